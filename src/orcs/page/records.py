"""The routes of finished games: finding them, looking at them, and playing on."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from orcs.page.requests import Call, Plain, Route, encode, nonce
from orcs.page.rooms import Row, StoredRecord
from orcs.page.store import INDEX
from orcs.page.tables import LINK, listed, open_room, rows
from orcs.tables.commands import Request, Start
from orcs.tables.documents import AnalysisState, GameAnalysis
from orcs.tables.facts import Created, read_fact
from orcs.tables.jobs import LEVEL, SAMPLES, Analyse, Analysed, AnyReply
from orcs.tables.links import replay_link
from orcs.tables.messages import Page, TableInfo
from orcs.tables.opening import (
    FromHere,
    SameDeal,
    check_from_here,
    check_same,
    check_wish,
    from_here_fact,
    same_deal_fact,
    same_deal_wish,
)
from orcs.tables.record_docs import (
    ComparedGame,
    Comparison,
    Eyes,
    RecordDoc,
    check_line,
    record_doc,
    steps_doc,
    view_doc,
    viewer,
)
from orcs.tables.records import Record, outline, replay_of
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay

PAGE: Final = 30
MOST_COMPARED: Final = 100
REPLAYS: Final = 4
"""How many replays are held in memory."""
SECONDS: Final = 20.0
"""About how long an analysis takes."""
GRACE: Final = 30.0


class Replays:
    """The replays that were looked at last, and the analyses under way."""

    def __init__(self) -> None:
        self.held: OrderedDict[str, Replay] = OrderedDict()
        self.running: set[str] = set()
        self.failed: set[str] = set()

    def of(self, record: Record) -> Replay:
        """The replay of a record."""
        return self.hold(record.id, lambda: replay_of(record))

    def linked(self, packed: str) -> Replay:
        """The replay of a game in a link."""
        return self.hold(packed, lambda: replay_link(packed))

    def hold(self, key: str, load: Callable[[], Replay]) -> Replay:
        """A replay that is held in memory, loaded if it is not there."""
        if key not in self.held:
            self.held[key] = load()
        self.held.move_to_end(key)
        while len(self.held) > REPLAYS:
            self.held.popitem(last=False)
        return self.held[key]

    def clear(self) -> None:
        """Forget everything."""
        self.held.clear()
        self.running.clear()
        self.failed.clear()


# Finding


def find(call: Call) -> Record:
    """The record that a path names."""
    text = part(call, "record")
    if text is None:
        raise Refused("problem-no_record", 404)
    return msgspec.json.decode(text, type=StoredRecord).record(call.path["id"])


def part(call: Call, name: str) -> str | None:
    """A part of the record that a path names."""
    shelf = f"records/{call.path['id']}/"
    return call.page.store.shelf(shelf).get(shelf + name)


def row_of(call: Call) -> Row:
    """The table of a record, as lists have it."""
    text = call.page.store.shelf(INDEX).get(INDEX + call.path["id"])
    if text is None:
        raise Refused("problem-no_record", 404)
    return msgspec.json.decode(text, type=Row)


def fits(row: Row, name: str) -> bool:
    """Whether somebody whose name begins so took part in a finished game."""
    wanted = name.casefold()
    return row.result is not None and any(
        seat.kind == "person" and seat.name.casefold().startswith(wanted) for seat in row.info.seats
    )


def search(call: Call) -> Page:
    """Finished games, the last one first."""
    found = [row for row in rows(call) if fits(row, call.query.get("name", ""))]
    first = int(call.query.get("cursor", "0"))
    shown = [listed(row) for row in found[first : first + PAGE]]
    return Page(shown, str(first + PAGE) if len(found) > first + PAGE else None)


def compare(call: Call) -> Comparison:
    """A finished game beside all others with the same deal."""
    own = row_of(call).result
    deal = "" if own is None else own.deal
    same = [
        ComparedGame(listed(row), row.result.scores)
        for row in reversed(rows(call))
        if row.result is not None and row.result.deal == deal
    ]
    return Comparison(same[:MOST_COMPARED])


# Looking


def show(call: Call) -> RecordDoc:
    """A record as JSON."""
    return record_doc(row_of(call).info, find(call))


def show_text(call: Call) -> Plain:
    """A record as text."""
    return Plain(find(call).text, "text/plain")


def show_events(call: Call) -> Plain:
    """All events, nothing hidden, one JSON document on each line."""
    record = find(call)
    if record.events is None:
        raise Refused("problem-record_rules", 409)
    return Plain("".join(f"{line}\n" for line in record.events), "application/x-ndjson")


def replay(call: Call) -> Replay:
    """The replay of the record that a path names."""
    return call.page.replays.of(find(call))


def show_view(call: Call) -> Any:
    """What a seat saw after a line."""
    if not call.path["n"].isdecimal() or len(call.path["n"]) > 7:
        raise Refused("problem-not_found", 404)
    number, game = int(call.path["n"]), replay(call)
    seen = viewer(call.query.get("seat", "public"), game)
    check_line(game, number)
    return view_doc(game, number, seen)


def show_steps(call: Call) -> Any:
    """What a seat saw after each of some lines."""
    game = replay(call)
    seen = viewer(call.query.get("seat", "public"), game)
    return steps_doc(game, call.query.get("from", 0), call.query.get("to"), seen)


# Analyses


def state(call: Call) -> AnalysisState:
    """How far the analysis of a record is."""
    name, replays = call.path["id"], call.page.replays
    if text := part(call, "analysis"):
        return AnalysisState("done", SECONDS, msgspec.json.decode(text, type=GameAnalysis))
    if name in replays.running:
        return AnalysisState("running", SECONDS)
    return AnalysisState("none", SECONDS, problem="analysis_failed" if name in replays.failed else "")


def show_analysis(call: Call) -> AnalysisState:
    """The analysis of a finished game, if anybody asked for it."""
    find(call)
    return state(call)


def analyse(call: Call) -> AnalysisState:
    """Analyse a finished game, unless that was done."""
    record, page = find(call), call.page
    known = state(call)
    if known.status != "none":
        return known
    if not outline(record.text).result:
        raise Refused("problem-no_analysis", 409)

    def replied(reply: AnyReply) -> None:
        page.replays.running.discard(record.id)
        if isinstance(reply, Analysed):
            page.store.put(f"records/{record.id}/analysis", encode(reply.analysis))
        else:
            page.replays.failed.add(record.id)

    page.replays.failed.discard(record.id)
    page.replays.running.add(record.id)
    page.ask(Analyse(limit=SECONDS + GRACE, record=record.text, level=LEVEL, samples=SAMPLES, seconds=SECONDS), replied)
    return AnalysisState("running", SECONDS)


# Playing on


def created(call: Call) -> Created:
    """How the table of a record was created."""
    room = call.page.hall.room(call.path["id"], call.now)
    fact = read_fact(room.rows[0][2])
    if not isinstance(fact, Created):
        raise Refused("problem-no_record", 404)
    return fact


def same_deal(call: Call) -> TableInfo:
    """A new table where chance deals as in a finished game."""
    record, made = find(call), created(call)
    wish = same_deal_wish(record, made, call.body)
    check_wish(wish)
    check_same(record, wish)
    return open_room(call, same_deal_fact(record, made, wish, call.me.id, nonce)).show()


def from_here(call: Call) -> TableInfo:
    """A new game that begins with the first lines of a finished one: the asker against bots, dealt by a new seed."""
    record, made = find(call), created(call)
    check_from_here(replay(call), call.body)
    fact = from_here_fact(record, made.wish, call.body, call.me.id, secrets.token_hex(32), nonce)
    room = open_room(call, fact)
    room.do(Request(call.me.id, Start()), call.now)
    return room.show()


SEARCH: Final = {"mine": bool, "name": str, "cursor": str}
EYES: Final = LINK | {"seat": Eyes}
RECORDS: Final = [
    Route("GET", "/api/records", search, query=SEARCH),
    Route("GET", "/api/records/{id}", show, query=LINK),
    Route("GET", "/api/records/{id}/text", show_text, query=LINK),
    Route("GET", "/api/records/{id}/events", show_events, query=LINK),
    Route("GET", "/api/records/{id}/views/{n}", show_view, query=EYES),
    Route("GET", "/api/records/{id}/steps", show_steps, query=EYES | {"from": int, "to": int}),
    Route("GET", "/api/records/{id}/compare", compare, query=LINK),
    Route("GET", "/api/records/{id}/analysis", show_analysis, query=LINK),
    Route("POST", "/api/records/{id}/analysis", analyse, query=LINK),
    Route("POST", "/api/records/{id}/from_here", from_here, FromHere, LINK, 201),
    Route("POST", "/api/tables/{id}/same_deal", same_deal, SameDeal, LINK, 201),
]
