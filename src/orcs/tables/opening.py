"""Opening a table: from a person's wish to the fact that creates it. Randomness comes in as a `nonce`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from orcs import EditionError, Game
from orcs import edition as editions
from orcs.bots.levels import USUAL
from orcs.engine import notation
from orcs.engine.terms import COLOURS
from orcs.tables.facts import Created, SeatFact
from orcs.tables.messages import Colour, Level, Message, SeatNumber, SeatWish, TableWish
from orcs.tables.record_docs import check_line
from orcs.tables.records import Record, outline
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay
from orcs.tables.table import Table

LONGEST_LINE: Final = 500
"""Reading a key of many parts takes time with the square of their number."""
Nonce = Callable[[], str]
"""Gives another random text each time."""


class SameDeal(Message):
    """Who is to play the deal of a finished game."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]


class FromHere(Message):
    """Where to go on: after which line of the record, on which seat, against bots of which level."""

    pick: Annotated[int, Meta(ge=1, le=1_000_000)]
    seat: SeatNumber
    level: Level = USUAL


def check_wish(wish: TableWish) -> None:
    """Refuse a table whose game could not be dealt. Slow: not for an event loop."""
    if any(len(line) > LONGEST_LINE for line in wish.edition.splitlines()):
        raise Refused("problem-edition", 422, reason=f"a line is longer than {LONGEST_LINE} characters")
    try:
        tables = editions.load_text(wish.edition) if wish.edition else None
        start = wish.start - 1 if wish.start else None
        Game.new(
            len(wish.seats), start=start, modules=wish.modules, house_rules=wish.house_rules, edition=tables, seed=1
        )
    except EditionError as error:
        raise Refused("problem-edition", 422, reason=str(error.problems[0])) from error
    except ValueError as error:
        raise Refused("problem-bad_table", 422, reason=str(error)) from error
    wished = [seat.colour for seat in wish.seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise Refused("problem-bad_table", 422, reason="two seats wish for the same colour")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("problem-bad_table", 422, reason="a person has one seat")


def seat_facts(wish: TableWish, person: str, nonce: Nonce) -> list[SeatFact]:
    """The seats of a new table, each with a colour of its own."""
    free = [colour for colour in COLOURS if colour not in {seat.colour for seat in wish.seats}]
    facts: list[SeatFact] = []
    for seat in wish.seats:
        colour = seat.colour or free.pop(0)
        if seat.kind == "me":
            facts.append(SeatFact("person", colour, person, nonce=nonce()))
        else:
            facts.append(SeatFact(seat.kind, colour, level=seat.level))
    return facts


def rematch_fact(table: Table, person: str, seed: str, nonce: Nonce) -> Created:
    """The same table once more: the asker and the bots sit where they sat, the other people's seats are open."""
    seats = [
        SeatFact("person", seat.colour, person, nonce=nonce())
        if seat.kind == "person" and seat.person == person
        else SeatFact("bot" if seat.kind == "bot" else "open", seat.colour, level=seat.level)
        for seat in table.seats
    ]
    return Created(person, table.wish, seats, seed)


def check_same(record: Record, wish: TableWish) -> None:
    """Refuse to deal again what the tables of today would deal otherwise."""
    tables = editions.load_text(wish.edition) if wish.edition else editions.load()
    header = outline(record.text).header
    if (header["edition"], header["rules"]) != (tables.digest, str(notation.RULES_VERSION)):
        raise Refused("problem-record_rules", 409)


def same_deal_wish(record: Record, made: Created, wanted: SameDeal) -> TableWish:
    """The table that deals a finished game again, which was created as `made`."""
    if made.record or record.details.own:
        raise Refused("problem-no_own_deal")
    if len(wanted.seats) != len(made.seats):
        raise Refused("problem-other_seats", 422, count=len(made.seats))
    return msgspec.structs.replace(made.wish, seats=wanted.seats)


def same_deal_fact(record: Record, made: Created, wish: TableWish, person: str, nonce: Nonce) -> Created:
    """How the table is created that deals a finished game again."""
    return Created(
        person,
        wish,
        seat_facts(wish, person, nonce),
        made.seed,
        nonces=record.details.nonces,
        same_deal_as=made.same_deal_as or record.id,
    )


def check_from_here(replay: Replay, wanted: FromHere) -> None:
    """Refuse to go on where nobody picks."""
    check_line(replay, wanted.pick)
    if replay.actor(wanted.pick) is None:
        raise Refused("problem-table_over")


def from_here_fact(
    record: Record, before: TableWish, wanted: FromHere, person: str, seed: str, nonce: Nonce
) -> Created:
    """How the table is created that goes on from a line of a finished game: the asker against bots."""
    read = outline(record.text)
    colours = read.header["colours"].split()
    if wanted.seat > len(colours):
        raise Refused("problem-no_seat", 404, seat=wanted.seat)
    seats = [SeatWish("me" if seat == wanted.seat else "bot", wanted.level) for seat in range(1, len(colours) + 1)]
    for seat, colour in zip(seats, colours, strict=True):
        seat.colour = msgspec.convert(colour, Colour)
    wish = TableWish(
        seats,
        before.modules,
        before.edition,
        house_rules=before.house_rules,
        start=before.start,
        # Only where picks can be taken back does a turn end by a pick.
        undo=read.header["undo"] == "yes",
        pace=before.pace,
    )
    lines = [f"{actor} {pick}" for actor, pick in read.lines[: wanted.pick]]
    return Created(person, wish, seat_facts(wish, person, nonce), seed, from_here=record.id, record=lines)
