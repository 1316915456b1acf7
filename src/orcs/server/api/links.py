"""The routes of games in links: packing a record, and looking at a packed one, with nothing stored."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from starlette.responses import Response

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.records import KEPT, QUERY, Line, find
from orcs.server.api.tables import make_room, may_open, nonce, with_link
from orcs.server.records.records import SharedReplay
from orcs.tables import wire
from orcs.tables.commands import Request, Start
from orcs.tables.links import (
    GameFile,
    LinkedDoc,
    LinkedFromHere,
    LinkedGame,
    LinkedSteps,
    Packed,
    linked_doc,
    linked_fact,
    pack_game,
)
from orcs.tables.messages import TableInfo
from orcs.tables.record_docs import RecordSteps, steps_doc, viewer


async def pack_record(call: Call) -> Packed:
    """A finished game for a link, or the position after one of its lines."""
    record = await call.services.records.read(await find(call))
    return await spend(call, partial(pack_game, record.text, call.query.get("n")))


async def pack_file(call: Call) -> Packed:
    """A text record for a link, or the position after one of its lines."""
    return await spend(call, partial(pack_game, call.body.record, call.body.n))


async def replay(call: Call) -> SharedReplay:
    """The replay of the game that a request holds."""
    return await call.services.records.linked(call.body.packed, partial(spend, call))


async def show_link(call: Call) -> Response:
    """All about a game in a link."""
    wanted: LinkedGame = call.body
    shared = await replay(call)
    work = partial(shared.look, lambda replay: wire.encode(linked_doc(wanted.packed, replay)))
    return Response(await spend(call, work), media_type="application/json")


async def show_link_steps(call: Call) -> Response:
    """What a seat saw after each of some lines of a game in a link."""
    wanted: LinkedSteps = call.body
    shared = await replay(call)
    seen = viewer(wanted.seat, shared.replay)
    work = partial(shared.look, lambda replay: wire.encode(steps_doc(replay, wanted.first, wanted.last, seen)))
    return Response(await spend(call, work), media_type="application/json")


async def play_on(call: Call) -> TableInfo:
    """A new game that begins with the first lines of one in a link: the asker against bots, dealt by a new seed."""
    await may_open(call)
    shared = await replay(call)
    seed = secrets.token_hex(32)
    fact = await spend(
        call, lambda: shared.look(lambda replay: linked_fact(call.body, replay, call.me.id, seed, nonce))
    )
    room = await make_room(call, fact)
    await room.do(Request(call.me.id, Start()))
    async with room.locked():
        return with_link(room, call.me.id)


LINKS: Final = (
    Endpoint(
        "GET",
        "/api/records/{id}/packed",
        pack_record,
        "A finished game for a link, or the position after line n",
        Packed,
        who="visitor",
        query=QUERY | {"n": Line},
        cache=KEPT,
    ),
    Endpoint("POST", "/api/links/pack", pack_file, "A text record for a link", Packed, GameFile, who="visitor"),
    Endpoint("POST", "/api/links", show_link, "A game in a link", LinkedDoc, LinkedGame, who="visitor"),
    Endpoint(
        "POST",
        "/api/links/steps",
        show_link_steps,
        "What a seat saw after each of some lines of a game in a link",
        RecordSteps,
        LinkedSteps,
        who="visitor",
    ),
    Endpoint(
        "POST",
        "/api/links/from_here",
        play_on,
        "Go on from a line of a game in a link, against bots",
        TableInfo,
        LinkedFromHere,
        status=201,
    ),
)
