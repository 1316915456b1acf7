"""A store started for a test, and small transactions on its table `settings`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from orcs.server.store import Store, Transaction

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
