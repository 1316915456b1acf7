"""Attack spells: one creature, or everything in a section (C8, N3, N4)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import AREA, LEFT, MODULE_PICKS, NO_SIDE, PREY, RIGHT, SECTION, SLOTS, TARGET, place_name
from orcs.engine.atoms.board import hit, hit_place, hit_prey
from orcs.engine.board import anything_at, creature_at, list_creatures_at, prey_at, reachable
from orcs.engine.core import NOTHING, Frame, Options, Refusal, State
from orcs.engine.fields import AT_MAGES, AT_STANDING
from orcs.engine.frames.creature import ChooseCreature
from orcs.engine.frames.defeat import fall
from orcs.engine.hooks import refused_by
from orcs.engine.terms import OUTER, PATHS, PLACES, SECTIONS, STRIKE_BEHIND, STRIKE_SIDE


class ChooseTarget(ChooseCreature):
    """The caster chooses what one attack hits, on their own path or anywhere."""

    def __init__(self, actor: i64, amount: i64, anywhere: i64) -> None:
        super().__init__(actor)
        self.amount = amount
        self.anywhere = anywhere

    def options(self, s: State, out: Options) -> None:
        if self.anywhere:
            for path in range(PATHS):
                list_targets_on(s, path, out)
        else:
            list_targets_on(s, s.cells[AT_MAGES + self.actor], out)

    def resolve(self, s: State, pick: i64) -> None:
        if pick >= TARGET:
            hit(s, creature_at(s, pick), self.amount)
        else:
            hit_prey(s, pick - PREY, 1)
        fall(s)

    def args(self) -> list[int]:
        return [self.actor, self.amount, self.anywhere]

    def about(self, s: State) -> dict[str, object]:
        return {"amount": self.amount}

    def clause(self) -> str:
        return "C8"

    def refusal(self, s: State, pick: i64) -> Refusal:
        if PREY <= pick < MODULE_PICKS:
            place = pick - PREY if pick < TARGET else (pick - TARGET) // SLOTS
            if not self.anywhere and place // SECTIONS != s.cells[AT_MAGES + self.actor]:
                return Refusal("C8", "far")
            if prey_at(s, place) > 0 if pick < TARGET else creature_at(s, pick) >= 0:
                return refuse_aim(s, self.actor, pick, True)
        return refuse_aim(s, self.actor, pick, False)


def refuse_aim(s: State, seat: i64, pick: i64, covered: bool) -> Refusal:
    """Why a spell may not be aimed at something: a module keeps it out of reach, or there is nothing (C8)."""
    refusal = refused_by(s.rules.reach_hooks, s, seat, pick) if covered else None
    if refusal is not None:
        return refusal
    return Refusal("C8", "empty" if AREA <= pick < SECTION or PREY <= pick < MODULE_PICKS else "")


def list_targets_on(s: State, path: i64, out: Options) -> None:
    """List the creatures and the prey on a path that an attack reaches."""
    for place in range(path * SECTIONS, path * SECTIONS + SECTIONS):
        if s.cells[AT_STANDING + place] > 0 and reachable(s, place, True):
            list_creatures_at(s, place, out)
        if prey_at(s, place) > 0 and reachable(s, place, False):
            out.add(PREY + place)


class ChooseArea(Frame):
    """The caster chooses the section of their own path that an area spell hits, and the side it spreads to."""

    def __init__(self, actor: i64, verb: i64, amount: i64) -> None:
        super().__init__(actor)
        self.verb = verb
        self.amount = amount

    def options(self, s: State, out: Options) -> None:
        list_areas(s, s.cells[AT_MAGES + self.actor], self.verb, out)

    def resolve(self, s: State, pick: i64) -> None:
        place = s.cells[AT_MAGES + self.actor] * SECTIONS + (pick - AREA) // 3
        second = second_place(place, self.verb, (pick - AREA) % 3)
        hit_place(s, place, self.amount)
        if second >= 0:
            hit_place(s, second, self.amount)
        fall(s)

    def args(self) -> list[int]:
        return [self.actor, self.verb, self.amount]

    def about(self, s: State) -> dict[str, object]:
        return {"amount": self.amount}

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        place = s.cells[AT_MAGES + self.actor] * SECTIONS + (pick - AREA) // 3
        second = second_place(place, self.verb, (pick - AREA) % 3)
        if second < 0:
            return {"places": [place_name(place)]}
        if self.verb == STRIKE_SIDE:
            return {"path": second // SECTIONS + 1, "places": [place_name(second), place_name(place)]}
        return {"side": "behind", "places": [place_name(place), place_name(second)]}

    def clause(self) -> str:
        return "C8"

    def refusal(self, s: State, pick: i64) -> Refusal:
        place = s.cells[AT_MAGES + self.actor] * SECTIONS + (pick - AREA) // 3
        return refuse_aim(s, self.actor, pick, AREA <= pick < SECTION and not may_aim_at(s, place))


def second_place(place: i64, verb: i64, side: i64) -> i64:
    """The other section that a line hits: beside the first or behind it; NOTHING if there is none."""
    if verb == STRIKE_SIDE:
        return (place + (SECTIONS if side == RIGHT else PLACES - SECTIONS)) % PLACES
    if verb == STRIKE_BEHIND and place % SECTIONS != OUTER:
        return place + 1
    return NOTHING


def may_aim_at(s: State, place: i64) -> bool:
    """Whether an area spell may be aimed at this section (N4)."""
    if not s.rules.reach_hooks:
        return True
    return reachable(s, place, True) or (prey_at(s, place) > 0 and reachable(s, place, False))


def may_choose(s: State, place: i64, verb: i64, side: i64) -> bool:
    """Whether a line may be aimed here: anything must stand in a section it hits (C8)."""
    if not may_aim_at(s, place):
        return False
    if anything_at(s, place):
        return True
    second = second_place(place, verb, side)
    return second >= 0 and anything_at(s, second)


def list_areas(s: State, path: i64, verb: i64, out: Options) -> None:
    """List the sections of a path, with their sides, that a line may be aimed at."""
    first: i64 = LEFT if verb == STRIKE_SIDE else NO_SIDE
    last: i64 = RIGHT if verb == STRIKE_SIDE else NO_SIDE
    for section in range(SECTIONS):
        for side in range(first, last + 1):
            if may_choose(s, path * SECTIONS + section, verb, side):
                out.add(AREA + section * 3 + side)


def any_area(s: State, path: i64) -> bool:
    """Whether a line that spreads to a side has a section of this path to be aimed at."""
    for place in range(path * SECTIONS, path * SECTIONS + SECTIONS):
        if may_choose(s, place, STRIKE_SIDE, LEFT) or may_choose(s, place, STRIKE_SIDE, RIGHT):
            return True
    return False
