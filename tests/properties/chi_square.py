"""Whether counts fit the expectation: Pearson's test, with fixed seeds, so that every run gives the same result."""

from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome")

# A fair source stays below this many standard deviations in all but one run of ten thousand.
FAR = 3.72


def limit(degrees: int) -> float:
    """A bound that chi-square with these degrees of freedom hardly ever exceeds (after Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + FAR * sqrt(spread)) ** 3)


def assert_fits(observed: Mapping[Outcome, int], odds: Mapping[Outcome, float]) -> None:
    """Exactly these outcomes occurred, as often as their odds say."""
    assert set(observed) == set(odds)
    scale = sum(observed.values()) / sum(odds.values())
    statistic = sum((observed[outcome] - odd * scale) ** 2 / (odd * scale) for outcome, odd in odds.items())
    assert statistic < limit(len(odds) - 1), f"chi-square {statistic:.1f} exceeds {limit(len(odds) - 1):.1f}"
