"""Previews: what a pick does, as far as its player may know."""

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
