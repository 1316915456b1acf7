"""What each viewer of a table is sent: the whole view, or what has changed since the last one.

A view is a map of sections, the same for all viewers but for `own`. Changes travel as JSON merge patches (RFC 7396):
a member that is null is taken away, maps are merged, everything else is replaced. So no member of a view is null.
The part that all viewers share is encoded once.
"""

from __future__ import annotations

import msgspec

from orcs import Ask, Event, Game, plain_event, plain_view
from orcs.engine.core import EVERYONE, NOBODY
from orcs.engine.plain import plain_own
from orcs.server.patches import Doc, patch
from orcs.text.options import about_option, ask_fields

SPECTATOR = NOBODY

encode = msgspec.json.Encoder().encode


def public_doc(game: Game) -> Doc:
    """The position as everybody may know it, or all of it when the game is over."""
    doc: Doc = {name: value for name, value in plain_view(game.view(SPECTATOR)).items() if value is not None}
    doc["creatures"] = {str(row["token"]): row for row in doc["creatures"]}
    doc["seats"] = {str(number): row for number, row in enumerate(doc["seats"], 1)}
    doc["scores"] = {str(number): row for number, row in enumerate(doc["scores"], 1)}
    return doc


def own_doc(game: Game, seat: int) -> Doc:
    """What only this seat knows."""
    return plain_own(game.state, seat)


def ask_doc(game: Game, ask: Ask) -> Doc:
    """A question as its seat gets it."""
    picks = game.rules.actions.picks
    frame = game.independent_frames()[ask.id - len(game.log)]
    options: list[Doc] = []
    for text in ask.options:
        option: Doc = {"id": picks[text], "text": text}
        if about := about_option(game.state, frame, text):
            option["about"] = about
        options.append(option)
    about = ask_fields(game.state, frame)
    del about["ask"]
    return {"id": ask.id, "kind": ask.kind, "clause": ask.clause, "options": options, "about": about}


def ask_bytes(game: Game, ask: Ask) -> bytes:
    """The same, encoded."""
    return encode(ask_doc(game, ask))


class Told:
    """The events of one step, encoded once for all who may know the same of them."""

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
    """The views of a table as they were sent last: one public document and one for each seat."""

    def __init__(self) -> None:
        self.public: Doc = {}
        self.own: dict[int, Doc] = {}
        self.change = b""

    def turn(self, game: Game | None, table: Doc) -> None:
        """Take the public view as it is now; `change` is what has changed in it."""
        doc = {} if game is None else public_doc(game)
        doc["table"] = table
        self.change = encode(patch(self.public, doc))
        self.public = doc

    def own_change(self, game: Game | None, seat: int) -> bytes:
        """What has changed in a seat's own section since the last call."""
        if game is None or seat < 0:
            return b""
        now = own_doc(game, seat)
        change = patch(self.own.get(seat, {}), now)
        self.own[seat] = now
        return encode(change) if change else b""

    def whole(self, game: Game | None, seat: int) -> bytes:
        """The whole view of a seat or spectator."""
        if game is None or seat < 0:
            return encode(self.public)
        return encode(self.public | {"own": self.own.get(seat) or own_doc(game, seat)})


def step_bytes(
    seq: int,
    view: bytes,
    *,
    own: bytes = b"",
    base: int | None = None,
    events: bytes = b"[]",
    ask: bytes = b"",
    flags: tuple[str, ...] = (),
    ref: int | None = None,
) -> bytes:
    """A Step message, put together from parts that are encoded already."""
    parts = [b'{"type":"step","seq":%d,"view":' % seq]
    if own:
        parts += [view[:-1], b'"own":' if view == b"{}" else b',"own":', own, b"}"]
    else:
        parts.append(view)
    if events != b"[]":
        parts += [b',"events":', events]
    if ask:
        parts += [b',"ask":', ask]
    if base is not None:
        parts.append(b',"base":%d' % base)
    parts += [b',"%s":true' % flag.encode() for flag in flags]
    if ref is not None:
        parts.append(b',"ref":%d' % ref)
    parts.append(b"}")
    return b"".join(parts)
