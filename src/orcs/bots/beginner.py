"""Beginners: they pick by what lies before their eyes, without looking ahead.

The less a beginner sees, the more is done by rules of thumb: hit what is biggest or nearest, go where most creatures
are, add one card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.bots.bot import Bot, Budget
from orcs.bots.policy import habit
from orcs.engine.actions import (
    ADD,
    CAST,
    DONE,
    END,
    MODULE_PICKS,
    PASS,
    REVEAL,
    TARGET,
    TELEPORT,
)
from orcs.engine.board import creature_at, creatures_on, life_of, place_of
from orcs.engine.core import Options, State
from orcs.engine.fields import AT_CREATURES, AT_MAGES
from orcs.engine.frames.cast import ChooseEnhancement
from orcs.engine.rng import Rng
from orcs.engine.terms import ATTACK, SECTIONS
from orcs.engine.view import View

BIGGEST: Final = 0
NEAREST: Final = 1
WORTHIEST: Final = 2

STRIKE: Final = 30
TRY: Final = 13
GO: Final = 6
OTHER: Final = 10


class Beginner(Bot):
    """Picks by rules of thumb.

    Who goes for the biggest creature adds one card at most and is in no hurry to attack; who goes for the nearest pays
    for good lines; who goes for the worthiest knows what a hit brings.
    """

    def __init__(self, seed: int, budget: Budget, sight: int) -> None:
        super().__init__(seed, budget)
        self.sight = sight

    def choose(self, seen: View, options: list[int]) -> int:
        out = Options()
        seen.known.stack[-1].options(seen.known, out)
        return glance(seen.known, out, self.rng, self.sight)


def glance(s: State, out: Options, rng: Rng, sight: i64) -> i64:
    """One of the open picks, as a player with this much insight would choose it."""
    first = out.picks[0]
    last = out.picks[out.size - 1]
    if sight >= WORTHIEST or out.size == 1:
        return habit(s, out, rng)
    if last in (PASS, END):
        return plain_action(s, out, rng, TRY if sight == BIGGEST else STRIKE)
    if first >= TARGET and first < MODULE_PICKS:
        return plain_target(s, out, sight)
    if last == DONE and sight == BIGGEST:
        return one_card(s, out)
    return habit(s, out, rng)


def plain_action(s: State, out: Options, rng: Rng, strike: i64) -> i64:
    """Any attack while there is something to hit; else the way to where most is going on, or something else."""
    best = out.picks[out.size - 1]
    most: i64 = 0
    for i in range(out.size):
        appeal = plain_appeal(s, out.picks[i], strike) * (50 + rng.below(100))
        if appeal > most:
            most = appeal
            best = out.picks[i]
    return best


def plain_appeal(s: State, pick: i64, strike: i64) -> i64:
    """How tempting an action looks."""
    here = creatures_on(s, s.cells[AT_MAGES + s.stack[-1].actor])
    if pick in (PASS, END):
        return 0
    if TELEPORT <= pick < REVEAL:
        return 0 if here > 0 else GO * creatures_on(s, pick - TELEPORT)
    if CAST <= pick < ADD and s.rules.group[pick - CAST] == ATTACK:
        return strike if here > 0 else 1
    return OTHER


def one_card(s: State, out: Options) -> i64:
    """At most one card that gives power."""
    frame = s.stack[-1]
    assert isinstance(frame, ChooseEnhancement)
    if frame.power < 2:
        for i in range(out.size - 1):
            if (s.rules.magics[out.picks[i] - ADD] >> s.rules.magic[frame.spell]) & 1:
                return out.picks[i]
    return DONE


def plain_target(s: State, out: Options, sight: i64) -> i64:
    """The creature that looks most in need of a hit: the one with the longest life, or the nearest to the tower."""
    best = out.picks[0]
    most: i64 = -1
    for i in range(out.size):
        pick = out.picks[i]
        if pick >= TARGET:
            creature = s.cells[AT_CREATURES + creature_at(s, pick)]
            look = life_of(s, creature) if sight == BIGGEST else SECTIONS - place_of(creature) % SECTIONS
            if look > most:
                most = look
                best = pick
    return best
