"""A finished game as a line of positions: where each turn begins, and where somebody had a choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.notation import RecordError
from orcs.engine.setup import first_state
from orcs.game import Game
from orcs.lab.errors import LabError
from orcs.lab.plan import first_line


@dataclass(frozen=True)
class Moment:
    """A position of a game: before which row of the record (from 1), in which round, whose turn or pick it is."""

    row: int
    round: int
    seat: int
    state: State


@dataclass(frozen=True)
class Choice(Moment):
    """A position in which a seat could pick more than one thing, and what it picked."""

    options: list[int]
    played: int


class Timeline:
    """A finished game: where play and each turn begin, the choices, and the end. What was undone is left out."""

    def __init__(self, game: Game) -> None:
        self.colours = list(game.setup.colours)
        self.text = game.text
        self.turns: list[Moment] = []
        self.choices: list[Choice] = []
        state = first_state(game.rules, game.setup)
        out = Options()
        settle(state, out)
        for row, pick in lasting(game):
            actor = int(state.stack[-1].actor)
            if actor != CHANCE:
                self.note(row, state, actor, out, pick)
            state.sink = []
            apply(state, pick, out)
            if any(event.name == "turn_began" for event in state.sink):
                self.turns.append(Moment(row + 1, int(state.cells[AT_ROUND]), int(state.cells[AT_TURN]), state.copy()))
        self.end = state

    def note(self, row: int, state: State, actor: int, out: Options, pick: int) -> None:
        """Keep a position in which a player picks."""
        if not self.turns:
            self.turns.append(Moment(row, int(state.cells[AT_ROUND]), actor, state.copy()))
        if out.size > 1:
            self.choices.append(Choice(row, int(state.cells[AT_ROUND]), actor, state.copy(), out.as_list(), pick))


def lasting(game: Game) -> list[tuple[int, int]]:
    """The picks of a game that were not taken back, each with its row in the record."""
    rows: list[tuple[int, int]] = []
    for number, row in enumerate(game.log):
        if row.back >= 0:
            rows = [kept for kept in rows if kept[0] <= row.back]
        else:
            rows.append((number + 1, int(row.pick)))
    return rows


@lru_cache(maxsize=2)
def timeline(record: str) -> Timeline:
    """The positions of a record's game, made once in each process. LabError if it cannot be read or is not finished."""
    try:
        game = Game.load(record)
    except ValueError as error:
        kind = "the record" if isinstance(error, RecordError) else "the record's edition"
        raise LabError(f"{kind} cannot be read: {first_line(error)}") from error
    if not game.over:
        raise LabError("the game is not finished: play it to its end, then analyse it")
    return Timeline(game)
