"""Imagined positions and views that were sent: read back, played to the end, and true when nothing is hidden."""

import json

from orcs import Dealer, Game, Rng, sample
from orcs.engine.known import known_view, plain_known
from orcs.engine.playout import Tallied, playout
from orcs.engine.view import view
from tests.properties.games import frozen, new_game


def test_a_view_is_read_back_under_rules_of_the_readers_own() -> None:
    game = new_game(("missions",), 3, 5)
    rules = Game(game.edition, game.setup, Dealer()).rules
    seen = game.view(1)
    again = known_view(rules, json.loads(json.dumps(plain_known(seen))))
    assert (again.viewer, frozen(again.known), list(again.unseen)) == (1, frozen(seen.known), list(seen.unseen))


def test_an_imagined_position_is_played_to_the_end_where_nothing_needs_imagining() -> None:
    end = new_game((), 2, 5).sample(0, Rng(5))
    counts = Tallied()
    playout(end, Rng(5), counts)
    assert end.over
    assert counts.decisions > counts.choices > 0 < counts.chance
    assert frozen(sample(view(end, 0), Rng(1))) == frozen(end)
