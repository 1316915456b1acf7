"""Table: what the steps of a table tell, from the first visitor to the last pick. No I/O, no clock of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

import msgspec
from msgspec import Struct

from orcs import Ask, Game, ProvableDealer
from orcs import edition as editions
from orcs.engine.core import Event
from orcs.engine.notation import RecordError
from orcs.server import lines
from orcs.server.clocks import Clocks
from orcs.server.messages import Level, Status, TableWish
from orcs.server.steps import (
    AnyFact,
    BotSat,
    By,
    Closed,
    ColourTaken,
    Created,
    Early,
    Left,
    Muted,
    Played,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Reverted,
    Sat,
    Started,
    Stood,
    Voted,
)

GONE_AFTER = 60_000
"""Milliseconds that somebody may keep a table without clocks waiting before the others may vote them out."""


@dataclass
class Seat:
    """Who sits on a seat, and who plays it now."""

    kind: Literal["open", "person", "bot"]
    colour: str
    person: str = ""
    level: Level = "adept"
    nonce: str = ""
    away: bool = False
    resigned: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person plays it, and has not given up."""
        return self.kind == "person" and not self.resigned

    @property
    def by_bot(self) -> bool:
        """Whether a bot picks for it now."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass
class TableState:
    """All of a table but its game. Seats count from 0; times are milliseconds since 1970."""

    id: str
    seq: int = 0
    status: Status = "gathering"
    host: str = ""
    wish: TableWish = field(default_factory=lambda: TableWish([]))
    seats: list[Seat] = field(default_factory=list)
    seed: str = ""
    nonces: list[str] | None = None
    same_deal_as: str = ""
    from_here: str = ""
    record: list[str] = field(default_factory=list)
    created: int = 0
    changed: int = 0
    started: int | None = None
    ended: int | None = None
    ending: str = ""
    rematch: str = ""
    result: list[int] | None = None
    winners: list[int] = field(default_factory=list)
    paused: bool = False
    votes: dict[str, set[int]] = field(default_factory=dict)
    muted: list[str] = field(default_factory=list)
    header: dict[str, str] = field(default_factory=dict)
    clocks: Clocks = field(default_factory=Clocks)
    asked_at: dict[int, int] = field(default_factory=dict)
    open_asks: list[tuple[int, int]] = field(default_factory=list)
    lapsed: list[int] = field(default_factory=list)
    """The seats that the clock has played for since their people last did."""
    dealt_before: int = 0
    """How many lines of the record were dealt by a seed before this one."""


class Snapshot(Struct):
    """A table at a barrier: its state, and the game's checkpoint."""

    state: TableState
    game: dict[str, Any]


