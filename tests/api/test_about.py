"""Frames describe themselves: a question's description is public, an option's is known to its seat."""

from __future__ import annotations

import pytest

from orcs import HOUSE_RULES, MODULES, Game
from orcs.engine.core import EVERYONE
from orcs.engine.rng import Rng

EAGER = ("use:", "prey:", "line:3", "line:2", "add:", "cast:")


def pick(game: Game, rng: Rng) -> str:
    """A random pick; those that lead to further questions are more likely."""
    options = [game.text(each) for each in game.options()]
    for word in EAGER:
        wanted = [text for text in options if text.startswith(word)]
        if wanted and rng.below(4):
            return wanted[rng.below(len(wanted))]
    return options[rng.below(len(options))]


@pytest.mark.parametrize("house_rules", [(), HOUSE_RULES], ids=["rulebook", "house"])
def test_what_frames_say_follows_from_what_is_known(house_rules: tuple[str, ...]) -> None:
    said: dict[str, set[str]] = {}
    for seed in range(8):
        game = Game.new(2 + seed % 3, seed=seed, modules=list(MODULES), house_rules=house_rules)
        rng = Rng(seed)
        while not game.over:
            frame = game.independent_frames()[0]
            names = said.setdefault(type(frame).__name__, set())
            about = frame.about(game.state)
            assert about == frame.about(game.view(EVERYONE).known)
            names |= set(about)
            own = game.view(int(frame.actor)).known
            for option in game.options():
                meaning = frame.about_option(game.state, option)
                assert meaning == frame.about_option(own, option)
                names |= {f"option {name}" for name in meaning}
            game.play(pick(game, rng))
    creature = {"option creature", "option left", "option tokens"}
    for name in ("ChooseFirst", "ChoosePut", "ChooseWeakened"):
        assert said[name] == creature
    assert said["ChooseAction"] == {"left"}
    assert said["ChooseEnhancement"] == {"card", "power", "option gain", "option power", "option wasted"}
    assert said["ChooseEffect"] == {"card", "effects"}
    assert said["ChooseLine"] == {"card", "power", "option card"}
    assert said["ChooseTarget"] == said["ChooseForward"] == {"amount"} | creature
    assert said["ChooseArea"] == {"amount", "option path", "option places", "option side"}
    assert said["ChooseSecond"] == {"creature", "place"} | creature
    assert said["ChooseSection"] == {"creature", "path", "option places"}
    assert said["ChooseReveal"] == said["KeepMission"] == said["ChooseDiscard"] == set()
    assert ("ChooseTileSection" in said) == bool(house_rules)
    assert said.get("ChooseTileSection", {"path", "option places"}) == {"path", "option places"}
