"""Hall: the rooms in memory. It brings tables in when somebody needs them and puts them out when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from orcs import Event, RecordError
from orcs.engine.game import PickError
from orcs.server import keeping
from orcs.server.driver import RETRY
from orcs.server.errors import Refused
from orcs.server.identity import Identity
from orcs.server.limits import check_tables
from orcs.server.presence import Presence
from orcs.server.room import Room, now_ms
from orcs.server.steps import AnyFact, Created, Stood
from orcs.server.store import StoreError, Transaction
from orcs.server.table import Table

if TYPE_CHECKING:
    from orcs.server.services import Services

log = logging.getLogger("orcs.server")

SWEEP_SECONDS = 2.0
OVERDUE = 5_000
"""How long after it was due a table is taken over from a process that did not do it."""
TAKEN_AT_ONCE = 50
FAR = 60_000
"""A table where something is due sooner stays in memory."""


def new_id() -> str:
    """A name that nobody can guess, for a table or a link. It does not begin as an option on a command line does."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


class Hall:
    """All tables of this process, by id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.recovering: set[Room] = set()
        self.presence = Presence(self)

    async def start(self) -> None:
        """Begin to look after tables that nobody looks after."""
        await self.presence.beat()
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Finish the changes under way; no bot or clock begins another."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for task in self.tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
            async with room.lock:
                pass
        with suppress(StoreError):
            await self.presence.leave()

    # Tables in and out of memory

    async def room(self, id: str) -> Room:
        """The room of a table. Refused if there is no such table."""
        if "\0" in id:
            raise Refused("problem-no_table", 404)
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            if self.services.store.shared:
                # Who has just sat down through another process must not be a stranger here.
                await room.catch_up()
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.bring(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def bring(self, id: str) -> Room:
        """Read a table and make its room."""
        store = self.services.store
        kept = await store.read(keeping.reading(id))
        if kept is None:
            raise Refused("problem-no_table", 404)
        try:
            table, repair = keeping.fold(kept)
        except (RecordError, PickError) as error:
            log.error("a table cannot be read under these rules", extra={"table": id, "reason": str(error)})
            raise Refused("problem-broken_table", 500) from error
        room = Room(self.services, kept, table, await store.read(keeping.names_of(table)))
        await room.adopt(table, repair)
        room.chat_id = await self.services.chats.last(id)
        room.driver.driving = room.driver.driving or not store.shared
        self.rooms[id] = room
        room.driver.plan()
        if store.shared:
            # News that came while it was read was not for anybody.
            self.spawn(self.update(room, besides=True))
        return room

    async def create(self, fact: Created, names: dict[str, str]) -> Room:
        """A new table, kept."""
        table = Table(new_id())
        table.follow(fact, now_ms())
        link = new_id()
        keep = keeping.creating(table, link, fact, names)
        most = self.services.settings.tables_per_identity

        def work(tx: Transaction) -> None:
            check_tables(tx, table.host, most)
            keep(tx)

        await self.services.store.write(work)
        room = Room(self.services, keeping.Kept(table.id, link, None, 0, []), table, dict(names))
        self.rooms[table.id] = room
        return room

    async def forget(self, who: Identity) -> None:
        """Somebody was erased: they leave the tables that wait for players, and lose their name at all others."""

        def work(tx: Transaction) -> list[str]:
            rows = tx.query(
                "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.status = ?",
                *(who.id, "gathering"),
            )
            return [str(row[0]) for row in rows]

        def leave(table: Table) -> tuple[AnyFact, list[Event]]:
            if table.status != "gathering" or table.seat_of(who.id) < 0:
                raise Refused("problem-not_seated")
            return Stood(table.seat_of(who.id)), []

        for room in self.rooms.values():
            if who.id in room.names:
                room.names[who.id] = who.name
        for table in await self.services.store.read(work):
            with suppress(Refused):
                await (await self.room(table)).change(leave)
        self.shut_out(who.id, "problem-not_known")

    def drop(self, id: str) -> None:
        """Put a table out of memory that is about to be removed."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.close()

    def shut_out(self, person: str, why: str = "problem-banned") -> None:
        """Close the sockets of somebody who was banned or erased."""
        for room in self.rooms.values():
            for listeners in room.listeners.values():
                for listener in listeners:
                    if listener.person == person:
                        listener.shut_out(why)

    def hear(self, id: str, seq: int) -> None:
        """Another process has changed a table; without an id, any of them may have changed."""
        for room in [self.rooms.get(id)] if id else list(self.rooms.values()):
            if room is not None and (not id or seq == 0 or seq > room.table.seq):
                self.spawn(self.update(room, besides=seq == 0))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def update(self, room: Room, *, besides: bool) -> None:
        """Bring a room up to date; `besides` its steps also what was said and who is there."""
        while self.rooms.get(room.id) is room:
            try:
                await room.catch_up()
                if besides:
                    await self.services.chats.catch_up(room)
                    await self.presence.look(room)
                return
            except StoreError as error:
                log.warning("a table could not be brought up to date", extra={"table": room.id, "error": repr(error)})
                await asyncio.sleep(RETRY)
            except Refused:
                self.drop(room.id)

    def recover(self, room: Room) -> None:
        """Read a table anew, as soon as the store lets us, whose last change could not be kept."""
        if room not in self.recovering and self.rooms.get(room.id) is room:
            self.recovering.add(room)
            self.spawn(self.keep_mending(room))

    async def keep_mending(self, room: Room) -> None:
        """Try again and again to read a table anew; then it goes on."""
        try:
            while room.broken and self.rooms.get(room.id) is room:
                try:
                    async with room.steady():
                        pass
                except StoreError:
                    await asyncio.sleep(RETRY)
                except Exception:
                    log.exception("a table cannot be read", extra={"table": room.id})
                    self.drop(room.id)
        finally:
            self.recovering.discard(room)
        asyncio.get_running_loop().call_later(RETRY, room.driver.plan)

    # Tables that nobody looks after

    async def sweep(self) -> None:
        """Again and again: put unused tables out of memory, take overdue ones over."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.put_out()
                await self.presence.beat()
                await self.take_over()
            except StoreError as error:
                log.warning("overdue tables could not be looked for", extra={"error": repr(error)})
            except Exception:
                log.exception("a table could not be looked after")

    def anybody(self) -> bool:
        """Whether anybody is connected."""
        return any(any(room.listeners.values()) for room in self.rooms.values())

    def put_out(self) -> None:
        """Put the rooms out of memory that nobody has used for some time and where nothing is going on."""
        oldest = time.monotonic() - self.services.settings.evict_seconds
        for room in list(self.rooms.values()):
            if room.used < oldest and not any(room.listeners.values()) and not room.lock.locked():
                due = room.driver.due()
                if due is None or due > now_ms() + FAR:
                    room.close()
                    del self.rooms[room.id]

    async def take_over(self) -> None:
        """Drive the tables that should have gone on by now."""
        before = now_ms() - OVERDUE

        def work(tx: Transaction) -> list[str]:
            rows = tx.query("SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?", before, TAKEN_AT_ONCE)
            return [str(row[0]) for row in rows]

        for table in await self.services.store.read(work):
            try:
                room = await self.room(table)
                await room.take_over()
            except (Refused, PickError, RecordError):
                continue
