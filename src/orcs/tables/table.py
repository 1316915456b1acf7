"""Table: a table from its first visitor to its last pick, folded from its facts. No I/O, no clock of its own."""

from __future__ import annotations

import msgspec

from orcs.engine.core import Event
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.game import Game
from orcs.tables import due, folding, handlers, playing
from orcs.tables.commands import TableCommand
from orcs.tables.facts import AnyFact
from orcs.tables.state import FIELDS, TableState

_encoder = msgspec.json.Encoder()


class Table(TableState):
    """A table. `do` carries out a command and returns the fact that brings any other copy to the same state."""

    def do(self, command: TableCommand, now: int) -> playing.Progress:
        """Carry out a command. Refused, with the table unchanged, if it is not allowed now."""
        progress = handlers.HANDLERS[type(command)](self, command, now)
        folding.follow(self, progress.fact, now)
        return progress

    def apply(self, fact: AnyFact, at: int) -> list[Event]:
        """Replay a stored fact. RecordError or PickError if its picks do not fit the rules."""
        events = playing.replay(self, fact)
        folding.follow(self, fact, at)
        return events

    def due(self) -> list[due.Due]:
        """What has to happen without a person, and by when."""
        return due.due(self)

    def at_barrier(self) -> bool:
        """Whether nothing before now can be taken back or is still waiting: the right moment for a snapshot."""
        game: Game | None = self.game
        return game is not None and not (game.undoable or game.undone or game.waiting or game.over)

    def turn_mark(self) -> tuple[int, int, str]:
        """What changes when a snapshot is worth while."""
        game: Game | None = self.game
        if game is None:
            return (0, 0, "")
        cells = game.state.cells
        return (int(cells[AT_ROUND]), int(cells[AT_TURN]), self.status)

    def can_be_held(self) -> bool:
        """Whether a snapshot can stand for the facts so far."""
        return self.game is not None and (self.status != "playing" or self.at_barrier())

    def snapshot(self) -> str:
        """The table as it is now, without the log of its game, which its facts hold."""
        fields = {name: getattr(self, name) for name in FIELDS}
        return _encoder.encode({"state": fields, "game": self.playing.checkpoint()}).decode()
