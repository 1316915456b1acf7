"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.guests import invite

LEVELS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": RandomBot,
}


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a level; without a budget, with the level's own. ValueError names the levels there are."""
    if ":" in name:
        return invite(name, seed, budget or Budget())
    if name not in LEVELS:
        raise ValueError(f"there are the bots {', '.join(LEVELS)} and files 'my_bot.py:MyBot', not {name!r}")
    return LEVELS[name](seed, budget or Budget())
