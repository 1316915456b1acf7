"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.guests import invite
from orcs.bots.naming import read_options
from orcs.bots.nets import load_nets
from orcs.bots.players import Apprentice, Archmage, Searcher
from orcs.bots.search import Plan
from orcs.bots.value import Judge, Learned, Weighed
from orcs.bots.weights import load_weights

ADEPT_ITERATIONS = 16
MASTER_ITERATIONS = 600
ARCHMAGE_ITERATIONS = 500


def adept_plan(weights: vec[i64]) -> tuple[Plan, int]:
    """How an adept thinks, and for how many iterations."""
    return Plan(Weighed(weights), worlds=4, curiosity=3.0, candidates=1, replies=0, trust=0.0), ADEPT_ITERATIONS


def master_plan(weights: vec[i64]) -> tuple[Plan, int]:
    """How a master thinks, and for how many iterations."""
    return Plan(Weighed(weights), worlds=32, curiosity=3.0, candidates=5, replies=32, trust=0.3), MASTER_ITERATIONS


PLANS = {"adept": adept_plan, "master": master_plan}


def adept(seed: int, budget: Budget) -> Bot:
    """Plans its whole turn, in a few tries, by what the position is worth at its end."""
    return searcher("adept", seed, budget)


def master(seed: int, budget: Budget) -> Bot:
    """Plans its turn thoroughly, and looks at the best plans again with the rivals' replies."""
    return searcher("master", seed, budget)


def searcher(level: str, seed: int, budget: Budget) -> Bot:
    """A bot that searches as its level does, with the tuned weights."""
    plan, iterations = PLANS[level](load_weights())
    return Searcher(seed, budget.or_iterations(iterations), plan)


def archmage(seed: int, budget: Budget) -> Bot:
    """Compares its picks by what it has learned from many games."""
    judges: dict[str, Judge] = {kind: Learned(net) for kind, net in load_nets().items()}
    return Archmage(seed, budget.or_iterations(ARCHMAGE_ITERATIONS), judges, Weighed(load_weights()))


class Level(NamedTuple):
    """A level: how it plays, and who plays like that at a table.

    Its words are `level-NAME` and `character-CHARACTER`, its face is `art/faces/CHARACTER.svg` of the browser.
    """

    make: Callable[[int, Budget], Bot]
    character: str
    seconds: float
    """How long it may think about a decision at a table."""
    iterations: int | None = None
    """How long it thinks in the lab, where its strength was measured: at a table, too, if the time allows."""
    offered: bool = True
    """Whether it is offered to people who did not ask for it by name."""


LEVELS: dict[str, Level] = {
    "random": Level(RandomBot, "hen", 0.1, offered=False),
    "apprentice": Level(Apprentice, "pupil", 0.1),
    "adept": Level(adept, "witch", 0.4, ADEPT_ITERATIONS),
    "master": Level(master, "raven", 1.0, MASTER_ITERATIONS),
    "archmage": Level(archmage, "elder", 1.0, ARCHMAGE_ITERATIONS),
}
"""From the weakest to the strongest."""
USUAL = "adept"
"""The level where none is named. Stored tables leave it out, so it cannot change."""


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a name, such as `adept`, `master(iterations=150)` or `my_bot.py:MyBot`.

    It thinks as long as its options say, else as the budget does, else as its level does. ValueError names the levels.
    """
    name, own = read_options(name)
    budget = own or budget
    if ":" in name:
        return invite(name, seed, budget or Budget())
    if name not in LEVELS:
        raise ValueError(f"there are the bots {', '.join(LEVELS)} and files 'my_bot.py:MyBot', not {name!r}")
    return LEVELS[name].make(seed, budget or Budget())
