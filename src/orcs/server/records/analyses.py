"""Analyses of finished games: made on request in a process of their own, and stored."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from orcs.server.records.records import Found
from orcs.server.store import Store, StoreError, Transaction
from orcs.server.thinking.workers import Workers
from orcs.tables.documents import GameAnalysis
from orcs.tables.jobs import LEVEL, SAMPLES, Analyse, Analysed
from orcs.tables.records import Record, outline
from orcs.tables.refusal import Refused

SECONDS: Final = 20.0
GRACE: Final = 60.0
"""How late an analysis may be: on a busy machine it gets little of the processor."""
MOST_WAITING: Final = 8
MOST_FAILED: Final = 1000

log = logging.getLogger("orcs.server")
decode = msgspec.json.Decoder(GameAnalysis).decode


def reading(found: Found) -> Callable[[Transaction], GameAnalysis | None]:
    """The work that reads the analysis of a record, if there is one."""

    def work(tx: Transaction) -> GameAnalysis | None:
        rows = tx.query("SELECT analysis FROM analyses WHERE table_id = ? AND checksum = ?", found.id, found.checksum)
        return decode(rows[0][0]) if rows else None

    return work


def storing(found: Found, analysis: GameAnalysis) -> Callable[[Transaction], None]:
    """The work that stores the analysis of a record, if that is still there."""

    def work(tx: Transaction) -> None:
        if tx.query("SELECT 1 FROM records WHERE table_id = ?", found.id):
            tx.execute("DELETE FROM analyses WHERE table_id = ?", found.id)
            text = msgspec.json.encode(analysis).decode()
            tx.execute("INSERT INTO analyses VALUES (?, ?, ?)", found.id, found.checksum, text)

    return work


class Analyses:
    """The analyses of this server's games, made one at a time in a process that bots do not wait for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.workers = Workers(1, grace=GRACE, idle=60.0)
        self.seconds = SECONDS
        self.running: dict[str, asyncio.Task[None]] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()

    async def find(self, found: Found) -> GameAnalysis | None:
        """The analysis of a record, if there is one."""
        return await self.store.read(reading(found))

    def check(self, record: Record) -> None:
        """Refuse what cannot be analysed, and more than can be done in a while."""
        if not outline(record.text).result:
            raise Refused("problem-no_analysis", 409)
        if len(self.running) >= MOST_WAITING:
            raise Refused("problem-analysis_busy", 503, seconds=int(SECONDS))

    def start(self, found: Found, record: Record) -> None:
        """Begin to analyse a record, unless it is under way."""
        if found.id not in self.running:
            self.failed.pop(found.id, None)
            task = self.running[found.id] = asyncio.create_task(self.work_out(found, record.text))
            task.add_done_callback(lambda _: self.running.pop(found.id))

    async def work_out(self, found: Found, text: str) -> None:
        """Analyse a record and store the result, or note that it failed."""
        limit = self.seconds + self.workers.grace
        job = Analyse(limit=limit, record=text, level=LEVEL, samples=SAMPLES, seconds=self.seconds)
        reply = await self.workers.perform(job, table=found.id)
        if isinstance(reply, Analysed):
            try:
                await self.store.write(storing(found, reply.analysis))
            except StoreError as error:
                log.error("an analysis was not stored", extra={"table": found.id, "reason": str(error)})
            else:
                return
        self.failed[found.id] = None
        while len(self.failed) > MOST_FAILED:
            self.failed.popitem(last=False)

    async def stop(self) -> None:
        """End what is under way."""
        await self.workers.stop()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
