"""Creatures on the board: packed ints in canonical order, and questions about where things stand.

A creature is one int: place, type, damage, how often weakened, token. Sorted, equal creatures stand together, and
their order is the canonical one that the action space counts slots in.
"""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import SLOTS, TARGET, TELEPORT
from orcs.engine.core import NOTHING, Options, Refusal, State
from orcs.engine.fields import AT_CREATURE_COUNT, AT_CREATURES, AT_FATE, AT_MAGES, AT_SKULLS, AT_STANDING, AT_TURN
from orcs.engine.terms import (
    LIFE,
    NO_CHANGE_OF_RULES,
    NO_SKILLS,
    NO_TELEPORT,
    PATHS,
    SECTIONS,
    SKULL_TOP,
    TYPES,
)


def pack(place: i64, type_: i64, damage: i64, weakened: i64, token: i64) -> i64:
    """A creature as one int."""
    return (place << 19) | (type_ << 16) | (damage << 11) | (weakened << 7) | token


def place_of(creature: i64) -> i64:
    """Where it stands."""
    return creature >> 19


def type_of(creature: i64) -> i64:
    """Its type."""
    return (creature >> 16) & 7


def damage_of(creature: i64) -> i64:
    """The damage it has taken this turn."""
    return (creature >> 11) & 31


def weakened_of(creature: i64) -> i64:
    """How many lives it has lost for this turn."""
    return (creature >> 7) & 15


def token_of(creature: i64) -> i64:
    """Which of the wooden figures it is, by order of entry."""
    return creature & 127


def first_at(s: State, place: i64) -> i64:
    """The index of the first creature at or after a place in canonical order."""
    cells = s.cells
    first = AT_STANDING
    low: i64 = 0
    for cell in range(first, first + place):
        low += cells[cell]
    return low


def index_of_token(s: State, token: i64) -> i64:
    """The index of a figure that stands on the board."""
    cells = s.cells
    first = AT_CREATURES
    for i in range(cells[AT_CREATURE_COUNT]):
        if cells[first + i] & 127 == token:
            return i
    return NOTHING


def rule_holds(s: State, seat: i64, rule: i64) -> bool:
    """Whether a special rule of the round holds for a seat (F5, F12)."""
    cells = s.cells
    if cells[AT_FATE] < 0:
        return False
    rules = s.rules
    shown = rules.fate_rules[cells[AT_FATE]]
    if not (shown >> rule) & 1:
        return False
    if seat < 0 or shown & rules.unshielded:
        return True
    return cells[AT_SKULLS + seat * TYPES + rules.skill_type[NO_CHANGE_OF_RULES]] < SKULL_TOP


def gained_skill(s: State, seat: i64, skill: i64) -> bool:
    """Whether a seat has gained a skill (D3)."""
    return s.cells[AT_SKULLS + seat * TYPES + s.rules.skill_type[skill]] >= SKULL_TOP


def has_skill(s: State, seat: i64, skill: i64) -> bool:
    """Whether a seat has gained a skill and may use it now (F10)."""
    return gained_skill(s, seat, skill) and not rule_holds(s, seat, NO_SKILLS)


def life_of(s: State, creature: i64) -> i64:
    """A creature's life for the player whose turn it is (D4)."""
    life = s.rules.life[type_of(creature)] - weakened_of(creature)
    if rule_holds(s, s.cells[AT_TURN], LIFE):
        life += 1
    for hook in s.rules.life_hooks:
        life += hook.life(s, place_of(creature))
    return life


def prey_at(s: State, place: i64) -> i64:
    """How many things lie here that any damage takes."""
    count: i64 = 0
    for hook in s.rules.prey_hooks:
        count += hook.prey(s, place)
    return count


def reachable(s: State, place: i64, creature: bool) -> bool:
    """Whether an attack may choose a creature, or else prey, here (C8, N3, Z3)."""
    for hook in s.rules.reach_hooks:
        if not hook.reaches(s, place, creature):
            return False
    return True


