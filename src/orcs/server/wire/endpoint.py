"""Endpoint: the part of a connection that every pick passes. It is compiled, and has no coroutines."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from orcs.server.rooms.chamber import Chamber, carry_out_now
from orcs.server.wire.buckets import Buckets
from orcs.tables.commands import read_command
from orcs.tables.refusal import Refused

QUEUED: Final = 64
"""A listener with this many messages queued is too slow: it gets the whole view instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Endpoint:
    """One listener's end of a line. What cannot be written at once waits in a queue, so that nobody waits for a slow
    line."""

    def __init__(
        self, room: Chamber, person: str, name: str, seat: int, link: str, address: str, write: Callable[[bytes], bool]
    ) -> None:
        self.room = room
        self.person = person
        self.name = name
        self.seat = seat
        self.link = link
        self.address = address
        self.write_now = write
        """Writes a message, unless it must wait."""
        self.queue: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.writing = False
        self.behind = False
        self.shut = ""
        self.busy = True
        """Whether a message is being handled."""
        self.idle: asyncio.Future[None] | None = None
        """Who goes on when that is done."""

    def shut_out(self, why: str = "problem-banned") -> None:
        """End the connection: its person was banned, or may no longer watch."""
        self.shut = why
        self.wake.set()

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting for it to arrive."""
        if not (self.queue or self.writing or self.behind or self.shut) and self.write_now(message):
            return
        if len(self.queue) >= QUEUED:
            self.behind = True
            self.queue.clear()
        if not self.behind:
            self.queue.append(message)
        self.wake.set()

    def pick_now(self, limits: Buckets, data: str) -> bool:
        """Carry out a pick at once, unless it has to wait or is refused."""

        def done(error: BaseException | None) -> None:
            if error is not None:
                self.come_again(data, error)
            if self.idle is None:
                self.busy = False
            elif not self.idle.done():
                self.idle.set_result(None)

        try:
            command = read_command(data)
            self.busy = carry_out_now(limits, self.room, self.person, command, self, self.address, done)
        except Refused:
            return False
        return self.busy

    def come_again(self, data: str, error: BaseException) -> None:
        """Read a message once more that was taken at once and has failed."""
        raise NotImplementedError
