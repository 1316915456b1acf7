"""How long the bots think: `bots.py [--json] [--decisions N] [--players N]`.

First, games among bots of one level (four by default) on one core with the level's own budget: milliseconds of
processor time per decision, including building the view. Then decisions under a time limit, sampled from a game of four
apprentices with all modules and timed by the wall clock: how much of the limit is used, and by how much the slowest
decision exceeds it. Forced picks are not counted.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import islice

from orcs import MODULES
from orcs.bots.bot import Budget
from orcs.bots.levels import LEVELS, PLANS, make_bot
from orcs.bots.table import FlatDealer
from orcs.edition import built_in
from orcs.engine import core
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.engine.view import view
from orcs.modules.compose import compose

ENGINE = "interpreted" if core.__file__.endswith(".py") else "compiled"
TABLES: dict[str, list[str]] = {"base": [], "all modules": list(MODULES)}
LIMITS = {50: 60, 200: 30, 1000: 12}
COLUMNS = ("mean", "p50", "p95", "max")


def decisions(level: str, modules: list[str], players: int = 4) -> Iterator[tuple[State, list[int], float]]:
    """Every unforced decision, game after game: the position, the options, and the milliseconds until the pick."""
    setup = Setup(list(COLOURS[:players]), None, dict.fromkeys(modules, ""), undo=False)
    first = first_state(compose(built_in(), setup), setup)
    out = Options()
    game = 0
    while True:
        game += 1
        state, dealer = first.copy(), FlatDealer(game)
        bots = [make_bot(level, players * game + seat) for seat in range(players)]
        settle(state, out)
        while not state.over:
            actor = state.stack[-1].actor
            if actor == CHANCE:
                pick = dealer.draw(state, out)
            else:
                options = out.as_list()
                began = time.process_time()
                pick = bots[actor].choose(view(state, actor), options)
                spent = time.process_time() - began
                if len(options) > 1:
                    yield state, options, 1000 * spent
            apply(state, pick, out)


def unhurried(level: str, modules: list[str], count: int, players: int) -> dict[str, float]:
    """How long a level thinks with its own budget."""
    times = sorted(spent for _, _, spent in islice(decisions(level, modules, players), count))
    figures = (sum(times) / count, times[count // 2], times[count * 95 // 100], times[-1])
    return dict(zip(COLUMNS, figures, strict=True))


def hurried(level: str, limit: int, count: int) -> dict[str, float]:
    """How long a level takes under a limit in milliseconds."""
    times: list[float] = []
    every = islice(decisions("apprentice", TABLES["all modules"]), 0, None, max(1, 300 // count))
    for state, options, _ in islice(every, count):
        bot = make_bot(level, len(times), Budget(seconds=limit / 1000))
        seat = int(state.stack[-1].actor)
        began = time.perf_counter()
        bot.choose(view(state, seat), options)
        times.append(1000 * (time.perf_counter() - began))
    return {"mean": sum(times) / count, "max": max(times), "beyond": max(0.0, max(times) - limit)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--decisions", type=int, default=2000, help="decisions per level and kind of table (2000)")
    parser.add_argument(
        "--players", type=int, default=4, help="players at a table when levels use their own budgets (4)"
    )
    options = parser.parse_args()
    count, players = options.decisions, options.players
    own = [
        {"level": level, "table": table, "decisions": count, **unhurried(level, modules, count, players)}
        for level in LEVELS
        for table, modules in TABLES.items()
    ]
    limits = [
        {"level": level, "limit": limit, "decisions": asked, **hurried(level, limit, asked)}
        for level in PLANS
        for limit, asked in LIMITS.items()
    ]
    if not options.json:
        print(f"{ENGINE}, {players} players, milliseconds a decision")
        print(f"{'level':12}{'table':14}{'decisions':>10}" + "".join(f"{column:>10}" for column in COLUMNS))
        for row in own:
            figures = "".join(f"{row[column]:10.2f}" for column in COLUMNS)
            print(f"{row['level']:12}{row['table']:14}{row['decisions']:10}{figures}")
        print(f"\n{'level':12}{'limit':>14}{'decisions':>10}{'mean':>10}{'max':>10}{'beyond':>10}")
        for row in limits:
            figures = "".join(f"{row[column]:10.2f}" for column in ("mean", "max", "beyond"))
            print(f"{row['level']:12}{row['limit']:14}{row['decisions']:10}{figures}")
    print(json.dumps({"bench": "bots", "engine": ENGINE, "players": players, "own": own, "limits": limits}))


if __name__ == "__main__":
    main()
