"""A whole game played by a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcs.client.errors import StaleError
from orcs.client.seat import Seat

Choose = Callable[[dict[str, Any], list[str]], str]


def play(seat: Seat, choose: Choose) -> dict[str, Any]:
    """Answer every ask by `choose(view, options)` until the game is over; returns the view of its end."""
    for _ in seat:
        while seat.ask is not None:
            pick = choose(seat.view, seat.ask.options)
            try:
                seat.answer(pick)
            except StaleError:
                continue
    return seat.view
