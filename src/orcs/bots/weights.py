"""The weights of the evaluation, from their data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.evaluation import NAMES


@cache
def load_weights(name: str = "weights.toml") -> vec[i64]:
    """The weights in thousandths of a point, in the order of `evaluation.NAMES`."""
    data = tomllib.loads((resources.files("orcs.bots") / name).read_text("utf-8"))
    return vec[i64]([round(1000 * data["weights"][each]) for each in NAMES])
