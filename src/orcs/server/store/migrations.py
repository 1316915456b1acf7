"""The schema, as migrations that are applied once each and never changed. Both databases understand them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcs.server import clock
from orcs.server.store.store import StoreError, Transaction

Transact = Callable[[Callable[[Transaction], bool]], bool]

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, epoch BIGINT NOT NULL DEFAULT 0,
            created BIGINT NOT NULL, seen BIGINT NOT NULL, banned BIGINT, erased BIGINT)""",
        """CREATE TABLE codes (
            hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), expires BIGINT NOT NULL)""",
        """CREATE TABLE invitations (
            hash TEXT PRIMARY KEY, note TEXT NOT NULL, uses BIGINT NOT NULL, created BIGINT NOT NULL)""",
        """CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
        # A table is the fold of its facts (`steps`); the columns here are for finding it and for loading fast.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, host TEXT NOT NULL, status TEXT NOT NULL,
            listed BIGINT NOT NULL, watch TEXT NOT NULL, info TEXT NOT NULL,
            created BIGINT NOT NULL, changed BIGINT NOT NULL, ended BIGINT, due BIGINT)""",
        # Apart from the tables: a big row would be rewritten with every change of a small column.
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, seq BIGINT NOT NULL,
            data TEXT NOT NULL)""",
        """CREATE INDEX tables_by_status ON tables (status, changed)""",
        """CREATE INDEX tables_by_due ON tables (due)""",
        """CREATE INDEX tables_by_end ON tables (ended)""",
        """CREATE TABLE steps (
            table_id TEXT NOT NULL REFERENCES tables (id), seq BIGINT NOT NULL, at BIGINT NOT NULL,
            data TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, person TEXT NOT NULL,
            to_move BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (table_id, seat))""",
        """CREATE INDEX seats_by_person ON seats (person)""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id), id BIGINT NOT NULL, at BIGINT NOT NULL,
            person TEXT NOT NULL, name TEXT NOT NULL, seat BIGINT, text TEXT NOT NULL, PRIMARY KEY (table_id, id))""",
        """CREATE TABLE hooks (
            table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, url TEXT NOT NULL,
            secret TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE deliveries (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL,
            body TEXT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL DEFAULT 0)""",
        """CREATE INDEX deliveries_by_due ON deliveries (due)""",
    ),
    (
        # Finished games, written once. They need no rules to be shown; `deal` is the same for games dealt alike.
        """CREATE TABLE records (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, ended BIGINT NOT NULL,
            ending TEXT NOT NULL, seats BIGINT NOT NULL, people BIGINT NOT NULL, modules TEXT NOT NULL,
            public BIGINT NOT NULL, deal TEXT NOT NULL, record TEXT NOT NULL, details TEXT NOT NULL,
            events TEXT, checksum TEXT NOT NULL)""",
        """CREATE INDEX records_by_end ON records (ended, table_id)""",
        """CREATE INDEX records_by_deal ON records (deal)""",
        """CREATE TABLE record_seats (
            table_id TEXT NOT NULL REFERENCES records (table_id) ON DELETE CASCADE, seat BIGINT NOT NULL,
            person TEXT NOT NULL, name TEXT NOT NULL, won BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE INDEX record_seats_by_person ON record_seats (person)""",
    ),
    (
        # Who is connected through which process; `seats` has a bit for each.
        """CREATE TABLE processes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL)""",
        """CREATE TABLE presence (
            table_id TEXT NOT NULL, process TEXT NOT NULL, seats BIGINT NOT NULL, PRIMARY KEY (table_id, process))""",
        """CREATE INDEX presence_by_process ON presence (process)""",
    ),
    (
        # Analyses of finished games, each for its record as it was then.
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES records (table_id) ON DELETE CASCADE, checksum TEXT NOT NULL,
            analysis TEXT NOT NULL)""",
    ),
    (
        # A webhook belongs to whoever set it, not to the seat.
        "ALTER TABLE hooks ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        """UPDATE hooks SET person = (
            SELECT person FROM seats WHERE seats.table_id = hooks.table_id AND seats.seat = hooks.seat)
            WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = hooks.table_id AND seats.seat = hooks.seat)""",
        "DELETE FROM hooks WHERE person = ''",
        "CREATE INDEX hooks_by_person ON hooks (person)",
    ),
    ("CREATE INDEX record_seats_by_name ON record_seats (name, table_id)",),
    (
        # What administrators and operators did. Rows are only ever added.
        """CREATE TABLE audit (
            number BIGINT PRIMARY KEY, at BIGINT NOT NULL, command TEXT NOT NULL, seal TEXT NOT NULL)""",
    ),
    (
        # Until when a person may not chat anywhere; whether a person looks after the server.
        "ALTER TABLE people ADD COLUMN muted BIGINT",
        "ALTER TABLE people ADD COLUMN operator BIGINT NOT NULL DEFAULT 0",
        # Where people came from lately, as hashes, so that a ban can outlast a new guest.
        """CREATE TABLE addresses (
            person TEXT NOT NULL, address TEXT NOT NULL, seen BIGINT NOT NULL, PRIMARY KEY (person, address))""",
        "CREATE INDEX addresses_by_seen ON addresses (seen)",
        """CREATE TABLE address_bans (
            address TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL)""",
        # `evidence` is what was said and who sat there at that moment; `addresses` are those of the person.
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
            person TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, evidence TEXT NOT NULL,
            addresses TEXT NOT NULL, decided BIGINT, outcome TEXT NOT NULL DEFAULT '')""",
        "CREATE INDEX reports_by_time ON reports (decided, at)",
        "CREATE INDEX reports_by_person ON reports (person)",
        "CREATE INDEX reports_by_reporter ON reports (reporter)",
    ),
    # Each new table counts those that its host has not finished.
    ("CREATE INDEX tables_by_host ON tables (host) WHERE status IN ('gathering', 'playing')",),
)


def migrate(transact: Transact) -> None:
    """Bring the schema up to date, one migration in each transaction. The caller keeps other processes out."""
    while transact(_apply_next):
        pass


def check_not_newer(transaction: Transaction) -> int:
    """How many migrations the database has had; StoreError if a newer version of the game made some of them."""
    done = int(transaction.query("SELECT coalesce(max(number), 0) FROM migrations")[0][0])
    if done > len(MIGRATIONS):
        raise StoreError(
            f"the database was made by a newer version of the game (schema {done}; this version knows"
            f" {len(MIGRATIONS)}): update the game, or use another database"
        )
    return done


def _apply_next(transaction: Transaction) -> bool:
    """Apply the first migration that is missing. Whether there was one."""
    transaction.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, applied BIGINT NOT NULL)")
    done = check_not_newer(transaction)
    if done == len(MIGRATIONS):
        return False
    for statement in MIGRATIONS[done]:
        transaction.execute(statement)
    transaction.execute("INSERT INTO migrations VALUES (?, ?)", done + 1, clock.now_ms())
    return True
