"""What each command does at a table: checked first, then played, then returned as a fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcs.engine.game import PickError
from orcs.tables import commands as c
from orcs.tables.due import safe_pick, time_up
from orcs.tables.facts import (
    AnyFact,
    BotSat,
    Closed,
    ColourTaken,
    Left,
    Muted,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Stood,
    Voted,
)
from orcs.tables.messages import Problem
from orcs.tables.playing import Progress, answer, begin, take_back
from orcs.tables.refusal import Refused
from orcs.tables.state import Seat, TableState
from orcs.text import Words

MOST_MUTED = 50
MOST_STEPS = 30_000
"""After this many facts, or lines of its game, a table accepts only what moves the game on. The longest games have a
tenth of that, but picks could be undone and redone forever, many at once.
"""


def settled(fact: AnyFact) -> Progress:
    """A fact without anything happening in the game."""
    return Progress(fact, [])


# Checks


def own_seat(table: TableState, person: str) -> int:
    """The sender's seat."""
    seat = table.seat_of(person)
    if seat < 0:
        raise Refused("problem-not_seated", 403)
    return seat


def check_gathering(table: TableState) -> None:
    """Only before the game."""
    if table.status != "gathering":
        raise Refused("problem-started" if table.status == "playing" else "problem-table_over")


def check_host(table: TableState, person: str) -> None:
    """Only for the host."""
    if person != table.host:
        raise Refused("problem-host_only", 403)


def seat_at(table: TableState, number: int) -> tuple[int, Seat]:
    """The seat with this number."""
    if number > len(table.seats):
        raise Refused("problem-no_seat", 404, seat=number)
    return number - 1, table.seats[number - 1]


def free_colour(table: TableState, seat: int, colour: str | None) -> str:
    """The colour wanted, if nobody else has it; an open seat gives its colour up in exchange."""
    own = table.seats[seat].colour
    if colour is None or colour == own:
        return own
    for other in table.seats:
        if other.colour == colour and other.kind != "open":
            raise Refused("problem-colour_taken", colour=colour)
    return colour


def playing_seat(table: TableState, person: str) -> int:
    """The sender's seat, during the game."""
    if table.status != "playing":
        raise Refused("problem-not_started" if table.status == "gathering" else "problem-table_over")
    seat = own_seat(table, person)
    if table.seats[seat].resigned:
        raise Refused("problem-resigned")
    return seat


def check_unpaused(table: TableState) -> None:
    """Not during a pause."""
    if table.paused:
        raise Refused("problem-paused")


def refused_pick(table: TableState, error: PickError) -> Refused:
    """A refusal by the rules, in the rules' own words."""
    game = table.playing
    return RulesRefusal(lambda words: words.refusal(game, error), error)


class RulesRefusal(Refused):
    """A pick that the rules do not allow."""

    def __init__(self, tell: Callable[[Words], str], error: PickError) -> None:
        super().__init__("problem-refused", 409, clause=error.clause, expected=error.expected)
        self.tell = tell

    def problem(self, words: Words, ref: int | None = None) -> Problem:
        return Problem("refused", self.tell(words), self.clause, self.expected, ref)


# People, before the game


def do_sit(table: TableState, request: c.Request, command: c.Sit, now: int) -> Progress:
    check_gathering(table)
    if table.seat_of(request.person) >= 0:
        raise Refused("problem-seated")
    if request.person in table.removed:
        raise Refused("problem-removed", 403)
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
    return settled(Sat(number, request.person, colour, command.nonce or request.nonce))


def do_stand(table: TableState, request: c.Request, command: c.Stand, now: int) -> Progress:
    check_gathering(table)
    return settled(Stood(own_seat(table, request.person)))


def do_take_colour(table: TableState, request: c.Request, command: c.TakeColour, now: int) -> Progress:
    check_gathering(table)
    seat = own_seat(table, request.person)
    return settled(ColourTaken(seat, free_colour(table, seat, command.colour)))


