"""Playing again: a rematch, the same deal once more, or on from any line of a finished game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.records import find
from orcs.server.api.tables import Link, find_room, make_room, may_open, nonce, with_link
from orcs.server.records.records import Found
from orcs.server.rooms.commands import change
from orcs.server.rooms.room import Room
from orcs.server.store import Transaction
from orcs.tables.commands import Announce, Request, Retire, Sit, Start
from orcs.tables.facts import Created, read_fact
from orcs.tables.messages import TableInfo
from orcs.tables.opening import (
    FromHere,
    SameDeal,
    check_from_here,
    check_same,
    check_wish,
    from_here_fact,
    rematch_fact,
    same_deal_fact,
    same_deal_wish,
)
from orcs.tables.records import Record
from orcs.tables.refusal import Refused

# A rematch


async def rematch(call: Call) -> TableInfo:
    """The table where the players of a finished game play again. Whoever asks first creates it and hosts it; the
    others find their seats open there and take them."""
    room, seat = await find_room(call)
    if seat < 0:
        raise Refused("problem-not_seated", 403)
    again = await follow(call, room) or await make_rematch(call, room)
    async with again.locked() as table:
        seated = table.status != "gathering" or table.seat_of(call.me.id) >= 0
    if not seated:
        await sit_again(call, again, seat)
    async with again.locked():
        info = with_link(again, call.me.id)
    info.link = again.link
    return info


async def follow(call: Call, room: Room) -> Room | None:
    """The table of the rematch, if there is one already that has not been closed."""
    async with room.locked() as table:
        if table.status != "over":
            raise Refused("problem-not_over")
        name = table.rematch
    if not name:
        return None
    try:
        again = await call.services.hall.room(name)
    except Refused:  # it has been removed meanwhile
        return None
    async with again.locked() as table:
        return None if table.status == "closed" else again


async def make_rematch(call: Call, room: Room) -> Room:
    """A new table like the old one, which tells of it."""
    await may_open(call)
    async with room.locked() as table:
        before = table.rematch
        fact = rematch_fact(table, call.me.id, secrets.token_hex(32), nonce)
    again = await make_room(call, fact)
    try:
        await room.do(Announce(again.id, before))
    except Refused:
        # Another request was faster.
        await again.do(Retire("host"))
        other = await follow(call, room)
        if other is None:
            raise
        return other
    return again


async def sit_again(call: Call, room: Room, seat: int) -> None:
    """Sit down on the old seat, or if somebody else has it, on any that is open."""
    for number in (seat + 1, 0):
        try:
            await change(room, call.me, Sit(number))
        except Refused:
            continue
        return


# The same deal


def made_by(name: str) -> Callable[[Transaction], Created]:
    """The work that reads how a table was created."""

    def work(tx: Transaction) -> Created:
        rows = tx.query("SELECT data FROM steps WHERE table_id = ? ORDER BY seq LIMIT 1", name)
        fact = read_fact(rows[0][0]) if rows else None
        if not isinstance(fact, Created):
            raise Refused("problem-no_record", 404)
        return fact

    return work


async def opened(call: Call) -> tuple[Found, Record, Created]:
    """A finished game that the asker may read, and how its table was created."""
    found = await find(call)
    kept = await call.services.records.read(found)
    return found, kept, await call.services.store.read(made_by(found.id))


async def same_deal(call: Call) -> TableInfo:
    """A new table where chance deals as in a finished game. Who sits down there must say that they know."""
    await may_open(call)
    _, kept, made = await opened(call)
    wish = same_deal_wish(kept, made, call.body)
    await spend(call, partial(check_wish, wish))
    await spend(call, partial(check_same, kept, wish))
    fact = same_deal_fact(kept, made, wish, call.me.id, nonce)
    return with_link(await make_room(call, fact), call.me.id)


# From here


async def from_here(call: Call) -> TableInfo:
    """A new game that begins with the first lines of a finished one: the asker against bots, dealt by a new seed."""
    wanted: FromHere = call.body
    await may_open(call)
    found, kept, made = await opened(call)
    shared = await call.services.records.replay(found, partial(spend, call))
    await spend(call, lambda: shared.look(lambda replay: check_from_here(replay, wanted)))
    fact = from_here_fact(kept, made.wish, wanted, call.me.id, secrets.token_hex(32), nonce)
    room = await make_room(call, fact)
    await room.do(Request(call.me.id, Start()))
    async with room.locked():
        return with_link(room, call.me.id)


QUERY: Final = {"link": Link}
AGAIN: Final = (
    Endpoint("POST", "/api/tables/{id}/rematch", rematch, "Play again with the same people", TableInfo, query=QUERY),
    Endpoint(
        "POST",
        "/api/tables/{id}/same_deal",
        same_deal,
        "Play the deal of a finished game",
        TableInfo,
        SameDeal,
        query=QUERY,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/records/{id}/from_here",
        from_here,
        "Go on from a line of a finished game, against bots",
        TableInfo,
        FromHere,
        query=QUERY,
        status=201,
    ),
)
