"""Records to damage, and ways to damage them. They get a new checksum, so that the fault itself is found."""

from functools import cache

import pytest

from orcs import Game, KeyedDealer, RecordError, Rng
from orcs.edition import load_text
from orcs.engine.notation import checksum
from tests.properties.games import lively

TABLE = '# mine\n\n[[creature]]\nid = "chief"\nlife = 6\n'


@cache
def running() -> str:
    """A game in the middle, with picks taken back."""
    game = Game.new(["red", "blue"], start=1, modules=["bonus"], seed=12, undo=True)
    rng = Rng(12)
    undos = 0
    while undos < 3:
        seat = game.actor
        assert seat is not None
        game.play(lively(game, rng))
        if game.can_undo(seat) and rng.below(4) == 0:
            game.undo(seat)
            undos += 1
    return game.save()


@cache
def finished() -> str:
    """A game that is over."""
    game = Game.new(2, start=0, seed=13)
    rng = Rng(13)
    while not game.over:
        game.play(lively(game, rng))
    return game.save()


@cache
def waiting() -> str:
    """A game in which one seat has answered early."""
    game = Game.new(3, start=0, modules=["missions"], seed=14)
    late = game.asks()[2]
    game.play(late.options[0], late.seat)
    return game.save()


@cache
def tabled() -> str:
    """A game with an owner's edition."""
    return Game.new(2, start=0, edition=load_text(TABLE), dealer=KeyedDealer(15)).save()


def lines_of(text: str) -> list[str]:
    """The lines of a record, without the checksum."""
    return text.split("\n")[:-2]


def signed(lines: list[str]) -> str:
    """A record of these lines with the right checksum."""
    return "\n".join([*lines, f"checksum: {checksum(lines)}"]) + "\n"


def line_of(text: str, start: str) -> int:
    """The number of the first line with this start."""
    return next(number for number, line in enumerate(lines_of(text), 1) if line.startswith(start))


def replaced(text: str, line: int, new: str) -> str:
    """The record with one line changed, and signed anew."""
    lines = lines_of(text)
    lines[line - 1] = new
    return signed(lines)


def fault(text: str) -> RecordError:
    """The error for a record that cannot be loaded."""
    with pytest.raises(RecordError) as error:
        Game.load(text)
    assert str(error.value) == f"line {error.value.line}: expected {error.value.expected}, found {error.value.found}"
    return error.value
