"""Limits: how often and how much one person or one address may ask of the server."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Final

from orcs.server.settings import Settings
from orcs.server.store import Bulk, Guard, Transaction
from orcs.server.wire.buckets import MOST_BUCKETS, Buckets, Rate
from orcs.tables.refusal import Refused

EVERYBODY: Final = "*"
AT_ONCE: Final = {"request": 32, "effort": 1}
"""How many requests of one address are handled at the same time, and how many of its jobs that take processor time."""
MOST_WAITING: Final = 5
"""At how many tables of others one person may wait for a game to start."""
STRANGERS: Final = 5
"""How many people without an identity may share an address before they hit its limits."""


@dataclass
class Queue:
    """Those of one key who are served or wait for it."""

    places: asyncio.Semaphore
    people: int = 0


def usual_rates(settings: Settings) -> dict[str, Rate]:
    """What the settings allow, by kind; the comments say what the key is."""
    message, chat, guests = settings.messages_per_second, settings.chat_per_minute, settings.identities_per_hour
    return {
        "request": Rate(message, message * 4),  # identity
        "visit": Rate(message * STRANGERS, message * 20),  # address without identity: many people may share it
        "message": Rate(message, message * 4),  # identity, on sockets
        "traffic": Rate(message * 15, message * 60),  # address: requests, messages and new sockets of all who share it
        "stored_here": Rate(message, message * 2500),  # address: what people do at tables is stored for ever
        "chat": Rate(chat / 60, max(chat / 4, 3)),  # identity
        "chat_here": Rate(chat / 20, max(chat * 1.5, 9)),  # address: thirty people who share it can talk
        "chat_watching": Rate(chat / 30, max(chat, 6)),  # table: all its spectators, so that players are still heard
        "table": Rate(0.2, 10),  # identity
        "table_here": Rate(guests / 300, max(guests, 1)),  # address: what is stored stays for days
        "export": Rate(1 / 60, 3),  # identity
        "export_here": Rate(1 / 10, 30),  # address
        "hint": Rate(0.5, 5),  # identity
        "hint_here": Rate(1, 20),  # address
        "analysis": Rate(1 / 30, 5),  # identity
        "analysis_here": Rate(1 / 40, 5),  # address: others get a place in the queue, and half of the time
        "sandbox": Rate(5, 60),  # identity, or address without
        "guest": Rate(guests / 3600, max(guests / 2, 1)),  # address
        "code": Rate(1 / 30, 5),  # identity
        "search": Rate(1, 20),  # identity
        "report": Rate(1 / 60, 5),  # identity
        "report_here": Rate(1 / 60, 20),  # address
        "search_here": Rate(5, 100),  # address
        "move": Rate(1 / 60, 10),  # address
        "effort": Rate(message / 200, max(message / 4, 1)),  # identity: seconds of processor time
        "effort_here": Rate(message / 80, max(message / 2, 1)),  # address: the same for all who share it
        "sent_here": Rate(1 << 20, 64 << 20),  # address: bytes of large answers
        "moves": Rate(10, 600),  # everybody together, against guessing from many addresses
    }


class Limits(Buckets):
    """What may be used over time, and counts of what is held at the same time."""

    def __init__(
        self,
        rates: dict[str, Rate],
        most_sockets: int = 20,
        clock: Callable[[], float] = time.monotonic,
        most_buckets: int = MOST_BUCKETS,
    ) -> None:
        super().__init__(rates, clock, most_buckets)
        self.most_sockets = most_sockets
        self.sockets: Counter[str] = Counter()
        self.turns: dict[tuple[str, str], Queue] = {}

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """The limits that the settings give."""
        return cls(usual_rates(settings), settings.sockets_per_identity)

    @asynccontextmanager
    async def turn(self, kind: str, key: str) -> AsyncIterator[None]:
        """Wait while others of the same key are served. Of thousands who ask at once, few are served at a time."""
        queue = self.turns.setdefault((kind, key), Queue(asyncio.Semaphore(AT_ONCE[kind])))
        queue.people += 1
        try:
            async with queue.places:
                yield
        finally:
            queue.people -= 1
            if not queue.people:
                del self.turns[kind, key]

    @contextmanager
    def socket(self, key: str, people: int = 1) -> Iterator[None]:
        """Count a socket as long as it is open, or refuse it. So many people may share the key."""
        if self.sockets[key] >= self.most_sockets * people:
            raise Refused("problem-too_many_sockets", 429, count=self.most_sockets * people)
        self.sockets[key] += 1
        try:
            yield
        finally:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]


UNFINISHED: Final = "(SELECT COUNT(*) FROM tables WHERE host = {} AND status IN ('gathering', 'playing'))"
WAITING: Final = """(SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = {} AND t.status = 'gathering' AND t.host <> s.person)"""
TOO_MANY_TABLES: Final = Bulk.guard(f"{UNFINISHED} > {{}}")
TOO_MANY_SEATS: Final = Bulk.guard(f"{WAITING} > {{}}")


def guard_tables(host: str, most: int) -> Guard:
    """What refuses a new table to a person with too many unfinished ones, in the transaction that creates it."""
    return TOO_MANY_TABLES, (host, most), Refused("problem-too_many_tables", 429, count=most)


def guard_seats(person: str) -> Guard:
    """What refuses a seat to a person who waits at too many tables of others, in the transaction that seats them."""
    return TOO_MANY_SEATS, (person, MOST_WAITING), Refused("problem-too_many_seats", 429, count=MOST_WAITING)


def check_tables(t: Transaction, host: str, most: int) -> None:
    """The same for a table that is not made yet."""
    if t.query(f"SELECT {UNFINISHED.format('?')}", host)[0][0] >= most:
        raise guard_tables(host, most)[2]


def check_seats(t: Transaction, person: str) -> None:
    """The same for a seat that is not taken yet."""
    if t.query(f"SELECT {WAITING.format('?')}", person)[0][0] >= MOST_WAITING:
        raise guard_seats(person)[2]
