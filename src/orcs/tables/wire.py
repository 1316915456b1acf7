"""What each viewer of a table is sent: the whole view, or what has changed since the last one.

A view is a map of sections, the same for all viewers but for `own`. Changes travel as JSON merge patches (RFC 7396):
a member that is null is taken away, maps are merged, everything else is replaced. So no member of a view is null.
The part that all viewers share is encoded once.
"""

from __future__ import annotations

import msgspec

from orcs.engine.core import EVERYONE, NOBODY, Event, State
from orcs.engine.game import Ask, Game
from orcs.engine.plain import plain_event
from orcs.tables.patches import Doc, patch
from orcs.tables.sheets import OwnSheet, Sheet
from orcs.tables.steps import question

SPECTATOR = NOBODY

encode = msgspec.json.Encoder().encode


def public_doc(game: Game) -> Doc:
    """The position as everybody may know it, or all of it when the game is over."""
    return Sheet(game.view(SPECTATOR)).doc()


def public_change(before: Sheet, now: Sheet) -> Doc:
    """What has changed in the position as everybody may know it."""
    return now.change_since(before)


def own_doc(game: Game, seat: int) -> Doc:
    """What only this seat knows."""
    return OwnSheet(game.state, seat).doc()


def own_change(before: OwnSheet, now: OwnSheet) -> Doc:
    """What has changed in what only one seat knows."""
    return now.change_since(before)


def ask_doc(game: Game, ask: Ask) -> Doc:
    """A question as its seat gets it."""
    return question(game.state, game.independent_frames()[ask.id - len(game.log)], ask)


def ask_bytes(game: Game, ask: Ask) -> bytes:
    """The same, encoded."""
    return encode(ask_doc(game, ask))


class EventBytes:
    """The events of one change, encoded once for all who may know the same of them."""

    def __init__(self, game: Game | None, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.owners = {int(event.owner) for event in events if event.owner != EVERYONE}
        self.encoded: dict[int, bytes] = {}

    def bytes_for(self, viewer: int) -> bytes:
        """The events as this viewer may know them."""
        if viewer not in self.owners:
            viewer = SPECTATOR
        if viewer not in self.encoded:
            game = self.game
            plain: list[Doc] = []
            if game is not None:
                plain = [plain_event(game.rules, event) for event in game.redact(self.events, viewer)]
            self.encoded[viewer] = encode(plain)
        return self.encoded[viewer]


class Sheets:
    """What was sent last of a table: to everybody, and to each seat alone."""

    def __init__(self) -> None:
        self.public: Sheet | None = None
        self.state: State | None = None
        self.section: Doc = {}
        self.moving: Doc = {}
        self.own: dict[int, OwnSheet] = {}
        self.change = b""

    def turn(self, game: Game | None, section: Doc, moving: Doc) -> None:
        """Take the public view as it is now, with the section about the table and what a pick may change in it;
        `change` is what has changed."""
        before, change = self.public, {}
        if game is not None:
            self.public = Sheet(game.view(SPECTATOR))
            self.state = game.state.copy()
            change = public_doc(game) if before is None else public_change(before, self.public)
        if section is self.section:
            change_of_table = patch(self.moving, moving)
        else:
            change_of_table = patch(self.section | self.moving, section | moving)
        if change_of_table:
            change["table"] = change_of_table
        self.section = section
        self.moving = moving
        self.change = encode(change)

    def own_change(self, game: Game | None, seat: int) -> bytes:
        """What has changed in a seat's own section since the last call."""
        if game is None or self.state is None or seat < 0:
            return b""
        before = self.own.get(seat)
        now = self.own[seat] = OwnSheet(self.state, seat)
        change = own_doc(game, seat) if before is None else own_change(before, now)
        return encode(change) if change else b""

    def whole(self, game: Game | None, seat: int) -> bytes:
        """The whole view of a seat or spectator."""
        doc: Doc = {"table": self.section | self.moving}
        if game is not None:
            doc |= public_doc(game)
            if seat >= 0:
                doc["own"] = own_doc(game, seat)
        return encode(doc)
