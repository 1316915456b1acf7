"""Chamber: the part of a room that every pick passes. It is compiled, and has no coroutines."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orcs.engine.core import Event
from orcs.server.rooms.ledger import Change, Ledger
from orcs.server.rooms.turns import Turn
from orcs.server.wire.buckets import Buckets
from orcs.tables import commands as c
from orcs.tables.audience import Audience, Listener
from orcs.tables.table import Table

PICKS: Final = (c.Answer, c.Answers, c.Undo, c.Redo, c.Restart)
Done = Callable[[BaseException | None], None]
"""Called after everybody was told, or with what went wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chamber:
    """A table and everybody connected to it."""

    __slots__ = ("audience", "driving", "journal", "lock", "noticed", "timed", "used")

    def __init__(self, journal: Ledger, timed: Callable[[float], None], noticed: Callable[[Any], None]) -> None:
        self.journal = journal
        self.audience = Audience(journal.table, journal.link, journal.names)
        self.timed = timed
        """Told how many seconds each command took."""
        self.noticed = noticed
        """Called after a person has come, gone or changed seats."""
        self.lock = Turn()
        self.driving = False
        self.used = time.monotonic()

    @property
    def table(self) -> Table:
        """The table. Only the holder of the lock may rely on it."""
        return self.journal.table

    def busy(self) -> bool:
        """Whether somebody is at work here, or the table has to be read again first."""
        return self.journal.suspect or self.lock.locked()

    def do_now(self, command: c.TableCommand, listener: Listener, ref: int | None, done: Done) -> bool:
        """Carry a command out without waiting, if nobody else is at work here. False, with nothing done, if the command
        has to wait or is refused."""
        if self.busy() or not self.lock.take():
            return False
        began = time.monotonic()
        self.used = began

        def stored(change: Change, error: BaseException | None) -> None:
            try:
                if error is None:
                    self.driving = True
                    progress = change.progress
                    self.tell(progress.events, listener, ref, undone=progress.undone)
                    self.timed(time.monotonic() - began)
            except Exception as failure:
                error = failure
            finally:
                self.lock.release()
                self.recover()
            done(error)

        begun = False
        try:
            begun = self.journal.do_now(command, stored)
        finally:
            if not begun:
                self.lock.release()
                self.recover()
        return begun

    def tell(
        self,
        events: list[Event],
        asker: Listener | None = None,
        ref: int | None = None,
        newcomer: Listener | None = None,
        *,
        undone: bool = False,
    ) -> None:
        """Tell everybody what has changed, and wait for what is due from here on."""
        self.plan()
        if self.audience.broadcast(self.table, events, asker, ref, newcomer, undone=undone):
            self.noticed(self)

    def plan(self) -> None:
        """Wait for what is due now."""
        raise NotImplementedError

    def recover(self) -> None:
        """Reload a table whose last write failed, once the store is back."""
        raise NotImplementedError


def carry_out_now(
    limits: Buckets, room: Chamber, person: str, command: c.AnyCommand, listener: Listener, address: str, done: Done
) -> bool:
    """Carry out a listener's pick without waiting. False, with nothing done and counted, if it is no pick, has to wait,
    or is refused."""
    if not isinstance(command, PICKS) or room.busy():
        return False
    counts = (("traffic", address), ("message", person), ("stored_here", address))
    for kind, key in counts:
        limits.take(kind, key)
    if room.do_now(c.Request(person, command), listener, command.ref, done):
        return True
    for kind, key in counts:
        limits.charge(kind, key, -1.0)
    return False
