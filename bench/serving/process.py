"""The servers under test as child processes, measured through /proc."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import HTTPError

TICKS = os.sysconf("SC_CLK_TCK")
FILES_NEEDED = 18_000
START_SECONDS = 60
# For tables that play as fast as they can, alone.
UNLIMITED = {
    "ORCS_IDENTITIES_PER_HOUR": "100000",
    "ORCS_MESSAGES_PER_SECOND": "100000",
    "ORCS_TABLES_PER_IDENTITY": "100000",
    "ORCS_SOCKETS_PER_IDENTITY": "100000",
    "ORCS_CONNECTIONS_PER_ADDRESS": "100000",
    "ORCS_EVICT_SECONDS": "100000",
}
BOARDGAME = Path(__file__).parent / "boardgame" / "server.js"
PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
PACKAGE = "boardgame.io@0.50.2"


def raise_file_limit() -> int:
    """Raise the limit on open files to what is needed, or as far as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = FILES_NEEDED if hard == resource.RLIM_INFINITY else min(FILES_NEEDED, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return limit


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Child:
    """A server as a child process, watched through /proc."""

    lobby = 0
    """The port where matches of boardgame.io are made."""

    def __init__(self, command: list[str], port: int, folder: Path, environment: dict[str, str], probe: str) -> None:
        self.port = port
        self.log = folder / "server.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=folder, env=os.environ | environment, stdout=log, stderr=subprocess.STDOUT
            )
        self.wait_until_ready(probe)

    def wait_until_ready(self, probe: str) -> None:
        """Return once the server answers; otherwise raise RuntimeError with the end of its log."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{probe}", timeout=1):
                    return
            except HTTPError as error:
                with error:
                    if error.code < 500:
                        return
            except OSError:
                pass
            time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    @property
    def cpu_seconds(self) -> float:
        """The processor time used by the server and its processes."""
        ticks = 0
        family = {self.process.pid}
        for stat in sorted(Path("/proc").glob("[0-9]*/stat"), key=lambda stat: int(stat.parent.name)):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:  # it has exited meanwhile
                continue
            pid, parent = int(stat.parent.name), int(fields[1])
            if pid in family or parent in family:
                family.add(pid)
                ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS

    @property
    def resident_kb(self) -> int:
        """Its resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it and wait."""
        if self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def orcs_server(folder: Path, *options: str, limits: bool = True) -> Child:
    """This project's server on SQLite in this folder, with its usual limits or without any."""
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--data", str(folder / "data"), *options]
    return Child(command, port, folder, {} if limits else UNLIMITED, "/readyz")


def boardgame_server(folder: Path) -> Child | str:
    """A boardgame.io server, or why there is none."""
    if shutil.which("npm") is None:
        return "npm is not installed"
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), PACKAGE]
    try:
        fetched = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return "npm could not fetch boardgame.io in 5 minutes"
    if fetched.returncode:
        return f"npm could not fetch boardgame.io: {fetched.stderr.strip()[-300:]}"
    shutil.copy(BOARDGAME, folder / "server.js")
    port, lobby = free_port(), free_port()
    server = Child(["node", "server.js", str(port), str(lobby)], port, folder, {"NODE_ENV": "production"}, "/")
    server.lobby = lobby
    return server
