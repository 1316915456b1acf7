"""How much of the engine's speed the lab keeps: `lab.py [--json] [--players N] [--games N]`.

Games of random bots on one core, per CPU second: the raw engine (`playout`, as bench/engine.py
measures it), the lab with bots
that need no view, and the lab with bots that are given one. Rounds of all three alternate, and the best of each
counts, so that a busy machine disturbs the comparison little.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.levels import LEVELS
from orcs.engine import core
from orcs.engine.playout import Tallied, playout
from orcs.engine.rng import Rng
from orcs.engine.setup import first_state
from orcs.lab.games import room
from orcs.lab.plan import Batch, Plan
from orcs.lab.play import play_batch

ENGINE = "interpreted" if core.__file__.endswith(".py") else "compiled"

ROUNDS = 40
SEEING = "random, seeing"


def seeing(seed: int, budget: Budget) -> Bot:
    """The random bot, but shown the table before each pick."""
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
    """The same as the lab plays and tallies them."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--players", type=int, default=0, help="2, 3 or 4; all of them if not said")
    parser.add_argument("--games", type=int, default=60, help="games in each of the rounds")
    options = parser.parse_args()
    LEVELS[SEEING] = seeing
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
