"""The routes of tables: making, finding and joining them, and commands without a socket."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.rooms.commands import carry_out
from orcs.server.rooms.room import Room
from orcs.server.store import Transaction
from orcs.server.web.security import client_address
from orcs.server.wire.limits import check_tables
from orcs.tables.commands import AnyCommand
from orcs.tables.facts import Created
from orcs.tables.messages import AnyReport, ChatLine, Message, Page, Step, TableInfo, TableWish
from orcs.tables.opening import check_wish, seat_facts
from orcs.tables.people import words_for
from orcs.tables.refusal import OUTDATED, Refused

PAGE: Final = 30
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Link = Annotated[str, Meta(max_length=40, description="the code of a table that is not in the lobby")]


class ChatPage(Message):
    """What was said at a table."""

    lines: list[ChatLine]


def nonce() -> str:
    """A person's part of a provable deal."""
    return secrets.token_hex(16)


async def may_open(call: Call) -> None:
    """Refuse a table to who has too many or opens them too fast, before anything costs time."""
    services = call.services
    services.limits.take("table_here", client_address(services.settings, call.request))
    services.limits.take("table", call.me.id)
    host, most = call.me.id, services.settings.tables_per_identity
    await services.store.read(lambda tx: check_tables(tx, host, most))


async def make_room(call: Call, fact: Created) -> Room:
    """A new table, for who may open one."""
    return await call.services.hall.create(fact, {call.me.id: call.me.name})


async def create(call: Call) -> TableInfo:
    """Make a table."""
    wish: TableWish = call.body
    await may_open(call)
    await spend(call, partial(check_wish, wish))
    fact = Created(call.me.id, wish, seat_facts(wish, call.me.id, nonce), secrets.token_hex(32))
    return with_link(await make_room(call, fact), call.me.id)


def with_link(room: Room, person: str, link: str = "") -> TableInfo:
    """The table, with its link for those who may pass it on."""
    info = room.info()
    if room.table.host == person or room.table.seat_of(person) >= 0 or room.audience.invites(link):
        info.link = room.link
    return info


async def find_room(call: Call) -> tuple[Room, int]:
    """The room that a path names, and where the asker sits there."""
    room = await call.services.hall.room(call.path["id"])
    async with room.locked():
        return room, room.admit("" if call.who is None else call.who.id, call.query.get("link", ""))


async def show(call: Call) -> TableInfo:
    """A table."""
    room, _ = await find_room(call)
    async with room.locked():
        return with_link(room, "" if call.who is None else call.who.id, call.query.get("link", ""))


async def show_view(call: Call) -> Response:
    """The whole step as the asker sees it: for those who play without a socket."""
    room, seat = await find_room(call)
    async with room.locked():
        return Response(room.view(seat), media_type="application/json")


async def command(call: Call) -> Any:
    """Carry out one command."""
    room, seat = await find_room(call)
    try:
        answer = await carry_out(
            call.services, room, call.who, call.body, address=client_address(call.services.settings, call.request)
        )
    except Refused as refused:
        if refused.message not in OUTDATED:
            raise
        problem = refused.problem(words_for(call.me.language), call.body.ref)
        async with room.locked():
            problem.step = msgspec.json.decode(room.view(seat), type=Step)
        return Response(msgspec.json.encode(problem), refused.status, media_type="application/json")
    return Response(answer, media_type="application/json") if isinstance(answer, bytes) else answer


async def chat(call: Call) -> ChatPage:
    """What was said."""
    room, _ = await find_room(call)
    return ChatPage(await call.services.chats.lines(room.id, call.query.get("after", 0)))


def listed(info: str) -> TableInfo:
    """A table as lists have it: without its edition, which is as long as a whole page of them."""
    table = msgspec.json.decode(info, type=TableInfo)
    table.edition = ""
    return table


def read_page(rows: list[tuple[Any, ...]]) -> Page:
    """Tables from their rows (info, changed), and where the next page begins."""
    tables = [listed(row[0]) for row in rows[:PAGE]]
    return Page(tables, str(rows[PAGE - 1][1]) if len(rows) > PAGE else None)


def before(call: Call) -> int:
    """Where a page begins."""
    return int(call.query.get("before", 1 << 62))


async def lobby(call: Call) -> Page:
    """Tables in the lobby: those that wait for players, or those that can be watched."""
    status = call.query.get("status", "gathering")
    watch = "" if status == "gathering" else " AND watch = 'all'"
    sql = f"SELECT info, changed FROM tables WHERE status = ? AND listed = 1{watch} AND changed < ?"
    limit = before(call)

    def work(tx: Transaction) -> Page:
        return read_page(tx.query(f"{sql} ORDER BY changed DESC LIMIT ?", status, limit, PAGE + 1))

    return await call.services.store.read(work)


async def mine(call: Call) -> Page:
    """The asker's unfinished tables, those where they are to move first."""
    person = call.me.id

    def work(tx: Transaction) -> Page:
        rows = tx.query(
            "SELECT t.info, t.changed, s.seat, s.to_move FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.person = ? AND t.status IN ('gathering', 'playing')"
            " ORDER BY s.to_move DESC, t.changed DESC LIMIT ?",
            *(person, 200),
        )
        tables: list[TableInfo] = []
        for info, _, seat, to_move in rows:
            table = listed(info)
            table.to_move = [other for other in table.to_move if other != seat] + ([seat] if to_move else [])
            tables.append(table)
        return Page(tables)

    return await call.services.store.read(work)


QUERY: Final = {"link": Link}
TABLES: Final = (
    Endpoint("POST", "/api/tables", create, "Make a table", TableInfo, TableWish, status=201),
    Endpoint(
        "GET",
        "/api/tables",
        lobby,
        "Tables in the lobby",
        Page,
        who="visitor",
        query={"status": Literal["gathering", "playing"], "before": Number},
    ),
    Endpoint("GET", "/api/me/tables", mine, "One's own unfinished tables, those to move at first", Page),
    Endpoint("GET", "/api/tables/{id}", show, "A table", TableInfo, who="visitor", query=QUERY),
    Endpoint(
        "GET", "/api/tables/{id}/view", show_view, "The table as one sees it", AnyReport, who="visitor", query=QUERY
    ),
    Endpoint(
        "POST", "/api/tables/{id}/commands", command, "Do something at a table", AnyReport, AnyCommand, query=QUERY
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/chat",
        chat,
        "What was said at a table",
        ChatPage,
        who="visitor",
        query=QUERY | {"after": Number},
    ),
)
