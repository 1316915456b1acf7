"""A table is what its steps tell: each kind of step by itself, and all of them in random games."""

import random

import pytest

from orcs import MODULES, RecordError
from orcs.server import keeping, lines
from orcs.server.driver import safe_pick
from orcs.server.messages import Clock, ClockKind
from orcs.server.steps import (
    BotSat,
    By,
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
from orcs.server.table import GONE_AFTER, Table
from tests.server.tables import Desk, desk, told

ALL = dict.fromkeys(MODULES, "")


def play_on(made: Desk, picks: int, rng: random.Random | None = None) -> None:
    """Let the seats that are asked answer, the first of them first."""
    for _ in range(picks):
        table = made.table
        if table.status != "playing":
            return
        ask = table.asks[0]
        pick = rng.choice(ask.options) if rng else safe_pick(ask.options)
        made.do(table.answer(ask.seat, ask, pick, "person"))


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


def test_a_colour_is_exchanged_with_whoever_has_it() -> None:
    table = desk(2, started=False).table
    mine, theirs = (seat.colour for seat in table.seats)
    table.apply(ColourTaken(0, theirs), 5)
    assert [seat.colour for seat in table.seats] == [theirs, mine]
    table.apply(ColourTaken(0, "yellow"), 6)
    assert [seat.colour for seat in table.seats] == ["yellow", mine]


def test_a_closed_table_asks_nothing() -> None:
    made = desk(2)
    made.follow(Closed("admin"))
    table = made.table
    assert (table.status, table.ending, table.ended) == ("closed", "closed", made.now)
    assert not table.asks
    assert not table.asked_at


def test_a_rematch_is_found_at_the_table_before() -> None:
    made = desk(2)
    made.follow(Resigned(0))
    made.follow(Rematched("next"))
    assert (made.table.status, made.table.rematch) == ("over", "next")


# Agreeing


def test_a_pause_needs_all_who_play_themselves() -> None:
    made = desk(3, 1, clock=Clock("move", 60))
    made.follow(Voted(0, "pause"))
    made.follow(Voted(1, "pause"))
    made.follow(Left(2, "clock"))
    assert is_playing(made.table)
    made.follow(Voted(1, "pause"))
    assert made.table.paused
    assert not made.table.votes
    assert not made.table.clocks.since
    made.follow(Resumed(1))
    assert is_playing(made.table)
    assert set(made.table.clocks.since) == {ask.seat for ask in made.table.asks}


def test_a_vote_can_be_taken_back() -> None:
    made = desk(2)
    made.follow(Voted(0, "abandon"))
    assert made.table.votes == {"abandon": {0}}
    made.follow(Voted(0, "abandon", agree=False))
    made.follow(Voted(1, "abandon"))
    assert made.table.status == "playing"
    made.follow(Voted(0, "abandon"))
    assert (made.table.status, made.table.ending, made.table.result) == ("over", "abandoned", None)


def test_who_is_gone_can_be_voted_out_and_come_back() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    others = [seat for seat in range(3) if seat != out]
    assert not made.table.gone(out, made.now + GONE_AFTER - 1)
    assert made.table.gone(out, made.now + GONE_AFTER)
    made.follow(Voted(others[0], "out", out))
    assert not made.table.seats[out].away
    made.follow(Voted(others[1], "out", out))
    assert made.table.seats[out].by_bot
    made.follow(Returned(out))
    assert not made.table.seats[out].by_bot


def test_with_a_clock_who_let_it_run_out_is_gone_until_they_play() -> None:
    made = desk(2, clock=Clock("days", 86_400))
    out = made.table.asks[0].seat
    assert not made.table.gone(out, made.now + 3 * 86_400_000)
    while made.table.ask_of(out) is not None:
        ask = made.table.ask_of(out)
        assert ask is not None
        made.do(made.table.answer(out, ask, ask.options[-1], "clock"))
        if made.table.ask_of(out) is not None:
            assert made.table.gone(out, made.now)
    assert not made.table.gone(out, made.now)  # nobody waits for them
    table, _ = keeping.fold(made.kept())
    assert table.lapsed == [out]
    made.follow(Returned(out))
    assert made.table.lapsed == []


def test_who_was_voted_out_keeps_a_say_over_the_end_of_the_game() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    others = [seat for seat in range(3) if seat != out]
    for seat in others:
        made.follow(Voted(seat, "out", out))
    for seat in others:
        made.follow(Voted(seat, "abandon"))
    assert made.table.status == "playing"
    made.follow(Voted(out, "abandon"))
    assert made.table.ending == "abandoned"


def test_who_comes_back_is_no_longer_voted_on() -> None:
    made = desk(3)
    out = made.table.asks[0].seat
    made.follow(Voted((out + 1) % 3, "out", out))
    made.follow(Left(out, "clock"))
    made.follow(Returned(out))
    assert not made.table.votes


def test_an_answer_of_somebody_away_takes_the_seat_back() -> None:
    made = desk(2)
    seat = made.table.asks[0].seat
    made.follow(Left(seat, "clock"))
    assert made.table.seats[seat].by_bot
    ask = made.table.asks[0]
    made.do(made.table.answer(seat, ask, ask.options[0], "bot"))
    assert made.table.seats[seat].by_bot
    made.follow(Returned(seat))
    made.follow(Left(seat, "clock"))
    if (ask := made.table.asks[0]).seat == seat:
        made.do(made.table.answer(seat, ask, ask.options[0], "person"))
        assert not made.table.seats[seat].by_bot


# Giving up


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (1, 3)])
def test_a_game_ends_when_nobody_is_left_to_play_against(people: int, bots: int) -> None:
    made = desk(people, bots)
    made.follow(Resigned(0))
    table = made.table
    assert (table.status, table.ending) == ("over", "resigned")
    assert table.result is not None
    assert table.winners
    assert 0 not in table.winners


