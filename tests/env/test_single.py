"""The Gymnasium environment: one learner among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from orcs.engine.rng import Rng
from orcs.engine.view import sample
from orcs.env.single import NAME, SingleEnv
from tests.env.walks import ALL


@pytest.mark.parametrize("rivals", [["random"], ["random"] * 3])
def test_it_passes_the_checker(rivals: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(NAME, rivals=rivals, modules=ALL).unwrapped)
    assert "points" in capsys.readouterr().out


def finish(env: SingleEnv, seed: int) -> list[float]:
    """Play a game at random; returns the rewards."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards = []
    over = False
    while not over:
        assert np.array_equal(info["action_mask"], env.action_masks())
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        rewards.append(float(reward))
    assert not info["action_mask"].any()
    return rewards


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_game_ends_with_the_place_of_the_learner(seat: int | None) -> None:
    env = SingleEnv(["random", "random"], seat=seat)
    rewards = finish(env, 3)
    totals = env.table.totals()
    own = totals[env.seat]
    assert not any(rewards[:-1])
    assert rewards[-1] == sum(np.sign(own - other) for other in totals) / 2
    assert seat is None or env.seat == seat


def test_rewards_by_score_sum_up_to_the_points_of_the_learner() -> None:
    env = SingleEnv(["random"], rewards="score", modules=ALL)
    assert sum(finish(env, 4)) == env.table.totals()[env.seat]


def test_the_learner_is_asked_at_every_seat_when_none_is_named() -> None:
    env = SingleEnv(["random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_a_pick_that_is_not_open_loses() -> None:
    env = SingleEnv(["random"])
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(699))
    assert (reward, over) == (-1.0, True)
    with pytest.raises(RuntimeError, match="reset it"):
        env.step(np.int64(0))


def test_the_table_is_drawn_as_the_learner_sees_it() -> None:
    env = SingleEnv(["random"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    blue, green = drawn.splitlines()[-2:]
    assert "hand: 4 cards" in blue
    assert "cards" not in green


def test_impossible_options_are_refused() -> None:
    with pytest.raises(ValueError, match="the learner's seat is from 0 to 1, not 2"):
        SingleEnv(["random"], seat=2)
    with pytest.raises(ValueError, match="2 to 4 players"):
        SingleEnv(["random"] * 4)
    with pytest.raises(ValueError, match="nobody"):
        SingleEnv(["nobody"]).reset(seed=1)


def pixels(env: SingleEnv) -> NDArray[np.uint8]:
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    return drawn


def test_an_image_shows_what_the_learner_sees_and_no_more() -> None:
    env = SingleEnv(["random"], seat=1, render_mode="rgb_array", modules=["missions"])
    env.reset(seed=3)
    drawn = pixels(env)
    assert (drawn.ndim, drawn.shape[2], drawn.dtype.name) == (3, 3, "uint8")
    env.table.state = sample(env.table.view(1), Rng(5))  # another hand for the rival
    assert np.array_equal(drawn, pixels(env))
    env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    assert not np.array_equal(drawn, pixels(env))
