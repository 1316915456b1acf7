"""Bonus actions: strong and brute creatures give something when they are defeated (B1, B2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.edition import Edition
from orcs.edition.words import ON_DEFEAT
from orcs.engine.actions import SKIP
from orcs.engine.atoms.course import gain_action, gain_power
from orcs.engine.board import anything_at, place_of, type_of
from orcs.engine.core import NOTHING, Frame, Options, Refusal, State
from orcs.engine.events import EventRow
from orcs.engine.fields import AT_TURN, CELLS, PUBLIC, Fields
from orcs.engine.frames.act import may_gain_action, may_use_power
from orcs.engine.frames.defeat import fall
from orcs.engine.frames.draw import anybody_must_discard, ask_discards, can_draw, draw_cards
from orcs.engine.hooks import Hooks
from orcs.engine.rules import Rules
from orcs.engine.terms import BONUS_NAMES, PLACES
from orcs.modules.layout import BONUS, PLACE_BONUS, USE
from orcs.modules.reinforcement import burst, lay_toadling, light_fuse

DRAW_BONUS: Final = 1
ACTION_BONUS: Final = 2
DISCARD_BONUS: Final = 3
POWER_BONUS: Final = 4
TOADLING_BONUS: Final = 5
BLAST_BONUS: Final = 6
PLACE_BONUSES: Final = ON_DEFEAT[1:]
NAMES: Final = (*BONUS_NAMES, *PLACE_BONUSES)

FIELDS: Final = Fields()
AT_DUE: Final[i64] = FIELDS.add("bonuses_due", CELLS, PUBLIC, size=len(BONUS_NAMES))
PLACE_FIELDS: Final = Fields()
AT_DUE_AT: Final[i64] = PLACE_FIELDS.add("bonuses_due_at", CELLS, PUBLIC, size=len(PLACE_BONUSES) * PLACES)


class ChooseBonus(Frame):
    """The player takes the bonuses due in any order, or leaves the rest (B1)."""

    def options(self, s: State, out: Options) -> None:
        for bonus in range(DRAW_BONUS, POWER_BONUS + 1):
            if s.cells[AT_DUE + bonus] > 0 and could_do(s, self.actor, bonus):
                out.add(BONUS + bonus - 1)
        for bonus in range(TOADLING_BONUS, BLAST_BONUS + 1):
            if next_place(s, bonus) >= 0:
                out.add(PLACE_BONUS + bonus - TOADLING_BONUS)
        if out.size > 0:
            out.add(SKIP)

    def resolve(self, s: State, pick: i64) -> None:
        if pick == SKIP or pick < 0:
            leave_bonuses(s)
            return
        if pick >= PLACE_BONUS:
            self.take_at(s, pick - PLACE_BONUS + TOADLING_BONUS)
            return
        bonus = pick - BONUS + 1
        take_bonus(s, self.actor, bonus)
        s.push(self)
        if bonus == DRAW_BONUS:
            draw_cards(s, self.actor, 1)
        elif bonus == ACTION_BONUS:
            gain_action(s, self.actor)
        elif bonus == DISCARD_BONUS:
            ask_discards(s)
        else:
            gain_power(s, self.actor)

    def take_at(self, s: State, bonus: i64) -> None:
        """Take a bonus that has a place: a toadling is laid, or a bomber bursts and what falls is defeated."""
        place = next_place(s, bonus)
        take_bonus_at(s, self.actor, bonus, place)
        if bonus == TOADLING_BONUS:
            s.push(self)
            lay_toadling(s, place)
        else:
            light_fuse(s, place)
            burst(s, place)
            fall(s)

    def clause(self) -> str:
        return "B1"

    def refusal(self, s: State, pick: i64) -> Refusal:
        if BONUS <= pick < USE:
            bonus = pick - BONUS + 1
            due = s.cells[AT_DUE + bonus] > 0
        elif PLACE_BONUS <= pick < PLACE_BONUS + len(PLACE_BONUSES):
            bonus = pick - PLACE_BONUS + TOADLING_BONUS
            due = any_due_at(s, bonus)
        else:
            return Refusal("B1")
        return Refusal("B1", f"useless_{NAMES[bonus]}" if due else "not_due")


def owe_bonus(s: State, bonus: i64) -> None:
    """A bonus is due; the defeat that gives it has been told."""
    s.cells[AT_DUE + bonus] += 1


def take_bonus(s: State, seat: i64, bonus: i64) -> None:
    """A player takes a bonus that is due."""
    s.cells[AT_DUE + bonus] -= 1
    s.emit("bonus_taken", seat, bonus - 1)


def owe_bonus_at(s: State, bonus: i64, place: i64) -> None:
    """A bonus is due at the place of the defeat that gives it."""
    s.cells[due_at(bonus, place)] += 1


def take_bonus_at(s: State, seat: i64, bonus: i64, place: i64) -> None:
    """A player takes a bonus that is due at a place."""
    s.cells[due_at(bonus, place)] -= 1
    s.emit("bonus_taken", seat, bonus - 1)


def leave_bonuses(s: State) -> None:
    """What is still due is lost."""
    cells = s.cells
    for bonus in range(DRAW_BONUS, POWER_BONUS + 1):
        cells[AT_DUE + bonus] = 0
    for cell in range(AT_DUE_AT, AT_DUE_AT + 2 * PLACES):
        cells[cell] = 0


def due_at(bonus: i64, place: i64) -> i64:
    """The cell of a bonus that is due at a place."""
    return AT_DUE_AT + (bonus - TOADLING_BONUS) * PLACES + place


def next_place(s: State, bonus: i64) -> i64:
    """The first place where a bonus is due that would change anything there; NOTHING if there is none."""
    for place in range(PLACES):
        if s.cells[due_at(bonus, place)] > 0 and (bonus == TOADLING_BONUS or anything_at(s, place)):
            return place
    return NOTHING


def any_due_at(s: State, bonus: i64) -> bool:
    """Whether a bonus is due at any place."""
    for place in range(PLACES):
        if s.cells[due_at(bonus, place)] > 0:
            return True
    return False


def could_do(s: State, seat: i64, bonus: i64) -> bool:
    """Whether a bonus would change anything."""
    if bonus == DRAW_BONUS:
        return can_draw(s, seat)
    if bonus == ACTION_BONUS:
        return may_gain_action(s)
    if bonus == DISCARD_BONUS:
        return anybody_must_discard(s)
    return may_use_power(s)


class Bonuses(Hooks):
    """Notes what each defeated creature gives, and asks when nothing more falls."""

    def __init__(self, bonus: vec[i64]) -> None:
        self.bonus = bonus

    def defeated(self, s: State, creature: i64) -> None:
        bonus = self.bonus[type_of(creature)]
        if bonus >= TOADLING_BONUS:
            owe_bonus_at(s, bonus, place_of(creature))
        elif bonus > 0:
            owe_bonus(s, bonus)

    def aftermath(self, s: State) -> None:
        if any_due(s):
            s.push(ChooseBonus(s.cells[AT_TURN]))


def any_due(s: State) -> bool:
    """Whether any bonus is due."""
    for bonus in range(DRAW_BONUS, POWER_BONUS + 1):
        if s.cells[AT_DUE + bonus] > 0:
            return True
    return any_due_at(s, TOADLING_BONUS) or any_due_at(s, BLAST_BONUS)


def join(rules: Rules, edition: Edition, option: str) -> None:
    """Add the module to a set of rules."""
    rules.frames["ChooseBonus"] = ChooseBonus
    rules.declare(FIELDS)
    rules.ranges.append((BONUS, "bonus", list(BONUS_NAMES[1:])))
    rules.names["bonus"] = list(BONUS_NAMES[1:])
    rules.events["bonus_taken"] = EventRow("seat bonus", "B1")
    if any(row.bonus in PLACE_BONUSES for row in rules.creature_rows):
        rules.declare(PLACE_FIELDS)
        rules.ranges.append((PLACE_BONUS, "bonus", list(PLACE_BONUSES)))
        rules.names["bonus"] += PLACE_BONUSES
    bonuses = Bonuses(vec[i64]([NAMES.index(row.bonus) for row in rules.creature_rows]))
    rules.join(bonuses, ["defeated", "aftermath"])
