"""What a position is worth to a seat, in thousandths of a point: a weighted sum whose weights were tuned by play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.board import life_of, place_of, type_of
from orcs.engine.core import State
from orcs.engine.fields import AT_COUNTERS, AT_CREATURE_COUNT, AT_CREATURES, AT_MAGES, AT_SKULLS, AT_STACKS, AT_TROPHIES
from orcs.engine.rules import TRACK
from orcs.engine.scoring import owned, points
from orcs.engine.terms import (
    ATTACK,
    LORE,
    MAGIC_NAMES,
    NO_LOSS_OF_CREATURES,
    PATHS,
    SECTION_NAMES,
    SECTIONS,
    SKILL_NAMES,
    SKULL_TOP,
    START_PILE,
    SUPPORT,
    TYPES,
)

DROP: Final = 0
THREAT: Final = 3
REACH: Final = 6
BESIDE: Final = 9
SKULL: Final = 10
SKILL: Final = 16
ATTACK_CARD: Final = 22
SUPPORT_CARD: Final = 26
WISDOM: Final = 30
BOOK: Final = 31
POISON_CARD: Final = 32
DECK_SIZE: Final = 33
FIELD: Final = 34
SIZE: Final = 35

NAMES: Final = (
    *["drop_" + section for section in SECTION_NAMES],
    *["threat_" + section for section in SECTION_NAMES],
    *["reach_" + section for section in SECTION_NAMES],
    "beside",
    *["skull_" + skill for skill in SKILL_NAMES],
    *["skill_" + skill for skill in SKILL_NAMES],
    *["attack_" + magic for magic in MAGIC_NAMES],
    *["support_" + magic for magic in MAGIC_NAMES],
    "wisdom",
    "book",
    "poison",
    "deck_size",
    "field",
)


def evaluate(s: State, seat: i64, weights: vec[i64]) -> i64:
    """What a seat has, less what its rivals have: mostly the best of them, and partly their mean."""
    most: i64 = -(1 << 40)
    total: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            value = standing(s, rival, weights)
            total += value
            if value > most:
                most = value
    share = weights[FIELD]
    return standing(s, seat, weights) - (most * (1000 - share) + (total // (s.seats - 1)) * share) // 1000


def standing(s: State, seat: i64, weights: vec[i64]) -> i64:
    """What a seat has: points, and what they may grow or shrink to while markers last."""
    cells = s.cells
    rules = s.rules
    value = 1000 * points(s, seat)
    if s.over:
        return value
    left: i64 = 0
    for path in range(PATHS):
        left += cells[AT_STACKS + path]
    part = left * 1000 // (PATHS * rules.markers_per_path[s.seats - 2])
    value += board_standing(s, seat, weights)
    growth = deck_standing(s, seat, weights)
    for type_ in range(TYPES):
        skulls = cells[AT_SKULLS + seat * TYPES + type_]
        if skulls >= SKULL_TOP:
            growth += weights[SKILL + rules.skill[type_]]
        elif skulls > 0:
            growth += weights[SKULL + rules.skill[type_]]
    return value + growth * part // 1000


def board_standing(s: State, seat: i64, weights: vec[i64]) -> i64:
    """What the creatures on the board promise and threaten."""
    cells = s.cells
    rules = s.rules
    own = cells[AT_MAGES + seat]
    safe = cells[AT_SKULLS + seat * TYPES + rules.skill_type[NO_LOSS_OF_CREATURES]] >= SKULL_TOP
    value: i64 = 0
    for i in range(cells[AT_CREATURE_COUNT]):
        creature = cells[AT_CREATURES + i]
        type_ = type_of(creature)
        place = place_of(creature)
        section = place % SECTIONS
        path = place // SECTIONS
        trophies = cells[AT_TROPHIES + seat * TYPES + type_]
        worth = rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]]
        if cells[AT_COUNTERS + type_] < rules.track_length[type_] - 1:
            value -= weights[DROP + section] * trophies
        if path == own:
            if trophies > 0 and not safe:
                value -= weights[THREAT + section] * worth
            value += weights[REACH + section] * worth // life_of(s, creature)
        elif (path - own) % PATHS == 1 or (own - path) % PATHS == 1:
            value += weights[BESIDE] * worth // 4
    return value


def deck_standing(s: State, seat: i64, weights: vec[i64]) -> i64:
    """What the cards a seat owns are good for in the turns to come."""
    rules = s.rules
    value: i64 = 0
    size: i64 = 0
    for kind in range(rules.kinds):
        count = owned(s, seat, kind)
        if count > 0:
            size += count
            group = rules.group[kind]
            if rules.pile_of[kind] == START_PILE:
                if group == LORE:
                    value += count * weights[BOOK]
            elif group == ATTACK:
                value += count * weights[ATTACK_CARD + rules.magic[kind]]
            elif group == SUPPORT:
                value += count * weights[SUPPORT_CARD + rules.magic[kind]]
            elif group == LORE:
                value += count * weights[WISDOM]
            else:
                value -= count * weights[POISON_CARD]
    return value - size * weights[DECK_SIZE]
