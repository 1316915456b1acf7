"""Requests that are too big or too slow end their connection; others are not affected."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from orcs.client import Server
from orcs.server.wire import requests
from orcs.server.wire.frames import StraightProtocol
from tests.server.running import running

pytestmark = pytest.mark.outside

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ASK = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
UPGRADE = (
    b"host: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body, or with a long body on request."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(300 if scope["path"] == "/long" else 0):
        await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
    await send({"type": "http.response.body", "body": str(size).encode()})


@asynccontextmanager
async def listening(lines: requests.Lines | None = None) -> AsyncIterator[Callable[[], Awaitable[Line]]]:
    """A server with only this protocol; a function that connects to it."""
    config = uvicorn.Config(app, http=requests.BoundedProtocol, ws=StraightProtocol, ws_max_size=1000, log_config=None)
    state, loop = ServerState(), asyncio.get_running_loop()
    config.load()
    server = await loop.create_server(lambda: requests.BoundedProtocol(config, state, {}, lines=lines), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    called: list[Line] = []

    async def call() -> Line:
        called.append(await asyncio.open_connection("127.0.0.1", port))
        return called[-1]

    try:
        yield call
    finally:
        for _, writer in called:
            writer.transport.abort()
        server.close()


def tell(
    story: Callable[[Callable[[], Awaitable[Line]]], Awaitable[None]], *, lines: requests.Lines | None = None
) -> None:
    async def run() -> None:
        async with asyncio.timeout(60), listening(lines) as call:
            await story(call)

    asyncio.run(run())


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All data until the connection ends."""
    told = b""
    with suppress(ConnectionError):
        while part := await reader.read(65_536):
            told += part
    return told


def problem(told: bytes) -> str:
    return str(json.loads(told.partition(b"\r\n\r\n")[2])["code"])


@pytest.mark.parametrize(
    "head",
    [
        b"x: " + b"y" * 100_000,  # one that does not end
        b"x" * 100_000,  # not even its name
        b"x: y\r\n" * 6_000,
        b"a:\r\n" * 101,
    ],
)
def test_headers_are_bounded(head: bytes) -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(ASK + head)
        told = await rest(reader)
        assert told.startswith(b"HTTP/1.1 431 ")
        assert problem(told) == "head_too_big"

    tell(story)


def test_headers_are_bounded_in_every_request_of_a_connection() -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        for _ in range(3):
            writer.write(ASK + b"x: " + b"y" * 20_000 + b"\r\n\r\n")
            assert await reader.readuntil(b" 200 OK")
            await reader.readuntil(b"0\r\n\r\n")
        writer.write(ASK + b"x: " + b"y" * 40_000)
        assert b"431" in await rest(reader)

    tell(story)


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"G", ASK, ASK + b"content-length: 10\r\n\r\nhalf"])
def test_who_does_not_finish_a_request_is_dropped(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.2)

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(sent)
        told = await rest(reader)
        if sent:
            assert told.startswith(b"HTTP/1.1 408 ")
            assert problem(told) == "too_slow"
        else:
            assert told == b""

    tell(story)


def test_bytes_that_trickle_in_give_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HEAD_SECONDS", 0.3)

    async def story(call: Any) -> None:
        reader, writer = await call()
        ended = asyncio.create_task(rest(reader))
        with suppress(ConnectionError):
            while not ended.done():
                writer.write(b"G" if not writer.transport.is_closing() else b"")
                await asyncio.sleep(0.02)
        assert (await ended).startswith(b"HTTP/1.1 4")

    tell(story)


def test_a_second_request_has_as_long_as_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HEAD_SECONDS", 0.3)

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(ASK + b"\r\n")
        await reader.readuntil(b"0\r\n\r\n")
        await asyncio.sleep(0.5)  # between requests the keep-alive timeout applies
        writer.write(ASK)
        assert problem(await rest(reader)) == "too_slow"

    tell(story)


def test_a_body_without_end_ends_the_connection() -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 999999999\r\n\r\n")
        ended = asyncio.create_task(rest(reader))
        sent = 0
        with suppress(ConnectionError):
            while not ended.done() and sent < 100_000_000:
                writer.write(b"x" * 65_536)
                sent += 65_536
                await writer.drain()
        await ended
        assert sent < 50_000_000

    tell(story)


def chunked(*chunks: bytes) -> bytes:
    """A request with these chunks."""
    head = b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"
    return head + b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks)


def test_a_body_may_come_in_chunks() -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(chunked(*[b"x"] * 500, b"y" * 300, b""))
        assert b"\r\n800\r\n" in await rest(reader)

    tell(story)


def test_a_body_in_far_too_many_chunks_is_refused_before_they_are_all_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read = 0
    on_body = requests.BoundedProtocol.on_body

    def count(self: requests.BoundedProtocol, body: bytes) -> None:
        nonlocal read
        read += 1
        on_body(self, body)

    monkeypatch.setattr(requests.BoundedProtocol, "on_body", count)

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(chunked(*[b"x"] * 30_000))
        told = await rest(reader)
        assert told.startswith(b"HTTP/1.1 400 ")
        assert problem(told) == "bad_message"
        assert read < 3_000

    tell(story)


