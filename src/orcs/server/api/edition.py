"""The routes of the tables of the game: creatures, cards, fates, bots, as a client shows and explains them."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint, fixed
from orcs.server.api.tables import QUERY, find_room
from orcs.server.web.security import client_address
from orcs.tables.documents import EditionTables, Levels
from orcs.tables.edition import edition_tables, list_levels, read_edition
from orcs.tables.messages import Message
from orcs.tables.owner import OwnerAnswers, OwnerFile, OwnerQuestions, owner_file, owner_questions

HOUR: Final = 3600


@fixed
def built_in() -> Message:
    """The tables of the box."""
    return edition_tables(read_edition(""))


@fixed
def levels() -> Levels:
    """The bots that one can play against."""
    return list_levels()


async def of_table(call: Call) -> Message | Response:
    """The tables that a table plays with."""
    room, _ = await find_room(call)
    text = room.table.wish.edition
    if not text:
        box: Response = await built_in(call)
        return box
    return await spend(call, lambda: edition_tables(read_edition(text)))


@fixed
def ask_owner() -> OwnerQuestions:
    """What an owner of the box is asked."""
    return owner_questions()


async def make_file(call: Call) -> OwnerFile:
    """The file of corrections that an owner's answers make. Nothing of it is kept."""
    key = client_address(call.services.settings, call.request) if call.who is None else call.who.id
    call.services.limits.take("sandbox", key)
    return await asyncio.to_thread(owner_file, call.body)


EDITION: Final = (
    Endpoint(
        "GET",
        "/api/edition/questions",
        ask_owner,
        "What an owner of the box is asked to compare",
        OwnerQuestions,
        who="anybody",
        cache=f"public, max-age={HOUR}",
    ),
    Endpoint(
        "POST",
        "/api/edition/corrections",
        make_file,
        "The file of corrections that an owner's answers make",
        OwnerFile,
        OwnerAnswers,
        who="anybody",
    ),
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
        "/api/levels",
        levels,
        "The bots that one can play against",
        Levels,
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
