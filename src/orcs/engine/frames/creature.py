"""Decisions among the creatures on the board."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import TARGET
from orcs.engine.board import (
    creature_at,
    damage_of,
    index_of_token,
    life_of,
    list_creatures_at,
    tokens_at,
    type_of,
)
from orcs.engine.core import Frame, Options, State
from orcs.engine.fields import AT_CREATURES
from orcs.engine.terms import PLACES


class ChooseCreature(Frame):
    """The actor chooses a creature: any, unless a decision says otherwise."""

    def options(self, s: State, out: Options) -> None:
        for place in range(PLACES):
            list_creatures_at(s, place, out)

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        if pick < TARGET:
            return {}
        creature = s.cells[AT_CREATURES + creature_at(s, pick)]
        left = life_of(s, creature) - damage_of(creature)
        return {"creature": creature_id(s, creature), "left": left, "tokens": tokens_at(s, pick)}


def creature_id(s: State, creature: i64) -> str:
    """The id of a creature's type."""
    return s.rules.creature_rows[type_of(creature)].id


def creature_of_token(s: State, token: i64) -> i64:
    """The creature that a figure stands for."""
    return s.cells[AT_CREATURES + index_of_token(s, token)]
