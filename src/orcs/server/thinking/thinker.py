"""Thinker: what a bot would pick at a table, thought out in another process."""

from __future__ import annotations

import secrets

from orcs.engine.view import View
from orcs.server.metrics import Metrics
from orcs.server.thinking.workers import Workers
from orcs.tables.table import Table
from orcs.tables.thinking import TableRules


class Thinker:
    """Asks the workers, and measures how long they take."""

    def __init__(self, workers: Workers, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics

    async def think(self, table: Table, seen: View, level: str, options: list[str], seconds: float) -> str:
        """What a bot would pick, knowing what a seat knows."""
        rules = TableRules.of(table.playing)
        with self.metrics.bot_seconds.labels(level).time():
            return await self.workers.choose(level, rules, seen, options, seconds, secrets.randbits(31))
