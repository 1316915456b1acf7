"""A store started for a test, and small transactions on its table `settings`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from orcs.server.hooks.delivery import QUEUE, queueing
from orcs.server.rooms.appending import ABOUT, DUE, FACTS, SNAPSHOT, TO_MOVE
from orcs.server.store import Bulk, Insert, Store, Transaction, Value

AStore = TypeVar("AStore", bound=Store)


def run(store: AStore, test: Callable[[AStore], Awaitable[object]]) -> None:
    """Start a store, run the test with it, stop it."""

    async def whole() -> None:
        await store.start()
        try:
            await asyncio.wait_for(test(store), 60)
        finally:
            await store.stop()

    asyncio.run(whole())


def put(name: str, value: str = "") -> Callable[[Transaction], str]:
    """A transaction that adds a row and returns its name."""

    def work(transaction: Transaction) -> str:
        transaction.execute("INSERT INTO settings (name, value) VALUES (?, ?)", name, value)
        return name

    return work


def put_and_fail(name: str) -> Callable[[Transaction], str]:
    """A transaction that adds a row and then raises."""

    def work(transaction: Transaction) -> str:
        put(name)(transaction)
        raise LookupError(name)

    return work


def all_names(transaction: Transaction) -> list[str]:
    return [row[0] for row in transaction.query("SELECT name FROM settings ORDER BY name")]


async def names(store: Store) -> list[str]:
    """The names of all stored rows."""
    return await store.read(all_names)


def row(name: str) -> Insert:
    """The same as `put`, as a row that may go with others."""
    return Insert("settings (name, value)", (name, "1"), news=("table", 1))


def create_tables(names: Sequence[str]) -> Callable[[Transaction], None]:
    """A transaction that adds tables of two, where the second seat is to move."""

    def work(tx: Transaction) -> None:
        about = "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed)"
        for name in names:
            tx.execute(f"{about} VALUES (?, ?, '', 'gathering', 0, '', '', 0, 0)", name, name)
            for seat in (1, 2):
                tx.execute(
                    "INSERT INTO seats (table_id, seat, person, to_move) VALUES (?, ?, '', ?)", name, seat, seat - 1
                )

    return work


def turn(name: str, number: int, *, notify: bool = True) -> Insert:
    """A fact with everything that may follow one."""
    more: list[tuple[Bulk, tuple[Value, ...]]] = [
        (ABOUT, (number, None, "playing", None, f"info {number}", name)),
        (SNAPSHOT, (name, number, f"held {number}")),
        (TO_MOVE, (1, name, 1)),
        (TO_MOVE, (0, name, 2)),
    ]
    if notify:
        more += queueing(name, 1, number, number)
    counted = QUEUE if notify else None
    return Insert(FACTS, (name, number, number, "{}"), more, news=(name, number), counted=counted)


def due(name: str, number: int) -> Insert:
    """A fact after which something is due."""
    return Insert(FACTS, (name, number, number, "{}"), [(DUE, (7, name))])
