"""Ledger: what a command changes at a table and in the store. Every pick passes here, so it is compiled, and has no
coroutines."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orcs.server import clock
from orcs.server.rooms.appending import Row, appending, seated
from orcs.server.store.store import Store
from orcs.tables.commands import TableCommand
from orcs.tables.due import Due
from orcs.tables.playing import Progress
from orcs.tables.refusal import Refused
from orcs.tables.table import Table

NEVER_READ: Final = -1
"""Marks a due time that was never read from the store; any other value was written by us."""
QUICK: Final = 1000
"""Turns that follow each other faster than this, in milliseconds, get no snapshot each: no person plays so fast."""


@dataclass
class Change:
    """What a command has changed at a table and is not stored yet."""

    progress: Progress
    row: Row
    turn: tuple[int, int, str]
    asked: set[int]
    ends: bool
    """Whether the game is over now."""
    began: float


Told = Callable[[Change, BaseException | None], None]
"""Called when a change is stored, or with what went wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """A table, and what the store holds of it."""

    __slots__ = (
        "asked",
        "due",
        "due_at",
        "held_at",
        "hooked",
        "link",
        "names",
        "notice",
        "seated",
        "store",
        "suspect",
        "table",
        "timed",
        "turn",
    )

    def __init__(
        self,
        store: Store,
        table: Table,
        link: str,
        names: dict[str, str],
        timed: Callable[[float], None],
        notice: Callable[[], None],
        *,
        hooked: bool,
    ) -> None:
        self.store = store
        self.link = link
        self.names = names
        self.timed = timed
        """Told how many seconds each change took to be stored."""
        self.notice = notice
        """Called when a webhook has something to deliver."""
        self.hooked = hooked
        """Whether somebody may want to be told by a webhook."""
        self.held_at = 0
        """When the last snapshot was made."""
        self.take(table)

    def take(self, table: Table) -> None:
        """Take a table as it was folded."""
        self.table = table
        self.asked = {ask.seat for ask in table.asks}
        self.seated = seated(table)
        self.turn = table.turn_mark()
        self.due: list[Due] = table.due()
        self.due_at: int | None = NEVER_READ
        self.suspect = False
        """Whether the table may differ from the store and must be folded again."""

    def do_now(self, command: TableCommand, done: Told) -> bool:
        """Carry out a command and append its fact, without waiting: `done` is called when the fact is on disk, or has
        failed. False, with nothing done, if this takes longer or is refused."""
        if self.suspect or self.table.record:
            return False
        try:
            change = self.begin(command)
        except Refused:
            return False
        if change.ends:
            self.write_end(change, done)
            return True

        def stored(queued: Any, error: BaseException | None) -> None:
            if error is None:
                self.keep(change, queued=bool(queued))
            done(change, error)

        self.store.post(appending(change.progress.fact, change.row), stored)
        return True

    def write_end(self, change: Change, done: Told) -> None:
        """Store a change that ends the game, with its record, without waiting for it."""
        raise NotImplementedError

    def begin(self, command: TableCommand) -> Change:
        """Carry out a command on the table, and find out what has to be stored. Refused if it is not allowed."""
        table = self.table
        was = table.status
        now = clock.now_ms()
        self.suspect = True
        try:
            progress = table.do(command, now)
        except Refused:
            self.suspect = False
            raise
        self.due = table.due()
        due_at: int | None = None
        for due in self.due:
            due_at = due.at if due_at is None else min(due_at, due.at)
        row = Row(table, due_at, self.names, put_off=due_at != self.due_at)
        turn = table.turn_mark()
        if turn != self.turn and table.can_be_held():
            row.turned = True
            if table.status != "playing" or now - self.held_at >= QUICK:
                row.snapshot = table.snapshot()
        asked = {ask.seat for ask in table.asks}
        if asked != self.asked:
            row.moved = {seat: seat in asked for seat in asked ^ self.asked}
            row.notify = asked - self.asked if self.hooked else ()
        if table.status == "gathering":
            sitting = seated(table)
            row.sat = {seat: person for seat, person in sitting.items() if self.seated.get(seat) != person}
            row.stood = [seat for seat, person in self.seated.items() if sitting.get(seat) != person]
        ends = table.status == "over" and was == "playing"
        return Change(progress, row, turn, asked, ends, time.perf_counter())

    def keep(self, change: Change, *, queued: bool) -> None:
        """A change is stored: now it is true. `queued` says whether a webhook has something to deliver."""
        self.timed(time.perf_counter() - change.began)
        self.suspect = False
        self.asked = change.asked
        if self.table.status == "gathering":
            self.seated = seated(self.table)
        self.due_at = change.row.due
        if change.row.turned:
            self.turn = change.turn
        if change.row.snapshot is not None:
            self.held_at = self.table.changed
        if queued:
            self.notice()
