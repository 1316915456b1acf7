"""Hall: the rooms in memory. It loads tables when they are needed and drops them when they are not."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from orcs.server import clock
from orcs.server.metrics import Metrics
from orcs.server.people.identity import Identity
from orcs.server.rooms.appending import creating
from orcs.server.rooms.chat import Chats
from orcs.server.rooms.journal import Journal
from orcs.server.rooms.presence import Presence
from orcs.server.rooms.room import RETRY, Room
from orcs.server.settings import Settings
from orcs.server.store import Store, StoreError, Transaction
from orcs.server.thinking.thinker import Thinker
from orcs.tables.commands import Create, Forget
from orcs.tables.facts import Created
from orcs.tables.refusal import Refused
from orcs.tables.table import Table

log = logging.getLogger("orcs.server")

SWEEP_SECONDS = 2.0
OVERDUE = 5_000
"""How long after something was due at a table another process takes it over."""
TAKEN_AT_ONCE = 50
LATELY = 2.0
"""Seconds after its last use in which a table stays in memory though nobody is connected and others go on with it."""
FAR = 60_000
"""A table where something is due sooner stays in memory."""


def new_id() -> str:
    """A name that nobody can guess, for a table or a link. It never looks like an option on a command line."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def give_back_memory() -> None:
    """Give what was freed back to the system, where the C library keeps it otherwise (glibc)."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class Hall:
    """All tables of this process, by id. `notice` is called when a webhook has something to deliver."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        thinker: Thinker,
        chats: Chats,
        notice: Callable[[], None],
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinker = thinker
        self.chats = chats
        self.notice = notice
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence(store, self.spawn, self.hear)

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
            if self.store.shared:
                # A person who has just sat down through another process must be known here.
                await room.catch_up()
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Room:
        """Read a table and make its room."""
        try:
            journal = await Journal.open(self.store, self.metrics, self.notice, id)
        except ValueError as error:
            log.error("a table cannot be read under these rules", extra={"table": id, "reason": str(error)})
            raise Refused("problem-broken_table", 500) from error
        room = self.make_room(journal)
        room.chat_id = await self.chats.last(id)
        room.driving = not self.store.shared or journal.repaired
        self.rooms[id] = room
        room.plan()
        if self.store.shared:
            # News that came while it was read reached nobody.
            self.spawn(self.update(room, besides=True))
        return room

    async def create(self, fact: Created, names: dict[str, str]) -> Room:
        """A new table, stored."""
        table = Table(new_id())
        table.do(Create(fact), clock.now_ms())
        link = new_id()
        await self.store.write(creating(table, link, fact, names, self.settings.tables_per_identity))
        room = self.make_room(Journal(self.store, self.metrics, self.notice, table, link, dict(names)))
        self.rooms[table.id] = room
        return room

    def make_room(self, journal: Journal) -> Room:
        """The room of a table."""
        return Room(
            journal,
            self.thinker,
            noticed=self.presence.note,
            lost=lambda room: self.drop(room.id),
        )

    async def forget(self, who: Identity) -> None:
        """A person was erased: they leave the tables that wait for players, and lose their name at all others."""

        def work(tx: Transaction) -> list[str]:
            rows = tx.query(
                "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.status = ?",
                *(who.id, "gathering"),
            )
            return [str(row[0]) for row in rows]

        for room in self.rooms.values():
            if who.id in room.names:
                room.names[who.id] = who.name
        for table in await self.store.read(work):
            with suppress(Refused):
                await (await self.room(table)).do(Forget(who.id))
        self.shut_out(who.id, "problem-not_known")

    def drop(self, id: str) -> None:
        """Drop a table from memory that is about to be removed, or cannot be read."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.close()

    def shut_out(self, person: str, why: str = "problem-banned") -> None:
        """Close the sockets of a person who was banned or erased."""
        for room in self.rooms.values():
            for listener in room.audience.everybody():
                if listener.person == person:
                    listener.shut_out(why)

    def hear(self, id: str, seq: int) -> None:
        """Another process has changed a table; without an id, any of them may have changed. One that nobody here is
        connected to is brought up to date when it is needed, or read again."""
        for room in [self.rooms.get(id)] if id else list(self.rooms.values()):
            if room is None or (id and 0 < seq <= room.table.seq):
                continue
            left = seq > 0 and self.unused(room)
            if left and room.used < time.monotonic() - LATELY:
                self.drop(room.id)
            elif room.driving or not left:
                self.spawn(self.update(room, besides=seq == 0))

    def unused(self, room: Room) -> bool:
        """Whether nobody is connected to a table, and nothing is being done there."""
        return not (room.audience.everybody() or room.lock.locked())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def update(self, room: Room, *, besides: bool) -> None:
        """Bring a room up to date; with `besides`, also what was said and who is connected."""
        while self.rooms.get(room.id) is room:
            try:
                await room.catch_up()
                if besides:
                    await self.chats.catch_up(room)
                    await self.presence.look(room)
                return
            except StoreError as error:
                log.warning("a table could not be brought up to date", extra={"table": room.id, "error": repr(error)})
                await asyncio.sleep(RETRY)
            except Refused:
                self.drop(room.id)

    # Tables that nobody looks after

    async def sweep(self) -> None:
        """Again and again: drop unused tables from memory, take over overdue ones."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                if self.put_out():
                    await asyncio.to_thread(give_back_memory)
                await self.presence.beat()
                await self.take_over()
            except StoreError as error:
                log.warning("overdue tables could not be looked for", extra={"error": repr(error)})
            except Exception:
                log.exception("a table could not be looked after")

    def anybody(self) -> bool:
        """Whether anybody is connected."""
        return any(room.audience.everybody() for room in self.rooms.values())

    def put_out(self) -> bool:
        """Drop rooms from memory that nobody has used for some time and where nothing is due soon. Whether there were
        any."""
        before = len(self.rooms)
        oldest, soon = time.monotonic() - self.settings.evict_seconds, clock.now_ms() + FAR
        for room in list(self.rooms.values()):
            if room.used < oldest and self.unused(room):
                if all(due.at > soon for due in room.journal.due):
                    room.close()
                    del self.rooms[room.id]
        return len(self.rooms) < before

    async def take_over(self) -> None:
        """Drive the tables that should have gone on by now."""
        before = clock.now_ms() - OVERDUE

        def work(tx: Transaction) -> list[str]:
            rows = tx.query("SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?", before, TAKEN_AT_ONCE)
            return [str(row[0]) for row in rows]

        for table in await self.store.read(work):
            try:
                room = await self.room(table)
                await room.take_over()
            except Refused:
                continue
            except ValueError:
                log.exception("an overdue table cannot go on", extra={"table": table})
