"""Random play in compiled code, for benchmarks, tests and rollouts."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.core import CHANCE, NOBODY, Options, State, apply, settle
from orcs.engine.rng import Rng


class Tallied:
    """What a playout did: decisions of players, those with a choice, picks of chance."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.chance: i64 = 0


def playout(s: State, rng: Rng, counts: Tallied) -> None:
    """Play a position to its end at random, all options listed at every decision."""
    out = Options()
    actor = settle(s, out)
    while actor != NOBODY:
        if actor == CHANCE:
            counts.chance += 1
            actor = apply(s, rng.weighted(out), out)
        else:
            counts.decisions += 1
            if out.size > 1:
                counts.choices += 1
            actor = apply(s, out.picks[rng.below(out.size)], out)
