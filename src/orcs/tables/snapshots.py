"""Snapshots read back. Compiled classes forget the types of their fields, which msgspec needs: they are said here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from orcs.tables import playing
from orcs.tables.clocks import Clocks
from orcs.tables.facts import AnyFact
from orcs.tables.messages import Clock, TableWish
from orcs.tables.state import FIELDS, Seat
from orcs.tables.table import Table

SHAPES = {
    "wish": TableWish,
    "votes": dict[str, set[int]],
    "asked_at": dict[int, int],
    "open_asks": list[tuple[int, int]],
    "furthest": tuple[int, int],
    "times": dict[int, list[int]],
    "clock": Clock,
    "since": dict[int, int],
    "held": dict[int, int],
}
"""What JSON alone does not bring back as it was: structs, sets, tuples, numbers as keys."""


class Snapshot(Struct):
    """A table at a barrier: its fields, and the game's checkpoint."""

    state: dict[str, Any]
    game: dict[str, Any]


_decoder = msgspec.json.Decoder(Snapshot)


def restore(snapshot: str, facts: Iterable[AnyFact]) -> Table:
    """The table of a snapshot, given its facts up to there. RecordError if the rules cannot make sense of it."""
    saved = _decoder.decode(snapshot)
    fields = shaped({name: value for name, value in saved.state.items() if name in FIELDS})
    fields["seats"] = [Seat(**seat) for seat in fields["seats"]]
    fields["clocks"] = Clocks(**shaped(fields["clocks"]))
    table = Table(**fields)
    playing.restore(table, saved.game, facts)
    return table


def shaped(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as they were before they were stored."""
    return {
        name: msgspec.convert(value, SHAPES[name], str_keys=True) if name in SHAPES else value
        for name, value in fields.items()
    }
