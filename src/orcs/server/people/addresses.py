"""Addresses: where people came from in the last days, as hashes, and which of them are banned for a time.

A person who is banned can come back as a new guest. A banned address lets no new guests in, and nobody who became one
less than a day before the ban; people who were known before go on, since many may share an address.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from orcs.server.people.identity import CACHE_SECONDS, DAY, Identities, Identity, Noting
from orcs.server.store import Bulk, Store, StoreError, Transaction, Value
from orcs.tables.refusal import Refused

HOUR: Final = 3_600_000
KEPT_DAYS: Final = 7
NOTED_FOR: Final = 6 * HOUR
"""How long until a person's address is stored again."""
REMEMBERED: Final = 4096
MARK: Final = 16
MOST: Final = 8
"""How many addresses of a person are kept, so that nobody fills the store with them."""
FORGET: Final = """DELETE FROM addresses WHERE person = ? AND address NOT IN (
    SELECT address FROM addresses WHERE person = ? ORDER BY seen DESC, address LIMIT ?)"""
NOTED: Final = """INSERT INTO addresses (person, address, seen) {}
    ON CONFLICT (person, address) DO UPDATE SET seen = excluded.seen"""
NOTE: Final = Bulk(NOTED.format("VALUES (?, ?, ?)"), NOTED)
BAN: Final = """INSERT INTO address_bans (address, person, created, until) VALUES (?, ?, ?, ?)
    ON CONFLICT (address) DO UPDATE SET person = excluded.person, created = excluded.created, until = excluded.until"""


class Addresses:
    """The addresses of a server's people."""

    def __init__(self, store: Store, identities: Identities, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.identities = identities
        self.clock = clock
        self.noted: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.bans: dict[str, tuple[int, int]] = {}
        """When each ban was made and until when it lasts."""
        self.looked = -math.inf

    def mark(self, address: str) -> str:
        """An address as it is stored: only who has the server's secret can find out which it is."""
        return self.identities.sign("address", address)[:MARK]

    async def note(self, person: str, address: str) -> None:
        """Remember that a person came from an address."""
        now = self.identities.now()
        if now - self.noted.get((person, address), 0) < NOTED_FOR:
            return
        row = (person, self.mark(address), now)

        def work(tx: Transaction) -> None:
            tx.execute(NOTE.one, *row)
            tx.execute(FORGET, person, person, MOST)

        # Only for bans: a full disk must not shut anybody out.
        with suppress(StoreError):
            await self.store.write(work)
        self.remember(person, address, now)

    def noting(self, address: str) -> Noting:
        """The same for somebody who becomes a guest there, as a part of that."""

        def note(person: str, now: int) -> tuple[Bulk, tuple[Value, ...]]:
            self.remember(person, address, now)
            return NOTE, (person, self.mark(address), now)

        return note

    def remember(self, person: str, address: str, now: int) -> None:
        """An address need not be stored again for some time."""
        self.noted[person, address] = now
        while len(self.noted) > REMEMBERED:
            self.noted.popitem(last=False)

    async def admit(self, address: str, who: Identity | None) -> None:
        """Refuse the banned and those whom a ban of this address is about; remember where others came from."""
        if who is not None and who.banned is not None:
            raise Refused("problem-banned", 403)
        if self.clock() - self.looked > CACHE_SECONDS:
            self.looked = self.clock()
            with suppress(StoreError):
                await self.look()
        if self.bans and not (who and who.operator):
            now = self.identities.now()
            for mark in self.identities.signatures("address", address):
                made, until = self.bans.get(mark[:MARK], (0, 0))
                if now < until and (who is None or who.created > made - DAY):
                    raise Refused("problem-banned_address", 403, hours=math.ceil((until - now) / HOUR))
        if who is not None:
            await self.note(who.id, address)

    async def look(self) -> None:
        """Read the bans."""
        now = self.identities.now()
        sql = "SELECT address, created, until FROM address_bans WHERE until > ?"
        rows = await self.store.read(lambda tx: tx.query(sql, now))
        self.bans = {address: (made, until) for address, made, until in rows}

    async def ban(self, person: str, hours: int, also: list[str]) -> None:
        """Ban the addresses that a person came from lately, and those given, for some hours."""
        now = self.identities.now()

        def work(tx: Transaction) -> None:
            found = {str(row[0]) for row in tx.query("SELECT address FROM addresses WHERE person = ?", person)}
            if not found | set(also):
                raise Refused("problem-no_address", 409)
            for address in sorted(found | set(also)):
                tx.execute(BAN, address, person, now, now + hours * HOUR)

        await self.store.write(work)
        await self.look()

    async def lift(self, address: str) -> None:
        """Lift the ban of an address."""
        if not await self.store.write(lambda tx: tx.execute("DELETE FROM address_bans WHERE address = ?", address)):
            raise Refused("problem-no_ban", 404)
        await self.look()


def forget_addresses(tx: Transaction, now: int) -> None:
    """Remove what is too old."""
    tx.execute("DELETE FROM addresses WHERE seen < ?", now - KEPT_DAYS * DAY)
    tx.execute("DELETE FROM address_bans WHERE until < ?", now)
