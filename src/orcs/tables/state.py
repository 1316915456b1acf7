"""TableState: everything about a table, and questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Literal

from orcs import Game
from orcs.bots.levels import USUAL
from orcs.engine.game import Ask
from orcs.tables.clocks import Clocks
from orcs.tables.messages import Level, Status, TableWish

GONE_AFTER = 60_000
"""How many milliseconds a player may keep a table without clocks waiting before the others may vote them out."""


@dataclass
class Seat:
    """Who sits on a seat, and who plays it now."""

    kind: Literal["open", "person", "bot"]
    colour: str
    person: str = ""
    level: Level = USUAL
    nonce: str = ""
    away: bool = False
    resigned: bool = False

    @property
    def is_person(self) -> bool:
        """Whether it belongs to a person who has not resigned."""
        return self.kind == "person" and not self.resigned

    @property
    def by_bot(self) -> bool:
        """Whether a bot picks for it now."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass
class Fields:
    """All of a table but its game: what a snapshot holds. Seats count from 0; times are milliseconds since 1970."""

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
    removed: list[str] = field(default_factory=list)
    """The people whom the host removed before the game."""
    header: dict[str, str] = field(default_factory=dict)
    clocks: Clocks = field(default_factory=Clocks)
    asked_at: dict[int, int] = field(default_factory=dict)
    open_asks: list[tuple[int, int]] = field(default_factory=list)
    lapsed: list[int] = field(default_factory=list)
    """The seats that the clock has played for since their people last did."""
    dealt_before: int = 0
    """How many lines of the record were dealt by an earlier seed."""
    overdue: int = -1
    """The seat whose turn the clock plays to its end."""
    furthest: tuple[int, int] = (-1, 0)
    """Who picked last, and how many of their picks in a row could be taken back at most."""
    times: dict[int, list[int]] = field(default_factory=dict)
    """How long each person took over their last choices, at a table that passes automatically."""


FIELDS = tuple(each.name for each in fields(Fields))


class TableState(Fields):
    """A table and its game."""

    game: Game | None = None
    asks: Sequence[Ask] = ()
    starts: tuple[int, ...] = ()
    """Where in the log the picks began that one undo takes back together."""
    taken: tuple[int, ...] = ()
    """How many picks each undo took back that can still be redone."""
    house: list[str] | None = None
    """The house rules, if they have been asked for."""
    talks = 0
    """How many facts there were that are no picks."""
    moments: list[tuple[int, int, int, str]] | None = None
    """When each part of the game was played: how many lines it had then, the time, the seat from 1 (0 for the deal),
    and who picked. None if not all of its facts have passed here."""

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

    def start_of(self, number: int) -> int:
        """Where in the log the picks began to which one belongs."""
        return max((start for start in self.starts if start <= number), default=number)

    def is_forced(self, ask: Ask) -> bool:
        """Whether a question passes by itself: it has one answer, and is not the end of a turn that could still be
        taken back."""
        if not self.wish.auto_pass or len(ask.options) != 1:
            return False
        return ask.options[0] != "end" or not self.playing.can_undo(ask.seat)

    def among_bots(self, seat: int) -> bool:
        """Whether all rivals of a seat are bots, from whom the time it takes hides nothing."""
        return all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat)

    def gone(self, seat: int, now: int) -> bool:
        """Whether a person has kept the table waiting so long that the others may vote them out: with a clock, once it
        has run out on them and they have not played since."""
        if self.clocks.ticking:
            return seat in self.asked_at and seat in self.lapsed
        return seat in self.asked_at and now - self.asked_at[seat] >= GONE_AFTER
