"""The features of a position for the learned value: a sparse list of whole numbers for one seat.

The numbers come in blocks: the seat's own, its leading rival's, the mean of the other rivals', the open table's, and
last what modules add to each of them. Their order is fixed: weights are fitted to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
from orcs.engine.board import life_of, place_of, type_of
from orcs.engine.core import State
from orcs.engine.fields import (
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
    AT_HAND,
    AT_HAND_SIZE,
    AT_LEARNED,
    AT_MAGES,
    AT_MARKERS,
    AT_PLAYED,
    AT_SKULLS,
    AT_STACKS,
    AT_START,
    AT_TROPHIES,
    AT_TURN,
)
from orcs.engine.rules import TRACK
from orcs.engine.scoring import extra_points, points
from orcs.engine.terms import (
    CLEARED_PATHS,
    NO_LOSS_OF_CREATURES,
    PATHS,
    RULE_NAMES,
    SEATS,
    SECTIONS,
    SKULL_TOP,
    TYPES,
)
from orcs.modules.missions import AT_KEPT
from orcs.modules.reinforcement import AT_HELD, AT_LYING
from orcs.modules.reinforcement import KINDS as TOADLINGS
from orcs.modules.terrain import AT_GROUND, COVERED

LAYOUT: Final = 5  # goes up when the numbers or their order change: older weights are then useless
KINDS: Final = 18
PHASES: Final = 16
STANDS: Final = 18  # a creature's type and section
MISSIONS: Final = 8
WHOLE: Final = 24  # something of one seat; where several rivals share a block, each counts for its share

POINTS: Final = 0
TROPHIES: Final = 1
ONE_SKULL: Final = 7
SKILL: Final = 13
CARDS: Final = 19
SHARE: Final = 37
DECK: Final = 55
ON_PATH: Final = 56
BESIDE: Final = 74
DROP: Final = 92
THREAT: Final = 95
REACH: Final = 98
HELD: Final = 101
READY: Final = 102  # its cards that are not discarded, by kind
RISK: Final = READY + KINDS  # what its trophies of each type lose if one more creature gets through
NEXT_DROP: Final = RISK + TYPES  # the same by the odds of the next fate card
NEXT_LOSS: Final = NEXT_DROP + 1  # the trophies that go with it
SKILL_NEAR: Final = NEXT_LOSS + 1  # creatures that would bring a skill: on its path, beside it, elsewhere
LEFT_HERE: Final = SKILL_NEAR + 3  # the markers left on its path
LEFT_BESIDE: Final = LEFT_HERE + 1
NOW_DROP: Final = LEFT_BESIDE + 1  # NEXT_DROP and NEXT_LOSS where the fate card comes before anybody's turn
NOW_LOSS: Final = NOW_DROP + 1
BLOCK: Final = NOW_LOSS + 1

OWN: Final = 0
LEADER: Final = BLOCK
FIELD: Final = 2 * BLOCK
TABLE: Final = 3 * BLOCK
COUNTERS: Final = TABLE
STANDING: Final = COUNTERS + TYPES
DISPLAY: Final = STANDING + STANDS
RULE: Final = DISPLAY + KINDS
WAIT: Final = RULE + len(RULE_NAMES)
ROUND_LEFT: Final = WAIT + SEATS
WAIT_FATE: Final = ROUND_LEFT + SEATS  # WAIT before the fate card of a round
MARKERS: Final = WAIT_FATE + SEATS
SHORTEST: Final = MARKERS + 1
ALWAYS: Final = SHORTEST + 1
GAP: Final = ALWAYS + 1  # how far away the leading rival's mage is
CONTESTED: Final = GAP + PATHS // 2  # creatures on its path and beside the leader's, by section; and the other way
BETWEEN: Final = CONTESTED + 2 * SECTIONS  # creatures beside both
MARKERS_OF: Final = BETWEEN + SECTIONS  # the markers left of each type

TOADLING: Final = MARKERS_OF + TYPES  # held by the seat, by kind; then those on its path, by section, and beside it
LYING: Final = TOADLING + TOADLINGS
LYING_BESIDE: Final = LYING + SECTIONS
GROUND: Final = LYING_BESIDE + 1  # the tiles on its path, by kind and section
SEAT_MODULES: Final = GROUND + COVERED * SECTIONS - TOADLING
EXTRA: Final = TOADLING + 3 * SEAT_MODULES  # what one more trophy of each type would bring beyond its points
EXTRA_REACH: Final = EXTRA + TYPES  # the same for the creatures on the seat's path, by section
EXTRA_BESIDE: Final = EXTRA_REACH + SECTIONS
LIFE: Final = EXTRA_BESIDE + 1  # new creatures stand in for old ones
EXTRA_NOW: Final = LIFE + TYPES  # the seat's points that modules add, then those of its leading rival
NEXT_SPELL: Final = EXTRA_NOW + 2  # what one more spell learned would bring the seat by its mission
EACH_SPELL: Final = NEXT_SPELL + 1  # the same for each of the next few
NEXT_SKILL: Final = EACH_SPELL + 1
MISSION: Final = NEXT_SKILL + 1  # the seat's mission, then that of its leading rival
SIZE: Final = MISSION + 2 * MISSIONS
ODDS: Final = 24
AHEAD: Final = 4  # so many trophies are looked ahead, since some missions count them in groups


class Sheet:
    """The numbers of one position, and which of them are not 0. A buffer that is reused for every position."""

    __slots__ = ("active", "count", "values")

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0] * SIZE)
        self.active: vec[i64] = vec[i64]([0] * SIZE)
        self.count: i64 = 0

    def add(self, cell: i64, value: i64) -> None:
        """Add to one number."""
        if value == 0:
            return
        if self.values[cell] == 0:
            self.active[self.count] = cell
            self.count += 1
        self.values[cell] += value

    def clear(self) -> None:
        """Set every number back to 0."""
        for i in range(self.count):
            self.values[self.active[i]] = 0
        self.count = 0


def shortest_markers(s: State) -> i64:
    """The markers left on the paths that will run out first, which end the game (E1)."""
    total: i64 = 0
    taken: i64 = 0
    for _ in range(CLEARED_PATHS):
        best: i64 = -1
        for path in range(PATHS):
            if (taken >> path) & 1 == 0 and (best < 0 or s.cells[AT_STACKS + path] < s.cells[AT_STACKS + best]):
                best = path
        taken |= 1 << best
        total += s.cells[AT_STACKS + best]
    return total


def phase(s: State) -> i64:
    """How much of the game is left, in steps: PHASES at its start, 0 when the last markers are gone."""
    return phase_with(s, shortest_markers(s))


def phase_with(s: State, markers: i64) -> i64:
    """How much of the game is left with so many markers on the shortest paths."""
    whole = CLEARED_PATHS * s.rules.markers_per_path[s.seats - 2]
    return (markers * PHASES + whole // 2) // whole


def fill(s: State, seat: i64, sheet: Sheet) -> None:
    """Fill in a position as this seat sees it."""
    sheet.clear()
    leader: i64 = -1
    most: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            total = points(s, rival)
            if leader < 0 or total > most:
                leader = rival
                most = total
    add_seat(s, seat, points(s, seat), sheet, OWN, WHOLE)
    add_seat(s, leader, most, sheet, LEADER, WHOLE)
    if s.seats > 2:
        part = WHOLE // (s.seats - 2)
        for rival in range(s.seats):
            if rival != seat and rival != leader:
                add_seat(s, rival, points(s, rival), sheet, FIELD, part)
    add_table(s, seat, leader, sheet)
    if s.rules.modules:
        add_modules(s, seat, leader, sheet)


def add_seat(s: State, seat: i64, total: i64, sheet: Sheet, base: i64, part: i64) -> None:
    """Fill in what one seat has, and what the next turns may bring it."""
    cells = s.cells
    sheet.add(base + POINTS, part * total)
    for type_ in range(TYPES):
        cell = seat * TYPES + type_
        trophies = cells[AT_TROPHIES + cell]
        if trophies > 0:
            sheet.add(base + TROPHIES + type_, part * trophies)
            sheet.add(base + RISK + type_, part * trophies * next_drop(s, type_))
        if cells[AT_SKULLS + cell] >= SKULL_TOP:
            sheet.add(base + SKILL + type_, part)
        elif cells[AT_SKULLS + cell] > 0:
            sheet.add(base + ONE_SKULL + type_, part)
    add_cards(s, seat, sheet, base, part)
    add_creatures(s, seat, sheet, base, part)
    own = cells[AT_MAGES + seat]
    sheet.add(base + LEFT_HERE, part * cells[AT_STACKS + own])
    beside = cells[AT_STACKS + (own + 1) % PATHS] + cells[AT_STACKS + (own + PATHS - 1) % PATHS]
    sheet.add(base + LEFT_BESIDE, part * beside)


def add_cards(s: State, seat: i64, sheet: Sheet, base: i64, part: i64) -> None:
    """Fill in the cards of one seat."""
    cells = s.cells
    kinds = s.rules.kinds
    first = seat * CARD_ROOM
    acting = seat == cells[AT_TURN]
    size = cells[AT_HAND_SIZE + seat] + cells[AT_DRAW_SIZE + seat] + cells[AT_DISCARD_SIZE + seat]
    if acting:
        for kind in range(kinds):
            size += cells[AT_PLAYED + kind] + cells[AT_ASIDE + kind]
    for kind in range(kinds):
        ready = cells[AT_HAND + first + kind] + cells[AT_DRAW + first + kind]
        count = ready + cells[AT_DISCARD + first + kind]
        if acting:
            count += cells[AT_PLAYED + kind] + cells[AT_ASIDE + kind]
        if count > 0:
            sheet.add(base + CARDS + kind, part * count)
            sheet.add(base + SHARE + kind, part * count * 64 // size)
            if ready > 0:
                sheet.add(base + READY + kind, part * ready)
    sheet.add(base + DECK, part * size)
    if cells[AT_HAND_SIZE + seat] > 4:
        sheet.add(base + HELD, part)


def add_creatures(s: State, seat: i64, sheet: Sheet, base: i64, part: i64) -> None:
    """Fill in what the creatures on the board promise one seat, and what they threaten."""
    cells = s.cells
    rules = s.rules
    own = cells[AT_MAGES + seat]
    safe = cells[AT_SKULLS + seat * TYPES + rules.skill_type[NO_LOSS_OF_CREATURES]] >= SKULL_TOP
    soon = cells[AT_TURN] < 0
    for i in range(cells[AT_CREATURE_COUNT]):
        creature = cells[AT_CREATURES + i]
        type_ = type_of(creature)
        place = place_of(creature)
        section = place % SECTIONS
        away = distance(own, place // SECTIONS)
        trophies = cells[AT_TROPHIES + seat * TYPES + type_]
        worth = rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]]
        drop = trophies * next_drop(s, type_)
        if drop > 0:
            sheet.add(base + DROP + section, part * trophies)
        if cells[AT_SKULLS + seat * TYPES + type_] == SKULL_TOP - 1:
            sheet.add(base + SKILL_NEAR + min(away, 2), part)
        if trophies > 0 and section == 0:
            odds = march_odds(s, type_, place)
            if odds > 0:
                sheet.add(base + (NOW_DROP if soon else NEXT_DROP), part * odds * drop)
                if away == 0 and not safe:
                    sheet.add(base + (NOW_LOSS if soon else NEXT_LOSS), part * odds * worth)
        if away == 0:
            sheet.add(base + ON_PATH + type_ * SECTIONS + section, part)
            if trophies > 0 and not safe:
                sheet.add(base + THREAT + section, part * worth)
            sheet.add(base + REACH + section, part * worth * 4 // life_of(s, creature))
        elif away == 1:
            sheet.add(base + BESIDE + type_ * SECTIONS + section, part)


def distance(path: i64, other: i64) -> i64:
    """How far two paths are apart, the shorter way round."""
    gap = (path - other) % PATHS
    return min(gap, PATHS - gap)


def next_drop(s: State, type_: i64) -> i64:
    """What a trophy of this type loses if one more creature of it gets through."""
    step = s.cells[AT_COUNTERS + type_]
    if step >= s.rules.track_length[type_] - 1:
        return 0
    return s.rules.track[type_ * TRACK + step] - s.rules.track[type_ * TRACK + step + 1]


def march_odds(s: State, type_: i64, place: i64) -> i64:
    """How likely the next fate card moves a creature of this type there, of ODDS."""
    rules = s.rules
    deck: i64 = 0
    for fate in range(rules.fate_kinds):
        deck += s.cells[AT_FATES + fate]
    # An empty deck is shuffled anew.
    cards: i64 = AT_FATES if deck > 0 else AT_FATES_GONE
    moving: i64 = 0
    total: i64 = 0
    for fate in range(rules.fate_kinds):
        count = s.cells[cards + fate]
        total += count
        if (rules.fate_categories[fate] >> rules.category[type_]) & 1 and (rules.fate_places[fate] >> place) & 1:
            moving += count
    return moving * ODDS // total if total > 0 else 0


def add_table(s: State, seat: i64, leader: i64, sheet: Sheet) -> None:
    """Fill in what lies open for all, when the seat moves next, and where it and the leader meet."""
    for type_ in range(TYPES):
        sheet.add(COUNTERS + type_, s.cells[AT_COUNTERS + type_])
        sheet.add(MARKERS_OF + type_, s.cells[AT_MARKERS + type_])
    own = s.cells[AT_MAGES + seat]
    other = s.cells[AT_MAGES + leader]
    sheet.add(GAP + distance(own, other) - 1, 1)
    for i in range(s.cells[AT_CREATURE_COUNT]):
        creature = s.cells[AT_CREATURES + i]
        place = place_of(creature)
        section = place % SECTIONS
        sheet.add(STANDING + type_of(creature) * SECTIONS + section, 1)
        here = distance(own, place // SECTIONS)
        there = distance(other, place // SECTIONS)
        if here == 0 and there == 1:
            sheet.add(CONTESTED + section, 1)
        elif here == 1 and there == 0:
            sheet.add(CONTESTED + SECTIONS + section, 1)
        elif here == 1 and there == 1:
            sheet.add(BETWEEN + section, 1)
    for kind in range(s.rules.kinds):
        if s.cells[AT_DISPLAY + kind] > 0:
            sheet.add(DISPLAY + kind, s.cells[AT_DISPLAY + kind])
    if s.cells[AT_TURN] >= 0:
        shown = s.rules.fate_rules[s.cells[AT_FATE]] if s.cells[AT_FATE] >= 0 else 0
        for rule in range(len(RULE_NAMES)):
            if (shown >> rule) & 1:
                sheet.add(RULE + rule, 1)
        sheet.add(WAIT + (seat - s.cells[AT_TURN]) % s.seats, 1)
        sheet.add(ROUND_LEFT + (s.cells[AT_START] - s.cells[AT_TURN]) % s.seats, 1)
    elif s.cells[AT_START] >= 0:
        sheet.add(WAIT_FATE + (seat - s.cells[AT_START]) % s.seats, 1)
    left: i64 = 0
    for path in range(PATHS):
        left += s.cells[AT_STACKS + path]
    sheet.add(MARKERS, left)
    sheet.add(SHORTEST, shortest_markers(s))
    sheet.add(ALWAYS, 1)


def add_modules(s: State, seat: i64, leader: i64, sheet: Sheet) -> None:
    """Write down what modules have laid out and promise. A module that is not in play leaves its numbers at 0."""
    for rival in range(s.seats):
        if rival == seat:
            add_tiles(s, rival, sheet, 0, WHOLE)
        elif rival == leader:
            add_tiles(s, rival, sheet, SEAT_MODULES, WHOLE)
        else:
            add_tiles(s, rival, sheet, 2 * SEAT_MODULES, WHOLE // (s.seats - 2))
    for type_ in range(TYPES):
        sheet.add(LIFE + type_, s.rules.life[type_])
    if s.rules.score_hooks:
        add_missions(s, seat, leader, sheet)
        add_promises(s, seat, sheet)


def add_tiles(s: State, seat: i64, sheet: Sheet, base: i64, part: i64) -> None:
    """Write down the toadlings and tiles of one seat: those it holds, and those on and beside its path."""
    for kind in range(TOADLINGS):
        held = s.cells[AT_HELD + seat * TOADLINGS + kind]
        if held > 0:
            sheet.add(base + TOADLING + kind, part * held)
    own = s.cells[AT_MAGES + seat]
    for section in range(SECTIONS):
        place = own * SECTIONS + section
        if s.cells[AT_LYING + place] > 0:
            sheet.add(base + LYING + section, part * s.cells[AT_LYING + place])
        if s.cells[AT_GROUND + place] > 0:
            sheet.add(base + GROUND + (s.cells[AT_GROUND + place] - 1) * SECTIONS + section, part)
        for path in ((own + 1) % PATHS, (own + PATHS - 1) % PATHS):
            lying = s.cells[AT_LYING + path * SECTIONS + section]
            if lying > 0:
                sheet.add(base + LYING_BESIDE, part * lying)


def add_missions(s: State, seat: i64, leader: i64, sheet: Sheet) -> None:
    """Write down the missions of the seat and its leading rival, and what they bring now."""
    for side in range(2):
        other = seat if side == 0 else leader
        sheet.add(EXTRA_NOW + side, WHOLE * extra_points(s, other))
        mission = s.cells[AT_KEPT + other] - 1
        if 0 <= mission < MISSIONS:
            sheet.add(MISSION + side * MISSIONS + mission, 1)


def add_promises(s: State, seat: i64, sheet: Sheet) -> None:
    """Write down what more spells, skills and trophies would bring the seat by the rules that modules add, such as its
    mission."""
    cells = s.cells
    now = extra_points(s, seat)
    own = cells[AT_MAGES + seat]
    cells[AT_LEARNED + seat] += 1
    sheet.add(NEXT_SPELL, (extra_points(s, seat) - now) * WHOLE)
    cells[AT_LEARNED + seat] += AHEAD - 1
    sheet.add(EACH_SPELL, (extra_points(s, seat) - now) * WHOLE // AHEAD)
    cells[AT_LEARNED + seat] -= AHEAD
    for type_ in range(TYPES):
        skulls = cells[AT_SKULLS + seat * TYPES + type_]
        if skulls < SKULL_TOP:
            cells[AT_SKULLS + seat * TYPES + type_] = SKULL_TOP
            sheet.add(NEXT_SKILL, (extra_points(s, seat) - now) * WHOLE)
            cells[AT_SKULLS + seat * TYPES + type_] = skulls
            break
    for type_ in range(TYPES):
        cell = AT_TROPHIES + seat * TYPES + type_
        cells[cell] += AHEAD
        gain = (extra_points(s, seat) - now) * WHOLE // AHEAD
        cells[cell] -= AHEAD
        if gain > 0:
            sheet.add(EXTRA + type_, gain)
            for i in range(cells[AT_CREATURE_COUNT]):
                creature = cells[AT_CREATURES + i]
                if type_of(creature) == type_:
                    place = place_of(creature)
                    path = place // SECTIONS
                    if path == own:
                        sheet.add(EXTRA_REACH + place % SECTIONS, gain * 4 // life_of(s, creature))
                    elif (path - own) % PATHS == 1 or (own - path) % PATHS == 1:
                        sheet.add(EXTRA_BESIDE, gain)
