"""Facts: what happened at a table, in order. Folding its facts gives the table, and nothing else does.

They are stored as JSON, one row each, and never changed. They hold secrets (the seed, what chance dealt, answers that
wait), so no fact is ever sent to a client. They hold no names, so that a person can be forgotten.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from orcs.bots.levels import USUAL
from orcs.engine.notation import UNDO
from orcs.tables.messages import Level, TableWish

By = Literal["person", "bot", "clock", "auto"]


class Fact(Struct, tag_field="fact", omit_defaults=True):
    """What all facts are."""


class SeatFact(Struct, omit_defaults=True):
    """A seat of a new table."""

    kind: Literal["open", "person", "bot"]
    colour: str
    person: str = ""
    level: Level = USUAL
    nonce: str = ""


class Created(Fact, tag="created"):
    """A table was created. `seed` is the server's part of the deal. `nonces` are set if it deals as another game did;
    `record` holds the lines of a game that this one continues."""

    host: str
    wish: TableWish
    seats: list[SeatFact]
    seed: str
    nonces: list[str] | None = None
    same_deal_as: str = ""
    from_here: str = ""
    record: list[str] = field(default_factory=list)


class Sat(Fact, tag="sat"):
    """Somebody took a seat."""

    seat: int
    person: str
    colour: str
    nonce: str


class Stood(Fact, tag="stood"):
    """A seat became free: its person or bot left before the game. `removed` says that the host removed the person."""

    seat: int
    removed: bool = False


class BotSat(Fact, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: int
    level: Level


class ColourTaken(Fact, tag="colour_taken"):
    """A seat changed its colour."""

    seat: int
    colour: str


class Started(Fact, tag="started"):
    """The game began: the header of its record, and what was dealt."""

    header: dict[str, str]
    lines: list[str]


class Played(Fact, tag="played"):
    """A seat picked, took back or picked again, followed by all that chance dealt. Lines are those of a record,
    without their numbers."""

    seat: int
    lines: list[str]
    by: By = "person"


class Early(Fact, tag="early"):
    """A seat answered before its turn: the answer waits."""

    seat: int
    number: int
    pick: str
    by: By = "person"


class Voted(Fact, tag="voted"):
    """A seat agreed to something, or no longer agrees."""

    seat: int
    what: Literal["pause", "abandon", "out"]
    about: int = -1
    agree: bool = True


class Muted(Fact, tag="muted"):
    """The host stopped somebody from chatting here, or let them chat again."""

    person: str
    on: bool


class Resumed(Fact, tag="resumed"):
    """A seat ended the pause."""

    seat: int


class Left(Fact, tag="left"):
    """A bot took the seat until its person is back."""

    seat: int
    reason: Literal["clock", "vote"]


class Returned(Fact, tag="returned"):
    """The person took the seat back."""

    seat: int


class Resigned(Fact, tag="resigned"):
    """A seat gave the game up."""

    seat: int


class Closed(Fact, tag="closed"):
    """The table was closed before its game was over."""

    by: Literal["host", "admin", "age"]


class Rematched(Fact, tag="rematched"):
    """The players went on at another table."""

    table: str


class Reverted(Fact, tag="reverted"):
    """After a change of the rules, the picks after fact `to` no longer fit and are void; `lines` is what chance then
    dealt, by the new `seed`. Without picks after `to`, chance only had to deal, and the seed stays."""

    to: int
    lines: list[str] = field(default_factory=list)
    seed: str = ""


AnyFact = (
    Created
    | Sat
    | Stood
    | BotSat
    | ColourTaken
    | Started
    | Played
    | Early
    | Voted
    | Muted
    | Resumed
    | Left
    | Returned
    | Resigned
    | Closed
    | Rematched
    | Reverted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def write_fact(fact: AnyFact) -> str:
    """A fact as it is stored."""
    return _encoder.encode(fact).decode()


def read_fact(data: str) -> AnyFact:
    """A fact from the store."""
    return _decoder.decode(data)


def takes_back(fact: AnyFact) -> bool:
    """Whether a fact only takes something back."""
    return isinstance(fact, Played) and fact.lines[0].partition(" ")[2].startswith(UNDO)
