"""House rules, each alone and all together, with every module set: games end, replay, are kept, and leak nothing."""

import json
from itertools import islice

import pytest

from orcs import HOUSE_RULES, MODULES, Dealer, Game, Rng, plain_view, sample, verify
from orcs.bots.levels import make_bot
from orcs.engine import notation
from orcs.engine.view import view
from tests.properties.games import (
    HOUSES,
    MODULE_SETS,
    asked,
    every_house_table,
    frozen,
    name_of,
    new_game,
    played,
    primed_game,
    sent,
)
from tests.properties.lens import Lens
from tests.properties.test_non_interference import first_difference

PUBLIC = 4

every_house = pytest.mark.parametrize("house_rules", HOUSES, ids=name_of)


@every_house_table
def test_a_game_by_house_rules_ends_replays_and_is_kept(modules: tuple[str, ...], house_rules: tuple[str, ...]) -> None:
    number = MODULE_SETS.index(modules)
    players = 2 + number % 3
    game = new_game(modules, players, number, house_rules=house_rules)
    assert game.rules.house_rules == list(house_rules)
    for step, _ in enumerate(islice(played(game, Rng(number)), 0, None, 31)):
        kept = (Game.resume(game.snapshot()), Game.load(game.save()))[step % 2]
        assert (frozen(kept.state), asked(kept)) == (frozen(game.state), asked(game))
        viewer = [*range(players), PUBLIC][step % (players + 1)]
        seen = game.view(viewer)
        shown = json.dumps(plain_view(seen))
        assert json.dumps(plain_view(sent(game, seen))) == shown
        assert json.dumps(plain_view(view(sample(seen, Rng(step)), viewer))) == shown
    text = game.save()
    assert notation.read(text).fields["house_rules"] == " ".join(house_rules)
    assert Game.load(text).save() == text
    assert verify(text).proved


@every_house
def test_games_by_house_rules_that_differ_in_what_is_hidden_look_the_same(house_rules: tuple[str, ...]) -> None:
    one, two = (Game.new(3, start=0, modules=list(MODULES), house_rules=house_rules, dealer=Dealer()) for _ in range(2))
    assert first_difference(Lens(), (one, two, 0), 200, Rng(64)) is None
    assert frozen(one.state) != frozen(two.state)


@every_house
@pytest.mark.parametrize("level", ["apprentice", "adept"])
def test_bots_play_by_house_rules(house_rules: tuple[str, ...], level: str) -> None:
    game = primed_game(tuple(MODULES), 2, 3, house_rules=house_rules)
    bots = [make_bot(level, seat) for seat in range(2)]
    rng = Rng(3)
    for _ in range(60):
        actor = game.actor
        if actor is None:
            break
        game.play(bots[actor].choose(game.view(actor), game.options()) if actor >= 0 else rng.weighted(game.open))
    assert game.state.values("round")[0] > 0


def test_without_house_rules_a_record_says_nothing_of_them() -> None:
    assert "house" not in Game.new(2, seed=1).save()
    assert Game.new(2, seed=1, house_rules=[]).save() == Game.new(2, seed=1).save()
    assert Game.new(2, seed=1, house_rules=HOUSE_RULES).rules.house_rules == list(HOUSE_RULES)
