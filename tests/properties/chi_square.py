"""Whether counts fit what was expected: Pearson's test, with fixed seeds, so that a run never differs from the last."""

from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome")

# A fair source stays below this many standard deviations in all but one run of ten thousand.
FAR = 3.72


def limit(degrees: int) -> float:
    """The value that chi-square with so many degrees of freedom hardly ever exceeds (after Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + FAR * sqrt(spread)) ** 3)


def assert_fits(observed: Mapping[Outcome, int], odds: Mapping[Outcome, float]) -> None:
    """The counts are of these outcomes only, of all of them, and as often as their odds say."""
    assert set(observed) == set(odds)
    scale = sum(observed.values()) / sum(odds.values())
    statistic = sum((observed[outcome] - odd * scale) ** 2 / (odd * scale) for outcome, odd in odds.items())
    assert statistic < limit(len(odds) - 1), f"chi-square {statistic:.1f} exceeds {limit(len(odds) - 1):.1f}"
