"""Games in links: a record packed into the part of an address after its `#`.

What is packed is the record without what can be told from the rest: the numbers of the lines, an actor who is that of
the line before, the checksum. Picks stay texts, so a link holds what the record holds, whatever the options are called
inside. In front stands the version of this form.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from orcs.engine import notation
from orcs.engine.notation import CHANCE_NAME, RULES_VERSION, UNDO, Entry, Record, RecordError
from orcs.engine.terms import COLOURS

VERSION: Final = "1"
LONGEST: Final = 4_000
"""How many characters a link may have; some programs cut longer ones."""
MOST_BYTES: Final = 100_000
"""How much text a link may unpack to."""
GAME: Final = "game"
POSITION: Final = "position"
ACTORS: Final = (CHANCE_NAME, *COLOURS)


class LinkError(ValueError):
    """A link that holds no game: it was cut or changed, or a `newer` version made it."""

    def __init__(self, reason: str, newer: bool = False) -> None:
        super().__init__(reason)
        self.newer = newer


def pack(text: str) -> str:
    """A record as a link has it. RecordError if it is none, or has answers that wait."""
    record = notation.read(text)
    if record.waiting:
        raise RecordError(record.waiting[0][1].line, "no answers that wait", "waiting")
    body = zlib.compress("\n".join(short_lines(record)).encode(), 9)
    return VERSION + urlsafe_b64encode(body).rstrip(b"=").decode()


def unpack(packed: str) -> str:
    """The record that was packed, as it was. LinkError if there is none."""
    if packed[:1] != VERSION:
        raise LinkError("its form is not known here", newer=packed[:1].isalnum() and packed[:1] > VERSION)
    try:
        inflating = zlib.decompressobj()
        data = inflating.decompress(urlsafe_b64decode(packed[1:] + "=" * (-(len(packed) - 1) % 4)), MOST_BYTES)
        lines = data.decode().split("\n")
    except (ValueError, zlib.error) as error:
        raise LinkError("it cannot be unpacked") from error
    if not inflating.eof or inflating.unused_data:
        raise LinkError("it is cut, or holds more than a game")
    if notation.int_or(lines[0].removeprefix("rules: "), 0) > RULES_VERSION:
        raise LinkError("it has newer rules", newer=True)
    text = notation.write(whole(lines))
    try:
        notation.read(text)
    except RecordError as error:
        raise LinkError(str(error)) from error
    return text


def cut(text: str, count: int) -> str:
    """The position after some lines of a record, as a record that ends there. How chance would have dealt on is left
    out."""
    record = notation.read(text)
    kept = (*notation.HEADER, "house_rules")
    fields = {name: value for name, value in record.fields.items() if name in kept} | {"deal": "manual"}
    return notation.write(Record(fields, record.table, record.entries[:count], [], "", ""))


def packed_in(address: str) -> str | None:
    """What is packed in an address; None if nothing is."""
    for part in address.partition("#")[2].split("&"):
        name, _, packed = part.partition("=")
        if name in (GAME, POSITION):
            return packed
    return None


def short_lines(record: Record) -> list[str]:
    """What is packed of a record, line by line: fields, an empty line, picks."""
    ending = {"result": record.result, "events": record.events} if record.result else {}
    lines = [f"{name}: {value}" for name, value in (record.fields | ending).items()]
    lines += [f"table: {line}" for line in record.table]
    lines.append("")
    actor = ""
    for entry in record.entries:
        pick = f"{UNDO} {entry.back}" if entry.back >= 0 else entry.pick
        lines.append(pick if entry.actor == actor else f"{entry.actor} {pick}")
        actor = entry.actor
    return lines


def whole(lines: list[str]) -> Record:
    """The record whose `short_lines` these are, if they are any."""
    fields: dict[str, str] = {}
    table: list[str] = []
    end = lines.index("") if "" in lines else len(lines)
    for line in lines[:end]:
        name, _, value = line.partition(": ")
        if name == "table":
            table.append(value)
        else:
            fields[name] = value
    entries: list[Entry] = []
    actor = ""
    for line in lines[end + 1 :]:
        word, _, rest = line.partition(" ")
        if word in ACTORS:
            actor, line = word, rest
        pick, _, count = line.partition(" ")
        entries.append(Entry(actor, pick, notation.int_or(count, -1)) if pick == UNDO else Entry(actor, line))
    result, events = fields.pop("result", ""), fields.pop("events", "")
    return Record(fields, table, entries, [], result, events)
