"""Views as numbers: every cell of an observation in the order of `layout`, from what the viewer knows alone.

Frames are read by their types here, not through `Frame.about`: that builds a dict for each observation.
"""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from orcs.engine.actions import CARD_ROOM, FATE_ROOM
from orcs.engine.board import damage_of, index_of_token, life_of, place_of, type_of
from orcs.engine.core import Frame, State
from orcs.engine.fields import (
    AT_ACTIONS_DONE,
    AT_ASIDE,
    AT_COUNTERS,
    AT_CREATURE_COUNT,
    AT_CREATURES,
    AT_DISCARD,
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_FATE,
    AT_FATES,
    AT_FATES_GONE,
    AT_GAVE_POISON,
    AT_HAND,
    AT_HAND_SIZE,
    AT_LEARNED,
    AT_MAGES,
    AT_MARKERS,
    AT_OVER,
    AT_PILE,
    AT_PLAYED,
    AT_POISON_PILE,
    AT_POWER_NEXT,
    AT_REMOVED,
    AT_REMOVED_CARD,
    AT_ROUND,
    AT_SKULLS,
    AT_STACKS,
    AT_STANDING,
    AT_START,
    AT_TROPHIES,
    AT_TURN,
)
from orcs.engine.frames.act import actions_left
from orcs.engine.frames.cast import ChooseEffect, ChooseEnhancement, ChooseLine
from orcs.engine.frames.strike import ChooseArea, ChooseTarget
from orcs.engine.frames.support import ChooseForward, ChooseSecond, ChooseSection
from orcs.engine.rules import TRACK, Rules
from orcs.engine.scoring import owned_openly, trophy_points
from orcs.engine.terms import PATHS, PLACES, RULE_NAMES, SEATS, SECTIONS, TYPES
from orcs.engine.view import View
from orcs.modules.bonus import AT_DUE
from orcs.modules.compose import MODULES
from orcs.modules.layout import MISSION_ROOM
from orcs.modules.missions import AT_CHOSEN, AT_DEALT, AT_KEPT
from orcs.modules.reinforcement import AT_BAG, AT_HELD, AT_LYING
from orcs.modules.terrain import AT_GROUND, ChooseTileSection

GROUPS: Final = 8
GROUP_CELLS: Final = 3
TOADLINGS: Final = 4
BONUSES: Final = 4
CHOICE: Final = 2
TERRAINS: Final = 3
LIMIT: Final = 1024
SEAT_CELLS: Final = 2 + PATHS + TYPES + TYPES + 5 + TOADLINGS + CARD_ROOM + CARD_ROOM


def float_bits(value: float) -> int:
    """The bits of a number as a 32-bit float, read as an int."""
    bits: int = struct.unpack("=i", struct.pack("=f", value))[0]
    return bits


# The numbers below 0 stand at the end, where a negative index finds them.
FLOATS: Final[vec[i32]] = vec[i32]([float_bits(value) for value in [*range(LIMIT), *range(-LIMIT, 0)]])
ONE: Final = 0x3F800000


def put(out: vec[i32], at: i64, value: i64) -> i64:
    """Write one number. Returns the cell after it."""
    out[at] = FLOATS[value]
    return at + 1


def one_hot(out: vec[i32], at: i64, size: i64, chosen: i64) -> i64:
    """Cells that are all 0 except one; all 0 if the choice is out of range."""
    for i in range(at, at + size):
        out[i] = 0
    if 0 <= chosen < size:
        out[at + chosen] = ONE
    return at + size


def bits(out: vec[i32], at: i64, size: i64, value: i64) -> i64:
    """A bit set, a cell for each bit."""
    for i in range(size):
        out[at + i] = ONE if (value >> i) & 1 else 0
    return at + size


def run(out: vec[i32], at: i64, cells: vec[i64], first: i64, size: i64) -> i64:
    """Numbers as they are."""
    floats = FLOATS
    for i in range(size):
        out[at + i] = floats[cells[first + i]]
    return at + size


def card_run(out: vec[i32], at: i64, cells: vec[i64], first: i64, kinds: i64) -> i64:
    """Cards by kind, in the room kept for them."""
    run(out, at, cells, first, kinds)
    return at + CARD_ROOM


