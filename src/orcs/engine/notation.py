"""The text record of a game: a header, a line for each pick, a checksum. `docs/notation.md` describes it.

This is the grammar only. Whether the picks are legal shows when a game replays them.
"""

from __future__ import annotations

import hashlib
from typing import Final

FORMAT: Final = "orcs-record 1"
RULES_VERSION: Final = 1
CHANCE_NAME: Final = "chance"
UNDO: Final = "undo"
HEADER: Final = ("rules", "edition", "colours", "start", "modules", "undo", "deal")
OPTIONAL: Final = ("house_rules", "nonces", "seed")


class RecordError(ValueError):
    """A record that cannot be read: where, what was expected, what came."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"line {line}: expected {expected}, found {found}")
        self.line = line
        self.expected = expected
        self.found = found


class Entry:
    """One pick of a record: who picked what, and the line it stood on. For an undo, `back` is how many rows stay;
    else -1."""

    __slots__ = ("actor", "back", "line", "pick")

    def __init__(self, actor: str, pick: str, back: int = -1, line: int = 0) -> None:
        self.actor = actor
        self.pick = pick
        self.back = back
        self.line = line


class Record:
    """A record taken apart: header fields, the edition's override, entries, answers that wait for their turn, and
    how it ended, which stands on the line `end`."""

    def __init__(
        self,
        fields: dict[str, str],
        table: list[str],
        entries: list[Entry],
        waiting: list[tuple[int, Entry]],
        result: str,
        events: str,
        end: int = 0,
    ) -> None:
        self.fields = fields
        self.table = table
        self.entries = entries
        self.waiting = waiting
        self.result = result
        self.events = events
        self.end = end


def checksum(lines: list[str]) -> str:
    """SHA-256 of the lines before it."""
    return hashlib.sha256(("\n".join(lines) + "\n").encode()).hexdigest()


def write(record: Record) -> str:
    """The record as text."""
    lines = [FORMAT]
    for name, value in record.fields.items():
        lines.append(f"{name}: {value}")
    lines += [f"table: {line}" if line else "table:" for line in record.table]
    for number, entry in enumerate(record.entries):
        lines.append(write_entry(number + 1, entry))
    for number, entry in record.waiting:
        lines.append("waiting " + write_entry(number, entry))
    if record.result:
        lines.append(f"result: {record.result}")
        lines.append(f"events: {record.events}")
    lines.append(f"checksum: {checksum(lines)}")
    return "\n".join(lines) + "\n"


def write_entry(number: int, entry: Entry) -> str:
    """One line: number, actor, pick."""
    pick = entry.pick if entry.back < 0 else f"{UNDO} {entry.back}"
    return f"{number} {entry.actor} {pick}"


def read(text: str) -> Record:
    """Take a record apart. RecordError if it is cut, edited or of another version."""
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines):
        if not is_text(line):
            raise RecordError(number + 1, "characters that UTF-8 can carry", ascii(line[:60]))
    if lines[0] != FORMAT:
        raise RecordError(1, repr(FORMAT), repr(lines[0][:60]))
    while lines and not lines[-1]:
        lines.pop()
    name, _, value = lines[-1].partition(": ")
    if name != "checksum":
        raise RecordError(len(lines), "'checksum: …' as the last line (the record is cut)", repr(lines[-1][:60]))
    if value != checksum(lines[:-1]):
        raise RecordError(len(lines), f"checksum {checksum(lines[:-1])} (the record was changed)", repr(value[:64]))
    reader = Reader(lines[:-1])
    return reader.read()


def is_text(line: str) -> bool:
    """Whether a line can be written as UTF-8."""
    try:
        line.encode()
    except UnicodeEncodeError:
        return False
    return True


def header_line(name: str) -> int:
    """The line on which a field of the header stands."""
    return (*HEADER, *OPTIONAL).index(name) + 2


class Reader:
    """Walks through the lines of a record."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1

    def fail(self, expected: str) -> RecordError:
        """The error to raise about the current line."""
        found = repr(self.lines[self.at][:60]) if self.at < len(self.lines) else "the end"
        return RecordError(self.at + 1, expected, found)

    def read(self) -> Record:
        """All parts in their order."""
        fields: dict[str, str] = {}
        for name in HEADER:
            fields[name] = self.field(name)
        if int_or(fields["rules"], -1) != RULES_VERSION:
            self.at = 1
            raise self.fail(f"'rules: {RULES_VERSION}' (a record of another version)")
        for name in OPTIONAL:
            if self.at < len(self.lines) and self.lines[self.at].startswith(f"{name}:"):
                fields[name] = self.field(name)
        table: list[str] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("table:"):
            table.append(self.lines[self.at][7:])
            self.at += 1
        entries: list[Entry] = []
        while self.at < len(self.lines) and self.lines[self.at][:1].isdecimal():
            entries.append(self.entry(self.lines[self.at], len(entries) + 1, len(entries)))
            self.at += 1
        waiting: list[tuple[int, Entry]] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("waiting "):
            line = self.lines[self.at][8:]
            number = int_or(line.partition(" ")[0], 0)
            waiting.append((number, self.entry(line, number, 0)))
            self.at += 1
        end = self.at + 1
        result = ""
        events = ""
        if self.at < len(self.lines):
            result = self.field("result")
            events = self.field("events")
        if self.at < len(self.lines):
            raise self.fail("the checksum")
        return Record(fields, table, entries, waiting, result, events, end)

    def field(self, name: str) -> str:
        """The value of the header field that must come here."""
        if self.at >= len(self.lines) or not self.lines[self.at].startswith(f"{name}:"):
            raise self.fail(f"'{name}: …'")
        value = self.lines[self.at][len(name) + 1 :].strip()
        self.at += 1
        return value

    def entry(self, line: str, number: int, most: int) -> Entry:
        """The pick on this line."""
        words = line.split(" ")
        if len(words) < 3 or words[0] != str(number):
            raise self.fail(f"'{number} <colour or chance> <pick>'")
        if words[2] == UNDO:
            back = int_or(words[3], -1) if len(words) == 4 else -1
            if not 0 <= back < most:
                raise self.fail(f"'{number} <colour> undo <how many picks stay>'")
            return Entry(words[1], UNDO, back, self.at + 1)
        if len(words) != 3:
            raise self.fail(f"'{number} <colour or chance> <pick>'")
        return Entry(words[1], words[2], -1, self.at + 1)


def int_or(text: str, default: int) -> int:
    """The text as a number; the default if it is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else default
