"""The route of a table's past."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from msgspec import Meta

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import QUERY, Number, find_room
from orcs.server.rooms import journal
from orcs.server.web.security import client_address
from orcs.tables.past import Past, past
from orcs.tables.refusal import Refused

Few = Annotated[int, Meta(ge=0, le=1_000_000, description="at most so many of the last steps")]


async def show_past(call: Call) -> Past:
    """What has happened at a table, as the asker may know it."""
    room, seat = await find_room(call)
    async with room.locked() as table:
        until = min(call.query.get("until", table.seq), table.seq)
    call.services.limits.take("search_here", client_address(call.services.settings, call.request))
    stored = await call.services.store.search(journal.reading(room.id))
    if stored is None:
        raise Refused("problem-no_table", 404)
    return await spend(call, partial(past, stored, seat, until, call.query.get("last")))


PAST: Final = (
    Endpoint(
        "GET",
        "/api/tables/{id}/past",
        show_past,
        "What has happened at a table, as one may know it",
        Past,
        who="visitor",
        query=QUERY | {"until": Number, "last": Few},
    ),
)
