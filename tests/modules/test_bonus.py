"""Bonus actions: B1 and B2."""

import pytest

from orcs.engine.fields import AT_ACTIONS_DONE, AT_ACTIONS_EXTRA, AT_POWER_NEXT
from tests.support.scene import Scene


def hunt(*creatures: str, players: int = 2, reinforcement: dict[str, str] | None = None) -> Scene:
    """Blue can fell all these creatures with one Earthquake."""
    lives = {"goblin": 2, "orc": 2, "goblin_shaman": 3, "orc_rider": 3, "lava_golem": 4, "chief": 5, "bomber": 4}
    modules: dict[str, str | dict[str, str]] = {"bonus": ""}
    if reinforcement:
        modules["reinforcement"] = reinforcement
    scene = Scene(players, modules=modules)
    for creature in creatures:
        scene.creature(creature, "1.inner", damage=lives.get(creature, 3) - 1)
    scene.hand("blue", "earthquake", "smash")
    return scene


def strike(scene: Scene) -> None:
    scene.cast("earthquake", "line:1", "area:inner", adding=["smash"])


# B1


@pytest.mark.parametrize(
    ("creature", "bonus"),
    [("goblin_shaman", "draw"), ("orc_rider", "action"), ("lava_golem", "discard"), ("chief", "power")],
)
def test_B1_each_strong_or_brute_creature_gives_its_bonus(creature: str, bonus: str) -> None:
    scene = hunt(creature)
    scene.draw_pile("blue", "zap")
    scene.hand("green", *["zap"] * 4)
    strike(scene)
    assert scene.options() == [f"bonus:{bonus}", "skip"]


@pytest.mark.parametrize("creature", ["goblin", "orc"])
def test_B1_a_weak_creature_gives_none(creature: str) -> None:
    scene = hunt(creature)
    scene.draw_pile("blue", "zap")
    strike(scene)
    assert scene.asked == "ChooseAction"


def test_B1_a_creature_that_reaches_the_tower_gives_none() -> None:
    scene = Scene(modules=["bonus"])
    scene.creature("orc_rider", "1.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:1.inner.1")
    assert scene.asked == "ChooseAction"


def test_B1_draw_a_card() -> None:
    scene = hunt("goblin_shaman")
    scene.draw_pile("blue", "zap", "cold_snap")
    strike(scene)
    scene.play("bonus:draw", "card:zap")
    assert scene.hand_of("blue") == ["zap"]
    assert scene.asked == "ChooseAction"


def test_B1_one_action() -> None:
    scene = hunt("orc_rider")
    strike(scene)
    scene.play("bonus:action", "teleport:3", "teleport:4")
    assert scene.asked == "DrawCards"
    assert scene.happened("mage_moved") == 2


def test_B1_discard_hands() -> None:
    scene = hunt("lava_golem", players=3)
    scene.hand("green", *["zap"] * 3)
    scene.hand("red", *["zap"] * 4)
    strike(scene)
    scene.play("bonus:discard")
    assert scene.actor == "red"
    scene.play("discard:zap")
    assert (scene.actor, scene.asked) == ("blue", "ChooseAction")


def test_B1_discard_hands_asks_all_rivals_in_seat_order_and_not_the_player() -> None:
    scene = hunt("lava_golem", players=4)
    for colour in ("yellow", "red", "green", "blue"):
        scene.hand(colour, *["zap"] * 4)
    strike(scene)
    scene.play("bonus:discard")
    asked = []
    for _ in range(3):
        asked.append(scene.actor)
        scene.play("discard:zap")
    assert asked == ["green", "red", "yellow"]
    assert scene.asked == "ChooseAction"


def test_B1_several_come_in_any_order() -> None:
    for order in (["bonus:draw", "card:zap", "bonus:power"], ["bonus:power", "bonus:draw", "card:zap"]):
        scene = hunt("goblin_shaman", "chief")
        scene.draw_pile("blue", "zap")
        strike(scene)
        assert scene.options() == ["bonus:draw", "bonus:power", "skip"]
        scene.play(*order)
        assert scene.asked == "ChooseAction"
        assert (scene.hand_of("blue"), scene.state.cells[AT_POWER_NEXT]) == (["zap"], 1)


def test_B1_one_for_each_creature() -> None:
    scene = hunt("orc_rider", "orc_rider")
    strike(scene)
    scene.play("bonus:action", "bonus:action")
    assert scene.happened("action_gained") == 2
    assert scene.asked == "ChooseAction"


def test_B1_leaving_one_leaves_the_rest() -> None:
    scene = hunt("goblin_shaman", "chief")
    scene.draw_pile("blue", "zap")
    strike(scene)
    scene.play("skip")
    assert scene.asked == "ChooseAction"
    assert (scene.hand_of("blue"), scene.state.cells[AT_POWER_NEXT]) == ([], 0)
    scene.creature("orc_rider", "1.inner", damage=2)
    scene.hand("blue", "smash")
    scene.cast("smash", "line:1", "target:1.inner.1")
    assert scene.options() == ["bonus:action", "skip"]


def test_B1_one_taken_and_the_rest_left() -> None:
    scene = hunt("goblin_shaman", "chief")
    scene.draw_pile("blue", "zap")
    strike(scene)
    scene.play("bonus:power", "skip")
    assert scene.asked == "ChooseAction"
    assert (scene.hand_of("blue"), scene.state.cells[AT_POWER_NEXT]) == ([], 1)


