"""The past of a table: what has happened there so far, for those who come later, reload, or open it a second time.

The facts are replayed: a viewer gets exactly the events that it was sent, or would have been sent, at the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import field

from orcs import Event, Game, RecordError, plain_event
from orcs.tables import lines
from orcs.tables.facts import Created, Played, Reverted, Started, takes_back
from orcs.tables.fold import StoredTable, valid_facts
from orcs.tables.messages import Message


class PastStep(Message):
    """What one change of the game did; `undone` is the seat that took something back with it."""

    events: list[dict[str, Any]] = field(default_factory=list)
    undone: int = 0


class Past(Message):
    """What happened up to step `seq`, the oldest first; `more` says that the beginning was left out."""

    seq: int
    steps: list[PastStep]
    more: bool = False


def retold(rows: Iterable[tuple[int, int, str]], viewer: int) -> list[PastStep]:
    """What each fact of a game did, as a viewer may know it, as far as today's rules can tell."""
    found: list[PastStep] = []
    edition = ""
    game: Game | None = None
    with suppress(RecordError):
        for _, _, fact in valid_facts(rows):
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


def past(stored: StoredTable, viewer: int, until: int, last: int | None = None) -> Past:
    """What has happened up to a fact, as a viewer may know it; only the last few changes if `last` says so."""
    steps = retold([row for row in stored.rows if row[0] <= until], viewer)
    shown = len(steps) if last is None else last
    return Past(until, steps[max(0, len(steps) - shown) :], shown < len(steps))
