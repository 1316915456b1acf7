"""Recording: the record of a game, made once when it ends."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from orcs import ProvableDealer, plain_score
from orcs.engine import notation
from orcs.server import keeping
from orcs.server.records import Details, Moment, checksum
from orcs.server.replays import Replay
from orcs.server.steps import AnyFact, Created, Played, Reverted, Started
from orcs.server.store import Store, Transaction
from orcs.server.table import Table

log = logging.getLogger("orcs.server")

INSERT: Final = (
    "INSERT INTO records (table_id, ended, ending, seats, people, modules, public, deal, record, details, events,"
    " checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SEAT: Final = "INSERT INTO record_seats (table_id, seat, person, name, won) VALUES (?, ?, ?, ?, ?)"


def text_of(table: Table) -> str:
    """The text record. Where a part of a game was not dealt by its own seed (taken over from another game, or before a
    turn that was taken back), the record names none."""
    text = table.playing.save()
    if not (table.from_here or table.dealt_before):
        return text
    record = notation.read(text)
    record.fields = {name: record.fields[name] for name in notation.HEADER} | {"deal": "manual"}
    return notation.write(record)


def deal_of(table: Table, nonces: Sequence[str]) -> str:
    """What games have in common that are dealt alike."""
    header = table.playing.header()
    own = table.id if table.from_here or table.dealt_before else ""
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


def pack(lines: Sequence[str]) -> str:
    """Lines, made small."""
    return base64.b64encode(zlib.compress("\n".join(lines).encode())).decode()


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
        own=table.dealt_before or taken,
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


async def finish(store: Store, table: Table, last: AnyFact, names: Mapping[str, str]) -> Callable[[Transaction], None]:
    """The work that keeps the record of a game that the last step, which is not kept yet, has ended."""
    kept = await store.read(keeping.reading(table.id))
    assert kept is not None
    steps = [(at, fact) for _, at, fact in keeping.valid_steps(kept.steps)]
    steps.append((table.changed, last))
    return await asyncio.to_thread(writing, table, steps, names)
