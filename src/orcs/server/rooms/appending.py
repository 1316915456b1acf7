"""Appending: what a fact changes in the store, as the work of a transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import msgspec

from orcs.server.hooks.delivery import QUEUE, drop_strangers, queueing
from orcs.server.store import Bulk, Guard, Insert, Transaction, Value
from orcs.server.wire.limits import guard_seats, guard_tables
from orcs.tables.facts import AnyFact, Early, Played, Sat, write_fact
from orcs.tables.info import table_info
from orcs.tables.refusal import Refused
from orcs.tables.table import Table

TABLES = "tables (id, link, host, status, listed, watch, info, created, changed)"
FACTS = "steps (table_id, seq, at, data)"
FACT = Bulk(f"INSERT INTO {FACTS} VALUES (?, ?, ?, ?)", f"INSERT INTO {FACTS} {{}}")
HELD = (
    "INSERT INTO snapshots (table_id, seq, data) {}"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
SNAPSHOT = Bulk(HELD.format("VALUES (?, ?, ?)"), HELD)
ABOUT = Bulk(
    "UPDATE tables SET changed = ?, due = ?, status = ?, ended = ?, info = ? WHERE id = ?",
    "UPDATE tables SET changed = column1, due = column2, status = column3, ended = column4, info = column5"
    " FROM ({}) AS given WHERE id = column6",
)
DUE = Bulk(
    "UPDATE tables SET due = ? WHERE id = ?",
    "UPDATE tables SET due = column1 FROM ({}) AS given WHERE id = column2",
)
TO_MOVE = Bulk(
    "UPDATE seats SET to_move = ? WHERE table_id = ? AND seat = ?",
    "UPDATE seats SET to_move = column1 FROM ({}) AS given WHERE table_id = column2 AND seat = column3",
)
NAMED = Bulk.guard("(SELECT name FROM people WHERE id = {}) <> {}")
ALONE = Bulk(
    "UPDATE people SET name = name WHERE id = ?", "UPDATE people SET name = name FROM ({}) AS given WHERE id = column1"
)
"""With several processes, nobody makes two tables, takes two seats, or a seat and another name, at the same moment."""
SEATED = "INSERT INTO seats (table_id, seat, person) {}"
SEAT = Bulk(SEATED.format("VALUES (?, ?, ?)"), SEATED)


@dataclass
class Row:
    """What one fact changes in the row of its table. Only what has changed is written."""

    table: Table
    due: int | None
    names: Mapping[str, str]
    put_off: bool = True
    """Whether something is due at another time than before."""
    turned: bool = False
    """Whether another turn has begun, or the game has ended."""
    snapshot: str | None = None
    moved: Mapping[int, bool] = field(default_factory=dict)
    sat: Mapping[int, str] = field(default_factory=dict)
    stood: Collection[int] = ()
    notify: Collection[int] = ()
    record: Callable[[Transaction], None] | None = None


def appending(fact: AnyFact, row: Row) -> Callable[[Transaction], int | None]:
    """The work that appends a fact; how many notices it queued, if any. Conflict if another process has appended one of
    this number; Refused if whoever sits down waits at too many tables, or somebody there has taken another name."""
    table = row.table
    number, at, name = table.seq, table.changed, table.id
    values, news = (name, number, at, write_fact(fact)), (name, number)
    snapshot, moved, notify, put_off = row.snapshot, row.moved, row.notify, row.put_off
    tells = not isinstance(fact, (Played, Early)) or row.turned or table.status != "playing"
    if not (tells or put_off or moved or notify):
        return Insert(FACTS, values, news=news)
    info = msgspec.json.encode(table_info(table, row.names)).decode() if tells else None
    due, record, stood = row.due, row.record, row.stood
    more: list[tuple[Bulk, tuple[Value, ...]]] = []
    if info is not None:
        more.append((ABOUT, (at, due, table.status, table.ended, info, name)))
    elif put_off:
        more.append((DUE, (due, name)))
    if snapshot is not None:
        more.append((SNAPSHOT, (name, number, snapshot)))
    more += [(TO_MOVE, (int(asked), name, seat + 1)) for seat, asked in moved.items()]
    more += seating(name, row.sat)
    guards: list[Guard] = []
    if isinstance(fact, Sat):
        more.append((ALONE, (fact.person,)))
        people = {table.host, *seated(table).values()}
        guards = [(NAMED, (person, row.names.get(person)), Refused("problem-overtaken")) for person in people]
        if fact.person != table.host:
            guards.append(guard_seats(fact.person))
    for seat in notify:
        more += queueing(name, seat + 1, number, at)
    insert = Insert(FACTS, values, more, guards, news, QUEUE if notify else None)
    if not (stood or record):
        return insert

    def work(tx: Transaction) -> int | None:
        for seat in stood:
            tx.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", name, seat + 1)
        queued = insert(tx)
        if stood:
            drop_strangers(tx, name)
        if record is not None:
            record(tx)
        return queued

    return work


def seating(table: str, people: Mapping[int, str]) -> list[tuple[Bulk, tuple[Value, ...]]]:
    """What gives people their seats."""
    return [(SEAT, (table, seat + 1, person)) for seat, person in people.items()]


def seated(table: Table) -> dict[int, str]:
    """Who sits where."""
    return {number: seat.person for number, seat in enumerate(table.seats) if seat.kind == "person"}


def creating(table: Table, link: str, fact: AnyFact, names: Mapping[str, str], most: int) -> Insert:
    """The work that stores a new table with its first fact. Refused if its host has too many, more than `most`."""
    info = msgspec.json.encode(table_info(table, names)).decode()
    wish, at = table.wish, table.created
    row = (table.id, link, table.host, table.status, int(wish.listed), wish.watch, info, at, at)
    first = (FACT, (table.id, table.seq, at, write_fact(fact)))
    more = [first, *seating(table.id, seated(table)), (ALONE, (table.host,))]
    return Insert(TABLES, row, more, [guard_tables(table.host, most)], (table.id, table.seq))
