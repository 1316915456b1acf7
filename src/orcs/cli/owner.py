"""`orcs edition check` without a file: an owner compares the box with what we believe, card by card."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from orcs import edition as editions
from orcs.cli.errors import CommandError
from orcs.cli.screen import Screen
from orcs.edition import Edition
from orcs.edition.owner import Answer, Doubt, Question, corrections, problem_with, questions
from orcs.text import Words

FAMILIES: Final[Mapping[str, str]] = {
    "skill": "skill",
    "bonus": "bonus",
    "magic": "magic",
    "enhancement": "enhancement",
    "categories": "category",
    "rule": "rule",
    "sections": "section",
    "section": "section",
    "kind": "terrain",
}
"""The messages that name the values of a field. Numbers have none."""


class Stop(Exception):
    """The owner stops here; the answers so far are kept."""


def compare(edition: Edition, file: str, words: Words, screen: Screen) -> int:
    """Ask about everything in doubt, and write the file of corrections."""
    if Path(file).exists():
        raise CommandError("error-owner-exists", file=file)
    asked = questions(edition)
    screen.say(words.say("owner-welcome", count=len(asked)))
    answers: list[Answer] = []
    try:
        for number, question in enumerate(asked, 1):
            screen.draw()
            screen.say(words.say("owner-number", number=number, count=len(asked)), style="bold")
            answer = ask(edition, question, words, screen)
            if answer is not None:
                answers.append(answer)
    except (Stop, EOFError, KeyboardInterrupt):
        screen.draw()
    return write(edition, answers, file, words, screen)


def ask(edition: Edition, question: Question, words: Words, screen: Screen) -> Answer | None:
    """Ask about one row: right, wrong, or unknown."""
    picture(edition, question, words, screen)
    for doubt in question.doubts:
        known = words.say(f"known-{doubt.mark}")
        name = words.say(f"field-{doubt.field}")
        screen.say(words.say("owner-doubt", name=name, value=told(doubt, words), known=known), "  ", "    ")
    yes, no, stop = words.say("owner-keys").split()
    while True:
        said = screen.ask(words.say("owner-ask") + " ").strip().lower()
        if not said:
            return None
        if said == stop:
            raise Stop
        if said == yes:
            return Answer(question.table, question.id)
        if said == no:
            return Answer(question.table, question.id, correct(question, words, screen))
        screen.say(words.say("owner-again"))


def told(doubt: Doubt, words: Words) -> str:
    """What we believe of a value, in words. The lines of a spell stand above."""
    values = tomllib.loads(f"value = {doubt.value}")["value"]
    if doubt.field == "lines":
        return words.say("owner-above")
    family = FAMILIES.get(doubt.field)
    listed = values if isinstance(values, list) else [values]
    return words.list(words.say(f"{family}-{value}") if family else str(value) for value in listed)


def correct(question: Question, words: Words, screen: Screen) -> dict[str, str]:
    """The values that differ; an empty answer leaves a value as it is."""
    fields: dict[str, str] = {}
    for doubt in question.doubts:
        while True:
            said = screen.ask(words.say("owner-value", field=doubt.field, value=doubt.value) + " ").strip()
            if not said:
                break
            problem = problem_with(question, fields | {doubt.field: said})
            if not problem:
                fields[doubt.field] = said
                break
            screen.say(words.say("owner-wrong", problem=problem), "  ", "  ")
    return fields


def picture(edition: Edition, question: Question, words: Words, screen: Screen) -> None:
    """The row as we believe it, in words."""
    head = f"{question.table} {question.id}"
    lines: list[str] = []
    if question.table == "spell":
        row = words.spells[question.id]
        head, lines = words.card_head(row), words.card_account(row)
    elif question.table in ("fate", "new_fate"):
        head = words.name("fate", question.id)
    elif question.table == "mission":
        head = words.name("mission", question.id)
    elif question.table == "terrain":
        head = words.name("terrain", question.id)
    elif question.table == "toadling":
        head, lines = words.name("toadling", question.id), [words.form("toadling", question.id, "text")]
    else:
        head, lines = words.name("creature", question.id), creature_picture(edition, question.id, words)
    screen.say(head, style="bold")
    for line in lines:
        screen.say(line, "  ", "    ")


def creature_picture(edition: Edition, id: str, words: Words) -> list[str]:
    """A creature as we believe it: a new one has no counter and no skill of its own."""
    for new in edition.reinforcements:
        if new.id == id:
            facts = words.say("lexicon-category", category=new.category), words.say("lexicon-life", life=new.life)
            return [words.list(facts)]
    row = next(each for each in edition.creatures if each.id == id)
    track = words.list(map(str, row.track))
    text = words.say("creature-text", creature=id, category=row.category, life=row.life, track=track)
    return [text, words.say("creature-text-skill", skill=row.skill)]


def write(edition: Edition, answers: list[Answer], file: str, words: Words, screen: Screen) -> int:
    """Write the file, and say what is wrong with it as a whole."""
    if not answers:
        screen.say(words.say("owner-nothing"))
        return 0
    text = corrections(edition, answers)
    try:
        Path(file).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CommandError("error-owner-write", file=file, reason=error.strerror or str(error)) from error
    screen.say(words.say("owner-written", file=file, count=len(answers)))
    problems = editions.check_text(text, Path(file).name)
    for problem in problems:
        screen.say(str(problem), "  ", "  ")
    screen.say(words.say("owner-mend" if problems else "owner-share", file=file))
    return 1 if problems else 0