class Table(TableState):
    """A table: its state and its game."""

    game: Game | None = None
    asks: Sequence[Ask] = ()
    talks = 0
    """How many steps there were that are no picks."""

    # Folding

    def deal_anew(self, seed: str) -> None:
        """Let chance deal by another seed from here on."""
        game = self.playing
        dealer = ProvableDealer(bytes.fromhex(seed), self.header.get("nonces", "").split())
        game.dealer = dealer
        self.seed = seed
        self.dealt_before = len(game.log)
        self.header = self.header | {"deal": dealer.save(), "seed": seed}

    def apply(self, fact: AnyFact, at: int) -> list[Event]:
        """Let a step happen that was kept before. RecordError or PickError if its picks do not fit the rules."""
        events: list[Event] = []
        if isinstance(fact, Started):
            self.header = fact.header
            self.game = Game.from_header(lines.begun(fact.header, self.wish.edition))
            events = self.game.opening + lines.replay(self.game, fact.lines)
            self.game.undoable = []
        elif isinstance(fact, (Played, Reverted)):
            if isinstance(fact, Reverted) and fact.seed:
                self.deal_anew(fact.seed)
            events = lines.replay(self.playing, fact.lines)
        elif isinstance(fact, Early):
            self.playing.play(fact.pick, fact.seat)
        self.follow(fact, at)
        return events

    def follow(self, fact: AnyFact, at: int) -> None:
        """All that a step changes besides the game itself, which has been played already."""
        self.seq += 1
        self.changed = at
        if isinstance(fact, (Played, Early)):
            self._played(fact.seat, fact.by, at)
            return
        self.talks += 1
        if isinstance(fact, Reverted):
            self.clocks.restart([], at)
            self._go_on(-1, at)
            return
        if isinstance(fact, Created):
            self._create(fact, at)
        elif isinstance(fact, Started):
            self.status = "playing"
            self.started = at
            self.record = []
            self.clocks = Clocks.wound(self.wish.clock, len(self.seats))
            self._ask(-1, at)
        elif isinstance(fact, (Closed, Rematched)):
            self._finish(fact, at)
        elif isinstance(fact, Muted):
            self.muted = [person for person in self.muted if person != fact.person] + [fact.person] * fact.on
        else:
            self._change_seat(fact, at)

    def _create(self, fact: Created, at: int) -> None:
        self.host = fact.host
        self.wish = fact.wish
        self.seats = [Seat(seat.kind, seat.colour, seat.person, seat.level, seat.nonce) for seat in fact.seats]
        self.seed = fact.seed
        self.nonces = fact.nonces
        self.same_deal_as = fact.same_deal_as
        self.from_here = fact.from_here
        self.record = fact.record
        self.created = at

    def _finish(self, fact: Closed | Rematched, at: int) -> None:
        if isinstance(fact, Rematched):
            self.rematch = fact.table
        else:
            self._end("closed", at)
            self.status = "closed"

    def _change_seat(self, fact: AnyFact, at: int) -> None:
        assert isinstance(fact, (Sat, Stood, BotSat, ColourTaken, Left, Returned, Resigned, Voted, Resumed))
        seat = self.seats[fact.seat]
        if isinstance(fact, Sat):
            seat.kind, seat.person, seat.nonce = "person", fact.person, fact.nonce
            self._recolour(seat, fact.colour)
        elif isinstance(fact, Stood):
            seat.kind, seat.person, seat.nonce = "open", "", ""
        elif isinstance(fact, BotSat):
            seat.kind, seat.level = "bot", fact.level
        elif isinstance(fact, ColourTaken):
            self._recolour(seat, fact.colour)
        elif isinstance(fact, Voted):
            self._vote(fact, at)
        elif isinstance(fact, Resumed):
            self.paused = False
            self.votes.pop("pause", None)
            self._ask(-1, at)
        else:
            if isinstance(fact, Resigned):
                seat.resigned = True
            else:
                self._leave(fact.seat, away=isinstance(fact, Left))
            self.clocks.refill(fact.seat, at)
            self._give_up(at)

    def _recolour(self, seat: Seat, colour: str) -> None:
        for other in self.seats:
            if other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def _vote(self, fact: Voted, at: int) -> None:
        name = f"out {fact.about}" if fact.what == "out" else fact.what
        voters = self.votes.setdefault(name, set())
        if fact.agree:
            voters.add(fact.seat)
        else:
            voters.discard(fact.seat)
        if not voters:
            del self.votes[name]
            return
        asked = {seat for seat in self.people() if seat != fact.about}
        if fact.what == "abandon":
            # Who is away may come back: without them the others can only play on or resign.
            asked = {number for number, seat in enumerate(self.seats) if seat.is_person}
        if not asked <= voters:
            return
        del self.votes[name]
        if fact.what == "pause":
            self.paused = True
            self.clocks.halt(at)
        elif fact.what == "abandon":
            self._end("abandoned", at)
        else:
            self.seats[fact.about].away = True
            self.clocks.refill(fact.about, at)
            self._ask(-1, at)

    def _leave(self, seat: int, *, away: bool) -> None:
        self.seats[seat].away = away
        self.votes.pop(f"out {seat}", None)
        if not away:
            self.lapsed = [other for other in self.lapsed if other != seat]

    def _give_up(self, at: int) -> None:
        """End the game if nobody is left to play it, or only one who has not resigned; else go on."""
        left = [seat for seat in range(len(self.seats)) if not self.seats[seat].resigned]
        if len(left) > 1 and any(seat.is_person for seat in self.seats):
            self._ask(-1, at)
            return
        self._end("resigned", at)
        totals = [score.total for score in self.playing.scores()]
        best = max((totals[seat] for seat in left), default=0)
        self.result = totals
        self.winners = [seat for seat in left if totals[seat] == best]

    def _played(self, seat: int, by: By, at: int) -> None:
        if by == "clock":
            self.clocks.refill(seat, at)
            self.lapsed = sorted({*self.lapsed, seat})
        elif by == "person":
            # Whoever plays is back.
            self._leave(seat, away=False)
        self._go_on(seat, at)

    def _go_on(self, mover: int, at: int) -> None:
        if self.playing.over:
            self._end("played", at)
            self.result = [score.total for score in self.playing.scores()]
            self.winners = self.playing.winners()
        else:
            self._ask(mover, at)

    def _end(self, ending: str, at: int) -> None:
        self.status = "over"
        self.ended = at
        self.ending = ending
        self.paused = False
        self.votes = {}
        self.asks = ()
        self.asked_at = {}
        self.open_asks = []
        self.clocks.halt(at)

    def _ask(self, mover: int, at: int) -> None:
        before = self.open_asks
        self.asks = self.playing.asks()
        self.open_asks = [(ask.id, ask.seat) for ask in self.asks]
        since = self.asked_at
        self.asked_at = {
            seat: since[seat] if mover >= 0 and (number, seat) in before else at for number, seat in self.open_asks
        }
        if not self.paused:
            self.clocks.set([seat for _, seat in self.open_asks if not self.seats[seat].by_bot], mover, at)

    # Asking

    @property
    def playing(self) -> Game:
        """The game, at a table where one is played or was."""
        assert self.game is not None
        return self.game

    def seat_of(self, person: str) -> int:
        """The seat of a person; -1 if they have none."""
        for number, seat in enumerate(self.seats):
            if person and seat.kind == "person" and seat.person == person:
                return number
        return -1

    def people(self) -> list[int]:
        """The seats of people who still play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and not seat.away]

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def gone(self, seat: int, now: int) -> bool:
        """Whether a person keeps the table waiting so long that the others may vote them out: with a clock, once it has
        run out on them and they have not played since."""
        if self.clocks.ticking:
            return seat in self.asked_at and seat in self.lapsed
        return seat in self.asked_at and now - self.asked_at[seat] >= GONE_AFTER

    # Playing: the game changes here, the rest when the step is kept

    def begin(self) -> tuple[Started, list[Event]]:
        """Deal the first position."""
        nonces = self.nonces
        if nonces is None:
            nonces = [seat.nonce for seat in self.seats if seat.kind == "person"]
        dealer = ProvableDealer(bytes.fromhex(self.seed), nonces)
        game = Game.new(
            [seat.colour for seat in self.seats],
            modules=self.wish.modules,
            edition=editions.load_text(self.wish.edition) if self.wish.edition else None,
            dealer=dealer,
            undo=self.wish.undo,
        )
        events, game.opening = game.opening, []  # told once, then only in the way
        if self.record:
            header = game.header()
            game = Game.from_header(lines.begun(header, self.wish.edition))
            lines.replay(game, self.record)
            events = game.advance()
            game.undoable = []
        self.game = game
        self.header = game.header()
        return Started(self.header, lines.logged(game, 0)), events

    def answer(self, seat: int, ask: Ask, pick: str, by: By) -> tuple[Played | Early, list[Event]]:
        """Answer an open question. PickError if the pick is not open."""
        game = self.playing
        first = len(game.log)
        events = game.play(pick, seat)
        if len(game.log) == first:
            return Early(seat, ask.id, pick, by), events
        return Played(seat, lines.logged(game, first), by), events

    def take_back(self, seat: int, what: str) -> tuple[Played, list[Event]]:
        """Undo, redo or restart the turn. PickError if it cannot be done."""
        game = self.playing
        first = len(game.log)
        events: list[Event] = []
        if what == "undo":
            game.undo(seat)
        elif what == "restart":
            game.restart_turn(seat)
        else:
            events = game.redo(seat)
        return Played(seat, lines.logged(game, first)), events

    # Snapshots

    def at_barrier(self) -> bool:
        """Whether nothing before now can be taken back or is still waiting: the right moment for a snapshot."""
        game = self.game
        return game is not None and not (game.undoable or game.undone or game.waiting or game.over)

    def snapshot(self) -> str:
        """The table as it is now; its steps tell the log of the game."""
        state = {name: getattr(self, name) for name in STATE}
        return _encoder.encode({"state": state, "game": self.playing.checkpoint()}).decode()


STATE = tuple(each.name for each in fields(TableState))
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def restore(snapshot: str, facts: Iterable[AnyFact]) -> Table:
    """The table of a snapshot, given its steps up to there. RecordError if the rules cannot make sense of it."""
    kept = _decoder.decode(snapshot)
    table = Table(**{name: getattr(kept.state, name) for name in STATE})
    picked: list[str] = []
    for fact in facts:
        if isinstance(fact, (Started, Played, Reverted)):
            picked += fact.lines
    try:
        record = lines.begun(table.header, table.wish.edition, picked)
        # Where the built-in tables have been corrected since, the game goes on with those of today.
        record.fields["edition"] = (
            editions.load_text(table.wish.edition) if table.wish.edition else editions.load()
        ).digest
        table.game = Game.restore(record, kept.game)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise RecordError(0, "a position of these rules", f"{type(error).__name__}: {error}") from error
    if table.status == "playing":
        table.asks = table.game.asks()
    return table
