"""A finished game: nothing is asked, nothing can be picked or taken back."""

from pathlib import Path

import pytest

from orcs import Game, PickError

GOLDEN = Path(__file__).parent.parent / "golden"


def test_a_finished_game_takes_no_pick() -> None:
    game = Game.load((GOLDEN / "base.orc").read_text("utf-8"))
    before = game.save()
    assert game.over
    assert game.actor is None
    assert game.asks() == []
    for seat in (None, 0, 1):
        with pytest.raises(PickError) as caught:
            game.play("pass", seat)
        assert (caught.value.kind, caught.value.clause) == ("over", "E1")
    with pytest.raises(PickError) as caught:
        game.undo(0)
    assert caught.value.kind == "undo"
    assert game.save() == before
