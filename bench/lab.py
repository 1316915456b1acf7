"""How much of the engine's speed the lab keeps: `lab.py [--json] [--players N] [--games N] [--memory N]`.

Games of random bots on one core, per CPU second: the raw engine (`playout`, as bench/engine.py measures it), the lab
with bots that need no view, and the lab with bots that are given one. Rounds of the three alternate and the best of
each counts, so a busy machine hardly affects the comparison. With `--memory N` instead: a run of N games, with the
memory in use after each tenth of it (Linux).
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.levels import LEVELS, Level
from orcs.engine import core
from orcs.engine.playout import Tallied, playout
from orcs.engine.rng import Rng
from orcs.engine.setup import first_state
from orcs.lab.games import room
from orcs.lab.plan import Batch, Plan
from orcs.lab.play import play_batch
from orcs.lab.runners import Job, R, Runner, T
from orcs.lab.session import Keeper, play_plans

ENGINE = "interpreted" if core.__file__.endswith(".py") else "compiled"

ROUNDS = 40
SEEING = "random, seeing"


def seeing(seed: int, budget: Budget) -> Bot:
    """The random bot, but it is given a view before each pick."""
    bot = RandomBot(seed, budget)
    bot.needs_view = True
    return bot


def raw(plan: Plan, games: int) -> int:
    """Random games by the engine alone; returns the decisions made."""
    rules, setup = room(plan).rules, plan.setup()
    counts = Tallied()
    rng = Rng(1)
    for _ in range(games):
        playout(first_state(rules, setup), rng, counts)
    return counts.decisions


def lab(plan: Plan, games: int) -> int:
    """The same games, played and tallied by the lab."""
    return play_batch(Batch(plan, 0, games // plan.players)).decisions


def speeds(work: dict[str, Callable[[], int]]) -> dict[str, float]:
    """The most decisions per CPU second that each kind of work reached."""
    best = dict.fromkeys(work, 0.0)
    for _ in range(ROUNDS):
        for name, run in work.items():
            began = time.process_time()
            decisions = run()
            best[name] = max(best[name], decisions / (time.process_time() - began))
    return best


class Watched(Runner):
    """Notes the memory of this process, in KiB, after every task."""

    def __init__(self) -> None:
        self.used: list[int] = []

    def run(self, job: Job[T, R], tasks: Iterable[T]) -> Iterator[R]:
        for result in super().run(job, tasks):
            yield result
            self.used.append(used_memory())


def used_memory() -> int:
    """The memory in use by this process, in KiB."""
    status = Path("/proc/self/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def memory(games: int) -> dict[str, object]:
    """The memory in use during a run of two-player games."""
    runner = Watched()
    began = time.monotonic()
    outcome = play_plans([Plan(("random", "random"), 1)], games, runner, Keeper(), io.StringIO())
    spent = time.monotonic() - began
    marks = [runner.used[len(runner.used) * tenth // 10 - 1] for tenth in range(1, 11)]
    played = outcome.tallies[0].games
    return {"bench": "lab memory", "engine": ENGINE, "games": played, "seconds": spent, "kib_at_tenths": marks}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--players", type=int, default=0, help="2, 3 or 4 (default: each of them)")
    parser.add_argument("--games", type=int, default=60, help="games in each of the rounds")
    parser.add_argument(
        "--memory", type=int, default=0, metavar="N", help="measure memory over this many games instead"
    )
    options = parser.parse_args()
    if options.memory:
        print(json.dumps(memory(options.memory)))
        return
    LEVELS[SEEING] = Level(seeing, "hen", 1.0)
    rows: list[dict[str, float]] = []
    for players in [options.players] if options.players else [2, 3, 4]:
        blind = Plan(("random",) * players, 1)
        watching = replace(blind, bots=(SEEING,) * players)
        games = options.games // players * players
        work = {"raw": partial(raw, blind, games), "lab": partial(lab, blind, games)}
        best = speeds({**work, "lab with views": partial(lab, watching, games)})
        rows.append({"players": players, **best, "share": best["lab"] / best["raw"]})
    if not options.json:
        print(ENGINE)
        print("players   raw engine          lab   of raw   lab with views   (decisions a CPU second, one core)")
        for row in rows:
            shares = f"{row['share']:8.1%} {row['lab with views']:16,.0f}"
            print(f"{row['players']:7} {row['raw']:12,.0f} {row['lab']:12,.0f} {shares}")
    print(json.dumps({"bench": "lab", "engine": ENGINE, "rows": rows}))


if __name__ == "__main__":
    main()
