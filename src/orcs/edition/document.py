"""A TOML text as drafts of rows, and one document laid over another."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orcs.edition.cells import Draft, listed, shown
from orcs.edition.problems import EditionProblem
from orcs.edition.tables import MARKED_FIELDS

ARRAYS: Final = (
    "creature",
    "reinforcement",
    "spell",
    "fate",
    "new_fate",
    "mission",
    "terrain",
    "toadling",
)
SINGLE_TABLES: Final = ("totals", "markers", "house_rules")
LONGEST_TEXT: Final = 100_000
LONGEST_ID: Final = 40

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_PLACE: Final = re.compile(r"\(at (.*)\)$")

Problems = list[EditionProblem]


@dataclass(frozen=True, slots=True)
class Document:
    """The rows of each array by id, in the order of the text, and the tables that are a single row."""

    rows: Mapping[str, Mapping[str, Draft]]
    singles: Mapping[str, Draft]


def read_document(text: str, file: str, problems: Problems) -> Document:
    """Whatever can be read of the text; what cannot is noted and left out."""
    rows: dict[str, dict[str, Draft]] = {name: {} for name in ARRAYS}
    singles: dict[str, Draft] = {}
    for name, value in _parse(text, file, problems).items():
        if name in ARRAYS:
            rows[name] = _read_array(name, value, file, problems)
        elif name not in SINGLE_TABLES:
            expected = listed(ARRAYS + SINGLE_TABLES)
            problems.append(EditionProblem(file, shown(name), f"unknown table, expected one of: {expected}"))
        elif isinstance(value, dict):
            singles[name] = Draft(file, f"[{name}]", value)
        else:
            problems.append(EditionProblem(file, name, f"must be a table [{name}], not {shown(value)}"))
    return Document(rows, singles)


def joined(documents: Sequence[Document]) -> Document:
    """Several documents, each with arrays of its own, as one."""
    rows: dict[str, dict[str, Draft]] = {array: {} for array in ARRAYS}
    singles: dict[str, Draft] = {}
    for document in documents:
        for array in ARRAYS:
            rows[array].update(document.rows[array])
        for name, draft in document.singles.items():
            before = singles[name].values if name in singles else {}
            singles[name] = Draft(draft.file, draft.row, {**before, **draft.values})
    return Document(rows, singles)


def overlaid(base: Document, over: Document, problems: Problems) -> Document:
    """The base with the rows of the other document laid over it, field by field."""
    rows = {array: _overlaid_array(array, base.rows[array], over.rows[array], problems) for array in ARRAYS}
    singles = dict(base.singles)
    for name, draft in over.singles.items():
        singles[name] = Draft(draft.file, draft.row, {**base.singles[name].values, **draft.values})
    return Document(rows, singles)


def _parse(text: str, file: str, problems: Problems) -> Mapping[str, object]:
    if len(text) > LONGEST_TEXT:
        cause = f"must be at most {LONGEST_TEXT} characters long, not {len(text)}"
        problems.append(EditionProblem(file, "whole file", cause))
        return {}
    try:
        return tomllib.loads(text)
    except RecursionError:
        problems.append(EditionProblem(file, "whole file", "not TOML: nested too deeply"))
    except ValueError as error:
        said = str(error)
        place = _PLACE.search(said)
        cause = f"not TOML: {_PLACE.sub('', said).strip()}"
        problems.append(EditionProblem(file, place[1] if place else "whole file", cause))
    return {}


def _read_array(array: str, value: object, file: str, problems: Problems) -> dict[str, Draft]:
    rows: dict[str, Draft] = {}
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        cause = f"must be rows that begin with [[{array}]], not {shown(value)}"
        problems.append(EditionProblem(file, array, cause))
        return rows
    for number, values in enumerate(value, start=1):
        name = values.get("id")
        if not isinstance(name, str) or len(name) > LONGEST_ID or not _ID.fullmatch(name):
            came = shown(name) if "id" in values else "missing"
            cause = f"id must be a word of at most {LONGEST_ID} small letters, digits and _, but is {came}"
            problems.append(EditionProblem(file, f"{array} number {number}", cause))
        elif name in rows:
            problems.append(EditionProblem(file, f"{array} {name}", "duplicate id, expected one row per id"))
        else:
            rows[name] = Draft(file, f"{array} {name}", values)
    return rows


def _overlaid_array(
    array: str, base: Mapping[str, Draft], over: Mapping[str, Draft], problems: Problems
) -> dict[str, Draft]:
    rows = dict(base)
    for name, draft in over.items():
        remove = draft.values.get("remove", False)
        values = {field: value for field, value in draft.values.items() if field not in ("id", "remove")}
        cause = ""
        if not isinstance(remove, bool):
            cause = f"remove must be true or false, not {shown(remove)}"
        elif not remove:
            before = base[name].values if name in base else {"id": name}
            rows[name] = Draft(draft.file, draft.row, _overlaid_row(array, before, values))
        elif name not in base:
            cause = f"there is no such row to remove, expected one of: {listed(list(base))}"
        elif values:
            cause = f"remove = true must come without other fields, not with {shown(list(values))}"
        else:
            del rows[name]
        if cause:
            problems.append(EditionProblem(draft.file, draft.row, cause))
    return rows


def _overlaid_row(array: str, base: Mapping[str, object], over: Mapping[str, object]) -> dict[str, object]:
    """The row with the fields laid over it; those that come without a mark are the owner's."""
    row = {**base, **over}
    if array == "mission" and "verb" in over:
        # What the verb before needed may not fit the new one.
        for field in ("category", "size"):
            if field not in over:
                row.pop(field, None)
    if array == "spell" and "category" in over and "points" not in over:
        # A card scores what its new category does.
        row.pop("points", None)
    if array in MARKED_FIELDS:
        row["marks"] = _overlaid_marks(array, base, over)
    elif "mark" not in over and (over or "mark" not in base):
        row["mark"] = "owner"
    lines = over.get("lines")
    if array == "spell" and isinstance(lines, list):
        row["lines"] = [{"mark": "owner", **line} if isinstance(line, dict) else line for line in lines]
    return row


def _overlaid_marks(array: str, base: Mapping[str, object], over: Mapping[str, object]) -> object:
    before = base.get("marks")
    given = over.get("marks", {})
    if not isinstance(given, dict):
        return given
    marks = dict(before) if isinstance(before, dict) else dict.fromkeys(MARKED_FIELDS[array], "owner")
    marks.update((field, "owner") for field in MARKED_FIELDS[array] if field in over)
    if array == "spell" and "lines" in over:
        marks["costs"] = "owner"
    if over.get("lines", base.get("lines")) == []:
        marks.pop("costs", None)
    return {**marks, **given}