def do_add_bot(table: TableState, request: c.Request, command: c.AddBot, now: int) -> Progress:
    check_gathering(table)
    check_host(table, request.person)
    number, seat = seat_at(table, command.seat)
    if seat.kind == "person":
        raise Refused("problem-seat_taken", seat=command.seat)
    return settled(BotSat(number, command.level))


def do_remove_bot(table: TableState, request: c.Request, command: c.RemoveBot, now: int) -> Progress:
    check_gathering(table)
    check_host(table, request.person)
    number, seat = seat_at(table, command.seat)
    if seat.kind != "bot":
        raise Refused("problem-no_bot", seat=command.seat)
    return settled(Stood(number))


def do_remove_player(table: TableState, request: c.Request, command: c.RemovePlayer, now: int) -> Progress:
    check_gathering(table)
    check_host(table, request.person)
    if command.person == request.person:
        raise Refused("problem-remove_self")
    seat = table.seat_of(command.person)
    if seat < 0:
        raise Refused("problem-no_player", 404)
    return settled(Stood(seat, removed=True))


def do_start(table: TableState, request: c.Request, command: c.Start, now: int) -> Progress:
    check_gathering(table)
    check_host(table, request.person)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("problem-seats_open")
    if not any(seat.kind == "person" for seat in table.seats):
        raise Refused("problem-nobody_plays")
    return begin(table)


def do_close(table: TableState, request: c.Request, command: c.Close, now: int) -> Progress:
    check_gathering(table)
    check_host(table, request.person)
    return settled(Closed("host"))


def do_mute(table: TableState, request: c.Request, command: c.Mute, now: int) -> Progress:
    check_host(table, request.person)
    if command.person is None:
        raise Refused("problem-mute_whom", 422)
    if command.person == request.person:
        raise Refused("problem-mute_self")
    if command.on and len(table.muted) >= MOST_MUTED:
        raise Refused("problem-too_many_muted", count=MOST_MUTED)
    return settled(Muted(command.person, command.on))


# People, in the game


def do_answer(table: TableState, request: c.Request, command: c.Answer | c.Answers, now: int) -> Progress:
    seat = playing_seat(table, request.person)
    check_unpaused(table)
    ask = table.ask_of(seat)
    if ask is None or ask.id != command.ask:
        raise Refused("problem-stale")
    try:
        picks = command.picks if isinstance(command, c.Answers) else [command.pick]
        return answer(table, seat, ask, picks, "person")
    except PickError as error:
        raise refused_pick(table, error) from error


def do_take_back(table: TableState, request: c.Request, command: c.Undo | c.Redo | c.Restart, now: int) -> Progress:
    seat = playing_seat(table, request.person)
    check_unpaused(table)
    try:
        return take_back(table, seat, {c.Undo: "undo", c.Redo: "redo", c.Restart: "restart"}[type(command)])
    except PickError as error:
        raise refused_pick(table, error) from error


def do_pause(table: TableState, request: c.Request, command: c.Pause, now: int) -> Progress:
    seat = playing_seat(table, request.person)
    if table.paused:
        if command.on:
            raise Refused("problem-paused")
        return settled(Resumed(seat))
    return settled(Voted(seat, "pause", agree=command.on))


def do_resign(table: TableState, request: c.Request, command: c.Resign, now: int) -> Progress:
    return settled(Resigned(playing_seat(table, request.person)))


def do_abandon(table: TableState, request: c.Request, command: c.Abandon, now: int) -> Progress:
    return settled(Voted(playing_seat(table, request.person), "abandon", agree=command.agree))


def do_vote_out(table: TableState, request: c.Request, command: c.VoteOut, now: int) -> Progress:
    seat = playing_seat(table, request.person)
    about, target = seat_at(table, command.seat)
    away = target.away or about in request.present or not table.gone(about, now)
    if about == seat or not target.is_person or away:
        raise Refused("problem-not_gone", seat=command.seat)
    return settled(Voted(seat, "out", about))


