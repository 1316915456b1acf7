"""Means and intervals over groups of games."""

from __future__ import annotations

import random
from statistics import mean, stdev

import pytest

from orcs.lab.estimates import Ratio, student, wilson

pytestmark = pytest.mark.outside


def ratio_of(groups: list[tuple[int, int]]) -> Ratio:
    ratio = Ratio()
    for x, n in groups:
        ratio.add(x, n)
    return ratio


def test_a_mean_over_equal_groups_has_the_interval_of_the_textbook() -> None:
    values = [7, 4, 9, 5, 6, 8]
    estimate = ratio_of([(value, 1) for value in values]).mean()
    half = 2.571 * stdev(values) / len(values) ** 0.5
    assert estimate.mean == pytest.approx(mean(values))
    assert estimate.low == pytest.approx(mean(values) - half, abs=0.01)
    assert estimate.high == pytest.approx(mean(values) + half, abs=0.01)


def test_games_of_one_deal_are_one_group() -> None:
    apart = ratio_of([(12, 1), (0, 1)] * 20).share()
    together = ratio_of([(12, 2)] * 40).share()
    assert apart.mean == together.mean == 0.5
    assert together.low == together.high == 0.5
    assert apart.low is not None
    assert apart.low < 0.4


def test_one_group_has_no_interval() -> None:
    estimate = ratio_of([(6, 2)]).share()
    assert (estimate.mean, estimate.low, estimate.high) == (0.25, None, None)


@pytest.mark.parametrize(("won", "low", "high"), [(12, 0.88, 1.0), (0, 0.0, 0.12)])
def test_a_clean_sweep_is_not_certain(won: int, low: float, high: float) -> None:
    estimate = ratio_of([(won, 1)] * 40).share()
    assert estimate.low == pytest.approx(low, abs=0.04)
    assert estimate.high == pytest.approx(high, abs=0.04)


def test_ratios_merge_into_the_same_bits_in_any_pieces() -> None:
    dice = random.Random(1)
    groups = [(dice.randrange(48), 4) for _ in range(100)]
    whole = ratio_of(groups)
    pieces = Ratio()
    for first in (0, 13, 50):
        end = {0: 13, 13: 50, 50: 100}[first]
        pieces.merge(ratio_of(groups[first:end]))
    assert pieces == whole
    bulk = Ratio()
    bulk.add_all([x for x, _ in groups], 4)
    assert bulk == whole


def test_intervals_hold_the_truth_in_about_95_of_100_runs() -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(600):
        groups = []
        for _ in range(40):
            luck = dice.random() * 0.6
            groups.append((sum(12 for _ in range(4) if dice.random() < luck), 4))
        estimate = ratio_of(groups).share()
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 0.3 <= estimate.high
    assert 0.92 < held / 600 < 0.98


def test_students_t_is_right_for_few_groups() -> None:
    assert student(5) == pytest.approx(2.5706, abs=0.0005)
    assert student(7) == pytest.approx(2.3646, abs=0.001)
    assert student(30) == pytest.approx(2.0423, abs=0.0005)


def test_wilsons_interval_stays_inside() -> None:
    assert wilson(0.0, 10, 1.96)[0] == 0.0
    assert wilson(1.0, 10, 1.96)[1] == 1.0