class Encoder:
    """Writes the views of one set of rules, always at the same place, which held zeros before.

    What these rules can never have is not written. `points` keeps what each seat had in the view written last.
    """

    def __init__(self, rules: Rules, kinds: list[str]) -> None:
        self.modules: vec[i64] = vec[i64]([1 if name in rules.modules else 0 for name in MODULES])
        self.points: vec[i64] = vec[i64]([0] * SEATS)
        self.kinds = kinds
        self.kind_of: dict[type[Frame], int] = {
            rules.frames[name]: number for number, name in enumerate(kinds) if name in rules.frames
        }
        self.kind_of[ChooseTileSection] = kinds.index("ChooseSection")

    def write(self, seen: View, out: vec[i32], at: i64) -> i64:
        """Write what a seat sees from cell `at` on; returns the cell after the last."""
        s = seen.known
        viewer: i64 = seen.viewer
        at = self.write_game(s, viewer, out, at)
        at = self.write_decision(s, out, at)
        at = self.write_turn(s, out, at)
        at = write_fate(s, out, at)
        at = write_board(s, out, at)
        at = write_cards(s, viewer, out, at)
        for step in range(SEATS):
            if step < s.seats:
                at = self.write_seat(seen, (viewer + step) % s.seats, out, at)
            else:
                at += SEAT_CELLS
        return at

    def write_game(self, s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
        """Who plays what, and whose turn it is."""
        cells = s.cells
        at = put(out, at, s.seats)
        at = one_hot(out, at, SEATS, viewer)
        at = run(out, at, self.modules, 0, len(self.modules))
        at = put(out, at, cells[AT_ROUND])
        at = put(out, at, cells[AT_OVER])
        at = one_hot(out, at, SEATS, relative(s, viewer, cells[AT_START]))
        at = one_hot(out, at, SEATS, relative(s, viewer, cells[AT_TURN]))
        decider: i64 = -1 if cells[AT_OVER] else s.stack[-1].actor
        return one_hot(out, at, SEATS, relative(s, viewer, decider))

    def write_decision(self, s: State, out: vec[i32], at: i64) -> i64:
        """What is asked, and what has been said of it already."""
        kind: i64 = -1 if s.cells[AT_OVER] else self.kind_of.get(type(s.stack[-1]), -1)
        at = one_hot(out, at, len(self.kinds), kind)
        at = write_cast(s, out, at)
        at = write_strike(s, out, at)
        return write_chosen(s, out, at)

    def write_turn(self, s: State, out: vec[i32], at: i64) -> i64:
        """What the player whose turn it is has left."""
        cells = s.cells
        at = put(out, at, actions_left(s) if cells[AT_TURN] >= 0 else 0)
        at = put(out, at, cells[AT_ACTIONS_DONE])
        at = put(out, at, cells[AT_POWER_NEXT])
        at = put(out, at, cells[AT_REMOVED_CARD])
        at = put(out, at, cells[AT_GAVE_POISON])
        return run(out, at, s.cells, AT_DUE + 1, BONUSES)

    def write_seat(self, seen: View, seat: i64, out: vec[i32], at: i64) -> i64:
        """What lies open before a seat."""
        s = seen.known
        cells = s.cells
        kinds = s.rules.kinds
        first = seat * CARD_ROOM
        at = put(out, at, 1)
        self.points[seat] = open_points(seen, seat)
        at = put(out, at, self.points[seat])
        at = one_hot(out, at, PATHS, cells[AT_MAGES + seat])
        at = run(out, at, s.cells, AT_TROPHIES + seat * TYPES, TYPES)
        at = run(out, at, s.cells, AT_SKULLS + seat * TYPES, TYPES)
        at = put(out, at, cells[AT_LEARNED + seat])
        at = put(out, at, cells[AT_HAND_SIZE + seat])
        at = put(out, at, cells[AT_DRAW_SIZE + seat])
        at = put(out, at, cells[AT_DISCARD_SIZE + seat])
        at = put(out, at, cells[AT_CHOSEN + seat])
        at = run(out, at, s.cells, AT_HELD + seat * TOADLINGS, TOADLINGS)
        at = card_run(out, at, s.cells, AT_DISCARD + first, kinds)
        return card_run(out, at, seen.unseen, first, kinds)


def open_points(seen: View, seat: i64) -> i64:
    """A seat's points as everybody can count them: without what modules score in secret (E2 to E4)."""
    s = seen.known
    first = seat * CARD_ROOM
    points = trophy_points(s, seat)
    for kind in s.rules.worthy:
        points += s.rules.points[kind] * (seen.unseen[first + kind] + owned_openly(s, seat, kind))
    return points


def relative(s: State, viewer: i64, seat: i64) -> i64:
    """A seat, counted from the viewer's; -1 stays nobody."""
    return -1 if seat < 0 else (seat - viewer + s.seats) % s.seats


def write_cast(s: State, out: vec[i32], at: i64) -> i64:
    """The spell that is being enhanced or whose line is being chosen, and the effects of the card just added."""
    spell: i64 = -1
    power: i64 = 0
    effects: i64 = 0
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, ChooseEffect):
            effects = frame.effects
        elif isinstance(frame, (ChooseEnhancement, ChooseLine)):
            spell = frame.spell
            power = frame.power
            break
        else:
            break
    at = one_hot(out, at, CARD_ROOM, spell)
    at = put(out, at, power)
    return bits(out, at, 2, effects)


def write_strike(s: State, out: vec[i32], at: i64) -> i64:
    """How hard the spell strikes and how far, or how far it moves a creature."""
    amount: i64 = 0
    anywhere: i64 = 0
    if s.cells[AT_OVER] == 0:
        top = s.stack[-1]
        if isinstance(top, ChooseTarget):
            amount = top.amount
            anywhere = top.anywhere
        elif isinstance(top, ChooseArea):
            amount = top.amount
        elif isinstance(top, ChooseForward):
            amount = top.sections
    at = put(out, at, amount)
    return put(out, at, anywhere)