def do_return(table: TableState, request: c.Request, command: c.Back, now: int) -> Progress:
    seat = playing_seat(table, request.person)
    if not table.seats[seat].away:
        raise Refused("problem-not_away")
    return settled(Returned(seat))


REQUESTS: dict[type, Callable[[TableState, c.Request, Any, int], Progress]] = {
    c.Answer: do_answer,
    c.Answers: do_answer,
    c.Undo: do_take_back,
    c.Redo: do_take_back,
    c.Restart: do_take_back,
    c.Sit: do_sit,
    c.Stand: do_stand,
    c.TakeColour: do_take_colour,
    c.AddBot: do_add_bot,
    c.RemoveBot: do_remove_bot,
    c.RemovePlayer: do_remove_player,
    c.Start: do_start,
    c.Close: do_close,
    c.Mute: do_mute,
    c.Pause: do_pause,
    c.Resign: do_resign,
    c.Abandon: do_abandon,
    c.VoteOut: do_vote_out,
    c.Back: do_return,
}


GOES_ON = (c.Answer, c.Answers, c.Start, c.Close, c.Resign, c.Abandon, c.Back)
"""What brings a table nearer to its end."""


def do_request(table: TableState, request: c.Request, now: int) -> Progress:
    """A person's command."""
    lines = 0 if table.game is None else len(table.game.log)
    if max(table.seq, lines) >= MOST_STEPS and not isinstance(request.command, GOES_ON):
        raise Refused("problem-too_many_steps", count=MOST_STEPS)
    return REQUESTS[type(request.command)](table, request, request.command, now)


# The server


def do_create(table: TableState, command: c.Create, now: int) -> Progress:
    assert table.seq == 0, "a table is created once"
    return settled(command.fact)


def do_pick(table: TableState, command: c.Pick, now: int) -> Progress:
    ask = table.ask_of(command.seat)
    if ask is None or ask.id != command.ask or table.paused:
        raise Refused("problem-overtaken")
    try:
        return answer(table, command.seat, ask, [command.pick], command.by)
    except PickError as error:
        raise refused_pick(table, error) from error


def do_time_out(table: TableState, command: c.TimeOut, now: int) -> Progress:
    ask = table.ask_of(command.seat)
    if ask is None or ask.id != command.ask or table.paused or table.seats[ask.seat].by_bot:
        raise Refused("problem-overtaken")
    up = time_up(table, ask.seat)
    if up is None or now < up:
        raise Refused("problem-overtaken")
    if table.wish.clock.on_timeout == "bot":
        return settled(Left(ask.seat, "clock"))
    return answer(table, ask.seat, ask, [safe_pick(ask.options)], "clock")


def do_forget(table: TableState, command: c.Forget, now: int) -> Progress:
    if table.status != "gathering":
        raise Refused("problem-not_seated")
    return settled(Stood(own_seat(table, command.person)))


def do_retire(table: TableState, command: c.Retire, now: int) -> Progress:
    if table.status not in ("gathering", "playing"):
        raise Refused("problem-table_over")
    if command.before is not None and table.changed >= command.before:
        raise Refused("problem-overtaken")
    return settled(Closed(command.by))


def do_announce(table: TableState, command: c.Announce, now: int) -> Progress:
    if table.rematch != command.before:
        raise Refused("problem-overtaken")
    return settled(Rematched(command.table))


def do_repair(table: TableState, command: c.Repair, now: int) -> Progress:
    return settled(command.fact)


HANDLERS: dict[type, Callable[[TableState, Any, int], Progress]] = {
    c.Request: do_request,
    c.Create: do_create,
    c.Pick: do_pick,
    c.TimeOut: do_time_out,
    c.Forget: do_forget,
    c.Retire: do_retire,
    c.Announce: do_announce,
    c.Repair: do_repair,
}
