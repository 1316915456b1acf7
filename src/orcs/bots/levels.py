"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.baselines import Playouts, TreeSearch
from orcs.bots.beginner import BIGGEST, NEAREST, WORTHIEST, Beginner
from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.guests import COMMAND
from orcs.bots.naming import read_options
from orcs.bots.nets import load_nets
from orcs.bots.players import Archmage, Searcher
from orcs.bots.search import Plan
from orcs.bots.value import Judge, Learned, Weighed
from orcs.bots.weights import load_weights

ADEPT_ITERATIONS = 20
MASTER_ITERATIONS = 150
ARCHMAGE_ITERATIONS = 450
PLAYOUTS = 200
TREE_ITERATIONS = 2000


def adept_plan(weights: vec[i64]) -> tuple[Plan, int]:
    """How an adept thinks, and for how many iterations."""
    return Plan(Weighed(weights), worlds=4, curiosity=3.0, candidates=1, replies=0, trust=0.0), ADEPT_ITERATIONS


def master_plan(weights: vec[i64]) -> tuple[Plan, int]:
    """How a master thinks, and for how many iterations."""
    return Plan(Weighed(weights), worlds=32, curiosity=3.0, candidates=5, replies=32, trust=0.3), MASTER_ITERATIONS


PLANS = {"adept": adept_plan, "master": master_plan}


def novice(seed: int, budget: Budget) -> Bot:
    """Goes for the biggest creature with one card more than the spell."""
    return Beginner(seed, budget, BIGGEST)


def apprentice(seed: int, budget: Budget) -> Bot:
    """Goes for the nearest creature, with all the power it has."""
    return Beginner(seed, budget, NEAREST)


def initiate(seed: int, budget: Budget) -> Bot:
    """Goes for what brings most at once, without looking ahead."""
    return Beginner(seed, budget, WORTHIEST)


def journeyman(seed: int, budget: Budget) -> Bot:
    """Compares two ways to play its turn."""
    return searcher(adept_plan, seed, budget.or_iterations(2))


def conjurer(seed: int, budget: Budget) -> Bot:
    """Compares six ways to play its turn."""
    return searcher(adept_plan, seed, budget.or_iterations(6))


def adept(seed: int, budget: Budget) -> Bot:
    """Plans its whole turn, in a few tries, by what the position is worth at its end."""
    return searcher(adept_plan, seed, budget)


def master(seed: int, budget: Budget) -> Bot:
    """Plans its turn thoroughly, and looks at the best plans again with the rivals' replies."""
    return searcher(master_plan, seed, budget)


def searcher(thinking: Callable[[vec[i64]], tuple[Plan, int]], seed: int, budget: Budget) -> Bot:
    """A bot that searches in a way of thinking, with the tuned weights."""
    plan, iterations = thinking(load_weights())
    return Searcher(seed, budget.or_iterations(iterations), plan)


def archmage(seed: int, budget: Budget, weights: str = "") -> Bot:
    """Compares its picks by what it has learned from many games."""
    judges: dict[str, Judge] = {kind: Learned(nets) for kind, nets in load_nets(weights).items()}
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
    "novice": Level(novice, "pupil", 0.1),
    "apprentice": Level(apprentice, "smith", 0.1),
    "initiate": Level(initiate, "armour", 0.1),
    "journeyman": Level(journeyman, "cat", 0.2, 2),
    "conjurer": Level(conjurer, "owl", 0.2, 6),
    "adept": Level(adept, "witch", 0.4, ADEPT_ITERATIONS),
    "master": Level(master, "raven", 1.0, MASTER_ITERATIONS),
    "archmage": Level(archmage, "elder", 1.0, ARCHMAGE_ITERATIONS),
}
"""From the weakest to the strongest."""
USUAL = "adept"
"""The level where none is named. Stored tables leave it out, so it cannot change."""
ADVISER = "archmage"
"""The level that gives hints and finds mistakes."""
PLAYER = "journeyman"
"""The level that plays games on to see what comes of them: a quick one, since many games are needed."""
CHECKER = "adept"
"""The level that plays on where a pick seems a mistake: what is one for weak players may be none for good ones."""


def playouts(seed: int, budget: Budget) -> Bot:
    """Plays every pick to the end of the game, again and again."""
    return Playouts(seed, budget.or_iterations(PLAYOUTS))


def ismcts(seed: int, budget: Budget) -> Bot:
    """Searches everybody's picks over some turns, in a world of its own each time."""
    return TreeSearch(seed, budget.or_iterations(TREE_ITERATIONS), load_weights())


BASELINES: dict[str, Callable[[int, Budget], Bot]] = {"playouts": playouts, "ismcts": ismcts}
"""Stock searches for the lab: nobody is offered them as opponents."""


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a name, such as `adept`, `master(iterations=150)` or `my_bot.py:MyBot`.

    It thinks as long as its options say, else as the budget does, else as its level does. ValueError names the levels.
    """
    if name in LEVELS:  # first, since the lab makes many bots
        return LEVELS[name].make(seed, budget or Budget())
    name, own = read_options(name)
    budget = own.budget or budget
    if own.weights:
        if name != "archmage":
            raise ValueError(f"only the archmage takes weights from a file, not {name!r}")
        return archmage(seed, budget or Budget(), own.weights)
    if ":" in name:
        return guest(name, seed, budget or Budget())
    if name in BASELINES:
        return BASELINES[name](seed, budget or Budget())
    if name not in LEVELS:
        bots = ", ".join([*LEVELS, *BASELINES])
        raise ValueError(f"there are the bots {bots} and files 'my_bot.py:MyBot', not {name!r}")
    return LEVELS[name].make(seed, budget or Budget())


def guest(name: str, seed: int, budget: Budget) -> Bot:
    """The guest of a name: `my_bot.py:MyBot` is a class in a file, `cmd:./my_bot --flag` a program to run.

    BotError in one line if there is none.
    """
    from orcs.bots.files import load_bot
    from orcs.bots.lines import LineBot

    return (
        LineBot(name.removeprefix(COMMAND), seed, budget) if name.startswith(COMMAND) else load_bot(name, seed, budget)
    )
