"""How tables are kept: steps appended, and the row that finds them brought up to date, in one transaction."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from orcs.engine.game import PickError
from orcs.engine.notation import RecordError
from orcs.server import lines
from orcs.server.info import table_info
from orcs.server.steps import AnyFact, Early, Played, Reverted, read_fact, write_fact
from orcs.server.store import Insert, Transaction
from orcs.server.table import Table, restore
from orcs.server.webhooks import queue_notice

SNAPSHOT = (
    "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
STEPS = "steps (table_id, seq, at, data)"


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
    put_off: bool = True
    """Whether something is due at another time than before."""
    snapshot: str | None = None
    moved: Mapping[int, bool] = field(default_factory=dict)
    notify: Collection[int] = ()
    record: Callable[[Transaction], None] | None = None


def appending(fact: AnyFact, change: Change) -> Callable[[Transaction], bool | None]:
    """The work that keeps a step; whether it queued a notice. Conflict if another process has kept one of this
    number."""
    table = change.table
    number, at, name = table.seq, table.changed, table.id
    insert = Insert(STEPS, (name, number, at, write_fact(fact)), name, number)
    snapshot, moved, notify, put_off = change.snapshot, change.moved, change.notify, change.put_off
    tells = not isinstance(fact, (Played, Early)) or snapshot is not None or table.status != "playing"
    if not (tells or put_off or moved or notify):
        return insert
    info = msgspec.json.encode(table_info(table, change.names)).decode() if tells else None
    people = [(seat, each.person) for seat, each in enumerate(table.seats, 1) if each.kind == "person"]
    status, ended, due = table.status, table.ended, change.due
    seated = table.status == "gathering"
    record = change.record

    def work(tx: Transaction) -> bool:
        insert(tx)
        if info is not None:
            tx.execute(
                "UPDATE tables SET changed = ?, due = ?, status = ?, ended = ?, info = ? WHERE id = ?",
                *(at, due, status, ended, info, name),
            )
        elif put_off:
            tx.execute("UPDATE tables SET due = ? WHERE id = ?", due, name)
        if snapshot is not None:
            tx.execute(SNAPSHOT, name, number, snapshot)
        if seated:
            tx.execute("DELETE FROM seats WHERE table_id = ?", name)
            for seat, person in people:
                tx.execute("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", name, seat, person)
        for seat, asked in moved.items():
            tx.execute("UPDATE seats SET to_move = ? WHERE table_id = ? AND seat = ?", int(asked), name, seat + 1)
        queued = [queue_notice(tx, name, seat + 1, number, at) for seat in notify]
        if record is not None:
            record(tx)
        return any(queued)

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
        info,
        table.created,
        table.created,
    )

    def work(tx: Transaction) -> None:
        tx.execute(
            "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *row,
        )
        keep(tx)

    return work


def reading(id: str, after: int = -1) -> Callable[[Transaction], Kept | None]:
    """The work that reads a table and its steps after a number."""

    def work(tx: Transaction) -> Kept | None:
        rows = tx.query("SELECT link FROM tables WHERE id = ?", id)
        if not rows:
            return None
        steps = tx.query("SELECT seq, at, data FROM steps WHERE table_id = ? AND seq > ? ORDER BY seq", id, after)
        snapshots = tx.query("SELECT data, seq FROM snapshots WHERE table_id = ?", id) if after < 0 else []
        snapshot, snapshot_seq = snapshots[0] if snapshots else (None, 0)
        return Kept(id, rows[0][0], snapshot, snapshot_seq, [(seq, at, data) for seq, at, data in steps])

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


Told = list[tuple[int, int, AnyFact]]
"""Steps with their numbers and times."""


def fold(kept: Kept) -> tuple[Table, Reverted | None]:
    """The table that its steps tell, and a step that has to be kept next where the rules have changed since.

    If picks after the snapshot do not fit the rules any more, all of them are taken back; what people decided besides
    stays. If they fit, but leave chance to deal, it deals.
    """
    steps = valid_steps(kept.steps)
    last = kept.steps[-1][0]
    to = last
    try:
        table = tell(*_beginning(kept, steps))
    except (RecordError, PickError):
        if kept.snapshot is None:
            raise
        to = kept.snapshot_seq
        table = tell(*_beginning(kept, without_picks(steps, to)))
    table.seq = last
    if table.status != "playing" or (to == last and table.asks):
        return table, None
    game = table.playing
    seed = ""
    if to != last:
        # Everybody saw what was dealt in the turn taken back. The new seed follows from the old one, which the server
        # is bound to, so nobody can choose it either.
        seed = hmac.digest(bytes.fromhex(table.seed), f"reverted {last}".encode(), "sha256").hex()
        table.deal_anew(seed)
    first = len(game.log)
    game.advance()
    return table, Reverted(to, lines.logged(game, first), seed)


def _beginning(kept: Kept, steps: Told) -> tuple[Table, Told]:
    """The table of the snapshot, if there is one, and the steps after it."""
    if kept.snapshot is None:
        return Table(kept.id), steps
    before = [fact for seq, _, fact in steps if seq <= kept.snapshot_seq]
    return restore(kept.snapshot, before), [step for step in steps if step[0] > kept.snapshot_seq]


def tell(table: Table, steps: Told) -> Table:
    """The table after these steps."""
    for seq, at, fact in steps:
        table.seq = seq - 1
        table.apply(fact, at)
    return table


def valid_steps(rows: Iterable[tuple[int, int, str]]) -> Told:
    """The steps without the picks that were taken out of force."""
    valid: Told = []
    for seq, at, data in rows:
        fact = read_fact(data)
        if isinstance(fact, Reverted):
            valid = without_picks(valid, fact.to)
        valid.append((seq, at, fact))
    return valid


def without_picks(steps: Told, to: int) -> Told:
    """The steps without the picks after a number, those of chance among them."""
    return [step for step in steps if step[0] <= to or not isinstance(step[2], (Played, Early, Reverted))]
