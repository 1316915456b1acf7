"""`orcs play`: from options to a game with people and bots around it."""

from __future__ import annotations

import argparse
import secrets

from orcs.bots.bot import Bot
from orcs.bots.levels import LEVELS, make_bot
from orcs.bots.naming import split_names
from orcs.cli.arguments import parse_modules, whole_number
from orcs.cli.errors import CommandError
from orcs.cli.explain import house_rule_lines
from orcs.cli.files import autosave_name, load_game
from orcs.cli.language import OPTION
from orcs.cli.play import Play
from orcs.cli.screen import Screen
from orcs.edition import Edition
from orcs.engine.chance import KeyedDealer
from orcs.engine.core import Event
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS, SEATS
from orcs.game import Game, SealedDealer
from orcs.modules.bonus import PLACE_BONUSES
from orcs.modules.compose import MODULES
from orcs.modules.house import read_house_rules
from orcs.text import Words

SEEN_ON_THE_TABLE = ("creature_entered", "spell_shown", "card_drawn", "terrain_laid", "mission_dealt")
OPPONENT = "apprentice"
SET_UP_OPTIONS = ("players", "colours", "modules", "house_rules", "start", "seed", "undo", "edition")


def play(options: argparse.Namespace, edition: Edition, words: Words, screen: Screen) -> int:
    """Run the game until it is over or the player stops."""
    if options.load:
        opening: list[Event] = []
        game = load(options)
    else:
        game, opening = new_game(options, edition)
    humans, names = seats(options, len(game.setup.colours))
    words = words.at_table(game.edition, game.setup.colours, game.rules.house_rules)
    screen.highlight({colour: words.colour(seat) for seat, colour in enumerate(game.setup.colours)})
    seed = secrets.randbits(32) if options.seed is None else whole_number("--seed", options.seed)
    bots = make_bots(names, humans, seed)
    program = f"orcs {OPTION} {options.lang}" if options.lang else "orcs"
    table = Play(words, screen, game, bots, options.save or options.load or autosave_name(), program)
    table.story.add(0, [event for event in opening if event.name not in SEEN_ON_THE_TABLE])
    welcome(words, screen, table, names, options)
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        table.farewell()
    return 0


def new_game(options: argparse.Namespace, edition: Edition) -> tuple[Game, list[Event]]:
    """A game as the options say, dealt up to its first decision."""
    seed = secrets.randbelow(10**9) if options.seed is None else whole_number("--seed", options.seed)
    start = None if options.start is None else whole_number("--start", options.start) - 1
    modules = parse_modules(options.modules or "", list(MODULES))
    house_rules = read_house_rules(options.house_rules)
    try:
        setup = Setup(
            colours(options),
            start,
            modules,
            options.undo is not False,
            None if house_rules is None else list(house_rules),
        )
        game = Game(edition, setup, KeyedDealer(seed))
    except ValueError as error:
        raise CommandError("error-set_up", reason=str(error)) from error
    return game, game.begin()


def colours(options: argparse.Namespace) -> list[str]:
    """The players' colours in seat order."""
    if options.colours is not None:
        return [part.strip().lower() for part in options.colours.split(",") if part.strip()]
    count = 2 if options.players is None else whole_number("--players", options.players)
    if not 2 <= count <= SEATS:
        raise CommandError("error-players", text=str(count))
    return list(COLOURS[:count])


def load(options: argparse.Namespace) -> Game:
    """A saved game to go on with."""
    for name in SET_UP_OPTIONS:
        if getattr(options, name) is not None:
            raise CommandError("error-load-with", option=f"--{name.replace('_', '-')}")
    game = load_game(options.load)
    if isinstance(game.dealer, SealedDealer) and not game.over:
        raise CommandError("error-sealed", file=options.load)
    return game


def seats(options: argparse.Namespace, players: int) -> tuple[int, list[str]]:
    """How many seats people take, and the kind of bot on each of the others."""
    humans = 1 if options.humans is None else whole_number("--humans", options.humans)
    if not 0 <= humans <= players:
        raise CommandError("error-humans", players=players, text=str(humans))
    names = split_names(options.bots or OPPONENT)
    if len(names) == 1:
        names *= players - humans
    if len(names) != players - humans:
        raise CommandError("error-bots", bots=players - humans, count=len(names))
    return humans, names


def make_bots(names: list[str], humans: int, seed: int) -> dict[int, Bot]:
    """The bots by seat, each with a seed of its own; people sit on the first seats."""
    try:
        return {humans + i: make_bot(name, (seed + i) % 2**32) for i, name in enumerate(names)}
    except (ValueError, OSError) as error:
        raise CommandError("error-set_up", reason=str(error)) from error


def welcome(words: Words, screen: Screen, table: Play, names: list[str], options: argparse.Namespace) -> None:
    """What the game is about and who plays."""
    game = table.game
    screen.say(words.say("play-welcome"), style="bold")
    if options.load:
        screen.say(words.say("play-loaded", file=options.load))
    else:
        screen.say(words.say("play-intro").replace("\n", " "))
    kind = "play-seat-you" if len(table.humans) == 1 else "play-seat-human"
    players = [words.say(kind, seat=seat + 1) for seat in table.humans]
    players += [
        words.say("play-seat-bot", seat=seat + 1, bot=words.say(f"level-{name}") if name in LEVELS else name)
        for seat, name in zip(table.bots, names, strict=True)
    ]
    screen.say(words.say("play-seats", list=words.list(players)))
    for module in game.rules.modules:
        text = words.form("module", module, "text")
        screen.say(words.say("list-told", name=words.name("module", module), text=text), hang="  ")
    if game.rules.house_rules:
        screen.say(words.say("house_rules"), style="bold")
        for line in house_rule_lines(words, game.rules.house_rules):
            screen.say(line, "  ", "  ")
    if isinstance(game.dealer, KeyedDealer) and not options.load:
        screen.say(words.say("play-seed", seed=str(game.dealer.seed)))
    surprising = any(row.on_defeat != "none" for row in game.rules.creature_rows)
    if surprising and "bonus" not in game.rules.modules:
        screen.say(words.say("play-hint-no_bonus"))
    if "bonus" not in game.rules.modules and any(row.bonus in PLACE_BONUSES for row in game.rules.creature_rows):
        screen.say(words.say("play-hint-no_place_bonus"))
    if table.humans:
        screen.say(words.say("play-how"))
