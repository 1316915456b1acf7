"""The past of a table: what has happened there so far, for those who come later, reload, or open it a second time.

It is told by the steps, played once more: a viewer gets of each exactly the events that it was sent, or would have
been, when the step was played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Any, Final

from msgspec import Meta, field

from orcs import Event, Game, RecordError, plain_event
from orcs.server import keeping, lines
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import QUERY, Number, find_room
from orcs.server.messages import Message
from orcs.server.steps import Created, Played, Reverted, Started, takes_back

Few = Annotated[int, Meta(ge=0, le=1_000_000, description="at most so many of the last steps")]


class PastStep(Message):
    """What one step of the game did; `undone` is the seat that took something back with it."""

    events: list[dict[str, Any]] = field(default_factory=list)
    undone: int = 0


class Past(Message):
    """What happened up to step `seq`, the oldest first; `more` says that the beginning was left out."""

    seq: int
    steps: list[PastStep]
    more: bool = False


def retold(rows: Iterable[tuple[int, int, str]], viewer: int) -> list[PastStep]:
    """The steps of a game as a viewer may know them, as far as the rules of today can tell them."""
    found: list[PastStep] = []
    edition = ""
    game: Game | None = None
    with suppress(RecordError):
        for _, _, fact in keeping.valid_steps(rows):
            events: list[Event] = []
            if isinstance(fact, Created):
                edition = fact.wish.edition
            elif isinstance(fact, Started):
                game = Game.from_header(lines.begun(fact.header, edition))
                events = game.opening + lines.replay(game, fact.lines)
                game.undoable = []
            elif isinstance(fact, (Played, Reverted)):
                assert game is not None
                events = lines.replay(game, fact.lines)
            undone = fact.seat + 1 if isinstance(fact, Played) and takes_back(fact) else 0
            if game is not None and (events or undone):
                found.append(PastStep([plain_event(game.rules, each) for each in game.redact(events, viewer)], undone))
    return found


async def show_past(call: Call) -> Past:
    """What has happened at a table, as the asker may know it."""
    room, seat = await find_room(call)
    async with room.steady() as table:
        until = min(call.query.get("until", table.seq), table.seq)
    kept = await call.services.store.read(keeping.reading(room.id))
    rows = [] if kept is None else [row for row in kept.steps if row[0] <= until]
    steps = await asyncio.to_thread(retold, rows, seat)
    last = call.query.get("last", len(steps))
    return Past(until, steps[max(0, len(steps) - last) :], last < len(steps))


PAST: Final = (
    Endpoint(
        "GET",
        "/api/tables/{id}/past",
        show_past,
        "What has happened at a table, as one may know it",
        Past,
        who="anybody",
        query=QUERY | {"until": Number, "last": Few},
    ),
)
