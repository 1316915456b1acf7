"""Perft: how many lines of play there are from a position, picks of players and of chance alike."""

from orcs import Game, State
from orcs.engine import notation
from orcs.engine.core import Options, apply, settle


def perft(state: State, depth: int) -> int:
    """The number of different sequences of this many picks."""
    out = Options()
    settle(state, out)
    if depth == 1:
        return int(out.size)
    total = 0
    for pick in out.as_list():
        child = state.copy()
        apply(child, pick, Options())
        total += perft(child, depth - 1)
    return total


def position_after(record: str, rows: int) -> Game:
    """The game of a record after its first rows."""
    parts = notation.read(record)
    game = Game.from_header(parts)
    for entry in parts.entries[:rows]:
        game.replay(entry)
    return game
