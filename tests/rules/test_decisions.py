"""Every kind of decision, of players and of chance, names its clause, and a position in the middle of it can be saved
and read back.
"""

import json
from collections.abc import Callable

import pytest

from orcs import Dealer, Game, State, plain_position
from orcs.engine.core import NOBODY, Frame, Options, settle
from orcs.engine.position import position
from tests.support.scene import Scene


def table() -> Scene:
    """A bit of everything: creatures, toadlings, terrain, cards, markers."""
    scene = Scene(3, modules=["terrain", "reinforcement", "bonus", "missions"])
    scene.terrain("tendrils", "1.middle")
    scene.toadling("1.outer")
    scene.toadlings("blue", life=1)
    scene.creature("orc_rider", "1.inner", damage=2)
    scene.creature("chief", "4.outer", damage=1)
    scene.creature("orc", "4.outer")
    scene.hand("blue", "zap", "earthquake", "smash", "switch", "magic_bonds", "voodoo", "wisdom", "fire_spark")
    scene.hand("green", *["zap"] * 4)
    scene.hand("red", *["zap"] * 4)
    scene.draw_pile("blue", "cold_snap", "poison", "zap")
    scene.discard_pile("red", "poison")
    scene.display("fireball", "wisdom")
    scene.pile("ice_storm", "voodoo")
    scene.stacks(1, 2, 3, 1, 1, 1)
    scene.markers(orc=5, chief=4)
    return scene


def at_turn(at: str) -> Callable[[], Scene]:
    def build() -> Scene:
        scene = table()
        scene.turn("blue", at=at)
        return scene

    return build


def after(*picks: str) -> Callable[[], Scene]:
    def build() -> Scene:
        scene = table()
        scene.play(*picks)
        return scene

    return build


def at_fate() -> Scene:
    scene = table()
    scene.next_round()
    return scene


DECISIONS: dict[str, tuple[str, Callable[[], Scene]]] = {
    "RevealMarker": ("T1", at_turn("beginning")),
    "ChooseReveal": ("T2", at_turn("reveal")),
    "ChooseAction": ("T3", at_turn("actions")),
    "RevealFate": ("F1", at_fate),
    "ChooseEnhancement": ("C2", after("cast:zap")),
    "ChooseEffect": ("C3", after("cast:zap", "add:wisdom", "teleport:5")),
    "ChooseLine": ("C5", after("cast:zap", "done")),
    "ChooseTarget": ("C8", after("cast:zap", "done", "line:1")),
    "ChooseArea": ("C8", after("cast:earthquake", "add:smash", "done", "line:1")),
    "ChooseFirst": ("C10", after("cast:switch", "done", "line:1")),
    "ChooseSecond": ("C10", after("cast:switch", "done", "line:1", "target:4.outer.1")),
    "ChoosePut": ("C10", after("cast:switch", "add:smash", "done", "line:2")),
    "ChooseSection": ("C10", after("cast:switch", "add:smash", "done", "line:2", "target:4.outer.2")),
    "ChooseForward": ("C10", after("cast:magic_bonds", "done", "line:1")),
    "ChooseRival": ("C11", after("cast:voodoo", "done", "line:1")),
    "ChooseDiscard": ("C11", after("cast:voodoo", "add:fire_spark", "done", "line:2")),
    "ChooseSpell": ("C9", after("cast:wisdom")),
    "FillDisplay": ("S7", after("cast:wisdom", "learn:wisdom")),
    "DrawCards": ("T8", after("pass", "card:zap")),
    "ChooseBonus": ("B1", after("cast:zap", "done", "line:1", "target:1.inner.1")),
    "ChooseWeakened": ("Z4", after("use:life")),
    "DrawToadlings": ("Z2", after("cast:zap", "done", "line:1", "prey:1.outer")),
}


def choices(state: State) -> list[str]:
    options = Options()
    settle(state, options)
    return [state.rules.actions.text(pick) for pick in options.as_list()]


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_decision_names_its_clause(kind: str) -> None:
    clause, build = DECISIONS[kind]
    scene = build()
    assert (scene.asked, scene.state.stack[-1].clause()) == (kind, clause)
    assert scene.options()


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_position_in_the_middle_of_a_decision_can_be_saved_and_read_back(kind: str) -> None:
    scene = DECISIONS[kind][1]()
    options = scene.options()
    written = json.dumps(plain_position(scene.state))
    read = position(scene.rules, json.loads(written))
    assert choices(read) == options
    assert json.dumps(plain_position(read)) == written


@pytest.mark.parametrize(
    ("modules", "kind", "clause"),
    [
        ({}, "DrawStart", "S3"),
        ({"terrain": "9"}, "DrawTile", "G1"),
        ({"terrain": "1"}, "DrawTilePath", "G1"),
        ({"missions": ""}, "DealMissions", "M1"),
        ({"missions": ""}, "KeepMission", "M1"),
    ],
)
def test_a_decision_of_the_set_up_names_its_clause_and_can_be_saved(
    modules: dict[str, str], kind: str, clause: str
) -> None:
    game = Game.new(2, start=None, modules=modules, dealer=Dealer())
    while type(game.state.stack[-1]).__name__ != kind:
        game.play(game.options()[0])
    assert game.state.stack[-1].clause() == clause
    written = json.dumps(plain_position(game.state))
    read = position(game.rules, json.loads(written))
    assert choices(read) == [game.text(pick) for pick in game.options()]
    assert json.dumps(plain_position(read)) == written


def test_steps_without_a_decision_can_be_saved_too() -> None:
    scene = table()
    scene.turn("blue", at="beginning")
    scene.state.stack.append(scene.rules.make("EndAction", [NOBODY, 1]))
    scene.state.stack.append(scene.rules.make("RevealEmpty", [NOBODY, 4]))
    for frame in scene.state.stack:
        again = scene.rules.make(type(frame).__name__, frame.args())
        assert (type(again), again.args()) == (type(frame), frame.args())


def test_with_all_creatures_on_one_section_there_is_no_first_to_swap() -> None:
    scene = Scene()
    scene.creature("orc", "4.outer")
    scene.creature("chief", "4.outer")
    options = Options()
    scene.rules.make("ChooseFirst", [0]).options(scene.state, options)
    assert options.as_list() == []


def test_a_frame_by_itself_decides_nothing() -> None:
    scene = Scene()
    frame = Frame(0)
    options = Options()
    frame.options(scene.state, options)
    assert (options.size, frame.args(), frame.clause(), frame.stream(scene.state)) == (0, [0], "", 0)
    assert not frame.independent()
    assert frame.refusal(scene.state, 0).clause == ""
    with pytest.raises(NotImplementedError):
        frame.resolve(scene.state, 0)


def test_a_position_without_a_listener_changes_in_silence() -> None:
    scene = Scene()
    copy = scene.state.copy()
    copy.emit("game_ended")
    assert copy.sink is None


def test_a_pick_cannot_be_named_twice() -> None:
    actions = Scene().rules.actions
    with pytest.raises(ValueError, match="declared twice"):
        actions.name(900, "pass")
    with pytest.raises(ValueError, match="declared twice"):
        actions.name(0, "rest")


def test_picks_have_a_text_form_and_back() -> None:
    actions = Scene().rules.actions
    assert all(actions.parse(actions.text(pick)) == pick for pick in actions.texts)
    assert actions.parse("fly:away") is None
