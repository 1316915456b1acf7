"""The store of finished games, and the replays that people look at."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from threading import Lock
from typing import Final, Protocol, TypeVar

import msgspec

from orcs.server.store import Store, Transaction
from orcs.tables.links import replay_link
from orcs.tables.records import Details, Record, replay_of, unpack
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay

log = logging.getLogger("orcs.server")

Result = TypeVar("Result")
REPLAYS: Final = 16
"""How many replays are held in memory."""


class Away(Protocol):
    """Does work away from the event loop, and may refuse to."""

    async def __call__(self, work: Callable[[], Result], /) -> Result: ...


@dataclass(frozen=True)
class Found:
    """A record that a person may read: whether everybody may, and its checksum."""

    id: str
    public: bool
    checksum: str


def checksum(text: str, details: str, events: str | None) -> str:
    """Shows whether a stored record was changed."""
    return hashlib.sha256("\0".join([text, details, events or ""]).encode()).hexdigest()


def finding(id: str, person: str, link: str) -> Callable[[Transaction], Found]:
    """The work that finds a record. Refused as if there were none if the person may not read it, or the game
    is not over."""

    def work(tx: Transaction) -> Found:
        rows = tx.query(
            "SELECT r.public, r.checksum, t.host, t.link, t.watch FROM records r JOIN tables t ON t.id = r.table_id"
            " WHERE r.table_id = ?",
            id,
        )
        if rows:
            public, stamp, host, own_link, watch = rows[0]
            invited = watch != "none" and secrets.compare_digest(link.encode(), own_link.encode())
            own = bool(person) and (
                host == person or bool(tx.query("SELECT 1 FROM seats WHERE table_id = ? AND person = ?", id, person))
            )
            if public or invited or own:
                return Found(id, bool(public), stamp)
        raise Refused("problem-no_record", 404)

    return work


def reading(id: str) -> Callable[[Transaction], Record]:
    """The work that reads a record that was found. Refused if it is not as it was written."""

    def work(tx: Transaction) -> Record:
        rows = tx.query("SELECT ending, record, details, events, checksum FROM records WHERE table_id = ?", id)
        if not rows:
            raise Refused("problem-no_record", 404)
        ending, text, details, events, stamp = rows[0]
        if checksum(text, details, events) != stamp:
            log.error("a record was changed", extra={"table": id})
            raise Refused("problem-record_damaged", 500)
        lines = None if events is None else unpack(events)
        return Record(id, ending, text, msgspec.json.decode(details, type=Details), lines)

    return work


class SharedReplay:
    """A replay that many requests look at, one at a time, away from the event loop."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.lock = Lock()

    def look(self, work: Callable[[Replay], Result]) -> Result:
        """What work finds in the replay. Not for the event loop."""
        with self.lock:
            return work(self.replay)


class Records:
    """The finished games of this server, and the replays that are looked at now."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.replays: OrderedDict[str, asyncio.Task[SharedReplay]] = OrderedDict()

    async def find(self, id: str, person: str, link: str = "") -> Found:
        """A record that a person may read."""
        return await self.store.read(finding(id, person, link))

    async def read(self, found: Found) -> Record:
        """All of a record."""
        return await self.store.read(reading(found.id))

    async def replay(self, found: Found, away: Away) -> SharedReplay:
        """The replay of a record, made by what takes work away from the event loop; those used last stay in memory."""
        return await self.hold(f"{found.id} {found.checksum}", lambda: self.load(found, away))

    async def linked(self, packed: str, away: Away) -> SharedReplay:
        """The replay of a game in a link, likewise."""

        async def load() -> SharedReplay:
            return await away(lambda: SharedReplay(replay_link(packed)))

        return await self.hold(f"link {hashlib.sha256(packed.encode()).hexdigest()}", load)

    async def hold(self, key: str, load: Callable[[], Coroutine[None, None, SharedReplay]]) -> SharedReplay:
        """A replay that is held in memory, loaded if it is not there."""
        task = self.replays.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.replays[key] = asyncio.create_task(load())
        self.replays.move_to_end(key)
        while len(self.replays) > REPLAYS:
            self.replays.popitem(last=False)
        return await asyncio.shield(task)

    async def load(self, found: Found, away: Away) -> SharedReplay:
        """Read and replay a record."""
        record = await self.read(found)
        return await away(lambda: SharedReplay(replay_of(record)))
