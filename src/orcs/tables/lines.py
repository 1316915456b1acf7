"""The lines of a record as facts hold them: `blue cast:fireball`, `chance draw:orc`, `blue undo 12`."""

from __future__ import annotations

from collections.abc import Iterable

from orcs import CHANCE, Game
from orcs.engine.core import Event
from orcs.engine.game import Game as EngineGame
from orcs.engine.notation import CHANCE_NAME, HEADER, OPTIONAL, UNDO, Entry, Record, int_or


def logged(game: EngineGame, first: int) -> list[str]:
    """The rows of a game's log from this number on."""
    colours = game.setup.colours
    lines: list[str] = []
    for row in game.log[first:]:
        actor = CHANCE_NAME if row.actor == CHANCE else colours[row.actor]
        lines.append(f"{actor} {UNDO} {row.back}" if row.back >= 0 else f"{actor} {game.text(row.pick)}")
    return lines


def entry(line: str) -> Entry:
    """A line taken apart."""
    actor, _, pick = line.partition(" ")
    word, _, back = pick.partition(" ")
    return Entry(actor, UNDO, int_or(back, -1)) if word == UNDO else Entry(actor, pick)


def replay(game: Game, lines: Iterable[str]) -> list[Event]:
    """Play lines that were played before. RecordError if they do not fit the game."""
    events: list[Event] = []
    for line in lines:
        events += game.replay(entry(line))
    return events


def begun(header: dict[str, str], edition: str, lines: Iterable[str] = ()) -> Record:
    """A record of these lines that a game can be made from."""
    fields: dict[str, str] = {name: header[name] for name in (*HEADER, *OPTIONAL) if name in header}
    return Record(fields, edition.split("\n") if edition else [], [entry(line) for line in lines], [], "", "")