def creatures_on(s: State, path: i64) -> i64:
    """How many creatures stand on a path."""
    cells = s.cells
    place = path * SECTIONS
    return cells[AT_STANDING + place] + cells[AT_STANDING + place + 1] + cells[AT_STANDING + place + 2]


def anything_at(s: State, place: i64) -> bool:
    """Whether a creature or prey is here."""
    return s.cells[AT_STANDING + place] > 0 or prey_at(s, place) > 0


def anything_on(s: State, path: i64) -> bool:
    """Whether a creature or prey is on a path. If so, an attack reaches one of them, whatever limits it."""
    if creatures_on(s, path) > 0:
        return True
    if s.rules.prey_hooks:
        for section in range(SECTIONS):
            if prey_at(s, path * SECTIONS + section) > 0:
                return True
    return False


def list_creatures_at(s: State, place: i64, out: Options) -> None:
    """List the creatures of a place, equal ones once (slots in canonical order)."""
    cells = s.cells
    count = cells[AT_STANDING + place]
    if count == 0:
        return
    slot: i64 = 0
    first = first_at(s, place)
    last: i64 = -1
    for i in range(first, first + count):
        creature = cells[AT_CREATURES + i] >> 7
        if creature != last and slot < SLOTS:
            out.add(TARGET + place * SLOTS + slot)
            slot += 1
        last = creature


def creature_at(s: State, pick: i64) -> i64:
    """The index of the creature that a target pick names, or NOTHING."""
    cells = s.cells
    place = (pick - TARGET) // SLOTS
    slot = (pick - TARGET) % SLOTS
    first = first_at(s, place)
    last: i64 = -1
    for i in range(first, first + cells[AT_STANDING + place]):
        if cells[AT_CREATURES + i] >> 7 != last:
            if slot == 0:
                return i
            slot -= 1
        last = cells[AT_CREATURES + i] >> 7
    return NOTHING


def tokens_at(s: State, pick: i64) -> list[int]:
    """The tokens of the creatures that a target pick names: any of those alike."""
    cells = s.cells
    creature = cells[AT_CREATURES + creature_at(s, pick)]
    first = first_at(s, place_of(creature))
    standing = range(first, first + cells[AT_STANDING + place_of(creature)])
    return [int(token_of(cells[AT_CREATURES + i])) for i in standing if cells[AT_CREATURES + i] >> 7 == creature >> 7]


def target_of(s: State, token: i64) -> i64:
    """The pick that names the creature with this token, or NOTHING."""
    i = index_of_token(s, token)
    if i < 0:
        return NOTHING
    cells = s.cells
    place = place_of(cells[AT_CREATURES + i])
    slot: i64 = 0
    for before in range(first_at(s, place), i):
        if cells[AT_CREATURES + before] >> 7 != cells[AT_CREATURES + before + 1] >> 7:
            slot += 1
    return TARGET + place * SLOTS + min(slot, SLOTS - 1)


def can_teleport(s: State, seat: i64) -> bool:
    """Whether a rule lets this mage change its space (F8). There is always a free space (S2)."""
    return not rule_holds(s, seat, NO_TELEPORT)


def refuse_teleport(s: State, seat: i64, path: i64) -> Refusal:
    """Why a mage may not go to a tower space: a rule forbids it, or somebody stands there (T4, F8)."""
    if not can_teleport(s, seat):
        return Refusal("F8")
    if s.cells[AT_MAGES + seat] == path:
        return Refusal("T4", "here")
    rival: i64 = 0
    while s.cells[AT_MAGES + rival] != path:
        rival += 1
    return Refusal("T4", "occupied", {"rival": rival + 1})


def list_teleports(s: State, seat: i64, out: Options) -> None:
    """List the tower spaces a mage may go to (T4)."""
    if can_teleport(s, seat):
        cells = s.cells
        taken: i64 = 0
        for other in range(s.seats):
            taken |= 1 << cells[AT_MAGES + other]
        for path in range(PATHS):
            if not (taken >> path) & 1:
                out.add(TELEPORT + path)
