"""Room: one table in memory. It takes one command at a time: do and append it (journal), then tell everybody
(audience), then wait for what is due (driver)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from orcs import Ask
from orcs.bots.levels import LEVELS
from orcs.server import clock
from orcs.server.rooms.chamber import Chamber
from orcs.server.rooms.driver import Driver
from orcs.server.rooms.journal import Journal
from orcs.server.store import Conflict, StoreError
from orcs.server.thinking.thinker import Thinker
from orcs.tables.audience import Listener
from orcs.tables.commands import TableCommand
from orcs.tables.messages import TableInfo
from orcs.tables.refusal import Refused
from orcs.tables.table import Table

log = logging.getLogger("orcs.server")

TRIES = 3
RETRY = 1.0


class Locked:
    """A room whose table nobody else changes, and whose table is as the store holds it."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        room = self.room
        await room.lock.acquire()
        try:
            if room.journal.suspect:
                await room.reload()
        except BaseException:
            room.lock.release()
            raise
        room.used = time.monotonic()
        return room.table

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Room(Chamber):
    """A table, everybody connected to it, and what is due there. Of several processes, the one that appended the last
    fact is `driving`: it does what is due."""

    __slots__ = (
        "__weakref__",
        "chat_id",
        "closed",
        "driver",
        "id",
        "link",
        "lost",
        "recovering",
        "thinker",
    )
    journal: Journal

    def __init__(
        self, journal: Journal, thinker: Thinker, *, noticed: Callable[[Room], None], lost: Callable[[Room], None]
    ) -> None:
        super().__init__(journal, journal.metrics.pick_seconds.observe, noticed)
        self.id = journal.table.id
        self.link = journal.link
        self.driver = Driver(self.do, self.think, self.failed)
        self.thinker = thinker
        self.lost = lost
        """Called when the table cannot be read any more."""
        self.recovering: asyncio.Task[None] | None = None
        self.closed = False
        self.chat_id = 0

    @property
    def names(self) -> dict[str, str]:
        """The names of everybody at the table, by person."""
        return self.journal.names

    def names_at_table(self, but: str = "") -> list[str]:
        """The names of the host and the people who sit at the table, but for one of them."""
        people = {self.table.host, *(seat.person for seat in self.table.seats)} - {"", but}
        return [self.names.get(person, "") for person in people]

    def locked(self) -> Locked:
        """The table while nobody changes it: `async with room.locked() as table`. All that it shows is stored."""
        return Locked(self)

    # Changing

    async def do(
        self,
        command: TableCommand,
        listener: Listener | None = None,
        ref: int | None = None,
        check: Callable[[], None] | None = None,
    ) -> None:
        """Carry a command out, store it, then tell everybody. `check` may refuse it, seeing the table that it changes.
        Before it is refused, the table is brought up to date with what other processes have done."""
        for left in reversed(range(TRIES)):
            seq = self.table.seq
            try:
                await self.do_once(command, listener, ref, check)
                return
            except Refused:
                if not left or not self.journal.store.shared:
                    raise
                await self.catch_up()
                if self.table.seq == seq:
                    raise

    async def do_once(
        self, command: TableCommand, listener: Listener | None, ref: int | None, check: Callable[[], None] | None
    ) -> None:
        """Carry a command out on the table as it is known here."""
        try:
            async with self.locked():
                began = time.perf_counter()
                if check is not None:
                    check()
                try:
                    progress = await self.journal.do(command)
                except Conflict:
                    self.driving = False  # the faster process drives
                    await self.reload()
                    raise Refused("problem-overtaken") from None
                self.driving = True
                self.tell(progress.events, listener, ref, undone=progress.undone)
                self.timed(time.perf_counter() - began)
        finally:
            self.recover()

    async def catch_up(self) -> None:
        """Bring the table up to date with what other processes have done. This does not count as using the room."""
        async with self.lock:
            if self.journal.suspect:
                await self.reload()
            if await self.journal.catch_up(lambda events, undone: self.tell(events, undone=undone)):
                self.driving = False
                if self.journal.suspect:
                    await self.reload()
                self.plan()

    async def take_over(self) -> None:
        """Drive this table, since the process that should has not."""
        async with self.locked():
            self.driving = True
            self.plan()

    # When an append has failed

    async def reload(self) -> None:
        """Fold the table again from the store, and tell everybody what they have not heard of. Needs the lock."""
        await self.journal.reload()
        if self.audience.told != self.table.seq:
            self.tell([])

    def recover(self) -> None:
        """Reload a table whose last write failed, once the store is back."""
        if self.journal.suspect and self.recovering is None and not self.closed:
            self.recovering = asyncio.create_task(self.keep_reloading())

    async def keep_reloading(self) -> None:
        """Try until the table has been reloaded, then let it go on."""
        try:
            while self.journal.suspect and not self.closed:
                try:
                    async with self.locked():
                        pass
                except StoreError:
                    await asyncio.sleep(RETRY)
                except Exception:
                    log.exception("a table cannot be read", extra={"table": self.id})
                    self.lost(self)
        finally:
            self.recovering = None
        asyncio.get_running_loop().call_later(RETRY, self.plan)

    # What is due

    def plan(self) -> None:
        """Let the driver wait for what is due now. While the table is suspect, earlier plans stay."""
        if not (self.closed or self.journal.suspect):
            self.driver.plan(self.journal.due if self.driving else ())

    async def think(self, ask: Ask) -> str:
        """What the bot of a seat picks."""
        level = self.table.seats[ask.seat].level
        seen = self.table.playing.view(ask.seat)
        return await self.thinker.think(self.table, seen, level, ask.options, LEVELS[level].seconds)

    def failed(self, error: BaseException | None) -> None:
        """Something that was due could not be done: try again a little later, and after an error on a fresh table."""
        if error is not None:
            log.warning("a table could not go on", extra={"table": self.id, "error": repr(error)})
            self.journal.suspect = True
            self.recover()
        asyncio.get_running_loop().call_later(RETRY, self.plan)

    # Looking, coming and going

    def view(self, seat: int, ref: int | None = None) -> bytes:
        """The whole Step as a seat or spectator sees it now."""
        return self.audience.view(self.table, seat, ref)

    def info(self) -> TableInfo:
        """The table in public."""
        return self.audience.info(self.table)

    def admit(self, person: str, link: str = "") -> int:
        """The seat of a person, or SPECTATOR for whoever may watch. Others are refused as if there were no table."""
        return self.audience.admit(self.table, person, link)

    async def connect(self, listener: Listener) -> None:
        """Add a listener: they get the whole view, and the others see who is connected."""
        async with self.locked() as table:
            self.audience.add(table, listener)
            self.tell([], newcomer=listener)

    async def disconnect(self, listener: Listener) -> None:
        """Remove a listener."""
        async with self.lock:
            self.used = time.monotonic()
            if self.audience.remove(listener, clock.now_ms()) and not self.journal.suspect:
                self.tell([])
            self.noticed(self)

    def close(self) -> None:
        """Drop the room from memory; the table stays in the store."""
        if self.closed:
            return
        self.closed = True
        self.driving = False
        self.driver.stop()
        del self.driver  # the two hold each other: their memory would wait for the garbage collector
        if self.recovering is not None:
            self.recovering.cancel()
