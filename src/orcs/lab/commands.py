"""The commands `orcs lab play`, `orcs lab ladder`, `orcs lab balance` and `orcs analyse`: their options."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from orcs.lab.errors import LabError

GAMES = 400
SEED = 1
LIMIT = 45.0


def add_commands(commands: Any) -> Any:
    """Add `lab` and `analyse` to the subparsers of a command line. A parsed command is carried out by `run`.

    Returns the subparsers of `lab`, for kinds that others add.
    """
    lab = commands.add_parser("lab", help="many games among bots: results, a ladder, the balance of the tables")
    kinds = lab.add_subparsers(dest="kind", metavar="play|ladder|balance|dataset", required=True)
    play = kinds.add_parser("play", help="play many games and show the results with their intervals")
    play.add_argument("--bots", default="random,random", metavar="LIST", help="2 to 4 levels or files my_bot.py:MyBot")
    play.add_argument("--csv", metavar="FILE", help="write a line for each game")
    play.add_argument("--save", metavar="DIR", help="keep the record of each game")
    add_shared(play, "play")
    ladder = kinds.add_parser("ladder", help="let every bot meet every other and rate them")
    ladder.add_argument("--bots", metavar="LIST", help="the bots to rate (default: all levels)")
    ladder.add_argument("--players", default="2,3,4", metavar="LIST", help="sizes of tables, such as 2,4")
    ladder.add_argument("--html", metavar="FILE", help="write a page with plots")
    add_shared(ladder, "ladder")
    balance = kinds.add_parser("balance", help="what creatures, spells, skills, seats and fate cards do to the game")
    balance.add_argument("--bots", default="master", metavar="LIST", help="one bot for all seats, or one for each")
    balance.add_argument("--players", default="2,3,4", metavar="LIST", help="sizes of tables, such as 2,4")
    balance.add_argument("--html", metavar="FILE", help="write a page with plots")
    add_shared(balance, "balance")
    add_analyse(commands.add_parser("analyse", help="chances, swings and costly picks of a finished game"))
    return kinds


def add_analyse(analyse: argparse.ArgumentParser) -> None:
    """The options of `orcs analyse`."""
    analyse.add_argument("file", metavar="FILE", help="the record of a finished game")
    analyse.add_argument("--bot", default="adept", metavar="NAME", help="who plays on and advises (default adept)")
    analyse.add_argument("--iterations", type=int, metavar="N", help="how much the bot may think")
    analyse.add_argument("--samples", type=int, default=100, metavar="N", help="how often to play on (default 100)")
    analyse.add_argument("--seat", type=int, metavar="N", help="advise this seat only, from 1")
    analyse.add_argument("--limit", type=float, default=LIMIT, metavar="T", help="seconds (default 45; 0: no limit)")
    analyse.add_argument("--seed", type=int, default=SEED, metavar="N", help="of the samples (default 1)")
    analyse.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core; 0: none)")
    analyse.add_argument("--cluster", metavar="ADDRESS", help="work on a Dask cluster")
    analyse.add_argument("--json", action="store_true", help="print the analysis as JSON")
    analyse.add_argument("--html", metavar="FILE", help="write a page with charts")
    analyse.set_defaults(action="analyse")


def add_shared(parser: argparse.ArgumentParser, action: str) -> None:
    """The options that all runs have."""
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games at each table (default {GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help="all else follows from it (default 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core; 0: none)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--modules", default="", metavar="LIST", help="such as missions,terrain=9, or all")
    edition = "an edition laid over the built-in tables"
    parser.add_argument("--edition", metavar="FILE", default=argparse.SUPPRESS, help=edition)
    parser.add_argument("--iterations", type=int, metavar="N", help="how much a bot may think; results repeat")
    parser.add_argument("--seconds", type=float, metavar="T", help="how long a bot may think; results do not repeat")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.set_defaults(action=action)


def run(options: argparse.Namespace) -> int:
    """Carry out a parsed command. 0: done; 1: some games broke off; 2: it cannot be done; 130: stopped."""
    # Imported here, so that a command line with other commands too starts quickly.
    from orcs.lab.actions import ACTIONS

    try:
        return ACTIONS[options.action](options)
    except LabError as error:
        sys.stderr.write(f"orcs: {' '.join(str(error).split())}\n")
        return 2


def main(arguments: list[str] | None = None) -> int:
    """The lab's commands alone."""
    parser = argparse.ArgumentParser(prog="python -m orcs.lab", allow_abbrev=False)
    add_commands(parser.add_subparsers(metavar="lab|analyse", required=True))
    return run(parser.parse_args(arguments))
