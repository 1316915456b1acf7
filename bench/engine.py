"""How fast the engine is: `engine.py [--seconds N] [--json]` prints a table and, as the last line, JSON.

Random play on one core, per second of processor time. Every decision lists all its legal options and counts, even if it
is forced; picks of chance are played but not counted.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable

from orcs import MODULES, Game, Rng
from orcs.edition import built_in
from orcs.engine import core
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.playout import Tallied, playout
from orcs.engine.setup import Setup, first_state
from orcs.modules.compose import compose

COLOURS = ["blue", "green", "red", "yellow"]
TABLES = {"base": [], "all_modules": list(MODULES)}
COLUMNS = ("games_per_s", "decisions_per_s", "choices_per_s", "copy_us", "load_ms")
LOADED_GAMES = 5
COPIED_POSITIONS = 20


def is_compiled() -> bool:
    return not str(core.__file__).endswith(".py")


def repeat(seconds: float, work: Callable[[], None]) -> tuple[int, float]:
    """Repeat the work for about this many seconds of processor time; how often it ran, and the seconds it took."""
    times = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not times:
        work()
        times += 1
    return times, spent


def play_rates(setup: Setup, seconds: float) -> dict[str, float]:
    """Whole games at random, from an empty table to the end."""
    rules = compose(built_in(), setup)
    rng = Rng(1)
    counts = Tallied()
    games, spent = repeat(seconds, lambda: playout(first_state(rules, setup), rng, counts))
    return {
        "games_per_s": games / spent,
        "decisions_per_s": int(counts.decisions) / spent,
        "choices_per_s": int(counts.choices) / spent,
    }


def positions(setup: Setup) -> list[State]:
    """Positions from all over a random game."""
    state = first_state(compose(built_in(), setup), setup)
    rng = Rng(2)
    out = Options()
    settle(state, out)
    met: list[State] = []
    while not state.over:
        met.append(state.copy())
        chance = state.stack[-1].actor == CHANCE
        apply(state, rng.weighted(out) if chance else out.picks[rng.below(out.size)], out)
    return met[:: len(met) // COPIED_POSITIONS]


def copy_time(setup: Setup, seconds: float) -> float:
    """Microseconds for a copy of a position."""
    met = positions(setup)

    def copy_each() -> None:
        for state in met:
            state.copy()

    times, spent = repeat(seconds, copy_each)
    return spent / times / len(met) * 1e6


def load_time(modules: list[str], seconds: float) -> float:
    """Milliseconds to load the record of a finished game."""
    records: list[str] = []
    for seed in range(LOADED_GAMES):
        game = Game.new(COLOURS, modules=modules, seed=seed)
        rng = Rng(seed)
        while not game.over:
            options = game.options()
            game.play(options[rng.below(len(options))])
        records.append(game.save())

    def load_each() -> None:
        for record in records:
            Game.load(record)

    times, spent = repeat(seconds, load_each)
    return spent / times / len(records) * 1e3


def measure(modules: list[str], seconds: float) -> dict[str, float]:
    """All figures for one kind of table of four."""
    setup = Setup(COLOURS, None, dict.fromkeys(modules, ""), undo=False)
    figures = play_rates(setup, seconds)
    figures["copy_us"] = copy_time(setup, seconds / 4)
    figures["load_ms"] = load_time(modules, seconds / 4)
    return {name: round(value, 2 if value < 1000 else 0) for name, value in figures.items()}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Measure the engine by random play of four.")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor seconds for each kind of table (3)")
    parser.add_argument("--json", action="store_true", help="print the JSON line alone")
    chosen = parser.parse_args(arguments)
    result: dict[str, object] = {"compiled": is_compiled()}
    rows: list[str] = []
    for name, modules in TABLES.items():
        figures = measure(modules, chosen.seconds)
        result[name] = figures
        rows.append(
            f"{name:12}"
            + "".join(f"{figures[column]:>17,.{2 if figures[column] < 1000 else 0}f}" for column in COLUMNS)
        )
    if not chosen.json:
        kind = "compiled" if is_compiled() else "interpreted"
        print(f"{kind} engine, random play of four, per second of processor time")
        print(f"{'':12}" + "".join(f"{column:>17}" for column in COLUMNS))
        print("\n".join(rows))
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1:])
