"""Turns: one at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock that can also be taken without waiting, by whoever is not a task."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.taken

    def take(self) -> bool:
        """Take it if nobody has it."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def acquire(self) -> None:
        """Wait for it."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was passed on to a task that no longer wants it
            raise

    def release(self) -> None:
        """Pass it on to whoever has waited longest."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
