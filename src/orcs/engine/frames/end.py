"""The end of a turn (T9)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.atoms.course import end_turn
from orcs.engine.core import NOBODY, Frame, State
from orcs.engine.fields import AT_TURN


class EndTurn(Frame):
    """Damage heals, the turn is over."""

    def __init__(self, actor: i64) -> None:
        super().__init__(NOBODY)

    def resolve(self, s: State, pick: i64) -> None:
        end_turn(s, s.cells[AT_TURN])
