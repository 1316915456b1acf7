"""The routes of finished games: the record as text and as JSON, its events, and what was seen after every pick.

Lines of a record count from 1, as in its text; chance's draws and takings back are lines too. Of a game that is not
over there is no record, for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, field
from starlette.responses import Response

from orcs import CHANCE, ProvableDealer
from orcs.server import patches, wire
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import Link
from orcs.server.errors import Refused
from orcs.server.messages import Message, TableInfo
from orcs.server.records import Found, Kept, outline
from orcs.server.replays import Replay, Viewer
from orcs.server.store import Transaction

Result = TypeVar("Result")
Line = Annotated[int, Meta(ge=0, le=1_000_000)]
Doc = dict[str, Any]

STEPS_AT_ONCE: Final = 100
FOR_EVER: Final = "max-age=31536000, immutable"
FOR_AN_HOUR: Final = "max-age=3600"
AGAIN: Final = "no-cache"
"""Names may change: ask whether it is still the same."""
CHECK: Final = (
    "SHA-256 of the seed is the commitment that the table showed before the game. Every draw follows from seed and"
    " nonces: `orcs verify FILE` deals the text record again and compares."
)


class RecordLine(Message):
    """One line: who picked what, and how many events it caused. An undo says how many lines stay."""

    n: int
    actor: str
    pick: str
    events: int = 0


class RecordMoment(Message):
    """When the record had come to line `n`, and who picked: a person, a bot, the clock, or the deal (seat 0)."""

    n: int
    at: int
    seat: int
    by: str


class Proof(Message):
    """What proves that the deal was not touched. `after`: lines up to there were taken over from another game."""

    commitment: str
    seed: str
    nonces: list[str]
    check: str
    after: int = 0


class RecordDoc(Message):
    """A finished game. `result` is there if it was played to its end; `scores` are the points when it stopped, clause
    by clause; `digest` is the hash over all events."""

    info: TableInfo
    ending: str
    header: dict[str, str]
    lines: list[RecordLine]
    moments: list[RecordMoment]
    scores: list[Doc]
    proof: Proof
    digest: str
    result: list[int] | None = None


class RecordView(Message):
    """What was seen after line `n`, in the form of the live view but for its `table`; what the line did; and the seat
    that picked next, 0 for chance."""

    n: int
    view: Doc
    events: list[Doc] = field(default_factory=list)
    next: int | None = None


class RecordSteps(Message):
    """The view after line `n`, and for each line after it what it did. There `view` is a JSON merge patch (RFC 7396)
    on the view of the line before. `more` says that the record goes on."""

    n: int
    view: Doc
    steps: list[RecordView]
    more: bool = False


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


def record_doc(info: TableInfo, kept: Kept) -> RecordDoc:
    """A record as JSON."""
    record, details = outline(kept.text), kept.details
    told = details.told or [0] * (len(record.lines) + 1)
    lines = [RecordLine(n, actor, pick, told[n]) for n, (actor, pick) in enumerate(record.lines, 1)]
    commitment = ProvableDealer(bytes.fromhex(details.seed), []).commitment()
    return RecordDoc(
        info=info,
        ending=kept.ending,
        header=record.header,
        lines=lines,
        moments=[RecordMoment(each.lines, each.at, each.seat, each.by) for each in details.moments],
        scores=details.scores,
        proof=Proof(commitment, details.seed, details.nonces, CHECK, details.own),
        digest=details.digest,
        result=[int(points) for points in record.result.split()] if record.result else None,
    )


async def show_record(call: Call) -> Response:
    """A record as JSON."""
    found = await find(call)
    kept = await call.services.records.read(found)
    info = await call.services.store.read(info_of(found.id))
    return answer(found, msgspec.json.encode(record_doc(info, kept)), AGAIN)


async def show_text(call: Call) -> Response:
    """A record as text."""
    found = await find(call)
    kept = await call.services.records.read(found)
    response = answer(found, kept.text.encode(), FOR_EVER, "text/plain")
    response.headers["Content-Disposition"] = f'attachment; filename="orcs-{found.id}.txt"'
    return response


async def show_events(call: Call) -> Response:
    """All events, nothing hidden, one JSON document on each line."""
    found = await find(call)
    kept = await call.services.records.read(found)
    if kept.events is None:
        raise Refused("problem-record_rules", 409)
    body = "".join(f"{line}\n" for line in kept.events)
    return answer(found, body.encode(), FOR_EVER, "application/x-ndjson")


def viewer(call: Call, replay: Replay) -> Viewer:
    """Whose eyes to look with."""
    wanted = call.query.get("seat", "public")
    if wanted == "all":
        return "all"
    if wanted == "public":
        return wire.SPECTATOR
    if int(wanted) > len(replay.game.setup.colours):
        raise Refused("problem-no_seat", 404, seat=int(wanted))
    return int(wanted) - 1


def check_line(replay: Replay, number: int) -> None:
    """Refuse a line that the record does not have, or that today's rules cannot tell."""
    if number > replay.total:
        raise Refused("problem-no_line", 404, count=replay.total)
    if number > replay.last:
        raise Refused("problem-record_rules", 409)


def view_doc(replay: Replay, number: int, seen: Viewer) -> RecordView:
    """What was seen after a line."""
    actor = replay.actor(number)
    following = None if actor is None else 0 if actor == CHANCE else actor + 1
    return RecordView(number, replay.view(number, seen), replay.told(number, seen), following)


def steps_doc(replay: Replay, first: int, last: int, seen: Viewer) -> RecordSteps:
    """What was seen after each of some lines."""
    before = view_doc(replay, first, seen).view
    doc = RecordSteps(first, before, [], last < replay.last)
    for number in range(first + 1, last + 1):
        step = view_doc(replay, number, seen)
        before, step.view = step.view, patches.patch(before, step.view)
        doc.steps.append(step)
    return doc


async def looking(replay: Replay, work: Callable[[], Result]) -> Result:
    """Work on a replay, away from the event loop."""

    def locked() -> Result:
        with replay.lock:
            return work()

    return await asyncio.to_thread(locked)


async def show_record_view(call: Call) -> Response:
    """What a seat saw after a line."""
    found = await find(call)
    if not call.path["n"].isdecimal() or len(call.path["n"]) > 7:
        raise Refused("problem-not_found", 404)
    number = int(call.path["n"])
    replay = await call.services.records.replay(found)
    seen = viewer(call, replay)
    check_line(replay, number)
    body = await looking(replay, lambda: wire.encode(view_doc(replay, number, seen)))
    return answer(found, body, FOR_AN_HOUR)


async def show_record_steps(call: Call) -> Response:
    """What a seat saw after each of some lines."""
    found = await find(call)
    replay = await call.services.records.replay(found)
    seen = viewer(call, replay)
    first = call.query.get("from", 0)
    check_line(replay, first)
    last = min(call.query.get("to", replay.last), first + STEPS_AT_ONCE, replay.last)
    body = await looking(replay, lambda: wire.encode(steps_doc(replay, first, last, seen)))
    return answer(found, body, FOR_AN_HOUR)


QUERY: Final = {"link": Link}
SEAT: Final = {"seat": Literal["1", "2", "3", "4", "public", "all"]}
KEPT: Final = f"private, {AGAIN}"


def route(path: str, handler: Callable[[Call], Any], summary: str, gives: Any, **more: Any) -> Endpoint:
    """A route that reads a record."""
    return Endpoint("GET", f"/api/records/{{id}}{path}", handler, summary, gives, who="anybody", cache=KEPT, **more)


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
