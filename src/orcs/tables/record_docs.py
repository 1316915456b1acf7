"""Finished games as clients get them: the record as JSON, and what was seen after every line.

Lines of a record count from 1, as in its text; chance's draws and undos are lines too.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import field

from orcs import CHANCE, ProvableDealer
from orcs.tables import patches, wire
from orcs.tables.messages import Message, TableInfo
from orcs.tables.records import Record, outline
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay, Viewer

Doc = dict[str, Any]
Eyes = Literal["1", "2", "3", "4", "public", "all"]
"""Whose eyes to look with: a seat's, a spectator's, or all cards open."""

STEPS_AT_ONCE: Final = 100

CHECK: Final = (
    "SHA-256 of the seed is the commitment that the table showed before the game. Every draw follows from seed and"
    " nonces: `orcs verify FILE` deals the text record again and compares."
)


class RecordLine(Message):
    """One line: who picked what, and how many events it caused. An undo says how many lines stay."""

    n: int
    actor: str
    pick: str
    events: int = 0


class RecordMoment(Message):
    """When the record had come to line `n`, and who picked: a person, a bot, the clock, or the deal (seat 0)."""

    n: int
    at: int
    seat: int
    by: str


class Proof(Message):
    """What proves that the deal was not touched. `after`: lines up to there were taken over from another game."""

    commitment: str
    seed: str
    nonces: list[str]
    check: str
    after: int = 0


class RecordDoc(Message):
    """A finished game. `result` is there if it was played to its end; `scores` are the points when it stopped, clause
    by clause; `digest` is the hash over all events."""

    info: TableInfo
    ending: str
    header: dict[str, str]
    lines: list[RecordLine]
    moments: list[RecordMoment]
    scores: list[Doc]
    proof: Proof
    digest: str
    result: list[int] | None = None


class RecordView(Message):
    """What was seen after line `n`, in the form of the live view but for its `table`; what the line did; and the seat
    that picked next, 0 for chance."""

    n: int
    view: Doc
    events: list[Doc] = field(default_factory=list)
    next: int | None = None


class RecordSteps(Message):
    """The view after line `n`, and for each line after it what it did. There `view` is a JSON merge patch (RFC 7396)
    on the view of the line before. `more` says that the record goes on."""

    n: int
    view: Doc
    steps: list[RecordView]
    more: bool = False


class ComparedGame(Message):
    """One game of several with the same deal: its table and its points, clause by clause."""

    info: TableInfo
    scores: list[Doc]


class Comparison(Message):
    """Finished games with the same deal, the first one first."""

    games: list[ComparedGame]


def record_doc(info: TableInfo, record: Record) -> RecordDoc:
    """A record as JSON."""
    written, details = outline(record.text), record.details
    told = details.told or [0] * (len(written.lines) + 1)
    lines = [RecordLine(n, actor, pick, told[n]) for n, (actor, pick) in enumerate(written.lines, 1)]
    commitment = ProvableDealer(bytes.fromhex(details.seed), []).commitment()
    return RecordDoc(
        info=info,
        ending=record.ending,
        header=written.header,
        lines=lines,
        moments=[RecordMoment(each.lines, each.at, each.seat, each.by) for each in details.moments],
        scores=details.scores,
        proof=Proof(commitment, details.seed, details.nonces, CHECK, details.own),
        digest=details.digest,
        result=[int(points) for points in written.result.split()] if written.result else None,
    )


def check_line(replay: Replay, number: int) -> None:
    """Refuse a line that the record does not have, or that today's rules cannot tell."""
    if number > replay.total:
        raise Refused("problem-no_line", 404, count=replay.total)
    if number > replay.last:
        raise Refused("problem-record_rules", 409)


def viewer(wanted: Eyes, replay: Replay) -> Viewer:
    """The viewer that a request names, in a game with this many seats."""
    if wanted == "all":
        return "all"
    if wanted == "public":
        return wire.SPECTATOR
    if int(wanted) > len(replay.game.setup.colours):
        raise Refused("problem-no_seat", 404, seat=int(wanted))
    return int(wanted) - 1


def view_doc(replay: Replay, number: int, seen: Viewer) -> RecordView:
    """What was seen after a line."""
    actor = replay.actor(number)
    following = None if actor is None else 0 if actor == CHANCE else actor + 1
    return RecordView(number, replay.view(number, seen), replay.told(number, seen), following)


def steps_doc(replay: Replay, first: int, last: int | None, seen: Viewer) -> RecordSteps:
    """What was seen after each of some lines, up to the last one if it says none; not too many at once."""
    check_line(replay, first)
    last = min(replay.last if last is None else last, first + STEPS_AT_ONCE, replay.last)
    before = view_doc(replay, first, seen).view
    doc = RecordSteps(first, before, [], last < replay.last)
    for number in range(first + 1, last + 1):
        step = view_doc(replay, number, seen)
        before, step.view = step.view, patches.patch(before, step.view)
        doc.steps.append(step)
    return doc
