"""Frames of a WebSocket without detours: messages as they usually are go straight between the line and the table.

Everything else (handshakes, pieces of messages, pings, closing, whatever breaks the rules) is left to the library, and
counted: frames that are no message pass the limit on messages by.
"""

from __future__ import annotations

import math
import struct
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "orcs.line"
"""Where the scope of a socket holds its Line."""
TEXT: Final = 0x81
WHOLE: Final = (TEXT, 0x82, 0x88, 0x89, 0x8A)
"""How frames begin after which another message may begin."""
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 1 << 16
HEAD: Final = 6
AHEAD: Final = 4
"""How many messages may wait to be read: pausing the line for each would cost more than reading it."""
SLICE: Final = 1024
"""How many bytes are parsed before they are counted: a chunk from the line can hold ten thousand frames."""
MOST_WAITING: Final = 100
"""More messages than this in one chunk close the socket."""
PARTS_PER_SECOND: Final = 10.0
PARTS_AT_ONCE: Final = 100.0
"""Limits for frames that are no message of their own: pings, pongs and continuations."""
TRY_AGAIN: Final = 1013


def framed(message: bytes) -> bytes:
    """A text message as it goes over the line."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONG:
        return struct.pack(">BBH", TEXT, 126, size) + message
    return struct.pack(">BBQ", TEXT, 127, size) + message


class Burst:
    """Messages of one round of the event loop, written one after the other at its end: their receivers then wake up
    once for many of them."""

    def __init__(self) -> None:
        self.frames: list[tuple[StraightProtocol, bytes]] = []

    def add(self, line: StraightProtocol, frame: bytes) -> None:
        """Write a frame soon."""
        if not self.frames:
            line.loop.call_soon(self.write)
        self.frames.append((line, frame))

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> Burst:
        """The one of an event loop."""
        return BURSTS.setdefault(loop, cls())

    def write(self) -> None:
        """Write all that wait."""
        frames, self.frames = self.frames, []
        for line, frame in frames:
            if not (line.close_sent or line.transport.is_closing()):
                line.transport.write(frame)


BURSTS: Final[WeakKeyDictionary[AbstractEventLoop, Burst]] = WeakKeyDictionary()


class Line(Protocol):
    """What a socket is connected by, where messages can be read and written without detours."""

    on_message: Callable[[str], bool] | None
    """Asked first whether it takes a message, if no other one waits."""

    def write_message(self, message: bytes) -> bool:
        """Write a text message in this round of the event loop; False if it must wait."""

    def come_again(self, text: str, failed: BaseException) -> None:
        """Queue a message that was taken at once and has failed."""


class StraightProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; short messages that come one at a time are read here, and those of the tables written."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.between = True
        """Whether the line is known to stand between two messages."""
        self.on_end: Callable[[], None] | None = None
        self.on_message: Callable[[str], bool] | None = None
        self.burst = Burst.of(self.loop)
        self.parts = PARTS_AT_ONCE
        self.parts_at = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_end is not None:
            self.on_end()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = cast(Any, {**(self.scope["extensions"] or {}), EXTENSION: self})

    def write_message(self, message: bytes) -> bool:
        """Write a text message in this round of the event loop; False if it must wait, for the line to drain or for its
        end to be noticed."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():  # the other end is gone, and the library has not been told yet
            return False
        self.burst.add(self, framed(message))
        return True

    async def send(self, message: Any) -> None:
        self.burst.write()  # what was passed on before goes first
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.between = self.between and not self.handshake_initiated
        elif self.between:
            size = data[1] - MASKED if len(data) >= HEAD else -1
            if not 0 <= size < SHORT or len(data) != HEAD + size or data[0] not in WHOLE:
                self.between = False
            elif data[0] == TEXT and self.conn.state is State.OPEN and not self.close_sent:
                with suppress(UnicodeDecodeError):
                    self.hear(apply_mask(data[HEAD:], data[2:HEAD]).decode())
                    return
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.close_sent:
                self.count_part()  # messages go nowhere now, so nobody else counts them
            if self.queue.qsize() > MOST_WAITING:
                self.cut_off()
            if self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if self.count_part():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.count_part():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.count_part():
            super().handle_pong(event)

    def schedule_ping(self) -> None:
        """Ping at a full second, so that all pings of a second leave together: to wake up costs more than to ping."""
        assert self.ping_interval is not None
        self.ping_timer = self.loop.call_at(math.ceil(self.loop.time() + self.ping_interval), self.send_keepalive_ping)

    def count_part(self) -> bool:
        """Count a frame that the limit on messages does not see; whether the line may still be used."""
        now = self.loop.time()
        self.parts = min(PARTS_AT_ONCE, self.parts + (now - self.parts_at) * PARTS_PER_SECOND) - 1
        self.parts_at = now
        if self.parts < 0:
            self.cut_off()
        return self.parts >= 0

    def cut_off(self) -> None:
        """Close the connection of a client that sends far too fast. It may come back."""
        if self.transport.is_closing():
            return
        if self.conn.state is State.OPEN:
            self.conn.fail(TRY_AGAIN, "too fast")
            self.handle_parser_exception()
        else:
            self.transport.abort()  # it was told to go, or has not been let in yet

    def come_again(self, text: str, failed: BaseException) -> None:
        self.queue.put_nowait(cast(Any, {"type": "websocket.receive", "text": text, "failed": failed}))

    def hear(self, text: str) -> None:
        """Pass a message on, at once or through a queue. A client that sends faster than we read has to wait."""
        if self.on_message is not None and self.queue.empty() and self.on_message(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
