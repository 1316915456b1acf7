"""The features of a position for the learned value: what `sheet` has room for, for one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.bots.promises import add_modules
from orcs.bots.sheet import (
    ALWAYS,
    BESIDE,
    BETWEEN,
    BOOSTED,
    BOOSTED_START,
    BOOSTED_TWICE,
    CARDS,
    CONTESTED,
    COUNTERS,
    CROWD,
    DECK,
    DISPLAY,
    DROP,
    FIELD,
    GAP,
    HELD,
    LEADER,
    LEFT_BESIDE,
    LEFT_HERE,
    MARKERS,
    MARKERS_OF,
    NEXT_DROP,
    NEXT_LOSS,
    NOW_DROP,
    NOW_LOSS,
    ODDS,
    ON_PATH,
    ONE_SKULL,
    OWN,
    PHASES,
    POINTS,
    REACH,
    READY,
    RICHER,
    RICHEST,
    RISK,
    ROUND_LEFT,
    RULE,
    SHARE,
    SHORTEST,
    SKILL,
    SKILL_NEAR,
    STANDING,
    THREAT,
    TROPHIES,
    WAIT,
    WAIT_FATE,
    WHOLE,
    Sheet,
)
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
from orcs.engine.scoring import points
from orcs.engine.terms import (
    ATTACK,
    CLEARED_PATHS,
    MAGIC_NAMES,
    NO_LOSS_OF_CREATURES,
    PATHS,
    RULE_NAMES,
    SECTIONS,
    SKULL_TOP,
    START_PILE,
    TYPES,
)

ENOUGH: Final = 2  # so many creatures a turn can take


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
    add_paths(s, sheet)
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


def add_paths(s: State, sheet: Sheet) -> None:
    """Find what the creatures of each path promise, and fill in the richest paths that a mage could teleport to."""
    cells = s.cells
    promise = sheet.promise
    for path in range(PATHS):
        promise[path] = 0
    for i in range(cells[AT_CREATURE_COUNT]):
        creature = cells[AT_CREATURES + i]
        type_ = type_of(creature)
        worth = s.rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]]
        promise[place_of(creature) // SECTIONS] += worth * 4 // life_of(s, creature)
    taken: i64 = 0
    for seat in range(s.seats):
        taken |= 1 << cells[AT_MAGES + seat]
    first: i64 = 0
    second: i64 = 0
    for path in range(PATHS):
        if (taken >> path) & 1 == 0:
            if promise[path] > first:
                second = first
                first = promise[path]
            elif promise[path] > second:
                second = promise[path]
    sheet.add(RICHEST, first)
    sheet.add(RICHEST + 1, second)


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
    gain = sheet.values[RICHEST] - sheet.promise[own]
    if gain > 0:
        sheet.add(base + RICHER, part * gain)


def add_cards(s: State, seat: i64, sheet: Sheet, base: i64, part: i64) -> None:
    """Fill in the cards of one seat."""
    cells = s.cells
    rules = s.rules
    kinds = rules.kinds
    first = seat * CARD_ROOM
    acting = seat == cells[AT_TURN]
    size = cells[AT_HAND_SIZE + seat] + cells[AT_DRAW_SIZE + seat] + cells[AT_DISCARD_SIZE + seat]
    if acting:
        for kind in range(kinds):
            size += cells[AT_PLAYED + kind] + cells[AT_ASIDE + kind]
    counts = sheet.counts
    power = sheet.power
    for magic in range(len(MAGIC_NAMES)):
        power[magic] = 0
    for kind in range(kinds):
        ready = cells[AT_HAND + first + kind] + cells[AT_DRAW + first + kind]
        count = ready + cells[AT_DISCARD + first + kind]
        if acting:
            count += cells[AT_PLAYED + kind] + cells[AT_ASIDE + kind]
        counts[kind] = count
        if count > 0:
            sheet.add(base + CARDS + kind, part * count)
            sheet.add(base + SHARE + kind, part * count * 64 // size)
            if ready > 0:
                sheet.add(base + READY + kind, part * ready)
            for magic in range(len(MAGIC_NAMES)):
                if (rules.magics[kind] >> magic) & 1:
                    power[magic] += count
    for kind in range(kinds):
        if counts[kind] > 0 and rules.group[kind] == ATTACK:
            magic = rules.magic[kind]
            boosts = power[magic] - 1
            pairs = part * counts[kind] * boosts * 64 // size
            sheet.add(base + (BOOSTED_START if rules.pile_of[kind] == START_PILE else BOOSTED + magic), pairs)
            sheet.add(base + BOOSTED_TWICE, pairs * (boosts - 1) // size)
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
    here: i64 = 0
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
            here += 1
            sheet.add(base + ON_PATH + type_ * SECTIONS + section, part)
            if trophies > 0 and not safe:
                sheet.add(base + THREAT + section, part * worth)
            sheet.add(base + REACH + section, part * worth * 4 // life_of(s, creature))
        elif away == 1:
            sheet.add(base + BESIDE + type_ * SECTIONS + section, part)
    if here > ENOUGH:
        sheet.add(base + CROWD, part * (here - ENOUGH))


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
