"""A lock on a file that the operating system frees when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from orcs.server.store.store import StoreError

_held: Final[set[Path]] = set()


class ServingLock:
    """Keeps every other process, and every other lock of this one, from serving from a database until it is released.

    On POSIX a record lock: children do not inherit it, so a bot's process that outlives the server does not hold it.
    It would be lost if this process closed the file a second time; `_held` sees to that.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.resolve().with_name(database.resolve().name + ".lock")
        self._file = -1

    def acquire(self) -> None:
        """Take the lock, or raise StoreError at once."""
        if self.path in _held:
            raise StoreError(f"this process already serves from this database ({self.path} is locked)")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            holder = _holder(self._file)
            os.close(self._file)
            raise StoreError(
                f"another process{holder} serves from this database ({self.path} is locked): stop it first,"
                " or use PostgreSQL for several processes"
            ) from error
        _held.add(self.path)
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Free the lock. The file stays: deleting it could free another's."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
            _held.discard(self.path)


def _holder(file: int) -> str:
    try:
        text = os.read(file, 20).decode("ascii", "replace")
    except OSError:
        return ""
    return f" (number {text})" if text.isdigit() else ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
