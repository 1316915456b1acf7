"""The schema, as steps that are applied once each and never changed. Both databases understand them."""

from __future__ import annotations

from typing import Final

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
        # What a table is can be told from its steps alone; the columns here are for finding it and for loading fast.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, host TEXT NOT NULL, status TEXT NOT NULL,
            listed BIGINT NOT NULL, watch TEXT NOT NULL, seq BIGINT NOT NULL, info TEXT NOT NULL,
            created BIGINT NOT NULL, changed BIGINT NOT NULL, ended BIGINT, due BIGINT,
            snapshot TEXT, snapshot_seq BIGINT NOT NULL DEFAULT 0)""",
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
)
