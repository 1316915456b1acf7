"""Why a pick is not open, here and now.

A clause may forbid a pick for several reasons. `reason_fields` finds the one that applies, as plain data in the manner
of `plain_event`: `say` is the message, the rest are its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orcs.engine.actions import CARD_ROOM, LINE
from orcs.engine.board import gained_skill
from orcs.engine.core import Frame, State
from orcs.engine.effects import has_target
from orcs.engine.fields import AT_GAVE_POISON, AT_HAND, AT_MAGES, AT_POISON_PILE, AT_REMOVED_CARD
from orcs.engine.frames.act import actions_left
from orcs.engine.frames.cast import ChooseEffect, ChooseLine
from orcs.engine.frames.strike import ChooseTarget
from orcs.engine.frames.support import ChooseSecond, ChooseSection
from orcs.engine.game import Game
from orcs.engine.rules import LINES
from orcs.engine.terms import DRAW_EFFECT, POISON, POISON_SKILL, REMOVE_CARD
from orcs.modules.bonus import AT_DUE
from orcs.modules.layout import BONUS, USE
from orcs.modules.reinforcement import AT_HELD, KINDS
from orcs.text.messages import SOURCE, Messages

Reason = tuple[str, dict[str, object]]
PLAIN: Final[Reason] = ("", {})


def reason_fields(s: State, frame: Frame, pick: str, clause: str) -> dict[str, object]:
    """The message that says why a pick is not open at a decision, and its fields."""
    find = FINDERS.get(clause) if pick in s.rules.actions.picks else None
    kind, fields = find(s, frame, pick) if find else PLAIN
    message = f"refusal-{clause}-{kind}" if kind else f"refusal-{clause}"
    if not Messages(SOURCE).has(message):
        message = f"clause-{clause}"
    return {"say": message, **fields}


def why_not(game: Game, pick: str, seat: int, after: Sequence[str] = ()) -> dict[str, object]:
    """The reason why a seat cannot pick something now, or after other picks; nothing if it can."""
    clause = game.why_not(pick, seat, after)
    if not clause:
        return {}
    s, frame = game.state, game.frame_for(seat)[0]
    if after:
        s = game.foresee(after, seat).state
        frame = s.stack[-1]
    return reason_fields(s, frame, pick, clause)


def holds(s: State, seat: int, pick: str) -> bool:
    """Whether the card that a pick names is in the hand."""
    return bool(s.cells[AT_HAND + seat * CARD_ROOM + kind_of(s, pick)] > 0)


def kind_of(s: State, pick: str) -> int:
    """The number of the card that a pick names."""
    return int(s.rules.names["card"].index(pick.partition(":")[2]))


def is_poison(s: State, pick: str) -> bool:
    """Whether a pick names a poison card."""
    return bool(s.rules.group[kind_of(s, pick)] == POISON)


def path_of(pick: str) -> int:
    """The path that a pick names, from 0."""
    return int(pick.partition(":")[2].partition(".")[0]) - 1


def word_of(pick: str) -> str:
    """What is picked, without its label."""
    return pick.partition(":")[0]


def skill_source(s: State, skill: int) -> dict[str, object]:
    """The creature whose skull track gives a skill."""
    return {"creature": next(row.id for row in s.rules.creature_rows if row.skill == skill)}


def about_reveal(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) != "reveal":
        return PLAIN
    return ("own" if path_of(pick) == s.cells[AT_MAGES + frame.actor] else "no_markers"), {"path": path_of(pick) + 1}


def about_actions(s: State, frame: Frame, pick: str) -> Reason:
    if actions_left(s) == 0:
        return "none_left", {}
    return ("end", {"left": int(actions_left(s))}) if pick == "end" else PLAIN


def about_teleport(s: State, frame: Frame, pick: str) -> Reason:
    path = path_of(pick)
    seat = next(seat for seat in range(s.seats) if s.cells[AT_MAGES + seat] == path)
    return ("here", {}) if seat == frame.actor else ("occupied", {"rival": seat + 1})


def about_removal(s: State, frame: Frame, pick: str) -> Reason:
    if not gained_skill(s, frame.actor, REMOVE_CARD):
        return "no_skill", skill_source(s, REMOVE_CARD)
    return ("used" if s.cells[AT_REMOVED_CARD] else "not_held"), {}


def about_poison(s: State, frame: Frame, pick: str) -> Reason:
    if not gained_skill(s, frame.actor, POISON_SKILL):
        return "no_skill", skill_source(s, POISON_SKILL)
    if s.cells[AT_GAVE_POISON]:
        return "used", {}
    return ("none_left", {}) if s.cells[AT_POISON_PILE] == 0 else ("rival", {})


def about_cast(s: State, frame: Frame, pick: str) -> Reason:
    return ("poison" if is_poison(s, pick) else "not_held"), {}


def about_adding(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) != "add":
        return PLAIN
    if is_poison(s, pick):
        return "poison", {}
    card: dict[str, object] = {"card": pick.partition(":")[2]}
    return ("no_use", card) if holds(s, frame.actor, pick) else ("not_held", {})


def about_effect(s: State, frame: Frame, pick: str) -> Reason:
    assert isinstance(frame, ChooseEffect)
    card: dict[str, object] = {"card": s.rules.card_rows[frame.card].id}
    if pick == "draw":
        return "no_draw" if not frame.effects & DRAW_EFFECT else "empty", card
    return "no_teleport" if word_of(pick) == "teleport" else "other", card


def about_line(s: State, frame: Frame, pick: str) -> Reason:
    assert isinstance(frame, ChooseLine)
    if pick == "skip":
        return "must", {}
    i = s.rules.actions.picks[pick] - LINE
    if word_of(pick) != "line" or i >= s.rules.line_count[frame.spell]:
        return PLAIN
    line = frame.spell * LINES + i
    cost = int(s.rules.line_cost[line])
    if cost > frame.power:
        return "cost", {"cost": cost, "power": int(frame.power)}
    reached = has_target(s, frame.actor, s.rules.line_verb[line], s.rules.line_actions[line])
    return ("dearest" if reached else "no_target"), {}


def about_empty_cast(s: State, frame: Frame, pick: str) -> Reason:
    if pick == "done":
        return "company", {}
    rules = s.rules
    first = kind_of(s, pick) * LINES
    lines = range(first, first + rules.line_count[kind_of(s, pick)])
    if any(has_target(s, frame.actor, rules.line_verb[i], rules.line_actions[i]) for i in lines):
        return "no_power", {}
    return "no_target", {}


def about_reach(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) not in ("target", "prey"):
        return ("empty", {}) if word_of(pick) == "area" else PLAIN
    far = isinstance(frame, ChooseTarget) and not frame.anywhere and path_of(pick) != s.cells[AT_MAGES + frame.actor]
    return ("far" if far else "empty"), {}


def about_support(s: State, frame: Frame, pick: str) -> Reason:
    if isinstance(frame, ChooseSecond) and word_of(pick) == "target":
        return "same_section", {}
    return ("same_place", {}) if isinstance(frame, ChooseSection) and word_of(pick) == "section" else PLAIN


def about_discards(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) == "discard":
        return "not_held", {}
    if word_of(pick) != "rival":
        return PLAIN
    rival = path_of(pick)
    return ("self", {}) if rival == frame.actor else ("few", {"rival": rival + 1})


def about_bonus(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) != "bonus":
        return PLAIN
    return ("useless" if s.cells[AT_DUE + s.rules.actions.picks[pick] - BONUS + 1] else "not_due"), {}


def about_toadling(s: State, frame: Frame, pick: str) -> Reason:
    if word_of(pick) != "use":
        return PLAIN
    held = s.cells[AT_HELD + frame.actor * KINDS + s.rules.actions.picks[pick] - USE]
    return (f"useless_{pick.partition(':')[2]}" if held else "not_held"), {}


FINDERS: Final[dict[str, Callable[[State, Frame, str], Reason]]] = {
    "B1": about_bonus,
    "C1": about_cast,
    "C2": about_adding,
    "C3": about_effect,
    "C5": about_line,
    "C7": about_empty_cast,
    "C8": about_reach,
    "C10": about_support,
    "C11": about_discards,
    "T2": about_reveal,
    "T3": about_actions,
    "T4": about_teleport,
    "T6": about_removal,
    "T7": about_poison,
    "Z4": about_toadling,
}
"""What finds the reason, for clauses that have several."""
