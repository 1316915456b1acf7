"""Commands carried out, whichever way they came: over a line, or by a request of their own."""

from __future__ import annotations

import secrets

import msgspec

from orcs.page.people import Person
from orcs.page.rooms import Room
from orcs.tables import commands as c
from orcs.tables import looking
from orcs.tables.audience import Listener
from orcs.tables.handlers import REQUESTS
from orcs.tables.messages import AnyReport, HintReport
from orcs.tables.refusal import Refused


def carry_out(
    room: Room, who: Person, command: c.AnyCommand, now: int, listener: Listener | None = None
) -> AnyReport | bytes | None:
    """Carry out a command. Returns the answer to its sender, or None if the step that everybody gets says it all, or
    the answer takes a while."""
    if type(command) in REQUESTS:
        return change(room, who, command, now, listener)
    seat = room.table.seat_of(who.id)
    if isinstance(command, (c.Preview, c.WhyNot)):
        return looking.look(room.table, seat, command)
    if isinstance(command, c.Resync):
        return room.audience.view(room.table, seat, command.ref)
    if isinstance(command, c.Hint) and listener is not None:
        hint(room, seat, command, listener)
        return None
    # Talking, and hints to programs, are for tables on a server.
    raise Refused("problem-needs_server", 404)


def change(room: Room, who: Person, command: c.AnyCommand, now: int, listener: Listener | None = None) -> bytes | None:
    """Carry out a command that changes the table."""
    nonce = ""
    if isinstance(command, c.Sit):
        room.name(who.id, who.name)
        nonce = secrets.token_hex(16)
    room.do(c.Request(who.id, command, room.audience.present(now), nonce), now, listener, command.ref)
    if listener is not None and listener in room.audience.listeners[listener.seat]:
        return None
    return room.audience.view(room.table, room.table.seat_of(who.id), command.ref)


def hint(room: Room, seat: int, command: c.Hint, listener: Listener) -> None:
    """Let a bot of a level think about what the asker could do, seeing what they see, and tell them."""
    ask, seen = looking.hint_question(room.table, seat, command.after)

    def picked(pick: str) -> None:
        listener.send(msgspec.json.encode(HintReport(command.level, pick, ask.id, command.ref)))

    room.think(seen, command.level, ask.options, picked)
