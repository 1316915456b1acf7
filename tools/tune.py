"""Tune the weights of the bots' evaluation by self-play with CMA-ES, and measure the gain.

    tune.py run --out tuned.toml      tune from the starting weights beside this script
    tune.py check --deals 500         the committed weights against the starting ones, on deals never trained on

First groups of weights are scaled together, then each weight separately. A candidate's fitness is its margin over the
weights that the stage began with, on duplicate deals in every seating: mostly two players, some tables with all
modules, some of three players. All candidates of a generation play the same deals.
"""

import argparse
import json
import math
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType
from pathlib import Path

import cma
from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.bot import Bot, Budget
from orcs.bots.evaluation import NAMES
from orcs.bots.levels import PLANS
from orcs.bots.players import Searcher
from orcs.bots.table import UNIT, FlatDealer, Standing, play_table, standing
from orcs.edition import built_in
from orcs.engine.core import State
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.lab.estimates import Ratio
from orcs.modules.compose import MODULES, compose

START = Path(__file__).with_name("starting_weights.toml")
TUNED = Path(__file__).parents[1] / "src/orcs/bots/weights.toml"
HELD_OUT = 1_000_000
MARGIN = 10
TABLES = [(2, False)] * 14 + [(2, True), (3, True)]
GROUPS = [
    "drop",
    "threat",
    "reach beside",
    "skull",
    "skill",
    "attack",
    "support wisdom",
    "book poison deck_size",
    "field",
]
Side = tuple[list[float], str, int | None]
Job = tuple[Side, Side, int, int, bool]


def read(path: Path) -> list[float]:
    data = tomllib.loads(path.read_text("utf-8"))
    return [float(data["weights"][name]) for name in NAMES]


def write(path: Path, weights: list[float]) -> None:
    lines = ["# What each thing is worth, in points. Tuned by self-play: see docs/tuning.md.", "[weights]"]
    lines += [f"{name} = {weight:.3f}" for name, weight in zip(NAMES, weights, strict=True)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def bot(side: Side, seed: int) -> Bot:
    weights, level, iterations = side
    plan, own = PLANS[level](vec[i64]([round(1000 * weight) for weight in weights]))
    return Searcher(seed, Budget(iterations or own), plan)


@lru_cache
def table(seats: int, modules: bool) -> State:
    setup = Setup(list(COLOURS[:seats]), 0, dict.fromkeys(MODULES, "") if modules else {}, False)
    return first_state(compose(built_in(), setup), setup)


def games(job: Job) -> Iterator[tuple[int, Standing]]:
    """The first side's seat and the result, for every seating of one deal; the second has the other seats."""
    ours, theirs, deal, seats, modules = job
    for own in range(seats):
        state = table(seats, modules).copy()
        bots = [bot(ours if seat == own else theirs, deal * 31 + seat) for seat in range(seats)]
        play_table(state, FlatDealer(deal), bots, None)
        yield own, standing(state)


def margin(job: Job) -> float:
    """The first side's lead over its best rival on a deal, from -1 to 1."""
    total = 0.0
    for own, result in games(job):
        rivals = [points for seat, points in enumerate(result.totals) if seat != own]
        total += (result.totals[own] - max(rivals)) / len(result.totals)
    return math.tanh(total / MARGIN)


def victories(job: Job) -> int:
    """The first side's wins on a deal, in twelfths of a game."""
    return sum(result.wins[own] for own, result in games(job))


def group_of(name: str) -> int:
    """The group of weights that a weight belongs to."""
    return next(i for i, group in enumerate(GROUPS) if name.startswith(tuple(group.split())))


def moved(start: list[float], owners: list[int], vector: Sequence[float]) -> list[float]:
    """The weights, each scaled by the exponential of its group's step. The field's share stays at most 1."""
    scaled = [weight * math.exp(vector[owner]) for weight, owner in zip(start, owners, strict=True)]
    return [min(1.0, weight) if name == "field" else weight for name, weight in zip(NAMES, scaled, strict=True)]


def tune(options: argparse.Namespace) -> None:
    """Run the stages, each against the weights that the one before it found."""
    weights = read(options.start)
    stages = (([group_of(name) for name in NAMES], options.grouped), (list(range(len(NAMES))), options.generations))
    with Pool(options.jobs) as pool:
        for number, (owners, generations) in enumerate(stages):
            weights = stage(options, pool, number + 1, weights, owners, generations)


def stage(
    options: argparse.Namespace, pool: PoolType, number: int, start: list[float], owners: list[int], generations: int
) -> list[float]:
    """Run the generations of a stage; the result is the mean of the last."""
    rival: Side = (start, "adept", options.iterations)
    settings = {"popsize": options.population, "seed": options.seed, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * (max(owners) + 1), options.sigma, settings)
    deals = options.deals
    for generation in range(generations):
        vectors = strategy.ask()
        first = options.seed * 100_000 + number * 10_000 + generation * deals
        jobs: list[Job] = []
        # The mean comes last: it only shows the progress of the search.
        for vector in [*vectors, strategy.mean]:
            side: Side = (moved(start, owners, vector), "adept", options.iterations)
            jobs += [(side, rival, first + deal, *TABLES[deal % len(TABLES)]) for deal in range(deals)]
        gains = pool.map(margin, jobs, chunksize=8)
        fitness = [-sum(gains[i : i + deals]) / deals for i in range(0, len(gains), deals)]
        strategy.tell(vectors, fitness[:-1])
        write(options.out, moved(start, owners, strategy.mean))
        figures = {"best": -min(fitness[:-1]), "all": -sum(fitness[:-1]) / len(vectors), "mean": -fitness[-1]}
        row = {"stage": number, "generation": generation + 1, **figures, "sigma": float(strategy.sigma)}
        print(json.dumps({key: round(value, 3) for key, value in row.items()}), flush=True)
    return moved(start, owners, strategy.mean)


def check(options: argparse.Namespace) -> None:
    """The share of two-player games won on held-out deals, with the same level's plan on both sides."""
    sides = [(read(path), options.level, options.iterations) for path in (options.weights, options.start)]
    jobs = [(sides[0], sides[1], HELD_OUT + deal, 2, options.modules) for deal in range(options.deals)]
    won = Ratio()
    with Pool(options.jobs) as pool:
        won.add_all(pool.map(victories, jobs, chunksize=4), 2)
    share = won.share(UNIT)
    print(json.dumps({"level": options.level, "modules": options.modules, **share.as_plain()}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    run = kinds.add_parser("run", help="tune")
    run.add_argument("--out", type=Path, required=True)
    run.add_argument("--grouped", type=int, default=8, help="generations that scale groups of weights")
    run.add_argument("--generations", type=int, default=17, help="generations that scale each weight separately")
    run.add_argument("--population", type=int, default=24)
    run.add_argument("--deals", type=int, default=32, help="for each candidate of a generation")
    run.add_argument("--sigma", type=float, default=0.4, help="the initial step size, in logarithms of weights")
    run.add_argument("--seed", type=int, default=1)
    run.set_defaults(action=tune)
    measure = kinds.add_parser("check", help="measure")
    measure.add_argument("--weights", type=Path, default=TUNED)
    measure.add_argument("--deals", type=int, default=500, help="each is two games")
    measure.add_argument("--level", choices=list(PLANS), default="adept")
    measure.add_argument("--modules", action="store_true", help="all of them; else none")
    measure.set_defaults(action=check)
    for each in (run, measure):
        each.add_argument("--start", type=Path, default=START)
        each.add_argument("--iterations", type=int, help="instead of the level's own")
        each.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.action(options)


if __name__ == "__main__":
    main()
