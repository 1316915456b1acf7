"""Real server processes for tests: started, killed and started again at the same address, on the same data."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
PATIENCE = 60.0
UNHURRIED = {
    "ORCS_MESSAGES_PER_SECOND": "100000",
    "ORCS_IDENTITIES_PER_HOUR": "100000",
    "ORCS_CHAT_PER_MINUTE": "100000",
    "ORCS_TABLES_PER_IDENTITY": "1000000",
    "ORCS_SOCKETS_PER_IDENTITY": "1000",
    "ORCS_CONNECTIONS_PER_ADDRESS": "100000",
    "ORCS_LOG_FORMAT": "json",
}
"""Settings without the limits meant for people."""


class Running:
    """A server process. Its log is the file `log`, its data is in the folder `data`."""

    def __init__(self, data: Path, *options: str, env: dict[str, str] | None = None, program: str = PROGRAM) -> None:
        self.data = data
        self.program = program
        self.options = options
        self.env = os.environ | UNHURRIED | (env or {})
        self.port = 0
        self.log = data.with_name(f"{data.name}.log")
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Its address, without a trailing slash."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it and wait until it is ready."""
        command = [sys.executable, "-c", self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
                env=self.env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        heard, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if heard else f"nothing said within {PATIENCE} s\n"
        found = re.search(r"https?://[\w.]+:(\d+)", line)
        assert found is not None, f"{line}{self.logged()[-2000:]}"
        # Behind a proxy it prints the proxy's port; its own was given.
        self.port = self.port or int(found[1])
        wait_until(self.ready, f"{self.url} to be ready")

    def ready(self) -> bool:
        """Whether it reports itself ready."""
        assert self.process is not None
        assert self.process.poll() is None, self.logged()[-2000:]
        try:
            with urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """Send SIGKILL, as the kernel does when out of memory: only to the server, not to its workers."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def terminate(self) -> None:
        """Ask it to stop."""
        assert self.process is not None
        self.process.terminate()

    def wait(self, seconds: float = PATIENCE) -> int:
        """Wait until it has stopped; its exit status."""
        assert self.process is not None
        status = self.process.wait(seconds)
        self._reap()
        return status

    def stop(self) -> int:
        """Stop it as an administrator would; its exit status."""
        self.terminate()
        return self.wait()

    def memory(self) -> int:
        """Its resident memory in bytes; 0 where the system does not say."""
        status = Path(f"/proc/{self.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
        return int(found[1]) * 1024 if found else 0

    def end(self) -> None:
        """Leave no process behind."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self._reap()

    def logged(self) -> str:
        """What it has logged so far."""
        return self.log.read_text() if self.log.exists() else ""

    def _reap(self) -> None:
        if self.process is not None:
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@contextmanager
def running(data: Path, *options: str, env: dict[str, str] | None = None, program: str = PROGRAM) -> Iterator[Running]:
    """A server process on a data folder, killed at the end with all its children."""
    server = Running(data, *options, env=env, program=program)
    try:
        server.start()
        yield server
    finally:
        server.end()


def wait_until(condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    give_up = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < give_up, f"waited {seconds} s for {what}"
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    """The child processes of a process, as the kernel lists them (Linux)."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(number) for number in task.read_text().split()]
    return sorted(found)
