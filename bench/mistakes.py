"""How many of the mistakes that an analysis finds are mistakes: `mistakes.py [--json] [--games N] [--level LEVEL]`.

Games of a level are analysed as players have theirs analysed. Each pick that the analysis is sure was dear is then
played on by a judge who plays better than both players of the analysis, with chances of their own. It is confirmed if
the pick advised wins more often than the pick played.
"""

from __future__ import annotations

import argparse
import io
import json
from dataclasses import replace
from functools import partial
from multiprocessing import Pool

from orcs.bots.levels import ADVISER, CHECKER, PLAYER
from orcs.lab.analyse import Look, Question, Verdict, analyse, look_at, verdict
from orcs.lab.games import room
from orcs.lab.plan import Plan
from orcs.lab.runners import Runner

FIRST_MASTER = "master(iterations=600)"  # the master of 0.9.0
JUDGE = "adept(iterations=60)"
SAMPLES = 100
AGAIN = 200


def mistakes(level: str, number: int) -> list[tuple[float, float, float]]:
    """The mistakes of one game: the chance each cost by the analysis, and by the judge, with its interval's low end."""
    plan = Plan((level, level), seed=(1 << 40) + number)
    table, deal = room(plan), plan.deal_seed(0)
    game = table.play(deal, plan.bots, plan.bot_seeds(0)[:2], listen=False, keep=True)
    record, _ = table.retell(deal, game.picks or [])
    question = Question(record, ADVISER, PLAYER, SAMPLES, number, checker=CHECKER)
    found = analyse(question, Runner(), io.StringIO(), limit=0, seat=None)
    again = replace(question, player=JUDGE, seed=number + (1 << 20))
    return [
        (cost_of(each), *confirmed(again, index, each)) for index, each in enumerate(found.verdicts) if each.is_sure()
    ]


def cost_of(each: Verdict) -> float:
    """The chance that a pick cost."""
    return each.wins.mean if each.wins else 0.0


def confirmed(question: Question, index: int, told: Verdict) -> tuple[float, float]:
    """What the same pick costs by other samples: the mean, and the low end of its interval."""
    found = look_at(Look(question, "choice", index, 0, AGAIN, told.advised))
    wins = verdict(told.choice, told.advised, found.samples).wins
    assert wins is not None
    assert wins.low is not None
    return wins.mean, wins.low


def main() -> None:
    parser = argparse.ArgumentParser(description="How many of the mistakes that an analysis finds are mistakes.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default=FIRST_MASTER)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with Pool(options.jobs) as pool:
        games = pool.map(partial(mistakes, options.level), range(options.games), chunksize=1)
    told = [each for game in games for each in game]
    result = {
        "games": options.games,
        "told": len(told),
        "cost": sum(cost for cost, _, _ in told) / max(1, len(told)),
        "cost_again": sum(cost for _, cost, _ in told) / max(1, len(told)),
        "confirmed": sum(cost > 0 for _, cost, _ in told),
        "certain": sum(low > 0 for _, _, low in told),
    }
    if options.json:
        print(json.dumps(result, indent=1))
        return
    print(f"{result['told']} mistakes told in {options.games} games of {options.level} against itself")
    print(f"{result['confirmed']} confirmed by {AGAIN} games of the {JUDGE} each, {result['certain']} with certainty")
    print(f"mean cost {result['cost']:.3f}, judged again {result['cost_again']:.3f}")


if __name__ == "__main__":
    main()
