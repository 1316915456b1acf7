"""Together: rows to be inserted, and the statements that follow each, carried out by one statement of SQLite.

A view takes the rows as JSON, and its trigger does the rest. It knows every kind of statement that was met so far.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from orcs.server.store.store import Insert, Value

Rows = dict[str, list[tuple[Value, ...]]]
NUL = "\\u0000"
"""Where it stands in JSON, SQLite ends the text."""


class Together:
    """The view of one connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.kinds: dict[str, int] = {}
        """The kinds of statements in the order in which they are carried out, and how many values each takes."""
        self.guards: dict[str, int] = {}
        """The same for those that come after all others."""
        self.statement = ""
        self.views = 0

    def prepare(self, inserts: Iterable[Insert]) -> tuple[str, list[str]]:
        """The statement for all of these, and its values; ValueError if one of them cannot go this way. Outside a
        transaction: undoing one would undo the view."""
        rows: Rows = {}
        guards: Rows = {}
        for insert in inserts:
            rows.setdefault(f"INSERT INTO {insert.into} {{}}", []).append(insert.values)
            for bulk, values in insert.more:
                rows.setdefault(bulk.many, []).append(values)
            for bulk, values, _ in insert.guards:
                guards.setdefault(bulk.many, []).append(values)
        if not (rows.keys() <= self.kinds.keys() and guards.keys() <= self.guards.keys()):
            self.learn(rows, guards)
        given = rows | guards
        texts = [msgspec.json.encode(given.get(sql, ())).decode() for sql in (*self.kinds, *self.guards)]
        if any(NUL in text for text in texts):
            raise ValueError("a text with a NUL")
        return self.statement, texts

    def learn(self, rows: Rows, guards: Rows) -> None:
        """Make another view, which knows these kinds of statements too."""
        kinds = self.kinds | {sql: len(some[0]) for sql, some in rows.items()}
        last = self.guards | {sql: len(some[0]) for sql, some in guards.items()}
        self.statement = self.define(kinds | last)
        self.kinds, self.guards = kinds, last

    def define(self, widths: dict[str, int]) -> str:
        """Make a view for some statements, given how many values each takes; returns the one that stands for them."""
        self.views += 1
        view = f"together_{self.views}"
        given = [f"rows_{number}" for number in range(len(widths))]
        steps = [sql.format(unpacked(name, widths[sql])) for name, sql in zip(given, widths, strict=True)]
        columns = ", ".join(f"NULL AS {name}" for name in given)
        self.connection.execute(f"CREATE TEMP VIEW {view} AS SELECT {columns}")
        self.connection.execute(
            f"CREATE TEMP TRIGGER {view}_filled INSTEAD OF INSERT ON {view} BEGIN {'; '.join(steps)}; END"
        )
        return f"INSERT INTO {view} VALUES ({', '.join('?' * len(given))})"


def unpacked(name: str, width: int) -> str:
    """The rows that a trigger was given as JSON, as column1, column2 …"""
    values = ", ".join(f"json_extract(value, '$[{at}]') AS column{at + 1}" for at in range(width))
    return f"SELECT {values} FROM json_each(NEW.{name}) WHERE true"
