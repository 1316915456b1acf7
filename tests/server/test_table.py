"""A table is the fold of its facts: each kind of fact by itself, and all of them in random games."""

import pytest

from orcs import RecordError
from orcs.tables import commands as c
from orcs.tables.due import safe_pick
from orcs.tables.facts import (
    BotSat,
    Closed,
    ColourTaken,
    Left,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Reverted,
    Sat,
    Stood,
    Voted,
    write_fact,
)
from orcs.tables.fold import fold
from orcs.tables.folding import MOST_REMOVED
from orcs.tables.messages import Clock, ClockKind
from orcs.tables.refusal import Refused
from orcs.tables.state import GONE_AFTER
from orcs.tables.table import Table
from tests.server.tables import desk, told


def is_playing(table: Table) -> bool:
    """Whether the game goes on."""
    return table.status == "playing" and not table.paused


def test_who_sits_down_has_a_seat_until_they_stand_up() -> None:
    table = desk(1, 1, started=False).table
    table.apply(Stood(1), 5)
    assert table.seats[1].kind == "open"
    table.apply(Sat(1, "eve", table.seats[1].colour, "nonce"), 6)
    assert table.seat_of("eve") == 1
    assert table.people() == [0, 1]
    table.apply(Stood(1), 7)
    assert table.seat_of("eve") == -1
    table.apply(BotSat(1, "master"), 8)
    assert table.seats[1].by_bot
    assert (table.seats[1].level, table.seq, table.changed) == ("master", 5, 8)


def test_of_many_whom_the_host_removes_the_last_are_kept_out() -> None:
    table = desk(1, 1, started=False).table
    people = [f"guest{number}" for number in range(MOST_REMOVED + 2)]
    table.apply(Stood(1), 5)
    for person in people:
        table.apply(Sat(1, person, table.seats[1].colour, "nonce"), 6)
        table.apply(Stood(1, removed=True), 7)
    assert table.removed == people[2:]


def test_a_colour_is_exchanged_with_whoever_has_it() -> None:
    table = desk(2, started=False).table
    mine, theirs = (seat.colour for seat in table.seats)
    table.apply(ColourTaken(0, theirs), 5)
    assert [seat.colour for seat in table.seats] == [theirs, mine]
    table.apply(ColourTaken(0, "yellow"), 6)
    assert [seat.colour for seat in table.seats] == ["yellow", mine]


def test_a_closed_table_asks_nothing() -> None:
    made = desk(2)
    made.apply(Closed("admin"))
    table = made.table
    assert (table.status, table.ending, table.ended) == ("closed", "closed", made.now)
    assert not table.asks
    assert not table.asked_at


def test_a_rematch_is_found_at_the_table_before() -> None:
    made = desk(2)
    made.apply(Resigned(0))
    made.apply(Rematched("next"))
    assert (made.table.status, made.table.rematch) == ("over", "next")


# Agreeing


def test_a_pause_needs_all_who_play_themselves() -> None:
    made = desk(3, 1, clock=Clock("move", 60))
    made.apply(Voted(0, "pause"))
    made.apply(Voted(1, "pause"))
    made.apply(Left(2, "clock"))
    assert is_playing(made.table)
    made.apply(Voted(1, "pause"))
    assert made.table.paused
    assert not made.table.votes
    assert not made.table.clocks.since
    made.apply(Resumed(1))
    assert is_playing(made.table)
    assert set(made.table.clocks.since) == {ask.seat for ask in made.table.asks}


def test_a_vote_can_be_taken_back() -> None:
    made = desk(2)
    made.apply(Voted(0, "abandon"))
    assert made.table.votes == {"abandon": {0}}
    made.apply(Voted(0, "abandon", agree=False))
    made.apply(Voted(1, "abandon"))
    assert made.table.status == "playing"
    made.apply(Voted(0, "abandon"))
    assert (made.table.status, made.table.ending, made.table.result) == ("over", "abandoned", None)


