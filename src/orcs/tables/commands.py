"""Commands: what somebody at a table can do, and what the server does there.

People's commands are messages: they come over a table's WebSocket, or one at a time by
`POST /api/tables/{id}/commands`. Seats count from 1 in them, as in views. A `Request` says who sends one. The server's
own commands never travel; seats count from 0 in them, as everywhere inside.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct, field

from orcs.bots.levels import ADVISER, USUAL
from orcs.tables.facts import By, Created, Reverted
from orcs.tables.messages import Colour, Level, LineNumber, Message, PickText, SeatNumber, Text, whole
from orcs.tables.refusal import Refused

PersonId = Annotated[str, Meta(pattern=whole("[0-9a-z]{1,40}"))]
Picks = Annotated[list[PickText], Meta(max_length=20)]


class Command(Message, tag_field="type", kw_only=True):
    """Something to be done at a table. `ref` comes back with the answer."""

    ref: Annotated[int, Meta(ge=0)] | None = None


class Answer(Command, tag="answer"):
    """Answer the ask with this id by one of its options."""

    ask: int
    pick: PickText


class Answers(Command, tag="answers"):
    """Answer the ask with this id and those that follow it, in one go. Picks beyond chance or somebody else's decision
    are dropped; if one before that is not open, none is made. One undo takes all of them back."""

    ask: int
    picks: Annotated[list[PickText], Meta(min_length=1, max_length=20)]


class Undo(Command, tag="undo"):
    """Take the own last pick back, and what was sent or passed with it."""


class Redo(Command, tag="redo"):
    """Redo what was taken back."""


class Restart(Command, tag="restart"):
    """Take one's turn back as far as possible."""


class Preview(Command, tag="preview"):
    """Ask what a pick would do, up to the next chance or question; `after` are picks made before it."""

    pick: PickText
    after: Picks = field(default_factory=list)


class WhyNot(Command, tag="why_not"):
    """Ask for the clause that forbids a pick; `after` are picks made before it. A creature may be named by its token:
    `target:12`."""

    pick: PickText
    after: Picks = field(default_factory=list)


class Hint(Command, tag="hint"):
    """Ask what a bot would do here, seeing what the asker sees; `after` are picks made before it."""

    level: Level = ADVISER
    after: Picks = field(default_factory=list)


class Resync(Command, tag="resync"):
    """Ask for the whole view."""


class Say(Command, tag="say"):
    """Say something to the table."""

    text: Text


class Mute(Command, tag="mute"):
    """Stop a person or the author of a line from chatting at this table, or let them chat again (the host)."""

    person: PersonId | None = None
    line: LineNumber | None = None
    on: bool = True


class Sit(Command, tag="sit"):
    """Take an open seat; 0 for any. `nonce` is the sitter's part of a provable deal. `known_deal` says that the sitter
    knows that this table deals an earlier game again (`same_deal_as`), whose cards others may have seen."""

    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    colour: Colour | None = None
    nonce: Annotated[str, Meta(pattern=whole("[0-9A-Za-z]{1,64}"))] | None = None
    known_deal: bool = False


class Stand(Command, tag="stand"):
    """Leave one's seat before the game starts."""


class TakeColour(Command, tag="colour"):
    """Change the colour of one's seat before the game starts."""

    colour: Colour


class AddBot(Command, tag="add_bot"):
    """Put a bot on an open seat (the host)."""

    seat: SeatNumber
    level: Level = USUAL


class RemoveBot(Command, tag="remove_bot"):
    """Open a bot's seat again (the host)."""

    seat: SeatNumber


class RemovePlayer(Command, tag="remove_player"):
    """Open the seat of another person, who may not sit down here again (the host)."""

    person: PersonId


class Start(Command, tag="start"):
    """Deal and begin (the host)."""


class Pause(Command, tag="pause"):
    """Agree to a pause, or with `on` false, to go on."""

    on: bool = True


class Resign(Command, tag="resign"):
    """Resign; a bot plays on for the seat if others still play."""


class Abandon(Command, tag="abandon"):
    """Agree to end the game without a result."""

    agree: bool = True


class VoteOut(Command, tag="vote_out"):
    """Agree that a bot takes the seat of somebody who is gone."""

    seat: SeatNumber


class Back(Command, tag="back"):
    """Take one's seat back from the bot that played it meanwhile."""


class Close(Command, tag="close"):
    """Close a table that has not started (the host)."""


AnyCommand = (
    Answer
    | Answers
    | Undo
    | Redo
    | Restart
    | Preview
    | WhyNot
    | Hint
    | Resync
    | Say
    | Mute
    | Sit
    | Stand
    | TakeColour
    | AddBot
    | RemoveBot
    | RemovePlayer
    | Start
    | Pause
    | Resign
    | Abandon
    | VoteOut
    | Back
    | Close
)


class Request(NamedTuple):
    """A command and who sends it, with all that the table cannot know by itself: which seats are connected or
    were a moment ago, and a random nonce for a sitter who brings none."""

    person: str
    command: AnyCommand
    present: Collection[int] = ()
    nonce: str = ""


# The server's own commands


class Create(NamedTuple):
    """Set the table up."""

    fact: Created


class Pick(NamedTuple):
    """Answer a question for a seat: by its bot, or because there is only one answer."""

    seat: int
    ask: int
    pick: str
    by: By


class TimeOut(NamedTuple):
    """The time of a seat is up: do what the table has agreed on."""

    seat: int
    ask: int


class Forget(NamedTuple):
    """Free the seat of a person who was erased, at a table that has not started."""

    person: str


class Retire(NamedTuple):
    """Close the table, before its game is over or even begun; with a time `before`, only if nothing has happened
    since."""

    by: Literal["host", "admin", "age"]
    before: int | None = None


class Announce(NamedTuple):
    """Point to the table of the rematch, unless that changed since it was read as `before`."""

    table: str
    before: str


class Repair(NamedTuple):
    """Go on after a change of the rules: the game has been taken back and dealt on already."""

    fact: Reverted


TableCommand = Request | Create | Pick | TimeOut | Forget | Retire | Announce | Repair


class Reference(Struct):
    """The part of a command that comes back with the answer, even if the rest cannot be read."""

    ref: int | None = None


def ref_of(data: str | bytes) -> int | None:
    """The `ref` of a command, if it has one."""
    try:
        return refs.decode(data).ref
    except (ValueError, RecursionError):
        return None


refs = msgspec.json.Decoder(Reference)


def read_command(data: str | bytes) -> AnyCommand:
    """A command, or why it cannot be read."""
    try:
        if (b"\\u0000" in data) if isinstance(data, bytes) else ("\\u0000" in data):
            raise ValueError("a character that cannot be kept: \\u0000")
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise Refused("problem-bad_message", 400, text=str(error)) from None


decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
