"""Decisions that do not depend on each other may be answered in any order, and stay hidden until it is their turn."""

from itertools import permutations

import pytest

from orcs import Game, PickError, Rng
from tests.properties.games import asked, frozen, lively, new_game, told


def answers(game: Game, rng: Rng) -> dict[int, str]:
    """One answer for each seat that is asked now."""
    return {ask.seat: ask.options[rng.below(len(ask.options))] for ask in game.asks()}


def in_order(text: str, picks: dict[int, str], seats: tuple[int, ...]) -> tuple[Game, str]:
    """The game of a record after the seats have answered in this order, and what was told."""
    game = Game.load(text)
    events = []
    for seat in seats:
        events += game.play(picks[seat], seat)
    return game, told(game, events)


def independent_positions(wanted: str, count: int) -> list[str]:
    """Records of games in which several seats are asked at once for a decision of this kind."""
    found: list[str] = []
    for seed in range(40):
        game = new_game(("bonus", "missions"), 4 if seed % 3 else 3, seed)
        rng = Rng(seed)
        while not game.over and len(found) < count:
            asks = game.asks()
            if len(asks) > 1 and asks[0].kind == wanted:
                found.append(game.save())
                break
            game.play(lively(game, rng))
        if len(found) == count:
            return found
    raise AssertionError(f"too few games with several open asks of {wanted}")


@pytest.mark.parametrize("kind", ["KeepMission", "ChooseDiscard"])
def test_answers_in_any_order_give_the_same_game_and_the_same_events(kind: str) -> None:
    for number, text in enumerate(independent_positions(kind, 4)):
        picks = answers(Game.load(text), Rng(number))
        expected, events = in_order(text, picks, tuple(picks))
        for seats in permutations(picks):
            game, told_then = in_order(text, picks, seats)
            assert told_then == events
            assert game.save() == expected.save()
            assert frozen(game.state) == frozen(expected.state)


@pytest.mark.parametrize("kind", ["KeepMission", "ChooseDiscard"])
def test_an_ask_keeps_its_id_while_others_answer_theirs(kind: str) -> None:
    for text in independent_positions(kind, 4):
        for seats in permutations(answers(Game.load(text), Rng(1))):
            game = Game.load(text)
            ids = {ask.seat: ask.id for ask in game.asks()}
            rows = len(game.log)
            assert sorted(ids.values()) == list(range(rows, rows + len(ids)))
            for number, seat in enumerate(seats):
                assert {ask.seat: ask.id for ask in game.asks()} == {each: ids[each] for each in seats[number:]}
                ask = game.ask_of(seat)
                assert ask is not None
                game.play(ask.options[0], seat)
            for seat, number in ids.items():
                assert game.log[number].actor == seat


@pytest.mark.parametrize("kind", ["KeepMission", "ChooseDiscard"])
def test_an_early_answer_is_kept_hidden_saved_and_cannot_be_given_twice(kind: str) -> None:
    for text in independent_positions(kind, 3):
        game = Game.load(text)
        late = game.asks()[-1]
        position = frozen(game.state)
        foreseen = told(game, game.preview(late.options[0], late.seat))
        assert foreseen != "[]"
        assert frozen(game.state) == position
        assert game.play(late.options[0], late.seat) == []
        assert frozen(game.state) == position
        assert game.ask_of(late.seat) is None
        with pytest.raises(PickError, match=f"a pick of seat {late.seat + 1} is not open"):
            game.play(late.options[0], late.seat)
        for again in (Game.load(game.save()), Game.resume(game.snapshot())):
            assert again.save() == game.save()
            assert asked(again) == asked(game)
            while again.ask_of(late.seat) is None and again.waiting:
                again.play(again.options()[0])
            assert again.log[late.id].actor == late.seat
            assert again.text(again.log[late.id].pick) == late.options[0]


def test_a_wrong_early_answer_is_refused_and_changes_nothing() -> None:
    (text,) = independent_positions("KeepMission", 1)
    game = Game.load(text)
    first, second = game.asks()[:2]
    closed = next(option for option in first.options if option not in second.options)
    with pytest.raises(PickError) as refused:
        game.play(closed, second.seat)
    assert refused.value.expected == second.options
    assert game.why_not(closed, second.seat) == "M1"
    assert game.save() == text
