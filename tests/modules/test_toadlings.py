"""Toadlings: Z2 to Z4."""

import pytest

from orcs.engine.fields import AT_ACTIONS_DONE, AT_ACTIONS_EXTRA
from tests.modules.marsh import marsh, quake
from tests.support.scene import Scene

# Z2


def test_Z2_a_defeated_toad_leaves_a_toadling_on_its_section() -> None:
    scene = marsh()
    scene.creature("breeding_toad", "1.inner", damage=2)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.toadlings_at("1.inner") == 1
    assert scene.trophies_of("blue") == {"breeding_toad": 1}
    assert scene.asked == "ChooseAction"


def test_Z2_a_toad_that_reaches_the_tower_leaves_none() -> None:
    scene = marsh()
    scene.creature("breeding_toad", "1.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:1.inner.1")
    assert scene.happened("toadling_laid") == 0


def test_Z2_its_kind_is_drawn_when_it_is_taken() -> None:
    scene = marsh()
    scene.toadling("1.inner")
    scene.toadlings("green", draw=3, power=1)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "prey:1.inner")
    assert scene.odds() == {"toadling:action": 3, "toadling:power": 2, "toadling:life": 3}
    scene.play("toadling:life")
    assert scene.toadlings_of("blue") == {"life": 1}
    assert scene.toadlings_at("1.inner") == 0


# Z3


