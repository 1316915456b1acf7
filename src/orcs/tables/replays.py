"""Replay: a finished game that can be looked at after any of its lines, from any seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from orcs import Event, Game, RecordError, plain_event
from orcs import edition as editions
from orcs.engine import notation
from orcs.engine.core import State, apply, settle
from orcs.engine.plain import event_line
from orcs.engine.view import open_view
from orcs.tables import wire
from orcs.tables.sheets import Sheet

EVERY = 50
"""How many picks lie between two positions that are held."""

Viewer = int | Literal["all"]
"""A seat from 0, SPECTATOR, or everything open."""


class Replay:
    """A record played once, with every fiftieth position held, so that any other one is near. For one thread at a time.

    `last` is the last line that can be shown. It is the very last unless the rules have changed since: a line that
    today's rules refuse, or that does something else today, is not shown, nor is what comes after it.
    """

    def __init__(self, text: str, digest: str = "", told: Sequence[Sequence[str]] = ()) -> None:
        record = notation.read(text)
        if told:
            # Where the tables have been corrected since, the stored events show how far that makes no difference.
            table = "\n".join(record.table)
            record.fields["edition"] = (editions.load_text(table) if table else editions.load()).digest
        self.total = len(record.entries)
        self.game = Game.from_header(record)
        self.events: list[list[Event]] = [self.game.opening]
        self.same = [0]
        """For each line the line after which the position was the same first: that before a pick, for its undo."""
        self.depth = [0]
        self.picks = [-1]
        self.held: dict[int, State] = {0: self.game.state.copy()}
        for entry in record.entries:
            try:
                self.events.append(self.game.replay(entry))
            except RecordError:
                break
            self.note(entry)
        self.last = len(self.same) - 1
        if digest and digest != self.game.digest:
            self.last = min(self.last, self.faithful(told))
        self.at = self.same[-1]

    def note(self, entry: notation.Entry) -> None:
        """Note the line that was just replayed."""
        number = len(self.same)
        if entry.back >= 0:
            self.same.append(self.same[entry.back])
            self.depth.append(0)
            self.picks.append(-1)
            return
        depth = self.depth[self.same[number - 1]] + 1
        self.same.append(number)
        self.depth.append(depth)
        self.picks.append(self.game.log[-1].pick)
        if depth % EVERY == 0:
            self.held[number] = self.game.state.copy()

    def faithful(self, told: Sequence[Sequence[str]]) -> int:
        """The last line up to which everything happened as recorded; -1 if not even the beginning did."""
        for number in range(len(self.same)):
            if number >= len(told) or list(told[number]) != self.lines(number):
                return number - 1
        return len(self.same) - 1

    def lines(self, number: int) -> list[str]:
        """What a line did, as events are stored."""
        return [event_line(self.game.rules, event) for event in self.events[number]]

    def seek(self, number: int) -> Game:
        """The game as it was after a line."""
        game, wanted = self.game, self.same[number]
        base, picks = wanted, list[int]()
        while base != self.at and base not in self.held:
            picks.append(self.picks[base])
            base = self.same[base - 1]
        if base != self.at:
            game.state = self.held[base].copy()
            settle(game.state, game.open)
        for pick in reversed(picks):
            apply(game.state, pick, game.open)
        self.at = wanted
        return game

    def view(self, number: int, viewer: Viewer) -> dict[str, Any]:
        """What a viewer knew after a line, in the form of the live view."""
        game = self.seek(number)
        if viewer == "all":
            return open_doc(game)
        doc = wire.public_doc(game)
        return doc if viewer < 0 else doc | {"own": wire.own_doc(game, viewer)}

    def told(self, number: int, viewer: Viewer) -> list[dict[str, Any]]:
        """What a line did, as a viewer may know it."""
        game, events = self.game, self.events[number]
        seen = events if viewer == "all" else game.redact(events, viewer)
        return [plain_event(game.rules, event) for event in seen]

    def actor(self, number: int) -> int | None:
        """The seat that picks next, CHANCE, or None at the end."""
        return self.seek(number).actor


def open_doc(game: Game) -> dict[str, Any]:
    """The position with nothing hidden, as the view of a finished game shows it."""
    return Sheet(open_view(game.state)).doc()
