"""SqliteStore: a database in one file, for one process.

One thread writes. It takes all works that wait and commits them together, so a hundred writers share one wait for the
disk; another thread reads, and a third one searches. At each statement and each row, a thread gives the interpreter up
and may have to wait for it again: where there are many, they go as one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from orcs.server.store.jobs import Job, Jobs, deliver
from orcs.server.store.lock import ServingLock
from orcs.server.store.migrations import migrate
from orcs.server.store.store import Conflict, Insert, News, Result, StoreError, Transaction
from orcs.server.store.threaded import Lane, ThreadedStore
from orcs.server.store.together import Together

MOST_ROWS: Final = 1000
LEAST_FREE: Final = 32 << 20
SETTINGS: Final = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: a sync that reaches the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -32768",
    "PRAGMA wal_autocheckpoint = 4000",
    "PRAGMA journal_size_limit = 67108864",
)
_TAKEN_OR_GONE: Final = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
}
_IN_TROUBLE: Final = {
    sqlite3.SQLITE_BUSY: "it is locked by another program",
    sqlite3.SQLITE_LOCKED: "it is locked",
    sqlite3.SQLITE_READONLY: "it cannot be written to",
    sqlite3.SQLITE_IOERR: "the disk failed",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_NOMEM: "there is no memory left",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is not a SQLite database",
    sqlite3.SQLITE_PERM: "access is denied",
}


class SqliteTransaction(Transaction):
    """Statements on a connection that has begun a transaction."""

    __slots__ = ("_connection", "failure")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.failure: Exception | None = None

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self._run(sql, values).fetchall()

    def many(self, columns: str, source: str, *values: object) -> list[tuple[Any, ...]]:
        # A thousand at a time, since nobody else gets a turn while they are unpacked.
        part = f"SELECT {columns} FROM {source} LIMIT {MOST_ROWS} OFFSET ?"
        packed = f"SELECT json_group_array(json_array({columns})) FROM ({part})"
        found: list[tuple[Any, ...]] = []
        while len(found) % MOST_ROWS == 0:
            rows = msgspec.json.decode(self.query(packed, *values, len(found))[0][0], type=list[tuple[Any, ...]])
            if not rows:
                break
            found += rows
        return found

    def named(self, sql: str, *values: object) -> list[dict[str, Any]]:
        rows = self._run(sql, values)
        names = [column[0] for column in rows.description or ()]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def execute(self, sql: str, *values: object) -> int:
        return self._run(sql, values).rowcount

    def announce(self, table: str, seq: int) -> None:
        """Nobody else is there to hear it."""

    def _run(self, sql: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        if self.failure is not None:
            raise self.failure
        try:
            return self._connection.execute(sql, values)
        except sqlite3.Error as error:
            self.failure = translated(error)
            if self.failure is error:
                raise
            raise self.failure from error


class SqliteStore(ThreadedStore):
    """A store in the file at `path`, which is created if missing. `serving` keeps other serving processes out."""

    def __init__(self, path: Path, *, serving: bool = True) -> None:
        super().__init__()
        self._searches = Jobs()
        self.path = path
        self._lock = ServingLock(path) if serving else None
        self._connections: list[sqlite3.Connection] = []

    @property
    def shared(self) -> bool:
        return False

    def listen(self, hear: News) -> None:
        """There is no other process to hear from."""

    # In threads

    def _connect(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self._lock:
                self._lock.acquire()
        except OSError as error:
            reason = f"the database {self.path} cannot be opened: {error.strerror}"
            raise StoreError(f"{reason}; choose another place, with --data or --database") from error
        try:
            self._writer = connect(self.path)
            self._file = file_of(self.path)
            self._connections.append(self._writer)
            self._together = Together(self._writer)
            migrate(self._transact)
            self._reader = connect(self.path, query_only=True)
            # A table is read once and then stays in memory; the pages it was read from need not.
            self._reader.execute("PRAGMA cache_size = -2048")
            self._searcher = connect(self.path, query_only=True)
            self._connections += [self._reader, self._searcher]
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        while self._connections:
            self._connections.pop().close()
        if self._lock:
            self._lock.release()

    def _transact(self, work: Callable[[Transaction], Result]) -> Result:
        """Do one job outside the threads."""
        job = Job(work, lambda result, error: None, writes=True)
        self._write_batch([job])
        if job.error is not None:
            raise job.error
        result: Result = job.result
        return result

    def _lanes(self) -> list[Lane]:
        return [
            (self._keep_writing, self._writes, 1),
            (self._keep_reading, self._reads, 1),
            (self._keep_searching, self._searches, 1),
        ]

    def _keep_writing(self) -> None:
        self._keep_committing(self._writes, self._write_batch)

    def _keep_reading(self) -> None:
        self._read_all(self._reads, self._reader)

    def _keep_searching(self) -> None:
        self._read_all(self._searches, self._searcher)

    def _read_all(self, jobs: Jobs, connection: sqlite3.Connection) -> None:
        while (job := jobs.get()) is not None:
            try:
                connection.execute("BEGIN")
                self._do(job, connection)
            except sqlite3.Error as error:
                job.error = translated(error)
            finally:
                _roll_back(connection)
            deliver(self._loop, [job])

    def _write_batch(self, batch: list[Job]) -> None:
        """Do the jobs and commit them together; one by one if one of several has failed. If the commit fails, all of
        them have failed."""
        try:
            if not self._do_together(batch) and (len(batch) > 1 or batch[0].error is None):
                _roll_back(self._writer)
                self._writer.execute("BEGIN IMMEDIATE")
                for job in batch:
                    self._do_in_savepoint(job)
                if any(job.error is None for job in batch):
                    self._commit()
        except Exception as error:
            failure = translated(error) if isinstance(error, sqlite3.Error) else error
            if not isinstance(failure, StoreError):
                failure = StoreError(f"the transaction could not be kept: {error}")
            for job in batch:
                job.error = job.error or failure
        finally:
            _roll_back(self._writer)

    def _commit(self, last: str = "COMMIT", values: Sequence[str] = ()) -> None:
        """When this returns, everything since BEGIN is on disk; or the one statement that makes up a transaction."""
        if file_of(self.path) != self._file:
            raise StoreError(f"the database {self.path} is gone or another file has its name; start the server anew")
        self._writer.execute(last, values)

    async def check(self) -> None:
        await super().check()
        free = shutil.disk_usage(self.path.parent).free
        if free < LEAST_FREE:
            raise StoreError(f"the disk is almost full: {free} bytes are left for {self.path}")

    def _do_together(self, batch: list[Job]) -> bool:
        """Do the jobs with as few statements as possible, rows first, and commit them. False, with nothing kept, as
        soon as one of them fails."""
        inserts: list[Insert] = []
        others: list[Job] = []
        for job in batch:
            if isinstance(job.work, Insert) and job.work.counted is None:
                inserts.append(job.work)
            else:
                others.append(job)
        try:
            statement, rows = self._together.prepare(inserts) if inserts else ("", [])
            if not others:
                self._commit(statement, rows)
                return True
            self._writer.execute("BEGIN IMMEDIATE")
            if inserts:
                self._writer.execute(statement, rows)
        except ValueError:
            return False
        except sqlite3.Error as error:
            if isinstance(translated(error), StoreError):
                raise
            return False
        for job in others:
            self._do(job, self._writer)
            if job.error is not None:
                return False
        self._commit()
        return True

    def _do_in_savepoint(self, job: Job) -> None:
        self._writer.execute("SAVEPOINT job")
        self._do(job, self._writer)
        if job.error is not None:
            # After some errors SQLite has already undone the whole transaction; then this fails, and with it the batch.
            self._writer.execute("ROLLBACK TO job")
        self._writer.execute("RELEASE job")

    def _do(self, job: Job, connection: sqlite3.Connection) -> None:
        transaction = SqliteTransaction(connection)
        try:
            job.result = job.work(transaction)
            job.error = transaction.failure
        except BaseException as error:
            job.error = error


def file_of(path: Path) -> tuple[int, int] | None:
    """Which file has this name now. One that was removed takes what is written to it along."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _roll_back(connection: sqlite3.Connection) -> None:
    """End a transaction, if one is open. If that fails, the next BEGIN reports it; the thread goes on."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def connect(path: Path, *, query_only: bool = False) -> sqlite3.Connection:
    """A connection that waits for the disk at each commit, on a file only its owner may read."""
    try:
        # Never open a file that is there: closing it again would free the locks of this process's other connections.
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        connection = sqlite3.connect(
            path, timeout=10, isolation_level=None, check_same_thread=False, cached_statements=512
        )
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error
    try:
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            raise StoreError(
                f"the database {path} lies where SQLite cannot keep a write-ahead log; put it on a local disk"
            )
        for setting in SETTINGS:
            connection.execute(setting)
        connection.execute(f"PRAGMA query_only = {int(query_only)}")
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise translated(error) from error
        raise
    return connection


def translated(error: sqlite3.Error) -> Exception:
    """What a database's error means to those who use a store; mistakes in SQL stay what they are."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code in _TAKEN_OR_GONE:
        return Conflict(str(error))
    if trouble := _IN_TROUBLE.get(code & 0xFF):
        return StoreError(f"the database is in trouble: {trouble} ({error})")
    return error
