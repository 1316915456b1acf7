"""`orcs admin`: looking after a server, while it runs or not."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from orcs.cli.errors import CommandError
from orcs.cli.screen import Screen
from orcs.text import Words

if TYPE_CHECKING:
    from orcs.server.admin.messages import AnyAdmin, AnyRow
    from orcs.server.settings import Settings
    from orcs.tables.reports import ReportInfo

LISTS = ("tables", "people", "invitations")
PERSON_ID = re.compile("[a-z2-7]{16}")
STATUSES = {"tables": ("gathering", "playing", "over", "closed"), "people": ("active", "banned", "erased")}


def add_admin(words: Words, admin: argparse.ArgumentParser) -> None:
    """The options of `orcs admin`."""
    shared = type(admin)(add_help=False)
    for name in ("data", "database"):
        shared.add_argument(f"--{name}", metavar=name.upper(), help=words.say(f"help-serve-{name}"))
    shared.add_argument("--json", action="store_true", help=words.say("help-admin-json"))
    whats = admin.add_subparsers(dest="what", metavar="WHAT", required=True)

    def add(name: str, help: str) -> argparse.ArgumentParser:
        text = words.say(help)
        return whats.add_parser(name, help=text, description=text, parents=[shared])

    listed = add("list", "help-admin-list")
    listed.add_argument("kind", nargs="?", choices=LISTS, default="tables", help=words.say("help-admin-kind"))
    listed.add_argument("--status", help=words.say("help-admin-status"))
    invitations = add("invitations", "help-admin-invitations")
    audit = add("audit", "help-admin-audit")
    reports = add("reports", "help-admin-reports")
    reports.add_argument("--decided", action="store_true", help=words.say("help-admin-decided"))
    for lists in (listed, invitations, audit, reports, add("bans", "help-admin-bans")):
        lists.add_argument("--limit", type=int, default=100, help=words.say("help-admin-limit"))
    remove = add("remove", "help-admin-remove")
    for on_table in (add("show", "help-admin-show"), add("close", "help-admin-close"), remove):
        on_table.add_argument("table", metavar="TABLE", help=words.say("help-admin-table"))
    remove.add_argument("seat", metavar="SEAT", type=int, choices=range(1, 5), help=words.say("help-admin-seat"))
    add_community(words, add)
    rotate = add("rotate-key", "help-admin-rotate_key")
    rotate.add_argument("--days", type=int, default=30, help=words.say("help-admin-days"))
    purge = add("purge", "help-admin-purge")
    purge.add_argument("--person", default="", help=words.say("help-admin-person"))
    purge.add_argument("--table", default="", help=words.say("help-admin-table"))
    invite = add("invite", "help-admin-invite")
    invite.add_argument("--uses", type=int, default=1, help=words.say("help-admin-uses"))
    invite.add_argument("--note", default="", help=words.say("help-admin-note"))
    switch = add("invitation-only", "help-admin-invitation_only")
    switch.add_argument("on", nargs="?", choices=("on", "off"), help=words.say("help-admin-on"))
    backup = add("backup", "help-admin-backup")
    backup.add_argument("--verify", action="store_true", help=words.say("help-admin-verify"))
    backup.add_argument("--keep", type=int, metavar="COUNT", help=words.say("help-admin-keep"))
    for on_file in (backup, add("restore", "help-admin-restore")):
        on_file.add_argument("file", metavar="FILE", help=words.say("help-admin-file"))
        on_file.add_argument("--force", action="store_true", help=words.say("help-admin-force"))


def add_community(words: Words, add: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """The options of what is done about people."""
    ban, mute = add("ban", "help-admin-ban"), add("mute", "help-admin-mute")
    operator, decide = add("operator", "help-admin-operator"), add("decide", "help-admin-decide")
    for on_person in (ban, mute, operator, add("unban", "help-admin-unban")):
        on_person.add_argument("person", metavar="PERSON", help=words.say("help-admin-person"))
    hours = words.say("help-admin-hours")
    mute.add_argument("hours", metavar="HOURS", type=int, nargs="?", default=24, help=hours)
    on_or_off = words.say("help-admin-operator_on")
    operator.add_argument("on", nargs="?", choices=("on", "off"), default="on", help=on_or_off)
    decide.add_argument("report", metavar="REPORT", help=words.say("help-admin-report"))
    decide.add_argument("--mute", metavar="HOURS", type=int, default=0, help=hours)
    decide.add_argument("--remove", action="store_true", help=words.say("help-admin-remove"))
    decide.add_argument("--ban", action="store_true", help=words.say("help-admin-ban"))
    for on_address in (ban, decide):
        address = words.say("help-admin-address")
        on_address.add_argument("--address", metavar="HOURS", type=int, default=0, help=address)


def admin(options: argparse.Namespace, words: Words, screen: Screen) -> int:
    """Carry out one command and print its results, one line each."""
    import msgspec

    from orcs.server.admin.access import AdminError, administer
    from orcs.server.admin.backup import bring_back
    from orcs.server.settings import Settings, SettingsError

    try:
        if options.what == "rotate-key" and os.environ.get("ORCS_SECRET"):
            raise CommandError("error-admin-key")
        if options.data is not None and options.what != "restore" and not Path(options.data).is_dir():
            raise AdminError(f"there is no folder {options.data}")
        settings = Settings.load(data=options.data, database=options.database)
        if options.what == "backup":
            make_backup(options, settings, words, screen)
            return 0
        if options.what == "restore":
            bring_back(settings, Path(options.file), force=options.force)
            tell_file(options, words.say("admin-restore", file=options.file), screen)
            return 0
        rows = administer(settings, command_of(options), words.language)
        if options.what == "rotate-key":
            rotate_key(settings, rows)
    except (AdminError, SettingsError) as error:
        raise CommandError("error-admin", reason=str(error)) from error
    for row in rows:
        screen.draw(msgspec.json.encode(row).decode() if options.json else line_of(row, words))
    if not rows and not options.json:
        screen.draw(words.say("admin-nothing"))
    return 0


def rotate_key(settings: Settings, rows: list[AnyRow]) -> None:
    """Replace the secret in the data folder, after a row in the audit log."""
    from orcs.server.admin.messages import KeyRow
    from orcs.server.settings import replace_secret

    for row in rows:
        assert isinstance(row, KeyRow)
        replace_secret(settings.data, row.until)


def make_backup(options: argparse.Namespace, settings: Settings, words: Words, screen: Screen) -> None:
    """Make a backup, and rehearse it if asked to. With --keep, FILE is a folder whose backups are all rehearsed."""
    from orcs.server.admin.backup import back_up
    from orcs.server.admin.rehearsal import back_up_into, rehearse

    target, found = Path(options.file), None
    if options.keep is not None:
        target, found = back_up_into(settings, target, positive("--keep", options.keep))
    else:
        back_up(settings, target, force=options.force)
        found = rehearse(settings, target) if options.verify else None
    tell_file(options, words.say("admin-backup", file=str(target), path=str(settings.data / "secret")), screen)
    if found is not None and not options.json:
        screen.draw(words.say("admin-rehearsed", tables=found.tables, count=found.unreadable, records=found.records))


def tell_file(options: argparse.Namespace, text: str, screen: Screen) -> None:
    """Say that a backup was made or restored."""
    import msgspec

    done = msgspec.json.encode({"thing": options.what, "file": options.file}).decode()
    screen.draw(done if options.json else text)


def command_of(options: argparse.Namespace) -> AnyAdmin:
    """What is to be done."""
    from orcs.server.admin import messages as a

    what = options.what
    if what == "invitations" or (what == "list" and options.kind == "invitations"):
        return a.ListInvitations(positive("--limit", options.limit))
    if what == "list":
        known = STATUSES[options.kind]
        if options.status is not None and options.status not in known:
            raise CommandError("error-admin-status", text=options.status, list=", ".join(known))
        kind = a.ListTables if options.kind == "tables" else a.ListPeople
        return kind(options.status, positive("--limit", options.limit))
    if what in ("show", "close"):
        return a.ShowTable(options.table) if what == "show" else a.CloseTable(options.table)
    if what == "audit":
        return a.ListAudit(positive("--limit", options.limit))
    if what == "remove":
        return a.Remove(options.table, options.seat)
    if what == "reports":
        return a.ListReports("decided" if options.decided else "open", positive("--limit", options.limit))
    if what == "bans":
        return a.ListBans(positive("--limit", options.limit))
    if what == "decide":
        mute, address = hours("--mute", options.mute), hours("--address", options.address)
        return a.Decide(options.report, mute, options.remove, options.ban, address)
    if what == "ban":
        return a.Ban(options.person, True, hours("--address", options.address))
    if what == "unban":
        # People's ids and the marks of addresses differ in length.
        return a.Ban(options.person, False) if PERSON_ID.fullmatch(options.person) else a.LiftAddress(options.person)
    if what == "mute":
        return a.Mute(options.person, hours("HOURS", options.hours))
    if what == "operator":
        return a.MakeOperator(options.person, options.on == "on")
    if what == "rotate-key":
        if not 0 <= options.days <= 365:
            raise CommandError("error-admin-days", text=str(options.days))
        return a.RotateKey(options.days)
    if what == "purge":
        return a.Purge(options.person, options.table)
    if what == "invite":
        if len(options.note) > 200:
            raise CommandError("error-admin-note")
        return a.Invite(positive("--uses", options.uses), options.note)
    return a.InvitationOnly(None if options.on is None else options.on == "on")


def positive(option: str, number: int) -> int:
    """A number that counts something."""
    if not 1 <= number <= 1_000_000:
        raise CommandError("error-admin-number", option=option, text=str(number))
    return number


def hours(option: str, number: int) -> int:
    """How long, a year at most; 0 for not at all."""
    if not 0 <= number <= 24 * 365:
        raise CommandError("error-admin-hours", option=option, text=str(number))
    return number


def line_of(row: AnyRow, words: Words) -> str:
    """A thing in one line."""
    from orcs.server.admin import messages as a
    from orcs.tables.reports import BanInfo, ReportInfo

    if isinstance(row, a.TableRow):
        who = ", ".join(row.people)
        return words.say("admin-table", id=row.id, status=row.status, who=who, round=row.round, when=time(row.changed))
    if isinstance(row, a.SeatRow):
        return words.say(
            "admin-seat",
            number=row.seat,
            colour=row.colour,
            kind=row.kind,
            who=row.name or row.level,
            person=row.person or "none",
            moving="yes" if row.to_move else "no",
        )
    if isinstance(row, a.PersonRow):
        state = "yes" if row.operator else "no"
        return words.say("admin-person", id=row.id, status=row.status, who=row.name, when=time(row.seen), state=state)
    if isinstance(row, ReportInfo):
        return report_lines(row, words)
    if isinstance(row, BanInfo):
        until = "-" if row.until is None else time(row.until)
        return words.say("admin-ban", kind=row.kind, id=row.id, who=row.name, when=until)
    if isinstance(row, a.InvitationRow):
        code = row.code or "-"
        return words.say("admin-invitation", code=code, uses=row.uses, note=row.note, when=time(row.created))
    if isinstance(row, a.AuditRow):
        state = "yes" if row.intact else "no"
        return words.say("admin-audit", number=row.number, when=time(row.at), text=row.command, state=state)
    if isinstance(row, a.KeyRow):
        return words.say("admin-key", when=time(row.until))
    if isinstance(row, a.SwitchRow):
        return words.say("admin-invitation_only", state="on" if row.on else "off")
    return words.say("admin-purged", closed=row.closed, tables=row.tables, people=row.people)


def report_lines(row: ReportInfo, words: Words) -> str:
    """A report, and what was said around it."""
    then = row.evidence
    head = words.say(
        "admin-report",
        id=row.id,
        when=time(row.at),
        reason=row.reason,
        who=row.person.name,
        person=row.person.id,
        by=row.reporter.name,
        table=row.table,
        status=then.status,
        round=then.round,
        note=row.note or "-",
        outcome=row.outcome or "-",
    )
    lines = [
        f"  {'>' if line.id == then.line else ' '} {time(line.at)}  {line.name} ({line.person}): {line.text}"
        for line in then.lines
    ]
    return "\n".join([head, *lines])


def time(at: int) -> str:
    """A time in the local time zone."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
