"""Audit: what was done with `orcs admin`, in rows that are only ever added.

Each row is sealed with the server's secret together with the row before it, so that one that was changed, or taken out
of the middle, is found out.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from orcs.server.admin.messages import AnyAdmin, AuditRow
from orcs.server.settings import Settings
from orcs.server.store import Store, Transaction


class Audit:
    """The log of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.keys = settings.every_key()
        """A row from before the key was replaced is vouched for by the next one, which is sealed with a newer key."""

    async def note(self, command: AnyAdmin, at: int) -> None:
        """Add a command, before it is carried out: nothing is done that the log does not know of."""
        text = msgspec.json.encode(command).decode()

        def work(tx: Transaction) -> None:
            rows = tx.query("SELECT number, seal FROM audit ORDER BY number DESC LIMIT 1")
            number, before = (rows[0][0] + 1, rows[0][1]) if rows else (1, "")
            seal = self.seals(before, number, at, text)[0]
            tx.execute("INSERT INTO audit (number, at, command, seal) VALUES (?, ?, ?, ?)", number, at, text, seal)

        await self.store.write(work)

    async def rows(self, limit: int) -> list[AuditRow]:
        """The last rows, the newest first, and whether each is as it was written."""
        kept = await self.store.read(
            lambda tx: tx.query("SELECT number, at, command, seal FROM audit ORDER BY number DESC LIMIT ?", limit + 1)
        )
        before = [*(row[3] for row in kept[1:]), ""]
        found = [
            AuditRow(number, at, command, seal in self.seals(last, number, at, command))
            for (number, at, command, seal), last in zip(kept, before, strict=True)
        ]
        return found[:limit]

    def seals(self, before: str, number: int, at: int, command: str) -> list[str]:
        """What proves a row and its place, with each key."""
        text = f"audit\n{before}\n{number}\n{at}\n{command}".encode()
        return [hmac.new(key, text, hashlib.sha256).hexdigest() for key in self.keys]
