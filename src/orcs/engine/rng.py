"""Random numbers for play-outs and imagined positions. The chance of a real game comes from a Dealer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.core import Options

# Numbers of 63 bits and more are put together from parts: as literals, compiled code would convert them at every use.
MULTIPLIER_HIGH: Final = 0x5851F42D
MULTIPLIER_LOW: Final = 0x4C957F2D
INCREMENT: Final = 1442695040888963407


def low_63_bits() -> i64:
    """A mask for all bits but the sign."""
    half: i64 = 0x3FFFFFFFFFFFFFFF
    return half + half + 1


class Rng:
    """A small generator that gives the same numbers whether compiled or interpreted."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed & low_63_bits()
        self.below(2)
        self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        high: i64 = MULTIPLIER_HIGH
        multiplier = high * 0x100000000 + MULTIPLIER_LOW
        self.x = (self.x * multiplier + INCREMENT) & low_63_bits()
        return (self.x >> 31) % n

    def weighted(self, options: Options) -> i64:
        """One of the options of chance, by their odds."""
        weights = options.weights
        total: i64 = 0
        for i in range(options.size):
            total += weights[i]
        left = self.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return options.picks[i]
