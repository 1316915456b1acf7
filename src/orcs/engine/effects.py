"""The verbs of the card tables: whether a line has a target, and the frames that carry it out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.board import anything_on
from orcs.engine.core import State
from orcs.engine.fields import AT_CREATURE_COUNT, AT_MAGES, AT_STANDING
from orcs.engine.frames.draw import anybody_must_discard, ask_discards, can_draw, draw_cards
from orcs.engine.frames.strike import ChooseArea, ChooseTarget, any_area
from orcs.engine.frames.support import ChooseFirst, ChooseForward, ChoosePut, ChooseRival
from orcs.engine.rules import LINES
from orcs.engine.terms import (
    DISCARD_ONE,
    DRAW_CARDS,
    FORWARD,
    PATHS,
    PLACES,
    PUT,
    STRIKE_ANYWHERE,
    STRIKE_ONE,
    STRIKE_SIDE,
    SWAP,
)

PLENTY: Final = 1 << 20
"""More power than any line costs."""


def has_target(s: State, seat: i64, verb: i64, actions: i64) -> bool:
    """Whether a line would do something here and now; one that gives an action always does (C5, C8, C10, C11)."""
    cells = s.cells
    if actions > 0:
        return True
    if verb == STRIKE_ANYWHERE:
        for path in range(PATHS):
            if anything_on(s, path):
                return True
        return False
    if verb == STRIKE_SIDE:
        return any_area(s, cells[AT_MAGES + seat])
    if verb < SWAP:
        return anything_on(s, cells[AT_MAGES + seat])
    if verb == SWAP:
        for place in range(PLACES):
            if cells[AT_STANDING + place] > 0:
                return cells[AT_STANDING + place] < cells[AT_CREATURE_COUNT]
        return False
    if verb == PUT or verb == FORWARD:
        return cells[AT_CREATURE_COUNT] > 0
    if verb == DRAW_CARDS:
        return can_draw(s, seat)
    if verb == DISCARD_ONE:
        return anybody_must_discard(s)
    return True


def any_line(s: State, seat: i64, kind: i64, power: i64) -> bool:
    """Whether some line of a spell costs no more than this power and has a target."""
    rules = s.rules
    first = kind * LINES
    for i in range(first, first + rules.line_count[kind]):
        if rules.line_cost[i] <= power and has_target(s, seat, rules.line_verb[i], rules.line_actions[i]):
            return True
    return False


def start_line(s: State, seat: i64, verb: i64, amount: i64) -> None:
    """Ask whatever a line needs to be carried out."""
    if verb == STRIKE_ONE or verb == STRIKE_ANYWHERE:
        s.push(ChooseTarget(seat, amount, 1 if verb == STRIKE_ANYWHERE else 0))
    elif verb < SWAP:
        s.push(ChooseArea(seat, verb, amount))
    elif verb == SWAP:
        s.push(ChooseFirst(seat))
    elif verb == PUT:
        s.push(ChoosePut(seat))
    elif verb == FORWARD:
        s.push(ChooseForward(seat, amount))
    elif verb == DRAW_CARDS:
        draw_cards(s, seat, amount)
    elif verb == DISCARD_ONE:
        s.push(ChooseRival(seat))
    else:
        ask_discards(s)
