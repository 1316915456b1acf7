"""The example that trains a policy: a short run already beats random play."""

from __future__ import annotations

import pytest

from examples.train_policy import Policy, measure, train

pytestmark = pytest.mark.outside

GAMES = 40


def test_a_policy_that_has_learned_nothing_is_no_better_than_random() -> None:
    result = measure(Policy(1), 2, GAMES, seed=2)
    assert result.low < 0.5 < result.high


def test_a_few_seconds_of_training_beat_random_play() -> None:
    policy = Policy(1)
    assert train(policy, 2, seed=1, seconds=60, decisions=6144) == 6144
    result = measure(policy, 2, GAMES, seed=2)
    assert result.low > 0.7
