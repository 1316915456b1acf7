"""What is stored of a person: exported when they ask, and erased."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from orcs.server.store import Transaction
from orcs.tables.facts import Early, Played, read_fact

KEPT: Final = {
    "people": "SELECT id, name, language, created, seen, banned, muted, operator FROM people WHERE id = ?",
    "codes": "SELECT expires FROM codes WHERE person = ?",
    "hosted": "SELECT id, status, created, ended FROM tables WHERE host = ? ORDER BY created, id",
    "seats": """SELECT tables.id, seats.seat, tables.status, tables.created, tables.ended
        FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = ?
        ORDER BY tables.created, tables.id""",
    "chat": "SELECT table_id, id, at, name, text FROM chat WHERE person = ? ORDER BY at, id",
    "hooks": "SELECT table_id, seat, url FROM hooks WHERE person = ?",
    "addresses": "SELECT seen FROM addresses WHERE person = ? ORDER BY seen",
    "reports": "SELECT table_id, at, reason, note FROM reports WHERE reporter = ? ORDER BY at",
    "reported": """SELECT table_id, at, reason, outcome FROM reports WHERE person = ? AND outcome <> ''
        ORDER BY at""",
}
"""What an export contains, under the names of the columns."""


def own_picks(table: str, seat: int) -> Callable[[Transaction], list[dict[str, Any]]]:
    """The work that finds what the person of a seat picked at a table, without what chance dealt after it."""

    def work(t: Transaction) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for at, data in t.query("SELECT at, data FROM steps WHERE table_id = ? ORDER BY seq", table):
            fact = read_fact(data)
            if not isinstance(fact, (Played, Early)) or fact.seat != seat - 1 or fact.by != "person":
                continue
            lines = [f"{seat} {fact.pick}"] if isinstance(fact, Early) else fact.lines
            own = lines[0].partition(" ")[0]
            picks = [line.partition(" ")[2] for line in lines if line.partition(" ")[0] == own]
            found += [{"table_id": table, "seat": seat, "at": at, "pick": pick} for pick in picks]
        return found

    return work


def replace_name(info: dict[str, Any], person: str, name: str) -> None:
    """Give a person another name at the seats of a TableInfo."""
    for seat in info.get("seats", ()):
        if seat.get("person") == person:
            seat["name"] = name


def erase_from_reports(t: Transaction, id: str, name: str) -> None:
    """Erase a person from the evidence of reports, but for open ones about them: those last until they are decided."""
    said = "SELECT table_id FROM chat WHERE person = ?"
    seated = "SELECT table_id FROM seats WHERE person = ?"
    t.execute("UPDATE reports SET note = '' WHERE reporter = ?", id)
    for report, person, outcome, evidence in t.query(
        f"SELECT id, person, outcome, evidence FROM reports WHERE person = ? OR table_id IN ({said} UNION {seated})",
        *(id, id, id),
    ):
        if person == id and not outcome:
            continue
        data = msgspec.json.decode(evidence)
        replace_name(data, id, name)
        for line in data["lines"]:
            if line["person"] == id:
                line["name"], line["text"] = name, ""
        t.execute("UPDATE reports SET evidence = ? WHERE id = ?", msgspec.json.encode(data).decode(), report)


def erase_person(t: Transaction, id: str, name: str, at: int) -> None:
    """Erase what is stored of a person."""
    t.execute("UPDATE people SET name = ?, epoch = epoch + 1, erased = ? WHERE id = ?", name, at, id)
    t.execute("DELETE FROM codes WHERE person = ?", id)
    t.execute("DELETE FROM addresses WHERE person = ?", id)
    erase_from_reports(t, id, name)
    for table, seat in t.query("DELETE FROM hooks WHERE person = ? RETURNING table_id, seat", id):
        t.execute("DELETE FROM deliveries WHERE table_id = ? AND seat = ?", table, seat)
    t.execute("UPDATE record_seats SET name = ? WHERE person = ?", name.casefold(), id)
    t.execute("UPDATE chat SET name = ?, text = '' WHERE person = ?", name, id)
    erase_from_tables(t, id, name)


def erase_from_tables(t: Transaction, id: str, name: str) -> None:
    """Give a person another name in the list of tables."""
    mine = "SELECT table_id FROM seats WHERE person = ?"
    for table, host, info in t.query(f"SELECT id, host, info FROM tables WHERE host = ? OR id IN ({mine})", id, id):
        data = msgspec.json.decode(info)
        replace_name(data, id, name)
        if host == id:
            data["host"] = name
        t.execute("UPDATE tables SET info = ? WHERE id = ?", msgspec.json.encode(data).decode(), table)
