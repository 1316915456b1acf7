"""Reports: what people complain about, stored with what was to be seen at the table at that moment."""

from __future__ import annotations

import msgspec

from orcs.server.people.identity import DAY, Identities, Identity
from orcs.server.rooms.hall import new_id
from orcs.server.rooms.room import Room
from orcs.server.store import Store, Transaction
from orcs.tables.people import clean_text
from orcs.tables.refusal import Refused
from orcs.tables.reports import BanInfo, Evidence, LineThen, ReportInfo, ReportPage, ReportWish, SeatThen

BEFORE, AFTER = 12, 5
"""How many lines of the chat around the reported one are kept."""
OWN, AROUND = 8, 2
"""How many of a reported player's last lines are kept, and how many before and after each."""
MOST_OPEN = 20
"""How many reports by one person may be undecided."""
OPEN_DAYS, DECIDED_DAYS = 90, 30
CLAIM = 60_000
"""For how long a report is kept for whoever decides it. If the server dies meanwhile, it can be decided again."""
OPEN = "outcome = ''"
LINES = "SELECT id, at, name, text, person, seat FROM chat WHERE table_id = ?"
SHOWN = """SELECT r.id, r.at, r.reason, r.table_id, r.reporter, a.name, r.person, b.name, b.banned, r.note, r.evidence,
    r.addresses, r.decided, r.outcome, (SELECT COUNT(*) FROM addresses WHERE addresses.person = r.person)
    FROM reports r LEFT JOIN people a ON a.id = r.reporter LEFT JOIN people b ON b.id = r.person"""


class Reports:
    """The reports of a server."""

    def __init__(self, store: Store, identities: Identities) -> None:
        self.store = store
        self.identities = identities

    async def file(self, room: Room, who: Identity, wish: ReportWish) -> None:
        """Keep a report. Refused if it is about nobody else, or was made already."""
        if (wish.seat is None) == (wish.line is None):
            raise Refused("problem-report_what", 422)
        async with room.locked():
            info = room.info()
        seats = [
            SeatThen(seat.seat, seat.kind, seat.colour, seat.name, seat.person, seat.level, seat.away, seat.resigned)
            for seat in info.seats
        ]
        evidence = Evidence(info.status, info.round, seats, [], wish.line, wish.seat)
        note, now, number = clean_text(wish.note), self.identities.now(), new_id()

        def work(tx: Transaction) -> None:
            person = reported(tx, room.id, wish, evidence)
            if person == who.id:
                raise Refused("problem-report_self", 409)
            mine = tx.query(f"SELECT person, table_id FROM reports WHERE reporter = ? AND {OPEN}", who.id)
            if (person, room.id) in mine:
                raise Refused("problem-reported", 409)
            if len(mine) >= MOST_OPEN:
                raise Refused("problem-too_many_reports", 409, count=MOST_OPEN)
            places = [row[0] for row in tx.query("SELECT address FROM addresses WHERE person = ?", person)]
            tx.execute(
                "INSERT INTO reports (id, at, table_id, reporter, person, reason, note, evidence, addresses)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(number, now, room.id, who.id, person, wish.reason, note),
                *(msgspec.json.encode(evidence).decode(), " ".join(places)),
            )

        await self.store.write(work)

    async def all(self, status: str | None = None, limit: int = 100, cursor: str = "") -> list[ReportInfo]:
        """Reports: those that wait for a decision, the oldest first; or those decided, the newest first. With a
        `cursor`, those that come after it."""
        column = "r.decided" if status == "decided" else "r.at"
        way, after = ("ASC", ">") if status == "open" else ("DESC", "<")
        conditions = {"open": [OPEN], "decided": [f"NOT {OPEN}"], None: []}[status]
        values: list[object] = []
        if cursor:
            at, _, key = cursor.partition(".")
            conditions = [*conditions, f"({column}, r.id) {after} (?, ?)"]
            values = [int(at), key]
        where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
        sql = f"{SHOWN} {where} ORDER BY {column} {way}, r.id {way} LIMIT ?"
        rows = await self.store.read(lambda tx: tx.query(sql, *values, limit))
        return [shown(row) for row in rows]

    async def page(self, status: str, limit: int, cursor: str = "") -> ReportPage:
        """Some of them, and where the next page begins."""
        found = await self.all(status, limit + 1, cursor)
        last = found[limit - 1] if len(found) > limit else None
        return ReportPage(found[:limit], None if last is None else f"{last.decided or last.at}.{last.id}")

    async def get(self, id: str) -> ReportInfo:
        """One report."""
        rows = await self.store.read(lambda tx: tx.query(f"{SHOWN} WHERE r.id = ?", id))
        if not rows:
            raise Refused("problem-no_report", 404)
        return shown(rows[0])

    async def places(self, id: str) -> list[str]:
        """Where the person of a report had come from when it was made."""
        rows = await self.store.read(lambda tx: tx.query("SELECT addresses FROM reports WHERE id = ?", id))
        return str(rows[0][0]).split() if rows else []

    async def claim(self, id: str) -> None:
        """Take a report that is open, so that nobody else decides it."""
        now = self.identities.now()
        sql = f"UPDATE reports SET decided = ? WHERE id = ? AND {OPEN} AND (decided IS NULL OR decided < ?)"
        if not await self.store.write(lambda tx: tx.execute(sql, now, id, now - CLAIM)):
            raise Refused("problem-report_decided", 409)

    async def close(self, id: str, outcome: str) -> None:
        """Note what was decided about a claimed report."""
        sql = "UPDATE reports SET outcome = ?, addresses = '' WHERE id = ?"
        await self.store.write(lambda tx: tx.execute(sql, outcome, id))

    async def reopen(self, id: str) -> None:
        """Give a claimed report back, since the decision could not be carried out."""
        sql = f"UPDATE reports SET decided = NULL WHERE id = ? AND {OPEN}"
        await self.store.write(lambda tx: tx.execute(sql, id))

    async def bans(self, limit: int = 1000) -> list[BanInfo]:
        """Who is banned or muted, and the banned addresses with the people they were banned for."""
        now = self.identities.now()

        def work(tx: Transaction) -> list[BanInfo]:
            people = tx.query(
                "SELECT id, name, banned, muted FROM people WHERE erased IS NULL AND (banned IS NOT NULL OR muted > ?)"
                " ORDER BY id LIMIT ?",
                *(now, limit),
            )
            found = [BanInfo("person", key, name, banned) for key, name, banned, _ in people if banned is not None]
            found += [
                BanInfo("muted", key, name, None, muted) for key, name, _, muted in people if muted and muted > now
            ]
            places = tx.query(
                "SELECT b.address, p.name, b.created, b.until FROM address_bans b LEFT JOIN people p ON p.id = b.person"
                " WHERE b.until > ? ORDER BY b.created DESC LIMIT ?",
                *(now, limit),
            )
            return found + [BanInfo("address", mark, name or "", made, until) for mark, name, made, until in places]

        return await self.store.read(work)


