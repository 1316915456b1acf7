"""Many games at once: the same games, observations and rewards as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from orcs.bots.table import BotError
from orcs.engine.view import View
from orcs.env import orcs_v0
from orcs.env.layout import KINDS, SIZE
from orcs.env.single import SingleEnv
from orcs.env.spaces import Observer
from orcs.env.table import ACTIONS, game_seed
from orcs.env.vector import VectorEnv
from tests.env.walks import ALL, random_actions


def test_shapes_and_kinds_of_the_arrays() -> None:
    env = VectorEnv(3, 4)
    observations, mask, actor = env.reset(1)
    assert (observations.shape, observations.dtype.name) == ((3, SIZE), "float32")
    assert (mask.shape, mask.dtype.name) == ((3, ACTIONS), "bool")
    assert actor.shape == (3,)
    _, _, rewards, done, _ = env.step(random_actions(env, np.random.default_rng(1)))
    assert (rewards.shape, done.shape) == ((3, 4), (3,))


@pytest.mark.parametrize("rewards", ["place", "score"])
def test_a_vector_of_one_plays_what_the_single_environment_plays(rewards: str) -> None:
    many = VectorEnv(1, 3, modules=ALL, rewards=rewards, seed=6)
    one = orcs_v0.raw_env(3, modules=ALL, rewards=rewards)
    one.reset(seed=6)
    rng = np.random.default_rng(6)
    for _ in range(900):
        agent = one.agent_selection
        assert one.possible_agents[many.actor[0]] == agent
        assert np.array_equal(many.observations[0], one.observe(agent)["observation"])
        assert np.array_equal(many.mask[0], one.observe(agent)["action_mask"])
        picks = random_actions(many, rng)
        many.step(picks)
        one.step(int(picks[0]))
        assert many.rewards[0].tolist() == pytest.approx(list(one.rewards.values()))
        if many.done[0]:
            assert many.totals[0].tolist() == one.table.totals()
            one.reset()


def test_what_was_seen_before_leaves_no_trace_in_an_observation() -> None:
    env = VectorEnv(6, 2, modules=ALL, seed=3)
    rng = np.random.default_rng(3)
    fresh = Observer(env.rules)
    for _ in range(150):
        env.step(random_actions(env, rng))
        for i, table in enumerate(env._batch.tables):
            fresh.cells = type(fresh)(env.rules).cells
            assert np.array_equal(env.observations[i], fresh.observe(table, table.actor))
            assert np.array_equal(np.flatnonzero(env.mask[i]), sorted(table.open.as_list()))


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few, many = VectorEnv(2, seed=8), VectorEnv(5, seed=8)
    rng = np.random.default_rng(8)
    for _ in range(300):
        picks = random_actions(many, rng)
        many.step(picks)
        few.step(picks[:2])
        assert np.array_equal(few.observations, many.observations[:2])


def test_a_seed_repeats_everything() -> None:
    env = VectorEnv(4, 2, seed=5)
    first = env.observations.copy()
    rng = np.random.default_rng(1)
    for _ in range(50):
        env.step(random_actions(env, rng))
    env.reset(5)
    assert np.array_equal(env.observations, first)
    assert not env.done.any()
    env.reset(6)
    assert not np.array_equal(env.observations, first)


def test_gains_by_score_sum_up_to_the_totals_of_each_game() -> None:
    env = VectorEnv(4, 3, modules=ALL, rewards="score", seed=2)
    rng = np.random.default_rng(2)
    sums = np.zeros((4, 3))
    ended = 0
    for _ in range(700):
        env.step(random_actions(env, rng))
        sums += env.rewards
        for i in np.flatnonzero(env.done):
            assert sums[i].tolist() == env.totals[i].tolist()
            sums[i] = 0
            ended += 1
    assert ended >= 4


def test_rewards_by_place_come_at_the_end_only() -> None:
    env = VectorEnv(4, 2, seed=2)
    rng = np.random.default_rng(2)
    for _ in range(300):
        env.step(random_actions(env, rng))
        assert not env.rewards[~env.done].any()
        for i in np.flatnonzero(env.done):
            own, rival = env.totals[i]
            assert env.rewards[i].tolist() == [np.sign(own - rival), np.sign(rival - own)]


@pytest.mark.parametrize("pick", [-1, 699, 700, 5000])
def test_an_illegal_pick_changes_nothing(pick: int) -> None:
    env = VectorEnv(3, seed=1)
    before = env.observations.copy()
    picks = random_actions(env, np.random.default_rng(1))
    picks[2] = pick
    with pytest.raises(ValueError, match=f"pick {pick} is not open in game 2"):
        env.step(picks)
    assert np.array_equal(env.observations, before)


def test_as_many_picks_as_games_are_needed() -> None:
    env = VectorEnv(3, seed=1)
    with pytest.raises(ValueError, match="3 games need as many picks, not 2"):
        env.step(random_actions(env, np.random.default_rng(1))[:2])


def test_forced_picks_can_be_left_out() -> None:
    env = VectorEnv(4, 2, skip_forced=True, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(200):
        assert (env.mask.sum(1) > 1).all()
        env.step(random_actions(env, rng))


def test_impossible_options_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 game is played at once, not 0"):
        VectorEnv(0)
    with pytest.raises(ValueError, match="2 to 4 players can play, not 1"):
        VectorEnv(1, 1)


def test_every_kind_of_decision_in_the_layout_is_one_of_the_rules() -> None:
    assert set(KINDS) <= set(VectorEnv(1, modules=ALL).rules.frames)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_bots_play_the_other_seats(seat: int | None) -> None:
    env = VectorEnv(4, rivals=["apprentice", "random"], seat=seat, modules=ALL, seed=5)
    rng = np.random.default_rng(5)
    seats: set[int] = set()
    ended = 0
    while ended < 12:
        before = env.actor.copy()
        seats |= set(before.tolist())
        env.step(random_actions(env, rng))
        assert np.array_equal(env.actor[~env.done], before[~env.done])  # all decisions of a game are the learner's
        ended += int(env.done.sum())
    assert seats == ({0, 1, 2} if seat is None else {seat})


def test_a_learner_with_rivals_meets_the_games_of_the_single_environment() -> None:
    many = VectorEnv(1, rivals=["random", "random"], rewards="score", seed=4)
    one = SingleEnv(["random", "random"], rewards="score")
    one.reset(seed=1)
    one.table.begin(game_seed(4, 0, 0))
    rng = np.random.default_rng(4)
    while not many.done[0]:
        seat = one.seat
        assert seat == many.actor[0]
        assert np.array_equal(many.observations[0], one._observer.observe(one.table, seat))
        picks = random_actions(many, rng)
        many.step(picks)
        reward = one.step(picks[0])[1]
        assert many.rewards[0, seat] == reward


def test_rivals_and_players_must_agree() -> None:
    with pytest.raises(ValueError, match="2 rivals and a learner are not 4 players"):
        VectorEnv(1, 4, rivals=["random", "random"])


class Stubborn:
    """A bot that picks what it wants."""

    def choose(self, seen: View, options: list[int]) -> int:
        return -1


def test_a_rival_that_answers_nonsense_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcs.env.rivals.make_bot", lambda *_: Stubborn())
    with pytest.raises(BotError, match="stubborn picked -1, which is not open"):
        VectorEnv(1, rivals=["stubborn"], seat=1, seed=2)
