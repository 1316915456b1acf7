"""Views of all kinds of games, and the tables, match their documented shape."""

import random

import msgspec
import pytest

from orcs import MODULES, Game
from orcs.edition import built_in
from orcs.engine.fields import AT_CREATURE_COUNT
from orcs.tables.documents import EditionTables, View
from orcs.tables.edition import edition_tables
from orcs.tables.info import info_doc
from orcs.tables.messages import AskMessage, TableWish
from orcs.tables.state import Seat
from orcs.tables.table import Table
from orcs.tables.wire import ask_bytes, own_doc, public_doc


def whole_view(game: Game, table: Table, seat: int) -> View:
    doc = public_doc(game) | {"table": info_doc(table, {}, ())}
    if seat >= 0:
        doc["own"] = own_doc(game, seat)
    return msgspec.json.decode(msgspec.json.encode(doc), type=View)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [[], list(MODULES)])
def test_views_have_the_shape_that_clients_are_told(players: int, modules: list[str]) -> None:
    rng = random.Random(players)
    game = Game.new(players, seed=players, modules=modules, undo=True)
    table = Table(
        "id", seed="00" * 32, wish=TableWish([]), seats=[Seat("open", colour) for colour in game.setup.colours]
    )
    while not game.over:
        ask = game.asks()[0]
        asked = msgspec.json.decode(ask_bytes(game, ask), type=AskMessage)
        assert [option.text for option in asked.options] == ask.options
        seat = rng.randrange(-1, players)
        seen = whole_view(game, table, seat)
        assert (seen.own is not None) == (seat >= 0)
        assert sum(1 for _ in seen.creatures) == game.state.cells[AT_CREATURE_COUNT]
        game.play(rng.choice(ask.options), ask.seat)
    assert all(seat.hand or seat.draw for seat in whole_view(game, table, -1).seats.values())


def test_the_tables_of_the_game_are_told_whole() -> None:
    told = msgspec.json.decode(msgspec.json.encode(edition_tables(built_in())), type=EditionTables)
    assert [row.id for row in told.spells] == [row.id for row in built_in().spells]
    assert len(told.creatures) == 6
    assert told.modules == list(MODULES)
