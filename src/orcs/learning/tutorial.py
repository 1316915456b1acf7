"""The tutorial as data: games with a fixed deal, and chapters of steps that guide through them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

SEAT: Final = 1
"""Where the learner sits."""
COLOURS: Final = ("blue", "red")


@dataclass(frozen=True, slots=True)
class Game:
    """A game to learn on: its set-up, what chance draws in it, and the picks made before its first step."""

    id: str
    start: int
    modules: Mapping[str, str]
    seed: int
    chance: Sequence[str]
    before: Sequence[str]


@dataclass(frozen=True, slots=True)
class Try:
    """A pick that is not what a step asks for, its message, and the clause that forbids it ("" if it is open)."""

    pick: str
    message: str
    clause: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step: what to read or do, seen from the position after `picks`.

    Without picks that are `allowed` it is only read. `then` are picks that follow without asking. `check` lists what
    must have happened by then: the name of an event, and fields with their values.
    """

    id: str
    message: str
    picks: Sequence[str]
    show: Sequence[str]
    allowed: Sequence[str]
    then: Sequence[str]
    check: Sequence[str]
    wrong: Sequence[Try]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One idea, on the board of a game; of a module, if it is about one."""

    id: str
    title: str
    game: str
    module: str
    lessons: Sequence[Lesson]


@dataclass(frozen=True, slots=True)
class Tutorial:
    """All chapters in their order, and the games by name."""

    games: Mapping[str, Game]
    chapters: Sequence[Chapter]

    def messages(self) -> list[str]:
        """The message of every chapter, step and wrong try."""
        found: list[str] = []
        for chapter in self.chapters:
            found.append(chapter.title)
            for lesson in chapter.lessons:
                found += [lesson.message, *(each.message for each in lesson.wrong)]
        return found


@cache
def load() -> Tutorial:
    """The tutorial of the package."""
    text = (resources.files("orcs.learning") / "tutorial.toml").read_text("utf-8")
    return read(tomllib.loads(text))


def read(data: Mapping[str, Any]) -> Tutorial:
    """The tutorial that a file tells."""
    games = {row["id"]: read_game(row) for row in data["game"]}
    made = {name: list(game.before) for name, game in games.items()}
    return Tutorial(games, [read_chapter(row, made[row["game"]]) for row in data["chapter"]])


def read_game(row: Mapping[str, Any]) -> Game:
    """One game."""
    return Game(
        id=row["id"],
        start=row.get("start", SEAT),
        modules=row.get("modules", {}),
        seed=row.get("seed", 1),
        chance=row.get("chance", "").split(),
        before=row.get("before", "").split(),
    )


def read_chapter(row: Mapping[str, Any], made: list[str]) -> Chapter:
    """One chapter. Its picks are added to those made in its game so far."""
    title = f"learn-{row['id']}"
    made += row.get("before", [])
    lessons: list[Lesson] = []
    for step in row["step"]:
        message = f"{title}-{step['id']}"
        lesson = Lesson(
            id=step["id"],
            message=message,
            picks=tuple(made),
            show=step.get("show", []),
            allowed=step.get("allowed", []),
            then=step.get("then", []),
            check=step.get("check", []),
            wrong=[
                Try(each["pick"], f"{message}-{each['name']}", each.get("clause", "")) for each in step.get("wrong", [])
            ],
        )
        made += [*lesson.allowed[:1], *lesson.then]
        lessons.append(lesson)
    return Chapter(row["id"], title, row["game"], row.get("module", ""), lessons)
