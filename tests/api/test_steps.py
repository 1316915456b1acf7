"""Steps of a game: who is asked, undo, redo, and restarting a turn."""

import pytest

from orcs import PickError, Rng
from tests.properties.games import frozen, new_game, played


def test_each_seat_has_its_own_question_until_it_has_answered() -> None:
    game = new_game(("missions",), 3, 36)
    first, *others = game.asks()
    game.play(first.options[0], first.seat)
    assert game.ask_of(first.seat) is None
    for other in others:
        ask = game.ask_of(other.seat)
        assert ask is not None
        assert (ask.id, ask.seat, ask.options) == (other.id, other.seat, other.options)


def test_a_restarted_turn_can_be_redone_step_by_step() -> None:
    game = new_game((), 2, 35, undo=True)
    steps: list[str] = []
    for _ in played(game, Rng(35)):
        steps = [*steps, frozen(game.state)] if game.actor is not None and game.can_undo(game.actor) else []
        if len(steps) == 2:
            break
    seat = game.actor
    assert seat is not None
    game.restart_turn(seat)
    with pytest.raises(PickError, match=f"restart of seat {seat + 1} is not open"):
        game.restart_turn(seat)
    with pytest.raises(PickError, match=f"redo of seat {2 - seat} is not open"):
        game.redo(1 - seat)
    for step in steps:
        game.redo(seat)
        assert frozen(game.state) == step
