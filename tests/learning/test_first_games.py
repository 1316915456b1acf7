"""First games against the easiest bot: each decision was taught in the tutorial, or is explained the first time."""

from collections import Counter
from functools import cache

import pytest

from orcs import Game
from orcs.bots.levels import make_bot
from orcs.text import LANGUAGES, Words
from orcs.text.messages import SOURCE
from tests.learning.test_tutorial import LESSONS, at
from tests.support.fluent import read_messages

GAMES = 20


@cache
def met() -> tuple[Counter[str], Counter[str]]:
    """In how many games a newcomer meets each kind of decision, and each kind of action."""
    kinds: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    for seed in range(GAMES):
        game = Game.new(2, seed=seed, undo=True)
        # Newcomers play at random, or like someone who has understood the tutorial.
        bots = [make_bot("random" if seed % 2 else "apprentice", seed), make_bot("apprentice", seed)]
        asked: set[str] = set()
        done: set[str] = set()
        while not game.over:
            frame, options = game.independent_frames()[0], game.options()
            if frame.actor == 0:
                asked.add(type(frame).__name__)
                if "ChooseAction" in asked:
                    done.update(game.text(pick).partition(":")[0] for pick in options)
            game.play(game.text(bots[frame.actor].choose(game.view(frame.actor), options)), frame.actor)
        kinds.update(asked)
        actions.update(done)
    return kinds, actions


def taught() -> tuple[set[str], set[str]]:
    """The kinds of decisions that lessons ask for, and what is picked there."""
    done = [(at(chapter, lesson), lesson) for chapter, lesson in LESSONS if lesson.allowed and not chapter.module]
    kinds = {type(game.independent_frames()[0]).__name__ for game, _ in done}
    return kinds, {pick.partition(":")[0] for _, lesson in done for pick in lesson.allowed}


def advised() -> set[str]:
    """The messages by which the table advises on decisions."""
    return {name for name in read_messages(SOURCE) if name.startswith("web-help-")}


def test_what_comes_up_in_most_games_is_taught() -> None:
    kinds, _ = met()
    often = {kind for kind, games in kinds.items() if games > GAMES // 2}
    assert {"ChooseReveal", "ChooseAction", "ChooseEnhancement", "ChooseLine", "ChooseTarget", "ChooseSpell"} <= often
    assert often <= taught()[0]


def test_what_comes_up_at_all_is_taught_or_explained() -> None:
    kinds, _ = met()
    assert {f"web-help-{kind}" for kind in kinds} <= advised()
    assert kinds.keys() - taught()[0], "the table must explain what no lesson teaches"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_can_be_said(language: str) -> None:
    words = Words(language)
    for message in advised():
        assert words.say(message).endswith(".")


def test_all_that_can_be_done_in_a_turn_is_taught_or_named_in_the_advice() -> None:
    _, actions = met()
    words = Words()
    named = {"pass": "pass", "remove": "skill", "poison": "skill"}
    advice = f"{words.say('web-help-ChooseAction')} {words.say('web-help-ChooseAction-skill')}"
    for action in {"cast", "teleport", "end", "pass", "remove", "poison"} & actions.keys() - taught()[1]:
        assert named[action] in advice
