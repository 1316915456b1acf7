"""The least of HTTP and WebSocket that a load generator needs, so that it stays lighter than the server it drives."""

from __future__ import annotations

import asyncio
import json
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from typing import Any, cast

FINAL_TEXT = 0x81
CLOSE = 0x88
PING = 0x89
PONG = 0x8A
# A client must mask what it sends; masked with zeros, it stays as it is.
MASKED = 0x80
NO_MASK = bytes(4)
TIMEOUT = 60
HERE = "127.0.0.1"

Hear = Callable[[bytes], None]


def address_of(number: int) -> str:
    """An address of this machine for those who sit at one table, as if they lived in one house. Linux has millions."""
    return f"127.{1 + number // 65_536}.{number // 256 % 256}.{number % 256}"


class WebSocket(asyncio.Protocol):
    """One connection. `hear` is called with the payload of each text message."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.received = 0
        self.buffer = bytearray()
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports do not inherit from asyncio's, but behave the same.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open and not self.shake_hands():
            return
        self.received += len(data)
        self.read_frames()

    def shake_hands(self) -> bool:
        """Whether the server has accepted the upgrade."""
        head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.ready.set_exception(ConnectionError((head + b" " + rest[:300]).decode(errors="replace")))
            self.close()
            return False
        self.buffer = bytearray(rest)
        self.open = True
        if not self.ready.done():  # nobody waits any more when the load ends
            self.ready.set_result(None)
        return True

    def read_frames(self) -> None:
        """Pass on every complete message."""
        buffer = self.buffer
        at = 0
        while len(buffer) >= at + 2:
            length = buffer[at + 1]
            begin = at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            end = begin + length
            if len(buffer) < end:
                break
            kind = buffer[at]
            if kind == FINAL_TEXT:
                self.hear(bytes(buffer[begin:end]))
            elif kind == PING:
                self.send(bytes(buffer[begin:end]), PONG)
            elif kind == CLOSE:
                self.close()
            at = end
        if at:
            del buffer[:at]

    def send(self, payload: bytes, kind: int = FINAL_TEXT) -> None:
        """Send a message of less than 64 kB."""
        assert self.transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | 126, size >> 8, size & 255))
        self.transport.write(head + NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed during the handshake"))

    def close(self) -> None:
        """Drop the connection."""
        if self.transport is not None:
            self.transport.close()


def upgrade(host: str, path: str, token: str | None = None) -> bytes:
    """The request that opens a WebSocket."""
    bearer = f"Authorization: Bearer {token}\r\n" if token is not None else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{bearer}\r\n"
    ).encode()


async def open_socket(port: int, path: str, hear: Hear, token: str | None = None, address: str = HERE) -> WebSocket:
    """An open WebSocket from an address, after its handshake."""
    request = upgrade(f"{HERE}:{port}", path, token)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: WebSocket(request, hear), HERE, port, local_addr=(address, 0))
    await asyncio.wait_for(socket.ready, TIMEOUT)
    return socket


class Http:
    """A pool of persistent connections from one address for JSON requests."""

    def __init__(self, port: int, address: str = HERE, connections: int = 1) -> None:
        self.port = port
        self.address = address
        self.free: asyncio.Queue[tuple[StreamReader, StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def request(self, method: str, path: str, token: str | None = None, body: object = None) -> Any:
        """The JSON of the answer; RuntimeError if the server refuses."""
        link = await self.free.get()
        kept = None
        try:
            if link is None or link[1].is_closing() or link[0].at_eof():
                link = await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))
            status, content = await exchange(link, self.port, method, path, token, body)
            kept = link
        finally:
            self.free.put_nowait(kept)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content.decode(errors='replace')[:300]}")
        return json.loads(content or b"null")

    def close(self) -> None:
        """Close the connections that are kept; the next request opens another."""
        for _ in range(self.free.qsize()):
            if link := self.free.get_nowait():
                link[1].close()
            self.free.put_nowait(None)


async def exchange(
    link: tuple[StreamReader, StreamWriter], port: int, method: str, path: str, token: str | None, body: object
) -> tuple[int, bytes]:
    """One request over a persistent connection: status and content."""
    reader, writer = link
    data = b"" if body is None else json.dumps(body).encode()
    bearer = f"Authorization: Bearer {token}\r\n" if token is not None else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\n{bearer}"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    return int(lines[0].split()[1]), await reader.readexactly(int(headers.get("content-length", "0")))
