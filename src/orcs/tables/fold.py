"""Folding: from the rows of the store to a table, also after a change of the rules."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from orcs import PickError, RecordError
from orcs.tables import lines
from orcs.tables.commands import Repair
from orcs.tables.facts import AnyFact, Early, Played, Reverted, read_fact
from orcs.tables.playing import deal_anew
from orcs.tables.snapshots import restore
from orcs.tables.table import Table

Rows = list[tuple[int, int, str]]
"""Facts as they are stored: number, time, JSON."""
Facts = list[tuple[int, int, AnyFact]]


@dataclass
class StoredTable:
    """What the store holds of a table: its link, its last snapshot, its facts, and whether it has webhooks."""

    id: str
    link: str
    snapshot: str | None
    snapshot_seq: int
    rows: Rows
    hooked: bool = False


def fold(stored: StoredTable) -> tuple[Table, Repair | None]:
    """The table, and a command that must be done next where the rules have changed since.

    If picks after the snapshot no longer fit the rules, all of them are taken back; what people decided besides stays.
    If they fit but leave chance to deal, it deals.
    """
    facts = valid_facts(stored.rows)
    last = stored.rows[-1][0]
    to = last
    try:
        table = _folded(stored, facts)
    except (RecordError, PickError):
        if stored.snapshot is None:
            raise
        to = stored.snapshot_seq
        table = _folded(stored, without_picks(facts, to))
    table.seq = last
    if table.status != "playing" or (to == last and table.asks):
        return table, None
    game = table.playing
    seed = ""
    if to != last:
        # Everybody saw what was dealt in the turn taken back. The new seed follows from the old one, which the server
        # is bound to, so nobody can choose it either.
        seed = hmac.digest(bytes.fromhex(table.seed), f"reverted {last}".encode(), "sha256").hex()
        deal_anew(table, seed)
    first = len(game.log)
    game.advance()
    return table, Repair(Reverted(to, lines.logged(game, first), seed))


def _folded(stored: StoredTable, facts: Facts) -> Table:
    """The table of the snapshot, if there is one, and the facts after it."""
    if stored.snapshot is None:
        table = Table(stored.id)
    else:
        table = restore(stored.snapshot, [fact for seq, _, fact in facts if seq <= stored.snapshot_seq])
        facts = [each for each in facts if each[0] > stored.snapshot_seq]
    for seq, at, fact in facts:
        table.seq = seq - 1
        table.apply(fact, at)
    return table


def valid_facts(rows: Iterable[tuple[int, int, str]]) -> Facts:
    """The facts without the picks that were voided."""
    valid: Facts = []
    for seq, at, data in rows:
        fact = read_fact(data)
        if isinstance(fact, Reverted):
            valid = without_picks(valid, fact.to)
        valid.append((seq, at, fact))
    return valid


def without_picks(facts: Facts, to: int) -> Facts:
    """The facts without the picks after a number, those of chance among them."""
    return [each for each in facts if each[0] <= to or not isinstance(each[2], (Played, Early, Reverted))]