def test_who_is_gone_can_be_voted_out_and_come_back() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    others = [seat for seat in range(3) if seat != out]
    assert not made.table.gone(out, made.now + GONE_AFTER - 1)
    assert made.table.gone(out, made.now + GONE_AFTER)
    made.apply(Voted(others[0], "out", out))
    assert not made.table.seats[out].away
    made.apply(Voted(others[1], "out", out))
    assert made.table.seats[out].by_bot
    made.apply(Returned(out))
    assert not made.table.seats[out].by_bot


def test_with_a_clock_who_let_it_run_out_is_gone_until_they_play() -> None:
    made = desk(2, clock=Clock("days", 86_400))
    out = made.table.asks[0].seat
    assert not made.table.gone(out, made.now + 3 * 86_400_000)
    while made.table.ask_of(out) is not None:
        ask = made.table.ask_of(out)
        assert ask is not None
        made.pick(out, ask.options[-1], "clock")
        if made.table.ask_of(out) is not None:
            assert made.table.gone(out, made.now)
    assert not made.table.gone(out, made.now)  # nobody waits for them
    table, _ = fold(made.stored())
    assert table.lapsed == [out]
    made.apply(Returned(out))
    assert made.table.lapsed == []


def test_who_was_voted_out_keeps_a_say_over_the_end_of_the_game() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    others = [seat for seat in range(3) if seat != out]
    for seat in others:
        made.apply(Voted(seat, "out", out))
    for seat in others:
        made.apply(Voted(seat, "abandon"))
    assert made.table.status == "playing"
    made.apply(Voted(out, "abandon"))
    assert made.table.ending == "abandoned"


def test_who_comes_back_is_no_longer_voted_on() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    made.apply(Voted((out + 1) % 3, "out", out))
    made.apply(Left(out, "clock"))
    made.apply(Returned(out))
    assert not made.table.votes


def test_an_answer_of_somebody_away_takes_the_seat_back() -> None:
    made = desk(2)
    seat = made.table.asks[0].seat
    made.apply(Left(seat, "clock"))
    assert made.table.seats[seat].by_bot
    ask = made.table.asks[0]
    made.pick(seat, ask.options[0], "bot")
    assert made.table.seats[seat].by_bot
    made.apply(Returned(seat))
    made.apply(Left(seat, "clock"))
    if (ask := made.table.asks[0]).seat == seat:
        made.pick(seat, ask.options[0])
        assert not made.table.seats[seat].by_bot


# Giving up


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (1, 3)])
def test_a_game_ends_when_nobody_is_left_to_play_against(people: int, bots: int) -> None:
    made = desk(people, bots)
    made.apply(Resigned(0))
    table = made.table
    assert (table.status, table.ending) == ("over", "resigned")
    assert table.result is not None
    assert table.winners
    assert 0 not in table.winners


@pytest.mark.parametrize("people", [3, 4])
def test_others_play_on_when_one_resigns(people: int) -> None:
    made = desk(people)
    made.apply(Resigned(1))
    assert made.table.status == "playing"
    assert made.table.seats[1].by_bot
    for seat in (0, *range(2, people - 1)):
        made.apply(Resigned(seat))
    assert (made.table.status, made.table.winners) == ("over", [people - 1])


def test_with_bots_left_alone_the_game_is_over() -> None:
    made = desk(2, 2)
    made.apply(Resigned(0))
    assert is_playing(made.table)
    made.apply(Resigned(1))
    assert made.table.status == "over"
    assert set(made.table.winners) <= {2, 3}


def test_a_bot_whose_person_is_away_plays_to_the_end() -> None:
    made = desk(2)
    made.apply(Left(0, "clock"))
    made.apply(Left(1, "vote"))
    assert made.table.status == "playing"
    assert all(seat.by_bot for seat in made.table.seats)


# Time


