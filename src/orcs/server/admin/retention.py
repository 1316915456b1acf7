"""Retention: removes what is too old, a little at a time, in one of the processes that share a store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import Any, Final

from msgspec import Struct

from orcs.server import clock
from orcs.server.people.addresses import forget_addresses
from orcs.server.people.identity import COLUMNS, DAY, Identities, Identity
from orcs.server.people.reports import forget_reports
from orcs.server.rooms.hall import Hall
from orcs.server.settings import Settings
from orcs.server.store import Store, StoreError, Transaction
from orcs.tables.commands import Retire
from orcs.tables.refusal import Refused

log = logging.getLogger("orcs.server")

HOUR: Final = 3_600_000
FIRST: Final = 60.0
"""Seconds from the start of the server to the first look; from then on it looks every hour."""
BATCH: Final = 50
BREATH: Final = 0.2
"""Pause between batches so that other writers get a turn."""
CLOSED_DAYS: Final = 7
"""How long those who sat at a closed table can still see it."""
OF_TABLE: Final = ("deliveries", "hooks", "chat", "seats", "steps")
IDLE: Final = "SELECT id FROM tables WHERE status IN ('gathering', 'playing') AND changed < ? AND id > ?"
OLD: Final = "SELECT id FROM tables WHERE status = ? AND ended < ? AND id > ?"
UNSEEN: Final = f"""SELECT {COLUMNS} FROM people WHERE erased IS NULL AND seen < ? AND id > ? AND NOT EXISTS (
    SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.person = people.id AND tables.status IN ('gathering', 'playing'))"""
FORGOTTEN: Final = """DELETE FROM people WHERE erased < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
    AND NOT EXISTS (SELECT 1 FROM codes WHERE person = people.id)"""


class Purged(Struct, tag_field="thing", tag="purged"):
    """What was removed: tables closed for their age, tables deleted, people erased."""

    closed: int = 0
    tables: int = 0
    people: int = 0


class Retention:
    """Applies the limits of the settings; 0 days means for ever."""

    def __init__(self, store: Store, settings: Settings, hall: Hall, identities: Identities) -> None:
        self.store = store
        self.settings = settings
        self.hall = hall
        self.identities = identities
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look every hour from now on."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Stop, between two changes."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Again and again, unless another process has done it within the hour."""
        wait = FIRST
        while True:
            await asyncio.sleep(wait * random.uniform(0.9, 1.1))
            wait = HOUR / 1000
            try:
                if await self.claim(clock.now_ms()):
                    await self.purge()
            except StoreError as error:
                log.warning("old things could not be removed", extra={"reason": str(error)})

    async def claim(self, now: int) -> bool:
        """Whether this process is the one to do it this hour."""

        def work(tx: Transaction) -> bool:
            tx.execute("INSERT INTO settings (name, value) VALUES ('retention', ?) ON CONFLICT DO NOTHING", f"{0:015}")
            before, next_time = f"{now:015}", f"{now + HOUR * 9 // 10:015}"
            sql = "UPDATE settings SET value = ? WHERE name = 'retention' AND value <= ?"
            return tx.execute(sql, next_time, before) > 0

        return await self.store.write(work)

    async def purge(self) -> Purged:
        """Remove everything that is too old."""
        settings, now, done = self.settings, clock.now_ms(), Purged()
        if settings.idle_table_days:
            done.closed = await self.close_idle(now - settings.idle_table_days * DAY)
        await self.store.write(lambda tx: forget_addresses(tx, now))
        await self.store.write(lambda tx: forget_reports(tx, now))
        done.tables = await self.remove_old("closed", now - CLOSED_DAYS * DAY)
        if settings.record_days:
            done.tables += await self.remove_old("over", now - settings.record_days * DAY)
        if settings.guest_days:
            done.people = await self.erase_unseen(now - settings.guest_days * DAY)
        await self.store.write(lambda tx: tx.execute("DELETE FROM codes WHERE expires <= ?", now))
        await self.store.write(lambda tx: tx.execute(FORGOTTEN, now - DAY))
        log.info("old things removed", extra={"closed": done.closed, "tables": done.tables, "people": done.people})
        return done

    async def close_idle(self, before: int) -> int:
        """Close the unfinished tables where nothing has happened since; those connected are told."""

        closed, last = 0, ""
        while ids := await self._batch(IDLE, before, last):
            for table in ids:
                try:
                    await (await self.hall.room(table)).do(Retire("age", before))
                    closed += 1
                except Refused as refused:
                    if refused.message == "problem-broken_table":
                        await self.remove(table)
            last = ids[-1]
        return closed

    async def remove_old(self, status: str, before: int) -> int:
        """Remove the tables of this status that ended before."""
        removed, last = 0, ""
        while ids := await self._batch(OLD, status, before, last):
            for table in ids:
                removed += await self.remove(table)
            last = ids[-1]
        return removed

    async def erase_unseen(self, before: int) -> int:
        """Erase the people who were last seen before and have no unfinished game."""
        erased, last = 0, ""
        while rows := await self._rows(UNSEEN, before, last):
            for row in rows:
                await self.identities.erase(Identity(*row))
                erased += 1
            last = rows[-1][0]
        return erased

    async def remove(self, id: str) -> bool:
        """Remove a table with all that belongs to it. Whether there was one."""

        def work(tx: Transaction) -> bool:
            for name in OF_TABLE:
                tx.execute(f"DELETE FROM {name} WHERE table_id = ?", id)
            tx.announce(id, 0)
            return tx.execute("DELETE FROM tables WHERE id = ?", id) > 0

        self.hall.drop(id)
        return await self.store.write(work)

    async def _batch(self, sql: str, *values: object) -> list[str]:
        return [row[0] for row in await self._rows(sql, *values)]

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        if values[-1]:
            await asyncio.sleep(BREATH)
        return await self.store.read(lambda tx: tx.query(f"{sql} ORDER BY id LIMIT {BATCH}", *values))
