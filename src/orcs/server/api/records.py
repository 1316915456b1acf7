"""The routes of finished games: the record as text and as JSON, its events, and what was seen after every pick.

Lines of a record count from 1, as in its text; chance's draws and takings back are lines too. Of a game that is not
over there is no record, for nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import Link
from orcs.server.records.records import Found
from orcs.server.store import Transaction
from orcs.tables import wire
from orcs.tables.messages import TableInfo
from orcs.tables.record_docs import (
    Eyes,
    RecordDoc,
    RecordSteps,
    RecordView,
    check_line,
    record_doc,
    steps_doc,
    view_doc,
    viewer,
)
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay, Viewer

Line = Annotated[int, Meta(ge=0, le=1_000_000)]

FOR_EVER: Final = "max-age=31536000, immutable"
FOR_AN_HOUR: Final = "max-age=3600"
AGAIN: Final = "no-cache"
"""Names may change: ask whether it is still the same."""


async def find(call: Call) -> Found:
    """The record that a path names, if the asker may read it."""
    person = "" if call.who is None else call.who.id
    return await call.services.records.find(call.path["id"], person, call.query.get("link", ""))


def answer(found: Found, body: bytes, age: str, media: str = "application/json") -> Response:
    """An answer that caches may keep; those that many share only if everybody may read the record."""
    response = Response(body, media_type=media)
    response.headers["Cache-Control"] = f"{'public' if found.public else 'private'}, {age}"
    return response


def info_of(name: str) -> Callable[[Transaction], TableInfo]:
    """The work that reads the table of a record."""

    def work(tx: Transaction) -> TableInfo:
        rows = tx.query("SELECT info FROM tables WHERE id = ?", name)
        if not rows:
            raise Refused("problem-no_record", 404)
        return msgspec.json.decode(rows[0][0], type=TableInfo)

    return work


async def show_record(call: Call) -> Response:
    """A record as JSON."""
    found = await find(call)
    record = await call.services.records.read(found)
    info = await call.services.store.read(info_of(found.id))
    body = await spend(call, lambda: msgspec.json.encode(record_doc(info, record)))
    return answer(found, body, AGAIN)


async def show_text(call: Call) -> Response:
    """A record as text."""
    found = await find(call)
    record = await call.services.records.read(found)
    response = answer(found, record.text.encode(), FOR_EVER, "text/plain")
    response.headers["Content-Disposition"] = f'attachment; filename="orcs-{found.id}.txt"'
    return response


async def show_events(call: Call) -> Response:
    """All events, nothing hidden, one JSON document on each line."""
    found = await find(call)
    record = await call.services.records.read(found)
    events = record.events
    if events is None:
        raise Refused("problem-record_rules", 409)
    body = await spend(call, lambda: "\n".join([*events, ""]).encode())
    return answer(found, body, FOR_EVER, "application/x-ndjson")


def eyes(call: Call, replay: Replay) -> Viewer:
    """Whose eyes a request looks with."""
    return viewer(call.query.get("seat", "public"), replay)


async def show_record_view(call: Call) -> Response:
    """What a seat saw after a line."""
    found = await find(call)
    if not call.path["n"].isdecimal() or len(call.path["n"]) > 7:
        raise Refused("problem-not_found", 404)
    number = int(call.path["n"])
    shared = await call.services.records.replay(found, partial(spend, call))
    seen = eyes(call, shared.replay)
    check_line(shared.replay, number)
    body = await spend(call, lambda: shared.look(lambda replay: wire.encode(view_doc(replay, number, seen))))
    return answer(found, body, FOR_AN_HOUR)


async def show_record_steps(call: Call) -> Response:
    """What a seat saw after each of some lines."""
    found = await find(call)
    shared = await call.services.records.replay(found, partial(spend, call))
    seen = eyes(call, shared.replay)
    first, last = call.query.get("from", 0), call.query.get("to")
    body = await spend(call, lambda: shared.look(lambda replay: wire.encode(steps_doc(replay, first, last, seen))))
    return answer(found, body, FOR_AN_HOUR)


QUERY: Final = {"link": Link}
SEAT: Final = {"seat": Eyes}
KEPT: Final = f"private, {AGAIN}"


def route(path: str, handler: Callable[[Call], Any], summary: str, gives: Any, **more: Any) -> Endpoint:
    """A route that reads a record."""
    return Endpoint("GET", f"/api/records/{{id}}{path}", handler, summary, gives, who="visitor", cache=KEPT, **more)


RECORDS: Final = (
    route("", show_record, "A finished game", RecordDoc, query=QUERY),
    route("/text", show_text, "Its text record", None, query=QUERY, media="text/plain"),
    route("/events", show_events, "All its events, one on each line", None, query=QUERY, media="application/x-ndjson"),
    route("/views/{n}", show_record_view, "What a seat saw after a line", RecordView, query=QUERY | SEAT),
    route(
        "/steps",
        show_record_steps,
        "What a seat saw after each of some lines",
        RecordSteps,
        query=QUERY | SEAT | {"from": Line, "to": Line},
    ),
)
