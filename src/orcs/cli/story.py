"""What happened in a game, pick by pick, without what was taken back."""

from __future__ import annotations

from orcs.engine.core import Event
from orcs.engine.game import Game


class Story:
    """The events of a game with the number of the pick that caused them."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, list[Event]]] = []

    def add(self, number: int, events: list[Event]) -> None:
        """The pick with this number caused these events."""
        self.rows.append((number, events))

    def follow_undo(self, game: Game) -> None:
        """The last row of the log was an undo: forget what it took back."""
        back = game.log[-1].back
        self.rows = [row for row in self.rows if row[0] < back]

    def since(self, number: int) -> list[Event]:
        """All events from this pick on."""
        return [event for row, events in self.rows if row >= number for event in events]
