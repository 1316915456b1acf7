"""ThreadedStore: what stores have in common that work in threads."""

from __future__ import annotations

import asyncio
import threading
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from orcs.server.store.jobs import Job, Jobs, deliver, take, telling
from orcs.server.store.store import Done, Result, Store, StoreError, Transaction

CLOSED = "the store is not open"
MOST_AT_ONCE: Final = 500
MANY: Final = 8
GATHERING: Final = 0.012
"""Seconds from one commit to the next after one that had many works: then more of them share the next."""


Lane = tuple[Callable[[], None], Jobs, int]
"""What some threads do, the jobs they take, and how many threads there are."""


class ThreadedStore(Store):
    """A store whose threads wait for jobs."""

    def __init__(self) -> None:
        self._threads: list[threading.Thread] = []
        self._writes: Jobs = Jobs()
        self._posts: Jobs = self._writes
        self._reads: Jobs = Jobs()
        self._searches: Jobs = self._reads
        self._open = False

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
        self._threads = [
            threading.Thread(target=target, name=f"orcs-store-{target.__name__}-{number}", daemon=True)
            for target, _, count in self._lanes()
            for number in range(1, count + 1)
        ]
        for thread in self._threads:
            thread.start()
        self._open = True

    async def stop(self) -> None:
        if self._open:
            self._open = False
            for _, jobs, count in self._lanes():
                for _ in range(count):
                    jobs.put(None)
            await asyncio.to_thread(self._end)

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._writes, work, writes=True)

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._reads, work, writes=False)

    async def search(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._searches, work, writes=False)

    def post(self, work: Callable[[Transaction], Any], done: Done) -> None:
        if self._open:
            self._posts.put(Job(work, done, writes=True))
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

    def _keep_committing(self, jobs: Jobs, commit: Callable[[list[Job]], None]) -> None:
        """Do the jobs until one is None, all that wait by one commit."""
        going_on = True
        while going_on:
            batch, going_on = take(jobs, MOST_AT_ONCE)
            if batch:
                began = time.monotonic()
                commit(batch)
                deliver(self._loop, batch)
                if going_on and len(batch) >= MANY:
                    time.sleep(max(0.0, began + GATHERING - time.monotonic()))

    @abstractmethod
    def _connect(self) -> None:
        """Open the database and bring its schema up to date."""

    @abstractmethod
    def _disconnect(self) -> None:
        """Close it again, once no thread uses it."""

    @abstractmethod
    def _lanes(self) -> list[Lane]:
        """Who takes which jobs, until one of them is None."""
