"""A view as plain data that another process can read back. It holds no more than the view does."""

from __future__ import annotations

from typing import Any

from orcs.engine.plain import counted, plain_position
from orcs.engine.position import per_seat, position, seat_index
from orcs.engine.rules import Rules
from orcs.engine.view import View


def plain_known(seen: View) -> dict[str, Any]:
    """All that a viewer knows; `known_view` reads it back."""
    s = seen.known
    data: dict[str, Any] = plain_position(s)
    data["viewer"] = seen.viewer + 1 if seen.viewer >= 0 else None
    for seat, row in enumerate(data["seats"]):
        row["unseen"] = counted(s.rules.names["card"], seen.unseen, seat * s.rules.kinds)
    return data


def known_view(rules: Rules, data: dict[str, Any]) -> View:
    """The view that the data describes, under these rules. ValueError or KeyError if it does not fit them."""
    known = position(rules, data)
    seats: list[dict[str, Any]] = data["seats"]
    for seat, row in enumerate(seats):
        # Of others the cards are not known, but how many they hold.
        known.hand_size[seat] = row["hand_size"]
        known.draw_size[seat] = row["draw_size"]
    return View(seat_index(data["viewer"]), known, per_seat(rules.names["card"], seats, "unseen"))
