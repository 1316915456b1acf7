"""What a bot would pick, seeing what a seat sees: pure functions, for whatever process runs them."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Self

from msgspec import Struct

from orcs import edition as editions
from orcs.bots.bot import Budget
from orcs.bots.levels import LEVELS, make_bot
from orcs.bots.policy import habit
from orcs.engine.core import Options
from orcs.engine.known import known_view
from orcs.engine.rng import Rng
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS
from orcs.engine.view import View
from orcs.game import Game
from orcs.modules.compose import compose


class TableRules(Struct, frozen=True):
    """What the rules of a table follow from: the text laid over the tables, modules with their options, undo, start,
    house rules."""

    edition: str = ""
    modules: tuple[tuple[str, str], ...] = ()
    undo: bool = False
    start: int | None = None
    house_rules: tuple[str, ...] = ()

    @classmethod
    def of(cls, game: Game) -> Self:
        """The rules of a game."""
        setup = game.setup
        modules = tuple(setup.modules.items())
        return cls(game.edition.override, modules, setup.undo, setup.start, tuple(game.rules.house_rules))


@lru_cache(maxsize=32)
def rules_of(table: TableRules) -> Rules:
    """The rules of a table."""
    edition = editions.load_text(table.edition) if table.edition else editions.load()
    return compose(edition, Setup(list(COLOURS), table.start, dict(table.modules), table.undo, list(table.house_rules)))


def facing(seen: View) -> View:
    """The view with its own decision on top: of decisions that are open to several at once, bots answer the top one."""
    stack = seen.known.stack
    own = max(i for i, frame in enumerate(stack) if frame.actor == seen.viewer)
    if own == len(stack) - 1:
        return seen
    known = seen.known.copy()
    known.stack.append(known.stack.pop(own))
    return View(seen.viewer, known, seen.unseen, seen.open)


def habitual_pick(seen: View, options: list[str], seed: int) -> str:
    """A pick of habit, without any search; the first option if even that fails."""
    with contextlib.suppress(Exception):
        seen = facing(seen)
        out = Options()
        seen.known.stack[-1].options(seen.known, out)
        pick = seen.known.rules.actions.text(habit(seen.known, out, Rng(seed)))
        if pick in options:
            return pick
    return options[0]


def choose(
    level: str, rules: TableRules, view: dict[str, Any], options: Sequence[str], seconds: float, seed: int
) -> str:
    """The pick of a level's bot within this many seconds; `view` is the plain form of what its seat knows."""
    known = rules_of(rules)
    actions = known.actions
    own = LEVELS.get(level)
    bot = make_bot(level, seed, Budget(own and own.iterations, seconds))
    pick = bot.choose(facing(known_view(known, view)), [actions.picks[text] for text in options])
    return actions.text(pick)
