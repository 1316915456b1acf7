"""Stores that fail on demand, and one whose commits a test can watch."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from orcs.server.store import News, Store, StoreError, Transaction, UnknownOutcome
from orcs.server.store.sqlite import SqliteStore
from orcs.server.store.store import Result


class FaultyStore(Store):
    """A store in front of another. The next writes can be delayed, fail before the commit, or leave their outcome
    unknown.
    """

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.delay = 0.0
        self.failing_writes = 0
        """How many of the next writes run and are undone: StoreError."""
        self.unknown_writes = 0
        """How many of the next writes end in UnknownOutcome; `unknown_are_kept` says whether they are committed."""
        self.unknown_are_kept = True
        self.failing_reads = 0

    @property
    def shared(self) -> bool:
        return self.inner.shared

    def listen(self, hear: News) -> None:
        self.inner.listen(hear)

    async def start(self) -> None:
        await self.inner.start()

    async def stop(self) -> None:
        await self.inner.stop()

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        await asyncio.sleep(self.delay)
        if self.failing_writes:
            self.failing_writes -= 1
            return await self.inner.write(_undone(work, StoreError("this write fails")))
        if self.unknown_writes:
            self.unknown_writes -= 1
            unknown = UnknownOutcome("the connection was lost during this commit")
            await self.inner.write(work if self.unknown_are_kept else _undone(work, unknown))
            raise unknown
        return await self.inner.write(work)

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        await asyncio.sleep(self.delay)
        if self.failing_reads:
            self.failing_reads -= 1
            raise StoreError("this read fails")
        return await self.inner.read(work)


def _undone(work: Callable[[Transaction], Result], error: StoreError) -> Callable[[Transaction], Result]:
    def wrapped(transaction: Transaction) -> Result:
        work(transaction)
        raise error

    return wrapped


class WatchedStore(SqliteStore):
    """Counts its commits. They can be made to wait for `gate`, and to fail before or after committing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.begun = 0
        self.returned = 0
        self.gate = threading.Event()
        self.gate.set()
        self.at_the_gate = threading.Event()
        self.failing_commits = 0

    async def stop(self) -> None:
        self.gate.set()
        await super().stop()

    def _commit(self, last: str = "COMMIT", values: Sequence[str] = ()) -> None:
        self.begun += 1
        self.at_the_gate.set()
        assert self.gate.wait(20)
        if self.failing_commits:
            self.failing_commits -= 1
            raise OSError("the disk is gone")
        super()._commit(last, values)
        self.returned += 1
