"""Changes of the board: creatures come, move, are hit and leave."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.board import (
    damage_of,
    first_at,
    has_skill,
    index_of_token,
    pack,
    place_of,
    prey_at,
    token_of,
    type_of,
    weakened_of,
)
from orcs.engine.core import NOTHING, State
from orcs.engine.fields import (
    AT_COUNTERS,
    AT_CREATURE_COUNT,
    AT_CREATURES,
    AT_MAGES,
    AT_MARKERS,
    AT_NEXT_TOKEN,
    AT_SKULLS,
    AT_STACKS,
    AT_STANDING,
    AT_TROPHIES,
)
from orcs.engine.rules import TRACK
from orcs.engine.terms import NO_LOSS_OF_CREATURES, OUTER, PLACES, SECTIONS, SKULL_TOP, TYPES


def insert(s: State, creature: i64) -> None:
    """Put a packed creature in its canonical place."""
    cells = s.cells
    first = AT_CREATURES
    count = cells[AT_CREATURE_COUNT]
    i = first + count
    while i > first and cells[i - 1] > creature:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = creature
    cells[AT_CREATURE_COUNT] = count + 1
    cells[AT_STANDING + place_of(creature)] += 1


def lift(s: State, index: i64) -> i64:
    """Take the creature at an index off the board."""
    cells = s.cells
    first = AT_CREATURES
    creature = cells[first + index]
    count = cells[AT_CREATURE_COUNT] - 1
    cells[AT_CREATURE_COUNT] = count
    for i in range(first + index, first + count):
        cells[i] = cells[i + 1]
    cells[first + count] = NOTHING
    cells[AT_STANDING + place_of(creature)] -= 1
    return creature


def land(s: State, creature: i64, place: i64) -> None:
    """End a lifted creature's movement at a place, or wherever that leads (G3); NOTHING is the tower."""
    before = place_of(creature)
    path = (before if place < 0 else place) // SECTIONS
    for hook in s.rules.landing_hooks:
        if place >= 0:
            place = hook.landing(s, place)
    type_ = type_of(creature)
    token = token_of(creature)
    s.emit("creature_moved", token, type_, before, place if place >= 0 else PLACES + path)
    if place < 0:
        reach_tower(s, type_, token, path)
    else:
        insert(s, pack(place, type_, damage_of(creature), weakened_of(creature), token))


def enter(s: State, path: i64, type_: i64) -> None:
    """A revealed marker's creature comes onto the outer section of its path (T1)."""
    cells = s.cells
    cells[AT_MARKERS + type_] -= 1
    cells[AT_STACKS + path] -= 1
    token = cells[AT_NEXT_TOKEN]
    cells[AT_NEXT_TOKEN] += 1
    place = path * SECTIONS + OUTER
    for hook in s.rules.landing_hooks:
        place = hook.landing(s, place)
    s.emit("creature_entered", token, type_, path, place if place >= 0 else PLACES + path)
    if place < 0:
        reach_tower(s, type_, token, path)
    else:
        insert(s, pack(place, type_, 0, 0, token))


def reach_tower(s: State, type_: i64, token: i64, path: i64) -> None:
    """A creature is at the tower: its counter drops, the mage there loses a trophy (F3, F4)."""
    cells = s.cells
    s.emit("tower_reached", token, type_, path)
    if cells[AT_COUNTERS + type_] < s.rules.track_length[type_] - 1:
        cells[AT_COUNTERS + type_] += 1
        s.emit("counter_dropped", type_, s.rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]])
    for seat in range(s.seats):
        if cells[AT_MAGES + seat] == path and cells[AT_TROPHIES + seat * TYPES + type_] > 0:
            if has_skill(s, seat, NO_LOSS_OF_CREATURES):
                s.emit("trophy_kept", seat, type_)
            else:
                cells[AT_TROPHIES + seat * TYPES + type_] -= 1
                s.emit("trophy_lost", seat, type_)


def hit(s: State, index: i64, amount: i64) -> None:
    """One creature takes damage."""
    creature = lift(s, index)
    s.emit("creature_hit", token_of(creature), type_of(creature), place_of(creature), amount)
    insert(s, creature + (amount << 11))


def hit_place(s: State, place: i64, amount: i64) -> None:
    """Everything at a place is hit: each creature, and all prey."""
    cells = s.cells
    first = first_at(s, place)
    for i in range(first, first + cells[AT_STANDING + place]):
        creature = cells[AT_CREATURES + i]
        s.emit("creature_hit", token_of(creature), type_of(creature), place, amount)
        cells[AT_CREATURES + i] = creature + (amount << 11)
    count = prey_at(s, place)
    if count > 0:
        hit_prey(s, place, count)


def hit_prey(s: State, place: i64, count: i64) -> None:
    """This much of the prey at a place is hit."""
    for hook in s.rules.prey_hooks:
        hook.take_prey(s, place, count)


def weaken(s: State, index: i64) -> None:
    """One creature has one life less for this turn (Z4)."""
    creature = lift(s, index)
    s.emit("creature_weakened", token_of(creature), type_of(creature), place_of(creature))
    insert(s, creature + (1 << 7))


def heal(s: State) -> None:
    """All damage heals, and what weakened creatures for the turn ends (T9)."""
    cells = s.cells
    healed = False
    first = AT_CREATURES
    for i in range(first, first + cells[AT_CREATURE_COUNT]):
        creature = cells[i]
        if (creature >> 7) & 511:
            healed = True
            index = i
            creature = pack(place_of(creature), type_of(creature), 0, 0, token_of(creature))
            while index > first and cells[index - 1] > creature:
                cells[index] = cells[index - 1]
                index -= 1
            cells[index] = creature
    if healed:
        s.emit("creatures_healed")


def win_trophy(s: State, seat: i64, index: i64) -> i64:
    """A creature is defeated: it leaves, the seat has a trophy, its skull track rises (D1, D3)."""
    cells = s.cells
    creature = lift(s, index)
    type_ = type_of(creature)
    cell = seat * TYPES + type_
    cells[AT_TROPHIES + cell] += 1
    s.emit("creature_defeated", token_of(creature), type_, place_of(creature), seat)
    if cells[AT_SKULLS + cell] < SKULL_TOP:
        cells[AT_SKULLS + cell] += 1
        s.emit("skull_raised", seat, type_, cells[AT_SKULLS + cell])
        if cells[AT_SKULLS + cell] == SKULL_TOP:
            s.emit("skill_gained", seat, s.rules.skill[type_])
    return creature


def march(s: State, token: i64, sections: i64) -> None:
    """A creature moves this many sections towards the tower, and reaches it if it gets that far (F2, C10)."""
    creature = lift(s, index_of_token(s, token))
    section = place_of(creature) % SECTIONS
    land(s, creature, place_of(creature) - sections if sections <= section else NOTHING)


def put(s: State, token: i64, place: i64) -> None:
    """A creature is put on a section (C10)."""
    land(s, lift(s, index_of_token(s, token)), place)


def swap(s: State, token: i64, other: i64) -> None:
    """Two creatures swap places and keep their damage (C10)."""
    one = lift(s, index_of_token(s, token))
    two = lift(s, index_of_token(s, other))
    land(s, one, place_of(two))
    land(s, two, place_of(one))