@pytest.mark.parametrize("people", [3, 4])
def test_others_play_on_when_one_resigns(people: int) -> None:
    made = desk(people)
    made.follow(Resigned(1))
    assert made.table.status == "playing"
    assert made.table.seats[1].by_bot
    for seat in (0, *range(2, people - 1)):
        made.follow(Resigned(seat))
    assert (made.table.status, made.table.winners) == ("over", [people - 1])


def test_with_bots_left_alone_the_game_is_over() -> None:
    made = desk(2, 2)
    made.follow(Resigned(0))
    assert is_playing(made.table)
    made.follow(Resigned(1))
    assert made.table.status == "over"
    assert set(made.table.winners) <= {2, 3}


def test_a_bot_whose_person_is_away_plays_to_the_end() -> None:
    made = desk(2)
    made.follow(Left(0, "clock"))
    made.follow(Left(1, "vote"))
    assert made.table.status == "playing"
    assert all(seat.by_bot for seat in made.table.seats)


# Time


def test_a_timeout_with_a_bank_leaves_time_for_the_next_turn() -> None:
    made = desk(2, clock=Clock("bank", 30))
    seat = made.table.asks[0].seat
    made.now += 40_000
    while made.table.asks[0].seat == seat:
        ask = made.table.asks[0]
        made.do(made.table.answer(seat, ask, safe_pick(ask.options), "clock"), wait=0)
    assert made.table.clocks.left[seat] == 10_000


def test_a_question_keeps_its_age_while_others_answer_theirs() -> None:
    made = desk(3, modules={"missions": ""})
    first, second, third = made.table.asks
    asked = dict(made.table.asked_at)
    made.do(made.table.answer(second.seat, second, second.options[0], "person"))
    assert made.table.asked_at == {seat: asked[seat] for seat in (first.seat, third.seat)}


# Changed rules


def test_a_reversion_takes_picks_back_and_nothing_else() -> None:
    made = desk(3)
    made.snap()
    position = made.table.playing.checkpoint()
    play_on(made, 2)
    made.follow(Resigned(2))
    kept = made.kept()
    kept.steps.append((made.table.seq + 1, made.now + 1000, write_fact(Reverted(made.snapshot_seq))))
    table, repair = keeping.fold(kept)
    assert repair is None
    assert table.playing.checkpoint() == position
    assert table.seats[2].resigned
    assert (table.seq, table.changed) == (made.table.seq + 1, made.now + 1000)
    assert table.asks


