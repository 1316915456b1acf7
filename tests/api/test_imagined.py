"""Imagined positions and views that were sent: read back, played to the end, and true when nothing is hidden."""

from orcs import Rng, sample
from orcs.engine.playout import Tallied, playout
from orcs.engine.view import view
from tests.properties.games import frozen, new_game, sent


def test_a_view_is_read_back_under_rules_of_the_readers_own() -> None:
    game = new_game(("missions",), 3, 5)
    seen = game.view(1)
    again = sent(game, seen)
    assert (again.viewer, frozen(again.known), list(again.unseen)) == (1, frozen(seen.known), list(seen.unseen))


def test_an_imagined_position_is_played_to_the_end_where_nothing_needs_imagining() -> None:
    end = new_game((), 2, 5).sample(0, Rng(5))
    counts = Tallied()
    playout(end, Rng(5), counts)
    assert end.over
    assert counts.decisions > counts.choices > 0 < counts.chance
    assert frozen(sample(view(end, 0), Rng(1))) == frozen(end)
