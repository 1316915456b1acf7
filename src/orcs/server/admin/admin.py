"""Admin: what an operator can do with a server, whether it is running or not.

Commands and what comes of them are plain messages. The route carries them to a running server; where none runs, or the
database is shared, `orcs admin` carries them out itself.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orcs.server.admin.audit import Audit
from orcs.server.admin.community import Community, person_row
from orcs.server.admin.messages import (
    LOOKING,
    AnyAdmin,
    AnyRow,
    CloseTable,
    InvitationOnly,
    InvitationRow,
    Invite,
    KeyRow,
    ListAudit,
    ListInvitations,
    ListPeople,
    ListTables,
    Purge,
    Remove,
    RotateKey,
    SeatRow,
    ShowTable,
    SwitchRow,
    TableRow,
)
from orcs.server.admin.retention import Purged
from orcs.server.people.identity import COLUMNS, DAY, Identity
from orcs.server.services import Services
from orcs.server.store import Conflict, StoreError
from orcs.server.web.security import client_address, refuse
from orcs.tables import commands as c
from orcs.tables.messages import SeatInfo, TableInfo
from orcs.tables.people import clean_text
from orcs.tables.refusal import Refused

PATH: Final = "/api/admin"


def admin_token(key: bytes) -> str:
    """The token that proves to a running server that the sender knows its secret."""
    return hmac.new(key, b"admin", hashlib.sha256).hexdigest()


class Admin:
    """Carries commands out."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.audit = Audit(services.store, services.settings)
        self.community = Community(services)

    async def do(self, command: AnyAdmin) -> list[AnyRow]:
        """What comes of a command. Refused if it cannot be done."""
        if not (isinstance(command, LOOKING) or command == InvitationOnly()):
            await self.audit.note(command, self.services.identities.now())
        if handler := self.community.handlers.get(type(command)):
            return await handler(command)
        if isinstance(command, ListAudit):
            return list(await self.audit.rows(command.limit))
        if isinstance(command, Remove):
            return await self.remove(command)
        if isinstance(command, ListTables):
            return await self.tables(command)
        if isinstance(command, ListPeople):
            return await self.people(command)
        if isinstance(command, ListInvitations):
            sql = "SELECT uses, note, created FROM invitations ORDER BY created DESC LIMIT ?"
            return [InvitationRow(*row) for row in await self.query(sql, command.limit)]
        if isinstance(command, ShowTable):
            return await self.show(command.table)
        if isinstance(command, CloseTable):
            await (await self.services.hall.room(command.table)).do(c.Retire("admin"))
            return (await self.show(command.table))[:1]
        if isinstance(command, Purge):
            return [await self.purge(command)]
        if isinstance(command, Invite):
            note = clean_text(command.note)
            code = await self.services.identities.invite(note, command.uses)
            return [InvitationRow(command.uses, note, self.services.identities.now(), code)]
        if isinstance(command, RotateKey):
            return [KeyRow(self.services.identities.now() + command.days * DAY)]
        assert isinstance(command, InvitationOnly)
        return [await self.invitation_only(command.on)]

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the store."""
        return await self.store.read(lambda tx: tx.query(sql, *values))

    async def tables(self, command: ListTables) -> list[AnyRow]:
        """Tables from their rows."""
        where, values = ("WHERE status = ? ", [command.status]) if command.status else ("", [])
        sql = f"SELECT info, changed FROM tables {where}ORDER BY changed DESC LIMIT ?"
        rows = await self.query(sql, *values, command.limit)
        return [table_row(msgspec.json.decode(info, type=TableInfo), changed) for info, changed in rows]

    async def show(self, table: str) -> list[AnyRow]:
        """A table and its seats, as they were last stored."""
        rows = await self.query("SELECT info, changed FROM tables WHERE id = ?", table)
        if not rows:
            raise Refused("problem-no_table", 404)
        info = msgspec.json.decode(rows[0][0], type=TableInfo)
        asked = await self.query("SELECT seat FROM seats WHERE table_id = ? AND to_move = 1", table)
        moving = {row[0] for row in asked}
        return [table_row(info, rows[0][1]), *(seat_row(seat, seat.seat in moving) for seat in info.seats)]

    async def people(self, command: ListPeople) -> list[AnyRow]:
        """People from their rows."""
        where = {
            None: "",
            "active": "WHERE banned IS NULL AND erased IS NULL ",
            "banned": "WHERE banned IS NOT NULL AND erased IS NULL ",
            "erased": "WHERE erased IS NOT NULL ",
        }[command.status]
        sql = f"SELECT {COLUMNS} FROM people {where}ORDER BY seen DESC LIMIT ?"
        return [person_row(Identity(*row)) for row in await self.query(sql, command.limit)]

    async def remove(self, command: Remove) -> list[AnyRow]:
        """Take a person from a seat."""
        room = await self.services.hall.room(command.table)
        async with room.locked() as table:
            if command.seat > len(table.seats):
                raise Refused("problem-no_seat", 404, seat=command.seat)
            person = table.seats[command.seat - 1].person
        await self.community.remove_person(command.table, person)
        return await self.show(command.table)

    async def purge(self, command: Purge) -> Purged:
        """Remove what is too old, or what is named."""
        done = Purged()
        if command.person:
            await self.services.identities.erase(await self.community.person(command.person))
            self.services.hall.shut_out(command.person)
            done.people = 1
        if command.table:
            await self.remove_table(command.table, done)
        return done if command.person or command.table else await self.services.retention.purge()

    async def remove_table(self, table: str, done: Purged) -> None:
        """Remove a table, once those at it have been told that it is closed."""
        try:
            await (await self.services.hall.room(table)).do(c.Retire("admin"))
            done.closed = 1
        except Refused as refused:
            if refused.message not in ("problem-table_over", "problem-broken_table"):
                raise
        done.tables = int(await self.services.retention.remove(table))

    async def invitation_only(self, on: bool | None) -> SwitchRow:
        """Turn invitation-only on or off; whether it is on."""
        fixed = self.services.settings.invitation_only
        if on is not None:
            if fixed and not on:
                raise Refused("problem-fixed_setting")
            sql = """INSERT INTO settings (name, value) VALUES ('invitation_only', ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
            await self.store.write(lambda tx: tx.execute(sql, str(int(on))))
        rows = await self.query("SELECT value FROM settings WHERE name = 'invitation_only'")
        return SwitchRow(fixed or (bool(rows) and rows[0][0] == "1"), fixed)


def table_row(info: TableInfo, changed: int) -> TableRow:
    """A table in one line."""
    who = [seat.name or (f"{seat.kind}:{seat.level}" if seat.kind == "bot" else seat.kind) for seat in info.seats]
    return TableRow(info.id, info.status, info.host, who, info.round, info.created, changed)


def seat_row(seat: SeatInfo, to_move: bool) -> SeatRow:
    """A seat in one line."""
    return SeatRow(seat.seat, seat.kind, seat.colour, seat.name, seat.person, seat.level, to_move)


def admin_route(services: Services) -> Route:
    """The route for `orcs admin`. To anybody who does not know the secret it does not exist."""
    admin, decoder = Admin(services), msgspec.json.Decoder(AnyAdmin)
    expected = f"Bearer {admin_token(services.settings.key)}".encode()

    async def run(request: Request) -> Response:
        if not hmac.compare_digest(request.headers.get("authorization", "").encode(), expected):
            services.limits.take("visit", client_address(services.settings, request))
            raise Refused("problem-not_found", 404)
        try:
            rows = await admin.do(decoder.decode(await request.body()))
        except msgspec.ValidationError as error:
            raise Refused("problem-bad_message", 400, text=str(error)) from None
        return Response(msgspec.json.encode(rows), media_type="application/json", headers={"Cache-Control": "no-store"})

    async def answer(request: Request) -> Response:
        try:
            return await run(request)
        except Refused as refused:
            return refuse(refused, request.headers)
        except (Conflict, StoreError):
            return refuse(Refused("problem-store", 503, seconds=2), request.headers)

    return Route(PATH, answer, methods=["POST"])
