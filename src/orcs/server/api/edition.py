"""The routes of the tables of the game: creatures, cards, fates, as a client shows and explains them."""

from __future__ import annotations

from typing import Final

from orcs import edition as editions
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import QUERY, find_room
from orcs.tables.documents import EditionTables
from orcs.tables.edition import edition_tables

HOUR: Final = 3600


async def built_in(call: Call) -> EditionTables:
    """The tables of the box."""
    return edition_tables(editions.built_in())


async def of_table(call: Call) -> EditionTables:
    """The tables that a table plays with."""
    room, _ = await find_room(call)
    text = room.table.wish.edition
    return edition_tables(editions.load_text(text) if text else editions.built_in())


EDITION: Final = (
    Endpoint(
        "GET",
        "/api/edition",
        built_in,
        "The tables of the game",
        EditionTables,
        who="anybody",
        cache=f"public, max-age={HOUR}",
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/edition",
        of_table,
        "The tables that a table plays with",
        EditionTables,
        who="visitor",
        query=QUERY,
        cache=f"private, max-age={HOUR}",
    ),
)
