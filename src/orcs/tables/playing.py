"""The game of a table: dealt, answered, taken back. Each function plays once and returns what it did as a fact."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from orcs import Ask, Event, Game, ProvableDealer, RecordError
from orcs import edition as editions
from orcs.tables import lines
from orcs.tables.facts import AnyFact, By, Early, Played, Reverted, Started, takes_back
from orcs.tables.state import TableState


class Progress(NamedTuple):
    """What a command led to: the fact to be stored, and what happened in the game, secrets and all."""

    fact: AnyFact
    events: list[Event]

    @property
    def undone(self) -> bool:
        """Whether it only took something back."""
        return takes_back(self.fact)


def begin(table: TableState) -> Progress:
    """Deal the first position, or replay the record that the game continues."""
    nonces = table.nonces
    if nonces is None:
        nonces = [seat.nonce for seat in table.seats if seat.kind == "person"]
    game = Game.new(
        [seat.colour for seat in table.seats],
        start=table.wish.start - 1 if table.wish.start else None,
        modules=table.wish.modules,
        house_rules=table.wish.house_rules,
        edition=editions.load_text(table.wish.edition) if table.wish.edition else None,
        dealer=ProvableDealer(bytes.fromhex(table.seed), nonces),
        undo=table.wish.undo,
    )
    events, game.opening = game.opening, []  # sent once, then only in the way
    if table.record:
        header = game.header()
        game = Game.from_header(lines.begun(header, table.wish.edition))
        lines.replay(game, table.record)
        events = game.advance()
        game.undoable = []
    table.game = game
    table.header = game.header()
    return Progress(Started(table.header, lines.logged(game, 0)), events)


def answer(table: TableState, seat: int, ask: Ask, pick: str, by: By) -> Progress:
    """Answer an open question. PickError if the pick is not open."""
    game = table.playing
    first = len(game.log)
    events = game.play(pick, seat)
    if len(game.log) == first:
        return Progress(Early(seat, ask.id, pick, by), events)
    return Progress(Played(seat, lines.logged(game, first), by), events)


def take_back(table: TableState, seat: int, what: str) -> Progress:
    """Undo, redo or restart the turn. PickError if it cannot be done."""
    game = table.playing
    first = len(game.log)
    events: list[Event] = []
    if what == "undo":
        game.undo(seat)
    elif what == "restart":
        game.restart_turn(seat)
    else:
        events = game.redo(seat)
    return Progress(Played(seat, lines.logged(game, first)), events)


def deal_anew(table: TableState, seed: str) -> None:
    """Let chance deal by another seed from here on."""
    game = table.playing
    dealer = ProvableDealer(bytes.fromhex(seed), table.header.get("nonces", "").split())
    game.dealer = dealer
    table.seed = seed
    table.dealt_before = len(game.log)
    table.header = table.header | {"deal": dealer.save(), "seed": seed}


def replay(table: TableState, fact: AnyFact) -> list[Event]:
    """Play the picks of a stored fact. RecordError or PickError if they do not fit the rules."""
    if isinstance(fact, Started):
        table.header = fact.header
        table.game = Game.from_header(lines.begun(fact.header, table.wish.edition))
        events = table.game.opening + lines.replay(table.game, fact.lines)
        table.game.undoable = []
        return events
    if isinstance(fact, (Played, Reverted)):
        if isinstance(fact, Reverted) and fact.seed:
            deal_anew(table, fact.seed)
        return lines.replay(table.playing, fact.lines)
    if isinstance(fact, Early):
        table.playing.play(fact.pick, fact.seat)
    return []


def restore(table: TableState, checkpoint: dict[str, object], facts: Iterable[AnyFact]) -> None:
    """Bring back the game of a snapshot, given the facts up to it. RecordError if the rules cannot make sense of it."""
    picked: list[str] = []
    for fact in facts:
        if isinstance(fact, (Started, Played, Reverted)):
            picked += fact.lines
    try:
        record = lines.begun(table.header, table.wish.edition, picked)
        # Where the built-in tables have been corrected since, the game continues with today's.
        record.fields["edition"] = (
            editions.load_text(table.wish.edition) if table.wish.edition else editions.load()
        ).digest
        table.game = Game.restore(record, checkpoint)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise RecordError(0, "a position of these rules", f"{type(error).__name__}: {error}") from error
    if table.status == "playing":
        table.asks = table.game.asks()
