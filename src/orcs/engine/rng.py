"""Numbers at random for play-outs and imagined positions; the chance of a real game comes from a Dealer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.core import Options

MASK: Final = 0x7FFFFFFFFFFFFFFF
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


class Rng:
    """A small generator that gives the same numbers compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed & MASK
        self.below(2)
        self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.x = (self.x * MULTIPLIER + INCREMENT) & MASK
        return (self.x >> 31) % n

    def weighted(self, options: Options) -> i64:
        """One of the options of chance, by their odds."""
        total: i64 = 0
        for i in range(options.size):
            total += options.weights[i]
        left = self.below(total)
        i = 0
        while left >= options.weights[i]:
            left -= options.weights[i]
            i += 1
        return options.picks[i]
