"""Token buckets: how much of each kind is left to whom. Each pick takes from several, so they are compiled."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from orcs.tables.refusal import Refused

MOST_BUCKETS: Final = 50_000
SECOND: Final = 1.0


@dataclass(frozen=True)
class Rate:
    """A rate per second on average, with bursts up to a limit."""

    per_second: float
    burst: float


@dataclass(slots=True)
class Bucket:
    """What is left for one key at a time; `used` is when it was last put behind the others."""

    left: float
    at: float
    used: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Buckets:
    """A bucket for each kind and key."""

    def __init__(self, rates: dict[str, Rate], clock: Callable[[], float], most_buckets: int) -> None:
        self.rates = rates
        self.clock = clock
        self.most_buckets = most_buckets
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, key: str, amount: float = 1.0) -> None:
        """Count one use, or refuse it and say when to come back."""
        rate, bucket = self.rates[kind], self.bucket(kind, key)
        if bucket.left < amount:
            wait = math.ceil((amount - bucket.left) / rate.per_second)
            raise Refused("problem-too_fast", 429, seconds=max(wait, 1))
        bucket.left -= amount

    def charge(self, kind: str, key: str, amount: float) -> None:
        """Count what was used already, or give back what was not."""
        bucket = self.bucket(kind, key)
        bucket.left = min(self.rates[kind].burst, bucket.left - amount)

    def bucket(self, kind: str, key: str) -> Bucket:
        """What is left for a key now."""
        rate, now = self.rates[kind], self.clock()
        bucket = self.buckets.get((kind, key))
        if bucket is None:
            # The least recently used goes, as of a second; a bucket that is full again is no loss.
            while len(self.buckets) >= self.most_buckets:
                self.buckets.popitem(last=False)
            bucket = self.buckets[kind, key] = Bucket(rate.burst, now, now)
        else:
            if now - bucket.used > SECOND:
                self.buckets.move_to_end((kind, key))
                bucket.used = now
            bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)
            bucket.at = now
        return bucket
