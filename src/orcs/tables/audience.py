"""Audience: everybody connected to a table, and what each of them is sent when it changes."""

from __future__ import annotations

import hmac
from collections import defaultdict
from typing import Any, Protocol

from orcs.engine.core import Event
from orcs.engine.game import Game
from orcs.tables import info, wire
from orcs.tables.info import Watchers
from orcs.tables.messages import TableInfo
from orcs.tables.refusal import Refused
from orcs.tables.state import GONE_AFTER
from orcs.tables.steps import step_bytes
from orcs.tables.table import Table

SPECTATOR = wire.SPECTATOR
MOST_NAMES = 12
"""How many of those who look on are named."""


class Listener(Protocol):
    """A person connected to a table."""

    seat: int
    person: str
    name: str
    link: str

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting for it to arrive."""

    def shut_out(self, why: str = "problem-banned") -> None:
        """End the connection: its person was banned, or may no longer watch."""


class Audience:
    """The listeners of a table by seat, and the views that they were sent last."""

    __slots__ = (
        "elsewhere",
        "last_here",
        "link",
        "listeners",
        "names",
        "placed",
        "section_doc",
        "section_key",
        "sheets",
        "told",
    )

    def __init__(self, table: Table, link: str, names: dict[str, str]) -> None:
        self.link = link
        self.names = names
        self.listeners: dict[int, set[Listener]] = defaultdict(set)
        self.elsewhere: set[int] = set()
        """The seats that are connected through other processes."""
        self.last_here: dict[int, int] = {}
        """When the people who were connected here hung up."""
        self.sheets: wire.Sheets | None = None
        self.section_key: tuple[object, ...] = ()
        self.section_doc: dict[str, Any] = {}
        self.told = table.seq
        """The last fact that everybody has heard of."""
        self.placed = ""

    # Coming and going

    def admit(self, table: Table, person: str, link: str = "") -> int:
        """The seat of a person, or SPECTATOR for whoever may watch. Others are refused as if there were no table."""
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
        return hmac.compare_digest(link.encode(), self.link.encode())

    def everybody(self) -> list[Listener]:
        """All who are connected."""
        return [listener for listeners in self.listeners.values() for listener in listeners]

    def add(self, table: Table, listener: Listener) -> None:
        """Add a person. The next broadcast must include the newcomer, who gets the whole view."""
        listener.seat = self.admit(table, listener.person, listener.link)
        self.open_sheets(table)
        self.listeners[listener.seat].add(listener)

    def remove(self, listener: Listener, now: int) -> bool:
        """Remove a person. Whether the others can see that: a seat is no longer connected, or there are fewer
        spectators.
        """
        self.last_here[listener.seat] = now
        self.listeners[listener.seat].discard(listener)
        return listener.seat == SPECTATOR or not self.listeners[listener.seat]

    def connected(self) -> set[int]:
        """The seats whose people are connected, here or through another process."""
        return self.elsewhere | self.connected_here()

    def connected_here(self) -> set[int]:
        """The seats that are connected through this process, the spectators' among them."""
        return {seat for seat, listeners in self.listeners.items() if listeners}

    def watchers(self) -> Watchers:
        """The spectators in this process: a person with several windows counts once, strangers count one by one."""
        some = self.listeners.get(SPECTATOR)
        if not some:
            return info.NOBODY
        people = {listener.person: listener.name for listener in some if listener.person}
        nobodies = sum(not listener.person for listener in some)
        return Watchers(len(people) + nobodies, sorted(people.values())[:MOST_NAMES])

    def present(self, now: int) -> set[int]:
        """The seats that are connected, or were a moment ago: a line may break for a while."""
        return self.connected() | {seat for seat, left in self.last_here.items() if now - left < GONE_AFTER}

    def place(self, table: Table) -> set[Listener]:
        """Let everybody listen from where they sit now; returns those who have moved. Whoever may not watch the game,
        though they could see the table before, is shut out. During the game nobody changes places."""
        moved: set[Listener] = set()
        if self.placed == table.status == "playing":
            return moved
        self.placed = table.status
        for listener in self.everybody():
            try:
                seat = self.admit(table, listener.person, listener.link)
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

    # Sending

    def broadcast(
        self,
        table: Table,
        events: list[Event],
        asker: Listener | None = None,
        ref: int | None = None,
        newcomer: Listener | None = None,
        *,
        undone: bool = False,
    ) -> bool:
        """Send everybody what has changed. A newcomer, and whoever listens from another seat than before, gets the
        whole view. Returns whether anybody has moved."""
        game: Game | None = table.game
        base, self.told = self.told, table.seq
        moved = self.place(table)
        if newcomer is not None:
            moved.add(newcomer)
        if not any(self.listeners.values()):
            self.put_away()
            return False
        sheets = self.open_sheets(table)
        sheets.turn(game, self.section(table), info.moving_doc(table))
        told = wire.EventBytes(game, events)
        for seat, listeners in self.listeners.items():
            if not listeners:
                sheets.own.pop(seat, None)
                continue
            flags = self.flags(table, seat)
            message = step_bytes(
                table.seq,
                sheets.change,
                own=sheets.own_change(game, seat),
                base=base,
                events=told.bytes_for(seat),
                ask=self.ask_bytes(table, seat),
                flags=(*flags, "undone") if undone else flags,
            )
            for listener in listeners:
                if listener in moved:
                    continue
                if listener is asker and ref is not None:
                    listener.send(b'%s,"ref":%d}' % (message[:-1], ref))
                else:
                    listener.send(message)
        for listener in moved:
            listener.send(self.view(table, listener.seat, ref if listener is asker else None))
        return bool(moved)

    def view(self, table: Table, seat: int, ref: int | None = None) -> bytes:
        """The whole Step as a seat or spectator sees it now."""
        whole = self.open_sheets(table).whole(table.game, seat)
        if not any(self.listeners.values()):
            self.put_away()
        return step_bytes(table.seq, whole, ask=self.ask_bytes(table, seat), flags=self.flags(table, seat), ref=ref)

    def put_away(self) -> None:
        """Nobody is connected: keep nothing that was sent."""
        self.listeners.clear()
        self.sheets = None
        self.section_key = ()
        self.section_doc = {}

    def open_sheets(self, table: Table) -> wire.Sheets:
        """The views as they were sent last."""
        if self.sheets is None:
            self.sheets = wire.Sheets()
            self.sheets.turn(table.game, self.section(table), info.moving_doc(table))
        return self.sheets

    def section(self, table: Table) -> dict[str, Any]:
        """The `table` section of everybody's view, made once as long as nothing in it changes that a pick does not."""
        away = [seat.away for seat in table.seats]
        key = (table, table.talks, table.status, away, self.connected(), self.watchers(), self.names.copy())
        if key != self.section_key:
            self.section_key = key
            self.section_doc = info.info_doc(table, self.names, self.connected(), self.watchers())
        return self.section_doc

    def ask_bytes(self, table: Table, seat: int) -> bytes:
        """The question to a seat, if there is one for it."""
        ask = None if table.paused else table.ask_of(seat)
        return b"" if ask is None else wire.ask_bytes(table.playing, ask)

    def flags(self, table: Table, seat: int) -> tuple[str, ...]:
        """What a seat can do besides picking."""
        game: Game | None = table.game
        if game is None or seat < 0 or table.status != "playing":
            return ()
        flags: tuple[str, ...] = ("can_undo",) if game.can_undo(seat) else ()
        if game.undone and game.actor == seat:
            flags += ("can_redo",)
        for number in game.waiting:
            if game.independent_frames()[number - len(game.log)].actor == seat:
                flags += ("early",)
                break
        return flags

    def info(self, table: Table) -> TableInfo:
        """The table in public."""
        return info.table_info(table, self.names, self.connected(), self.watchers())
