"""An owner's comparison of the box with the tables, as clients ask for it and send it back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from orcs import edition as editions
from orcs.edition.owner import Answer, corrections, problem_with, questions
from orcs.tables.messages import Message
from orcs.tables.refusal import Refused

Name = Annotated[str, Meta(max_length=40)]


class OwnerDoubt(Message):
    """A value that could not be read from the rulebooks: what we believe, in TOML, and how it is known."""

    field: str
    value: str
    mark: str


class OwnerQuestion(Message):
    """A row of the tables to be compared with the box."""

    table: str
    id: str
    doubts: list[OwnerDoubt]


class OwnerQuestions(Message):
    """Everything in doubt, row by row."""

    questions: list[OwnerQuestion]


class OwnerAnswer(Message):
    """What an owner says of a row: the fields that differ, in TOML. All other doubtful fields are confirmed."""

    table: Name
    id: Name
    fields: dict[Name, Annotated[str, Meta(max_length=1000)]] = msgspec.field(default_factory=dict)


class OwnerAnswers(Message):
    """All that an owner has found."""

    answers: Annotated[list[OwnerAnswer], Meta(max_length=200)]


class OwnerWrong(Message):
    """An answer that cannot be right, and why."""

    table: str
    id: str
    cause: str


class OwnerFile(Message):
    """The file of corrections, or the answers that must be mended first; `problems` are those of the whole file."""

    text: str
    wrong: list[OwnerWrong] = msgspec.field(default_factory=list)
    problems: list[str] = msgspec.field(default_factory=list)


def owner_questions() -> OwnerQuestions:
    """What an owner of the box is asked."""
    return OwnerQuestions(
        [
            OwnerQuestion(each.table, each.id, [OwnerDoubt(one.field, one.value, one.mark) for one in each.doubts])
            for each in questions(editions.built_in())
        ]
    )


def owner_file(answers: OwnerAnswers) -> OwnerFile:
    """The file that the answers make. Refused if one is about a row that nobody asks about."""
    edition = editions.built_in()
    asked = {(each.table, each.id): each for each in questions(edition)}
    given = {(each.table, each.id): each.fields for each in answers.answers}
    wrong: list[OwnerWrong] = []
    for (table, name), fields in given.items():
        if (table, name) not in asked:
            raise Refused("problem-no_question", 422, table=table, id=name)
        if cause := problem_with(asked[table, name], fields):
            wrong.append(OwnerWrong(table, name, cause))
    if wrong:
        return OwnerFile("", wrong)
    text = corrections(edition, [Answer(table, name, fields) for (table, name), fields in given.items()])
    return OwnerFile(text, problems=[f"{each.row}: {each.cause}" for each in editions.check_text(text)])
