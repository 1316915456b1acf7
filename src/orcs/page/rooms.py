"""Rooms: the tables in memory. A command is done, its fact stored, everybody told; what is due waits for its time."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from orcs.bots.levels import LEVELS
from orcs.engine.known import plain_known
from orcs.engine.view import View
from orcs.page.store import INDEX, Store
from orcs.tables.audience import Audience, Listener
from orcs.tables.commands import Create, Pick, TableCommand, TimeOut
from orcs.tables.due import Due
from orcs.tables.facts import AnyFact, Created, write_fact
from orcs.tables.fold import Rows, StoredTable, fold
from orcs.tables.info import table_info
from orcs.tables.jobs import AnyJob, AnyReply, Choose, Chosen
from orcs.tables.messages import TableInfo
from orcs.tables.records import Details, Record, deal_of, make_record, pack, unpack
from orcs.tables.refusal import Refused
from orcs.tables.table import Table
from orcs.tables.thinking import TableRules, habitual_pick

PATIENCE: Final = 5.0
"""How many seconds longer than it may think a bot is waited for."""
LINGER: Final = 3_000
"""How many milliseconds a table stays in memory that nobody looks at."""

Ask = Callable[[AnyJob, Callable[[AnyReply], None]], None]
"""Lets another worker do a job, and what to do with the reply."""


class StoredRecord(Struct):
    """A finished game as it is stored."""

    ending: str
    text: str
    details: Details
    events: str | None = None

    def record(self, id: str) -> Record:
        """The record."""
        return Record(id, self.ending, self.text, self.details, None if self.events is None else unpack(self.events))


class Result(Struct):
    """Of a finished game: what is the same for all games with the same deal, and the points."""

    deal: str
    scores: list[dict[str, Any]]


class Row(Struct, omit_defaults=True):
    """A table as lists have it."""

    info: TableInfo
    changed: int
    result: Result | None = None


class Waiting:
    """Something that happens at a table by itself at a time, once it is known what."""

    __slots__ = ("at", "command")

    def __init__(self, at: int, command: TableCommand | None) -> None:
        self.at = at
        self.command = command


class Room:
    """A table, everybody connected to it, and what is due there."""

    def __init__(self, store: Store, ask: Ask, table: Table, link: str, names: dict[str, str], rows: Rows) -> None:
        self.store = store
        self.ask = ask
        self.id = table.id
        self.table = table
        self.link = link
        self.names = names
        self.rows = rows
        self.audience = Audience(table, link, names)
        self.snapshot_turn = table.turn_mark()
        self.waiting: dict[object, Waiting] = {}
        self.result: Result | None = None
        self.used = 0

    def key(self, name: str) -> str:
        """The key of a part of the table."""
        return f"tables/{self.id}/{name}"

    # Changing

    def do(self, command: TableCommand, now: int, listener: Listener | None = None, ref: int | None = None) -> None:
        """Carry a command out, store it, then tell everybody."""
        was = self.table.status
        progress = self.table.do(command, now)
        self.append(progress.fact, was)
        self.used = now
        self.plan(now)
        self.audience.broadcast(self.table, progress.events, listener, ref, undone=progress.undone)

    def append(self, fact: AnyFact, was: str) -> None:
        """Store a fact that the table has followed already; it was in this status before."""
        table = self.table
        if table.status == "over" and was == "playing":
            record, _ = make_record(table, self.rows, fact)
            stored = StoredRecord(
                record.ending, record.text, record.details, None if record.events is None else pack(record.events)
            )
            self.store.put(f"records/{self.id}/record", encode(stored))
            self.result = Result(deal_of(table, record.details.nonces), record.details.scores)
            self.store.put(self.key("result"), encode(self.result))
        data = write_fact(fact)
        self.rows.append((table.seq, table.changed, data))
        self.store.put(self.key(f"{table.seq:08}"), encode([table.changed, data]))
        if (turn := table.turn_mark()) != self.snapshot_turn and table.can_be_held():
            self.store.put(self.key("snapshot"), encode([table.seq, table.snapshot()]))
            self.snapshot_turn = turn
        self.store.put(INDEX + self.id, encode(Row(self.info(), table.changed, self.result)))

    def name(self, person: str, name: str) -> None:
        """Call somebody at the table by a name."""
        if self.names.get(person) != name:
            self.names[person] = name
            self.store.put(self.key("names"), encode(self.names))

    # What is due

    def plan(self, now: int) -> None:
        """Wait for what is due now, and for nothing else."""
        wanted = {due.key: due for due in self.table.due()}
        self.waiting = {key: each for key, each in self.waiting.items() if key in wanted}
        for key, due in wanted.items():
            if key not in self.waiting:
                self.waiting[key] = self.wait_for(due, now)

    def wait_for(self, due: Due, now: int) -> Waiting:
        """What happens when something is due; a bot has to think first."""
        ask = due.ask
        if due.by == "clock":
            return Waiting(due.at, TimeOut(ask.seat, ask.id))
        if due.by == "auto":
            return Waiting(now + random.choice(due.delays), Pick(ask.seat, ask.id, ask.options[0], "auto"))
        if len(ask.options) == 1:
            return Waiting(due.at, Pick(ask.seat, ask.id, ask.options[0], "bot"))
        waiting = Waiting(due.at, None)

        def picked(pick: str) -> None:
            waiting.command = Pick(ask.seat, ask.id, pick, "bot")

        self.think(self.table.playing.view(ask.seat), self.table.seats[ask.seat].level, ask.options, picked)
        return waiting

    def think(self, seen: View, level: str, options: list[str], picked: Callable[[str], None]) -> None:
        """Let a bot think about what a seat should pick, seeing what that seat sees. One that fails picks by habit."""
        seed, seconds = secrets.randbits(31), LEVELS[level].seconds
        job = Choose(
            limit=seconds + PATIENCE,
            level=level,
            rules=TableRules.of(self.table.playing),
            view=plain_known(seen),
            options=options,
            seconds=seconds,
            seed=seed,
        )

        def replied(reply: AnyReply) -> None:
            good = isinstance(reply, Chosen) and reply.pick in options
            picked(reply.pick if good and isinstance(reply, Chosen) else habitual_pick(seen, options, seed))

        self.ask(job, replied)

    def go_on(self, now: int) -> None:
        """Do what is due by now."""
        while ready := [each for each in self.waiting.values() if each.command is not None and each.at <= now]:
            command = min(ready, key=lambda each: each.at).command
            assert command is not None
            self.do(command, now)

    def wakes(self) -> int | None:
        """When something happens next that is known by now; the end of the room among it, if nobody looks."""
        known = [each.at for each in self.waiting.values() if each.command is not None]
        if not self.audience.everybody() and not self.busy():
            known.append(self.used + LINGER)
        return min(known, default=None)

    def busy(self) -> bool:
        """Whether something goes on by itself. Clocks wait until somebody opens the table again."""
        return any(not isinstance(each.command, TimeOut) for each in self.waiting.values())

    # Looking, coming and going

    def stored(self) -> StoredTable:
        """What is stored of the table, but for its snapshot."""
        return StoredTable(self.id, self.link, None, 0, self.rows)

    def info(self) -> TableInfo:
        """The table as lists have it."""
        return table_info(self.table, self.names)

    def show(self) -> TableInfo:
        """The table, with its link."""
        info = self.audience.info(self.table)
        info.link = self.link
        return info

    def connect(self, listener: Listener, now: int) -> None:
        """Somebody is here: they get the whole view, the others see who is connected."""
        self.used = now
        self.audience.add(self.table, listener)
        self.plan(now)
        self.audience.broadcast(self.table, [], newcomer=listener)

    def disconnect(self, listener: Listener, now: int) -> None:
        """Somebody is gone."""
        self.used = now
        if self.audience.remove(listener, now):
            self.audience.broadcast(self.table, [])

    def idle(self, now: int) -> bool:
        """Whether nobody needs the table in memory."""
        return not self.audience.everybody() and not self.busy() and now - self.used >= LINGER


class Hall:
    """All tables in memory, by id."""

    def __init__(self, store: Store, ask: Ask) -> None:
        self.store = store
        self.ask = ask
        self.rooms: dict[str, Room] = {}

    def room(self, id: str, now: int) -> Room:
        """The room of a table. Refused if there is no such table, or another tab has it."""
        if id not in self.rooms:
            entries = self.store.shelf(f"tables/{id}/")
            if not entries:
                raise Refused("problem-no_table", 404)
            self.rooms[id] = self.load(id, entries, now)
        return self.rooms[id]

    def load(self, id: str, entries: dict[str, str], now: int) -> Room:
        """The room of a stored table."""
        stored = stored_table(id, entries)
        try:
            table, repair = fold(stored)
        except ValueError as error:
            raise Refused("problem-broken_table", 500) from error
        names = msgspec.json.decode(entries[f"tables/{id}/names"], type=dict[str, str])
        room = Room(self.store, self.ask, table, stored.link, names, stored.rows)
        if (result := entries.get(room.key("result"))) is not None:
            room.result = msgspec.json.decode(result, type=Result)
        if repair is not None:
            room.do(repair, now)
        room.used = now
        room.plan(now)
        return room

    def create(self, fact: Created, names: dict[str, str], now: int) -> Room:
        """A new table."""
        table = Table(new_id())
        table.do(Create(fact), now)
        room = Room(self.store, self.ask, table, new_id(), names, [])
        self.store.add_shelf(f"tables/{table.id}/")
        self.store.put(room.key("link"), room.link)
        self.store.put(room.key("names"), encode(names))
        room.append(fact, "")
        room.used = now
        self.rooms[table.id] = room
        return room

    def put_out(self, now: int) -> None:
        """Drop tables from memory that nobody needs there; another tab may have them then."""
        self.rooms = {room.id: room for room in self.rooms.values() if not room.idle(now)}

    def shelves(self) -> set[str]:
        """The shelves of all tables in memory."""
        return {f"tables/{name}/" for name in self.rooms}


def stored_table(id: str, entries: dict[str, str]) -> StoredTable:
    """A table from the entries of its shelf."""
    prefix = f"tables/{id}/"
    rows: Rows = []
    for key in sorted(entries):
        if (name := key.removeprefix(prefix)).isdecimal():
            at, data = msgspec.json.decode(entries[key], type=tuple[int, str])
            rows.append((int(name), at, data))
    seq, snapshot = 0, None
    if (text := entries.get(f"{prefix}snapshot")) is not None:
        seq, snapshot = msgspec.json.decode(text, type=tuple[int, str])
    return StoredTable(id, entries[f"{prefix}link"], snapshot, seq, rows)


def encode(value: object) -> str:
    """A value as it is stored."""
    return msgspec.json.encode(value).decode()


def new_id() -> str:
    """A name that no other table has."""
    return secrets.token_hex(8)
