"""Requests of bounded size and time: what a proxy does for a server that has one.

Uvicorn's protocol waits for ever for the rest of a request and holds as many headers as are sent.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from orcs.server.web.security import address_key
from orcs.server.wire.buckets import Rate
from orcs.server.wire.frames import StraightProtocol
from orcs.server.wire.limits import Limits
from orcs.server.wire.passing import Passing
from orcs.tables.people import words_for
from orcs.tables.refusal import Refused

HEAD_BYTES: Final = 32 * 1024
"""The first line and all headers. A browser with full cookies sends a tenth of it."""
SLICE: Final = 4096
HEADERS: Final = 100
HEAD_SECONDS: Final = 15.0
"""From the connection, or the first byte of a further request, to the end of its headers."""
BODY_SECONDS: Final = 30.0
READ_SECONDS: Final = 60.0
"""How long a client may read nothing of its answer before it is dropped."""
CONNECTIONS_PER_SECOND: Final = 100.0
PIPELINED: Final = 8
"""How many requests may be sent before the first is answered. Browsers send one."""
HOLD_SECONDS: Final = 2.0
"""How long an excess connection waits for its refusal; otherwise it would come back at once."""
SPARE_BYTES: Final = 256 * 1024
"""How much may follow a body that was refused for its size, until its sender has read why."""
PIECES: Final = 1000
PIECE_BYTES: Final = 1024
"""A body may come in PIECES (chunks, trailers, slices), and one more for each PIECE_BYTES."""


class Lines:
    """How many connections each address has open, and how many it has made lately."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.made = Limits({"line": Rate(CONNECTIONS_PER_SECOND, max(most, 100))}, clock=clock)
        self.held = 0
        """Connections that are too many, and wait to be told so."""
        self.open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count one more, if there may be one."""
        if self.open[address] >= self.most:
            return False
        try:
            self.made.take("line", address)
        except Refused:
            return False
        self.open[address] += 1
        return True

    def release(self, address: str) -> None:
        """It was closed."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def too_big() -> Refused:
    """The refusal of a request whose headers are too long or too many."""
    return Refused("problem-head_too_big", 431, most=HEAD_BYTES, count=HEADERS)


class BoundedProtocol(HttpToolsProtocol):
    """Uvicorn's protocol; a request that is too big, or does not arrive in time, ends the connection."""

    def __init__(self, *args: Any, lines: Lines | None = None, passing: Passing | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lines = lines
        self.passing = passing
        self.counted = ""
        self.in_head = True
        self.size = 0
        """Bytes of the current head or body, with all that is sent around a body."""
        self.pieces = 0
        self.arriving: TimerHandle | None = None
        self.leaving: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect(HEAD_SECONDS)
        if self.lines is not None and self.client is not None:
            address = address_key(self.client[0])
            if self.lines.take(address):
                self.counted = address
            else:
                self.crowded(self.lines)

    def crowded(self, lines: Lines) -> None:
        """This is one connection too many."""
        transport = self.transport
        if lines.held >= lines.most:
            transport.abort()
            return
        refused = Refused("problem-too_many_connections", 429, count=lines.most, seconds=round(HEAD_SECONDS))
        lines.held += 1
        transport.pause_reading()

        def answer() -> None:
            lines.held -= 1
            self.turn_away(refused)

        self.loop.call_later(HOLD_SECONDS, answer)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        self.resume_writing()
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Count this connection no longer."""
        if self.lines is not None and self.counted:
            self.lines.release(self.counted)
            self.counted = ""

    def expect(self, seconds: float | None) -> None:
        """Wait this long for the next part of a request; None for as long as it takes."""
        self.arriving = self.timer(self.arriving, seconds, self.too_slow)

    def timer(self, old: TimerHandle | None, seconds: float | None, late: Callable[[], None]) -> TimerHandle | None:
        """A new timer in place of an old one."""
        if old is not None:
            old.cancel()
        return None if seconds is None else self.loop.call_later(seconds, late)

    # Sizes

    def data_received(self, data: bytes) -> None:
        if self.arriving is None and self.in_head:
            self.expect(HEAD_SECONDS)
        # Only a little is parsed at a time: it may hold hundreds of heads, or of chunks.
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            part = data[at : at + SLICE]
            self.size += len(part)
            super().data_received(part)
            if self.in_head and self.size >= HEAD_BYTES:
                self.turn_away(too_big())
            elif not self.in_head and self.size > self.config.ws_max_size + SPARE_BYTES:
                self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.in_head:
            self.count_piece()  # a trailer: nobody asked for it, and what it says was not checked
            return
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            self.turn_away(too_big())

    def on_headers_complete(self) -> None:
        if not self.transport.is_closing():
            self.in_head = False
            self.size = self.pieces = 0
            self.expect(BODY_SECONDS)
            super().on_headers_complete()
            if len(self.pipeline) > PIPELINED:
                self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self.count_piece()
        if not self.transport.is_closing():
            super().on_body(body)

    def count_piece(self) -> None:
        """Count a piece of a body: each costs a call, however short it is."""
        self.pieces += 1
        if self.pieces > PIECES + self.size // PIECE_BYTES:
            self.turn_away(Refused("problem-bad_message", 400, text="Transfer-Encoding"))

    def on_message_complete(self) -> None:
        self.in_head = True
        self.size = 0
        self.expect(None)
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        if self.passing is not None and self.passing.pass_on(self.url, self.head(), self.transport):
            self.transport.abort()  # the connection goes on in another process
            return
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, StraightProtocol):
            upgraded.on_end = self.release  # it is the same connection
            if not upgraded.handshake_initiated:
                # The library could not read it: a line over 8 kB, or a body. It would neither answer nor hang up.
                self.turn_away(Refused("problem-bad_message", 400, text="Upgrade"))

    def head(self) -> bytes:
        """The request again, without its body."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers]
        return b"\r\n".join([*lines, b"", b""])

    # Times

    def too_slow(self) -> None:
        """The request has not arrived in time."""
        self.arriving = None
        if self.in_head and not self.size:
            self.transport.close()  # nothing was asked, so nothing is answered
        else:
            self.turn_away(Refused("problem-too_slow", 408))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving = self.timer(self.leaving, READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.leaving = self.timer(self.leaving, None, self.transport.abort)

    def turn_away(self, refused: Refused) -> None:
        """Say why a request is turned away, and end the connection. An answer that has begun is only cut off."""
        if self.transport.is_closing():
            return
        if not self.in_head and self.cycle.response_started:
            self.transport.abort()
            return
        body = msgspec.json.encode(refused.problem(words_for("")))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n" % len(body)
        if "seconds" in refused.fields:
            head += f"retry-after: {refused.fields['seconds']}\r\n".encode()
        self.transport.write(STATUS_LINE[refused.status] + head + b"\r\n" + body)
        self.transport.close()
