"""What modules have laid out and promise, as features for the learned value."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.bots.sheet import (
    AHEAD,
    EACH_SPELL,
    EXTRA,
    EXTRA_BESIDE,
    EXTRA_NOW,
    EXTRA_REACH,
    GROUND,
    LIFE,
    LYING,
    LYING_BESIDE,
    MISSION,
    MISSIONS,
    NEXT_SKILL,
    NEXT_SPELL,
    SEAT_MODULES,
    TOADLING,
    WHOLE,
    Sheet,
)
from orcs.engine.board import life_of, place_of, type_of
from orcs.engine.core import State
from orcs.engine.fields import (
    AT_CREATURE_COUNT,
    AT_CREATURES,
    AT_LEARNED,
    AT_MAGES,
    AT_SKULLS,
    AT_TROPHIES,
)
from orcs.engine.scoring import extra_points
from orcs.engine.terms import (
    PATHS,
    SECTIONS,
    SKULL_TOP,
    TYPES,
)
from orcs.modules.missions import AT_KEPT
from orcs.modules.reinforcement import AT_HELD, AT_LYING
from orcs.modules.reinforcement import KINDS as TOADLINGS
from orcs.modules.terrain import AT_GROUND


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
