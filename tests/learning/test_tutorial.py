"""The tutorial can be played to its end as written, and every wrong try it foresees is refused as it says."""

from collections.abc import Iterator, Sequence

import pytest

from orcs import Event, KeyedDealer, PickError, RecordedDealer, plain_event
from orcs import Game as Played
from orcs.learning import Chapter, Game, Lesson, load
from orcs.learning.tutorial import COLOURS, SEAT
from orcs.modules.compose import MODULES
from orcs.text.clauses import CLAUSES
from orcs.text.messages import LANGUAGES, Messages

TUTORIAL = load()
LESSONS = [(chapter, lesson) for chapter in TUTORIAL.chapters for lesson in chapter.lessons]
NAMES = [f"{chapter.id}-{lesson.id}" for chapter, lesson in LESSONS]
IDEAS = ("tower", "reveal", "cast", "enhance", "teleport", "learn", "fate", "support", "skills", "scoring")


def played(game: Game, picks: Sequence[str]) -> Played:
    """A game after some picks."""
    dealer = RecordedDealer(list(game.chance), KeyedDealer(game.seed))
    found = Played.new(list(COLOURS), start=game.start - 1, modules=dict(game.modules), dealer=dealer, undo=True)
    for pick in picks:
        found.play(pick)
    return found


def at(chapter: Chapter, lesson: Lesson) -> Played:
    """The position of a step."""
    return played(TUTORIAL.games[chapter.game], lesson.picks)


def holds(game: Played, check: str, events: Sequence[Event]) -> bool:
    """Whether one of the events is as the check says."""
    name, *fields = check.split()
    wanted = dict(field.split("=") for field in fields)
    told = [plain_event(game.rules, event) for event in events if event.name == name]
    return any(all(str(each[field]) == value for field, value in wanted.items()) for each in told)


def test_every_idea_and_every_module_has_a_chapter() -> None:
    assert tuple(chapter.id for chapter in TUTORIAL.chapters if not chapter.module) == IDEAS
    assert {chapter.module for chapter in TUTORIAL.chapters if chapter.module} == set(MODULES)
    assert {chapter.game for chapter in TUTORIAL.chapters} == set(TUTORIAL.games)
    for chapter in TUTORIAL.chapters:
        names = [lesson.id for lesson in chapter.lessons]
        assert len(set(names)) == len(names)
        if chapter.module:
            assert list(TUTORIAL.games[chapter.game].modules) == [chapter.module]


@pytest.mark.parametrize(("chapter", "lesson"), LESSONS, ids=NAMES)
def test_each_step_can_be_done_and_does_what_it_says(chapter: Chapter, lesson: Lesson) -> None:
    game = at(chapter, lesson)
    if not lesson.allowed:
        assert not lesson.then
        assert not lesson.check
        assert not lesson.wrong
        return
    assert game.actor == SEAT - 1
    for pick in lesson.allowed:
        again = at(chapter, lesson)
        events = [event for each in (pick, *lesson.then) for event in again.play(each)]
        for check in lesson.check:
            assert holds(again, check, events), (pick, check)


@pytest.mark.parametrize(("chapter", "lesson"), LESSONS, ids=NAMES)
def test_each_wrong_try_is_wrong_as_it_says(chapter: Chapter, lesson: Lesson) -> None:
    for each in lesson.wrong:
        game = at(chapter, lesson)
        assert each.pick not in lesson.allowed
        assert game.why_not(each.pick) == each.clause, each
        if each.clause:
            assert each.clause in CLAUSES
            with pytest.raises(PickError):
                game.play(each.pick)


def routes(chapters: Sequence[Chapter]) -> Iterator[list[str]]:
    """The picks of a whole game: with the first pick allowed at each step, and once for each alternative."""
    lessons = [lesson for chapter in chapters for lesson in chapter.lessons]
    for number, lesson in enumerate(lessons):
        for pick in lesson.allowed[1:]:
            rest = [each for later in lessons[number + 1 :] for each in (*later.allowed[:1], *later.then)]
            yield [*lesson.picks, pick, *lesson.then, *rest]
    last = lessons[-1]
    yield [*last.picks, *last.allowed[:1], *last.then]


@pytest.mark.parametrize("name", TUTORIAL.games)
def test_each_game_can_be_played_to_its_last_step_whatever_was_allowed(name: str) -> None:
    chapters = [chapter for chapter in TUTORIAL.chapters if chapter.game == name]
    for picks in routes(chapters):
        game = played(TUTORIAL.games[name], ())
        for pick in picks:
            game.play(pick)
    if name == "last":
        assert game.over
        assert [score.total for score in game.scores()] == [19, 17]
        assert game.winners() == [SEAT - 1]


def test_no_draw_of_a_script_is_left_over() -> None:
    for name, game in TUTORIAL.games.items():
        picks = list(routes([chapter for chapter in TUTORIAL.chapters if chapter.game == name]))[-1]
        dealer = played(game, picks).dealer
        assert isinstance(dealer, RecordedDealer)
        assert dealer.used == len(game.chance), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_tutorial_says_can_be_said(language: str) -> None:
    messages = Messages(language)
    found = TUTORIAL.messages()
    assert len(set(found)) == len(found)
    for message in found:
        assert messages.format(message, {}).strip()
    for chapter in TUTORIAL.chapters:
        assert messages.format(f"{chapter.title}.end", {}).strip()
