"""Chat: what people say at a table, stored apart from its facts, so that it can be erased."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from orcs.server import clock
from orcs.server.people.identity import Identity
from orcs.server.people.lookalikes import check_name
from orcs.server.rooms.room import Room
from orcs.server.store import Conflict, Store, Transaction
from orcs.server.wire.limits import Limits
from orcs.tables.messages import ChatLine
from orcs.tables.people import clean_text
from orcs.tables.refusal import Refused

SHOWN = 100
TRIES = 20


class Chats:
    """Says lines and reads them."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    async def say(self, room: Room, who: Identity, seat: int, text: str, address: str = "") -> ChatLine:
        """Store a line, then send it to everybody at the table."""
        if who.id in room.table.muted:
            raise Refused("problem-muted", 403)
        if who.muted is not None and who.muted > clock.now_ms():
            raise Refused("problem-muted_everywhere", 403)
        if seat < 0:
            # A spectator must not appear to be one of the players, or the host.
            check_name(who.name, room.names_at_table(but=who.id))
        self.limits.take("chat", who.id)
        if seat < 0 and who.id != room.table.host:
            self.limits.take("chat_watching", room.id)
        if address:
            self.limits.take("chat_here", address)
        text = clean_text(text)
        if not text:
            raise Refused("problem-empty_text", 400)
        at = clock.now_ms()
        number = None if seat < 0 else seat + 1

        def work(tx: Transaction) -> int:
            rows = tx.query("SELECT COALESCE(MAX(id), 0) + 1 FROM chat WHERE table_id = ?", room.id)
            line_id = int(rows[0][0])
            tx.execute(
                "INSERT INTO chat (table_id, id, at, person, name, seat, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
                *(room.id, line_id, at, who.id, who.name, number, text),
            )
            tx.announce(room.id, 0)
            return line_id

        line = ChatLine(await self.append(work), at, who.name, text, number)
        if line.id > room.chat_id + 1:
            await self.catch_up(room)  # what was said before it, and this
        self.tell(room, line)
        return line

    async def author(self, room: Room, line: int) -> str:
        """The person who said a line."""
        sql = "SELECT person FROM chat WHERE table_id = ? AND id = ?"
        rows = await self.store.read(lambda tx: tx.query(sql, room.id, line))
        if not rows:
            raise Refused("problem-no_line_said", 404)
        return str(rows[0][0])

    async def append(self, work: Callable[[Transaction], int]) -> int:
        """Store a line; if another was said at the same moment, after that one."""
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self.store.write(work)
        raise Refused("problem-conflict")

    def tell(self, room: Room, line: ChatLine) -> None:
        """Pass a line on to everybody connected."""
        if line.id <= room.chat_id:
            return
        room.chat_id = line.id
        message = msgspec.json.encode(line)
        for listener in room.audience.everybody():
            listener.send(message)

    async def last(self, room_id: str) -> int:
        """The number of the last line."""
        sql = "SELECT COALESCE(MAX(id), 0) FROM chat WHERE table_id = ?"
        return int((await self.store.read(lambda tx: tx.query(sql, room_id)))[0][0])

    async def lines(self, room_id: str, after: int = 0) -> list[ChatLine]:
        """The last lines after a number, the oldest first."""

        def work(tx: Transaction) -> list[ChatLine]:
            rows = tx.query(
                "SELECT id, at, name, text, seat FROM chat WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?",
                *(room_id, after, SHOWN),
            )
            return [ChatLine(*row) for row in reversed(rows)]

        return await self.store.read(work)

    async def catch_up(self, room: Room) -> None:
        """Tell what was said through another process."""
        if room.audience.everybody():
            for line in await self.lines(room.id, room.chat_id):
                self.tell(room, line)
