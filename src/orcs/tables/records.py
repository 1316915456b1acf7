"""Records: finished games. Text, points and events are made once, when the game ends, so that a later change of the
rules changes none of them."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from orcs import EditionError, Game, PickError, ProvableDealer, RecordError, plain_score
from orcs.engine import notation
from orcs.engine.retelling import Retelling
from orcs.tables.facts import AnyFact, Created, Played, Reverted, Started
from orcs.tables.fold import Rows, valid_facts
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay
from orcs.tables.table import Table


class Moment(Struct, array_like=True):
    """When a fact was played: how many lines the record had then, the seat from 1 (0 for the deal), and who picked."""

    lines: int
    at: int
    seat: int
    by: str


class Details(Struct):
    """What the text of a record leaves out. `told` is how many events each line caused, the opening first; `own` is
    the first line that the game's own seed dealt after."""

    scores: list[dict[str, Any]]
    moments: list[Moment]
    seed: str
    nonces: list[str]
    digest: str
    told: list[int]
    own: int = 0


@dataclass(frozen=True)
class Record:
    """A finished game: its text, its details, its events one line each (None if they could not be told)."""

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


def replay_of(record: Record) -> Replay:
    """The replay of a record. Refused if today's rules cannot even begin it."""
    try:
        return Replay(record.text, record.details.digest, record.by_line())
    except (RecordError, EditionError) as error:
        raise Refused("problem-record_rules", 409) from error


def pack(lines: Sequence[str]) -> str:
    """Lines, compressed."""
    return base64.b64encode(zlib.compress("\n".join(lines).encode())).decode()


def unpack(packed: str) -> list[str]:
    """Lines that `pack` has compressed."""
    text = zlib.decompress(base64.b64decode(packed)).decode()
    return text.split("\n") if text else []


# Made when a game ends


def make_record(table: Table, rows: Rows, last: AnyFact) -> tuple[Record, Exception | None]:
    """The record of a game that the last fact, which is not among the rows, has ended. The rows are not needed if the
    table knows its moments. The error says why its events cannot be told. It takes as long as a replay."""
    facts = [(at, fact) for _, at, fact in valid_facts(rows)] + [(table.changed, last)]
    moments = moments_of(facts) if table.moments is None else [Moment(*each) for each in table.moments]
    game = table.playing
    text = text_of(table)
    events, problem = retold(game)
    dealer = game.dealer.source()
    taken = next((len(fact.record) for _, fact in facts if isinstance(fact, Created)), 0)
    details = Details(
        scores=[plain_score(game.rules, score) for score in game.scores()],
        moments=moments,
        seed=table.seed,
        nonces=dealer.nonces if isinstance(dealer, ProvableDealer) else [],
        digest=game.digest,
        told=[] if events is None else [len(lines) for lines in events],
        own=table.dealt_before or taken,
    )
    told = None if events is None else [line for lines in events for line in lines]
    return Record(table.id, table.ending, text, details, told), problem


def text_of(table: Table) -> str:
    """The text record. Where a part of a game was not dealt by its own seed (taken over from another game, or before a
    turn that was taken back), the record names none."""
    text = table.playing.save()
    if not (table.from_here or table.dealt_before):
        return text
    record = notation.read(text)
    kept = (*notation.HEADER, "house_rules")
    record.fields = {name: record.fields[name] for name in kept if name in record.fields} | {"deal": "manual"}
    return notation.write(record)


def deal_of(table: Table, nonces: Sequence[str]) -> str:
    """A hash that is the same for all games with the same deal."""
    header = table.playing.header()
    own = table.id if table.from_here or table.dealt_before else ""
    parts = [table.seed, " ".join(nonces), header["edition"], header["modules"], str(len(table.seats)), own]
    parts += [header["house_rules"]] if "house_rules" in header else []
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def moments_of(facts: Iterable[tuple[int, AnyFact]]) -> list[Moment]:
    """When each part of the game was played."""
    lines, found = 0, list[Moment]()
    for at, fact in facts:
        if isinstance(fact, (Started, Reverted)):
            lines += len(fact.lines)
            found.append(Moment(lines, at, 0, "deal"))
        elif isinstance(fact, Played):
            lines += len(fact.lines)
            found.append(Moment(lines, at, fact.seat + 1, fact.by))
    return found


def retold(game: Game) -> tuple[list[list[str]] | None, Exception | None]:
    """The events of each line; None if the game was played by other rules in part, so that nobody can tell."""
    try:
        retelling = Retelling(game)
        events = [retelling.opening, *(retelling.follow(row) for row in game.log)]
    except PickError:
        return None, None
    except Exception as error:
        # The end of a game must never fail because of its record.
        return None, error
    return (events if retelling.game.digest == game.digest else None), None
