"""The commands `orcs lab …` and `orcs analyse`: their options."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from orcs.bots.levels import ADVISER, CHECKER, PLAYER
from orcs.edition.words import HOUSE_RULES
from orcs.lab.errors import LabError
from orcs.text import Words
from orcs.text.messages import language_of_locale

GAMES = 400
SEED = 1
LIMIT = 45.0


def add_commands(words: Words, commands: Any) -> Any:
    """Add `lab` and `analyse` to the subparsers of a command line. A parsed command is carried out by `run`.

    Returns the subparsers of `lab`, for kinds that others add.
    """
    say = words.say
    lab = commands.add_parser("lab", help=say("help-lab"))
    kinds = lab.add_subparsers(dest="kind", metavar="play|ladder|balance|train|dataset", required=True)
    play = kinds.add_parser("play", help=say("help-lab-play"))
    play.add_argument("--bots", default="random,random", metavar="LIST", help=say("help-lab-bots-play"))
    play.add_argument("--csv", metavar="FILE", help=say("help-lab-csv"))
    play.add_argument("--save", metavar="DIR", help=say("help-lab-save"))
    add_shared(words, play, "play")
    ladder = kinds.add_parser("ladder", help=say("help-lab-ladder"))
    ladder.add_argument("--bots", metavar="LIST", help=say("help-lab-bots-ladder"))
    ladder.add_argument("--players", default="2,3,4", metavar="LIST", help=say("help-lab-players"))
    ladder.add_argument("--neighbours", action="store_true", help=say("help-lab-neighbours"))
    ladder.add_argument("--html", metavar="FILE", help=say("help-lab-html"))
    add_shared(words, ladder, "ladder")
    balance = kinds.add_parser("balance", help=say("help-lab-balance"))
    balance.add_argument("--bots", default="master", metavar="LIST", help=say("help-lab-bots-balance"))
    balance.add_argument("--players", default="2,3,4", metavar="LIST", help=say("help-lab-players"))
    balance.add_argument("--html", metavar="FILE", help=say("help-lab-html"))
    add_shared(words, balance, "balance")
    train = kinds.add_parser("train", help=say("help-lab-train"))
    train.add_argument("out", metavar="FILE", help=say("help-train-out"))
    train.add_argument("--players", default="2,4", metavar="LIST", help=say("help-lab-players"))
    train.add_argument("--games", type=int, default=20000, metavar="N", help=say("help-train-games", count=20000))
    train.add_argument("--rounds", type=int, default=2, metavar="N", help=say("help-train-rounds"))
    train.add_argument("--hidden", type=int, default=16, metavar="N", help=say("help-train-hidden"))
    train.add_argument("--decay", type=float, default=0.001, metavar="X", help=say("help-train-decay"))
    train.add_argument("--keep", metavar="DIR", help=say("help-train-keep"))
    train.add_argument("--begin", metavar="FILE", help=say("help-train-begin"))
    train.add_argument("--against", default="", metavar="BOT", help=say("help-train-against"))
    train.add_argument("--seed", type=int, default=SEED, metavar="N", help=say("help-lab-seed"))
    train.add_argument("--jobs", type=int, metavar="N", help=say("help-lab-jobs"))
    train.add_argument("--cluster", metavar="ADDRESS", help=say("help-lab-cluster"))
    train.add_argument("--modules", default="", metavar="LIST", help=say("help-lab-modules"))
    train.add_argument("--edition", metavar="FILE", default=argparse.SUPPRESS, help=say("help-edition"))
    train.add_argument("--iterations", type=int, metavar="N", help=say("help-lab-iterations"))
    add_house_rules(words, train)
    train.set_defaults(action="train", seconds=None)
    add_analyse(words, commands.add_parser("analyse", help=say("help-analyse")))
    return kinds


def add_analyse(words: Words, analyse: argparse.ArgumentParser) -> None:
    """The options of `orcs analyse`."""
    say = words.say
    analyse.add_argument("file", metavar="FILE", help=say("help-analyse-file"))
    analyse.add_argument("--bot", default=ADVISER, metavar="NAME", help=say("help-analyse-bot", bot=ADVISER))
    analyse.add_argument("--player", default=PLAYER, metavar="NAME", help=say("help-analyse-player", bot=PLAYER))
    analyse.add_argument("--checker", default=CHECKER, metavar="NAME", help=say("help-analyse-checker", bot=CHECKER))
    analyse.add_argument("--iterations", type=int, metavar="N", help=say("help-lab-iterations"))
    analyse.add_argument("--samples", type=int, default=100, metavar="N", help=say("help-analyse-samples"))
    analyse.add_argument("--seat", type=int, metavar="N", help=say("help-analyse-seat"))
    analyse.add_argument("--limit", type=float, default=LIMIT, metavar="T", help=say("help-analyse-limit"))
    analyse.add_argument("--seed", type=int, default=SEED, metavar="N", help=say("help-analyse-seed"))
    analyse.add_argument("--jobs", type=int, metavar="N", help=say("help-lab-jobs"))
    analyse.add_argument("--cluster", metavar="ADDRESS", help=say("help-lab-cluster"))
    analyse.add_argument("--json", action="store_true", help=say("help-lab-json"))
    analyse.add_argument("--html", metavar="FILE", help=say("help-analyse-html"))
    analyse.set_defaults(action="analyse")


def add_shared(words: Words, parser: argparse.ArgumentParser, action: str) -> None:
    """The options that all runs have."""
    say = words.say
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=say("help-lab-games", count=GAMES))
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help=say("help-lab-seed"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("help-lab-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-lab-cluster"))
    parser.add_argument("--modules", default="", metavar="LIST", help=say("help-lab-modules"))
    add_house_rules(words, parser)
    parser.add_argument("--edition", metavar="FILE", default=argparse.SUPPRESS, help=say("help-edition"))
    parser.add_argument("--iterations", type=int, metavar="N", help=say("help-lab-iterations"))
    parser.add_argument("--seconds", type=float, metavar="T", help=say("help-lab-seconds"))
    parser.add_argument("--json", action="store_true", help=say("help-lab-json"))
    parser.set_defaults(action=action)


def add_house_rules(words: Words, parser: argparse.ArgumentParser) -> None:
    """The option for house rules."""
    text = words.say("help-house_rules", list=words.list(HOUSE_RULES))
    parser.add_argument("--house-rules", metavar="LIST", help=text)


def run(options: argparse.Namespace, words: Words) -> int:
    """Carry out a parsed command. 0: done; 1: some games broke off; 2: it cannot be done; 130: stopped."""
    # Imported here, so that a command line with other commands too starts quickly.
    from orcs.lab.actions import ACTIONS

    try:
        return ACTIONS[options.action](options, words)
    except LabError as error:
        sys.stderr.write(words.say("error-line", text=" ".join(str(error).split())) + "\n")
        return 2


def main(arguments: list[str] | None = None) -> int:
    """The lab's commands alone."""
    parser = argparse.ArgumentParser(prog="python -m orcs.lab", allow_abbrev=False)
    words = Words(language_of_locale(os.environ))
    add_commands(words, parser.add_subparsers(metavar="lab|analyse", required=True))
    return run(parser.parse_args(arguments), words)
