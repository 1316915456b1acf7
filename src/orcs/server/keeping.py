"""How tables are kept: steps appended, and the row that finds them brought up to date, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import msgspec

from orcs.engine.notation import RecordError
from orcs.server.info import table_info
from orcs.server.steps import AnyFact, Early, Played, Reverted, read_fact, write_fact
from orcs.server.store import Conflict, Transaction
from orcs.server.table import Table, restore
from orcs.server.webhooks import queue_notice

INSERT = "INSERT INTO steps (table_id, seq, at, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


@dataclass
class Kept:
    """What is read of a table: its row and its steps."""

    id: str
    link: str
    snapshot: str | None
    snapshot_seq: int
    steps: list[tuple[int, int, str]]


@dataclass
class Change:
    """What one step changes in the row of its table. Only what has changed is written."""

    table: Table
    due: int | None
    names: Mapping[str, str]
    snapshot: str | None = None
    moved: Mapping[int, bool] = field(default_factory=dict)
    notify: Collection[int] = ()


def appending(fact: AnyFact, change: Change) -> Callable[[Transaction], None]:
    """The work that keeps a step. Conflict if another process has kept one of this number."""
    table = change.table
    number, at, data = table.seq, table.changed, write_fact(fact)
    info = None
    if not isinstance(fact, (Played, Early)) or change.snapshot is not None or table.status != "playing":
        info = msgspec.json.encode(table_info(table, change.names)).decode()
    people = [(seat, each.person) for seat, each in enumerate(table.seats, 1) if each.kind == "person"]
    status, ended, due, name = table.status, table.ended, change.due, table.id
    snapshot, moved, notify = change.snapshot, change.moved, change.notify
    seated = table.status == "gathering"

    def work(tx: Transaction) -> None:
        if tx.execute(INSERT, name, number, at, data) == 0:
            raise Conflict
        if info is None:
            tx.execute("UPDATE tables SET seq = ?, changed = ?, due = ? WHERE id = ?", number, at, due, name)
        else:
            tx.execute(
                "UPDATE tables SET seq = ?, changed = ?, due = ?, status = ?, ended = ?, info = ? WHERE id = ?",
                *(number, at, due, status, ended, info, name),
            )
        if snapshot is not None:
            tx.execute("UPDATE tables SET snapshot = ?, snapshot_seq = ? WHERE id = ?", snapshot, number, name)
        if seated:
            tx.execute("DELETE FROM seats WHERE table_id = ?", name)
            for seat, person in people:
                tx.execute("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", name, seat, person)
        for seat, asked in moved.items():
            tx.execute("UPDATE seats SET to_move = ? WHERE table_id = ? AND seat = ?", int(asked), name, seat + 1)
        for seat in notify:
            queue_notice(tx, name, seat + 1, number, at)
        tx.announce(name, number)

    return work


def creating(table: Table, link: str, fact: AnyFact, names: Mapping[str, str]) -> Callable[[Transaction], None]:
    """The work that keeps a new table with its first step."""
    info = msgspec.json.encode(table_info(table, names)).decode()
    keep = appending(fact, Change(table, None, names))
    wish = table.wish
    row = (
        table.id,
        link,
        table.host,
        table.status,
        int(wish.listed),
        wish.watch,
        0,
        info,
        table.created,
        table.created,
    )

    def work(tx: Transaction) -> None:
        tx.execute(
            "INSERT INTO tables (id, link, host, status, listed, watch, seq, info, created, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *row,
        )
        keep(tx)

    return work


def reading(id: str, after: int = -1) -> Callable[[Transaction], Kept | None]:
    """The work that reads a table and its steps after a number."""

    def work(tx: Transaction) -> Kept | None:
        rows = tx.query("SELECT link, snapshot, snapshot_seq FROM tables WHERE id = ?", id)
        if not rows:
            return None
        steps = tx.query("SELECT seq, at, data FROM steps WHERE table_id = ? AND seq > ? ORDER BY seq", id, after)
        link, snapshot, snapshot_seq = rows[0]
        return Kept(id, link, snapshot, snapshot_seq, [(seq, at, data) for seq, at, data in steps])

    return work


def names_of(table: Table) -> Callable[[Transaction], dict[str, str]]:
    """The work that reads the names of all who sit at a table."""
    people = {table.host, *(seat.person for seat in table.seats if seat.person)}

    def work(tx: Transaction) -> dict[str, str]:
        names: dict[str, str] = {}
        for person in people:
            names.update(dict(tx.query("SELECT id, name FROM people WHERE id = ?", person)))
        return names

    return work


def fold(kept: Kept) -> tuple[Table, int | None]:
    """The table that its steps tell. If the last of them do not fit the rules any more, it is as its snapshot tells,
    and the second result is the seq of that."""
    steps = valid_steps(kept)
    table, rest = Table(kept.id), steps
    if kept.snapshot is not None and any(seq == kept.snapshot_seq for seq, _, _ in steps):
        table = restore(kept.snapshot, [fact for seq, _, fact in steps if seq <= kept.snapshot_seq])
        rest = [step for step in steps if step[0] > kept.snapshot_seq]
    reverted: int | None = None
    try:
        for _, at, fact in rest:
            table.apply(fact, at)
    except RecordError:
        if kept.snapshot is None:
            raise
        table = restore(kept.snapshot, [fact for seq, _, fact in steps if seq <= kept.snapshot_seq])
        reverted = kept.snapshot_seq
    table.seq = kept.steps[-1][0]
    return table, reverted


def valid_steps(kept: Kept) -> list[tuple[int, int, AnyFact]]:
    """The steps without those that were taken out of force."""
    valid: list[tuple[int, int, AnyFact]] = []
    for seq, at, data in kept.steps:
        fact = read_fact(data)
        if isinstance(fact, Reverted):
            valid = [step for step in valid if step[0] <= fact.to]
        else:
            valid.append((seq, at, fact))
    return valid
