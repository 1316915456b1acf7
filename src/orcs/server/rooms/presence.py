"""Presence: who is connected to a table through another process.

Each process stores a row with the seats that are connected through it, for every table where there are any, and another
that says when it was last alive. Any process removes the rows of one that died. A store that only one process uses
holds neither.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from orcs.server import clock
from orcs.server.rooms.room import Room
from orcs.server.store import Store, StoreError, Transaction

BEAT = 3.0
DEAD = 10_000
"""How long after its last sign of life a process counts as dead."""
SET = (
    "INSERT INTO presence (table_id, process, seats) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats"
)


class Presence:
    """What this process tells the others about its people, and learns about theirs. `spawn` starts a task, `hear` is
    called with each table that a dead process was connected to."""

    def __init__(
        self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None], hear: Callable[[str, int], None]
    ) -> None:
        self.store = store
        self.spawn = spawn
        self.hear = hear
        self.process = secrets.token_hex(8)
        self.here: dict[str, int] = {}
        self.untold: set[str] = set()
        self.telling = False
        self.beaten = 0.0

    def note(self, room: Room) -> None:
        """A person has come or gone: tell the other processes soon."""
        if not self.store.shared:
            return
        seats = bits(seat for seat in room.audience.connected_here() if seat >= 0)
        if seats != self.here.get(room.id, 0):
            self.here[room.id] = seats
            self.untold.add(room.id)
            self.spawn(self.tell())

    async def tell(self) -> None:
        """Store what has changed, all at once. What cannot be stored now waits for the next sign of life."""
        if self.telling:
            return
        self.telling = True
        try:
            while self.untold:
                changed = {table: self.here.get(table, 0) for table in self.untold}
                self.untold.clear()
                try:
                    await self.store.write(connecting(self.process, changed))
                except StoreError:
                    self.untold |= changed.keys()
                    return
                for table, seats in changed.items():
                    if not seats and not self.here.get(table):
                        self.here.pop(table, None)
        finally:
            self.telling = False

    async def beat(self) -> None:
        """Now and then: give a sign of life, and remove what dead processes left behind."""
        if not self.store.shared or time.monotonic() < self.beaten + BEAT:
            return
        known, left = await self.store.write(living(self.process, clock.now_ms()))
        self.beaten = time.monotonic()
        if not known:
            self.untold |= self.here.keys()  # the others took this process for dead
        await self.tell()
        for table in left:
            self.hear(table, 0)

    async def look(self, room: Room) -> None:
        """See who is connected to a table elsewhere."""
        if not self.store.shared:
            return
        rows = await self.store.read(
            lambda tx: tx.query("SELECT seats FROM presence WHERE table_id = ? AND process <> ?", room.id, self.process)
        )
        async with room.locked() as table:
            seats = {seat for seat in range(len(table.seats)) if any(row[0] & bits([seat]) for row in rows)}
            if seats != room.audience.elsewhere:
                room.audience.elsewhere = seats
                room.tell([])

    async def leave(self) -> None:
        """This process ends: nobody is connected through it any more."""
        if self.store.shared:
            await self.store.write(lambda tx: remove(tx, self.process))


def bits(seats: Iterable[int]) -> int:
    """Seats as one number."""
    return sum(1 << seat for seat in seats)


def connecting(process: str, changed: Mapping[str, int]) -> Callable[[Transaction], None]:
    """The work that stores who is connected through a process."""

    def work(tx: Transaction) -> None:
        for table, seats in sorted(changed.items()):
            if seats:
                tx.execute(SET, table, process, seats)
            else:
                tx.execute("DELETE FROM presence WHERE table_id = ? AND process = ?", table, process)
            tx.announce(table, 0)

    return work


def living(process: str, now: int) -> Callable[[Transaction], tuple[bool, list[str]]]:
    """The work of a sign of life: whether the others took this process for alive, and the tables of dead ones."""

    def work(tx: Transaction) -> tuple[bool, list[str]]:
        known = tx.execute("UPDATE processes SET seen = ? WHERE id = ?", now, process) > 0
        if not known:
            tx.execute("INSERT INTO processes (id, seen) VALUES (?, ?)", process, now)
        dead = tx.query("SELECT id FROM processes WHERE seen < ?", now - DEAD)
        return known, [table for (each,) in dead for table in remove(tx, each)]

    return work


def remove(tx: Transaction, process: str) -> list[str]:
    """Remove what a process has stored; the tables where it had people."""
    rows = tx.query("DELETE FROM presence WHERE process = ? RETURNING table_id", process)
    tx.execute("DELETE FROM processes WHERE id = ?", process)
    for (table,) in rows:
        tx.announce(table, 0)
    return [table for (table,) in rows]