def reported(tx: Transaction, table: str, wish: ReportWish, evidence: Evidence) -> str:
    """The person whom a report is about; the evidence gets what they said, with the lines around."""
    if wish.line is not None:
        said = tx.query("SELECT person FROM chat WHERE table_id = ? AND id = ?", table, wish.line)
        if not said:
            raise Refused("problem-no_line_said", 404)
        person = str(said[0][0])
        ranges = [(wish.line - BEFORE + 1, wish.line + AFTER)]
    else:
        seat = next((seat for seat in evidence.seats if seat.seat == wish.seat), None)
        if seat is None or seat.kind != "person":
            raise Refused("problem-report_nobody", 404)
        person = seat.person
        sql = "SELECT id FROM chat WHERE table_id = ? AND person = ? ORDER BY id DESC LIMIT ?"
        ranges = [(line - AROUND, line + AROUND) for (line,) in tx.query(sql, table, person, OWN)]
    rows = {row for first, last in ranges for row in tx.query(f"{LINES} AND id BETWEEN ? AND ?", table, first, last)}
    evidence.lines = [LineThen(*row) for row in sorted(rows)]
    return person


def shown(row: tuple[object, ...]) -> ReportInfo:
    """A report from its row."""
    key, at, reason, table, reporter, by, person, name, banned, note, evidence, places, decided, outcome, known = row
    return msgspec.convert(
        {
            "thing": "report",
            "id": key,
            "at": at,
            "reason": reason,
            "table": table,
            "reporter": {"id": reporter, "name": by or ""},
            "person": {"id": person, "name": name or ""},
            "evidence": msgspec.json.decode(str(evidence)),
            "note": note,
            "banned": banned is not None,
            "addresses": max(len(str(places).split()), int(str(known))),
            "decided": decided if outcome else None,
            "outcome": outcome,
        },
        ReportInfo,
    )


def forget_reports(tx: Transaction, now: int) -> None:
    """Remove what is too old."""
    tx.execute(f"DELETE FROM reports WHERE decided < ? AND NOT {OPEN}", now - DECIDED_DAYS * DAY)
    tx.execute("DELETE FROM reports WHERE at < ?", now - OPEN_DAYS * DAY)
