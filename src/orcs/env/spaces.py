"""The spaces of all environments: one fixed set of picks, one fixed row of numbers."""

from __future__ import annotations

from typing import TypeVar, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from orcs.engine.rules import Rules
from orcs.env.encode import Encoder
from orcs.env.layout import FIELDS, KINDS, SIZE
from orcs.env.table import ACTIONS, Table

Cell = TypeVar("Cell", bound=np.generic)
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def shared(cells: object, kind: type[Cell]) -> NDArray[Cell]:
    """The cells of a vec as an array, not copied: it shows whatever is written there later."""
    return np.frombuffer(cast("memoryview", cells), kind)


def observation_space() -> Space[Floats]:
    """Where observations lie."""
    low = np.concatenate([np.full(field.size, field.low, np.float32) for field in FIELDS])
    high = np.concatenate([np.full(field.size, field.high, np.float32) for field in FIELDS])
    return cast("Space[Floats]", Box(low, high, dtype=np.float32))


def masked_space() -> Dict:
    """An observation together with the mask of open picks."""
    return Dict({"observation": observation_space(), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def action_space() -> Discrete:
    """All picks that a player can ever have, whatever the modules."""
    return Discrete(ACTIONS)


class Observer:
    """Looks at one table: observations and masks as arrays of their own."""

    def __init__(self, rules: Rules) -> None:
        self.encoder = Encoder(rules, list(KINDS))
        self.cells = vec[i32]([0] * SIZE)

    def observe(self, table: Table, seat: int) -> Floats:
        """What a seat sees."""
        self.encoder.write(table.view(seat), self.cells, 0)
        return shared(self.cells, np.float32).copy()

    def mask(self, table: Table, seat: int) -> Mask:
        """1 for each pick that is open to a seat."""
        mask = np.zeros(ACTIONS, np.int8)
        if table.actor == seat:
            mask[table.open.as_list()] = 1
        return mask

    def points(self, table: Table) -> list[int]:
        """The points that everybody can count; when the game is over, all points."""
        if table.state.over:
            return table.totals()
        self.encoder.write(table.view(0), self.cells, 0)
        return [int(self.encoder.points[seat]) for seat in range(table.state.seats)]
