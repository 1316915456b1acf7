"""How often one bot beats another: `matches.py BOT RIVAL [--players N] [--modules all] [--games N] [--jobs N]`.

One BOT sits at a table with RIVALs. Every deal is played once from each of its seats; a victory that is shared counts
in part. Intervals are 95 % over deals. Processor time is that of a process of its own: forced picks are not counted.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import cache, partial
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import NamedTuple

from orcs import MODULES
from orcs.bots.levels import make_bot
from orcs.bots.table import FlatDealer
from orcs.bots.value import margin
from orcs.edition import built_in
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.scoring import points
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.engine.view import view
from orcs.modules.compose import compose


class Match(NamedTuple):
    """Who plays whom, and at what table."""

    bot: str
    rival: str
    players: int
    modules: tuple[str, ...]
    seed: int


class Game(NamedTuple):
    """How a game went for the bot, and the time that it and its rivals took for so many decisions."""

    win: float
    margin: int
    spent: tuple[float, float]
    decisions: tuple[int, int]


@cache
def first_position(players: int, modules: tuple[str, ...]) -> State:
    """The position that every game of such a table begins with."""
    setup = Setup(list(COLOURS[:players]), None, dict.fromkeys(modules, ""), undo=False)
    return first_state(compose(built_in(), setup), setup)


def play(match: Match, deal: int, seat: int) -> Game:
    """One game with the bot on a seat."""
    state, dealer, out = first_position(match.players, match.modules).copy(), FlatDealer(match.seed + deal), Options()
    names = [match.bot if each == seat else match.rival for each in range(match.players)]
    bots = [make_bot(name, match.seed + (deal * match.players + seat) * 8 + each) for each, name in enumerate(names)]
    spent, decisions = [0.0, 0.0], [0, 0]
    settle(state, out)
    while not state.over:
        actor = int(state.stack[-1].actor)
        options = out.as_list()
        if actor == CHANCE:
            pick = dealer.draw(state, out)
        elif len(options) == 1:
            pick = options[0]
        else:
            began = time.process_time()
            pick = bots[actor].choose(view(state, actor), options)
            spent[actor != seat] += time.process_time() - began
            decisions[actor != seat] += 1
        apply(state, pick, out)
    totals = [int(points(state, each)) for each in range(match.players)]
    win = 1 / totals.count(max(totals)) if totals[seat] == max(totals) else 0.0
    return Game(win, int(margin(state, seat)), (spent[0], spent[1]), (decisions[0], decisions[1]))


def play_deal(match: Match, until: float, deal: int) -> list[Game]:
    """One deal from every seat of the bot; nothing once the time is up."""
    if time.time() > until:
        return []
    return [play(match, deal, seat) for seat in range(match.players)]


def summary(deals: list[list[Game]]) -> dict[str, float]:
    """What came out, in numbers."""
    games = [game for deal in deals for game in deal]
    wins = [fmean(game.win for game in deal) for deal in deals]
    ms = [
        1000 * sum(game.spent[side] for game in games) / max(1, sum(game.decisions[side] for game in games))
        for side in range(2)
    ]
    return {
        "games": len(games),
        "wins": fmean(wins),
        "error": 1.96 * stdev(wins) / sqrt(len(wins)),
        "margin": fmean(game.margin for game in games),
        "ms": ms[0],
        "rival_ms": ms[1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bot")
    parser.add_argument("rival")
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--games", type=int, default=400, help="how many games, all seats of each deal counted (400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", type=int, default=1 << 41)
    parser.add_argument("--limit", type=float, default=1e9, help="stop after so many seconds with what was played")
    options = parser.parse_args()
    modules = tuple(MODULES) if options.modules == "all" else ()
    match = Match(options.bot, options.rival, options.players, modules, options.seed)
    deals = range(max(2, options.games // options.players))
    with Pool(options.jobs) as pool:
        played = pool.imap_unordered(partial(play_deal, match, time.time() + options.limit), deals)
        result = summary([deal for deal in played if deal])
    if not options.json:
        print(f"{match.bot} against {match.rival}, {match.players} players, modules: {options.modules}")
        print(
            f"{result['games']} games, {result['wins']:.1%} ± {result['error']:.1%} won, margin {result['margin']:+.2f}"
        )
        print(f"{result['ms']:.2f} ms a decision against {result['rival_ms']:.2f}")
    print(json.dumps({**match._asdict(), **result}))


if __name__ == "__main__":
    main()
