"""A viewer learns nothing of what is hidden: games alike in public give byte-identical streams (S10)."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from orcs import Dealer, Game, Rng, plain_event
from orcs.engine.fields import AT_ASIDE, AT_PLAYED, AT_ROUND
from tests.properties.games import MODULE_SETS, every_module_set, frozen, new_game, played, primed_game
from tests.properties.lens import LEAKS, Lens
from tests.properties.twins import Step, owner_of_draw, twins, walk

PUBLIC = 4
Pair = tuple[Game, Game, int]


def pairs(modules: tuple[str, ...], seed: int, every: int) -> Iterator[Pair]:
    """Twins from all over a game, for one viewer after the other, the public among them."""
    players = 2 + seed % 3
    game = (primed_game if seed % 2 else dealt_by_hand)(modules, players, seed)
    rng = Rng(seed)
    for number, _ in enumerate(islice(played(game, rng), 0, None, every)):
        viewer = [*range(players), PUBLIC][number % (players + 1)]
        pair = None if game.over else twins(game, viewer, rng)
        if pair is not None:
            yield (*pair, viewer)


def dealt_by_hand(modules: tuple[str, ...], players: int, seed: int) -> Game:
    return new_game(modules, players, seed, dealer=Dealer())


def first_difference(lens: Lens, pair: Pair, steps: int, rng: Rng) -> tuple[str, str] | None:
    """Where what the viewer is shown of the twins first differs."""
    one, two, viewer = pair
    texts = list(one.rules.actions.picks)
    step: Step = ([], [])
    walking = walk(one, two, viewer, rng, steps)
    while True:
        tried = [texts[rng.below(len(texts))] for _ in range(6)]
        for who in {viewer, PUBLIC}:
            left, right = lens.shown(one, step[0], who, tried), lens.shown(two, step[1], who, tried)
            if left != right:
                return left, right
        following = next(walking, None)
        if following is None:
            return None
        step = following


@every_module_set
def test_twins_look_the_same_to_their_viewer_until_the_difference_is_revealed(modules: tuple[str, ...]) -> None:
    seed = 60 + MODULE_SETS.index(modules)
    count = 0
    for pair in pairs(modules, seed, 37):
        assert first_difference(Lens(), pair, 60, Rng(count)) is None
        count += 1
    assert count > 5


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
@every_module_set
def test_games_dealt_differently_from_the_start_look_the_same(modules: tuple[str, ...], viewer: int) -> None:
    one, two = (Game.new(3, start=0, modules=modules, dealer=Dealer()) for _ in range(2))
    rng = Rng(61)
    assert first_difference(Lens(), (one, two, viewer), 150, rng) is None
    assert one.state.cells[AT_ROUND] > 0
    assert frozen(one.state) != frozen(two.state)


def test_missions_stay_hidden_for_a_whole_game_and_are_shown_at_its_end() -> None:
    lens = Lens()
    one, two = (Game.new(2, start=0, modules=["missions"], dealer=Dealer()) for _ in range(2))
    while not one.over:
        hidden = type(one.state.stack[-1]).__name__ in ("DealMissions", "KeepMission")
        first = one.options()[0]
        second = two.options()[-1] if hidden and 1 in (one.actor, owner_of_draw(one)) else first
        events = one.play(first), two.play(second)
        same = lens.shown(one, events[0], 0, []) == lens.shown(two, events[1], 0, [])
        assert same != one.over
    assert one.over
    assert two.over


def test_the_preview_of_a_discard_does_not_show_the_hand_that_the_caster_is_about_to_discard() -> None:
    found = 0
    for seed in range(40):
        game = new_game(("bonus",), 3, seed)
        for _ in played(game, Rng(seed)):
            for ask in game.asks():
                if ask.kind == "ChooseDiscard":
                    found += 1
                    open_cards = Counter(list_of_played(game))
                    events = [plain_event(game.rules, event) for event in game.preview(ask.options[0], ask.seat)]
                    shown = [event["card"] for event in events if event["event"] == "card_discarded"]
                    assert Counter(shown[1:]) <= open_cards
    assert found > 50


def list_of_played(game: Game) -> list[object]:
    """The cards that the player at turn has cast, added or learned in this turn: all have seen them."""
    cards = game.rules.names["card"]
    counts = [
        game.state.cells[AT_PLAYED + kind] + game.state.cells[AT_ASIDE + kind] for kind in range(game.rules.kinds)
    ]
    return [card for card, count in zip(cards, counts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_planted_leak_is_found(leak: type[Lens]) -> None:
    modules = ("bonus", "missions")
    for number, pair in enumerate(pairs(modules, 62, 17)):
        if first_difference(leak(), pair, 40, Rng(number)) is not None:
            return
    one, two = (Game.new(3, start=0, modules=modules, dealer=Dealer()) for _ in range(2))
    assert first_difference(leak(), (one, two, 0), 150, Rng(63)) is not None
