"""What only a seat knows, as plain data: the same as its view tells, and nothing of others."""

import pytest

from orcs import Game, plain_view
from orcs.engine.plain import plain_own


@pytest.mark.parametrize("modules", [(), ("missions", "bonus")])
def test_what_only_a_seat_knows_is_in_its_view_too(modules: tuple[str, ...]) -> None:
    game = Game.new(3, seed=4, modules=modules)
    for _ in range(40):
        for seat in range(3):
            own, seen = plain_own(game.state, seat), plain_view(game.view(seat))
            rows, scores = seen["seats"], seen["scores"]
            assert isinstance(rows, list)
            assert isinstance(scores, list)
            assert own["seat"] == seat + 1
            assert own["hand"] == rows[seat]["hand"]
            assert own["draw"] == rows[seat]["draw"]
            assert ("score" in own) == ("modules" in own) == bool(modules)
            if modules:
                assert own["score"] == scores[seat]
        ask = game.asks()[0]
        game.play(ask.options[-1], ask.seat)
