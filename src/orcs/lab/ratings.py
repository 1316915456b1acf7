"""Ratings: Bradley-Terry strengths fitted to all that was played, on Elo's scale, with bootstrap intervals."""

from __future__ import annotations

import importlib
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orcs.bots.table import UNIT
from orcs.lab.errors import LabError
from orcs.lab.estimates import Estimate
from orcs.lab.tally import Tally

ELO = 400 / math.log(10)
SAMPLES = 400
PRIOR = 0.5


@dataclass(frozen=True)
class Meetings:
    """Two bots that met at a table: by deal, how often the first finished above the second, in twelfths, of how
    many times they met."""

    one: int
    other: int
    above: list[int]
    met: list[int]


Table = list[Meetings]


def meetings(tally: Tally, names: Sequence[str]) -> Table:
    """All meetings of a table."""
    found = []
    for key, met in sorted(tally.series.items()):
        if key[0] == "met":
            one, other = names.index(key[1]), names.index(key[2])
            found.append(Meetings(one, other, tally.series["pair", key[1], key[2]], met))
    return found


def library() -> tuple[Any, Any]:
    """choix, which fits the model, and NumPy, whose arrays it uses."""
    try:
        return importlib.import_module("choix"), importlib.import_module("numpy")
    except ImportError as error:
        raise LabError("ratings need the extra 'lab': pip install 'orcs-orcs-orcs[lab]'") from error


def fitted(tables: Sequence[Table], names: Sequence[str], picked: Sequence[Sequence[int]]) -> list[float]:
    """The rating of every bot, the first one's being 0, from the deals picked of each table.

    Every two bots that met count as having drawn one game more, so that a clean sweep has a finite rating.
    """
    choix, numpy = library()
    wins = numpy.zeros((len(names), len(names)))
    for table, deals in zip(tables, picked, strict=True):
        for pair in table:
            above = sum(pair.above[deal] for deal in deals) / UNIT
            met = sum(pair.met[deal] for deal in deals)
            wins[pair.one, pair.other] += above + PRIOR
            wins[pair.other, pair.one] += met - above + PRIOR
    strengths = [float(value) for value in choix.ilsr_pairwise_dense(wins)]
    return [ELO * (strength - strengths[0]) for strength in strengths]


def ratings(tables: Sequence[Table], names: Sequence[str], seed: int) -> list[Estimate]:
    """Every bot's rating, with its 95 % interval by resampling the deals."""
    sizes = [len(table[0].met) for table in tables]
    means = fitted(tables, names, [range(size) for size in sizes])
    dice = random.Random(seed)
    drawn = [fitted(tables, names, [dice.choices(range(size), k=size) for size in sizes]) for _ in range(SAMPLES)]
    found = []
    for bot, mean in enumerate(means):
        values = sorted(sample[bot] for sample in drawn)
        low, high = values[round(0.025 * (SAMPLES - 1))], values[round(0.975 * (SAMPLES - 1))]
        cases = sum(sum(pair.met) for table in tables for pair in table if bot in (pair.one, pair.other))
        found.append(Estimate(mean, low, high, cases, sum(sizes)))
    return found
