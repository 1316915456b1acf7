"""How many decisions a second the environments observe on one core: `bench/env.py [--json] [--seconds 2]`.

Random play; the time to choose the picks is not counted. Processor time in short runs; the median and the best are
shown, because other programs can only make a run slower.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

from orcs.engine import core
from orcs.engine.playout import Tallied, playout
from orcs.engine.rng import Rng
from orcs.engine.setup import first_state
from orcs.env.start import prepare
from orcs.env.vector import VectorEnv
from orcs.modules.compose import MODULES

ENGINE = "interpreted" if core.__file__.endswith(".py") else "compiled"

RUN = 0.1
CASES: tuple[tuple[int, tuple[str, ...]], ...] = ((2, ()), (4, ()), (2, tuple(MODULES)), (4, tuple(MODULES)))


def engine_rates(players: int, modules: tuple[str, ...]) -> Iterator[float]:
    """The engine alone: random playouts, nothing observed."""
    rules, setup = prepare(players, modules, None)
    rng = Rng(1)
    while True:
        counts = Tallied()
        began = time.process_time()
        while time.process_time() - began < RUN:
            playout(first_state(rules, setup), rng, counts)
        yield int(counts.decisions) / (time.process_time() - began)


def vector_rates(players: int, modules: tuple[str, ...], count: int) -> Iterator[float]:
    """Many games at once: every decision observed and masked."""
    env = VectorEnv(count, players, modules=modules)
    rng = np.random.default_rng(1)
    while True:
        spent = 0.0
        steps = 0
        while spent < RUN:
            actions = ((1 - rng.random(env.mask.shape, np.float32)) * env.mask).argmax(1)
            began = time.process_time()
            env.step(actions)
            spent += time.process_time() - began
            steps += count
        yield steps / spent


def measure(rates: Iterator[float], seconds: float) -> tuple[int, int]:
    """The median and the best rate over this many seconds."""
    next(rates)
    found = [next(rates) for _ in range(max(1, round(seconds / RUN)))]
    return round(statistics.median(found)), round(max(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds for each row")
    parser.add_argument("--games", type=int, default=64, help="games played at once")
    args = parser.parse_args()
    ways: dict[str, Callable[[int, tuple[str, ...]], Iterator[float]]] = {
        "engine alone": engine_rates,
        "VectorEnv": lambda players, modules: vector_rates(players, modules, args.games),
    }
    rows = []
    for players, modules in CASES:
        for name, rates in ways.items():
            median, best = measure(rates(players, modules), args.seconds)
            rows.append({"what": name, "players": players, "modules": len(modules), "median": median, "best": best})
            if not args.json:
                print(
                    f"{name:14}{players} players {len(modules)} modules {median:>12,}/s  best {best:>10,}/s", flush=True
                )
    print(json.dumps({"bench": "env", "engine": ENGINE, "games": args.games, "rows": rows}))


if __name__ == "__main__":
    main()
