"""Together: rows to be inserted, and the statements that follow each, carried out by one statement of SQLite.

A view takes the rows as JSON, and its trigger does the rest. There is one for each set of statements that was met.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from orcs.server.store.store import Insert


class Together:
    """The views of one connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.statements: dict[tuple[str, ...], str] = {}

    def prepare(self, inserts: Iterable[Insert]) -> tuple[str, list[str]]:
        """The statement for all of these, and its values. Outside a transaction: undoing one would undo the view."""
        rows: defaultdict[str, list[tuple[object, ...]]] = defaultdict(list)
        for insert in inserts:
            rows[f"INSERT INTO {insert.into} {{}}"].append(insert.values)
            for bulk, values in insert.more:
                rows[bulk.many].append(values)
        kinds = tuple(rows)
        if kinds not in self.statements:
            self.statements[kinds] = self.define({sql: len(found[0]) for sql, found in rows.items()})
        return self.statements[kinds], [msgspec.json.encode(found).decode() for found in rows.values()]

    def define(self, widths: dict[str, int]) -> str:
        """Make the view for some statements, given how many values each takes; returns the one that stands for them."""
        view = f"together_{len(self.statements)}"
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
