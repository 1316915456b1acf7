"""How well the archmage judges: `judgement.py [--json] [--games N] [--iterations N] [--modules] [--plot FILE]`.

Two archmages play games that no value was fitted to. At the end of every turn one seat's position is judged. Told are
the share of the final margin's variance that points, the master's weights and the archmage's judge each explain, by
quarters of the game; and in ten bins how often seats won beside the chance they were given.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from orcs import MODULES
from orcs.bots.bot import Budget
from orcs.bots.features import phase
from orcs.bots.levels import ADVISER, make_bot
from orcs.bots.nets import load_nets
from orcs.bots.table import UNIT, FlatDealer, standing
from orcs.bots.value import Judge, Learned, Weighed, kind_at, margin
from orcs.bots.weights import load_weights
from orcs.edition import built_in
from orcs.engine.core import CHANCE, Options, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.engine.view import view
from orcs.lab.estimates import Estimate
from orcs.lab.svg import COLOURS as INKS
from orcs.lab.svg import Curve, curves
from orcs.modules.compose import compose

BINS = 10
STYLE = """<style>
svg { background: #fff; font: 13px sans-serif; }
.tick { font-size: 11px; }
.grid { stroke: #ddd; }
.line { fill: none; stroke-width: 2; }
</style>"""
HELD_OUT = 1 << 40  # seeds from here on are dealt to no training
Row = tuple[int, float, float, float, float, float, float]


def judges(kind: str) -> tuple[Judge, Judge]:
    """The master's judge and the archmage's for a kind of game."""
    return Weighed(load_weights()), Learned(load_nets()[kind])


def judged_game(modules: bool, iterations: int, number: int) -> list[Row]:
    """One game. For each turn's end: the phase, points, both judgements, the chance given, the margin, the win."""
    setup = Setup(list(COLOURS[:2]), None, dict.fromkeys(MODULES if modules else [], ""), undo=False)
    s = first_state(compose(built_in(), setup), setup)
    dealer = FlatDealer(HELD_OUT + number)
    bots = [make_bot(ADVISER, 2 * number + seat, Budget(iterations)) for seat in range(2)]
    weighed, learned = judges(kind_at(s))
    seats = Random(number)
    noted: list[tuple[int, tuple[int, float, float, float, float]]] = []
    last = (0, -1)
    out = Options()
    settle(s, out)
    while not s.over:
        turn = (int(s.cells[AT_ROUND]), int(s.cells[AT_TURN]))
        if turn[1] >= 0 and turn != last:
            seat, last = seats.randrange(2), turn
            value = learned.value(s, seat)
            row = (int(phase(s)), int(margin(s, seat)), weighed.value(s, seat), value, learned.chance(s, seat, value))
            noted.append((seat, row))
        actor = int(s.stack[-1].actor)
        pick = dealer.draw(s, out) if actor == CHANCE else bots[actor].choose(view(s, actor), out.as_list())
        apply(s, pick, out)
    wins = standing(s).wins
    return [(*row, float(margin(s, seat)), wins[seat] / UNIT) for seat, row in noted]


def explained(guesses: NDArray[np.float64], margins: NDArray[np.float64]) -> float:
    """The share of the margins' variance that the best line through the guesses explains."""
    return float(np.corrcoef(guesses, margins)[0, 1] ** 2)


def prediction(rows: NDArray[np.float64]) -> list[dict[str, float | str]]:
    """What each judge explains in each quarter of the game, and in all of it."""
    first = rows[:, 0].max()
    quarters = 4 * (first - rows[:, 0]) // (first + 1)
    parts = [(f"quarter {number + 1}", rows[quarters == number]) for number in range(4)]
    return [
        {
            "part": name,
            "positions": len(part),
            **{who: explained(part[:, 1 + i], part[:, 5]) for i, who in enumerate(("points", "master", "archmage"))},
        }
        for name, part in [*parts, ("all", rows)]
    ]


def calibration(rows: NDArray[np.float64]) -> list[dict[str, float]]:
    """For each bin of chances: how many positions, the mean chance given, and the share of wins."""
    bins = np.minimum((rows[:, 4] * BINS).astype(int), BINS - 1)
    chosen = [rows[bins == number] for number in range(BINS)]
    return [
        {"positions": len(part), "chance": float(part[:, 4].mean()), "won": float(part[:, 6].mean())}
        for part in chosen
        if len(part)
    ]


def mean_error(bins: Sequence[dict[str, float]]) -> float:
    """By how much the chances of a position are off, on average."""
    total = sum(each["positions"] for each in bins)
    return sum(each["positions"] * abs(each["chance"] - each["won"]) for each in bins) / total


def plot(bins: Sequence[dict[str, float]]) -> str:
    """Chances given against games won."""
    given = [(each["chance"], Estimate(each["won"], None, None, int(each["positions"]), 0)) for each in bins]
    right = [(each["chance"], Estimate(each["chance"], None, None, 0, 0)) for each in bins]
    lines = [Curve("games won", INKS[0], given), Curve("perfect", INKS[5], right)]
    title = "The archmage's chances and what became of them"
    drawn = curves(title, lines, percent=True, x_name="chance given")
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", STYLE + "<title>", 1
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How well the archmage judges.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=100, help="how long the archmages think")
    parser.add_argument("--modules", action="store_true", help="play with all modules")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    with Pool(options.jobs) as pool:
        play = partial(judged_game, options.modules, options.iterations)
        games = pool.map(play, range(options.games), chunksize=10)
    rows = np.array([row for game in games for row in game])
    parts, bins = prediction(rows), calibration(rows)
    if options.plot:
        options.plot.write_text(plot(bins), encoding="utf-8")
    if options.json:
        print(json.dumps({"prediction": parts, "bins": bins, "mean_error": mean_error(bins)}, indent=1))
        return
    print(f"{options.games} games, {len(rows)} positions; explained by points, master, archmage:")
    for part in parts:
        print(f"  {part['part']:>9}: {part['points']:.3f}  {part['master']:.3f}  {part['archmage']:.3f}")
    print("chance given, games won:")
    for each in bins:
        print(f"  {each['chance']:.3f}  {each['won']:.3f}  ({each['positions']:.0f} positions)")
    print(f"mean error {mean_error(bins):.4f}")


if __name__ == "__main__":
    main()
