"""Tune the weights of the bots' evaluation by self-play, with CMA-ES: `tune.py --generations 30 --out tuned.toml`.

A candidate's fitness is how it does against the starting weights on duplicate deals: every seating of each deal, two
players mostly, some tables with all modules, some of three players. A last run on deals never trained on tells
whether the result is better.
"""

import argparse
import json
import math
import tomllib
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path

import cma
from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.bot import Bot, Budget
from orcs.bots.evaluation import NAMES
from orcs.bots.players import Searcher
from orcs.bots.search import Plan
from orcs.bots.table import play_table
from orcs.edition import built_in
from orcs.engine.chance import KeyedDealer
from orcs.engine.scoring import scores
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.modules.compose import MODULES, compose

HELD_OUT = 1_000_000
GROUPS: tuple[tuple[str, ...], ...] = (
    ("drop",),
    ("threat",),
    ("reach", "beside"),
    ("skull",),
    ("skill",),
    ("attack",),
    ("support", "wisdom"),
    ("book", "poison", "deck_size"),
    ("field",),
)
Job = tuple[list[float], list[float], int, int, bool, int]


def read(path: Path) -> list[float]:
    data = tomllib.loads(path.read_text("utf-8"))
    return [float(data["weights"][name]) for name in NAMES]


def write(path: Path, weights: list[float]) -> None:
    lines = ["# What each thing is worth, in points. Tuned by self-play: see docs/tuning.md.", "[weights]"]
    lines += [f"{name} = {weight:.3f}" for name, weight in zip(NAMES, weights, strict=True)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def bot(weights: list[float], seed: int, iterations: int) -> Bot:
    cells = vec[i64]([round(1000 * weight) for weight in weights])
    return Searcher(seed, Budget(iterations), Plan(cells, worlds=8, curiosity=3.0, candidates=1, replies=0, trust=0.0))


def duel(job: Job) -> tuple[float, float]:
    """The win share and the margin of the first weights over all rotations of one deal."""
    ours, theirs, deal, seats, modules, iterations = job
    wins, margin = 0.0, 0.0
    for own in range(seats):
        setup = Setup(list(COLOURS[:seats]), 0, dict.fromkeys(MODULES, "") if modules else {}, False)
        state = first_state(compose(built_in(), setup), setup)
        bots = [bot(ours if seat == own else theirs, deal * 31 + seat, iterations) for seat in range(seats)]
        play_table(state, KeyedDealer(deal), bots, [])
        totals = [score.total for score in scores(state)]
        best = max(totals)
        wins += (totals[own] == best) / totals.count(best) / seats
        margin += (totals[own] - max(total for seat, total in enumerate(totals) if seat != own)) / seats
    return wins, margin


def jobs(ours: list[float], theirs: list[float], first: int, deals: int, iterations: int) -> list[Job]:
    tables = [(2, False)] * 6 + [(2, True), (3, True)]
    return [(ours, theirs, first + deal, *tables[deal % len(tables)], iterations) for deal in range(deals)]


def group_of(name: str) -> int:
    """The group of weights that are scaled together."""
    return next(i for i, prefixes in enumerate(GROUPS) if name.startswith(prefixes))


def moved(start: list[float], vector: Sequence[float]) -> list[float]:
    """The weights with each group scaled by the exponential of its step."""
    return [weight * math.exp(vector[group_of(name)]) for name, weight in zip(NAMES, start, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--check", type=int, default=200, help="held-out deals at the end")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = read(options.start)
    rival = start
    strategy = cma.CMAEvolutionStrategy(
        [0.0] * len(GROUPS), 0.5, {"popsize": options.population, "seed": options.seed, "verbose": -9}
    )
    with Pool(options.jobs) as pool:
        for generation in range(options.generations):
            vectors = strategy.ask()
            first = options.seed * 10_000 + generation * options.deals
            tried = [moved(start, vector) for vector in vectors]
            every = [job for ours in tried for job in jobs(ours, rival, first, options.deals, options.iterations)]
            gains = [math.tanh(margin / 10) for _, margin in pool.map(duel, every, chunksize=4)]
            fitness = [-sum(gains[i : i + options.deals]) / options.deals for i in range(0, len(gains), options.deals)]
            strategy.tell(vectors, fitness)
            mean = moved(start, strategy.mean)
            write(options.out, mean)
            row = {"generation": generation + 1, "best": -min(fitness), "mean": -sum(fitness) / len(fitness)}
            print(json.dumps({key: round(value, 3) for key, value in row.items()}), flush=True)
            if generation % 10 == 9:
                rival = mean
        final = jobs(read(options.out), start, HELD_OUT, options.check, options.iterations)
        two = [result for result, job in zip(pool.map(duel, final), final, strict=True) if job[3] == 2]
        share = sum(wins for wins, _ in two) / len(two)
        spread = 1.96 * math.sqrt(sum((wins - share) ** 2 for wins, _ in two) / len(two) ** 2)
        print(json.dumps({"held_out_deals": len(two), "win_share": round(share, 3), "interval": round(spread, 3)}))


if __name__ == "__main__":
    main()
