"""Room: a table in memory, with the people connected to it. One change at a time: play, keep, then tell."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from orcs import Event, PickError, RecordError
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.server import info, keeping, recording, wire
from orcs.server.driver import Driver
from orcs.server.errors import Refused
from orcs.server.messages import TableInfo
from orcs.server.steps import AnyFact, Reverted, read_fact, takes_back
from orcs.server.store import Conflict
from orcs.server.table import GONE_AFTER, Table
from orcs.server.telling import step_bytes

if TYPE_CHECKING:
    from orcs.server.services import Services

SPECTATOR = wire.SPECTATOR
TRIES = 3
NEVER_KEPT = -1
"""Stands for what the store says is due where it was not looked up: any other value is kept."""
Make = Callable[[Table], tuple[AnyFact, list[Event]]]
"""Plays one step on a table. What it raises (Refused, PickError) leaves the table as it was."""


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Somebody connected to a room."""

    seat: int
    person: str
    link: str

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting for it to arrive."""

    def shut_out(self, why: str = "problem-banned") -> None:
        """End the connection: its person was banned, or may no longer look on."""


class Steady:
    """A room whose table nobody changes."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        room = self.room
        await room.lock.acquire()
        try:
            if room.broken:
                await room.mend()
        except BaseException:
            room.lock.release()
            raise
        room.used = time.monotonic()
        return room.table

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Room:
    """A table and its listeners. Whoever changes the table holds the lock until the change is kept and told."""

    def __init__(self, services: Services, kept: keeping.Kept, table: Table, names: dict[str, str]) -> None:
        self.services = services
        self.id = table.id
        self.link = kept.link
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()
        self.listeners: dict[int, set[Listener]] = defaultdict(set)
        self.elsewhere: set[int] = set()
        """The seats that are connected through other processes."""
        self.last_here: dict[int, int] = {}
        """When the people who were connected here hung up."""
        self.sheets: wire.Sheets | None = None
        self.section_key: tuple[object, ...] = ()
        self.section_doc: dict[str, Any] = {}
        self.told = table.seq
        self.placed = ""
        self.used = time.monotonic()
        self.broken = False
        self.snapshot_turn = self._turn()
        self.asked = {ask.seat for ask in table.asks}
        self.due: int | None = NEVER_KEPT
        self.chat_id = 0
        self.driver = Driver(self)

    # Changing

    async def change(self, make: Make, listener: Listener | None = None, ref: int | None = None) -> None:
        """Let a step happen: `make` plays it on the table, then it is kept, then all are told. What another process has
        changed meanwhile is taken in before anything is refused."""
        for left in reversed(range(TRIES)):
            seq = self.table.seq
            try:
                await self.change_once(make, listener, ref)
                return
            except (Refused, PickError):
                if not left or not self.services.store.shared:
                    raise
                await self.catch_up()
                if self.table.seq == seq:
                    raise

    async def change_once(self, make: Make, listener: Listener | None = None, ref: int | None = None) -> None:
        """Let a step happen on the table as it is known here."""
        try:
            async with self.steady() as table:
                began = time.perf_counter()
                try:
                    fact, events = make(table)
                except (Refused, PickError):
                    raise
                except BaseException:
                    self.broken = True
                    raise
                await self.keep(fact)
                self.tell(events, listener, ref, undone=takes_back(fact))
                self.services.metrics.pick_seconds.observe(time.perf_counter() - began)
        finally:
            if self.broken:
                self.services.hall.recover(self)

    async def keep(self, fact: AnyFact) -> None:
        """Keep a step that the game has played already. If that fails, the table is read anew before its next use."""
        table = self.table
        self.broken = True
        was = table.status
        table.follow(fact, now_ms())
        due = self.driver.due()
        change = keeping.Change(table, due, self.names, put_off=due != self.due)
        turn = self._turn()
        if table.game is not None and turn != self.snapshot_turn and (table.status != "playing" or table.at_barrier()):
            change.snapshot = table.snapshot()
        if table.status == "over" and was == "playing":
            change.record = await recording.finish(self.services.store, table, fact, self.names)
        asked = {ask.seat for ask in table.asks}
        change.moved = {seat: seat in asked for seat in asked ^ self.asked}
        change.notify = asked - self.asked
        began = time.perf_counter()
        try:
            queued = await self.services.store.write(keeping.appending(fact, change))
        except Conflict:
            self.driver.driving = False  # whoever was faster drives
            await self.mend()
            raise Refused("problem-overtaken") from None
        self.services.metrics.commit_seconds.observe(time.perf_counter() - began)
        self.broken = False
        self.asked = asked
        self.due = due
        if change.snapshot is not None:
            self.snapshot_turn = turn
        self.driver.driving = True
        if queued:
            self.services.deliverer.nudge()

    async def mend(self) -> None:
        """Read the table anew if the last change to it could not be kept, or nobody knows whether it was; all are told
        what they had not been told."""
        if self.broken:
            kept = await self.services.store.read(keeping.reading(self.id))
            if kept is None:
                raise Refused("problem-no_table", 404)
            await self.load(kept)
            await self.meet()
            if self.told != self.table.seq:
                self.tell([])

    async def meet(self) -> None:
        """Learn the names of those who have sat down through another process."""
        if any(seat.person not in self.names for seat in self.table.seats if seat.kind == "person"):
            self.names |= await self.services.store.read(keeping.names_of(self.table))

    async def load(self, kept: keeping.Kept) -> None:
        """Take the table as its steps tell it."""
        await self.adopt(*keeping.fold(kept))

    async def adopt(self, table: Table, repair: Reverted | None) -> None:
        """Take a table as it was read, with the step that it needs under changed rules."""
        self.table = table
        self.asked = {ask.seat for ask in table.asks}
        self.snapshot_turn = self._turn()
        self.due = NEVER_KEPT
        self.broken = False
        if repair is not None:
            # Who was to move by picks that no longer count is kept too: every seat is written anew.
            self.asked = set(range(len(table.seats))) - {ask.seat for ask in table.playing.asks()}
            with suppress(Refused):  # another process has done it
                await self.keep(repair)

    async def catch_up(self) -> None:
        """Let the steps happen here that another process has kept."""
        async with self.lock:
            await self.mend()
            kept = await self.services.store.read(keeping.reading(self.id, self.table.seq))
            if kept is None or not kept.steps:
                return
            self.driver.driving = False
            self.broken = True
            try:
                for _, at, data in kept.steps:
                    fact = read_fact(data)
                    if isinstance(fact, Reverted):
                        raise RecordError(0, "a step", "one that takes others back")
                    events = self.table.apply(fact, at)
                    await self.meet()
                    self.tell(events, undone=takes_back(fact))
            except (RecordError, PickError):
                await self.mend()
                return
            self.broken = self.table.seq != kept.steps[-1][0]
            self.asked = {ask.seat for ask in self.table.asks}
            self.snapshot_turn = self._turn()
            self.due = NEVER_KEPT
            self.driver.plan()

    async def take_over(self) -> None:
        """Drive this table, since the process that should has not."""
        async with self.steady():
            self.driver.driving = True
            self.driver.plan()

    def _turn(self) -> tuple[int, int, str]:
        game = self.table.game
        return (
            (0, 0, "")
            if game is None
            else (int(game.state.cells[AT_ROUND]), int(game.state.cells[AT_TURN]), self.table.status)
        )

    # Telling

    def tell(
        self,
        events: list[Event],
        asker: Listener | None = None,
        ref: int | None = None,
        newcomer: Listener | None = None,
        *,
        undone: bool = False,
    ) -> None:
        """Tell everybody connected what has changed, and let bots and clocks go on from here. A newcomer, and whoever
        looks on from another seat than before, gets the whole view."""
        table, game = self.table, self.table.game
        base, self.told = self.told, table.seq
        self.driver.plan()
        moved = self.place()
        if newcomer is not None:
            moved.add(newcomer)
        if not any(self.listeners.values()):
            self.sheets = None
            return
        sheets = self.opened()
        sheets.turn(game, self.section())
        told = wire.Told(game, events)
        for seat, listeners in self.listeners.items():
            if not listeners:
                sheets.own.pop(seat, None)
                continue
            message = step_bytes(
                table.seq,
                sheets.change,
                own=sheets.own_change(game, seat),
                base=base,
                events=told.bytes_for(seat),
                ask=self.ask_bytes(seat),
                flags=(*self.flags(seat), "undone") if undone else self.flags(seat),
            )
            for listener in listeners:
                if listener in moved:
                    continue
                if listener is asker and ref is not None:
                    listener.send(b'%s,"ref":%d}' % (message[:-1], ref))
                else:
                    listener.send(message)
        for listener in moved:
            listener.send(self.view(listener.seat, ref if listener is asker else None))
        if moved:
            self.services.hall.presence.note(self)

    def place(self) -> set[Listener]:
        """Let everybody listen from where they sit now; who has moved. Who may not watch the game, though they could
        see the table before, is sent away. Once the game has begun nobody changes places."""
        moved: set[Listener] = set()
        if self.placed == self.table.status == "playing":
            return moved
        self.placed = self.table.status
        for listener in [each for listeners in self.listeners.values() for each in listeners]:
            try:
                seat = self.admit(listener.person, listener.link)
            except Refused as refused:
                self.listeners[listener.seat].discard(listener)
                listener.shut_out(refused.message)
                continue
            if seat != listener.seat:
                self.listeners[listener.seat].discard(listener)
                self.listeners[seat].add(listener)
                listener.seat = seat
                moved.add(listener)
        return moved

    def opened(self) -> wire.Sheets:
        """The views as they were sent last."""
        if self.sheets is None:
            self.sheets = wire.Sheets()
            self.sheets.turn(self.table.game, self.section())
        return self.sheets

    def section(self) -> dict[str, Any]:
        """The `table` section of everybody's view. What a pick does not change is made only once."""
        away = [seat.away for seat in self.table.seats]
        key = (self.table, self.table.talks, self.table.status, away, self.connected(), self.names.copy())
        if key != self.section_key:
            self.section_key = key
            self.section_doc = info.info_doc(self.table, self.names, self.connected())
        doc = self.section_doc | info.moving_doc(self.table)
        if clock := info.clock_doc(self.table):
            doc["clocks"] = clock
        return doc

    def connected(self) -> set[int]:
        """The seats whose people are connected, here or through another process."""
        return self.elsewhere | {seat for seat, listeners in self.listeners.items() if listeners}

    def present(self, seat: int) -> bool:
        """Whether somebody is connected, or was a moment ago: a line may break for a while."""
        return seat in self.connected() or now_ms() - self.last_here.get(seat, 0) < GONE_AFTER

    def view(self, seat: int, ref: int | None = None) -> bytes:
        """The whole Step as a seat or spectator sees it now."""
        whole = self.opened().whole(self.table.game, seat)
        if not any(self.listeners.values()):
            self.sheets = None
        return step_bytes(self.table.seq, whole, ask=self.ask_bytes(seat), flags=self.flags(seat), ref=ref)

    def ask_bytes(self, seat: int) -> bytes:
        """The question to a seat, if there is one for it."""
        ask = None if self.table.paused else self.table.ask_of(seat)
        return b"" if ask is None else wire.ask_bytes(self.table.playing, ask)

    def flags(self, seat: int) -> tuple[str, ...]:
        """What a seat can do besides picking."""
        game = self.table.game
        if game is None or seat < 0 or self.table.status != "playing":
            return ()
        flags: tuple[str, ...] = ("can_undo",) if game.can_undo(seat) else ()
        if game.undone and game.actor == seat:
            flags += ("can_redo",)
        if any(game.independent_frames()[number - len(game.log)].actor == seat for number in game.waiting):
            flags += ("early",)
        return flags

    def info(self) -> TableInfo:
        """The table in public."""
        return info.table_info(self.table, self.names, self.connected())

    # Coming and going

    def admit(self, person: str, link: str = "") -> int:
        """The seat of a person, or SPECTATOR for who may look on. Refused as if there were no such table."""
        table = self.table
        seat = table.seat_of(person)
        if seat >= 0 or person == table.host:
            return seat if seat >= 0 else SPECTATOR
        invited = self.invites(link)
        watch, listed = table.wish.watch, table.wish.listed
        if table.status == "gathering":
            allowed = invited or listed
        else:
            allowed = (invited and watch != "none") or (listed and watch == "all")
        if not allowed:
            raise Refused("problem-no_table", 404)
        return SPECTATOR

    def invites(self, link: str) -> bool:
        """Whether this is the table's link."""
        return secrets.compare_digest(link.encode(), self.link.encode())

    async def connect(self, listener: Listener) -> None:
        """Somebody is here: they get the whole view, the others see who is connected."""
        async with self.steady():
            listener.seat = self.admit(listener.person, listener.link)
            self.opened()
            self.listeners[listener.seat].add(listener)
            self.tell([], newcomer=listener)

    async def disconnect(self, listener: Listener) -> None:
        """Somebody is gone."""
        async with self.lock:
            self.used = time.monotonic()
            self.listeners[listener.seat].discard(listener)
            self.last_here[listener.seat] = now_ms()
            if listener.seat >= 0 and not self.listeners[listener.seat] and not self.broken:
                self.tell([])
            self.services.hall.presence.note(self)

    def steady(self) -> Steady:
        """The table while nothing changes: `async with room.steady() as table`. All that it shows is kept."""
        return Steady(self)

    def close(self) -> None:
        """Put the room out of memory; the table stays in the store."""
        self.driver.stop()
