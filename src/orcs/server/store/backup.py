"""Copies of a SQLite store: made while it is in use, and restored."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from orcs.server.store.lock import ServingLock
from orcs.server.store.migrations import check_not_newer
from orcs.server.store.sqlite import SqliteTransaction, translated
from orcs.server.store.store import StoreError


def backup(source: Path, target: Path) -> None:
    """Copy the database as it is now to `target`, which takes its name only once it is whole and checked.

    The store may be in use meanwhile, and is not held up.
    """
    _copy(source, target)


def restore(source: Path, target: Path) -> None:
    """Replace the database `target`, which nobody may be using, with a copy of the backup `source`.

    The old database stays beside it, its name ending in `.before`.
    """
    lock = ServingLock(target)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock.acquire()
    try:
        fresh = target.with_name(target.name + ".restored")
        _copy(source, fresh)
        for ending in ("-shm", "-wal", ""):
            old = target.with_name(target.name + ending)
            if old.exists():
                old.replace(target.with_name(target.name + ".before" + ending))
        fresh.replace(target)
        _sync_folder(target.parent)
    finally:
        lock.release()


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StoreError(f"there is no database at {source}")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(source, timeout=10)) as original, closing(sqlite3.connect(part)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
            _check(copy, source)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
        _sync_folder(target.parent)
    except sqlite3.Error as error:
        raise StoreError(f"{source} could not be copied to {target}: {translated(error)}") from error
    except OSError as error:
        raise StoreError(f"{source} could not be copied to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def _check(copy: sqlite3.Connection, source: Path) -> None:
    """That the copy is whole, and a database of this game that this version can read."""
    found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise StoreError(f"{source} is damaged: {found[0]}")
    if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone():
        raise StoreError(f"{source} is not a database of this game")
    check_not_newer(SqliteTransaction(copy))


def _sync_folder(folder: Path) -> None:
    """Make the new name last; where a folder cannot be opened (Windows), names last by themselves."""
    if hasattr(os, "O_DIRECTORY"):
        file = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
