"""`orcs edition`: the tables with their marks, and the check of corrections."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from orcs import edition as editions
from orcs.cli.arguments import TABLES
from orcs.cli.files import read_text
from orcs.cli.screen import Screen
from orcs.edition import Edition
from orcs.edition.words import MARKS
from orcs.text import Words


def show(edition: Edition, file: str | None, table: str | None, words: Words, screen: Screen) -> int:
    """Print one table or all of them."""
    if file:
        screen.say(words.say("edition-corrected", file=Path(file).name))
    else:
        screen.say(words.say("edition-base"))
    legend = [
        words.say("edition-legend-item", letter=letter(words, mark), mark=words.say(f"mark-{mark}")) for mark in MARKS
    ]
    screen.say(words.say("edition-legend", list=words.list(legend)), hang="  ")
    for name in [table] if table else TABLES:
        screen.draw()
        screen.say(name, style="bold")
        print_table(getattr(edition, name), words, screen)
    return 0


def letter(words: Words, mark: str) -> str:
    """The letter that stands for a mark."""
    return words.say(f"mark-{mark}.letter")


def print_table(rows: tuple[Any, ...], words: Words, screen: Screen) -> None:
    """Rows in columns, a letter for the mark after each value; the lines of a spell below it."""
    names = [field.name for field in fields(rows[0]) if field.name not in ("marks", "mark", "lines")]
    lines = [names] + [[cell(row, name, words) for name in names] for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(names))]
    for number, line in enumerate(lines):
        text = "  ".join(value.ljust(width) for value, width in zip(line, widths, strict=True)).rstrip()
        screen.draw(screen.paint(text, "dim") if number == 0 else text)
        if number > 0:
            for spell_line in getattr(rows[number - 1], "lines", ()):
                costs = mark_of(rows[number - 1], "costs", words)
                effect = words.effect(spell_line)
                screen.draw(f"    cost {spell_line.cost}{costs}  {effect} {letter(words, spell_line.mark)}")


def cell(row: Any, name: str, words: Words) -> str:
    """One value with the letter of its mark."""
    value = getattr(row, name)
    text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return (text or "-") + mark_of(row, name, words)


def mark_of(row: Any, name: str, words: Words) -> str:
    """The letter for how a value is known; a row with one mark shows it with its id."""
    if hasattr(row, "mark"):
        return f" {letter(words, row.mark)}" if name == "id" else ""
    marks = dict(row.marks)
    return f" {letter(words, marks[name])}" if name in marks else ""


def check(file: str, words: Words, screen: Screen) -> int:
    """Say what is wrong with a file of corrections; 1 if anything is."""
    read_text(file)
    problems = editions.check(file)
    if not problems:
        screen.say(words.say("edition-good", file=file))
        return 0
    screen.say(words.say("edition-bad", file=file, count=len(problems)))
    for problem in problems:
        screen.say(str(problem), "  ", "  ")
    return 1
