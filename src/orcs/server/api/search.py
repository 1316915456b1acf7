"""Finding finished games: by who played, when, with what and how it ended; and the same deal played by others."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from orcs.server.api.endpoints import Call, Cursor, Endpoint
from orcs.server.api.records import find
from orcs.server.api.tables import PAGE, Link, listed
from orcs.server.store import Transaction
from orcs.server.web.security import client_address
from orcs.tables.messages import Page, SeatNumber
from orcs.tables.record_docs import ComparedGame, Comparison
from orcs.tables.records import Details
from orcs.tables.refusal import Refused

MOST_COMPARED: Final = 100
Time = Annotated[int, Meta(ge=0, le=1 << 53)]
Prefix = Annotated[str, Meta(min_length=1, max_length=24, description="how a name begins")]
NAMED: Final = "EXISTS (SELECT 1 FROM record_seats s WHERE s.table_id = r.table_id AND substr(s.name, 1, ?) = ?{})"
LISTED: Final = "r.table_id IN (SELECT s.table_id FROM record_seats s WHERE s.name >= ? AND s.name < ?{})"
"""The same by the index on names, which SQLite compares byte by byte. PostgreSQL sorts them as people do."""
LAST: Final = "\U0010ffff"
SEATED: Final = "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = r.table_id AND s.person = ?)"


class Wanted:
    """The conditions of a search, with their values."""

    def __init__(self) -> None:
        self.conditions: list[str] = []
        self.values: list[object] = []

    def add(self, condition: str, *values: object) -> None:
        """One condition more."""
        self.conditions.append(condition)
        self.values += values

    def visible(self, person: str) -> None:
        """Only what this person may read."""
        if person:
            self.add(f"(r.public = 1 OR t.host = ? OR {SEATED})", person, person)
        else:
            self.add("r.public = 1")

    def query(self, tx: Transaction, columns: str, order: str, most: int) -> list[tuple[Any, ...]]:
        """The rows that fit."""
        where = " AND ".join(self.conditions)
        sql = (
            f"SELECT {columns} FROM records r JOIN tables t ON t.id = r.table_id WHERE {where} ORDER BY {order} LIMIT ?"
        )
        return tx.query(sql, *self.values, most)


def wanted(call: Call) -> Wanted:
    """What a search asks for."""
    query, search = call.query, Wanted()
    person = "" if call.who is None else call.who.id
    if query.get("mine"):
        if call.who is None:
            raise Refused("problem-not_known", 401)
        search.add(SEATED, person)
    else:
        search.visible(person)
    for name, condition in (
        ("person", SEATED),
        ("seats", "r.seats = ?"),
        ("ending", "r.ending = ?"),
        ("after", "r.ended >= ?"),
        ("before", "r.ended < ?"),
    ):
        if name in query:
            search.add(condition, query[name])
    for name, more in (("name", ""), ("winner", " AND s.won = 1")):
        if name in query:
            prefix = query[name].casefold()
            if call.services.store.shared:
                search.add(NAMED.format(more), len(prefix), prefix)
            else:
                search.add(LISTED.format(more), prefix, prefix + LAST)
    for module in query.get("modules", "").split(","):
        if module:
            escaped = module.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
            search.add("r.modules LIKE ? ESCAPE '\\'", f"% {escaped} %")
    if "against" in query:
        search.add("r.people = 1" if query["against"] == "bots" else "r.people > 1")
    if "cursor" in query:
        ended, _, last = query["cursor"].partition(".")
        search.add("(r.ended < ? OR (r.ended = ? AND r.table_id < ?))", int(ended), int(ended), last)
    return search


async def search_records(call: Call) -> Page:
    """Finished games, the last one first."""
    limits = call.services.limits
    limits.take("search_here", client_address(call.services.settings, call.request))
    if call.who is not None:
        limits.take("search", call.who.id)
    search = wanted(call)

    def work(tx: Transaction) -> Page:
        rows = search.query(tx, "t.info, r.ended, r.table_id", "r.ended DESC, r.table_id DESC", PAGE + 1)
        tables = [listed(row[0]) for row in rows[:PAGE]]
        return Page(tables, f"{rows[PAGE - 1][1]}.{rows[PAGE - 1][2]}" if len(rows) > PAGE else None)

    return await call.services.store.search(work)


async def compare(call: Call) -> Comparison:
    """A finished game beside all others with the same deal that the asker may read."""
    found = await find(call)
    search = Wanted()
    search.add("r.deal = (SELECT deal FROM records WHERE table_id = ?)", found.id)
    others = Wanted()
    others.visible("" if call.who is None else call.who.id)
    search.add(f"(r.table_id = ? OR {others.conditions[0]})", found.id, *others.values)

    def work(tx: Transaction) -> Comparison:
        rows = search.query(tx, "t.info, r.details", "r.ended, r.table_id", MOST_COMPARED)
        return Comparison(
            [ComparedGame(listed(info), msgspec.json.decode(details, type=Details).scores) for info, details in rows]
        )

    return await call.services.store.read(work)


CACHE: Final = "private, no-cache"
SEARCH: Final = (
    Endpoint(
        "GET",
        "/api/records",
        search_records,
        "Finished games, the last one first",
        Page,
        who="visitor",
        query={
            "mine": bool,
            "name": Prefix,
            "winner": Prefix,
            "person": Annotated[str, Meta(max_length=40)],
            "seats": SeatNumber,
            "modules": Annotated[str, Meta(max_length=200, description="modules that were in play, with commas")],
            "against": Literal["people", "bots"],
            "ending": Literal["played", "resigned", "abandoned"],
            "after": Time,
            "before": Time,
            "cursor": Cursor,
        },
        cache=CACHE,
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/compare",
        compare,
        "Games with the same deal, side by side",
        Comparison,
        who="visitor",
        query={"link": Link},
        cache=CACHE,
    ),
)
