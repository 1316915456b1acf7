"""Recording: the record of a game, stored once when it ends."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from orcs.server.records.records import checksum
from orcs.server.store import Transaction
from orcs.tables.facts import AnyFact
from orcs.tables.fold import Rows
from orcs.tables.records import deal_of, make_record, pack
from orcs.tables.table import Table

log = logging.getLogger("orcs.server")

INSERT: Final = (
    "INSERT INTO records (table_id, ended, ending, seats, people, modules, public, deal, record, details, events,"
    " checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SEAT: Final = "INSERT INTO record_seats (table_id, seat, person, name, won) VALUES (?, ?, ?, ?, ?)"


def recording(table: Table, rows: Rows, last: AnyFact, names: Mapping[str, str]) -> Callable[[Transaction], None]:
    """The work that stores the record of a game that the last fact, not stored yet, has ended. To make the record
    takes as long as a replay."""
    record, problem = make_record(table, rows, last)
    if problem is not None:
        log.error("the events of a game cannot be told", extra={"table": table.id}, exc_info=problem)
    details = msgspec.json.encode(record.details).decode()
    events = None if record.events is None else pack(record.events)
    row = (
        table.id,
        table.ended,
        table.ending,
        len(table.seats),
        sum(seat.kind == "person" for seat in table.seats),
        f" {' '.join(sorted(table.wish.modules))} ",
        int(table.wish.listed and table.wish.watch == "all"),
        deal_of(table, record.details.nonces),
        record.text,
        details,
        events,
        checksum(record.text, details, events),
    )
    people = [
        (table.id, number + 1, seat.person, names.get(seat.person, "").casefold(), int(number in table.winners))
        for number, seat in enumerate(table.seats)
        if seat.kind == "person"
    ]

    def work(tx: Transaction) -> None:
        tx.execute(INSERT, *row)
        for person in people:
            tx.execute(INSERT_SEAT, *person)

    return work
