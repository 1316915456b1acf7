"""The tutorial as data: its chapters, each step with the position it is about."""

from __future__ import annotations

from msgspec import field

from orcs import learning
from orcs.learning.tutorial import COLOURS, SEAT, Chapter, Lesson
from orcs.tables.messages import Colour, Message
from orcs.tables.sandbox import SandboxSetup, SandboxWish


class TutorialTry(Message):
    """A pick that a step does not ask for, and the message that answers it."""

    pick: str
    message: str


class TutorialStep(Message):
    """One step: its message, the picks before it, what glows, and what may be picked. What is only read allows
    nothing. `then` are picks that follow without asking."""

    id: str
    message: str
    picks: list[str]
    show: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    wrong: list[TutorialTry] = field(default_factory=list)


class TutorialChapter(Message):
    """One idea: the message of its title, the module it is about, the game it is played on, its steps."""

    id: str
    title: str
    game: str
    steps: list[TutorialStep]
    module: str = ""


class TutorialDoc(Message):
    """The tutorial: its chapters in order, and the games as the sandbox begins them."""

    games: dict[str, SandboxWish]
    chapters: list[TutorialChapter]


def game_doc(game: learning.Game) -> SandboxWish:
    """A game as the sandbox begins it, seen by the learner."""
    colours: list[Colour] = [*COLOURS]
    setup = SandboxSetup(colours, game.start, dict(game.modules), game.seed)
    return SandboxWish(setup=setup, chance=list(game.chance), seat=SEAT)


def step_doc(lesson: Lesson) -> TutorialStep:
    """A step as clients get it."""
    return TutorialStep(
        id=lesson.id,
        message=lesson.message,
        picks=list(lesson.picks),
        show=list(lesson.show),
        allowed=list(lesson.allowed),
        then=list(lesson.then),
        wrong=[TutorialTry(each.pick, each.message) for each in lesson.wrong],
    )


def chapter_doc(chapter: Chapter) -> TutorialChapter:
    """A chapter as clients get it."""
    return TutorialChapter(
        chapter.id, chapter.title, chapter.game, [step_doc(each) for each in chapter.lessons], chapter.module
    )


def tutorial_doc() -> TutorialDoc:
    """The tutorial."""
    tutorial = learning.load()
    return TutorialDoc(
        {name: game_doc(game) for name, game in tutorial.games.items()},
        [chapter_doc(chapter) for chapter in tutorial.chapters],
    )
