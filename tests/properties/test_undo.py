"""Undo: exactly back to the position before, never past a barrier, and never without the table's consent."""

from itertools import islice

import pytest

from orcs import CHANCE, Game, PickError, Rng
from tests.properties.games import MODULE_SETS, asked, every_module_set, frozen, lively, new_game, played


def barrier(game: Game, seat: int) -> int:
    """How many picks at the end of the log are the seat's own, and so may be undone."""
    rows: list[int] = []
    for number, row in enumerate(game.log):
        if row.back >= 0:
            while rows and rows[-1] >= row.back:
                rows.pop()
        elif row.actor == CHANCE:
            rows = []
        else:
            if rows and game.log[rows[-1]].actor != row.actor:
                rows = []
            rows.append(number)
    return len(rows) if rows and game.log[rows[-1]].actor == seat else 0


@every_module_set
def test_undo_restores_the_exact_position_and_redo_goes_forward_again(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + MODULE_SETS.index(modules) % 3, 31, undo=True)
    rng = Rng(31)
    taken_back = 0
    while not game.over:
        seat = game.actor
        assert seat is not None
        pick = lively(game, rng)
        before, rows = (frozen(game.state), asked_without_ids(game)), len(game.log)
        events = game.play(pick)
        after, length = frozen(game.state), len(game.log)
        revealed = length > rows + 1
        assert game.can_undo(seat) == (not revealed)
        if not revealed and rng.below(4) == 0 and not game.over:
            taken_back += 1
            game.undo(seat)
            assert (frozen(game.state), asked_without_ids(game)) == before
            assert len(game.log) == length + 1
            assert game.log[-1].back == rows
            again = game.redo(seat)
            assert [each.values for each in again] == [each.values for each in events]
            assert frozen(game.state) == after
    assert taken_back > 5
    assert Game.load(game.save()).save() == game.save()


def asked_without_ids(game: Game) -> list[tuple[int, str, str, list[str]]]:
    return [ask[1:] for ask in asked(game)]


@every_module_set
def test_undo_stops_at_the_last_barrier(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + MODULE_SETS.index(modules) % 3, 32, undo=True)
    rng = Rng(32)
    for _ in islice(played(game, rng), 0, None, 7):
        if game.over:
            break
        for each in range(-1, len(game.setup.colours)):
            assert game.can_undo(each) == (barrier(game, each) > 0)
        seat = game.actor
        assert seat is not None
        allowed = barrier(game, seat)
        for _ in range(allowed):
            game.undo(seat)
        text, position = game.save(), frozen(game.state)
        assert not game.can_undo(seat)
        for refused in (game.undo, game.restart_turn):
            with pytest.raises(PickError) as error:
                refused(seat)
            assert error.value.clause == "T3"
        assert (game.save(), frozen(game.state)) == (text, position)
        for _ in range(allowed):
            game.redo(seat)


@every_module_set
def test_restarting_a_turn_takes_back_all_that_can_be(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + MODULE_SETS.index(modules) % 3, 33, undo=True)
    rng = Rng(33)
    start = frozen(game.state)
    restarts = 0
    while not game.over and restarts < 12:
        seat = game.actor
        assert seat is not None
        if game.can_undo(seat) and rng.below(3) == 0:
            restarts += 1
            allowed = barrier(game, seat)
            rows = len(game.log)
            game.restart_turn(seat)
            assert frozen(game.state) == start
            assert len(game.log) == rows + allowed
            assert not game.can_undo(seat)
            for _ in range(rng.below(allowed + 1)):
                game.redo(seat)
        else:
            rows = len(game.log)
            game.play(lively(game, rng))
            if len(game.log) > rows + 1 or game.actor != seat:
                start = frozen(game.state)
    assert restarts > 3


def test_nothing_can_be_taken_back_unless_the_table_agreed_to_it() -> None:
    game = new_game((), 2, 34)
    for _ in islice(played(game, Rng(34)), 60):
        for seat in (0, 1):
            assert not game.can_undo(seat)
            with pytest.raises(PickError, match=f"undo of seat {seat + 1} is not open"):
                game.undo(seat)


def test_redo_is_gone_after_another_pick_and_is_nobody_elses() -> None:
    game = new_game((), 2, 35, undo=True)
    rng = Rng(35)
    for _ in played(game, rng):
        seat = game.actor
        if seat is not None and game.can_undo(seat) and len(game.options()) > 1:
            break
    assert seat is not None
    with pytest.raises(PickError, match=f"redo of seat {seat + 1} is not open"):
        game.redo(seat)
    game.undo(seat)
    with pytest.raises(PickError):
        game.redo(1 - seat)
    kept = game.save()
    game.redo(seat)
    game.undo(seat)
    assert game.save() != kept
    other = next(pick for pick in game.options() if pick != game.undone[-1])
    game.play(other)
    with pytest.raises(PickError):
        game.redo(seat)


def test_an_answer_that_waits_is_a_barrier_too() -> None:
    game = new_game(("missions",), 3, 36, undo=True)
    first, second, third = game.asks()
    game.play(first.options[0], first.seat)
    assert game.can_undo(first.seat)
    game.play(third.options[0], third.seat)
    assert not game.can_undo(first.seat)
    text = game.save()
    assert Game.load(text).save() == text
    assert game.ask_of(second.seat) is not None
