"""Services for tests: a private PostgreSQL, from the system's packages or the wheel `pgserver`, never mocked."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from urllib.parse import quote, urlencode

import psycopg
import pytest

from tools.test_deps import find_postgresql

OWNER = "orcs"
GUEST, PASSWORD = "guest", "let me in"
_ACCESS = f"local all {GUEST} scram-sha-256\nlocal all all trust\n"


class Postgres:
    """A cluster in a temporary folder, reached by a socket in it. Commits wait for the disk, as they must."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="orcs-pg-"))
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._count = 0
        self._schemas: list[str] = []
        self._run(
            "initdb", "--no-sync", "-D", self.folder / "data", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C"
        )
        (self.folder / "data/pg_hba.conf").write_text(_ACCESS)
        self.start()
        with self.connect() as connection:
            connection.execute(f"CREATE ROLE {GUEST} LOGIN PASSWORD '{PASSWORD}'")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        data, log = self.folder / "data", self.folder / "log"
        # After a crash every file of the cluster would be synced separately, which takes long.
        sync = "syncfs" if sys.platform == "linux" else "fsync"
        settings = f"-c listen_addresses='' -c max_connections=150 -c recovery_init_sync_method={sync}"
        self._run("pg_ctl", "start", "-w", "-s", "-D", data, "-l", log, "-o", f"-k {self.folder} {settings}")

    def stop(self) -> None:
        """Stop the server as a power cut would; it recovers at the next start."""
        self._run("pg_ctl", "stop", "-s", "-m", "immediate", "-D", self.folder / "data")

    def restart(self) -> None:
        self.stop()
        self.start()

    def url(self, database: str = "postgres", *, user: str = OWNER, **more: str) -> str:
        return f"postgresql:///{database}?{urlencode({'host': str(self.folder), 'user': user} | more, quote_via=quote)}"

    def fresh(self) -> str:
        """The URL of a new, empty schema. A new database would be 300 files to sync after a crash."""
        self._count += 1
        name = f"test_{self._count}"
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        self._schemas.append(name)
        return self.url(options=f"-csearch_path={name}", application_name=name)

    def tidy(self) -> None:
        """Drop what `fresh` created."""
        with self.connect() as connection:
            while self._schemas:
                connection.execute(f"DROP SCHEMA {self._schemas.pop()} CASCADE")

    def connect(self) -> psycopg.Connection:
        """A connection besides those under test."""
        return psycopg.connect(self.url(), autocommit=True, options="-cclient_min_messages=warning")

    def kill_connections(self, fresh_url: str, query: str = "%") -> int:
        """End the connections by a URL from `fresh` whose last statement is LIKE `query`; how many there were."""
        with self.connect() as connection:
            return len(
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                    " WHERE application_name = %s AND query LIKE %s",
                    [fresh_url.rpartition("=")[2], query],
                ).fetchall()
            )

    def remove(self) -> None:
        """Stop the server and leave nothing behind."""
        pid = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        until = time.monotonic() + 10
        while (self.folder / "data/postmaster.pid").exists() and time.monotonic() < until:
            time.sleep(0.02)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str | Path) -> None:
        user = self._user
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            check=False,
        )
        if done.returncode:
            log = self.folder / "log"
            told = done.stderr.decode() if done.stderr else log.read_text()[-2000:] if log.exists() else ""
            raise RuntimeError(f"{program} failed: {told}")


@cache
def postgres() -> Postgres:
    """The cluster of this process, started when it is first needed. Skips the test where there is no PostgreSQL."""
    programs = find_postgresql()
    if programs is None:
        pytest.skip("PostgreSQL is missing: `make test-deps` installs it")
    cluster = Postgres(programs)
    atexit.register(cluster.remove)
    return cluster


def _unprivileged() -> pwd.struct_passwd | None:
    """The user to run PostgreSQL as, which refuses to run as root; None for the current user."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")
