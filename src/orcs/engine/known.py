"""A view as plain data that another process can read back. It holds no more than the view does."""

from __future__ import annotations

from typing import Any

from orcs.engine.actions import CARD_ROOM
from orcs.engine.plain import counted, plain_position
from orcs.engine.position import position, put, uncounted
from orcs.engine.rules import Rules
from orcs.engine.terms import SEATS
from orcs.engine.view import View


def plain_known(seen: View) -> dict[str, Any]:
    """All that a viewer knows; `known_view` reads it back."""
    s = seen.known
    data: dict[str, Any] = plain_position(s)
    data["viewer"] = seen.viewer + 1 if seen.viewer >= 0 else None
    for seat, row in enumerate(data["seats"]):
        row["unseen"] = counted(s.rules.names["card"], seen.unseen, seat * CARD_ROOM)
    return data


def known_view(rules: Rules, data: dict[str, Any]) -> View:
    """The view that the data describes, under these rules. ValueError or KeyError if it does not fit them."""
    known = position(rules, data)
    unseen = rules.no_cells[: SEATS * CARD_ROOM]
    seats: list[dict[str, Any]] = data["seats"]
    for seat, row in enumerate(seats):
        for field in rules.fields:
            if field.derived is not None and field.told:
                # Of others the cards are not known, but how many they hold.
                put(known, field, int(field.first) + seat * int(field.size), int(field.size), row)
        for kind, count in enumerate(uncounted(rules.names["card"], row["unseen"])):
            unseen[seat * CARD_ROOM + kind] = count
    viewer = data["viewer"]
    return View(-1 if viewer is None else viewer - 1, known, unseen, known.over)
