"""What somebody at a table can do: each command checked against the table, then made a step."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from orcs import Event, plain_event
from orcs.engine.game import PickError
from orcs.server import messages as m
from orcs.server.errors import Refused
from orcs.server.room import Make, Room, now_ms
from orcs.server.steps import (
    AnyFact,
    BotSat,
    Closed,
    ColourTaken,
    Muted,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Stood,
    Voted,
)
from orcs.server.table import Seat, Table
from orcs.text import Words

Step = tuple[AnyFact, list[Event]]


def making(command: m.AnyCommand, person: str) -> Make | None:
    """How a command changes a table; None for those that change nothing."""
    handler = HANDLERS.get(type(command))
    return None if handler is None else lambda table: handler(table, person, command)


# Before the game


def own_seat(table: Table, person: str) -> int:
    """The seat of who commands."""
    seat = table.seat_of(person)
    if seat < 0:
        raise Refused("problem-not_seated", 403)
    return seat


def gathering(table: Table) -> None:
    """Only before the game."""
    if table.status != "gathering":
        raise Refused("problem-started" if table.status == "playing" else "problem-table_over")


def host_only(table: Table, person: str) -> None:
    """Only for the host."""
    if person != table.host:
        raise Refused("problem-host_only", 403)


def seat_at(table: Table, number: int) -> tuple[int, Seat]:
    """The seat with this number."""
    if number > len(table.seats):
        raise Refused("problem-no_seat", 404, seat=number)
    return number - 1, table.seats[number - 1]


def free_colour(table: Table, seat: int, colour: str | None) -> str:
    """The colour wished for, if nobody else has it; an open seat gives its colour up in exchange."""
    own = table.seats[seat].colour
    if colour is None or colour == own:
        return own
    for other in table.seats:
        if other.colour == colour and other.kind != "open":
            raise Refused("problem-colour_taken", colour=colour)
    return colour


def sit(table: Table, person: str, command: m.Sit) -> Step:
    gathering(table)
    if table.seat_of(person) >= 0:
        raise Refused("problem-seated")
    if table.same_deal_as and not command.known_deal:
        raise Refused("problem-known_deal")
    if command.seat:
        number, seat = seat_at(table, command.seat)
        if seat.kind != "open":
            raise Refused("problem-seat_taken", seat=command.seat)
    else:
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if not free:
            raise Refused("problem-table_full")
        number = free[0]
    colour = free_colour(table, number, command.colour)
    return Sat(number, person, colour, command.nonce or secrets.token_hex(16)), []


def stand(table: Table, person: str, command: m.Stand) -> Step:
    gathering(table)
    return Stood(own_seat(table, person)), []


def take_colour(table: Table, person: str, command: m.TakeColour) -> Step:
    gathering(table)
    seat = own_seat(table, person)
    return ColourTaken(seat, free_colour(table, seat, command.colour)), []


def add_bot(table: Table, person: str, command: m.AddBot) -> Step:
    gathering(table)
    host_only(table, person)
    number, seat = seat_at(table, command.seat)
    if seat.kind == "person":
        raise Refused("problem-seat_taken", seat=command.seat)
    return BotSat(number, command.level), []


def remove_bot(table: Table, person: str, command: m.RemoveBot) -> Step:
    gathering(table)
    host_only(table, person)
    number, seat = seat_at(table, command.seat)
    if seat.kind != "bot":
        raise Refused("problem-no_bot", seat=command.seat)
    return Stood(number), []


def start(table: Table, person: str, command: m.Start) -> Step:
    gathering(table)
    host_only(table, person)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("problem-seats_open")
    if not any(seat.kind == "person" for seat in table.seats):
        raise Refused("problem-nobody_plays")
    return table.begin()


def close(table: Table, person: str, command: m.Close) -> Step:
    gathering(table)
    host_only(table, person)
    return Closed("host"), []


def mute(table: Table, person: str, command: m.Mute) -> Step:
    host_only(table, person)
    if command.person == person:
        raise Refused("problem-mute_self")
    return Muted(command.person, command.on), []


# In the game


def playing(table: Table, person: str) -> int:
    """The seat of who commands, while the game goes on."""
    if table.status != "playing":
        raise Refused("problem-not_started" if table.status == "gathering" else "problem-table_over")
    seat = own_seat(table, person)
    if table.seats[seat].resigned:
        raise Refused("problem-resigned")
    return seat


def refused_pick(table: Table, error: PickError) -> Refused:
    """A refusal of the rules, told by the rules' own words."""
    game = table.playing
    return RulesRefusal(lambda words: words.refusal(game, error), error)


