"""Rehearsal: a backup is restored into a scratch place and read there, before it counts as one."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from orcs.server.admin.access import AdminError
from orcs.server.admin.backup import back_up, run_tool
from orcs.server.records.records import checksum
from orcs.server.rooms.journal import folded, read
from orcs.server.settings import Settings, database_file
from orcs.server.store import Store, StoreError, Transaction, open_store, restore

UNFINISHED: Final = "SELECT id FROM tables WHERE status IN ('gathering', 'playing') ORDER BY id"
RECORDS: Final = (
    "SELECT table_id, record, details, events, checksum FROM records WHERE table_id > ? ORDER BY table_id LIMIT 100"
)


class Rehearsed(Struct):
    """What was read from a backup: unfinished games, those of them that the rules of today cannot read, and records."""

    tables: int = 0
    unreadable: int = 0
    records: int = 0


def back_up_into(settings: Settings, folder: Path, keep: int) -> tuple[Path, Rehearsed]:
    """Make and rehearse a new backup in a folder, and keep only the newest ones."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    ending = ".dump" if database_file(settings) is None else ".db"
    target = folder / f"orcs-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}{ending}"
    untried = target.with_name(f"{target.name}.untried")
    try:
        back_up(settings, untried, force=True)
        found = rehearse(settings, untried)
        untried.replace(target)
    finally:
        untried.unlink(missing_ok=True)
    for old in sorted(folder.glob(f"orcs-*{ending}"))[:-keep]:
        old.unlink()
    return target, found


def rehearse(settings: Settings, file: Path) -> Rehearsed:
    """Restore a backup into a scratch place and read all of it. AdminError says what is wrong with it."""
    try:
        with scratch(settings, file) as url:
            return asyncio.run(read_all(url))
    except StoreError as error:
        raise AdminError(f"the backup cannot be restored: {error}") from error


@contextmanager
def scratch(settings: Settings, file: Path) -> Iterator[str]:
    """The URL of a database that holds what a backup holds, for a while."""
    if database_file(settings) is None:
        with scratch_postgres(settings, file) as url:
            yield url
        return
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        restore(file, Path(folder) / "orcs.db")
        yield f"sqlite:///{folder}/orcs.db"


@contextmanager
def scratch_postgres(settings: Settings, file: Path) -> Iterator[str]:
    """The same beside the server's own database."""
    import psycopg
    from psycopg.sql import SQL, Identifier

    name = f"orcs_rehearsal_{secrets.token_hex(4)}"
    parts = urlsplit(settings.database)
    url = f"{parts.scheme}://{parts.netloc}/{name}?{parts.query}"
    try:
        with psycopg.connect(settings.database, autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
            try:
                there = msgspec.structs.replace(settings, database=url)
                run_tool(there, "pg_restore", "--no-owner", "--single-transaction", str(file))
                yield url
            finally:
                connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))
    except psycopg.Error as error:
        reason = str(error).splitlines()[0]
        raise AdminError(f"the backup cannot be tried in a database of its own: {reason}") from error


async def read_all(url: str) -> Rehearsed:
    """Read what a database holds, and fold its unfinished tables."""
    store, found = open_store(url), Rehearsed()
    await store.start()
    try:
        for (table,) in await store.read(lambda tx: tx.query(UNFINISHED)):
            stored = await read(store, table)
            if [row[0] for row in stored.rows] != list(range(1, len(stored.rows) + 1)):
                raise AdminError(f"the backup lacks steps of table {table}")
            found.tables += 1
            try:
                await folded(stored)
            except ValueError:
                found.unreadable += 1  # so it is on the server too
        found.records = await check_records(store)
    finally:
        await store.stop()
    return found


def records_after(last: str, transaction: Transaction) -> list[tuple[Any, ...]]:
    """The next finished games, in the order of their tables."""
    return transaction.query(RECORDS, last)


async def check_records(store: Store) -> int:
    """How many finished games there are, each as it was written."""
    count, last = 0, ""
    while rows := await store.read(partial(records_after, last)):
        for table, record, details, events, stamp in rows:
            if checksum(record, details, events) != stamp:
                raise AdminError(f"the record of game {table} is damaged")
        count, last = count + len(rows), rows[-1][0]
    return count
