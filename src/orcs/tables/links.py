"""Games in links as clients get them: packed, unpacked, looked at and played on from, with nothing stored."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from orcs import EditionError, RecordError, plain_event, plain_score
from orcs.engine import notation
from orcs.links import LONGEST, LinkError, cut, pack, unpack
from orcs.tables.documents import EditionTables
from orcs.tables.edition import edition_tables
from orcs.tables.facts import Created
from orcs.tables.messages import Clock, Message, SeatInfo, TableInfo, TableWish
from orcs.tables.opening import LONGEST_LINE, FromHere, Nonce, check_from_here, from_here_fact
from orcs.tables.record_docs import Eyes, Proof, RecordDoc, RecordLine
from orcs.tables.records import Details, Record, outline
from orcs.tables.refusal import Refused
from orcs.tables.replays import Replay

LONGEST_PACKED: Final = 30_000
LONGEST_FILE: Final = 50_000
MOST_LINES: Final = 5_000
PackedText = Annotated[
    str, Meta(max_length=LONGEST_PACKED, description="a game as a link has it, see docs/notation.md")
]


class Packed(Message):
    """A game as a link has it. `long` says that some programs would cut such a link: a file is safer."""

    packed: str
    long: bool = False


class GameFile(Message):
    """The text record of a game; with `n`, the position after that line is meant."""

    record: Annotated[str, Meta(max_length=LONGEST_FILE)]
    n: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class LinkedGame(Message):
    """A game in a link."""

    packed: PackedText


class LinkedSteps(LinkedGame):
    """Which lines of a game in a link to look at, and with whose eyes."""

    seat: Eyes = "public"
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    last: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class LinkedFromHere(FromHere, kw_only=True):
    """Where to go on in a game from a link."""

    packed: PackedText


class LinkedDoc(Message):
    """A game in a link: the record as JSON and as text, all its events, and the tables it was played with."""

    record: RecordDoc
    text: str
    events: list[dict[str, Any]]
    edition: EditionTables


def pack_game(text: str, lines: int | None = None) -> Packed:
    """A record for a link, or the position after some of its lines."""
    try:
        packed = pack(text if lines is None else cut(text, lines))
    except RecordError as error:
        raise Refused("problem-bad_record", 422, text=str(error)) from error
    return Packed(packed, len(packed) > LONGEST)


def replay_link(packed: str) -> Replay:
    """The replay of the game in a link. Refused unless it follows today's rules from the first line to the last."""
    try:
        text = unpack(packed)
        record = notation.read(text)
        if len(record.entries) > MOST_LINES or any(len(line) > LONGEST_LINE for line in record.table):
            raise Refused("problem-link_broken", 422)
        replay = Replay(text, record.events)
    except LinkError as error:
        raise Refused("problem-link_newer" if error.newer else "problem-link_broken", 422) from error
    except (RecordError, EditionError) as error:
        raise Refused("problem-link_rules", 422) from error
    if replay.last < replay.total:
        raise Refused("problem-link_rules", 422)
    return replay


def linked_doc(packed: str, replay: Replay) -> LinkedDoc:
    """A game in a link as a client gets it."""
    text, game = unpack(packed), replay.game
    written = outline(text)
    replay.seek(replay.total)
    lines = [
        RecordLine(number, actor, pick, len(replay.events[number]))
        for number, (actor, pick) in enumerate(written.lines, 1)
    ]
    header = written.header
    deal, _, commitment = header["deal"].partition(" ")
    doc = RecordDoc(
        info=linked_info(text, replay),
        ending="",
        header=header,
        lines=lines,
        moments=[],
        scores=[plain_score(game.rules, score) for score in game.scores()],
        proof=Proof(
            commitment if deal == "provable" else "", header.get("seed", ""), header.get("nonces", "").split(), ""
        ),
        digest=game.digest,
        result=[int(points) for points in written.result.split()] if written.result else None,
    )
    events = [plain_event(game.rules, event) for told in replay.events for event in told]
    return LinkedDoc(doc, text, events, edition_tables(game.edition))


def linked_info(text: str, replay: Replay) -> TableInfo:
    """The table of a game in a link, as far as the record tells: nobody's name is in it."""
    wish, game = linked_wish(text), replay.game
    return TableInfo(
        id="",
        status="over",
        host="",
        seats=[SeatInfo(number, "person", colour) for number, colour in enumerate(game.setup.colours, 1)],
        modules=wish.modules,
        clock=Clock(),
        created=0,
        watch="all",
        undo=game.setup.undo,
        hints=True,
        listed=False,
        edition=wish.edition,
        house_rules=list(game.rules.house_rules),
        start=wish.start,
    )


def linked_wish(text: str) -> TableWish:
    """A table for a game like that of a record."""
    record = notation.read(text)
    fields = record.fields
    wish = {
        "seats": [{"kind": "bot"} for _ in fields["colours"].split()],
        "modules": dict(word.partition("=")[::2] for word in fields["modules"].split()),
        "edition": "\n".join(record.table),
        "house_rules": fields["house_rules"].split() if "house_rules" in fields else None,
        "start": notation.int_or(fields["start"], 0),
    }
    try:
        return msgspec.convert(wish, TableWish)
    except msgspec.ValidationError as error:
        raise Refused("problem-link_broken", 422) from error


def linked_fact(wanted: LinkedFromHere, replay: Replay, person: str, seed: str, nonce: Nonce) -> Created:
    """How the table is created that goes on from a line of a game in a link: the asker against bots."""
    check_from_here(replay, wanted)
    text = unpack(wanted.packed)
    name = f"link {hashlib.sha256(text.encode()).hexdigest()[:16]}"
    record = Record(name, "", text, Details([], [], "", [], "", []), None)
    return from_here_fact(record, linked_wish(text), wanted, person, seed, nonce)
