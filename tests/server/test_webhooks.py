"""Notices by webhook: signed, told until heard, and only to addresses that may be called."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from orcs.server import hook_calls
from orcs.server.errors import Refused
from orcs.server.store.sqlite import SqliteStore
from orcs.server.store.store import Transaction
from orcs.server.webhooks import (
    FIRST_DELAY,
    JITTER,
    LAST_DELAY,
    TRIES,
    Deliverer,
    check_hook_url,
    delay,
    drop_notice,
    queue_notice,
    signature,
    verify_signature,
)

START = 1_800_000_000_000
SECRET = "whisper"
PATIENCE = 30.0


class Receiver:
    """A program of a player's: answers with the statuses it was given, then with 200."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.heard.append((self.path, dict(self.headers), body))
                status = receiver.statuses.pop(0) if receiver.statuses else 200
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook?room=1"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Receiver:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as started:
        yield started


class Scene:
    """A store with a table, and a deliverer whose clock stands still until it is moved."""

    def __init__(self, store: SqliteStore, allow_private: bool, tls: ssl.SSLContext | None) -> None:
        self.store = store
        self.now = START
        self.deliverer = self.another(allow_private, tls)

    def another(self, allow_private: bool = True, tls: ssl.SSLContext | None = None) -> Deliverer:
        return Deliverer(self.store, allow_private=allow_private, tls=tls, clock=lambda: self.now)

    async def hook(self, url: str, seat: int = 2) -> None:
        await self.store.write(lambda tx: tx.execute("INSERT INTO hooks VALUES (?, ?, ?, ?)", "oak", seat, url, SECRET))

    async def notice(self, seq: int = 7, seat: int = 2) -> bool:
        queued = await self.store.write(lambda tx: queue_notice(tx, "oak", seat, seq, self.now))
        self.deliverer.nudge()
        return queued

    async def pass_time(self, milliseconds: float) -> None:
        self.now += round(milliseconds)
        self.deliverer.nudge()

    async def rows(self, sql: str = "SELECT due, tries FROM deliveries") -> list[tuple[Any, ...]]:
        return await self.store.read(lambda tx: tx.query(sql))

    async def until_left(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(await self.rows()) != count:
                await asyncio.sleep(0.01)

    async def until_failed(self, times: int) -> None:
        """Wait until so many calls have failed and that is written down."""
        async with asyncio.timeout(PATIENCE):
            while self.deliverer.failed < times or self.deliverer._sending:
                await asyncio.sleep(0.01)


def play(
    folder: Path,
    act: Callable[[Scene], Awaitable[None]],
    *,
    allow_private: bool = True,
    tls: ssl.SSLContext | None = None,
) -> Deliverer:
    """Act a scene; returns the deliverer with its counts."""

    async def whole() -> Deliverer:
        store = SqliteStore(folder / "orcs.db")
        await store.start()
        scene = Scene(store, allow_private, tls)
        try:
            await store.write(add_table)
            scene.deliverer.start()
            await act(scene)
        finally:
            await scene.deliverer.stop()
            await store.stop()
        return scene.deliverer

    return asyncio.run(whole())


def add_table(tx: Transaction) -> None:
    tx.execute(
        "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed)"
        " VALUES ('oak', 'link', 'ann', 'playing', 0, 'all', '{}', 0, 0) ON CONFLICT DO NOTHING"
    )


def test_a_notice_is_signed_and_says_only_that_there_is_something_to_do(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        assert await scene.notice()
        await scene.until_left(0)

    assert play(tmp_path, act).delivered == 1
    ((path, headers, body),) = receiver.heard
    assert path == "/hook?room=1"
    assert json.loads(body) == {"event": "your_turn", "table": "oak", "seat": 2, "seq": 7, "at": START}
    assert headers["Content-Type"] == "application/json"
    assert headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert verify_signature(SECRET, headers["Orcs-Signature"], body, START / 1000)


def test_a_seat_without_a_hook_gets_no_notice(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.hook("http://127.0.0.1:9/", seat=1)
        assert not await scene.notice(seat=2)
        assert await scene.rows() == []

    play(tmp_path, act)


def test_a_seat_has_one_notice_waiting_at_most_and_none_once_it_has_moved(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.deliverer.stop()
        for seat in (1, 2):
            await scene.hook("http://127.0.0.1:9/", seat)
            await scene.notice(5, seat)
        await scene.notice(9)
        bodies = sorted(json.loads(body)["seq"] for (body,) in await scene.rows("SELECT body FROM deliveries"))
        assert bodies == [5, 9]
        await scene.store.write(lambda tx: drop_notice(tx, "oak", 2))
        assert len(await scene.rows()) == 1

    play(tmp_path, act)


def test_a_notice_is_tried_again_until_it_is_heard(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [500, 404]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        for tries in (1, 2):
            await scene.until_failed(tries)
            ((due, count),) = await scene.rows()
            assert count == tries
            assert due > scene.now
            await scene.pass_time(due - scene.now)
        await scene.until_left(0)

    deliverer = play(tmp_path, act)
    assert (deliverer.failed, deliverer.delivered, len(receiver.heard)) == (2, 1, 3)
    assert len({headers["Orcs-Signature"] for _, headers, _ in receiver.heard}) == 3
    assert len({headers["Orcs-Delivery"] for _, headers, _ in receiver.heard}) == 1


def test_a_notice_nobody_takes_is_given_up_in_the_end(
    tmp_path: Path, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    receiver.statuses = [503] * 99

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        for tries in range(1, TRIES):
            await scene.until_failed(tries)
            await scene.pass_time(LAST_DELAY * 2)
        await scene.until_left(0)
        assert len(await scene.rows("SELECT * FROM hooks")) == 1

    with caplog.at_level(logging.INFO, "orcs.server"):
        deliverer = play(tmp_path, act)
    assert (deliverer.failed, deliverer.given_up, len(receiver.heard)) == (TRIES, 1, TRIES)
    events = [getattr(record, "event", "") for record in caplog.records]
    assert events == ["hook_failed"] * (TRIES - 1) + ["hook_given_up"]


def test_waits_grow_from_seconds_to_hours() -> None:
    for tries, least in ((1, FIRST_DELAY), (TRIES - 1, LAST_DELAY)):
        waits = [delay(tries) for _ in range(50)]
        assert len(set(waits)) > 1
        assert all(least * (1 - JITTER) <= wait <= least * (1 + JITTER) for wait in waits)


def test_a_receiver_that_is_gone_for_good_loses_its_hook(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [410]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.until_left(0)
        assert await scene.rows("SELECT * FROM hooks") == []

    play(tmp_path, act)
    assert len(receiver.heard) == 1


def test_a_notice_whose_hook_was_taken_away_is_dropped(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        await scene.deliverer.stop()
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.store.write(lambda tx: tx.execute("DELETE FROM hooks"))
        scene.deliverer = scene.another()
        scene.deliverer.start()
        await scene.until_left(0)

    play(tmp_path, act)
    assert receiver.heard == []


def test_redirects_are_not_followed(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [302]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.until_failed(1)

    play(tmp_path, act)
    assert [path for path, _, _ in receiver.heard] == ["/hook?room=1"]


def test_what_a_stopped_server_left_is_sent_by_the_next(tmp_path: Path, receiver: Receiver) -> None:
    async def leave(scene: Scene) -> None:
        await scene.deliverer.stop()
        await scene.hook(receiver.url)
        await scene.notice()

    async def find(scene: Scene) -> None:
        await scene.until_left(0)

    play(tmp_path, leave)
    assert play(tmp_path, find).delivered == 1


def test_two_deliverers_do_not_send_the_same_notice(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        other = scene.another()
        other.start()
        for seat in (1, 2, 3, 4):
            await scene.hook(receiver.url, seat)
        for seq in range(10):
            for seat in (1, 2, 3, 4):
                await scene.notice(seq, seat)
            other.nudge()
            await scene.until_left(0)
        await other.stop()

    play(tmp_path, act)
    told = [(json.loads(body)["seat"], json.loads(body)["seq"]) for _, _, body in receiver.heard]
    assert len(told) == len(set(told)) == 40


@contextmanager
def answering(respond: Callable[[socket.socket], None]) -> Iterator[str]:
    """A server that reads a request and then does something odd; its address."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            try:
                with server.accept()[0] as line:
                    line.recv(65536)
                    respond(line)
            except OSError:
                pass  # the caller has hung up

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"
        server.close()
        thread.join(PATIENCE)


async def called(url: str) -> int:
    caller = hook_calls.Caller(allow_private=True)
    try:
        return await caller.post(url, b"{}", {})
    finally:
        caller.close()


def drip(line: socket.socket) -> None:
    line.sendall(b"HTTP/1.1 100 Wait\r\n")
    while True:
        line.sendall(b"x: y\r\n")
        threading.Event().wait(0.01)


def test_a_receiver_that_answers_drop_by_drop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook_calls, "TIMEOUT", 0.3)
    with answering(drip) as url, pytest.raises(hook_calls.CallError, match="no answer in time"):
        asyncio.run(called(url))


def test_of_a_long_answer_only_the_status_is_read() -> None:
    def endless(line: socket.socket) -> None:
        line.sendall(b"HTTP/1.1 103 Early\r\nLink: x\r\n\r\nHTTP/1.1 204 No Content\r\n")
        while True:
            line.sendall(b"x" * 65536)

    with answering(endless) as url:
        assert asyncio.run(called(url)) == 204


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 999 Odd\r\n", b"x" * 100_000])
def test_what_is_no_answer_is_a_failure(answer: bytes) -> None:
    with answering(lambda line: line.sendall(answer)) as url, pytest.raises(hook_calls.CallError):
        asyncio.run(called(url))


def test_nobody_there_is_a_failure() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(hook_calls.CallError):
        asyncio.run(called(f"http://127.0.0.1:{port}/"))


def test_private_addresses_are_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url, 1)
        await scene.hook(receiver.url.replace("127.0.0.1", "localhost"), 2)
        await scene.hook(receiver.url.replace("127.0.0.1", "2130706433"), 3)
        await scene.hook(receiver.url.replace("127.0.0.1", "0x7f.1"), 4)
        for seat in (1, 2, 3, 4):
            await scene.notice(seat=seat)
        await scene.until_failed(4)

    assert play(tmp_path, act, allow_private=False).delivered == 0
    assert receiver.heard == []


@pytest.mark.parametrize("addresses", [["93.184.216.34", "127.0.0.1"], ["::ffff:10.0.0.1"], ["fe80::1%eth0"], ["odd"]])
def test_a_name_that_leads_to_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    monkeypatch.setattr(hook_calls, "resolve", lambda host, port: addresses)

    async def call() -> None:
        caller = hook_calls.Caller()
        with pytest.raises(hook_calls.CallError, match="not public"):
            await caller.post("https://hook.example/", b"", {})
        caller.close()

    asyncio.run(call())


def test_the_call_goes_to_the_address_that_was_checked_under_the_name(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    # The first address takes no connection: only one end of the loopback net listens.
    monkeypatch.setattr(hook_calls, "resolve", lambda host, port: ["127.0.0.2", "127.0.0.1"])
    assert asyncio.run(called(f"http://hook.example:{receiver.port}/")) == 200
    assert receiver.heard[0][1]["Host"] == f"hook.example:{receiver.port}"


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for localhost that nobody vouches for, with its key."""
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the certificate, and is not installed")
    path = tmp_path / "certificate.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    options = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(path), "-out", str(tmp_path / "public.pem")]
    subprocess.run([*command.split(), *options], check=True, capture_output=True)
    path.write_text(path.read_text() + (tmp_path / "public.pem").read_text())
    return path


def test_a_certificate_must_be_vouched_for_and_name_the_host(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook_calls, "resolve", lambda host, port: ["127.0.0.1"])
    with Receiver() as receiver:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        receiver.server.socket = context.wrap_socket(receiver.server.socket, server_side=True)
        monkeypatch.setattr(receiver.server, "handle_error", lambda request, client: None)
        trusting = ssl.create_default_context(cafile=str(certificate.with_name("public.pem")))

        async def status(host: str, tls: ssl.SSLContext | None) -> int:
            caller = hook_calls.Caller(allow_private=True, tls=tls)
            try:
                return await caller.post(f"https://{host}:{receiver.port}/", b"{}", {})
            finally:
                caller.close()

        assert asyncio.run(status("localhost", trusting)) == 200
        for host, tls in (("localhost", None), ("hook.example", trusting)):
            with pytest.raises(hook_calls.CallError, match="certificate verify failed"):
                asyncio.run(status(host, tls))
        assert len(receiver.heard) == 1


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com",
        "https://example.com/a/b?c=d#e",
        "https://example.com:8443/",
        "http://example.com:443/",
        "https://93.184.216.34/",
        "https://[2606:2800:220:1::1]:8443/",
    ],
)
def test_addresses_of_the_open_internet_are_taken(url: str) -> None:
    target = check_hook_url(url)
    assert target.netloc in url
    assert "#" not in target.path


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("https://example.com/" + "x" * 1000, "long"),
        ("", "form"),
        ("https://example.com/a b", "form"),
        ("https://example.com/\r\nX: y", "form"),
        ("https://exämple.com/", "form"),
        ("https:///path", "form"),
        ("https://[::1", "form"),
        ("https://exa$mple.com/", "form"),
        ("ftp://example.com/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("example.com", "scheme"),
        ("https://ann:secret@example.com/", "credentials"),
        ("https://@example.com/", "credentials"),
        ("https://example.com:0/", "port"),
        ("https://example.com:22/", "port"),
        ("https://example.com:99999/", "port"),
        ("https://example.com:x/", "port"),
        ("http://localhost/", "private"),
        ("http://printer.localhost/", "private"),
        ("http://127.0.0.1/", "private"),
        ("http://10.1.2.3/", "private"),
        ("http://169.254.169.254/latest", "private"),
        ("http://100.64.0.1/", "private"),
        ("http://224.0.0.1/", "private"),
        ("http://0.0.0.0/", "private"),
        ("http://[::1]/", "private"),
        ("http://[fd00::1]/", "private"),
        ("http://[fe80::1%25eth0]/", "private"),
        ("http://[::ffff:127.0.0.1]/", "private"),
        ("http://[2002:7f00:1::]/", "private"),
        ("http://[64:ff9b::7f00:1]/", "private"),
    ],
)
def test_other_addresses_are_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(Refused) as error:
        check_hook_url(url)
    assert (error.value.message, error.value.status, error.value.fields) == (
        "problem-hook_url",
        400,
        {"reason": reason},
    )


def test_private_addresses_can_be_allowed() -> None:
    assert check_hook_url("http://127.0.0.1:81/", allow_private=True).port == 81
    assert check_hook_url("http://localhost/", allow_private=True).host == "localhost"


def test_a_signature_holds_for_its_secret_its_body_and_a_short_time() -> None:
    header = signature(SECRET, b"body", 1000)
    assert header.startswith("t=1000,v1=")
    assert verify_signature(SECRET, header, b"body", 1000.5)
    assert verify_signature(SECRET, header, b"body", 1060, tolerance=60)
    assert not verify_signature(SECRET, header, b"body", 1061, tolerance=60)
    assert not verify_signature(SECRET, header, b"body", 600)
    assert not verify_signature("shout", header, b"body", 1000)
    assert not verify_signature(SECRET, header, b"body!", 1000)
    assert not verify_signature(SECRET, header.replace("t=1000", "t=1001"), b"body", 1000)
    for broken in ("", "t=1000", "v1=ab", "t=x,v1=" + "0" * 64, header + ",", header.upper(), "t=1000,v1=é"):
        assert not verify_signature(SECRET, broken, b"body", 1000)
