"""Habits: a quick pick at any decision, without looking ahead. The apprentice and rollouts of searches play by them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import (
    ADD,
    AREA,
    CARD_ROOM,
    CAST,
    DISCARD,
    DONE,
    DRAW,
    END,
    LEARN,
    LINE,
    MODULE_PICKS,
    PASS,
    REMOVE,
    REVEAL,
    SKIP,
    TARGET,
    TELEPORT,
)
from orcs.engine.board import (
    anything_on,
    creature_at,
    creatures_on,
    damage_of,
    first_at,
    life_of,
    reachable,
    type_of,
)
from orcs.engine.core import Options, State
from orcs.engine.fields import AT_CREATURES, AT_HAND, AT_MAGES, AT_POWER_NEXT, AT_SKULLS, AT_STANDING, AT_TURN
from orcs.engine.frames.act import actions_left
from orcs.engine.frames.cast import ChooseEnhancement
from orcs.engine.frames.strike import ChooseArea, ChooseTarget, second_place
from orcs.engine.rng import Rng
from orcs.engine.rules import LINES
from orcs.engine.scoring import counter_value
from orcs.engine.terms import ATTACK, LORE, PLACES, POISON, SECTIONS, SKULL_TOP, STRIKE_ANYWHERE, TYPES

READING: Final = 25
SUPPORTING: Final = 12


def habit(s: State, out: Options, rng: Rng) -> i64:
    """One of the open picks, as a player with simple habits would choose it."""
    if out.size == 1:
        return out.picks[0]
    first = out.picks[0]
    last = out.picks[out.size - 1]
    if last in (PASS, END):
        return action_habit(s, out, rng)
    if last == DONE or ADD <= first < LEARN:
        return enhancement_habit(s, out, rng)
    if LINE <= first < AREA:
        return out.picks[out.size - 2] if last == SKIP else last
    if first >= TARGET and first < MODULE_PICKS:
        return target_habit(s, out, rng)
    if AREA <= first < AREA + 9:
        return area_habit(s, out, rng)
    if DISCARD <= first < DISCARD + s.rules.kinds:
        return discard_habit(s, out, rng)
    if last == SKIP and (first == DRAW or first >= MODULE_PICKS):
        return first
    if last == SKIP and TELEPORT <= first < REVEAL:
        return effect_habit(s, out, rng)
    return out.picks[rng.below(out.size)]


def action_habit(s: State, out: Options, rng: Rng) -> i64:
    """The action that promises most at first sight, with some randomness; pass only when nothing else is open."""
    best = out.picks[out.size - 1]
    most: i64 = 0
    for i in range(out.size):
        appeal = action_appeal(s, out.picks[i]) * (50 + rng.below(100))
        if appeal > most:
            most = appeal
            best = out.picks[i]
    return best


def action_appeal(s: State, pick: i64) -> i64:
    """How much an action promises, in tenths of a point."""
    cells = s.cells
    rules = s.rules
    if pick in (PASS, END):
        return 0
    if pick < REVEAL:
        path = pick - TELEPORT
        return promise_on(s, cells[AT_TURN], path) * 8 // 10 if actions_left(s) > 1 else creatures_on(s, path)
    if pick < CAST:
        return 20
    if pick < ADD:
        kind = pick - CAST
        group = rules.group[kind]
        if group == ATTACK:
            return 1 + promise(s, cells[AT_TURN], kind, cells[AT_MAGES + cells[AT_TURN]])
        return READING if group == LORE else SUPPORTING
    if pick < DISCARD:
        return 20 if rules.group[pick - REMOVE] == POISON else 5
    return 20


def promise_on(s: State, seat: i64, path: i64) -> i64:
    """The most that one attack from a path would bring."""
    first = seat * CARD_ROOM
    most: i64 = 0
    if anything_on(s, path):
        for kind in range(s.rules.kinds):
            if s.cells[AT_HAND + first + kind] > 0 and s.rules.group[kind] == ATTACK:
                value = promise(s, seat, kind, path)
                if value > most:
                    most = value
    return most


def promise(s: State, seat: i64, kind: i64, path: i64) -> i64:
    """The most that an attack spell would bring from a path, with all the power the hand has for it."""
    cells = s.cells
    rules = s.rules
    first = seat * CARD_ROOM
    power = cells[AT_POWER_NEXT]
    for other in range(rules.kinds):
        if (rules.magics[other] >> rules.magic[kind]) & 1:
            power += cells[AT_HAND + first + other]
    most: i64 = 0
    for line in range(kind * LINES, kind * LINES + rules.line_count[kind]):
        if rules.line_cost[line] <= power:
            value = line_promise(s, rules.line_verb[line], rules.line_amount[line], path)
            if value > most:
                most = value
    return most


def line_promise(s: State, verb: i64, amount: i64, path: i64) -> i64:
    """The most that one line would bring from a path."""
    first: i64 = 0
    last: i64 = PLACES
    if verb != STRIKE_ANYWHERE:
        first = path * SECTIONS
        last = first + SECTIONS
    most: i64 = 0
    for place in range(first, last):
        if s.cells[AT_STANDING + place] > 0 and reachable(s, place, True):
            value = place_worth(s, place, amount, verb > STRIKE_ANYWHERE)
            if value > most:
                most = value
    return most


def enhancement_habit(s: State, out: Options, rng: Rng) -> i64:
    """Add what pays for a better line, and now and then a card for its effect."""
    frame = s.stack[-1]
    assert isinstance(frame, ChooseEnhancement)
    rules = s.rules
    most: i64 = rules.line_cost[frame.spell * LINES + rules.line_count[frame.spell] - 1]
    magic = rules.magic[frame.spell]
    total: i64 = 0
    for i in range(out.size):
        pick = out.picks[i]
        appeal: i64 = 1
        if pick == DONE:
            appeal = 3 if frame.power < most else 12
        elif (rules.magics[pick - ADD] >> magic) & 1:
            appeal = 12 if frame.power < most else 1
            if rules.effects[pick - ADD] != 0:
                appeal += 2
        elif rules.effects[pick - ADD] != 0:
            appeal = 2
        out.weights[i] = appeal
        total += appeal
    return rng.weighted(out)


def worth(s: State, creature: i64, amount: i64) -> i64:
    """What hitting a creature brings: its points if it falls, and progress towards a skill; else a little."""
    cells = s.cells
    type_ = type_of(creature)
    if damage_of(creature) + amount >= life_of(s, creature):
        value = 10 * counter_value(s, type_)
        if cells[AT_TURN] >= 0 and cells[AT_SKULLS + cells[AT_TURN] * TYPES + type_] < SKULL_TOP:
            value += 12
        return value
    return 2 + damage_of(creature) + amount


def target_habit(s: State, out: Options, rng: Rng) -> i64:
    """The target that is worth most if hit; any creature if this is not an attack."""
    frame = s.stack[-1]
    if not isinstance(frame, ChooseTarget):
        return out.picks[rng.below(out.size)]
    best: i64 = out.picks[0]
    most: i64 = -1
    for i in range(out.size):
        pick = out.picks[i]
        value: i64 = 8
        if pick >= TARGET:
            value = worth(s, s.cells[AT_CREATURES + creature_at(s, pick)], frame.amount)
        if value > most:
            most = value
            best = pick
    return best


def place_worth(s: State, place: i64, amount: i64, all_: bool) -> i64:
    """What hitting one creature at a place brings, or all of them."""
    cells = s.cells
    value: i64 = 0
    first = first_at(s, place)
    for i in range(first, first + cells[AT_STANDING + place]):
        each = worth(s, cells[AT_CREATURES + i], amount)
        if all_:
            value += each
        elif each > value:
            value = each
    return value


def area_habit(s: State, out: Options, rng: Rng) -> i64:
    """The section, with its side, where a spell brings most."""
    frame = s.stack[-1]
    assert isinstance(frame, ChooseArea)
    best: i64 = out.picks[0]
    most: i64 = -1
    for i in range(out.size):
        pick = out.picks[i]
        place = s.cells[AT_MAGES + frame.actor] * SECTIONS + (pick - AREA) // 3
        value = place_worth(s, place, frame.amount, True)
        second = second_place(place, frame.verb, (pick - AREA) % 3)
        if second >= 0:
            value += place_worth(s, second, frame.amount, True)
        if value > most:
            most = value
            best = pick
    return best


def discard_habit(s: State, out: Options, rng: Rng) -> i64:
    """Poison first, then a lore card, then any."""
    for i in range(out.size):
        if s.rules.group[out.picks[i] - DISCARD] == POISON:
            return out.picks[i]
    for i in range(out.size):
        if s.rules.group[out.picks[i] - DISCARD] == LORE:
            return out.picks[i]
    return out.picks[rng.below(out.size)]


def effect_habit(s: State, out: Options, rng: Rng) -> i64:
    """Draw if that is open; teleport only to a path with more on it."""
    here = creatures_on(s, s.cells[AT_MAGES + s.stack[-1].actor])
    for i in range(out.size):
        if out.picks[i] == DRAW:
            return DRAW
    best: i64 = SKIP
    for i in range(out.size):
        pick = out.picks[i]
        if pick != SKIP and creatures_on(s, pick - TELEPORT) > here:
            here = creatures_on(s, pick - TELEPORT)
            best = pick
    return best
