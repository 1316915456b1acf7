"""What a run has found so far: ratios, histograms and failures, merged from pieces in any sizes."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from orcs.lab.estimates import Ratio

Key = tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """A game that broke off, or in which a guest misbehaved (`finished`), and perhaps a substitute picked for it
    (`helped`): where it stands in the run, why, and the record up to there."""

    deal: int
    rotation: int
    reason: str
    record: str
    table: int = 0
    finished: bool = False
    helped: bool = False


@dataclass(frozen=True)
class Row:
    """One finished game, as the CSV file and the saved records tell it. Lists are in seat order."""

    table: int
    deal: int
    rotation: int
    deal_seed: int
    start: int
    rounds: int
    decisions: int
    bots: list[str]
    totals: list[int]
    record: str = ""


@dataclass
class Tally:
    """Sums over deals of one table. Two tallies of one run merge into what one tally of both parts would be."""

    table: int = 0
    games: int = 0
    deals: int = 0
    decisions: int = 0
    ratios: dict[Key, Ratio] = field(default_factory=lambda: defaultdict(Ratio))
    counts: dict[Key, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    series: dict[Key, list[int]] = field(default_factory=lambda: defaultdict(list))
    rows: list[Row] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def merge(self, other: Tally) -> None:
        """Take in the tally of the deals that follow."""
        self.games += other.games
        self.deals += other.deals
        self.decisions += other.decisions
        for key, ratio in other.ratios.items():
            self.ratios[key].merge(ratio)
        for key, counter in other.counts.items():
            self.counts[key].update(counter)
        for key, values in other.series.items():
            self.series[key].extend(values)
        self.rows.extend(other.rows)
        self.failures.extend(other.failures)

    def under(self, *prefix: str) -> list[str]:
        """The last words of the ratios' keys that begin with these words, sorted."""
        size = len(prefix)
        return sorted({key[size] for key in self.ratios if key[:size] == prefix and len(key) > size})