def test_B1_a_draw_with_nothing_to_draw_is_not_offered() -> None:
    scene = hunt("goblin_shaman", "chief")
    strike(scene)
    assert scene.options() == ["bonus:power", "skip"]
    assert scene.why_not("bonus:draw") == "B1"


def test_B1_discards_with_nobody_to_discard_are_not_offered() -> None:
    scene = hunt("lava_golem", "chief")
    scene.hand("green", *["zap"] * 3)
    strike(scene)
    assert scene.options() == ["bonus:power", "skip"]


def test_B1_an_action_after_the_tenth_is_not_offered() -> None:
    scene = hunt("orc_rider", "goblin_shaman")
    scene.draw_pile("blue", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    strike(scene)
    assert scene.options() == ["bonus:draw", "skip"]


def test_B1_an_action_beyond_the_tenth_is_not_offered() -> None:
    scene = hunt("orc_rider", "goblin_shaman")
    scene.draw_pile("blue", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 5
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    strike(scene)
    assert scene.options() == ["bonus:draw", "skip"]


def test_B1_spell_power_after_the_tenth_action_is_not_offered() -> None:
    scene = hunt("chief", "goblin_shaman")
    scene.draw_pile("blue", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    strike(scene)
    assert scene.options() == ["bonus:draw", "skip"]


def test_B1_if_none_can_do_anything_nothing_is_asked() -> None:
    scene = hunt("lava_golem", "goblin_shaman")
    strike(scene)
    assert scene.asked == "ChooseAction"


def test_B1_a_bonus_that_became_useless_is_offered_no_more() -> None:
    scene = hunt("goblin_shaman", "goblin_shaman")
    scene.draw_pile("blue", "zap")
    strike(scene)
    scene.play("bonus:draw", "card:zap")
    assert scene.asked == "ChooseAction"


def test_B1_also_for_a_defeat_outside_an_action() -> None:
    scene = Scene(modules=["bonus", "reinforcement"])
    scene.creature("orc_rider", "4.inner", damage=2)
    scene.toadlings("blue", life=1)
    scene.play("use:life", "target:4.inner.1")
    assert scene.options() == ["bonus:action", "skip"]
    scene.play("bonus:action", "teleport:3", "teleport:4", "teleport:5")
    assert scene.actor == "green"


def test_B1_after_all_that_follows_from_the_effect() -> None:
    scene = hunt("bomber", reinforcement={"bomber": "lava_golem"})
    scene.creature("orc_rider", "1.inner")
    scene.creature("chief", "1.inner", damage=2)
    strike(scene)
    assert scene.order("creature_defeated", "bomber_burst") == [
        "creature_defeated",
        "bomber_burst",
        "creature_defeated",
        "creature_defeated",
    ]
    assert scene.options() == ["bonus:action", "bonus:power", "skip"]


# B2


def test_B2_spell_power_adds_one_of_the_spells_type_to_the_next_cast() -> None:
    scene = hunt("chief")
    scene.creature("lava_golem", "1.outer")
    scene.hand("blue", "zap")
    strike(scene)
    scene.play("bonus:power", "cast:zap", "done")
    assert scene.happened("spell_cast", card="zap", power=2) == 1
    assert scene.options() == ["line:1", "line:2"]


def test_B2_it_is_used_once() -> None:
    scene = Scene(modules=["bonus"])
    scene.state.cells[AT_POWER_NEXT] = 1
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "cold_snap")
    scene.cast("zap", "line:2", "target:1.outer.1")
    scene.cast("cold_snap")
    assert scene.options() == ["line:1"]


@pytest.mark.parametrize("action", ["teleport:4", "remove:cold_snap", "poison:2"])
def test_B2_any_other_next_action_loses_it(action: str) -> None:
    scene = Scene(modules=["bonus"])
    scene.skill("blue", "remove_card", "poison")
    scene.state.cells[AT_POWER_NEXT] = 1
    scene.creature("chief", "4.outer")
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "cold_snap")
    scene.play(action)
    scene.cast("zap")
    assert scene.options() == ["line:1"]


def test_B2_a_lore_cast_loses_it() -> None:
    scene = Scene(modules=["bonus"])
    scene.state.cells[AT_POWER_NEXT] = 1
    scene.display("fireball")
    scene.creature("chief", "1.outer")
    scene.hand("blue", "wisdom", "zap")
    scene.play("cast:wisdom", "learn:fireball")
    scene.cast("zap")
    assert scene.options() == ["line:1"]


def test_B2_several_add_up() -> None:
    scene = hunt("chief", "chief")
    scene.creature("lava_golem", "1.outer")
    scene.hand("blue", "zap")
    strike(scene)
    scene.play("bonus:power", "bonus:power", "cast:zap", "done")
    assert scene.options() == ["line:1", "line:2", "line:3"]


def test_B2_a_support_spell_has_lines_too() -> None:
    scene = Scene(modules=["bonus"])
    scene.state.cells[AT_POWER_NEXT] = 1
    scene.creature("chief", "4.outer")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds")
    assert scene.options() == ["line:1", "line:2", "skip"]
