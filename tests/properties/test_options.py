"""Options: listed without side effects, never empty, and explained when refused."""

import re
from itertools import islice

import pytest

from orcs import CHANCE, Dealer, Game, PickError, Rng
from orcs.engine.core import Options
from orcs.engine.fields import AT_TURN
from tests.properties.games import (
    MODULE_SETS,
    asked,
    every_module_set,
    every_table,
    frozen,
    lively,
    new_game,
    played,
    told,
)

CLAUSE = re.compile(r"[SFTCDEMBNGZ]\d\d?")


@every_table
def test_listing_options_changes_nothing_and_a_player_always_has_one(modules: tuple[str, ...], players: int) -> None:
    game = new_game(modules, players, 21, undo=players == 3)
    for _ in islice(played(game, Rng(21)), 0, None, 5):
        if game.over:
            assert (game.actor, game.options(), game.asks()) == (None, [], [])
            break
        before = frozen(game.state)
        first = (game.options(), asked(game))
        again = Options()
        game.state.stack[-1].options(game.state, again)
        assert (again.as_list(), asked(game)) == first
        assert frozen(game.state) == before
        for _, seat, kind, clause, texts in asked(game):
            assert texts
            assert len(set(texts)) == len(texts)
            assert 0 <= seat < players
            assert kind in game.rules.frames
            assert CLAUSE.fullmatch(clause)


@every_module_set
def test_chance_has_odds_for_every_outcome_it_lists(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2, 22, dealer=Dealer())
    rng = Rng(22)
    draws = 0
    while not game.over:
        if game.actor == CHANCE:
            draws += 1
            assert game.options()
            assert all(weight > 0 for weight in game.open.odds())
            assert game.asks() == []
        game.play(lively(game, rng))
    assert draws > 100


@every_module_set
def test_every_pick_of_the_action_space_is_open_or_refused_with_a_clause(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 4, 23)
    texts = list(game.rules.actions.picks)
    for _ in islice(played(game, Rng(23)), 0, None, 19):
        if game.over:
            break
        before = (frozen(game.state), game.save())
        opened = {game.text(pick) for pick in game.options()}
        for text in texts:
            clause = game.why_not(text)
            assert bool(clause) == (text not in opened)
            assert not clause or CLAUSE.fullmatch(clause)
        assert (frozen(game.state), game.save()) == before


@every_module_set
def test_a_preview_is_what_then_happens_up_to_the_next_chance_or_question(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 3, 24, dealer=Dealer())
    rng = Rng(24)
    while not game.over:
        if game.actor != CHANCE:
            before = frozen(game.state)
            for pick in game.options()[::6]:
                game.preview(pick)
            seat, pick = game.actor, lively(game, rng)
            expected = [told(game, [event]) for event in game.preview(pick)]
            assert game.preview(game.text(pick), seat) is not None
            assert frozen(game.state) == before
            at_turn = game.state.cells[AT_TURN]
            happened = game.redact(game.play(pick), seat if seat is not None else CHANCE)
            assert [told(game, [event]) for event in happened][: len(expected)] == expected
            # A rival's preview stops before the player at turn shows the cards left in hand.
            beyond = happened[len(expected) :]
            assert not beyond or (seat != at_turn and beyond[0].name in ("card_discarded", "deck_shuffled"))
        else:
            game.play(lively(game, rng))


@every_module_set
def test_a_refused_pick_changes_nothing_and_says_what_is_open(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + MODULE_SETS.index(modules) % 3, 25, undo=True)
    picks = list(game.rules.actions.texts)
    rng = Rng(25)
    for _ in islice(played(game, rng), 0, None, 11):
        if game.over:
            break
        before = (game.save(), frozen(game.state), asked(game), dict(game.waiting))
        options = game.options()
        asks = game.asks()
        strangers = [seat for seat in range(-1, 5) if seat not in [ask.seat for ask in asks]]
        closed = [pick for pick in picks if pick not in options][rng.below(7) :: 60]
        for pick in [*closed, -1, 10**6]:
            with pytest.raises(PickError, match="is not open here") as refused:
                game.play(pick)
            assert refused.value.expected == [game.text(each) for each in options]
            with pytest.raises(PickError):
                game.preview(pick)
        with pytest.raises(PickError, match="'nonsense' is not open here"):
            game.play("nonsense")
        for seat in strangers:
            with pytest.raises(PickError) as refused:
                game.play(options[0], seat)
            assert refused.value.expected == [f"a pick of seat {ask.seat + 1}" for ask in asks]
            with pytest.raises(PickError):
                game.why_not(options[0], seat)
            assert game.ask_of(seat) is None
        assert (game.save(), frozen(game.state), asked(game), dict(game.waiting)) == before


def test_a_number_too_large_for_any_pick_is_refused_like_any_other() -> None:
    game = new_game((), 2, 25)
    for pick in (2**31, 2**63, 10**30, -(10**30)):
        with pytest.raises(PickError, match="is not open here"):
            game.play(pick)


def test_nothing_can_be_picked_when_the_game_is_over() -> None:
    game = new_game((), 2, 26)
    for _ in played(game, Rng(26)):
        pass
    text = game.save()
    for refused in (game.play, game.preview, game.why_not):
        with pytest.raises(PickError) as error:
            refused("pass")
        assert (error.value.clause, error.value.expected) == ("E1", [])
    assert game.save() == text


def test_a_pick_may_be_named_by_number_or_by_text() -> None:
    one, two = new_game((), 2, 27), new_game((), 2, 27)
    rng = Rng(27)
    while not one.over:
        pick = lively(one, rng)
        assert told(one, one.play(pick)) == told(two, two.play(two.text(pick), two.actor))
    assert isinstance(one, Game)
    assert one.save() == two.save()