def test_a_timeout_with_a_bank_leaves_time_for_the_next_turn() -> None:
    made = desk(2, clock=Clock("bank", 30))
    seat = made.table.asks[0].seat
    made.now += 40_000
    while made.table.asks[0].seat == seat:
        ask = made.table.asks[0]
        made.pick(seat, safe_pick(ask.options), "clock", wait=0)
    assert made.table.clocks.left[seat] == 10_000


@pytest.mark.parametrize("kind", ["bank", "days"])
def test_the_clock_plays_the_turn_to_its_end_at_once(kind: ClockKind) -> None:
    made = desk(2, clock=Clock(kind, 30))
    seat = made.table.asks[0].seat
    made.now = made.table.due()[0].at
    answers = 0
    while (ask := made.table.ask_of(seat)) is not None:
        (due,) = made.table.due()
        assert (due.ask, due.by) == (ask, "clock")
        assert due.at <= made.now
        made.do(c.TimeOut(seat, ask.id), wait=0)
        answers += 1
    assert answers > 1
    assert made.table.due()[0].at == made.now + 30_000


def test_who_answers_while_the_clock_plays_goes_on_themselves() -> None:
    made = desk(2, clock=Clock("bank", 30))
    seat = made.table.asks[0].seat
    made.now = made.table.due()[0].at
    made.do(c.TimeOut(seat, made.table.asks[0].id), wait=0)
    ask = made.table.ask_of(seat)
    assert ask is not None
    made.ask(seat, c.Answer(ask=ask.id, pick=ask.options[0]))
    if made.table.ask_of(seat) is not None:
        assert made.table.due()[0].at > made.now


def test_time_that_is_not_up_changes_nothing() -> None:
    made = desk(2, clock=Clock("move", 30))
    ask = made.table.asks[0]
    before = told(made.table)
    for command, wait in ((c.TimeOut(ask.seat, ask.id), 29_999), (c.TimeOut(ask.seat, ask.id + 1), 60_000)):
        with pytest.raises(Refused, match="overtaken"):
            made.do(command, wait)
    assert told(made.table) == before


def test_a_question_keeps_its_age_while_others_answer_theirs() -> None:
    made = desk(3, modules={"missions": ""})
    first, second, third = made.table.asks
    asked = dict(made.table.asked_at)
    made.pick(second.seat, second.options[0])
    assert made.table.asked_at == {seat: asked[seat] for seat in (first.seat, third.seat)}


# Changed rules


def test_a_reversion_takes_picks_back_and_nothing_else() -> None:
    made = desk(3)
    made.snap()
    position = made.table.playing.checkpoint()
    made.play_on(2)
    made.apply(Resigned(2))
    stored = made.stored()
    stored.rows.append((made.table.seq + 1, made.now + 1000, write_fact(Reverted(made.snapshot_seq))))
    table, repair = fold(stored)
    assert repair is None
    assert table.playing.checkpoint() == position
    assert table.seats[2].resigned
    assert (table.seq, table.changed) == (made.table.seq + 1, made.now + 1000)
    assert table.asks


def test_picks_that_do_not_fit_are_taken_back_once() -> None:
    made = desk(2)
    made.snap()
    position = made.table.playing.checkpoint()
    made.play_on(1)
    seq, at, data = made.rows[-1]
    made.rows[-1] = (seq, at, data.replace('"lines":["', '"lines":["no_such_'))
    table, repair = fold(made.stored())
    assert repair is not None
    assert (repair.fact.to, repair.fact.lines) == (made.snapshot_seq, [])
    made.rows.append((seq + 1, at + 1, write_fact(table.do(repair, at + 1).fact)))
    again, repair = fold(made.stored())
    assert repair is None
    assert told(again) == told(table)
    assert again.playing.checkpoint() == position | {"left": {}}


def test_a_table_that_never_was_under_these_rules_is_refused() -> None:
    made = desk(2)
    made.snap()
    assert made.snapshot is not None
    made.snapshot = made.snapshot.replace('"stack":[', '"stack":[["NoSuchFrame",{}],')
    with pytest.raises(RecordError):
        fold(made.stored())
