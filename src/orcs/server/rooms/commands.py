"""Commands carried out, whichever way they came: over a socket, or by a request of their own."""

from __future__ import annotations

import secrets

import msgspec

from orcs.bots.levels import LEVELS
from orcs.server import clock
from orcs.server.people.identity import Identity
from orcs.server.people.lookalikes import check_name
from orcs.server.rooms.journal import reading_names
from orcs.server.rooms.room import Room
from orcs.server.services import Services
from orcs.server.store import Transaction
from orcs.server.wire.limits import check_seats
from orcs.tables import commands as c
from orcs.tables import looking
from orcs.tables.audience import Listener
from orcs.tables.handlers import REQUESTS
from orcs.tables.messages import AnyReport, Done, HintReport
from orcs.tables.refusal import Refused


async def carry_out(
    services: Services,
    room: Room,
    who: Identity | None,
    command: c.AnyCommand,
    listener: Listener | None = None,
    address: str = "",
) -> AnyReport | bytes | None:
    """Carry out a command. Returns the answer to its sender, or None if the step that everybody gets says it all."""
    if who is not None and type(command) in REQUESTS:
        if address:
            services.limits.take("stored_here", address)
        if isinstance(command, c.Mute) and command.line is not None:
            command = msgspec.structs.replace(command, person=await services.chats.author(room, command.line))
        return await change(room, who, command, listener)
    seat = room.table.seat_of("" if who is None else who.id)
    if isinstance(command, (c.Preview, c.WhyNot)):
        async with room.locked() as table:
            return looking.look(table, seat, command)
    if isinstance(command, c.Resync):
        async with room.locked():
            return room.view(seat, command.ref)
    if who is None:
        raise Refused("problem-not_known", 401)
    if isinstance(command, c.Hint):
        return await hint(services, room, who, seat, command, address)
    assert isinstance(command, c.Say)
    line = await services.chats.say(room, who, seat, command.text, address)
    return Done(command.ref) if listener is not None else line


async def change(room: Room, who: Identity, command: c.AnyCommand, listener: Listener | None = None) -> bytes | None:
    """Carry out a command that changes the table."""
    nonce = secrets.token_hex(16) if isinstance(command, c.Sit) else ""
    present = room.audience.present(clock.now_ms()) if isinstance(command, c.VoteOut) else ()
    request = c.Request(who.id, command, present, nonce)
    if isinstance(command, c.Sit):
        await sit(room, who, request, listener)
    else:
        await room.do(request, listener, command.ref)
    if listener is not None and listener in room.audience.listeners[listener.seat]:
        return None
    async with room.locked() as table:
        return room.view(table.seat_of(who.id), command.ref)


async def sit(room: Room, who: Identity, request: c.Request, listener: Listener | None) -> None:
    """Seat a person, unless they wait at too many tables or their name can be mistaken for another one at this one."""
    reading, waits = reading_names(room.table, who.id), who.id != room.table.host

    def work(tx: Transaction) -> dict[str, str]:
        # The transaction that seats them asks again, but a refusal there costs the table a reload.
        if waits:
            check_seats(tx, who.id)
        return reading(tx)

    names = await room.journal.store.read(work)
    known = who.id in room.names

    def admit() -> None:
        room.names.update(names)  # some may have taken others since they sat down
        check_name(names[who.id], room.names_at_table(but=who.id))

    try:
        await room.do(request, listener, request.command.ref, admit)
    except BaseException:
        if not known and room.table.seat_of(who.id) < 0:
            room.names.pop(who.id, None)
        raise


async def hint(services: Services, room: Room, who: Identity, seat: int, command: c.Hint, address: str) -> HintReport:
    """What a bot of a level would do, seeing what the asker sees."""
    if address:
        services.limits.take("hint_here", address)
    services.limits.take("hint", who.id)
    async with room.locked() as table:
        ask, seen = looking.hint_question(table, seat, command.after)
    pick = await services.thinker.think(table, seen, command.level, ask.options, LEVELS[command.level].seconds)
    return HintReport(command.level, pick, ask.id, command.ref)
