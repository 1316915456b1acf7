"""Webhook calls: only to allowed addresses, with time limits, and signed."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orcs.server.hooks import calls as hook_calls
from orcs.server.hooks.delivery import check_hook_url, signature, verify_signature
from orcs.tables.refusal import Refused
from tests.server.receiver import PATIENCE, SECRET, Receiver, Scene, play

pytestmark = pytest.mark.outside


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
        names = ("127.0.0.1", "localhost", "2130706433", "0x7f.1")
        for seat, name in enumerate(names, 1):
            # Each of another person: one alone may not have so many calls under way.
            await scene.hook(receiver.url.replace("127.0.0.1", name), seat, f"person {seat}")
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
    # The first address accepts no connection: only one address of the loopback net listens.
    monkeypatch.setattr(hook_calls, "resolve", lambda host, port: ["127.0.0.2", "127.0.0.1"])
    assert asyncio.run(called(f"http://hook.example:{receiver.port}/")) == 200
    assert receiver.heard[0][1]["Host"] == f"hook.example:{receiver.port}"


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A self-signed certificate for localhost, with its key."""
    if not shutil.which("openssl"):
        pytest.skip("openssl, which makes the certificate, is not installed")
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


@pytest.mark.parametrize(
    "host", ["[::127.0.0.1]", "[64:ff9b:1::7f00:1]", "[64:ff9b:1::a00:1]", "[5f00::1]", "[4000::1]"]
)
def test_addresses_that_a_network_may_translate_are_private(host: str) -> None:
    with pytest.raises(Refused, match="problem-hook_url"):
        check_hook_url(f"https://[{host}]/", allow_private=False)
