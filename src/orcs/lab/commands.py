"""The commands `orcs lab play`, `orcs lab ladder`, `orcs lab balance` and `orcs analyse`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from orcs.bots.levels import LEVELS
from orcs.lab.balance import balance_page, plain_balance, text_balance
from orcs.lab.errors import LabError
from orcs.lab.ladder import ladder_page, ladder_plans, ladders, plain_ladder, text_ladder
from orcs.lab.page import check_writable, write_page
from orcs.lab.plan import Plan, checked, read_edition, read_modules
from orcs.lab.ratings import library
from orcs.lab.results import plain_play, text_play
from orcs.lab.runners import runner
from orcs.lab.session import Keeper, Outcome, play_plans

GAMES = 400
SEED = 1
STOPPED = 130


def add_commands(commands: Any) -> None:
    """Add `lab` and `analyse` to the subparsers of a command line. A parsed command is carried out by `run`."""
    lab = commands.add_parser("lab", help="many games among bots: results, a ladder, the balance of the tables")
    kinds = lab.add_subparsers(dest="kind", metavar="play|ladder|balance", required=True)
    play = kinds.add_parser("play", help="play many games and show the results with their intervals")
    play.add_argument("--bots", default="random,random", metavar="LIST", help="2 to 4 levels or files my_bot.py:MyBot")
    play.add_argument("--csv", metavar="FILE", help="write a line for each game")
    play.add_argument("--save", metavar="DIR", help="keep the record of each game")
    add_shared(play, play_command)
    ladder = kinds.add_parser("ladder", help="let every bot meet every other and rate them")
    ladder.add_argument("--bots", default=",".join(LEVELS), metavar="LIST", help="the bots to rate")
    ladder.add_argument("--players", default="2,3,4", metavar="LIST", help="sizes of tables, such as 2,4")
    ladder.add_argument("--html", metavar="FILE", help="write a page with plots")
    add_shared(ladder, ladder_command)
    balance = kinds.add_parser("balance", help="what creatures, spells, skills, seats and fate cards do to the game")
    balance.add_argument("--bots", default="master", metavar="LIST", help="one bot for all seats, or one for each")
    balance.add_argument("--players", default="2,3,4", metavar="LIST", help="sizes of tables, such as 2,4")
    balance.add_argument("--html", metavar="FILE", help="write a page with plots")
    add_shared(balance, balance_command)


def add_shared(parser: argparse.ArgumentParser, command: Callable[[argparse.Namespace], int]) -> None:
    """The options that all runs have."""
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games at each table (default {GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help="all else follows from it (default 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core; 0: none)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--modules", default="", metavar="LIST", help="such as missions,terrain=9, or all")
    parser.add_argument("--edition", metavar="FILE", help="an edition laid over the built-in tables")
    parser.add_argument("--iterations", type=int, metavar="N", help="how much a bot may think; results repeat")
    parser.add_argument("--seconds", type=float, metavar="T", help="how long a bot may think; results do not repeat")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.set_defaults(run=command)


def run(options: argparse.Namespace) -> int:
    """Carry out a parsed command. 0: done; 1: some games broke off; 2: it cannot be done; 130: stopped."""
    try:
        status: int = options.run(options)
    except LabError as error:
        sys.stderr.write(f"orcs: {' '.join(str(error).split())}\n")
        return 2
    return status


def main(arguments: list[str] | None = None) -> int:
    """The lab's commands alone."""
    parser = argparse.ArgumentParser(prog="python -m orcs.lab", allow_abbrev=False)
    add_commands(parser.add_subparsers(metavar="lab|analyse", required=True))
    return run(parser.parse_args(arguments))


def plan_of(options: argparse.Namespace, bots: list[str], number: int = 0) -> Plan:
    """The plan that the options describe for a table of these bots."""
    if options.iterations is not None and options.iterations < 1:
        raise LabError(f"a bot thinks for 1 or more iterations, not {options.iterations}")
    if options.seconds is not None and not options.seconds > 0:
        raise LabError(f"a bot thinks for more than 0 seconds, not {options.seconds:g}")
    return Plan(
        bots=tuple(bots),
        seed=options.seed,
        modules=read_modules(options.modules),
        override=read_edition(options.edition),
        iterations=options.iterations,
        seconds=options.seconds,
        number=number,
    )


def names(text: str) -> list[str]:
    """A list of bots as people write it. Paths become whole, for workers that start elsewhere."""
    return [absolute(name.strip()) for name in text.split(",") if name.strip()]


def absolute(name: str) -> str:
    """A bot's name; the path of a bot's file from the root."""
    file, colon, rest = name.rpartition(":")
    return f"{Path(file).resolve()}{colon}{rest}" if file.endswith(".py") else name


def jobs_of(options: argparse.Namespace) -> int:
    """How many processes play."""
    return (os.cpu_count() or 1) if options.jobs is None else int(options.jobs)


def status_of(outcome: Outcome) -> int:
    """The exit status of a run."""
    if not outcome.complete:
        return STOPPED
    return 1 if outcome.failed or outcome.helped else 0


def tell(options: argparse.Namespace, plain: dict[str, Any], text: str) -> None:
    """Print the results in the form asked for."""
    sys.stdout.write(json.dumps(plain, indent=1) + "\n" if options.json else text)
    sys.stdout.flush()


def sizes(text: str) -> list[int]:
    """Sizes of tables as people write them."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not words or not all(word in ("2", "3", "4") for word in words):
        raise LabError(f"2 to 4 players can play: write --players 2,3,4, not {text!r}")
    return sorted({int(word) for word in words})


def play_command(options: argparse.Namespace) -> int:
    """`orcs lab play`."""
    plan = checked(plan_of(options, names(options.bots)))
    keeper = Keeper(options.csv, options.save)
    with runner(jobs_of(options), options.cluster) as workers:
        outcome = play_plans([plan], options.games, workers, keeper, sys.stderr)
    keeper.close()
    tell(options, plain_play(plan, outcome), text_play(plan, outcome))
    return status_of(outcome)


def ladder_command(options: argparse.Namespace) -> int:
    """`orcs lab ladder`."""
    check_writable(options.html)
    library()
    bots = names(options.bots)
    plans = ladder_plans(plan_of(options, bots), bots, sizes(options.players))
    for plan in plans:
        checked(plan)
    outcome = play_tables(options, plans, pairs=True)
    found = ladders(plans, outcome, bots)
    if options.html:
        write_page(options.html, ladder_page(plans, outcome, found))
    tell(options, plain_ladder(plans, outcome, found), text_ladder(plans, outcome, found))
    return status_of(outcome)


def balance_command(options: argparse.Namespace) -> int:
    """`orcs lab balance`."""
    check_writable(options.html)
    bots = names(options.bots)
    plans = []
    for number, size in enumerate(sizes(options.players) if len(bots) == 1 else [len(bots)]):
        plans.append(checked(plan_of(options, bots * size if len(bots) == 1 else bots, number)))
    outcome = play_tables(options, plans, observe=True)
    if options.html:
        write_page(options.html, balance_page(plans, outcome))
    tell(options, plain_balance(plans, outcome), text_balance(plans, outcome))
    return status_of(outcome)


def play_tables(
    options: argparse.Namespace, plans: list[Plan], *, pairs: bool = False, observe: bool = False
) -> Outcome:
    """Play every table of a run."""
    with runner(jobs_of(options), options.cluster) as workers:
        return play_plans(plans, options.games, workers, Keeper(), sys.stderr, pairs=pairs, observe=observe)
