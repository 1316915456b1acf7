"""Reading the fields of one row, noting every one that is not what it should be."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from orcs.edition.problems import EditionProblem
from orcs.edition.rows import Marks
from orcs.edition.words import MARKS


@dataclass(frozen=True, slots=True)
class Draft:
    """A row as the file has it, not yet checked."""

    file: str
    row: str
    values: dict[str, object]


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) if words else "none"


def shown(value: object) -> str:
    """A value as the file's author would recognise it, cut to a readable length."""
    if isinstance(value, list):
        items = ", ".join("a list" if isinstance(item, list) else shown(item) for item in value[:9])
        text = f"[{items}{', …' if len(value) > 9 else ''}]"
    elif isinstance(value, dict):
        text = "a table"
    elif isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, int) and value.bit_length() > 128:
        text = "a huge number"
    else:
        text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class Cells:
    """The fields of one draft. A field that is missing or wrong is noted and read as an empty value."""

    def __init__(self, draft: Draft, problems: list[EditionProblem]) -> None:
        self._draft = draft
        self._problems = problems
        self._asked: list[str] = []
        self.sound = True

    def wrong(self, cause: str) -> None:
        self.sound = False
        self._problems.append(EditionProblem(self._draft.file, self._draft.row, cause))

    def finish(self) -> bool:
        """Note the fields nobody asked for; true if nothing in the row is wrong."""
        for name in self._draft.values:
            if name not in self._asked:
                self.wrong(f"unknown field {shown(name)}, expected one of: {listed(self._asked)}")
        return self.sound

    def has(self, name: str) -> bool:
        return name in self._draft.values

    def is_list(self, name: str) -> bool:
        return isinstance(self._draft.values.get(name), list)

    def flag(self, name: str) -> bool:
        expected = "true or false"
        value = self._value(name, expected)
        if value is not None and not isinstance(value, bool):
            self._unexpected(name, expected, value)
        return value is True

    def leave(self, *names: str) -> None:
        """Do not check these fields: what they should hold is not known."""
        self._asked.extend(names)

    def row_id(self) -> str:
        """The id, which the document has already checked."""
        self._asked.append("id")
        return str(self._draft.values["id"])

    def whole(self, name: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value = self._value(name, expected)
        if isinstance(value, int) and is_whole(value, low, high):
            return value
        if value is not None:
            self._unexpected(name, expected, value)
        return low

    def wholes(self, name: str, low: int, high: int, fewest: int, most: int) -> tuple[int, ...]:
        count = str(fewest) if fewest == most else f"{fewest} to {most}"
        expected = f"a list of {count} whole numbers from {low} to {high}"
        value = self._value(name, expected)
        numbers = value if isinstance(value, list) else []
        if fewest <= len(numbers) <= most and all(is_whole(number, low, high) for number in numbers):
            return tuple(numbers)
        if value is not None:
            self._unexpected(name, expected, value)
        return (low,) * fewest

    def word(self, name: str, words: Sequence[str], what: str = "") -> str:
        expected = f"one of: {listed(words)}"
        value = self._value(name, expected)
        if isinstance(value, str) and value in words:
            return value
        if isinstance(value, str):
            self.wrong(f"unknown {what or name} {shown(value)}, expected {expected}")
        elif value is not None:
            self._unexpected(name, expected, value)
        return ""

    def words(self, name: str, words: Sequence[str]) -> tuple[str, ...]:
        """A list of different words, in the order of the file."""
        expected = f"a list of: {listed(words)}"
        value = self._value(name, expected)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self._unexpected(name, expected, value)
            return ()
        for word in value:
            if word not in words:
                self.wrong(f"unknown word {shown(word)} in {name}, expected {expected}")
        if len(set(value)) < len(value):
            self._unexpected(name, f"{expected}, each at most once", value)
        return tuple(value)

    def rows(self, name: str) -> list[dict[str, object]]:
        expected = "a list of tables"
        value = self._value(name, expected)
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            return value
        if value is not None:
            self._unexpected(name, expected, value)
        return []

    def mark(self) -> str:
        return self.word("mark", MARKS)

    def marks(self, fields: Sequence[str]) -> Marks:
        """The table `marks`: one mark for each of the fields."""
        expected = f"a table with a mark for each of: {listed(fields)}"
        value = self._value("marks", expected)
        if not isinstance(value, dict):
            if value is not None:
                self._unexpected("marks", expected, value)
            return ()
        inner = Cells(Draft(self._draft.file, f"{self._draft.row}, marks", value), self._problems)
        marks = tuple((field, inner.word(field, MARKS, f"mark of {field}")) for field in fields)
        self.sound = inner.finish() and self.sound
        return marks

    def _value(self, name: str, expected: str) -> object:
        """The field's value; None if there is none, which is noted."""
        self._asked.append(name)
        if name not in self._draft.values:
            self.wrong(f"missing field {name}, expected {expected}")
            return None
        return self._draft.values[name]

    def _unexpected(self, name: str, expected: str, value: object) -> None:
        self.wrong(f"{name} must be {expected}, not {shown(value)}")
