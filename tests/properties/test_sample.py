"""Sampled positions: everything a viewer knows holds in them, and every possibility occurs with its true
probability.
"""

import json
from collections import Counter
from itertools import combinations, islice, permutations
from math import comb, prod
from typing import Any

import pytest

from orcs import Dealer, Game, Rng, State, plain_position, plain_score, plain_view, sample
from orcs.engine.playout import Tallied, playout
from orcs.engine.view import view
from tests.properties.chi_square import assert_fits
from tests.properties.games import every_module_set, every_table, frozen, new_game, played

PUBLIC = 4


def seen(state: State, viewer: int) -> str:
    return json.dumps(plain_view(view(state, viewer)))


@every_table
def test_a_sample_looks_to_its_viewer_as_the_game_does(modules: tuple[str, ...], players: int) -> None:
    game = new_game(modules, players, 71)
    rng = Rng(71)
    for number, _ in enumerate(islice(played(game, rng), 0, None, 9)):
        viewer = [*range(players), PUBLIC][number % (players + 1)]
        known = game.view(viewer)
        before = json.dumps(plain_view(known))
        imagined = sample(known, rng)
        assert seen(imagined, viewer) == before
        assert json.dumps(plain_view(known)) == before
        assert frozen(game.sample(viewer, Rng(3))) == frozen(game.sample(viewer, Rng(3)))


@every_module_set
def test_a_sample_can_be_played_to_the_end(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 3, 72)
    for _ in islice(played(game, Rng(72)), 0, None, 40):
        imagined = game.sample(0, Rng(72))
        playout(imagined, Rng(72), Tallied())
        assert imagined.over


@every_module_set
def test_a_finished_game_has_no_secrets(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2, 73)
    for _ in played(game, Rng(73)):
        pass
    for viewer in (0, 1, PUBLIC):
        assert frozen(game.sample(viewer, Rng(1))) == frozen(game.state)
        shown: Any = plain_view(game.view(viewer))
        truth: Any = plain_position(game.state)
        assert [seat["hand"] for seat in shown["seats"]] == [seat["hand"] for seat in truth["seats"]]
        assert shown["scores"] == [plain_score(game.rules, score) for score in game.scores()]


def test_a_view_scores_every_seat_right_but_for_the_missions_that_are_secret() -> None:
    game = new_game(("bonus", "missions"), 2, 74)
    for _ in islice(played(game, Rng(74)), 0, None, 23):
        truth: Any = [plain_score(game.rules, score) for score in game.scores()]
        for viewer in (0, 1, PUBLIC):
            shown: Any = plain_view(game.view(viewer))
            for seat in range(2):
                lines = shown["scores"][seat]["lines"]
                assert lines == truth[seat]["lines"][: len(lines)]


def rival_hand(state: State) -> tuple[tuple[str, int], ...]:
    data: Any = plain_position(state)
    return tuple(sorted(data["seats"][1]["hand"].items()))


def test_samples_reach_every_hand_of_the_start_deck_alike() -> None:
    game = Game.new(2, start=0, seed=75)
    rng = Rng(75)
    observed = Counter(rival_hand(game.sample(0, rng)) for _ in range(7000))
    deck = [row.id for row in game.edition.spells if row.pile == "start"]
    hands = [tuple(sorted((card, 1) for card in cards)) for cards in combinations(deck, 4)]
    assert len(hands) == 70
    assert_fits(observed, dict.fromkeys(hands, 1.0))


def test_samples_reach_hands_with_equal_cards_as_often_as_a_shuffled_deck_deals_them() -> None:
    game = Game.new(2, start=0, seed=76, dealer=None)
    data = json.loads(game.snapshot())
    unseen = {"zap": 1, "fireball": 3, "switch": 2, "poison": 2}
    data["position"]["seats"][1] |= {"hand": {"fireball": 3}, "draw": {"zap": 1, "switch": 2, "poison": 2}}
    small = Game.resume(json.dumps(data))
    rng = Rng(76)
    observed = Counter(rival_hand(small.sample(0, rng)) for _ in range(6000))
    cards = [card for card, count in unseen.items() for _ in range(count)]
    hands = {tuple(sorted(Counter(some).items())) for some in combinations(cards, 3)}
    odds = {hand: float(prod(comb(unseen[card], count) for card, count in hand)) for hand in hands}
    assert sum(odds.values()) == comb(8, 3)
    assert_fits(observed, odds)


@pytest.mark.parametrize("chosen", [False, True])
def test_samples_reach_every_deal_of_missions_alike(chosen: bool) -> None:
    game = Game.new(2, start=0, modules=["missions"], seed=77)
    if chosen:
        for ask in game.asks():
            game.play(ask.options[0], ask.seat)
    truth: Any = plain_position(game.state)
    own = truth["modules"]["missions_dealt"][:2]
    kept = truth["modules"]["missions_kept"][0]
    rng = Rng(77)
    observed: Counter[tuple[int, int, int]] = Counter()
    for _ in range(6000):
        data: Any = plain_position(game.sample(0, rng))
        assert data["modules"]["missions_dealt"][:2] == own
        assert data["modules"]["missions_kept"][0] == kept
        first, second = data["modules"]["missions_dealt"][2:4]
        observed[first, second, data["modules"]["missions_kept"][1]] += 1
    deals = list(permutations([number for number in range(1, 9) if number not in own], 2))
    if chosen:
        possible = [(*deal, mission) for deal in deals for mission in deal]
    else:
        possible = [(*deal, 0) for deal in deals]
    assert_fits(observed, dict.fromkeys(possible, 1.0))


def test_the_public_imagines_a_different_mission_for_everybody() -> None:
    game = Game.new(4, start=0, modules=["missions"], seed=78)
    rng = Rng(78)
    observed: Counter[int] = Counter()
    for _ in range(4000):
        data: Any = plain_position(game.sample(PUBLIC, rng))
        dealt = data["modules"]["missions_dealt"]
        assert sorted(dealt) == list(range(1, 9))
        observed[dealt[5]] += 1
    assert_fits(observed, dict.fromkeys(range(1, 9), 1.0))


def test_missions_that_are_not_dealt_yet_are_not_imagined() -> None:
    game = Game.new(2, start=0, modules=["missions"], dealer=Dealer())
    while type(game.state.stack[-1]).__name__ != "DealMissions":
        game.play(game.options()[0])
    for count in range(4):
        data: Any = plain_position(game.sample(0, Rng(count)))
        assert len([number for number in data["modules"]["missions_dealt"] if number]) == count
        game.play(game.options()[0])
