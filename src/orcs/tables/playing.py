"""The game of a table: dealt, answered, taken back. Each function plays once and returns what it did as a fact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from orcs import Event, Game, ProvableDealer, RecordError
from orcs import edition as editions
from orcs.engine.game import Ask
from orcs.engine.game import Game as EngineGame
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


def answer(table: TableState, seat: int, ask: Ask, picks: Sequence[str], by: By) -> Progress:
    """Answer an open question and those that follow it. Picks beyond chance or somebody else's decision are dropped.
    PickError, with nothing played, if one of the others is not open."""
    game: EngineGame = table.playing  # not as its plain subclass: compiled code asks the engine's without detours
    made = game.foresee(picks, seat).made if len(picks) > 1 else 1
    first = len(game.log)
    events = game.play(picks[0], seat)
    if len(game.log) == first:
        return Progress(Early(seat, ask.id, picks[0], by), events)
    for pick in picks[1:made]:
        events += game.play(pick, seat)
    if by == "person" and table.among_bots(seat):
        events += pass_forced(table, seat)
    return Progress(Played(seat, lines.logged(game, first), by), events)


def pass_forced(table: TableState, seat: int) -> list[Event]:
    """Answer the questions to a seat that pass by themselves."""
    game = table.playing
    events: list[Event] = []
    while (ask := game.ask_of(seat)) is not None and game.actor == seat and table.is_forced(ask):
        events += game.play(ask.options[0], seat)
    return events


def take_back(table: TableState, seat: int, what: str) -> Progress:
    """Undo, redo or restart the turn. PickError if it cannot be done."""
    game = table.playing
    first = len(game.log)
    events: list[Event] = []
    if what == "undo":
        undo(table, seat)
    elif what == "restart":
        game.restart_turn(seat)
    else:
        for _ in range(table.taken[-1] if table.taken else 1):
            events += game.redo(seat)
    return Progress(Played(seat, lines.logged(game, first)), events)


def undo(table: TableState, seat: int) -> None:
    """Take back all that a seat picked last at once, and what passed by itself before."""
    game = table.playing
    while True:
        start = table.start_of(game.undoable[-1]) if game.undoable else 0
        game.undo(seat)
        while game.can_undo(seat) and game.undoable[-1] >= start:
            game.undo(seat)
        ask = game.ask_of(seat)
        if ask is None or not game.can_undo(seat) or not table.is_forced(ask):
            return


def note_start(table: TableState, fact: Played) -> None:
    """Remember where in the log a fact began, or how much of each earlier one it took back."""
    game: EngineGame = table.playing
    first = len(game.log) - len(fact.lines)
    if takes_back(fact):
        starts = [table.start_of(row.back) for row in game.log[first:]]
        table.taken += tuple(starts.count(start) for start in dict.fromkeys(starts))
    else:
        table.taken = table.taken[:-1] if game.undone else ()
        table.starts = tuple(start for start in table.starts if start >= game.undoable[0]) if game.undoable else ()
        table.starts += (first,)


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
        table.game.opening, table.game.undoable = [], []
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
        table.game.opening = []
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise RecordError(0, "a position of these rules", f"{type(error).__name__}: {error}") from error
    if table.status == "playing":
        table.asks = table.game.asks()
