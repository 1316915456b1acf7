"""What every environment begins with: the rules of its games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orcs import edition as editions
from orcs.edition import Edition
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS, SEATS
from orcs.game import Modules, house_rule_names, module_options
from orcs.modules.compose import compose

REWARDS = ("place", "score")


def prepare(
    players: int,
    modules: Modules,
    edition: Edition | str | Path | None,
    house_rules: Sequence[str] | None = None,
) -> tuple[Rules, Setup]:
    """Rules and set-up of a number of players with modules and house rules as `Game.new` takes them.

    ValueError says what is wrong.
    """
    if not 2 <= players <= SEATS:
        raise ValueError(f"2 to {SEATS} players can play, not {players}")
    tables = edition if isinstance(edition, Edition) else editions.load(edition)
    setup = Setup(list(COLOURS[:players]), None, module_options(modules), False, house_rule_names(house_rules))
    return compose(tables, setup), setup


def check_rewards(rewards: str) -> None:
    """ValueError unless this is one of the REWARDS."""
    if rewards not in REWARDS:
        raise ValueError(f"rewards are by {' or '.join(REWARDS)}, not {rewards!r}")


def place_rewards(totals: list[int]) -> list[float]:
    """For each seat the share of its rivals that it beat, less the share that beat it: 1 for the only winner of any
    game, -1 for the last, ties in between, and always 0 in sum."""
    rivals = len(totals) - 1
    return [sum((own > other) - (own < other) for other in totals) / rivals for own in totals]
