"""Store: durable transactions, and news of what other processes wrote."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Result = TypeVar("Result")
News = Callable[[str, int], None]


class StoreError(Exception):
    """The store cannot do its work now: disk full, connection lost. Nothing of the transaction was kept."""


class Conflict(Exception):
    """Another process wrote first. Raised by the work of a transaction, to undo it."""


class Transaction(ABC):
    """What the work of a transaction may do. Values in SQL are question marks, on every database."""

    @abstractmethod
    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a statement (SELECT, or RETURNING)."""

    @abstractmethod
    def execute(self, sql: str, *values: object) -> int:
        """Run a statement; how many rows it changed."""

    @abstractmethod
    def announce(self, table: str, seq: int) -> None:
        """Tell the other processes, once the transaction is kept, that a table has come to this seq."""


class Store(ABC):
    """A database with the schema of `migrations.py`.

    The work of a transaction is a plain function; it runs in a thread, at once whole or not at all, and may run again
    after a lost connection, so it must not touch anything but its transaction.
    """

    @abstractmethod
    async def start(self) -> None:
        """Connect and bring the schema up to date. StoreError says what is wrong and what to do."""

    @abstractmethod
    async def stop(self) -> None:
        """Finish the transactions under way and disconnect."""

    @abstractmethod
    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        """Do the work; returns when it is on disk. What the work raises undoes it and is raised here."""

    @abstractmethod
    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        """Do work that only reads."""

    @abstractmethod
    def listen(self, hear: News) -> None:
        """Call `hear(table, seq)` on the event loop for what other processes announce; `hear("", 0)` after news may
        have been missed. Call before `start`. A store that only one process can use has no news."""

    @property
    @abstractmethod
    def shared(self) -> bool:
        """Whether several processes may use it at once."""


def open_store(url: str) -> Store:
    """The store for `sqlite:///path/to/file.db` or `postgresql://…`, not started yet."""
    from orcs.server.store.sqlite import SqliteStore

    if url.startswith("sqlite:///"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")))
    if url.startswith(("postgresql://", "postgres://")):
        from orcs.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"a store is 'sqlite:///FILE' or 'postgresql://…', not {url!r}")
