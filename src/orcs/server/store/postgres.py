"""PostgresStore: a database that several processes and machines share.

A few threads with a connection each do the work, half of the threads writing, half reading. PostgreSQL lets only one
transaction with news commit at a time, so each commit should carry much: one of the threads takes all picks that wait.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Final

import psycopg

from orcs.server.store.jobs import Jobs, deliver
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
from orcs.server.store.store import News, StoreError, Transaction
from orcs.server.store.threaded import Lane, ThreadedStore

THREADS: Final = 8
PATIENCE: Final = 10.0
_MIGRATING: Final = 0x6F726373  # the number of the advisory lock: "orcs"


class PostgresStore(ThreadedStore):
    """The store at a URL, with this many connections; `patience` is how many seconds it waits for a lost one."""

    def __init__(self, url: str, *, threads: int = THREADS, patience: float = PATIENCE) -> None:
        super().__init__()
        self._posts = Jobs()
        self._readers = max(1, threads // 2)
        self._writers = max(1, self._readers - 1)
        self.url = url
        self.process = secrets.token_hex(8)
        self._patience = patience
        self._hear: News | None = None
        self._listener: Listener | None = None
        self._stopping = threading.Event()

    @property
    def shared(self) -> bool:
        return True

    def listen(self, hear: News) -> None:
        self._hear = hear

    async def start(self) -> None:
        self._stopping.clear()
        await super().start()

    async def stop(self) -> None:
        self._stopping.set()
        await super().stop()

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
        if self._listener is not None:
            self._listener.stop()
            self._listener = None

    def _migrate(self, connection: Connection) -> None:
        """One process at a time; the others wait, and find it done."""

        def transact(work: Callable[[Transaction], bool]) -> bool:
            with connection.transaction():
                return work(PostgresTransaction(connection, []))

        connection.set_autocommit(True)
        connection.execute("SET lock_timeout = '60s'")
        connection.execute("SELECT pg_advisory_lock(%s)", [_MIGRATING])
        migrate(transact)
        connection.execute("SELECT pg_advisory_unlock(%s)", [_MIGRATING])

    def _lanes(self) -> list[Lane]:
        return [
            (self._keep_posting, self._posts, 1),
            (self._keep_writing, self._writes, self._writers),
            (self._keep_reading, self._reads, self._readers),
        ]

    def _worker(self) -> Worker:
        return Worker(self.url, self.process, self._commit, self._patience, self._stopping)

    def _keep_posting(self) -> None:
        with closing(self._worker()) as worker:
            self._keep_committing(self._posts, worker.carry_out)

    def _keep_writing(self) -> None:
        with closing(self._worker()) as worker:
            self._keep_committing(self._writes, worker.carry_out)

    def _keep_reading(self) -> None:
        with closing(self._worker()) as worker:
            while (job := self._reads.get()) is not None:
                worker.carry_out([job])
                deliver(self._loop, [job])

    def _commit(self, connection: Connection) -> None:
        """When this returns, everything since the transaction began is on disk."""
        connection.commit()
