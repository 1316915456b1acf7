"""The routes of all that is stored: taken out as a file, brought back, removed."""

from __future__ import annotations

from typing import Final

import msgspec

from orcs import PickError, RecordError
from orcs.page.people import OWNER, Person
from orcs.page.requests import Call, Route
from orcs.page.rooms import Row, StoredRecord, stored_table
from orcs.page.store import ALL, INDEX, PEOPLE
from orcs.tables.fold import fold
from orcs.tables.messages import Message
from orcs.tables.records import replay_of
from orcs.tables.refusal import Refused

FORMAT: Final = "orcs-page-1"


class Save(Message):
    """Everything that a browser stores: texts by key."""

    format: str
    entries: dict[str, str]


class BroughtBack(Message):
    """How many tables were new here."""

    tables: int


def export(call: Call) -> Save:
    """Everything that is stored."""
    return Save(FORMAT, call.page.store.shelf(ALL))


def bring_back(call: Call) -> BroughtBack:
    """Add the tables of a file that are not here yet, all of them or none."""
    save: Save = call.body
    store = call.page.store
    known = store.shelf(ALL)
    added: dict[str, str] = {}
    tables = {key.removeprefix(INDEX) for key in save.entries if key.startswith(INDEX) and key not in known}
    try:
        if save.format != FORMAT:
            raise ValueError(save.format)
        for table in tables:
            added |= checked(table, save.entries)
        for key, text in save.entries.items():
            if key.startswith(PEOPLE) and key not in known and key != PEOPLE + OWNER:
                added[PEOPLE + msgspec.json.decode(text, type=Person).id] = text
    except (KeyError, ValueError, IndexError, RecordError, PickError, Refused) as error:
        raise Refused("problem-bad_save", 422) from error
    for key, text in added.items():
        store.put(key, text)
    return BroughtBack(len(tables))


def checked(table: str, entries: dict[str, str]) -> dict[str, str]:
    """The entries of a table and its record, if they can be read."""
    own = {key: text for key, text in entries.items() if key.startswith(f"tables/{table}/")}
    fold(stored_table(table, own))
    msgspec.json.decode(own[f"tables/{table}/names"], type=dict[str, str])
    index = entries[INDEX + table]
    if msgspec.json.decode(index, type=Row).info.id != table:
        raise ValueError(table)
    own[INDEX + table] = index
    record = entries.get(f"records/{table}/record")
    if record is not None:
        replay_of(msgspec.json.decode(record, type=StoredRecord).record(table))
        own[f"records/{table}/record"] = record
    return own


def erase(call: Call) -> None:
    """Remove everything that is stored."""
    store = call.page.store
    for key in list(store.shelf(ALL)):
        store.drop(key)
    call.page.forget("problem-no_table")


SAVES: Final = [
    Route("GET", "/api/me/export", export),
    Route("POST", "/api/me/import", bring_back, Save),
    Route("DELETE", "/api/me", erase),
]