def test_picks_that_do_not_fit_are_taken_back_once() -> None:
    made = desk(2)
    made.snap()
    position = made.table.playing.checkpoint()
    play_on(made, 1)
    seq, at, data = made.rows[-1]
    made.rows[-1] = (seq, at, data.replace('"lines":["', '"lines":["no_such_'))
    table, repair = keeping.fold(made.kept())
    assert repair is not None
    assert (repair.to, repair.lines) == (made.snapshot_seq, [])
    made.rows.append((seq + 1, at + 1, write_fact(repair)))
    table.follow(repair, at + 1)
    again, repair = keeping.fold(made.kept())
    assert repair is None
    assert told(again) == told(table)
    assert again.playing.checkpoint() == position | {"left": {}}


def test_a_table_that_never_was_under_these_rules_is_refused() -> None:
    made = desk(2)
    made.snap()
    assert made.snapshot is not None
    made.snapshot = made.snapshot.replace('"stack":[', '"stack":[["NoSuchFrame",{}],')
    with pytest.raises(RecordError):
        keeping.fold(made.kept())


# Random games


def random_step(made: Desk, rng: random.Random) -> None:
    """Something that somebody at the table may do now."""
    table = made.table
    ask = rng.choice(list(table.asks))
    chance = rng.random()
    mover = table.playing.actor
    if chance < 0.12 and mover is not None and table.playing.can_undo(mover):
        made.do(table.take_back(mover, rng.choice(["undo", "restart"])))
    elif chance < 0.16 and mover is not None and table.playing.undone:
        made.do(table.take_back(mover, "redo"))
    elif chance < 0.18:
        made.follow(Voted(rng.randrange(len(table.seats)), "pause", agree=rng.random() < 0.5))
        if table.paused:
            made.follow(Resumed(0), rng.randrange(100_000))
    elif chance < 0.2 and table.seats[ask.seat].away:
        made.follow(Returned(ask.seat))
    elif chance < 0.2:
        made.follow(Left(ask.seat, "clock"))
    elif chance < 0.201:
        made.follow(Resigned(ask.seat))
    else:
        by: By = "clock" if rng.random() < 1 / 3 else "person"
        made.do(table.answer(ask.seat, ask, rng.choice(ask.options), by), rng.randrange(60_000))


SETS: list[dict[str, str]] = [{}, {"missions": ""}, {"bonus": "", "new_fate": ""}, ALL]


@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("kind", ["none", "move", "bank", "days"])
def test_a_table_is_what_its_steps_tell_from_the_start_or_from_any_barrier(
    modules: dict[str, str], kind: ClockKind
) -> None:
    rng = random.Random(f"{modules} {kind}")
    made = desk(rng.randint(2, 4), modules=modules, clock=Clock(kind, 600, 5), undo=rng.random() < 0.8)
    made.snap()
    checks = 0
    while made.table.status == "playing" and len(made.rows) < 400:
        random_step(made, rng)
        table = made.table
        if table.status == "playing" and table.at_barrier() and rng.random() < 0.1:
            made.snap()
        if rng.random() < 0.03 or table.status != "playing":
            checks += 1
            assert_told(made)
    assert_told(made)
    assert checks > 1


def assert_told(made: Desk) -> None:
    """The steps alone, and the steps after the snapshot, tell the table that is."""
    kept = made.kept()
    table, repair = keeping.fold(kept)
    assert repair is None
    assert told(table) == told(made.table)
    kept.snapshot = None
    whole, repair = keeping.fold(kept)
    assert repair is None
    assert told(whole) == told(made.table)


def test_a_finished_game_is_read_from_its_snapshot() -> None:
    made = desk(2)
    play_on(made, 10_000)
    assert made.table.ending == "played"
    made.snap()
    table, repair = keeping.fold(made.kept())
    assert repair is None
    assert told(table) == told(made.table) | {"undoable": []}
    assert table.playing.scores()[0].total == made.table.playing.scores()[0].total


def test_a_game_from_another_record_cannot_be_taken_back_beyond_its_start() -> None:
    first = desk(2)
    rng = random.Random(3)
    while not first.table.playing.undoable:
        play_on(first, 1, rng)
    made = desk(2, started=False)
    made.table.record = lines.logged(first.table.playing, 0)
    made.start()
    assert made.table.at_barrier()
    assert_told(made)
