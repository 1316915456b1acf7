"""PostgresStore: a database that several processes and machines share.

A few threads with a connection each do the works, half of the threads writing, half reading. Writes that wait are
committed together: PostgreSQL lets only one transaction with news commit at a time, so each commit should carry much.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable
from typing import Final

import psycopg

from orcs.server.store.jobs import Job, Jobs, deliver, take
from orcs.server.store.migrations import migrate
from orcs.server.store.postgres_link import (
    Connection,
    PostgresTransaction,
    connect,
    translated,
    why_not_connected,
)
from orcs.server.store.postgres_news import Listener
from orcs.server.store.postgres_worker import Worker
from orcs.server.store.store import News, Result, Store, StoreError, Transaction

THREADS: Final = 8
MOST_AT_ONCE: Final = 50
PATIENCE: Final = 10.0
_MIGRATING: Final = 0x6F726373  # the number of the advisory lock: "orcs"


class PostgresStore(Store):
    """The store at a URL, with so many connections, and seconds of patience with a lost one."""

    def __init__(self, url: str, *, threads: int = THREADS, patience: float = PATIENCE) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        self._each = max(1, threads // 2)
        self._patience = patience
        self._hear: News | None = None
        self._listener: Listener | None = None
        self._threads: list[threading.Thread] = []
        self._writes: Jobs = Jobs()
        self._reads: Jobs = Jobs()
        self._open = False
        self._stopping = threading.Event()

    @property
    def shared(self) -> bool:
        return True

    def listen(self, hear: News) -> None:
        self._hear = hear

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopping.clear()
        await asyncio.to_thread(self._connect)
        self._threads = [
            threading.Thread(target=target, name=f"orcs-store-{target.__name__}-{number}", daemon=True)
            for target in (self._keep_writing, self._keep_reading)
            for number in range(1, self._each + 1)
        ]
        for thread in self._threads:
            thread.start()
        self._open = True

    async def stop(self) -> None:
        if self._open:
            self._open = False
            self._stopping.set()
            for _ in range(self._each):
                self._writes.put(None)
                self._reads.put(None)
            await asyncio.to_thread(self._disconnect)

    async def write(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._writes, work, writes=True)

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        return await self._submit(self._reads, work, writes=False)

    async def _submit(self, jobs: Jobs, work: Callable[[Transaction], Result], *, writes: bool) -> Result:
        if not self._open:
            raise StoreError("the store is not open")
        waiting: asyncio.Future[Result] = self._loop.create_future()
        jobs.put(Job(work, waiting, writes))
        return await waiting

    # In threads

    def _connect(self) -> None:
        try:
            connection = connect(self.url)
        except psycopg.Error as error:
            raise why_not_connected(error) from error
        try:
            self._migrate(connection)
            if self._hear is not None:
                self._listener = Listener(self.url, self.process, self._hear, self._loop)
                self._listener.start(connection)
            else:
                connection.close()
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.Error):
                raise StoreError(f"the PostgreSQL database cannot be prepared: {translated(error)}") from error
            raise

    def _disconnect(self) -> None:
        for thread in self._threads:
            thread.join()
        if self._listener is not None:
            self._listener.stop()
            self._listener = None

    def _migrate(self, connection: Connection) -> None:
        """One process at a time; the others wait, and find it done."""

        def transact(work: Callable[[Transaction], bool]) -> bool:
            with connection.transaction():
                return work(PostgresTransaction(connection, self.process))

        connection.set_autocommit(True)
        connection.execute("SET lock_timeout = '60s'")
        connection.execute("SELECT pg_advisory_lock(%s)", [_MIGRATING])
        migrate(transact)
        connection.execute("SELECT pg_advisory_unlock(%s)", [_MIGRATING])

    def _keep_writing(self) -> None:
        self._keep_working(self._writes, MOST_AT_ONCE)

    def _keep_reading(self) -> None:
        self._keep_working(self._reads, 1)

    def _keep_working(self, jobs: Jobs, most: int) -> None:
        worker = Worker(self.url, self.process, self._commit, self._patience, self._stopping)
        going_on = True
        while going_on:
            batch, going_on = take(jobs, most)
            if batch:
                worker.carry_out(batch)
                deliver(self._loop, batch)
        worker.close()

    def _commit(self, connection: Connection) -> None:
        """When this returns, everything since the transaction began is on disk."""
        connection.commit()
