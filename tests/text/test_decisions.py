"""Every question, option and refusal of whole random games can be put into words."""

import itertools

import pytest

from orcs import MODULES, Game, PickError
from orcs.engine.rng import Rng
from orcs.text import LANGUAGES, Words
from orcs.text.options import option_fields
from tests.support.scene import Scene

SETS = [list(names) for count in range(6) for names in itertools.combinations(MODULES, count)]


def eager(game: Game, rng: Rng) -> str:
    """A random pick; those that defeat something or use a reward are more likely, so that every decision comes up."""
    options = [game.text(pick) for pick in game.options()]
    for word in ("use:", "prey:", "line:3", "line:2", "add:", "cast:"):
        wanted = [pick for pick in options if pick.startswith(word)]
        if wanted and rng.below(4):
            return wanted[rng.below(len(wanted))]
    return options[rng.below(len(options))]


@pytest.mark.parametrize("modules", SETS, ids=["+".join(names) or "base" for names in SETS])
def test_all_options_of_a_random_game_have_words(modules: list[str]) -> None:
    number = SETS.index(modules)
    game = Game.new(2 + number % 3, seed=number, modules=modules, undo=number % 2 == 0)
    speakers = [Words(language, game.edition, game.setup.colours) for language in LANGUAGES]
    rng = Rng(number)
    while not game.over:
        frame = game.independent_frames()[0]
        options = [game.text(pick) for pick in game.options()]
        for words in speakers:
            told = [words.ask(game.state, frame), *(words.option(game.state, frame, pick) for pick in options)]
            assert all(told)
            assert not any("{" in text for text in told)
            assert len(set(told)) == len(told), told
        events = game.play(eager(game, rng))
        for words in speakers:
            assert not any("{" in text for text in words.account(game.rules, events))
    for words in speakers:
        for score in game.scores():
            assert words.total(score)
            assert all(words.score_line(game.rules, line) for line in score.lines)
        assert words.winners(game.winners())


def refusals(game: Game, kinds: set[str]) -> list[PickError]:
    """The refusals of every pick that is not open, once for each kind of decision."""
    frame = game.independent_frames()[0]
    kind = type(frame).__name__
    if kind in kinds:
        return []
    kinds.add(kind)
    found: list[PickError] = []
    for pick in game.rules.actions.picks:
        try:
            game.open_pick(frame, pick)
        except PickError as error:
            found.append(error)
    return found


def test_every_pick_there_is_has_words_when_it_is_refused() -> None:
    kinds: set[str] = set()
    asked = {"KeepMission"}
    for seed in range(100):
        game = Game.new(2 + seed % 3, seed=seed, modules=list(MODULES), undo=True)
        speakers = [Words(language, game.edition, game.setup.colours) for language in LANGUAGES]
        rng = Rng(seed)
        while not game.over:
            for error in refusals(game, kinds):
                for words in speakers:
                    sentence = words.refusal(game, error)
                    assert sentence.endswith(f" {error.clause})")
                    assert "{" not in sentence
            game.play(eager(game, rng))
        asked |= {name for name in game.rules.frames if name.startswith("Choose")}
        if asked <= kinds:
            break
    assert asked <= kinds


def test_chance_played_by_hand_has_words() -> None:
    from orcs import Dealer

    game = Game.new(2, modules=list(MODULES), dealer=Dealer())
    speakers = [Words(language, game.edition, game.setup.colours) for language in LANGUAGES]
    rng = Rng(1)
    kinds: set[str] = set()
    while not game.over:
        frame = game.independent_frames()[0]
        kinds.add(type(frame).__name__)
        options = [game.text(pick) for pick in game.options()]
        for words in speakers:
            assert words.ask(game.state, frame)
            assert all(words.option(game.state, frame, pick) for pick in options)
        game.play(options[rng.below(len(options))])
    assert {"DrawStart", "DrawTile", "RevealMarker", "FillDisplay", "DrawCards", "DealMissions", "RevealFate"} <= kinds


def test_an_unknown_pick_is_named() -> None:
    game = Game.new(2, seed=1)
    words = Words("en", game.edition, game.setup.colours)
    with pytest.raises(PickError) as raised:
        game.play("fly:7")
    assert words.refusal(game, raised.value) == "“fly:7” is not something you can pick in this game."


def test_a_refusal_tells_what_why_and_the_clause() -> None:
    game = Game.new(2, seed=1, start=0)
    words = Words("en", game.edition, game.setup.colours)
    with pytest.raises(PickError) as raised:
        game.play("reveal:1")
    assert words.refusal(game, raised.value) == (
        "Not possible: “Reveal a marker on path 1”. "
        "Your mage stands on path 1. Reveal a marker on any other path. (rule T2)"
    )


def test_undo_redo_and_the_wrong_seat_are_refused_in_words() -> None:
    game = Game.new(2, seed=1, start=0, undo=True)
    words = Words("en", game.edition, game.setup.colours)
    for attempt, expected in (
        (lambda: game.undo(0), "There is nothing to undo"),
        (lambda: game.redo(0), "There is nothing to redo"),
        (lambda: game.play("pass", 1), "This decision is somebody else’s"),
    ):
        with pytest.raises(PickError) as raised:
            attempt()
        assert words.refusal(game, raised.value).startswith(expected)


def test_a_finished_game_takes_no_picks() -> None:
    words = Words()
    game = Game.new(2, seed=1)
    assert words.refusal(game, PickError("any pick", "E1", [], "over")).startswith("The game is over")


def test_an_area_to_the_side_names_the_neighbouring_path() -> None:
    from orcs.engine.frames.strike import ChooseArea
    from orcs.engine.terms import STRIKE_BEHIND, STRIKE_SIDE

    game = Game.new(2, seed=1, start=0)
    words = Words("en", game.edition, game.setup.colours)
    side = ChooseArea(0, STRIKE_SIDE, 2)
    assert option_fields(game.state, side, "area:inner.left")["path"] == 6
    assert option_fields(game.state, side, "area:inner.right")["path"] == 2
    assert "path 6" in words.option(game.state, side, "area:inner.left")
    behind = ChooseArea(0, STRIKE_BEHIND, 2)
    assert words.option(game.state, behind, "area:inner") == "The inner section and the one behind"
    assert words.option(game.state, behind, "area:outer") == "The outer section"


@pytest.mark.parametrize("language", LANGUAGES)
def test_stopping_says_that_the_spell_would_come_to_nothing(language: str) -> None:
    words = Words(language)
    scene = Scene()
    scene.creature("chief", "1.inner")
    scene.hand("blue", "fireball", "fire_spark")
    scene.play("cast:fireball")
    frame = scene.state.stack[-1]
    assert option_fields(scene.state, frame, "done")["wasted"] == 1
    assert words.option(scene.state, frame, "done") == words.say("option-done-wasted") != words.say("option-done")
    scene.play("add:fire_spark")
    frame = scene.state.stack[-1]
    assert "wasted" not in option_fields(scene.state, frame, "done")
    assert words.option(scene.state, frame, "done") == words.say("option-done")
