"""Driver: lets a room go on when no person has to act: bots answer, forced answers pass, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from orcs import Ask, Event
from orcs.server.errors import Refused
from orcs.server.steps import AnyFact, By, Left
from orcs.server.table import Table

if TYPE_CHECKING:
    from orcs.server.room import Room

log = logging.getLogger("orcs.server")

SAFE = ("done", "end", "skip", "pass")
THINKING = {"random": 0.1, "apprentice": 0.1, "adept": 0.4, "master": 1.0}
USUAL_TIMES = (1.8, 2.6, 3.4, 4.5, 6.0)
LONGEST_TIME = 30_000
RETRY = 1.0
TRANSPORT = 200
"""Milliseconds that it may take to ask a worker and hear its answer."""


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def bot_pace(table: Table, seat: int) -> int:
    """How many milliseconds after its question a bot answers: as many as its level may think, or more, so that a hand
    without a choice takes as long as any other. At a table without a pace, bots answer as soon as they can."""
    pace = table.wish.pace
    return pace and max(pace, int(THINKING[table.seats[seat].level] * 1000) + TRANSPORT)


def safe_pick(options: list[str]) -> str:
    """What is picked for somebody whose time is out: to stop if that is possible, else the first thing."""
    return next((pick for pick in SAFE if pick in options), options[0])


class Driver:
    """What a room does by itself. Of several processes, the one that kept the last step drives the table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driving = False
        self.tasks: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self.times: dict[int, deque[float]] = {}

    def due(self) -> int | None:
        """When something is due here that no person does; None if all wait for people without clocks."""
        table = self.room.table
        if table.status != "playing" or table.paused:
            return None
        moments: list[int] = []
        for ask in table.asks:
            if table.seats[ask.seat].by_bot:
                moments.append(table.asked_at[ask.seat] + bot_pace(table, ask.seat))
                continue
            if (deadline := table.clocks.deadline(ask.seat)) is not None:
                moments.append(deadline)
            if table.wish.auto_pass and len(ask.options) == 1:
                moments.append(table.asked_at[ask.seat] + LONGEST_TIME)
        return min(moments, default=None)

    def plan(self) -> None:
        """Set going what has to be done for the questions that are open now, and stop the rest."""
        table = self.room.table
        if self.room.broken:
            return  # the questions it shows may not be open; when it is read anew, this is called again
        wanted: dict[tuple[int, int, str], Ask] = {}
        if self.driving and table.status == "playing" and not table.paused:
            for ask in table.asks:
                if table.seats[ask.seat].by_bot:
                    wanted[(ask.id, ask.seat, "bot")] = ask
                    continue
                if table.clocks.deadline(ask.seat) is not None:
                    wanted[(ask.id, ask.seat, "clock")] = ask
                if table.wish.auto_pass and len(ask.options) == 1:
                    wanted[(ask.id, ask.seat, "auto")] = ask
        if not (self.tasks or wanted):
            return
        current = asyncio.current_task()
        for key in [key for key in self.tasks if key not in wanted]:
            task = self.tasks.pop(key)
            if task is not current:
                task.cancel()
        for key, ask in wanted.items():
            if key not in self.tasks:
                self.tasks[key] = self.start(key, self.work(key[2], ask))

    def work(self, kind: str, ask: Ask) -> Coroutine[Any, Any, None]:
        """What is done about one question."""
        if kind == "bot":
            return self.let_bot_answer(ask)
        return self.watch_clock(ask) if kind == "clock" else self.pass_on(ask)

    def start(self, key: tuple[int, int, str], work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work until it is done; while the store is away, try again."""
        task = asyncio.create_task(work)
        task.add_done_callback(lambda done: self.ended(key, done))
        return task

    def ended(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        """Forget a task; if it failed, try again a little later."""
        if self.tasks.get(key) is not task:
            return
        del self.tasks[key]
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not isinstance(error, Refused):
            log.warning("a table could not go on", extra={"table": self.room.id, "error": repr(error)})
            self.room.broken = True
            self.room.services.hall.recover(self.room)
        asyncio.get_running_loop().call_later(RETRY, self.plan)

    def stop(self) -> None:
        """Stop everything."""
        self.driving = False
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    async def let_bot_answer(self, ask: Ask) -> None:
        """Let the bot of a seat think, and answer at the table's pace, however long it thought."""
        room, table = self.room, self.room.table
        seat = table.seats[ask.seat]
        pick = ask.options[0]
        if len(ask.options) > 1:
            pick = await room.services.think(table, ask.seat, seat.level, ask.options, THINKING[seat.level])
        await asyncio.sleep(max(0.0, (table.asked_at.get(ask.seat, 0) + bot_pace(table, ask.seat) - now()) / 1000))
        await self.answer(ask, pick, "bot")

    async def pass_on(self, ask: Ask) -> None:
        """Give the only answer there is, after as long as this seat is wont to take, so that it tells nothing."""
        times = self.times.get(ask.seat) or USUAL_TIMES
        await asyncio.sleep(random.choice(list(times)))
        await self.answer(ask, ask.options[0], "auto")

    def note_time(self, seat: int) -> None:
        """Remember how long a person took over a question with several options."""
        table = self.room.table
        ask = table.ask_of(seat)
        if ask is not None and len(ask.options) > 1 and seat in table.asked_at:
            taken = min(LONGEST_TIME, now() - table.asked_at[seat]) / 1000
            self.times.setdefault(seat, deque(maxlen=20)).append(taken)

    async def watch_clock(self, ask: Ask) -> None:
        """When the time of a seat is out, do what the table has agreed on."""
        room = self.room
        deadline = room.table.clocks.deadline(ask.seat)
        if deadline is None:
            return
        await asyncio.sleep(max(0.0, (deadline - now()) / 1000))
        if room.table.wish.clock.on_timeout == "bot":
            await room.change(lambda table: self.leave(table, ask))
            return
        await self.answer(ask, safe_pick(ask.options), "clock")
        for _ in range(100):
            following = room.table.ask_of(ask.seat)
            if following is None or room.table.seats[ask.seat].by_bot or room.table.wish.clock.kind == "move":
                return
            await self.answer(following, safe_pick(following.options), "clock")

    def leave(self, table: Table, ask: Ask) -> tuple[AnyFact, list[Event]]:
        """A bot takes the seat of somebody whose time is out."""
        still = table.ask_of(ask.seat)
        if still is None or still.id != ask.id:
            raise Refused("problem-overtaken")
        return Left(ask.seat, "clock"), []

    async def answer(self, ask: Ask, pick: str, by: By) -> None:
        """Answer a question for a seat, if it is still open."""

        def make(table: Table) -> tuple[AnyFact, list[Event]]:
            still = table.ask_of(ask.seat)
            if still is None or still.id != ask.id or table.paused:
                raise Refused("problem-overtaken")
            return table.answer(ask.seat, still, pick, by)

        await self.room.change(make)
