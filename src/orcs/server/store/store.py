"""Store: durable transactions, and news of what other processes wrote."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

Result = TypeVar("Result")
CHECK = (
    "INSERT INTO settings (name, value) VALUES ('checked', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
News = Callable[[str, int], None]
Done = Callable[[Any, BaseException | None], None]
"""Called on the event loop with a result, or with an error."""


class StoreError(Exception):
    """The store cannot do its work now: disk full, connection lost. Nothing of the transaction was stored."""


class UnknownOutcome(StoreError):
    """The connection was lost during the commit: only the store knows whether it was stored. Read again."""


class Conflict(Exception):
    """Another process wrote first. Raised by the work of a transaction, to undo it; also by a statement whose key is
    already taken, or whose row refers to something that is gone."""


class Transaction(ABC):
    """What the work of a transaction may do. Values in SQL are question marks, on every database.

    A statement that fails dooms its transaction, even if the work goes on after it. All statements of a transaction see
    the same state of the store, and two transactions that change the same row do so one after the other.
    """

    @abstractmethod
    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a statement (SELECT, or RETURNING)."""

    def many(self, columns: str, source: str, *values: object) -> list[tuple[Any, ...]]:
        """The same for many rows of numbers and texts: columns, and what follows FROM."""
        return self.query(f"SELECT {columns} FROM {source}", *values)

    @abstractmethod
    def named(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """The same rows, with the names of their columns."""

    @abstractmethod
    def execute(self, sql: str, *values: object) -> int:
        """Run a statement; how many rows it changed."""

    @abstractmethod
    def announce(self, table: str, seq: int) -> None:
        """Tell the other processes, once the transaction is committed, that a table has reached this seq."""


@dataclass(frozen=True, slots=True)
class Bulk:
    """A statement for one row of values, and the same for many, which are selected at `{}` as column1, column2 …"""

    one: str
    many: str

    @classmethod
    def guard(cls, condition: str) -> Bulk:
        """What selects something, or undoes its statement, if a condition holds. It has a `{}` for each value."""
        values = condition.count("{}")
        columns = [f"column{number}" for number in range(1, values + 1)]
        return cls(
            f"SELECT 1 WHERE {condition.format(*'?' * values)}",
            f"SELECT RAISE(ABORT, 'refused') FROM ({{}}) WHERE {condition.format(*columns)}",
        )


Value = str | int | None
"""What goes to the store by one statement with others: as JSON, which cannot carry bytes or every number."""
Guard = tuple[Bulk, tuple[Value, ...], Exception]
"""What must not hold when a work is done, its values, and what is raised if it does."""


@dataclass(slots=True)
class Insert:
    """The work that inserts one row, such as `into` "steps (table_id, seq)"; Conflict if its key is taken. `more` are
    statements that follow, and their values. A store may carry out many of them by one statement."""

    into: str
    values: tuple[Value, ...]
    more: Sequence[tuple[Bulk, tuple[Value, ...]]] = ()
    guards: Sequence[Guard] = ()
    news: tuple[str, int] | None = None
    """The table and the seq to announce."""
    counted: Bulk | None = None
    """The statement among `more` whose changed rows are the result. Those of works stored together are added up."""

    def __call__(self, tx: Transaction) -> int | None:
        if tx.execute(inserting(self.into, len(self.values)), *self.values) == 0:
            raise Conflict
        count = 0
        for bulk, values in self.more:
            changed = tx.execute(bulk.one, *values)
            count += changed if bulk is self.counted else 0
        for bulk, values, refusal in self.guards:
            if tx.query(bulk.one, *values):
                raise refusal
        if self.news is not None:
            tx.announce(*self.news)
        return None if self.counted is None else count


@cache
def inserting(into: str, columns: int) -> str:
    """The statement that inserts a row, unless its key is taken."""
    return f"INSERT INTO {into} VALUES ({', '.join(['?'] * columns)}) ON CONFLICT DO NOTHING"


def outcome(task: asyncio.Future[Result]) -> tuple[Result | None, BaseException | None]:
    """What a task that has ended has led to, its result or an error."""
    if task.cancelled():
        return None, asyncio.CancelledError()
    error = task.exception()
    return None if error else task.result(), error


class Store(ABC):
    """A database with the schema of `migrations.py`.

    The work of a transaction is a plain function; it runs in a thread, entirely or not at all, and may run again
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
        """Do the work; returns when it is on disk. What the work raises undoes it and is raised here. A caller that
        is cancelled no longer learns the outcome; the work may be done all the same."""

    def post(self, work: Callable[[Transaction], Any], done: Done) -> None:
        """The same for callers that do not wait: `done` is called when it is on disk, or has failed."""

        asyncio.ensure_future(self.write(work)).add_done_callback(lambda task: done(*outcome(task)))

    @abstractmethod
    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        """Do work that only reads."""

    async def search(self, work: Callable[[Transaction], Result]) -> Result:
        """Do work that reads much. It does not hold up other readers."""
        return await self.read(work)

    async def check(self) -> None:
        """StoreError if nothing can be kept now."""
        at = str(time.time_ns() // 1_000_000)
        await self.write(lambda tx: tx.execute(CHECK, at))

    @abstractmethod
    def listen(self, hear: News) -> None:
        """Call `hear(table, seq)` on the event loop for what other processes announce; `hear("", 0)` after news may
        have been missed. Call before `start`. A store that only one process can use has no news."""

    @property
    @abstractmethod
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
