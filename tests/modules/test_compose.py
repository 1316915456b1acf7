"""Modules in any combination, and what is wrong with a set-up that names them badly."""

import pytest

from orcs import MODULES, Game, KeyedDealer, Rng, Setup, plain_position
from orcs.edition import built_in
from orcs.engine.core import State
from orcs.engine.fields import CELLS, PUBLIC, Fields
from orcs.engine.game import Game as EngineGame
from orcs.engine.hooks import Hooks
from orcs.engine.scoring import Line
from orcs.modules.compose import compose


def test_a_module_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="not 'dragons'"):
        Game.new(2, modules=["dragons"], seed=1)


def test_modules_join_in_a_fixed_order_whatever_order_they_are_named_in() -> None:
    names = list(MODULES)
    there = compose(built_in(), Setup(["blue", "red"], 0, dict.fromkeys(names, ""), False))
    back = compose(built_in(), Setup(["blue", "red"], 0, dict.fromkeys(reversed(names), ""), False))
    assert there.modules == back.modules == names
    assert there.set_up_steps == back.set_up_steps


def test_two_modules_cannot_have_fields_of_one_name() -> None:
    rules = compose(built_in(), Setup(["blue", "red"], 0, {"terrain": ""}, False))
    weather = Fields()
    weather.add("ground", CELLS, PUBLIC)
    with pytest.raises(ValueError, match="the field ground is declared twice"):
        rules.declare(weather)


def test_a_module_that_overrides_nothing_changes_nothing() -> None:
    setup = Setup(["blue", "red"], 0, {}, False)
    plain, hooked = compose(built_in(), setup), compose(built_in(), setup)
    points = ["life", "landing", "reaches", "prey", "defeated", "wave", "aftermath", "offer", "score"]
    hooked.join(Hooks(), points)
    games = [EngineGame(rules, setup, KeyedDealer(5)) for rules in (plain, hooked)]
    for game in games:
        game.begin()
        rng = Rng(5)
        while not game.over:
            options = game.options()
            game.sample(0, Rng(1))
            game.play(options[rng.below(len(options))])
    one, other = games
    assert plain_position(one.state) == plain_position(other.state)
    assert one.digest == other.digest


def test_a_module_that_overrides_nothing_takes_no_prey_and_no_pick() -> None:
    game = Game.new(2, seed=1)
    before = plain_position(game.state)
    Hooks().take_prey(game.state, 0, 1)
    Hooks().take(game.state, 0, 0)
    assert plain_position(game.state) == before


def test_what_a_module_scores_counts_though_it_only_gives_lines() -> None:
    class Ribbons(Hooks):
        def score(self, s: State, seat: int, lines: list[Line]) -> None:
            lines += [Line("E2", "", 0, 2, 3), Line("E2", "", 0, seat, 1)]

    game = Game.new(2, seed=1)
    assert [Hooks().extra(game.state, seat) for seat in range(2)] == [0, 0]
    assert [Ribbons().extra(game.state, seat) for seat in range(2)] == [6, 7]


def test_a_module_leaves_the_picks_of_another_alone() -> None:
    game = Game.new(2, modules=["reinforcement"], seed=1)
    before = plain_position(game.state)
    game.rules.offer_hooks[0].take(game.state, 0, game.rules.actions.picks["pass"])
    assert plain_position(game.state) == before


def test_games_with_the_same_set_up_share_their_rules() -> None:
    first = Game.new(2, seed=1, modules={"terrain": 7})
    assert Game.new(3, seed=2, modules={"terrain": 7}).rules is first.rules
    assert Game.new(2, seed=1, modules={"terrain": 8}).rules is not first.rules
    for start in range(4):
        for undo in (False, True):
            for modules in ([], ["bonus"], ["missions"], ["bonus", "missions"]):
                Game.new(4, seed=1, modules=modules, start=start, undo=undo)
    assert Game.new(2, seed=1, modules={"terrain": 7}).rules is not first.rules
