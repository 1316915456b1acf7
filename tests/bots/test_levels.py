"""The levels: always an open pick, at every table, in time, and the same from the same seed."""

from __future__ import annotations

from itertools import combinations
from time import perf_counter

import pytest

from orcs import MODULES, Game
from orcs.bots.bot import Bot, Budget
from orcs.bots.levels import LEVELS, make_bot
from orcs.bots.table import play_table
from orcs.edition import built_in, load_text
from orcs.engine.chance import KeyedDealer
from orcs.engine.scoring import scores
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.modules.compose import compose

SETS = [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]


def play(bots: list[Bot], modules: tuple[str, ...], deal: int) -> tuple[list[int], list[int]]:
    setup = Setup(list(COLOURS[: len(bots)]), 0, dict.fromkeys(modules, ""), False)
    state = first_state(compose(built_in(), setup), setup)
    log: list[int] = []
    play_table(state, KeyedDealer(deal), bots, log)
    return log, [score.total for score in scores(state)]


@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
def test_every_level_plays_every_set_of_modules_to_its_end(modules: tuple[str, ...]) -> None:
    seats = 2 + SETS.index(modules) % 3
    names = (list(LEVELS) * 2)[SETS.index(modules) % 4 :][:seats]
    log, totals = play([make_bot(name, seat, Budget(2)) for seat, name in enumerate(names)], modules, 7)
    assert len(totals) == seats
    assert len(log) > 100


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_alike_from_the_same_seed_and_iterations(name: str) -> None:
    games = [play([make_bot(name, 3, Budget(4)), make_bot("random", 4)], ("bonus", "terrain"), 5) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_bot_asked_to_answer_within_a_time_answers_within_it(name: str) -> None:
    game = Game.new(4, modules=list(MODULES), seed=11)
    bot = make_bot(name, 1, Budget(seconds=0.25))
    for _ in range(12):
        actor = game.actor
        assert actor is not None
        began = perf_counter()
        pick = bot.choose(game.view(actor), game.options())
        assert perf_counter() - began < 1.5, "six times what it was given"
        game.play(pick)


def test_each_level_beats_the_one_below_it_by_its_points() -> None:
    for better, worse in (("apprentice", "random"), ("adept", "apprentice")):
        margin = 0
        for deal in range(4):
            for seat in range(2):
                bots = [make_bot(better if each == seat else worse, deal + each) for each in range(2)]
                totals = play(bots, (), deal)[1]
                margin += totals[seat] - totals[1 - seat]
        assert margin > 0, better


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_mission_is_chosen_by_what_it_pays_at_the_end_of_the_game(name: str) -> None:
    rich = load_text('[[mission]]\nid = "fours"\nsize = 2\npoints = 9\n')
    kept = []
    for seed in range(20):
        game = Game.new(2, modules=["missions"], edition=rich, seed=seed)
        texts = [game.text(pick) for pick in game.options()]
        if "keep:fours" in texts:
            kept.append(game.text(make_bot(name, seed, Budget(6)).choose(game.view(0), game.options())))
    assert kept == ["keep:fours"] * len(kept)
    assert len(kept) > 2


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="random, apprentice, adept, master"):
        make_bot("wizard", 1)


def test_a_budget_must_leave_something_to_think_with() -> None:
    with pytest.raises(ValueError, match="at least 1 iteration"):
        Budget(0)
    with pytest.raises(ValueError, match="more than 0 seconds"):
        Budget(seconds=0)
