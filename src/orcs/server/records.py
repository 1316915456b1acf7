"""Records: finished games as they are kept for ever. Text, points and events are made once, when the game ends, so that
a later change of the rules changes none of them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from orcs import EditionError, RecordError
from orcs.server.errors import Refused
from orcs.server.replays import Replay
from orcs.server.store import Store, Transaction

log = logging.getLogger("orcs.server")

REPLAYS: Final = 16
"""How many replays are held in memory."""


class Moment(Struct, array_like=True):
    """When a step was played: how many lines the record had then, the seat from 1 (0 for the deal), and who picked."""

    lines: int
    at: int
    seat: int
    by: str


class Details(Struct):
    """What the text of a record does not say. `told` is how many events each line caused, the opening first; `own` is
    the first line that the game's own seed dealt after."""

    scores: list[dict[str, Any]]
    moments: list[Moment]
    seed: str
    nonces: list[str]
    digest: str
    told: list[int]
    own: int = 0


@dataclass(frozen=True)
class Kept:
    """A record as it is read: its text, its details, its events one line each, None if they could not be made."""

    id: str
    ending: str
    text: str
    details: Details
    events: list[str] | None

    def by_line(self) -> list[list[str]]:
        """The events of each line of the record."""
        events, grouped = iter(self.events or ()), list[list[str]]()
        for count in self.details.told:
            grouped.append([next(events) for _ in range(count)])
        return grouped


@dataclass(frozen=True)
class Found:
    """Where a record stands, for somebody who may read it."""

    id: str
    public: bool
    checksum: str


def checksum(text: str, details: str, events: str | None) -> str:
    """What shows whether a kept record was changed."""
    return hashlib.sha256("\0".join([text, details, events or ""]).encode()).hexdigest()


def unpack(packed: str) -> list[str]:
    """The lines again."""
    text = zlib.decompress(base64.b64decode(packed)).decode()
    return text.split("\n") if text else []


@dataclass(frozen=True)
class Outline:
    """A text record as far as it can be read without its rules: header, lines (actor and pick), result."""

    header: dict[str, str]
    lines: list[tuple[str, str]]
    result: str


def outline(text: str) -> Outline:
    """A text record taken apart, of whatever version of the rules."""
    header: dict[str, str] = {}
    lines: list[tuple[str, str]] = []
    for line in text.split("\n")[1:]:
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            actor, _, pick = rest.partition(" ")
            lines.append((actor, pick))
        elif word.endswith(":") and word not in ("table:", "checksum:"):
            header[word[:-1]] = rest
    header.pop("events", None)
    return Outline(header, lines, header.pop("result", ""))


def finding(id: str, person: str, link: str) -> Callable[[Transaction], Found]:
    """The work that finds a record. Refused as if there were none: to those who may not read it, and of every game
    that is not over."""

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


def reading(id: str) -> Callable[[Transaction], Kept]:
    """The work that reads a record that was found. Refused if it is not as it was written."""

    def work(tx: Transaction) -> Kept:
        rows = tx.query("SELECT ending, record, details, events, checksum FROM records WHERE table_id = ?", id)
        if not rows:
            raise Refused("problem-no_record", 404)
        ending, text, details, events, stamp = rows[0]
        if checksum(text, details, events) != stamp:
            log.error("a record was changed", extra={"table": id})
            raise Refused("problem-record_damaged", 500)
        lines = None if events is None else unpack(events)
        return Kept(id, ending, text, msgspec.json.decode(details, type=Details), lines)

    return work


def replaying(kept: Kept) -> Replay:
    """The replay of a record. Refused if today's rules cannot even begin it."""
    try:
        return Replay(kept.text, kept.details.digest, kept.by_line())
    except (RecordError, EditionError) as error:
        raise Refused("problem-record_rules", 409) from error


class Records:
    """The finished games of this server, and the replays that are looked at now."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.replays: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()

    async def find(self, id: str, person: str, link: str = "") -> Found:
        """A record that somebody may read."""
        return await self.store.read(finding(id, person, link))

    async def read(self, found: Found) -> Kept:
        """All of a record."""
        return await self.store.read(reading(found.id))

    async def replay(self, found: Found) -> Replay:
        """The replay of a record; those used last stay in memory."""
        key = f"{found.id} {found.checksum}"
        task = self.replays.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.replays[key] = asyncio.create_task(self.load(found))
        self.replays.move_to_end(key)
        while len(self.replays) > REPLAYS:
            self.replays.popitem(last=False)
        return await asyncio.shield(task)

    async def load(self, found: Found) -> Replay:
        """Read and replay a record."""
        kept = await self.read(found)
        return await asyncio.to_thread(replaying, kept)
