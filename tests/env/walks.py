"""Random walks through games, for tests that hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from orcs.engine.rng import Rng
from orcs.env.spaces import Observer
from orcs.env.start import prepare
from orcs.env.table import Table
from orcs.env.vector import VectorEnv
from orcs.modules.compose import MODULES

ALL = tuple(MODULES)
SETS = tuple(chosen for size in range(len(ALL) + 1) for chosen in combinations(ALL, size))


def walk(players: int, modules: Sequence[str], seed: int, steps: int = 10**9) -> Iterator[tuple[Table, Observer]]:
    """A random game, yielded at each decision and at its end."""
    rules, setup = prepare(players, modules, None)
    table = Table(rules, setup, False)
    observer = Observer(rules)
    rng = Rng(seed)
    table.begin(seed)
    while not table.state.over and steps > 0:
        yield table, observer
        steps -= 1
        table.play(table.open.picks[rng.below(table.open.size)])
    yield table, observer


def random_actions(env: VectorEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random open pick for each game."""
    return np.asarray(((1 - rng.random(env.mask.shape)) * env.mask).argmax(1), np.int64)
