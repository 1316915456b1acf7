"""Community: what an operator does about people. Reports, bans by person and address, mutes, and who is an operator."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from orcs.server.admin import messages as a
from orcs.server.people.addresses import HOUR
from orcs.server.people.identity import COLUMNS, Identity
from orcs.server.services import Services
from orcs.tables import commands as c
from orcs.tables.refusal import Refused
from orcs.tables.reports import ReportInfo


class Community:
    """Carries out the commands about people."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.identities = services.identities
        self.reports = services.reports
        self.handlers: dict[type, Callable[[Any], Awaitable[list[a.AnyRow]]]] = {
            a.ListReports: self.list_reports,
            a.ListBans: self.list_bans,
            a.Decide: self.decide,
            a.Ban: self.ban,
            a.LiftAddress: self.lift,
            a.Mute: self.mute,
            a.MakeOperator: self.make_operator,
        }

    async def person(self, id: str) -> Identity:
        """A person who was not erased."""
        sql = f"SELECT {COLUMNS} FROM people WHERE id = ? AND erased IS NULL"
        rows = await self.services.store.read(lambda tx: tx.query(sql, id))
        if not rows:
            raise Refused("problem-no_person", 404)
        return Identity(*rows[0])

    async def list_reports(self, command: a.ListReports) -> list[a.AnyRow]:
        """Reports."""
        return list(await self.reports.all(command.status, command.limit))

    async def list_bans(self, command: a.ListBans) -> list[a.AnyRow]:
        """Bans and mutes."""
        return list(await self.reports.bans(command.limit))

    async def ban(self, command: a.Ban) -> list[a.AnyRow]:
        """Ban a person and close their sockets, or lift the ban."""
        who = await self.person(command.person)
        if command.on and command.address_hours:
            await self.services.addresses.ban(who.id, command.address_hours, [])
        await self.identities.ban(who.id, command.on)
        return [person_row(await self.person(who.id))]

    async def lift(self, command: a.LiftAddress) -> list[a.AnyRow]:
        """Lift the ban of an address."""
        await self.services.addresses.lift(command.address)
        return list(await self.reports.bans())

    async def mute(self, command: a.Mute) -> list[a.AnyRow]:
        """Let a person chat nowhere for a time."""
        who = await self.person(command.person)
        await self.identities.mute(who.id, self.until(command.hours))
        return [person_row(await self.person(who.id))]

    def until(self, hours: int) -> int | None:
        """The time a number of hours from now."""
        return self.identities.now() + hours * HOUR if hours else None

    async def make_operator(self, command: a.MakeOperator) -> list[a.AnyRow]:
        """Let a person look after the server, or no longer."""
        who = await self.person(command.person)
        await self.identities.make_operator(who.id, command.on)
        return [person_row(await self.person(who.id))]

    async def decide(self, command: a.Decide) -> list[a.AnyRow]:
        """Claim a report, then carry the decision out. If that fails, the report is open again."""
        report = await self.reports.get(command.report)
        if command.by == report.person.id:
            raise Refused("problem-report_own", 403)
        await self.reports.claim(report.id)
        try:
            await self.act(report, command)
            await self.reports.close(report.id, outcome(command))
        except BaseException:
            await self.reports.reopen(report.id)
            raise
        return [await self.reports.get(report.id)]

    async def act(self, report: ReportInfo, command: a.Decide) -> None:
        """Do what was decided about a person. What can be refused comes first."""
        person = report.person.id
        if command.remove:
            await self.remove_person(report.table, person)
        if command.address_hours:
            await self.services.addresses.ban(person, command.address_hours, await self.reports.places(report.id))
        if command.mute_hours or command.ban:
            # An erased person can say and do nothing any more.
            who = await self.identities.get(person)
            if who is not None and who.erased is None:
                if command.mute_hours:
                    await self.identities.mute(person, self.until(command.mute_hours))
                if command.ban:
                    await self.identities.ban(person)

    async def remove_person(self, table_id: str, person: str) -> None:
        """Take a person from their seat at a table: before the game it is open again, in the game a bot goes on."""
        room = await self.services.hall.room(table_id)
        async with room.locked() as table:
            seat = table.seat_of(person)
            if seat < 0 or table.seats[seat].resigned:
                raise Refused("problem-nobody_there", 409)
            leave = c.Stand() if table.status == "gathering" else c.Resign()
        await room.do(c.Request(person, leave))


def outcome(command: a.Decide) -> str:
    """What was decided, for the list: the acts, each with its hours."""
    acts = [
        f"mute {command.mute_hours}" if command.mute_hours else "",
        "remove" if command.remove else "",
        "ban" if command.ban else "",
        f"address {command.address_hours}" if command.address_hours else "",
    ]
    return ", ".join(filter(None, acts)) or "dismissed"


def person_row(who: Identity) -> a.PersonRow:
    """A person in one line."""
    status: a.PersonStatus = "active" if who.banned is None else "banned"
    status = "erased" if who.erased is not None else status
    return a.PersonRow(who.id, who.name, status, who.created, who.seen, bool(who.operator))