@pytest.mark.parametrize("fate", ["weak", "weak_life"])
def test_Z3_a_toadling_always_has_one_life(fate: str) -> None:
    scene = marsh("terrain")
    scene.fate(fate)
    scene.terrain("stone_field", "1.inner")
    scene.toadling("1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "prey:1.inner", "toadling:draw")
    assert scene.toadlings_of("blue") == {"draw": 1}


@pytest.mark.parametrize("spell", ["smash", "fireball", "lightning_bolt", "earthquake", "ice_storm"])
def test_Z3_it_makes_a_cast_legal(spell: str) -> None:
    scene = marsh()
    scene.hand("blue", spell, spell)
    assert scene.options("cast") == []
    scene.toadling("1.middle")
    assert scene.options("cast") == [spell]


def test_Z3_lightning_bolt_reaches_one_anywhere() -> None:
    scene = marsh()
    scene.toadling("4.outer")
    scene.hand("blue", "lightning_bolt", "zap")
    scene.cast("lightning_bolt", "line:1", adding=["zap"])
    assert scene.options() == ["prey:4.outer"]


def test_Z3_other_attacks_reach_those_on_the_own_path() -> None:
    scene = marsh()
    scene.toadling("4.outer")
    scene.toadling("1.outer")
    scene.creature("orc", "1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options() == ["target:1.inner.1", "prey:1.outer"]


def test_Z3_an_area_hits_every_toadling_in_it() -> None:
    scene = marsh()
    scene.toadling("1.inner", 2)
    scene.toadling("1.middle")
    scene.creature("chief", "1.inner")
    quake(scene)
    scene.play("toadling:draw", "toadling:life")
    assert scene.toadlings_of("blue") == {"draw": 1, "life": 1}
    assert (scene.toadlings_at("1.inner"), scene.toadlings_at("1.middle")) == (0, 1)
    assert scene.damage("1.inner") == [2]


def test_Z3_an_area_over_two_sections_hits_the_toadlings_of_both() -> None:
    scene = marsh()
    scene.toadling("1.inner")
    scene.toadling("1.middle")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", "area:inner", "toadling:draw", "toadling:draw", adding=["ice_storm"] * 2)
    assert scene.toadlings_of("blue") == {"draw": 2}


def test_Z3_a_single_attack_hits_one() -> None:
    scene = marsh()
    scene.toadling("1.inner", 2)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options() == ["prey:1.inner"]
    scene.play("prey:1.inner", "toadling:draw")
    assert scene.toadlings_at("1.inner") == 1
    assert scene.asked == "ChooseAction"


def test_Z3_it_never_moves() -> None:
    scene = marsh()
    scene.toadling("1.inner")
    scene.toadling("2.outer")
    scene.next_round()
    scene.play("fate:weak_strong")
    assert (scene.toadlings_at("1.inner"), scene.toadlings_at("2.outer")) == (1, 1)


def test_Z3_it_is_no_creature_when_empty_paths_are_filled() -> None:
    scene = marsh()
    scene.stacks(1)
    scene.markers(orc=1)
    scene.toadling("1.inner")
    scene.turn("blue", at="beginning")
    scene.play("marker:orc")
    assert scene.at("1.outer") == ["orc"]


def test_Z3_it_is_no_creature_for_support_spells() -> None:
    scene = marsh()
    scene.fate("strong_no_teleport")
    scene.toadling("1.inner")
    scene.toadling("2.inner")
    scene.hand("blue", "switch", "smash", "magic_bonds")
    assert scene.options("cast") == ["smash"]
    scene.creature("orc", "4.outer")
    scene.cast("switch")
    assert scene.happened("spell_fizzled", card="switch") == 1
    scene.cast("magic_bonds", "line:1")
    assert scene.options() == ["target:4.outer.1"]


def test_Z3_with_new_fate_cards_one_in_the_front_section_or_nearer_can_be_reached() -> None:
    scene = marsh("new_fate")
    scene.toadling("1.inner")
    scene.toadling("1.middle")
    scene.toadling("1.outer")
    scene.creature("chief", "1.middle")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options() == ["prey:1.inner", "target:1.middle.1", "prey:1.middle"]


def test_Z3_with_new_fate_cards_a_toadling_does_not_shield_a_creature() -> None:
    scene = marsh("new_fate")
    scene.toadling("1.inner")
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options() == ["prey:1.inner", "target:1.outer.1"]


def test_Z3_with_new_fate_cards_any_can_be_reached_on_a_path_without_a_creature() -> None:
    scene = marsh("new_fate")
    scene.toadling("4.inner")
    scene.toadling("4.outer")
    scene.hand("blue", "lightning_bolt", "zap")
    scene.cast("lightning_bolt", "line:1", adding=["zap"])
    assert scene.options() == ["prey:4.inner", "prey:4.outer"]


def test_Z3_with_new_fate_cards_one_behind_the_front_section_cannot_be_reached() -> None:
    scene = marsh("new_fate")
    scene.toadling("1.outer")
    scene.creature("chief", "1.middle")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options() == ["target:1.middle.1"]


def test_Z3_who_defeats_it_takes_it_face_up_and_gets_no_trophy() -> None:
    scene = marsh()
    scene.turn("green")
    scene.toadling("2.inner")
    scene.hand("green", "zap")
    scene.cast("zap", "line:1", "prey:2.inner", "toadling:power")
    assert scene.toadlings_of("green") == {"power": 1}
    assert scene.toadlings_of("blue") == scene.trophies_of("green") == {}
    assert scene.happened("toadling_taken", seat="green", place="2.inner", count=1) == 1
    assert scene.happened("toadling_turned", seat="green", toadling="power") == 1


# Z4


def test_Z4_draw_a_card() -> None:
    scene = marsh()
    scene.toadlings("blue", draw=1)
    scene.draw_pile("blue", "zap")
    scene.play("use:draw", "card:zap")
    assert scene.hand_of("blue") == ["zap"]
    assert scene.asked == "ChooseAction"


def test_Z4_a_draw_needs_a_card() -> None:
    scene = marsh()
    scene.toadlings("blue", draw=1)
    assert scene.options("use") == []
    scene.discard_pile("blue", "zap")
    assert scene.options("use") == ["draw"]


def test_Z4_one_more_action() -> None:
    scene = marsh()
    scene.toadlings("blue", action=1)
    scene.play("use:action", "teleport:3", "teleport:4")
    assert scene.actor == "blue"
    scene.play("teleport:5")
    assert scene.actor == "green"


def test_Z4_one_power_for_the_next_action() -> None:
    scene = marsh()
    scene.toadlings("blue", power=2)
    scene.creature("chief", "1.inner")
    scene.hand("blue", "zap")
    scene.play("use:power", "use:power")
    scene.cast("zap")
    assert scene.options() == ["line:1", "line:2", "line:3"]


def test_Z4_the_power_is_lost_on_another_action() -> None:
    scene = marsh()
    scene.toadlings("blue", power=1)
    scene.creature("chief", "4.inner")
    scene.hand("blue", "zap")
    scene.play("use:power", "teleport:4")
    scene.cast("zap")
    assert scene.options() == ["line:1"]


def test_Z4_using_another_toadling_does_not_lose_the_power() -> None:
    scene = marsh()
    scene.toadlings("blue", power=1, action=1)
    scene.creature("chief", "1.inner")
    scene.hand("blue", "zap")
    scene.play("use:power", "use:action")
    scene.cast("zap")
    assert scene.options() == ["line:1", "line:2"]


def test_Z4_one_life_less_on_any_creature_on_the_board() -> None:
    scene = marsh("new_fate")
    scene.toadlings("blue", life=1)
    token = scene.creature("chief", "4.outer")
    scene.creature("orc", "4.inner")
    scene.toadling("1.inner")
    scene.play("use:life")
    assert scene.options() == ["target:4.inner.1", "target:4.outer.1"]
    scene.play("target:4.outer.1")
    assert scene.life(token) == 4
    assert scene.happened("creature_weakened", creature="chief", place="4.outer") == 1


def test_Z4_it_defeats_a_creature_whose_damage_reaches_the_lower_life() -> None:
    scene = marsh()
    scene.toadlings("blue", life=1)
    scene.creature("chief", "4.outer", damage=4)
    scene.play("use:life", "target:4.outer.1")
    assert scene.trophies_of("blue") == {"chief": 1}


def test_Z4_one_life_less_needs_a_creature() -> None:
    scene = marsh()
    scene.toadlings("blue", life=1)
    scene.toadling("1.inner")
    assert scene.options("use") == []


def test_Z4_each_is_used_once_and_goes_to_the_box() -> None:
    scene = marsh()
    scene.toadlings("blue", action=1)
    scene.play("use:action")
    assert scene.toadlings_of("blue") == {}
    assert scene.options("use") == []
    scene.toadling("1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "prey:1.inner")
    assert scene.odds()["toadling:action"] == 2


def test_Z4_it_is_no_action() -> None:
    scene = marsh()
    scene.toadlings("blue", power=3)
    scene.play("use:power", "use:power", "use:power", "teleport:3", "teleport:4")
    assert scene.actor == "green"
    assert scene.happened("mage_moved") == 2


def test_Z4_not_while_an_action_is_under_way() -> None:
    scene = marsh()
    scene.toadlings("blue", power=1)
    scene.creature("chief", "1.inner")
    scene.hand("blue", "zap")
    scene.play("cast:zap")
    assert scene.options() == ["done"]


def test_Z4_only_in_the_own_action_phase() -> None:
    scene = marsh()
    scene.toadlings("green", power=1)
    assert scene.options("use") == []
    scene.stacks(0, 1)
    scene.markers(orc=1)
    scene.toadlings("blue", power=1)
    scene.turn("blue", at="reveal")
    assert scene.options() == ["reveal:2"]


def test_Z4_also_after_the_last_action() -> None:
    scene = marsh()
    scene.toadlings("blue", life=1)
    scene.creature("chief", "4.outer", damage=4)
    scene.play("teleport:3", "teleport:5")
    assert scene.options() == ["use:life", "end"]
    scene.play("use:life", "target:4.outer.1")
    assert scene.trophies_of("blue") == {"chief": 1}
    assert scene.actor == "green"


def test_Z4_not_after_a_pass() -> None:
    scene = marsh()
    scene.toadlings("blue", power=1, action=1)
    scene.play("pass")
    assert scene.actor == "green"


def test_Z4_an_action_gained_after_the_last_one_reopens_the_phase() -> None:
    scene = marsh()
    scene.toadlings("blue", action=1)
    scene.play("teleport:3", "teleport:4", "use:action")
    assert "teleport:5" in scene.options()
    scene.play("teleport:5")
    assert scene.actor == "green"


def test_Z4_no_action_is_gained_after_the_tenth() -> None:
    scene = marsh()
    scene.toadlings("blue", action=1)
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    scene.play("teleport:3")
    assert scene.actor == "green"
    assert scene.toadlings_of("blue") == {"action": 1}


def test_Z4_no_extra_skills_does_not_stop_it() -> None:
    scene = marsh()
    scene.fate("brute_no_skills")
    scene.toadlings("blue", action=1)
    scene.play("use:action", "teleport:3", "teleport:4")
    assert scene.actor == "blue"


def test_Z4_missions_do_not_count_it_as_a_skill() -> None:
    scene = marsh("missions")
    scene.mission("blue", "skills")
    scene.toadlings("blue", action=2, life=1)
    assert scene.points("blue", "M2") == 0


def test_Z4_a_weakened_creature_is_a_target_of_its_own() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.creature("orc_rider", "1.inner")
    weak = scene.creature("orc_rider", "1.inner", weakened=1)
    scene.hand("blue", "zap", "replenish")
    scene.play("cast:zap", "add:replenish", "skip", "done", "line:2")
    assert scene.options("target") == ["1.inner.1", "1.inner.2"]
    scene.play("target:1.inner.2")
    assert scene.happened("creature_defeated", token=weak) == 1
