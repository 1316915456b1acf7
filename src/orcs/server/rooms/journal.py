"""Journal: the facts of a table in the store. A command is done, its fact appended and committed; only then is it true.

A table is changed in place before its fact is stored. If the append fails, or nobody knows whether it did, the journal
drops the table and folds it again from the store before anybody uses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Self

from orcs import Event, PickError, RecordError
from orcs.server.metrics import Metrics
from orcs.server.records import recording
from orcs.server.rooms.appending import appending
from orcs.server.rooms.ledger import Change, Ledger, Told
from orcs.server.store import Conflict, Store, Transaction, outcome
from orcs.tables.commands import Repair, TableCommand
from orcs.tables.facts import Reverted, read_fact
from orcs.tables.fold import StoredTable, fold
from orcs.tables.playing import Progress
from orcs.tables.refusal import Refused
from orcs.tables.table import Table

MANY_FACTS = 200
LONG_GAME = 1000
"""The facts of a game whose record is made away from the event loop; that of a usual one takes a few milliseconds."""


class Journal(Ledger):
    """One table and its facts. For one task at a time."""

    __slots__ = ("metrics", "repaired")

    def __init__(
        self, store: Store, metrics: Metrics, notice: Callable[[], None], table: Table, link: str, names: dict[str, str]
    ) -> None:
        # Only one process alone can know that nobody wants to be told by a webhook.
        super().__init__(store, table, link, names, metrics.commit_seconds.observe, notice, hooked=store.shared)
        self.metrics = metrics
        self.repaired = False
        """Whether this process has repaired the table after a change of the rules, and so drives it."""

    @classmethod
    async def open(cls, store: Store, metrics: Metrics, notice: Callable[[], None], id: str) -> Self:
        """The journal of a stored table. Refused if there is none; RecordError or PickError if the rules cannot make
        sense of it."""
        stored = await read(store, id)
        table, repair = await folded(stored)
        journal = cls(store, metrics, notice, table, stored.link, await store.read(reading_names(table)))
        journal.hooked |= stored.hooked
        await journal.repair(repair)
        return journal

    # Writing

    async def do(self, command: TableCommand) -> Progress:
        """Carry out a command and append its fact. Refused if it is not allowed; Conflict if another process has
        appended a fact meanwhile."""
        if self.table.record:
            # To continue a record takes as long as its replay: not on the event loop.
            change = await asyncio.to_thread(self.begin, command)
        else:
            change = self.begin(command)
        await self.write(change)
        return change.progress

    def write_end(self, change: Change, done: Told) -> None:
        asyncio.create_task(self.write(change)).add_done_callback(lambda task: done(change, outcome(task)[1]))

    async def write(self, change: Change) -> None:
        """Store a change, with the record of the game if this ends it."""
        fact = change.progress.fact
        if change.ends:
            rows = (await read(self.store, self.table.id)).rows if self.table.moments is None else []
            make = partial(recording.recording, self.table, rows, fact, self.names)
            change.row.record = await asyncio.to_thread(make) if self.table.seq > LONG_GAME else make()
        self.keep(change, queued=bool(await self.store.write(appending(fact, change.row))))

    async def repair(self, command: Repair | None) -> None:
        """Do what the table needs under changed rules, if anything, unless another process has done it."""
        if command is None:
            return
        # The store still says who was to move by picks that no longer count: write every seat.
        self.asked = set(range(len(self.table.seats))) - {ask.seat for ask in self.table.playing.asks()}
        try:
            await self.do(command)
            self.repaired = True
        except Conflict:
            await self.reload()

    # Reading

    async def reload(self) -> None:
        """Fold the table again from the store."""
        table, repair = await folded(await read(self.store, self.table.id))
        self.take(table)
        await self.learn_names()
        await self.repair(repair)

    async def learn_names(self) -> None:
        """Read the names of those who have sat down through another process."""
        if any(seat.person not in self.names for seat in self.table.seats if seat.kind == "person"):
            self.names |= await self.store.read(reading_names(self.table))

    async def catch_up(self, told: Callable[[list[Event], bool], None]) -> bool:
        """Apply the facts that other processes have appended, and tell each. Whether there were any."""
        stored = await read(self.store, self.table.id, self.table.seq)
        if not stored.rows:
            return False
        self.suspect = True
        try:
            for _, at, data in stored.rows:
                fact = read_fact(data)
                if isinstance(fact, Reverted):
                    raise RecordError(0, "a fact", "one that voids others")
                progress = Progress(fact, self.table.apply(fact, at))
                await self.learn_names()
                told(progress.events, progress.undone)
        except (RecordError, PickError):
            return True
        if self.table.seq == stored.rows[-1][0]:
            self.take(self.table)
        return True


async def folded(stored: StoredTable) -> tuple[Table, Repair | None]:
    """The table that the store holds, folded away from the event loop if it has many facts."""
    return await asyncio.to_thread(fold, stored) if len(stored.rows) > MANY_FACTS else fold(stored)


async def read(store: Store, id: str, after: int = -1) -> StoredTable:
    """What the store holds of a table, with its facts after a number. Refused if there is no such table."""
    stored = await store.read(reading(id, after))
    if stored is None:
        raise Refused("problem-no_table", 404)
    return stored


def reading(id: str, after: int = -1) -> Callable[[Transaction], StoredTable | None]:
    """The work that reads a table and its facts after a number."""

    def work(tx: Transaction) -> StoredTable | None:
        rows = tx.query("SELECT link FROM tables WHERE id = ?", id)
        if not rows:
            return None
        facts = tx.many("seq, at, data", "steps WHERE table_id = ? AND seq > ? ORDER BY seq", id, after)
        snapshots = tx.query("SELECT data, seq FROM snapshots WHERE table_id = ?", id) if after < 0 else []
        snapshot, snapshot_seq = snapshots[0] if snapshots else (None, 0)
        hooked = bool(tx.query("SELECT 1 FROM hooks WHERE table_id = ?", id)) if after < 0 else False
        return StoredTable(id, rows[0][0], snapshot, snapshot_seq, facts, hooked)

    return work


def reading_names(table: Table, *others: str) -> Callable[[Transaction], dict[str, str]]:
    """The work that reads the names of all who sit at a table, and of others."""
    people = {table.host, *(seat.person for seat in table.seats if seat.person), *others}

    def work(tx: Transaction) -> dict[str, str]:
        names: dict[str, str] = {}
        for person in people:
            names.update(dict(tx.query("SELECT id, name FROM people WHERE id = ?", person)))
        return names

    return work
