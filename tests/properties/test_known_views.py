"""A view that was sent to another process is the same view there."""

from itertools import islice

import pytest

from orcs import Rng, View, plain_view, sample
from orcs.bots.bot import Budget
from orcs.bots.levels import LEVELS, make_bot
from orcs.engine.known import plain_known
from tests.properties.games import MODULE_SETS, every_table, frozen, name_of, new_game, played, sent

PUBLIC = (-1, 4)


def assert_alike(one: View, other: View) -> None:
    assert one.viewer == other.viewer
    assert frozen(one.known) == frozen(other.known)
    assert list(one.unseen) == list(other.unseen)
    assert plain_view(one) == plain_view(other)
    assert frozen(sample(one, Rng(5))) == frozen(sample(other, Rng(5)))
    assert list(one.known.cells) == list(other.known.cells)


@every_table
def test_a_view_that_was_sent_is_the_same_view(modules: tuple[str, ...], players: int) -> None:
    game = new_game(modules, players, 91)
    viewers = [*range(players), *PUBLIC]
    for number, _ in enumerate(islice(played(game, Rng(91)), 0, None, 11)):
        seen = game.view(viewers[number % len(viewers)])
        assert_alike(sent(game, seen), seen)
    for viewer in (0, *PUBLIC):
        assert_alike(sent(game, game.view(viewer)), game.view(viewer))


@pytest.mark.parametrize("modules", MODULE_SETS[::3], ids=name_of)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_picks_the_same_from_a_view_that_was_sent(level: str, modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + len(modules) % 3, 92)
    for number, _ in enumerate(islice(played(game, Rng(92)), 0, None, 17)):
        if game.actor is not None:
            seen = game.view(game.actor)
            picks = [
                make_bot(level, number, Budget(2)).choose(each, game.options()) for each in (seen, sent(game, seen))
            ]
            assert picks[0] == picks[1]


def test_a_view_does_not_carry_what_it_does_not_show() -> None:
    game = new_game(("missions",), 3, 93)
    data = plain_known(game.view(1))
    assert [bool(seat["hand"]) for seat in data["seats"]] == [False, True, False]
    assert [seat["hand_size"] for seat in data["seats"]] == [4, 4, 4]
    assert [any(data["modules"]["missions_dealt"][seat * 2 : seat * 2 + 2]) for seat in range(3)] == [
        False,
        True,
        False,
    ]