def write_chosen(s: State, out: vec[i32], at: i64) -> i64:
    """The creature chosen first, if one is, or the path whose section is to be chosen."""
    cells = s.cells
    token: i64 = -1
    if cells[AT_OVER] == 0:
        top = s.stack[-1]
        if isinstance(top, (ChooseSecond, ChooseSection)):
            token = top.token
    place: i64 = -1
    type_: i64 = -1
    if token >= 0:
        creature = cells[AT_CREATURES + index_of_token(s, token)]
        place = place_of(creature)
        type_ = type_of(creature)
    elif cells[AT_OVER] == 0:
        asked = s.stack[-1]
        if isinstance(asked, ChooseTileSection):
            place = asked.path() * SECTIONS
    at = one_hot(out, at, PLACES, place)
    return one_hot(out, at, TYPES, type_)


def write_fate(s: State, out: vec[i32], at: i64) -> i64:
    """The fate card of the round, and the fate deck."""
    cells = s.cells
    rules = s.rules
    shown = cells[AT_FATE] >= 0
    at = bits(out, at, len(RULE_NAMES), rules.fate_rules[cells[AT_FATE]] if shown else 0)
    at = bits(out, at, 3, rules.fate_categories[cells[AT_FATE]] if shown else 0)
    at = bits(out, at, PLACES, rules.fate_places[cells[AT_FATE]] if shown else 0)
    run(out, at, s.cells, AT_FATES, rules.fate_kinds)
    run(out, at + FATE_ROOM, s.cells, AT_FATES_GONE, rules.fate_kinds)
    return at + 2 * FATE_ROOM


def write_board(s: State, out: vec[i32], at: i64) -> i64:
    """Paths, creatures, markers, terrain, toadlings."""
    cells = s.cells
    at = write_creatures(s, out, at)
    at = run(out, at, s.cells, AT_STACKS, PATHS)
    at = run(out, at, s.cells, AT_MARKERS, TYPES)
    for type_ in range(TYPES):
        at = put(out, at, s.rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]])
    for place in range(PLACES):
        at = one_hot(out, at, TERRAINS, cells[AT_GROUND + place] - 1)
    at = run(out, at, s.cells, AT_LYING, PLACES)
    return run(out, at, s.cells, AT_BAG, TOADLINGS)


def write_creatures(s: State, out: vec[i32], at: i64) -> i64:
    """Creatures by place and type, then by place and group of those alike, as the action space counts them."""
    cells = s.cells
    one_hot(out, at, PLACES * TYPES, -1)
    first: i64 = 0
    for i in range(cells[AT_CREATURE_COUNT]):
        if i + 1 == cells[AT_CREATURE_COUNT] or cells[AT_CREATURES + i + 1] >> 16 != cells[AT_CREATURES + i] >> 16:
            put(
                out,
                at + place_of(cells[AT_CREATURES + i]) * TYPES + type_of(cells[AT_CREATURES + i]),
                i + 1 - first,
            )
            first = i + 1
    at += PLACES * TYPES
    first = 0
    for place in range(PLACES):
        count = cells[AT_STANDING + place]
        if count > 0 or out[at] != 0:
            write_groups(s, first, first + count, out, at)
        at += GROUPS * GROUP_CELLS
        first += count
    return at


def write_groups(s: State, i: i64, end: i64, out: vec[i32], at: i64) -> None:
    """The groups of one place; then none, up to where there was one before."""
    cells = s.cells
    last = at + GROUPS * GROUP_CELLS
    while i < end and at < last:
        creature = cells[AT_CREATURES + i]
        first = i
        while i < end and cells[AT_CREATURES + i] >> 7 == creature >> 7:
            i += 1
        put(out, at, type_of(creature) + 1)
        put(out, at + 1, life_of(s, creature) - damage_of(creature))
        put(out, at + 2, i - first)
        at += GROUP_CELLS
    while at < last and out[at] != 0:
        at = one_hot(out, at, GROUP_CELLS, -1)


def write_cards(s: State, viewer: i64, out: vec[i32], at: i64) -> i64:
    """The cards on the table, and those that the viewer alone knows."""
    cells = s.cells
    kinds = s.rules.kinds
    at = card_run(out, at, s.cells, AT_DISPLAY, kinds)
    at = card_run(out, at, s.cells, AT_PILE, kinds)
    at = card_run(out, at, s.cells, AT_PLAYED, kinds)
    at = card_run(out, at, s.cells, AT_ASIDE, kinds)
    at = card_run(out, at, s.cells, AT_REMOVED, kinds)
    at = put(out, at, cells[AT_POISON_PILE])
    at = card_run(out, at, s.cells, AT_HAND + viewer * CARD_ROOM, kinds)
    at = card_run(out, at, s.cells, AT_DRAW + viewer * CARD_ROOM, kinds)
    dealt = AT_DEALT + viewer * CHOICE
    one_hot(out, at, MISSION_ROOM, cells[dealt] - 1)
    if cells[dealt + 1] > 0:
        out[at + cells[dealt + 1] - 1] = ONE
    return one_hot(out, at + MISSION_ROOM, MISSION_ROOM, cells[AT_KEPT + viewer] - 1)
