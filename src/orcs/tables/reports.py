"""What travels about reports and bans."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from orcs.tables.messages import LineNumber, Message, SeatNumber

Reason = Literal["abuse", "cheating", "stalling", "name", "other"]


class ReportWish(Message):
    """Who is to be reported: whoever sits at a seat, or said a line of the chat."""

    reason: Reason
    seat: SeatNumber | None = None
    line: LineNumber | None = None
    note: Annotated[str, Meta(max_length=300)] = ""


class Somebody(Message):
    """A person."""

    id: str
    name: str


class SeatThen(Message):
    """Who sat where when a report was made."""

    seat: int
    kind: str
    colour: str
    name: str = ""
    person: str = ""
    level: str = ""
    away: bool = False
    resigned: bool = False


class LineThen(Message):
    """A line of the chat around a report."""

    id: int
    at: int
    name: str
    text: str
    person: str
    seat: int | None = None


class Evidence(Message):
    """A table when a report was made: nothing that only some at it may know."""

    status: str
    round: int
    seats: list[SeatThen]
    lines: list[LineThen]
    line: int | None = None
    seat: int | None = None


class ReportInfo(Message, tag_field="thing", tag="report"):
    """A report, as an operator sees it. `decided` is when somebody decided, `outcome` what."""

    id: str
    at: int
    reason: str
    table: str
    reporter: Somebody
    person: Somebody
    evidence: Evidence
    note: str = ""
    banned: bool = False
    addresses: int = 0
    decided: int | None = None
    outcome: str = ""


class BanInfo(Message, tag_field="thing", tag="ban"):
    """Somebody who is banned or muted, or a banned address under the mark it is stored by."""

    kind: Literal["person", "muted", "address"]
    id: str
    name: str
    since: int | None = None
    until: int | None = None


class ReportPage(Message):
    """Some reports, and where the next page begins."""

    reports: list[ReportInfo]
    next: str | None = None


class BanPage(Message):
    """Bans and mutes."""

    bans: list[BanInfo]


Hours = Annotated[int, Meta(ge=0, le=24 * 365, description="hours; 0 for not at all")]


class Decision(Message):
    """What becomes of a report: without any of these it is dismissed."""

    mute_hours: Hours = 0
    remove: bool = False
    ban: bool = False
    address_hours: Hours = 0


class PardonWish(Message):
    """Whose ban and mute are to be lifted: a person's, or those of a banned address."""

    person: str = ""
    address: str = ""
