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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from orcs import EditionError, ProvableDealer, RecordError, plain_score
from orcs.engine import notation
from orcs.server import keeping
from orcs.server.errors import Refused
from orcs.server.replays import Replay
from orcs.server.steps import AnyFact, Created, Played, Reverted, Started
from orcs.server.store import Store, Transaction
from orcs.server.table import Table

log = logging.getLogger("orcs.server")

REPLAYS: Final = 16
"""How many replays are held in memory."""
INSERT: Final = (
    "INSERT INTO records (table_id, ended, ending, seats, people, modules, public, deal, record, details, events,"
    " checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SEAT: Final = "INSERT INTO record_seats (table_id, seat, person, name, won) VALUES (?, ?, ?, ?, ?)"


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


# Writing


def text_of(table: Table) -> str:
    """The text record. What a game took over from another was not dealt by its own seed, so the record of such a game
    names none."""
    text = table.playing.save()
    if not table.from_here:
        return text
    record = notation.read(text)
    record.fields = {name: record.fields[name] for name in notation.HEADER} | {"deal": "manual"}
    return notation.write(record)


def deal_of(table: Table, nonces: Sequence[str]) -> str:
    """What games have in common that are dealt alike."""
    header = table.playing.header()
    own = table.id if table.from_here else ""
    parts = [table.seed, " ".join(nonces), header["edition"], header["modules"], str(len(table.seats)), own]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def moments_of(steps: Sequence[tuple[int, AnyFact]]) -> list[Moment]:
    """When each part of the game was played."""
    lines, found = 0, list[Moment]()
    for at, fact in steps:
        if isinstance(fact, (Started, Reverted)):
            lines += len(fact.lines)
            found.append(Moment(lines, at, 0, "deal"))
        elif isinstance(fact, Played):
            lines += len(fact.lines)
            found.append(Moment(lines, at, fact.seat + 1, fact.by))
    return found


def replayed_events(id: str, text: str, digest: str) -> list[list[str]] | None:
    """The events of each line. None if the game was played by other rules in part, so that nobody can tell."""
    try:
        replay = Replay(text)
        if replay.game.digest == digest:
            return [replay.lines(number) for number in range(replay.last + 1)]
    except Exception:
        # The end of a game must never fail because of its record.
        log.exception("the events of a game cannot be told", extra={"table": id})
    return None


def checksum(text: str, details: str, events: str | None) -> str:
    """What shows whether a kept record was changed."""
    return hashlib.sha256("\0".join([text, details, events or ""]).encode()).hexdigest()


def pack(lines: Sequence[str]) -> str:
    """Lines, made small."""
    return base64.b64encode(zlib.compress("\n".join(lines).encode())).decode()


def unpack(packed: str) -> list[str]:
    """The lines again."""
    text = zlib.decompress(base64.b64decode(packed)).decode()
    return text.split("\n") if text else []


def writing(
    table: Table, steps: Sequence[tuple[int, AnyFact]], names: Mapping[str, str]
) -> Callable[[Transaction], None]:
    """The work that keeps the record of a game that has just ended. Making it takes as long as a replay."""
    game = table.playing
    text = text_of(table)
    told = replayed_events(table.id, text, game.digest)
    dealer = game.dealer.source()
    nonces = dealer.nonces if isinstance(dealer, ProvableDealer) else []
    taken = next((len(fact.record) for _, fact in steps if isinstance(fact, Created)), 0)
    details = Details(
        scores=[plain_score(game.rules, score) for score in game.scores()],
        moments=moments_of(steps),
        seed=table.seed,
        nonces=nonces,
        digest=game.digest,
        told=[] if told is None else [len(lines) for lines in told],
        own=taken,
    )
    written = msgspec.json.encode(details).decode()
    events = None if told is None else pack([line for lines in told for line in lines])
    row = (
        table.id,
        table.ended,
        table.ending,
        len(table.seats),
        sum(seat.kind == "person" for seat in table.seats),
        f" {' '.join(sorted(table.wish.modules))} ",
        int(table.wish.listed and table.wish.watch == "all"),
        deal_of(table, nonces),
        text,
        written,
        events,
        checksum(text, written, events),
    )
    people = [
        (table.id, number + 1, seat.person, names.get(seat.person, "").casefold(), int(number in table.winners))
        for number, seat in enumerate(table.seats)
        if seat.kind == "person"
    ]

    def work(tx: Transaction) -> None:
        tx.execute(INSERT, *row)
        for person in people:
            tx.execute(INSERT_SEAT, *person)

    return work


# Reading


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

    async def finish(self, table: Table, last: AnyFact, names: Mapping[str, str]) -> Callable[[Transaction], None]:
        """The work that keeps the record of a game that the last step, which is not kept yet, has ended."""
        kept = await self.store.read(keeping.reading(table.id))
        assert kept is not None
        steps = [(at, fact) for _, at, fact in keeping.valid_steps(kept.steps)]
        steps.append((table.changed, last))
        return await asyncio.to_thread(writing, table, steps, names)

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
