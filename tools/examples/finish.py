"""The ends of two whole games among bots, for the clauses about points."""

from __future__ import annotations

from typing import Any

from orcs import Game
from orcs.bots.levels import make_bot
from tools.examples.stage import Example, Stage

ENDS = (
    Example("points", ["E2", "E1", "E3", "E4", "E5"], (0, "blue"), {}, claims=[{"event": "game_ended"}]),
    Example("mission_points", ["M2"], (0, "blue"), {}, modules={"missions": None}, claims=[{"event": "game_ended"}]),
)
SEED = 12


class Finish(Stage):
    """A game played to its end; the example is its last pick."""

    def __init__(self, example: Example) -> None:
        super().__init__(example)
        self.game = Game.new(example.colours, start=0, modules=dict(example.modules), seed=SEED)

    def play(self) -> Game:
        """The whole game; the record ends before the last pick."""
        bots = [make_bot("apprentice", seat) for seat in range(len(self.example.colours))]
        while not self.game.over:
            seat = self.game.asks()[0].seat
            self.record, self.rows, self.seat = self.game.save(), len(self.game.log), seat
            options = [int(pick) for pick in self.game.options()]
            self.game.play(bots[seat].choose(self.game.view(seat), options), seat)
        return self.game

    def entry(self) -> dict[str, Any]:
        """The example's row of the index, seen by the seat that picks last."""
        return super().entry() | {"seat": self.seat + 1}
