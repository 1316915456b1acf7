"""What travels between server and clients: one schema for Python, OpenAPI and TypeScript.

Commands are sent over a table's WebSocket, or one at a time by `POST /api/tables/{id}/commands`; the answers are the
same. Seats count from 1 here, as in views. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct, field

from orcs.bots.levels import LEVELS, USUAL


def whole(pattern: str) -> str:
    """A pattern that must match all of a text. To Python `$` alone would also stand before a last line break."""
    return f"^{pattern}$(?!\\n)"


Name = Annotated[str, Meta(min_length=1, max_length=24, description="a person's name")]
Language = Annotated[str, Meta(pattern=whole("[a-z]{2}"), description="a language: en, de, fr")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
PickText = Annotated[str, Meta(min_length=1, max_length=80, description="the text form of a pick: teleport:4")]
SeatNumber = Annotated[int, Meta(ge=1, le=4)]
LineNumber = Annotated[int, Meta(ge=1, le=1 << 53, description="a line of the chat")]
Colour = Literal["blue", "green", "red", "yellow"]
ClockKind = Literal["none", "move", "bank", "days"]
Decider = Literal["ask", "chance", "others", "over"]
Status = Literal["gathering", "playing", "over", "closed"]


if TYPE_CHECKING:
    Level = str
else:
    Level = Literal[tuple(LEVELS)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What every message is: unknown fields are refused, defaults left out."""


# Tables


class Clock(Message):
    """How long a person may take: for each move, out of a bank that grows each turn, or days."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    on_timeout: Literal["skip", "bot"] = "skip"


class SeatWish(Message):
    """What a seat should be: open to anybody, the person who asks, or a bot of a level."""

    kind: Literal["open", "me", "bot"] = "open"
    level: Level = USUAL
    colour: Colour | None = None


class TableWish(Message):
    """A table to create. `modules` maps a module's name to its option, "" for none."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    modules: dict[str, Annotated[str, Meta(max_length=80)]] = {}
    edition: Annotated[str, Meta(max_length=40_000, description="tables laid over the built-in ones, TOML")] = ""
    house_rules: Annotated[list[str] | None, Meta(description="their names; null for those of the edition")] = None
    start: Annotated[int, Meta(ge=0, le=4, description="the seat that starts; 0 draws it")] = 0
    clock: Clock = field(default_factory=Clock)
    watch: Literal["all", "link", "none"] = "all"
    undo: bool = True
    hints: bool = True
    listed: bool = False
    auto_pass: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000, description="milliseconds a bot's pick takes")] = 900


class SeatInfo(Message):
    """Who sits where. `character` names a bot's face and words."""

    seat: int
    kind: Literal["open", "person", "bot"]
    colour: str
    name: str = ""
    person: str = ""
    level: str = ""
    character: str = ""
    away: bool = False
    resigned: bool = False
    connected: bool = False


class TableFacts(Message, kw_only=True):
    """What everybody at a table may know of it but for who sits there. `host` is a name, `host_seat` 0 if the host has
    no seat: then `host_person` says who it is. `same_deal_as` names the game that is dealt again here: anybody may know
    its hidden cards. `watching` counts those who look on, `watchers` has the names of some of them."""

    id: str
    status: Status
    host: str
    modules: dict[str, str]
    clock: Clock
    created: int
    watch: str
    undo: bool
    hints: bool
    listed: bool
    edition: str = ""
    house_rules: list[str] = []
    start: int = 0
    commitment: str = ""
    round: int = 0
    to_move: list[int] = []
    paused: bool = False
    votes: dict[str, list[int]] = {}
    started: int | None = None
    ended: int | None = None
    result: list[int] | None = None
    winners: list[int] = []
    ending: str = ""
    same_deal_as: str = ""
    from_here: str = ""
    rematch: str = ""
    muted: list[str] = []
    watching: int = 0
    watchers: list[str] = []
    host_seat: int = 0
    host_person: str = ""
    link: str | None = None


class TableInfo(TableFacts, kw_only=True):
    """A table as everybody at it may know it. `host` is a name, `host_seat` 0 if the host has no seat."""

    seats: list[SeatInfo]


class Page(Message):
    """Some tables, and where the next page begins."""

    tables: list[TableInfo]
    next: str | None = None


# Reports: what the server tells


class Option(Message):
    """One pick that is open: its number and its text form. `about` says what it means here, where the text does not."""

    id: int
    text: str
    about: dict[str, Any] = {}


class AskMessage(Message):
    """A question to this seat: its id, the kind of decision, the clause, the options. `about` is what it asks about:
    the card, the power so far, the actions left."""

    id: int
    kind: str
    clause: str
    options: Sequence[Option]
    about: dict[str, Any] = {}


class Report(Message, tag_field="type"):
    """Something that a client is sent."""


class Step(Report, tag="step"):
    """The table after a change. With `base`, `view` is a JSON merge patch (RFC 7396) on the view of that seq, without
    it the whole view. `events` tell what happened on the way, as this viewer may know it; `undone` says that something
    was taken back."""

    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]] = []
    ask: AskMessage | None = None
    base: int | None = None
    can_undo: bool = False
    can_redo: bool = False
    early: bool = False
    undone: bool = False
    ref: int | None = None


class PreviewReport(Report, tag="preview"):
    """What a pick would do, and who decides what comes next: this seat, with the question, chance, others, or nobody
    because the game is over."""

    pick: str
    events: list[dict[str, Any]]
    decides: Decider
    ask: AskMessage | None = None
    ref: int | None = None


class WhyNotReport(Report, tag="why_not"):
    """The clause that forbids a pick, "" if it is open; the reason that applies: a message to `say` and its fields."""

    pick: str
    clause: str
    reason: dict[str, Any] = field(default_factory=dict)
    ref: int | None = None


class HintReport(Report, tag="hint"):
    """What a bot would do."""

    level: str
    pick: str
    ask: int
    ref: int | None = None


class ChatLine(Report, tag="chat"):
    """Something said at the table."""

    id: int
    at: int
    name: str
    text: str
    seat: int | None = None
    ref: int | None = None


class Done(Report, tag="done"):
    """A command that changes nothing visible was carried out."""

    ref: int | None = None


class Problem(Report, tag="problem"):
    """Why something was not done. `code` is for programs, `message` for people, `clause` the rule behind it.
    Whoever acted on an old view by a request gets the new one as `step`; on a socket it follows by itself."""

    code: str
    message: str
    clause: str = ""
    expected: list[str] = []
    ref: int | None = None
    step: Step | None = None


class Goodbye(Report, tag="goodbye"):
    """The server is about to close this socket; come back after so many milliseconds."""

    reason: str
    after: int = 500


AnyReport = Step | PreviewReport | WhyNotReport | HintReport | ChatLine | Done | Problem | Goodbye
