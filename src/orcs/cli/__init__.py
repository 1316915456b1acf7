"""The command `orcs`: play, replay, verify, edition, rules, lab, analyse, serve."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import orcs
from orcs import edition as editions
from orcs.cli import edition as edition_command
from orcs.cli.admin import admin
from orcs.cli.arguments import make_parser
from orcs.cli.errors import CommandError
from orcs.cli.language import PRINTED, check_language, language_said
from orcs.cli.owner import compare
from orcs.cli.parser import Parser
from orcs.cli.replay import replay, replay_jsonl, verify
from orcs.cli.rules import show_rules
from orcs.cli.screen import Screen
from orcs.cli.serve import serve
from orcs.cli.start import play
from orcs.edition import Edition, EditionError
from orcs.env.dataset import run_dataset
from orcs.lab import commands as lab
from orcs.text import LANGUAGES, Words
from orcs.text.messages import language_of_locale

COMMANDS = ("play", "replay", "verify", "edition", "rules", "lab", "analyse", "serve", "admin")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Its exit status: 0 done, 1 a file was checked and is bad, 2 the command cannot be done."""
    arguments = sys.argv[1:] if argv is None else argv
    said = language_said(arguments)
    language = said if said in LANGUAGES else language_of_locale(os.environ)
    words = Words(language, printed=PRINTED in arguments)
    screen = Screen()
    try:
        check_language(said)
        status = run(make_parser(words, orcs.__version__), arguments, words, screen)
        sys.stdout.flush()
    except CommandError as error:
        text = words.say(error.message, **error.fields).replace("\n", " ")
        print(screen.plain(words.say("error-line", text=text)), file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has closed the pipe. Python would complain again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def run(parser: Parser, argv: Sequence[str], words: Words, screen: Screen) -> int:
    """Carry out what the arguments say."""
    try:
        options = parser.parse_args(argv)
    except SystemExit as stop:
        # --help and --version have done their work.
        return stop.code if isinstance(stop.code, int) else 0
    if options.command is None:
        raise CommandError(
            "error-usage", text=words.say("error-no_command", list=words.list(COMMANDS, "or")), command="orcs"
        )
    if options.command in ("replay", "verify") and options.edition is not None:
        raise CommandError("error-own_tables")
    if options.command == "replay":
        if options.positions and not options.jsonl:
            raise CommandError("error-positions")
        if options.jsonl:
            return replay_jsonl(options.file, options.positions, screen)
        return replay(options.file, words, screen)
    if options.command == "verify":
        return verify(options.file, words, screen)
    if options.command == "lab" and options.kind == "dataset":
        return run_dataset(options, words)
    if options.command == "serve":
        return serve(options, words, screen)
    if options.command == "admin":
        return admin(options, words, screen)
    if options.command in ("lab", "analyse"):
        return lab.run(options, words)
    return run_with_edition(options, words, screen)


def run_with_edition(options: argparse.Namespace, words: Words, screen: Screen) -> int:
    """The commands that use the tables."""
    if options.command == "edition" and options.kind == "check" and options.file:
        return edition_command.check(options.file, words, screen)
    edition = load_edition(options.edition)
    if options.command == "edition" and options.kind == "check":
        return compare(edition, options.write, words.at_table(edition), screen)
    if options.command == "play":
        return play(options, edition, words, screen)
    if options.command == "edition":
        return edition_command.show(edition, options.edition, options.table, words, screen)
    return show_rules(options.modules, options.house_rules, options.clauses, edition, words, screen)


def load_edition(file: str | None) -> Edition:
    """The tables to play with."""
    try:
        return editions.load(file)
    except EditionError as error:
        raise CommandError("error-edition", reason=str(error.problems[0]), more=len(error.problems) - 1) from error
