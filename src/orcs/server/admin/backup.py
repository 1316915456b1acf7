"""Backup and restore: of SQLite with its own means, of PostgreSQL with those that come with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Final

from orcs.server.admin.access import AdminError
from orcs.server.settings import Settings, database_file
from orcs.server.store import StoreError, backup, restore

FAREWELL: Final = 2.0
"""How many seconds PostgreSQL may take to notice that a server has stopped."""
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


def back_up(settings: Settings, target: Path, *, force: bool = False) -> None:
    """Copy a server's database to a file while it runs."""
    if target.exists() and not force:
        raise AdminError(f"{target} is there already: choose another name, or give --force")
    file = database_file(settings)
    if file is None:
        run_tool(settings, "pg_dump", "--format=custom", f"--file={target}")
        target.chmod(0o600)
        return
    try:
        backup(file, target)
    except StoreError as error:
        raise AdminError(str(error)) from error


def bring_back(settings: Settings, source: Path, *, force: bool = False) -> None:
    """Replace a server's database with a backup. No server may be running."""
    if not source.is_file():
        raise AdminError(f"there is no file {source}")
    file = database_file(settings)
    if file is None:
        bring_back_postgres(settings, source, force=force)
        return
    if file.exists() and not force:
        raise AdminError(f"{file} is there already: give --force to replace it; it is then kept as {file.name}.before")
    try:
        restore(source, file)
    except StoreError as error:
        raise AdminError(str(error)) from error


def bring_back_postgres(settings: Settings, source: Path, *, force: bool) -> None:
    """The same for PostgreSQL: whole or not at all."""
    import psycopg

    try:
        with psycopg.connect(settings.database, connect_timeout=5, autocommit=True) as connection:
            late = time.monotonic() + FAREWELL
            while (others := connection.execute(OTHERS).fetchone()) != (0,) and time.monotonic() < late:
                time.sleep(0.05)
            there = connection.execute("SELECT to_regclass('migrations')").fetchone()
    except psycopg.Error as error:
        raise AdminError(f"PostgreSQL cannot be reached: {str(error).splitlines()[0]}") from error
    if others != (0,):
        raise AdminError("the database is in use: stop all servers first")
    if there and there[0] is not None and not force:
        raise AdminError("the database is not empty: give --force to replace what is in it")
    if not re.search(
        r" TABLE DATA \S+ migrations ", run_tool(settings, "pg_restore", "--list", str(source), connect=False)
    ):
        raise AdminError(f"{source} is not a backup of this game")
    run_tool(settings, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(source))


def run_tool(settings: Settings, program: str, *arguments: str, connect: bool = True) -> str:
    """Run one of PostgreSQL's programs on the database; what it prints. Its password is not among the arguments, which
    everybody on this machine can see."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    found = shutil.which(program)
    known = {name: str(value) for name, value in conninfo_to_dict(settings.database).items() if value is not None}
    password = known.pop("password", "")
    where = [f"--dbname={make_conninfo('', **known)}"] if connect else []
    if found is None:
        shown = " ".join([program, *where, *arguments])
        raise AdminError(f"{program} is not here (Debian: postgresql-client): where it is, run: {shown}")
    env = os.environ | ({"PGPASSWORD": password} if password else {})
    done = subprocess.run([found, *where, *arguments], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AdminError(f"{program} failed: {(done.stderr.strip().splitlines() or ['no reason given'])[0]}")
    return done.stdout
