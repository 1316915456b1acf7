"""The commands of the lab: what each of them does."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from orcs.bots.levels import LEVELS
from orcs.bots.naming import split_names
from orcs.bots.nets import load_nets, nets_text, read_nets
from orcs.bots.value import Net
from orcs.lab.analyse import Question, analyse
from orcs.lab.analysis_report import analysis_page, plain_analysis, text_analysis
from orcs.lab.balance import balance_page, plain_balance, text_balance
from orcs.lab.cluster import cluster_runner
from orcs.lab.errors import LabError
from orcs.lab.ladder import ladder_page, ladder_plans, ladders, plain_ladder, text_ladder
from orcs.lab.page import check_writable, write_page
from orcs.lab.plan import Plan, checked, read_edition, read_modules
from orcs.lab.ratings import library
from orcs.lab.results import plain_play, text_play
from orcs.lab.runners import ProcessRunner, Runner
from orcs.lab.session import Keeper, Outcome, deals_for, play_plans
from orcs.lab.timeline import timeline
from orcs.modules.house import read_house_rules
from orcs.text import Words

STOPPED = 130
EPOCHS = 16


def plan_of(options: argparse.Namespace, bots: list[str], number: int = 0) -> Plan:
    """The plan that the options describe for a table of these bots."""
    if options.seconds is not None and not options.seconds > 0:
        raise LabError(f"a bot thinks for more than 0 seconds, not {options.seconds:g}")
    return Plan(
        bots=tuple(bots),
        seed=options.seed,
        modules=read_modules(options.modules),
        override=read_edition(getattr(options, "edition", None)),
        iterations=iterations_of(options),
        seconds=options.seconds,
        number=number,
        house_rules=read_house_rules(options.house_rules),
    )


def iterations_of(options: argparse.Namespace) -> int | None:
    """How much a bot may think."""
    if options.iterations is not None and options.iterations < 1:
        raise LabError(f"a bot thinks for 1 or more iterations, not {options.iterations}")
    return None if options.iterations is None else int(options.iterations)


def names(text: str) -> list[str]:
    """A list of bots as people write it. Paths become absolute, for workers that start elsewhere."""
    return [absolute(name) for name in split_names(text) if name]


def absolute(name: str) -> str:
    """A bot's name; the path of a bot's file from the root."""
    file, colon, rest = name.rpartition(":")
    return f"{Path(file).resolve()}{colon}{rest}" if file.endswith(".py") else name


def runner(options: argparse.Namespace) -> Runner:
    """A runner with some processes, or on a cluster. With no jobs: in this process, where a debugger can follow."""
    if options.cluster is not None:
        return cluster_runner(options.cluster)
    jobs = (os.cpu_count() or 1) if options.jobs is None else int(options.jobs)
    if jobs < 0:
        raise LabError(f"games are played in 1 or more jobs, or with 0 in the command's own process, not in {jobs}")
    return ProcessRunner(jobs) if jobs else Runner()


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


def play_command(options: argparse.Namespace, words: Words) -> int:
    """`orcs lab play`."""
    plan = checked(plan_of(options, names(options.bots)))
    deals_for(options.games, plan.players)
    keeper = Keeper(options.csv, options.save)
    with runner(options) as workers:
        outcome = play_plans([plan], options.games, workers, keeper, sys.stderr, language=words.language)
    keeper.close()
    tell(options, plain_play(plan, outcome), text_play(words, plan, outcome))
    return status_of(outcome)


def ladder_command(options: argparse.Namespace, words: Words) -> int:
    """`orcs lab ladder`."""
    check_writable(options.html)
    library()
    bots = names(options.bots) if options.bots else list(LEVELS)
    plans = ladder_plans(plan_of(options, bots), bots, sizes(options.players), options.neighbours)
    for plan in plans:
        checked(plan)
    outcome = play_tables(options, plans, words.language, pairs=True)
    found = ladders(plans, outcome, bots)
    if options.html:
        write_page(options.html, ladder_page(words, plans, outcome, found))
    tell(options, plain_ladder(plans, outcome, found), text_ladder(words, plans, outcome, found))
    return status_of(outcome)


def balance_command(options: argparse.Namespace, words: Words) -> int:
    """`orcs lab balance`."""
    check_writable(options.html)
    bots = names(options.bots)
    plans = []
    for number, size in enumerate(sizes(options.players) if len(bots) == 1 else [len(bots)]):
        plans.append(checked(plan_of(options, bots * size if len(bots) == 1 else bots, number)))
    outcome = play_tables(options, plans, words.language, observe=True)
    if options.html:
        write_page(options.html, balance_page(words, plans, outcome))
    tell(options, plain_balance(plans, outcome), text_balance(words, plans, outcome))
    return status_of(outcome)


def train_command(options: argparse.Namespace, words: Words) -> int:
    """`orcs lab train`."""
    try:
        from orcs.lab.fitting import Shape
        from orcs.lab.train import Course
    except ImportError as error:
        raise LabError("training needs NumPy: pip install 'orcs-orcs-orcs[env]'") from error
    check_writable(options.out)
    folder = None if options.keep is None else Path(options.keep)
    shape = Shape(options.hidden, options.decay)
    begin = {} if options.begin is None else beginning(options.begin)
    courses = []
    for number, size in enumerate(sizes(options.players)):
        plan = checked(plan_of(options, ["adept", *[options.against or "adept"] * (size - 1)], number))
        courses.append(Course(plan, options.games, options.rounds, shape, EPOCHS, folder, begin, options.against))
    nets = known_nets(Path(options.out))
    with runner(options) as workers:
        for course in courses:
            for number, fit in enumerate(course.run(workers, sys.stderr, words.language)):
                nets[course.kind] = fit.nets
                Path(options.out).write_text(nets_text(nets), "utf-8")
                shares = {"straight": f"{fit.straight:.3f}", "explained": f"{fit.explained:.3f}"}
                sys.stdout.write(words.say("train-round", kind=course.kind, number=number + 1, **shares) + "\n")
                sys.stdout.flush()
    sys.stdout.write(words.say("train-written", file=options.out) + "\n")
    return 0


def beginning(path: str) -> dict[str, list[Net]]:
    """The weights that training begins with."""
    try:
        return load_nets(path)
    except ValueError as error:
        raise LabError(str(error)) from error


def known_nets(path: Path) -> dict[str, list[Net]]:
    """What a file of weights knows already: other kinds of games stay in it."""
    try:
        return read_nets(path.read_text("utf-8")) if path.exists() else {}
    except ValueError as error:
        raise LabError(f"{path} is there and holds no weights that can be added to: {error}") from error


def play_tables(
    options: argparse.Namespace, plans: list[Plan], language: str, *, pairs: bool = False, observe: bool = False
) -> Outcome:
    """Play every table of a run."""
    with runner(options) as workers:
        return play_plans(
            plans, options.games, workers, Keeper(), sys.stderr, pairs=pairs, observe=observe, language=language
        )


def analyse_command(options: argparse.Namespace, words: Words) -> int:
    """`orcs analyse`."""
    check_writable(options.html)
    if options.samples < 2:
        raise LabError(f"an estimate needs 2 or more samples, not {options.samples}")
    if options.limit < 0:
        raise LabError(f"the limit is in seconds, 0 for none, not {options.limit:g}")
    record = read_record(options.file)
    bot, player, checker = absolute(options.bot), absolute(options.player), absolute(options.checker)
    line = timeline(record)
    if options.seat is not None and not 1 <= options.seat <= len(line.colours):
        raise LabError(f"this game has the seats 1 to {len(line.colours)}, not {options.seat}")
    checked(Plan((bot, player, checker), options.seed, iterations=iterations_of(options)))
    question = Question(record, bot, player, options.samples, options.seed, options.iterations, checker)
    seat = None if options.seat is None else options.seat - 1
    with runner(options) as workers:
        analysis = analyse(question, workers, sys.stderr, limit=options.limit, seat=seat, language=words.language)
    if options.html:
        write_page(options.html, analysis_page(words, analysis))
    tell(options, plain_analysis(analysis), text_analysis(words, analysis))
    return 0


def read_record(file: str) -> str:
    """The text of a record's file."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise LabError(f"{file} cannot be read: {reason}; give the record of a finished game") from error


ACTIONS: dict[str, Callable[[argparse.Namespace, Words], int]] = {
    "play": play_command,
    "ladder": ladder_command,
    "balance": balance_command,
    "train": train_command,
    "analyse": analyse_command,
}
