"""Chat: what people say at a table, kept apart from the game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from orcs.server.errors import Refused
from orcs.server.identity import Identity, clean_text
from orcs.server.messages import ChatLine
from orcs.server.room import Room, now_ms
from orcs.server.store import Conflict, Transaction

if TYPE_CHECKING:
    from orcs.server.services import Services

SHOWN = 100
TRIES = 20


class Chats:
    """Says lines and reads them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def say(self, room: Room, who: Identity, seat: int, text: str) -> ChatLine:
        """Keep a line, then tell it to everybody at the table."""
        if who.id in room.table.muted:
            raise Refused("problem-muted", 403)
        self.services.limits.take("chat", who.id)
        text = clean_text(text)
        if not text:
            raise Refused("problem-empty_text", 400)
        at = now_ms()
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

        line = ChatLine(await self.keep(work), at, who.name, text, number)
        if line.id > room.chat_id + 1:
            await self.catch_up(room)  # what was said before it, and this
        self.tell(room, line)
        return line

    async def keep(self, work: Callable[[Transaction], int]) -> int:
        """Keep a line; if somebody else spoke at the same moment, after theirs."""
        for _ in range(TRIES):
            with suppress(Conflict):
                return await self.services.store.write(work)
        raise Refused("problem-conflict")

    def tell(self, room: Room, line: ChatLine) -> None:
        """Pass a line on to everybody connected."""
        if line.id <= room.chat_id:
            return
        room.chat_id = line.id
        message = msgspec.json.encode(line)
        for listeners in room.listeners.values():
            for listener in listeners:
                listener.send(message)

    async def last(self, room_id: str) -> int:
        """The number of the last line."""
        sql = "SELECT COALESCE(MAX(id), 0) FROM chat WHERE table_id = ?"
        return int((await self.services.store.read(lambda tx: tx.query(sql, room_id)))[0][0])

    async def lines(self, room_id: str, after: int = 0) -> list[ChatLine]:
        """The last lines after a number, the oldest first."""

        def work(tx: Transaction) -> list[ChatLine]:
            rows = tx.query(
                "SELECT id, at, name, text, seat FROM chat WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?",
                *(room_id, after, SHOWN),
            )
            return [ChatLine(*row) for row in reversed(rows)]

        return await self.services.store.read(work)

    async def catch_up(self, room: Room) -> None:
        """Tell what was said through another process."""
        if any(room.listeners.values()):
            for line in await self.lines(room.id, room.chat_id):
                self.tell(room, line)
