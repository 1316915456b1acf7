"""What `orcs admin` sends to a server, and what comes back: one message for each thing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orcs.server.admin.retention import Purged
from orcs.tables.messages import Status
from orcs.tables.reports import BanInfo, Hours, ReportInfo

PersonStatus = Literal["active", "banned", "erased"]


class Command(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A task for an operator in the browser, or for someone who has the server's secret."""

    by: str = ""


class ListTables(Command, tag="tables"):
    """Tables, those changed last first."""

    status: Status | None = None
    limit: int = 100


class ListPeople(Command, tag="people"):
    """People, those seen last first."""

    status: PersonStatus | None = None
    limit: int = 100


class ListInvitations(Command, tag="invitations"):
    """Invitations, the newest first."""

    limit: int = 100


class ShowTable(Command, tag="show"):
    """A table and its seats."""

    table: str


class CloseTable(Command, tag="close"):
    """Close a table, before its game or in it."""

    table: str


class Ban(Command, tag="ban"):
    """Ban a person, and the addresses they came from lately for some hours; or lift the ban of the person."""

    person: str
    on: bool = True
    address_hours: Hours = 0


class LiftAddress(Command, tag="lift_address"):
    """Lift the ban of an address."""

    address: str


class Mute(Command, tag="mute"):
    """Let a person chat nowhere for some hours; 0 lets them chat again."""

    person: str
    hours: Hours


class MakeOperator(Command, tag="operator"):
    """Let a person look after the server in the browser, or no longer."""

    person: str
    on: bool = True


class Decide(Command, tag="decide"):
    """Decide a report: dismiss it, or mute or remove the person, or ban them or their addresses."""

    report: str
    mute_hours: Hours = 0
    remove: bool = False
    ban: bool = False
    address_hours: Hours = 0


class ListReports(Command, tag="reports"):
    """Reports that wait for a decision, the oldest first; or those decided, the newest first."""

    status: Literal["open", "decided"] | None = None
    limit: int = 100


class ListBans(Command, tag="bans"):
    """Who is banned or muted, and banned addresses."""

    limit: int = 1000


class Purge(Command, tag="purge"):
    """Remove what is too old; or one person, or one table."""

    person: str = ""
    table: str = ""


class Invite(Command, tag="invite"):
    """Make an invitation."""

    uses: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    note: Annotated[str, Meta(max_length=200)] = ""


class InvitationOnly(Command, tag="invitation_only"):
    """Turn invitation-only on or off; without `on`, only report it."""

    on: bool | None = None


class Remove(Command, tag="remove"):
    """Take a person from a seat: before the game it is open again, in the game a bot goes on for it."""

    table: str
    seat: Annotated[int, Meta(ge=1, le=4)]


class RotateKey(Command, tag="rotate_key"):
    """Note that the server's secret is replaced; the old one stays valid for some days."""

    days: Annotated[int, Meta(ge=0, le=365)] = 30


class ListAudit(Command, tag="audit"):
    """What was done by these commands, the last first."""

    limit: int = 100


AnyAdmin = (
    ListTables
    | ListPeople
    | ListInvitations
    | ListAudit
    | ShowTable
    | CloseTable
    | Remove
    | Ban
    | LiftAddress
    | Mute
    | MakeOperator
    | Decide
    | ListReports
    | ListBans
    | Purge
    | Invite
    | RotateKey
    | InvitationOnly
)
LOOKING = (ListTables, ListPeople, ListInvitations, ListAudit, ListReports, ListBans, ShowTable)
"""Commands that change nothing."""


class Row(Struct, tag_field="thing"):
    """One row of the answer."""


class TableRow(Row, tag="table"):
    """A table."""

    id: str
    status: str
    host: str
    people: list[str]
    round: int
    created: int
    changed: int


class SeatRow(Row, tag="seat"):
    """A seat of a table."""

    seat: int
    kind: str
    colour: str
    name: str = ""
    person: str = ""
    level: str = ""
    to_move: bool = False


class PersonRow(Row, tag="person"):
    """A person."""

    id: str
    name: str
    status: PersonStatus
    created: int
    seen: int
    operator: bool = False


class InvitationRow(Row, tag="invitation"):
    """An invitation. Its code is told once, when it is made."""

    uses: int
    note: str
    created: int
    code: str = ""


class SwitchRow(Row, tag="invitation_only"):
    """Whether only the invited are let in, and whether the server was started so, which no command changes."""

    on: bool
    fixed: bool = False


class KeyRow(Row, tag="key"):
    """Until when what was signed with the old secret counts."""

    until: int


class AuditRow(Row, tag="audit"):
    """A command that was given, and whether its row is as it was written."""

    number: int
    at: int
    command: str
    intact: bool


AnyRow = TableRow | SeatRow | PersonRow | InvitationRow | SwitchRow | AuditRow | KeyRow | ReportInfo | BanInfo | Purged
