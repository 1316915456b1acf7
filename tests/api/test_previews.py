"""Previews: what a pick does, as far as its player may know."""

import pytest

from orcs import CHANCE, PickError
from orcs.engine.core import EVERYONE
from orcs.engine.fields import AT_ACTIONS_DONE
from tests.support.scene import Scene


def test_a_preview_goes_to_the_end_of_the_game_if_nothing_is_in_between() -> None:
    scene = Scene()
    scene.stacks(0, 0, 0, 0, 0, 0)
    scene.turn("green", after=1)
    events = [event.name for event in scene.game.preview("pass")]
    assert events[-1] == "game_ended"
    assert not scene.game.over


def test_a_rivals_preview_stops_before_the_player_at_turn_shows_a_hand() -> None:
    scene = Scene()
    scene.hand("blue", "voodoo", "smash")
    scene.hand("green", "zap", "zap", "zap", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 1
    scene.play("cast:voodoo", "done", "line:1", "rival:2")
    told = scene.game.preview("discard:zap", 1)
    assert [(event.name, event.values[0]) for event in told] == [("card_discarded", 1), ("card_discarded", 0)]
    assert all(event.owner == EVERYONE for event in told)
    smash = scene.rules.names["card"].index("smash")
    assert smash not in [event.values[1] for event in told]


def test_a_chain_of_picks_is_foreseen_up_to_the_question_after_it() -> None:
    scene = Scene()
    scene.hand("blue", "smash", "zap")
    scene.creature("goblin", "1.inner")
    before = scene.game.options()
    foresight = scene.game.foresee(["cast:smash", "done", "line:1"], 0)
    assert [event.name for event in foresight.events] == ["spell_cast", "line_applied"]
    assert (foresight.made, foresight.actor) == (3, 0)
    ask = foresight.ask(7)
    assert (ask.id, ask.seat, ask.kind, ask.options) == (7, 0, "ChooseTarget", ["target:1.inner.1"])
    assert scene.game.options() == before


def test_a_chain_is_foreseen_no_further_than_chance() -> None:
    scene = Scene()
    scene.turn("blue")
    scene.draw_pile("blue", "smash", "zap", "zap", "zap", "zap")
    foresight = scene.game.foresee(["pass", "cast:smash"], 0)
    assert (foresight.made, foresight.actor) == (1, CHANCE)


def test_a_chain_with_a_pick_that_is_not_open_is_refused() -> None:
    scene = Scene()
    scene.hand("blue", "smash", "zap")
    scene.creature("goblin", "1.inner")
    with pytest.raises(PickError, match="line:3 is not open"):
        scene.game.foresee(["cast:smash", "done", "line:3"], 0)


def test_nobody_decides_after_the_end_of_the_game() -> None:
    scene = Scene()
    scene.stacks(0, 0, 0, 0, 0, 0)
    scene.turn("green", after=1)
    foresight = scene.game.foresee(["pass"])
    assert foresight.actor is None
