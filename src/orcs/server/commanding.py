"""Commands carried out, whichever way they came: over a socket, or by a request of their own."""

from __future__ import annotations

from orcs.server import messages as m
from orcs.server.commands import look, making
from orcs.server.driver import THINKING
from orcs.server.errors import Refused
from orcs.server.identity import Identity
from orcs.server.room import Listener, Room
from orcs.server.services import Services

OUTDATED = ("problem-stale", "problem-overtaken")
"""What is told to somebody who acted on an old view: they get the new one with it."""


async def carry_out(
    services: Services, room: Room, who: Identity | None, command: m.AnyCommand, listener: Listener | None = None
) -> m.AnyReport | bytes | None:
    """Do what a command says; what its sender is answered, unless the step that everybody gets says it all."""
    person = "" if who is None else who.id
    seat = room.table.seat_of(person)
    if isinstance(command, (m.Preview, m.WhyNot, m.Resync)):
        return await look(room, seat, command)
    if who is None:
        raise Refused("problem-not_known", 401)
    if isinstance(command, m.Hint):
        return await hint(services, room, who, seat, command)
    if isinstance(command, m.Say):
        line = await services.chats.say(room, who, seat, command.text)
        return m.Done(command.ref) if listener is not None else line
    if isinstance(command, m.Answer):
        room.driver.note_time(seat)
    if isinstance(command, m.Sit):
        room.names[who.id] = who.name
    if isinstance(command, m.VoteOut) and room.present(command.seat - 1):
        raise Refused("problem-not_gone", seat=command.seat)
    make = making(command, person)
    assert make is not None
    await room.change(make, listener, command.ref)
    if listener is not None and listener in room.listeners[listener.seat]:
        return None
    async with room.steady() as table:
        return room.view(table.seat_of(person), command.ref)


async def hint(services: Services, room: Room, who: Identity, seat: int, command: m.Hint) -> m.HintReport:
    """What a bot of a level would do, seeing what the asker sees."""
    services.limits.take("hint", who.id)
    async with room.steady() as table:
        if not table.wish.hints:
            raise Refused("problem-no_hints", 403)
        ask = table.ask_of(seat)
        if seat < 0 or ask is None:
            raise Refused("problem-not_asked")
    pick = await services.think(table, seat, command.level, ask.options, THINKING[command.level])
    return m.HintReport(command.level, pick, ask.id, command.ref)
