"""Where tables are stored: SQLite by default, PostgreSQL for several processes."""

from orcs.server.store.backup import backup, restore
from orcs.server.store.opening import open_store
from orcs.server.store.store import (
    Bulk,
    Conflict,
    Guard,
    Insert,
    News,
    Store,
    StoreError,
    Transaction,
    UnknownOutcome,
    Value,
    outcome,
)

__all__ = [
    "Bulk",
    "Conflict",
    "Guard",
    "Insert",
    "News",
    "Store",
    "StoreError",
    "Transaction",
    "UnknownOutcome",
    "Value",
    "backup",
    "open_store",
    "outcome",
    "restore",
]
