"""Small works on the table `settings`, for tests of the store itself."""

from __future__ import annotations

from collections.abc import Callable

from orcs.server.store import Store, Transaction


def put(name: str, value: str = "") -> Callable[[Transaction], str]:
    """A work that adds a row, and returns its name."""

    def work(transaction: Transaction) -> str:
        transaction.execute("INSERT INTO settings (name, value) VALUES (?, ?)", name, value)
        return name

    return work


def put_and_fail(name: str) -> Callable[[Transaction], str]:
    """A work that adds a row and then raises."""

    def work(transaction: Transaction) -> str:
        put(name)(transaction)
        raise LookupError(name)

    return work


def all_names(transaction: Transaction) -> list[str]:
    return [row[0] for row in transaction.query("SELECT name FROM settings ORDER BY name")]


async def names(store: Store) -> list[str]:
    """The names of all rows that are kept."""
    return await store.read(all_names)
