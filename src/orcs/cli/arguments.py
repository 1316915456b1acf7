"""The options of the command line."""

from __future__ import annotations

import argparse

from orcs.bots.levels import LEVELS
from orcs.cli.admin import add_admin
from orcs.cli.errors import CommandError
from orcs.cli.parser import Parser, parser_in
from orcs.cli.serve import add_serve
from orcs.edition.words import HOUSE_RULES
from orcs.env.dataset import add_dataset_command
from orcs.lab.commands import add_commands
from orcs.modules.compose import MODULES
from orcs.text import Words

TABLES = ("creatures", "reinforcements", "spells", "fate", "new_fate", "missions", "terrain", "toadlings")


def make_parser(words: Words, version: str) -> Parser:
    """The parser of all commands."""
    kind = parser_in(words)
    parser = kind(prog="orcs", description=words.say("help-program"))
    parser.add_argument("--version", action="version", version=f"orcs {version}", help=words.say("help-version"))
    parser.add_argument("--edition", metavar="FILE", help=words.say("help-edition"))
    parser.set_defaults(lang=None)
    shared = kind(add_help=False)
    shared.add_argument("--edition", metavar="FILE", default=argparse.SUPPRESS, help=words.say("help-edition"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=kind)

    def add(name: str, help: str) -> argparse.ArgumentParser:
        text = words.say(help)
        return commands.add_parser(name, help=text, description=text, parents=[shared])

    add_play(words, add("play", "help-play"))
    replay = add("replay", "help-replay")
    replay.add_argument("file", metavar="FILE", help=words.say("help-file"))
    replay.add_argument("--jsonl", action="store_true", help=words.say("help-jsonl"))
    replay.add_argument("--positions", action="store_true", help=words.say("help-positions"))
    verify = add("verify", "help-verify")
    verify.add_argument("file", metavar="FILE", help=words.say("help-file"))
    add_edition(words, add("edition", "help-edition-command"))
    rules = add("rules", "help-rules")
    rules.add_argument("--modules", default="", help=words.say("help-modules", list=words.list(MODULES)))
    add_house_rules(words, rules)
    rules.add_argument("clauses", nargs="*", metavar="CLAUSE", help=words.say("help-clauses"))
    add_serve(words, add("serve", "help-serve"))
    add_admin(words, add("admin", "help-admin"))
    add_dataset_command(words, add_commands(words, commands))
    return parser


def add_play(words: Words, play: argparse.ArgumentParser) -> None:
    """The options of `orcs play`. Options not given stay None, so that a saved game keeps its own set-up."""
    who = play.add_mutually_exclusive_group()
    who.add_argument("--players", metavar="N", help=words.say("help-players"))
    who.add_argument("--colours", "--colors", metavar="LIST", help=words.say("help-colours"))
    play.add_argument("--humans", metavar="N", help=words.say("help-humans"))
    play.add_argument("--bots", metavar="LIST", help=words.say("help-bots", list=words.list(LEVELS)))
    play.add_argument("--modules", metavar="LIST", help=words.say("help-modules", list=words.list(MODULES)))
    add_house_rules(words, play)
    play.add_argument("--start", metavar="SEAT", help=words.say("help-start"))
    play.add_argument("--seed", metavar="N", help=words.say("help-seed"))
    play.add_argument("--undo", action=argparse.BooleanOptionalAction, default=None, help=words.say("help-undo"))
    play.add_argument("--save", metavar="FILE", help=words.say("help-save"))
    play.add_argument("--load", metavar="FILE", help=words.say("help-load"))


def add_house_rules(words: Words, parser: argparse.ArgumentParser) -> None:
    """The option that names house rules."""
    listed = words.say("help-house_rules", list=words.list(HOUSE_RULES))
    parser.add_argument("--house-rules", metavar="LIST", help=listed)


def add_edition(words: Words, edition: argparse.ArgumentParser) -> None:
    """The options of `orcs edition`."""
    kinds = edition.add_subparsers(dest="kind", metavar="show|check", required=True)
    show = kinds.add_parser("show", help=words.say("help-edition-show"))
    tables = words.say("help-edition-table", list=words.list(TABLES))
    show.add_argument("table", nargs="?", choices=TABLES, metavar="TABLE", help=tables)
    check = kinds.add_parser("check", help=words.say("help-edition-check"))
    check.add_argument("file", nargs="?", metavar="FILE", help=words.say("help-edition-file"))
    check.add_argument("--write", default="my-box.toml", metavar="FILE", help=words.say("help-owner-write"))


def whole_number(option: str, text: str) -> int:
    """The number that an option gives."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 40):
        raise CommandError("error-number", option=option, text=text)
    return int(text)


def parse_modules(text: str, names: list[str]) -> dict[str, str]:
    """Modules with their options: `bonus,terrain=9,reinforcement=croco_flyer:goblin,bomber:chief`, or `all`."""
    if text == "all":
        return dict.fromkeys(names, "")
    modules: dict[str, str] = {}
    last = ""
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, option = part.partition("=")
        if ":" in part and "=" not in part and last:
            modules[last] += ("," if modules[last] else "") + part
            continue
        if name in modules:
            raise CommandError("error-module-twice", name=name)
        modules[name] = option
        last = name
    return modules