class RulesRefusal(Refused):
    """A pick that the rules do not allow."""

    def __init__(self, tell: Callable[[Words], str], error: PickError) -> None:
        super().__init__("problem-refused", 409, clause=error.clause, expected=error.expected)
        self.tell = tell

    def problem(self, words: Words, ref: int | None = None) -> m.Problem:
        return m.Problem("refused", self.tell(words), self.clause, self.expected, ref)


def answer(table: Table, person: str, command: m.Answer) -> Step:
    seat = playing(table, person)
    unpaused(table)
    ask = table.ask_of(seat)
    if ask is None or ask.id != command.ask:
        raise Refused("problem-stale")
    try:
        return table.answer(seat, ask, command.pick, "person")
    except PickError as error:
        raise refused_pick(table, error) from error


def unpaused(table: Table) -> None:
    """Not while the table pauses."""
    if table.paused:
        raise Refused("problem-paused")


def take_back(table: Table, person: str, command: m.Undo | m.Redo | m.Restart) -> Step:
    seat = playing(table, person)
    unpaused(table)
    try:
        return table.take_back(seat, {m.Undo: "undo", m.Redo: "redo", m.Restart: "restart"}[type(command)])
    except PickError as error:
        raise refused_pick(table, error) from error


def pause(table: Table, person: str, command: m.Pause) -> Step:
    seat = playing(table, person)
    if table.paused:
        if command.on:
            raise Refused("problem-paused")
        return Resumed(seat), []
    return Voted(seat, "pause", agree=command.on), []


def resign(table: Table, person: str, command: m.Resign) -> Step:
    return Resigned(playing(table, person)), []


def abandon(table: Table, person: str, command: m.Abandon) -> Step:
    return Voted(playing(table, person), "abandon", agree=command.agree), []


def vote_out(table: Table, person: str, command: m.VoteOut) -> Step:
    seat = playing(table, person)
    about, target = seat_at(table, command.seat)
    if about == seat or not target.is_person or target.away or not table.gone(about, now_ms()):
        raise Refused("problem-not_gone", seat=command.seat)
    return Voted(seat, "out", about), []


def back(table: Table, person: str, command: m.Back) -> Step:
    seat = playing(table, person)
    if not table.seats[seat].away:
        raise Refused("problem-not_away")
    return Returned(seat), []


HANDLERS: dict[type, Callable[[Table, str, Any], Step]] = {
    m.Answer: answer,
    m.Undo: take_back,
    m.Redo: take_back,
    m.Restart: take_back,
    m.Sit: sit,
    m.Stand: stand,
    m.TakeColour: take_colour,
    m.AddBot: add_bot,
    m.RemoveBot: remove_bot,
    m.Start: start,
    m.Close: close,
    m.Mute: mute,
    m.Pause: pause,
    m.Resign: resign,
    m.Abandon: abandon,
    m.VoteOut: vote_out,
    m.Back: back,
}


# Looking, which changes nothing


async def look(room: Room, seat: int, command: m.Preview | m.WhyNot | m.Resync) -> m.AnyReport | bytes:
    """Answer a question about the table as it is."""
    async with room.steady() as table:
        if isinstance(command, m.Resync):
            return room.view(seat, command.ref)
        if seat < 0 or table.status != "playing":
            raise Refused("problem-not_seated", 403)
        game = table.playing
        try:
            if isinstance(command, m.Preview):
                events = [plain_event(game.rules, event) for event in game.preview(command.pick, seat)]
                return m.PreviewReport(command.pick, events, command.ref)
            return m.WhyNotReport(command.pick, game.why_not(command.pick, seat), command.ref)
        except PickError as error:
            raise refused_pick(table, error) from error
