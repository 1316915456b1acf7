"""OpenSpiel: its own tests of the interface pass, its algorithms play, and the game is the one of `orcs.env`."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found, import-untyped, unused-ignore]
from open_spiel.python.observation import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    make_observation,
)

from orcs.engine.core import CHANCE, apply, settle
from orcs.env.open_spiel import OrcsGame
from orcs.env.spaces import Observer
from orcs.env.start import place_rewards, prepare
from orcs.env.table import ACTIONS, Table
from tests.env.walks import ALL


def load(players: int, modules: Sequence[str]) -> Any:
    return pyspiel.load_game("orcs", {"players": players, "modules": "+".join(modules)})


def advance(state: Any, rng: random.Random, decisions: int = 0) -> None:
    """Play so many decisions at random, and on to the next one."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif decisions:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
        else:
            return


@pytest.mark.parametrize(("players", "modules"), [(2, []), (3, ["missions"]), (4, ALL)])
def test_openspiels_own_tests_of_the_interface_pass(players: int, modules: Sequence[str]) -> None:
    pyspiel.random_sim_test(load(players, modules), num_sims=1, serialize=True, verbose=False)


def test_it_is_the_game_of_the_other_environments() -> None:
    game = load(3, ALL)
    state = game.new_initial_state()
    observation = make_observation(game)
    rules, setup = prepare(3, ALL, None)
    table = Table(rules, setup, False)
    table.begin(7)
    twin = Table(rules, setup, False)  # deals the same, one card at a time
    twin.state = twin.first.copy()
    twin.dealer.restart(7)
    settle(twin.state, twin.open)
    observer = Observer(rules)
    rng = random.Random(7)
    while not state.is_terminal():
        if twin.state.stack[-1].actor == CHANCE:
            pick = twin.dealer.draw(twin.state, twin.open)
            state.apply_action(pick - ACTIONS)
        else:
            player = state.current_player()
            assert player == table.actor
            assert state.legal_actions() == sorted(table.open.as_list())
            observation.set_from(state, player)
            assert np.array_equal(observation.tensor, observer.observe(table, player))
            pick = rng.choice(state.legal_actions())
            assert state.action_to_string(player, pick) == rules.actions.text(pick)
            state.apply_action(pick)
            table.play(pick)
        apply(twin.state, pick, twin.open)
    assert table.state.over
    assert state.returns() == place_rewards(table.totals())


def test_an_imagined_state_differs_only_in_what_the_player_cannot_see() -> None:
    state = load(2, ["missions"]).new_initial_state()
    advance(state, random.Random(3), 60)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(8)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert len({world.observation_string(1 - player) for world in worlds}) > 1
    assert {str(world.legal_actions()) for world in worlds} == {str(state.legal_actions())}


def test_a_pickled_state_plays_on() -> None:
    state = load(2, ALL).new_initial_state()
    advance(state, random.Random(5), 40)
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    advance(state, random.Random(6), 1000)
    advance(again, random.Random(6), 1000)
    assert again.returns() == state.returns()


def test_information_set_search_from_openspiel_plays_a_turn() -> None:
    game = load(2, [])
    state = game.new_initial_state()
    rng = random.Random(1)
    advance(state, rng)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    player = state.current_player()
    decided = 0
    while state.current_player() == player:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        advance(state, rng)
        decided += 1
    assert decided > 1


def test_a_wrong_parameter_is_explained() -> None:
    with pytest.raises(ValueError, match="2 to 4 players can play, not 5"):
        OrcsGame({"players": 5})
    with pytest.raises(ValueError, match="dragons"):
        OrcsGame({"modules": "missions+dragons"})
    with pytest.raises(ValueError, match="an observation has no parameters, but these were given: depth"):
        load(2, []).make_py_observer(None, {"depth": 1})