def test_trailers_are_not_taken_for_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(requests.BoundedProtocol, "on_response_complete", lambda self: seen.extend(self.headers))

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(chunked(b"x") + b"0\r\nx-forwarded-for: 192.0.2.1\r\n\r\n")
        assert b"200 OK" in await rest(reader)
        assert [name for name, _ in seen] == [b"host", b"transfer-encoding", b"connection"]

    tell(story)


@pytest.mark.parametrize("end", [b"1;" + b"x" * 1_000_000, b"0\r\nx: " + b"y" * 1_000_000])
def test_what_comes_around_a_body_is_bounded_too(end: bytes) -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(chunked(b"x") + end)
        assert await rest(reader) == b""

    tell(story)


def test_who_does_not_read_the_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "READ_SECONDS", 0.2)

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.transport.pause_reading()
        writer.write(b"GET /long HTTP/1.1\r\nhost: here\r\n\r\n")
        await asyncio.sleep(1.0)
        writer.transport.resume_reading()
        assert len(await rest(reader)) < 30_000_000

    tell(story)


def test_who_takes_time_but_reads_gets_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 5.0)

    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(b"POST /long HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\nconnection: close\r\n\r\n12")
        await asyncio.sleep(0.05)
        writer.write(b"34")
        assert len(await rest(reader)) > 30_000_000

    tell(story)


def test_a_running_server_bounds_the_headers_it_reads(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        before = server.memory()
        with socket.create_connection(("127.0.0.1", server.port), 30) as line:
            line.sendall(ASK)
            with suppress(ConnectionError):
                for number in range(1000):
                    line.sendall(b"x%d: " % number + b"y" * 100_000 + b"\r\n")
        assert server.memory() < before + 20_000_000
        with socket.create_connection(("127.0.0.1", server.port), 30) as line:
            line.sendall(ASK + b"x: " + b"y" * 40_000)
            assert line.recv(12) == b"HTTP/1.1 431"
        assert server.ready()


def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HOLD_SECONDS", 0.05)
    lines = requests.Lines(2)

    async def story(call: Any) -> None:
        one, two = await call(), await call()
        for _, writer in (one, two):
            writer.write(ASK)
        while lines.open["127.0.0.1"] < 2:
            await asyncio.sleep(0.01)
        reader, _ = await call()
        told = await rest(reader)
        assert told.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: 15\r\n" in told
        assert problem(told) == "too_many_connections"
        one[1].close()
        while lines.open["127.0.0.1"] > 1:
            await asyncio.sleep(0.01)
        reader, writer = await call()
        writer.write(ASK + b"connection: close\r\n\r\n")
        assert b"200 OK" in await rest(reader)

    tell(story, lines=lines)


def test_a_socket_is_the_connection_that_it_was(tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"ORCS_CONNECTIONS_PER_ADDRESS": "3"}) as server:
        host = Server(server.url)
        host.guest("Ann")
        table = host.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})
        for _ in range(5):  # counted no longer when they are closed
            with host.watch(table["id"]), host.watch(table["id"]):
                assert host.me()["name"] == "Ann"
        line = socket.socket()
        with host.watch(table["id"]), host.watch(table["id"]), host.watch(table["id"]), line:
            line.connect(("127.0.0.1", server.port))
            assert line.recv(12) == b"HTTP/1.1 429"


def test_requests_that_are_sent_without_waiting_for_answers_end_the_connection() -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write((b"GET /long HTTP/1.1\r\nhost: here\r\n\r\n") * 1000)
        assert len(await rest(reader)) < 30_000_000

    tell(story)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /socket?link=" + b"y" * 9_000 + b" HTTP/1.1\r\n",
        b"GET /socket HTTP/1.1\r\nx: " + b"y" * 9_000 + b"\r\n",
        b"GET /socket HTTP/1.1\r\ncontent-length: 5\r\n",
        b"POST /socket HTTP/1.1\r\ncontent-length: 5\r\n",
        b"GET /socket HTTP/1.1\r\ntransfer-encoding: chunked\r\n",
    ],
)
def test_an_upgrade_that_cannot_be_read_is_refused(head: bytes) -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(head + UPGRADE + b"\r\n")
        told = await rest(reader)
        assert told.startswith(b"HTTP/1.1 400 ")
        assert problem(told) == "bad_message"

    tell(story)


def test_an_upgrade_with_too_many_headers_is_no_error_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    async def story(call: Any) -> None:
        reader, writer = await call()
        writer.write(b"GET /socket HTTP/1.1\r\n" + UPGRADE + b"a:\r\n" * 101 + b"\r\n")
        assert problem(await rest(reader)) == "head_too_big"
        assert not caplog.messages

    tell(story)
