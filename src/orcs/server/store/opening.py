"""Opening a store by its URL."""

from __future__ import annotations

from pathlib import Path

from orcs.server.store.sqlite import SqliteStore
from orcs.server.store.store import Store, StoreError


def open_store(url: str, *, serving: bool = True) -> Store:
    """The store for `sqlite:///path/to/file.db` or `postgresql://…`, not started yet.

    Only one process may serve from a SQLite file; a tool that looks into it meanwhile opens it with `serving` false.
    """
    if url.startswith("sqlite:///"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")), serving=serving)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from orcs.server.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreError("PostgreSQL needs psycopg: pip install 'orcs-orcs-orcs[postgres]'") from error
        return PostgresStore(url)
    raise ValueError(f"a store is 'sqlite:///FILE' or 'postgresql://…', not {url.partition(':')[0]!r}")
