"""Means with their 95 % intervals, over groups of games that share a deal.

Games of one deal are not independent of each other, deals are: a group is one draw. All sums are whole numbers, so
that adding them up in any order, on any number of machines, gives the same bits.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from operator import mul
from typing import Any, Final

from orcs.bots.table import UNIT

NORMAL: Final = 1.959963984540054
FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)


@dataclass(frozen=True)
class Estimate:
    """A mean, the ends of its 95 % interval (None where a single group allows none), and what it rests on."""

    mean: float
    low: float | None
    high: float | None
    cases: int
    groups: int

    def as_plain(self) -> dict[str, Any]:
        """As JSON carries it."""
        return asdict(self)


@dataclass(slots=True)
class Ratio:
    """The mean of x for each n, over groups: sums from which the mean and its spread between groups follow."""

    x: int = 0
    n: int = 0
    xx: int = 0
    xn: int = 0
    nn: int = 0
    groups: int = 0

    def add(self, x: int, n: int) -> None:
        """One more group: the sum of its x, and how many cases it has."""
        if n > 0:
            self.x += x
            self.n += n
            self.xx += x * x
            self.xn += x * n
            self.nn += n * n
            self.groups += 1

    def add_all(self, sums: list[int], n: int) -> None:
        """As many more groups as there are sums of x, each with this many cases."""
        total = sum(sums)
        self.x += total
        self.n += n * len(sums)
        self.xx += sum(map(mul, sums, sums))
        self.xn += n * total
        self.nn += n * n * len(sums)
        self.groups += len(sums)

    def merge(self, other: Ratio) -> None:
        """Take in the groups of another."""
        self.x += other.x
        self.n += other.n
        self.xx += other.xx
        self.xn += other.xn
        self.nn += other.nn
        self.groups += other.groups

    def variance(self, unit: int) -> float | None:
        """How far the mean may be off: the variance of a ratio between groups, linearised."""
        if self.groups < 2:
            return None
        # Whole numbers up to the last step: nothing cancels.
        square = self.xx * self.n * self.n - 2 * self.x * self.n * self.xn + self.x * self.x * self.nn
        return square / self.n**4 * self.groups / (self.groups - 1) / unit**2

    def mean(self, unit: int = 1) -> Estimate:
        """The mean of any quantity, counted in units of 1/unit."""
        mean = self.x / self.n / unit if self.n else math.nan
        variance = self.variance(unit)
        if variance is None:
            return Estimate(mean, None, None, self.n, self.groups)
        half = student(self.groups - 1) * math.sqrt(variance)
        return Estimate(mean, mean - half, mean + half, self.n, self.groups)

    def share(self, unit: int = UNIT) -> Estimate:
        """The mean of a share between 0 and 1: Wilson's interval, for as many cases as the spread is worth."""
        mean = self.x / self.n / unit if self.n else math.nan
        variance = self.variance(unit)
        if variance is None:
            return Estimate(mean, None, None, self.n, self.groups)
        spread = mean * (1 - mean)
        if spread > 0 and variance <= 0:
            return Estimate(mean, mean, mean, self.n, self.groups)
        worth = spread / variance if spread > 0 else self.groups
        low, high = wilson(mean, worth, student(self.groups - 1))
        return Estimate(mean, low, high, self.n, self.groups)


def wilson(mean: float, cases: float, z: float) -> tuple[float, float]:
    """Wilson's interval of a share: never empty, never outside 0 to 1, even if all or none were won."""
    weight = z * z / cases
    centre = (mean + weight / 2) / (1 + weight)
    half = z / (1 + weight) * math.sqrt(mean * (1 - mean) / cases + weight / (4 * cases))
    return max(0.0, centre - half), min(1.0, centre + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: listed for few degrees of freedom, else expanded about the normal's."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
