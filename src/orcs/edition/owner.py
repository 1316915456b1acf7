"""What only an owner of the box can say: every value that is reconstructed or inferred, row by row, and the file of
corrections that the answers make."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from orcs.edition.assembly import FILES
from orcs.edition.loader import check_text
from orcs.edition.rows import Edition, Line
from orcs.edition.tables import MARKED_FIELDS

UNSURE: Final = ("reconstructed", "inferred")
ATTRIBUTES: Final[Mapping[str, str]] = {
    "creature": "creatures",
    "reinforcement": "reinforcements",
    "spell": "spells",
    "fate": "fate",
    "new_fate": "new_fate",
    "mission": "missions",
    "terrain": "terrain",
    "toadling": "toadlings",
}
"""Where an edition keeps the rows of each array."""
FILE: Final = "corrections"


@dataclass(frozen=True, slots=True)
class Doubt:
    """One value that could not be read from the rulebooks: its field, what we believe, in TOML, and its mark."""

    field: str
    value: str
    mark: str


@dataclass(frozen=True, slots=True)
class Question:
    """One row to be compared with the box."""

    table: str
    id: str
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What an owner says of a row: the fields that differ, in TOML. All other doubtful fields are confirmed."""

    table: str
    id: str
    fields: Mapping[str, str] = field(default_factory=dict)


def questions(edition: Edition) -> list[Question]:
    """Everything in doubt, row by row, in the order of the tables."""
    found: list[Question] = []
    for table in (name for name in FILES if name in ATTRIBUTES):
        for row in getattr(edition, ATTRIBUTES[table]):
            doubts = tuple(_marked_doubts(table, row) if table in MARKED_FIELDS else _row_doubts(row))
            if doubts:
                found.append(Question(table, row.id, doubts))
    return found


def _marked_doubts(table: str, row: Any) -> Iterable[Doubt]:
    """The fields with a mark of their own; the lines of a spell are one field, with their costs."""
    marks = dict(row.marks)
    for name in MARKED_FIELDS[table]:
        if name != "costs" and marks[name] in UNSURE:
            yield Doubt(name, toml(getattr(row, name)), marks[name])
    unsure = [marks.get("costs", ""), *(line.mark for line in getattr(row, "lines", ()))]
    for mark in UNSURE:
        if mark in unsure:
            yield Doubt("lines", toml(row.lines), mark)
            return


def _row_doubts(row: Any) -> Iterable[Doubt]:
    """All fields of a row that has one mark."""
    if row.mark in UNSURE:
        for each in fields(row):
            value = getattr(row, each.name)
            if each.name == "rules":
                yield Doubt("rule", toml(value if len(value) > 1 else "".join(value) or "none"), row.mark)
            elif each.name not in ("id", "mark"):
                yield Doubt(each.name, toml(value), row.mark)


def toml(value: object) -> str:
    """A value as a file of corrections writes it."""
    if isinstance(value, tuple):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, Line):
        parts = {"cost": value.cost, "verb": value.verb, "amount": value.amount, "actions": value.actions}
        inner = ", ".join(f"{name} = {toml(part)}" for name, part in parts.items() if part)
        return f"{{ {inner} }}"
    return json.dumps(value, ensure_ascii=False)


def corrections(edition: Edition, answers: Iterable[Answer]) -> str:
    """The file of corrections: what differs, and what was confirmed."""
    asked = {(question.table, question.id): question for question in questions(edition)}
    head = "# What an owner of the box has found. Use it with --edition, or at the set-up of a table.\n"
    return "\n".join([head, *(row_text(asked[answer.table, answer.id], answer) for answer in answers)])


def row_text(question: Question, answer: Answer) -> str:
    """One row of the file. A field that is given is the owner's by itself; a confirmed one says so by its mark."""
    lines = [f"[[{question.table}]]", f"id = {toml(question.id)}"]
    lines += [f"{name} = {value}" for name, value in answer.fields.items()]
    confirmed = [doubt for doubt in question.doubts if doubt.field not in answer.fields]
    if question.table not in MARKED_FIELDS:
        lines += [] if answer.fields else ['mark = "owner"']
    elif confirmed:
        lines += [f"lines = {doubt.value}" for doubt in confirmed if doubt.field == "lines"]
        marks = ", ".join(f'{doubt.field} = "owner"' for doubt in confirmed if doubt.field != "lines")
        lines += [f"marks = {{ {marks} }}"] if marks else []
    return "\n".join(lines) + "\n"


def problem_with(question: Question, fields: Mapping[str, str]) -> str:
    """What is wrong with these values for a row, looking at the row alone; "" if nothing is."""
    for name, value in fields.items():
        if "\n" in value or name not in [doubt.field for doubt in question.doubts]:
            return f"{name} must be one of the values in question, on one line"
    text = row_text(question, Answer(question.table, question.id, fields))
    row = f"{question.table} {question.id}"
    for problem in check_text(text, FILE):
        if problem.row.startswith(row) or problem.cause.startswith("not TOML"):
            return problem.cause
    return ""
