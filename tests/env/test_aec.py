"""The PettingZoo environment: PettingZoo's own tests, and what it promises beyond them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from orcs import Game
from orcs.env import orcs_v0
from orcs.env.table import ACTIONS, game_seed
from tests.env.walks import ALL

# PettingZoo has a list of environments with masks, and warns about any other that has one.
MASKED = ("Observation space for each agent probably", "Observation is not a NumPy", "Action mask numpy array is all z")


@pytest.fixture
def _masked() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in MASKED:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.usefixtures("_masked")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("modules", "rewards"), [((), "place"), (ALL, "score")])
def test_it_passes_the_api_test(players: int, modules: tuple[str, ...], rewards: str) -> None:
    api_test(orcs_v0.env(players, modules=modules, rewards=rewards), num_cycles=120)
    api_test(orcs_v0.raw_env(players, modules=modules, rewards=rewards), num_cycles=120)


def test_it_passes_the_seed_test() -> None:
    seed_test(lambda: orcs_v0.env(3, modules=ALL), num_cycles=60)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(orcs_v0.env)
    assert "ChooseReveal" in capsys.readouterr().out


def random_game(env: orcs_v0.OrcsEnv, seed: int) -> tuple[list[int], dict[str, float]]:
    """Play a random game. Returns the picks, and each agent's total reward."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    picks = []
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        pick = None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(pick)
        if pick is not None:
            picks.append(pick)
            for agent, reward in env.rewards.items():
                given[agent] += reward
    return picks, given


def test_the_picks_that_are_open_are_those_of_the_game_with_the_same_seed() -> None:
    env = orcs_v0.raw_env(3, modules=ALL)
    picks, _ = random_game(env, 4)
    game = Game.new(3, modules=ALL, seed=game_seed(4, 0, 0))
    for pick in picks:
        assert pick in game.options()
        game.play(pick)
    assert game.over
    assert [score.total for score in game.scores()] == env.table.totals()


def test_only_the_agent_that_decides_has_open_picks() -> None:
    env = orcs_v0.raw_env(4)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.shape == (ACTIONS,)
        assert bool(mask.any()) == (agent == env.agent_selection)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_by_place_are_even_in_sum_and_favour_the_winner(players: int) -> None:
    env = orcs_v0.raw_env(players, modules=ALL)
    _, given = random_game(env, players)
    totals = env.table.totals()
    assert sum(given.values()) == pytest.approx(0)
    assert max(given.values()) == max(given[f"player_{totals.index(max(totals))}"], 0)


def test_rewards_by_score_sum_up_to_the_final_points() -> None:
    env = orcs_v0.raw_env(4, modules=ALL, rewards="score")
    _, given = random_game(env, 9)
    assert list(given.values()) == env.table.totals()


def test_decisions_without_a_choice_can_be_left_out() -> None:
    asked, left_out = orcs_v0.raw_env(2), orcs_v0.raw_env(2, skip_forced=True)
    assert any(size == 1 for size in sizes(asked))
    assert all(size > 1 for size in sizes(left_out))


def sizes(env: orcs_v0.OrcsEnv) -> list[int]:
    """How many picks were open at each decision of a game."""
    found = []
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while not env.table.state.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        found.append(int(mask.sum()))
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return found


def test_an_illegal_pick_is_an_error_in_the_raw_environment() -> None:
    env = orcs_v0.raw_env(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="pick 699 is not open to player_"):
        env.step(699)


def test_an_illegal_pick_loses_in_the_guarded_environment() -> None:
    env = orcs_v0.env(2)
    env.reset(seed=1)
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(699)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_games_without_a_seed_of_their_own_follow_each_other() -> None:
    env = orcs_v0.raw_env(2)
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert not np.array_equal(env.observe("player_0")["observation"], first)
    env.reset(seed=1)
    assert np.array_equal(env.observe("player_0")["observation"], first)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 5}, "2 to 4 players can play, not 5"),
        ({"modules": ["dragons"]}, "not 'dragons'"),
        ({"rewards": "luck"}, "rewards are by place or score, not 'luck'"),
        ({"render_mode": "film"}, "the render modes are human, ansi, rgb_array, not 'film'"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        orcs_v0.env(**options)


def test_the_name_has_a_version() -> None:
    assert orcs_v0.OrcsEnv.metadata["name"] == "orcs_v0"
