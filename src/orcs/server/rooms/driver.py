"""Driver: waits for what is due at a table, asks bots, and sends the commands that no person sends."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from orcs import Ask
from orcs.server import clock
from orcs.tables.commands import Pick, TableCommand, TimeOut
from orcs.tables.due import Due
from orcs.tables.refusal import Refused

log = logging.getLogger("orcs.server")

Key = tuple[int, int, str, int]


class Driver:
    """The tasks that wait at one table. `do` carries a command out, `think` asks a bot, `failed` is called after a
    task came to nothing, with the error unless it was a refusal."""

    __slots__ = ("do", "failed", "tasks", "think")

    def __init__(
        self,
        do: Callable[[TableCommand], Awaitable[None]],
        think: Callable[[Ask], Awaitable[str]],
        failed: Callable[[BaseException | None], None],
    ) -> None:
        self.do = do
        self.think = think
        self.failed = failed
        self.tasks: dict[Key, asyncio.Task[None]] = {}

    def plan(self, dues: Sequence[Due]) -> None:
        """Wait for what is due now, and for nothing else."""
        if not (self.tasks or dues):
            return
        wanted = {due.key: due for due in dues}
        current = asyncio.current_task()
        for key in [key for key in self.tasks if key not in wanted]:
            task = self.tasks.pop(key)
            if task is not current:
                task.cancel()
        for key, due in wanted.items():
            if key not in self.tasks:
                self.tasks[key] = self.start(key, self.work(due))

    def start(self, key: Key, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work until it is done."""
        task = asyncio.create_task(work)
        task.add_done_callback(lambda done: self.ended(key, done))
        return task

    def ended(self, key: Key, task: asyncio.Task[None]) -> None:
        """Drop a task, and report it if it came to nothing. A refusal of one that was replaced is nobody's business."""
        error = None if task.cancelled() else task.exception()
        current = self.tasks.get(key) is task
        if current:
            del self.tasks[key]
        if error is not None and (current or not isinstance(error, Refused)):
            self.failed(None if isinstance(error, Refused) else error)

    def stop(self) -> None:
        """Stop everything."""
        self.plan(())

    async def work(self, due: Due) -> None:
        """Wait until something is due, and do it."""
        ask = due.ask
        if due.by == "bot":
            # Bots answer at the table's pace, however long they thought.
            pick = await self.think(ask) if len(ask.options) > 1 else ask.options[0]
            await wait_until(due.at)
            await self.do(Pick(ask.seat, ask.id, pick, "bot"))
        elif due.by == "clock":
            await wait_until(due.at)
            await self.do(TimeOut(ask.seat, ask.id))
        else:
            await asyncio.sleep(random.choice(due.delays) / 1000)
            await self.do(Pick(ask.seat, ask.id, ask.options[0], "auto"))


async def wait_until(at: int) -> None:
    """Sleep until a time."""
    while (left := at - clock.now_ms()) > 0:
        await asyncio.sleep(left / 1000)
