"""Whole games for tests: set up and played by a fixed rule, with all events in plain form."""

from __future__ import annotations

from collections.abc import Sequence

from orcs import Game, KeyedDealer, Rng, Setup, plain_event
from orcs.edition import built_in

Told = dict[str, object]


def set_up(
    colours: Sequence[str] = ("blue", "green", "red", "yellow"),
    *,
    start: int | None = 0,
    modules: dict[str, str] | None = None,
    seed: int = 1,
) -> tuple[Game, list[Told]]:
    """A game dealt up to its first decision, and its events, secrets included."""
    game = Game(built_in(), Setup(list(colours), start, modules or {}, False), KeyedDealer(seed))
    return game, [plain_event(game.rules, event) for event in game.begin()]


def play_out(game: Game, seed: int = 1) -> list[Told]:
    """Play a game to its end with picks drawn from the seed; its events."""
    rng = Rng(seed)
    told: list[Told] = []
    while not game.over:
        options = game.options()
        events = game.play(options[rng.below(len(options))])
        told += [plain_event(game.rules, event) for event in events]
    return told


def fields(told: list[Told], event: str, field: str) -> list[object]:
    """One field of all events of a kind, in order."""
    return [each[field] for each in told if each["event"] == event]
