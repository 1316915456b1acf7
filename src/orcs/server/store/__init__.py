"""Where tables are kept: SQLite by default, PostgreSQL for several processes."""

from orcs.server.store.store import Conflict, News, Store, StoreError, Transaction, open_store

__all__ = ["Conflict", "News", "Store", "StoreError", "Transaction", "open_store"]
