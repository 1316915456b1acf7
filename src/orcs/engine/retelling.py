"""Retelling: what happened in a game, row by row of its log, found by playing it once more."""

from __future__ import annotations

from orcs.engine.chance import Dealer
from orcs.engine.game import Game, PickError, Row, chained
from orcs.engine.plain import event_line


class Retelling:
    """A game that is played once more along a log. `opening` is what happened before its first row, a line for each
    event."""

    __slots__ = ("game", "opening")

    def __init__(self, told: Game) -> None:
        self.game = Game(told.rules, told.setup, Dealer())
        self.opening = [event_line(told.rules, event) for event in self.game.opening]

    def follow(self, row: Row) -> list[str]:
        """Play one more row; what happened then. PickError if today's rules do not allow it."""
        game = self.game
        if row.back >= 0:
            if game.undoable[-1:] != [row.back]:
                raise PickError(f"undo {row.back}", "T3", [], "undo", row.actor)
            game.undo(row.actor)
            return []
        if game.actor != row.actor or not game.open.holds(row.pick):
            raise PickError(game.text(row.pick), "T3", [], actor=row.actor)
        game.state.sink = []
        game.take(row.actor, row.pick)
        lines: list[str] = []
        for event in game.state.sink or ():
            line = event_line(game.rules, event)
            game.digest = chained(game.digest, line)
            lines.append(line)
        game.state.sink = None
        return lines
