"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.guests import invite
from orcs.bots.players import Apprentice, Searcher
from orcs.bots.search import Plan
from orcs.bots.weights import load_weights

ADEPT_ITERATIONS = 16
MASTER_ITERATIONS = 600


def adept(seed: int, budget: Budget) -> Bot:
    """Plans its whole turn, in a few tries, by what the position is worth at its end."""
    plan = Plan(load_weights(), worlds=4, curiosity=3.0, candidates=1, replies=0, trust=0.0)
    return Searcher(seed, budget.or_iterations(ADEPT_ITERATIONS), plan)


def master(seed: int, budget: Budget) -> Bot:
    """Plans its turn thoroughly, and looks at the best plans again with the rivals' replies."""
    plan = Plan(load_weights(), worlds=32, curiosity=3.0, candidates=5, replies=32, trust=0.3)
    return Searcher(seed, budget.or_iterations(MASTER_ITERATIONS), plan)


LEVELS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": RandomBot,
    "apprentice": Apprentice,
    "adept": adept,
    "master": master,
}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a level; without a budget, with the level's own. ValueError names the levels there are."""
    if ":" in name:
        return invite(name, seed, budget or Budget())
    if name not in LEVELS:
        raise ValueError(f"there are the bots {', '.join(LEVELS)} and files 'my_bot.py:MyBot', not {name!r}")
    return LEVELS[name](seed, budget or Budget())
