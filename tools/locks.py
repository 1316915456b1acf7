"""Locks between the commands of this folder, held by open files, so that a process releases them however it ends."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / ".venv-built" / "package.lock"
"""Shared by games that run the installed package; exclusive while it is replaced."""
BUILDING = ROOT / ".venv-built" / "building.lock"
"""Held while the package is built."""
COMPILING = ROOT / ".venv-built" / "compiling.lock"
"""Held by the game in whose background the engine is compiled."""


@contextmanager
def locked(path: Path, waiting: str = "", *, shared: bool = False, wait: bool = True) -> Iterator[bool]:
    """Hold a lock. Prints why it waits if it must; without `wait`, yields False instead."""
    path.parent.mkdir(exist_ok=True)
    kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
    with path.open("a") as file:
        try:
            fcntl.flock(file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print(f"  {waiting}", flush=True)
            fcntl.flock(file, kind)
        yield True
