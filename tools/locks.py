"""Locks between the commands of this folder, held by open files: whoever ends, however, lets go."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / ".venv-built" / "package.lock"
"""Shared by games that run the installed package; held alone while it is replaced."""
BUILDING = ROOT / ".venv-built" / "building.lock"
"""Held by whoever builds the package."""
COMPILING = ROOT / ".venv-built" / "compiling.lock"
"""Held by the game that compiles the engine behind it."""


@contextmanager
def locked(path: Path, waiting: str = "", *, shared: bool = False, wait: bool = True) -> Iterator[bool]:
    """Hold a lock. Says why it waits if it has to; without `wait`, yields False if it would have to."""
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
