"""Clocks derive the time left from the times of the steps alone."""

from random import Random

import pytest

from orcs.tables.clocks import LEAST, Clocks
from orcs.tables.commands import Redo, Undo
from orcs.tables.messages import Clock, ClockKind
from tests.server.tables import desk


def wound(kind: ClockKind, seconds: int = 60, increment: int = 0) -> Clocks:
    return Clocks.wound(Clock(kind, seconds, increment), 2)


def test_without_limits_nobody_has_a_deadline() -> None:
    clocks = wound("none")
    clocks.set([0], -1, 1000)
    assert clocks.deadline(0) is None
    assert not clocks.ticking


@pytest.mark.parametrize("kind", ["move", "bank", "days"])
def test_only_who_is_asked_has_a_deadline(kind: ClockKind) -> None:
    clocks = wound(kind)
    clocks.set([1], -1, 1000)
    assert clocks.deadline(0) is None
    assert clocks.deadline(1) == 61_000


def test_a_move_clock_begins_anew_with_every_question_of_the_mover() -> None:
    clocks = wound("move")
    clocks.set([0, 1], -1, 1000)
    clocks.set([0, 1], 0, 31_000)
    assert clocks.deadline(0) == 91_000
    assert clocks.deadline(1) == 61_000


def test_to_take_back_and_pick_again_gives_no_new_time() -> None:
    made = desk(2, clock=Clock("move", 60))
    table, rng = made.table, Random(2)
    further = 0
    for _ in range(60):
        seat, before = table.asks[0].seat, dict(table.clocks.since)
        made.play_on(1, rng)
        if not table.playing.can_undo(seat) or table.ask_of(seat) is None:
            continue
        asked = table.clocks.since[seat]
        assert asked > before[seat]
        further += 1
        for command in (Undo(), Redo(), Undo()):
            made.ask(seat, command)
            assert table.clocks.since[seat] == asked
        made.play_on(1, Random(further))
        if table.playing.can_undo(seat) and table.ask_of(seat) is not None:
            assert table.clocks.since[seat] == asked
    assert further > 10


def test_a_days_clock_runs_on_until_the_turn_is_done() -> None:
    clocks = wound("days", 86_400)
    clocks.set([0], -1, 1000)
    clocks.set([0], 0, 31_000)
    assert clocks.deadline(0) == 86_401_000
    clocks.set([1], 0, 40_000)
    clocks.set([0], 1, 50_000)
    assert clocks.deadline(0) == 86_450_000


def test_a_bank_is_used_up_over_turns_and_grows_by_the_increment() -> None:
    clocks = wound("bank", 60, 5)
    clocks.set([0], -1, 0)
    clocks.set([0], 0, 10_000)
    assert clocks.left[0] == 60_000
    clocks.set([1], 0, 20_000)
    assert clocks.left[0] == 45_000
    clocks.set([0], 1, 30_000)
    assert clocks.deadline(0) == 75_000


@pytest.mark.parametrize("kind", ["move", "bank", "days"])
def test_a_pause_takes_no_time_and_gives_none(kind: ClockKind) -> None:
    clocks = wound(kind)
    clocks.set([0], -1, 0)
    clocks.halt(20_000)
    assert clocks.deadline(0) is None
    clocks.set([0], -1, 500_000)
    assert clocks.deadline(0) == 540_000


def test_time_before_a_pause_counts_for_the_question_asked_then_alone() -> None:
    clocks = wound("move")
    clocks.set([0], -1, 0)
    clocks.halt(20_000)
    clocks.set([0], -1, 100_000)
    clocks.set([1], 0, 110_000)
    clocks.set([0], 1, 120_000)
    assert clocks.deadline(0) == 180_000


@pytest.mark.parametrize(("increment", "left"), [(0, LEAST), (30, 30_000)])
def test_after_a_timeout_a_bank_goes_on_from_the_increment_or_ten_seconds(increment: int, left: int) -> None:
    clocks = wound("bank", 60, increment)
    clocks.set([0], -1, 0)
    clocks.refill(0, 61_000)
    assert clocks.deadline(0) == 61_000 + left
    clocks.set([1], 0, 61_000)
    assert clocks.left[0] == left + increment * 1000


def test_who_has_time_left_gets_none_for_being_away() -> None:
    clocks = wound("bank", 60)
    clocks.set([0], -1, 0)
    clocks.refill(0, 15_000)
    assert clocks.left[0] == 45_000


def test_a_restart_forgives_what_was_used() -> None:
    clocks = wound("bank")
    clocks.set([0], -1, 0)
    clocks.restart([0], 50_000)
    assert clocks.deadline(0) == 110_000
