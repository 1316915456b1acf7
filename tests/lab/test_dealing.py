"""The lab's own dealer deals as any other does from the same seed."""

from __future__ import annotations

import pytest

from orcs import MODULES, KeyedDealer
from orcs.bots.bot import Budget, RandomBot
from orcs.bots.table import FlatDealer, Standing, play_table
from orcs.edition import built_in
from orcs.engine.chance import Dealer
from orcs.engine.core import Options, settle
from orcs.engine.setup import Setup, first_state
from orcs.modules.compose import compose

COLOURS = ["blue", "green", "red", "yellow"]


def picks_of(dealer: Dealer, players: int, modules: list[str]) -> list[int]:
    setup = Setup(COLOURS[:players], None, dict.fromkeys(modules, ""), False)
    state = first_state(compose(built_in(), setup), setup)
    log: list[int] = []
    play_table(state, dealer, [RandomBot(seat, Budget()) for seat in range(players)], log)
    return log


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [[], list(MODULES)])
def test_the_flat_dealer_deals_what_the_keyed_one_does(players: int, modules: list[str]) -> None:
    for seed in range(3):
        assert picks_of(FlatDealer(seed), players, modules) == picks_of(KeyedDealer(seed), players, modules)


def test_a_dealer_started_again_deals_as_a_new_one() -> None:
    dealer = FlatDealer(1)
    first = picks_of(dealer, 2, [])
    dealer.restart(2)
    assert picks_of(dealer, 2, []) != first
    dealer.restart(1)
    assert picks_of(dealer, 2, []) == first


def test_looking_at_the_next_draw_does_not_take_it() -> None:
    setup = Setup(COLOURS, None, {}, False)
    state = first_state(compose(built_in(), setup), setup)
    out = Options()
    settle(state, out)
    flat, keyed = FlatDealer(5), KeyedDealer(5)
    assert flat.pick(state, out) == flat.pick(state, out) == keyed.pick(state, out)
    assert flat.save() == keyed.save()


def test_decks_that_outgrow_their_room_get_more() -> None:
    assert picks_of(FlatDealer(3, room=1), 4, list(MODULES)) == picks_of(KeyedDealer(3), 4, list(MODULES))


@pytest.mark.parametrize(
    ("totals", "wins", "places"),
    [
        ([5, 3], [12, 0], [12, 24]),
        ([4, 4], [6, 6], [18, 18]),
        ([1, 7, 7], [0, 6, 6], [36, 18, 18]),
        ([2, 2, 2, 9], [0, 0, 0, 12], [36, 36, 36, 12]),
    ],
)
def test_tied_seats_share_wins_and_places(totals: list[int], wins: list[int], places: list[int]) -> None:
    standing = Standing(totals)
    assert (standing.wins, standing.places) == (wins, places)
