"""ThreadedStore: what stores have in common that work in threads, some that write and some that read."""

from __future__ import annotations

import asyncio
import threading
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from orcs.server.store.jobs import Job, Jobs, telling
from orcs.server.store.store import Done, Result, Store, StoreError, Transaction

CLOSED = "the store is not open"


class ThreadedStore(Store):
    """A store with threads that write and as many that read, and optionally more for searches."""

    def __init__(self, each: int, searchers: int = 0) -> None:
        self._each = each
        self._searchers = searchers
        self._threads: list[threading.Thread] = []
        self._writes: Jobs = Jobs()
        self._reads: Jobs = Jobs()
        self._searches: Jobs = Jobs() if searchers else self._reads
        self._open = False

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
        kinds = [(self._keep_writing, self._each), (self._keep_reading, self._each)]
        self._threads = [
            threading.Thread(target=target, name=f"orcs-store-{target.__name__}-{number}", daemon=True)
            for target, count in (*kinds, (self._keep_searching, self._searchers))
            for number in range(1, count + 1)
        ]
        for thread in self._threads:
            thread.start()
        self._open = True

    async def stop(self) -> None:
        if self._open:
            self._open = False
            for _ in range(self._each):
                self._writes.put(None)
                self._reads.put(None)
            for _ in range(self._searchers):
                self._searches.put(None)
            await asyncio.to_thread(self._end)

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._writes, work, writes=True)

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._reads, work, writes=False)

    async def search(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._searches, work, writes=False)

    def post(self, work: Callable[[Transaction], Any], done: Done) -> None:
        if self._open:
            self._writes.put(Job(work, done, writes=True))
        else:
            asyncio.get_running_loop().call_soon(done, None, StoreError(CLOSED))

    async def _submit(self, jobs: Jobs, work: Callable[[Transaction], Result], *, writes: bool) -> Result:
        if not self._open:
            raise StoreError(CLOSED)
        waiting: asyncio.Future[Result] = self._loop.create_future()
        jobs.put(Job(work, telling(waiting), writes))
        return await waiting

    # In threads

    def _end(self) -> None:
        for thread in self._threads:
            thread.join()
        self._disconnect()

    @abstractmethod
    def _connect(self) -> None:
        """Open the database and bring its schema up to date."""

    @abstractmethod
    def _disconnect(self) -> None:
        """Close it again, once no thread uses it."""

    @abstractmethod
    def _keep_writing(self) -> None:
        """Do the jobs of `_writes` until one is None."""

    @abstractmethod
    def _keep_reading(self) -> None:
        """Do the works among `_reads` until None is among them."""

    def _keep_searching(self) -> None:
        """The same for `_searches`, in a store that has threads for them."""
        raise NotImplementedError
