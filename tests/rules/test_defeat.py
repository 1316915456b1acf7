"""Defeat: D1 to D4."""

import pytest

from orcs.engine.fields import AT_ACTIONS_EXTRA
from tests.support.scene import Scene

LIVES = {"goblin": 2, "orc": 2, "goblin_shaman": 3, "orc_rider": 3, "lava_golem": 4, "chief": 5}
SKILLS = {
    "goblin": "draw_one_more",
    "orc": "extra_action",
    "goblin_shaman": "no_change_of_rules",
    "orc_rider": "no_loss_of_creatures",
    "lava_golem": "remove_card",
    "chief": "poison",
}

# D1


@pytest.mark.parametrize("creature", LIVES)
def test_D1_a_creature_whose_damage_reaches_its_life_is_a_trophy(creature: str) -> None:
    scene = Scene()
    scene.creature(creature, "1.middle", damage=LIVES[creature] - 2)
    scene.hand("blue", "zap", "cold_snap")
    scene.cast("zap", "line:1", "target:1.middle.1")
    assert (scene.at("1.middle"), scene.trophies_of("blue")) == ([creature], {})
    scene.cast("cold_snap", "line:1", "target:1.middle.1")
    assert (scene.board(), scene.trophies_of("blue")) == ({}, {creature: 1})


def test_D1_more_damage_than_needed_defeats_too() -> None:
    scene = Scene()
    scene.creature("orc", "1.middle")
    scene.hand("blue", "fireball", "fire_spark")
    scene.cast("fireball", "line:1", "target:1.middle.1", adding=["fire_spark"])
    assert scene.trophies_of("blue") == {"orc": 1}


def test_D1_the_trophy_is_the_player_at_turns() -> None:
    scene = Scene()
    scene.turn("green")
    scene.creature("orc", "2.middle", damage=1)
    scene.hand("green", "zap")
    scene.cast("zap", "line:1", "target:2.middle.1")
    assert scene.trophies_of("green") == {"orc": 1}
    assert scene.trophies_of("blue") == {}


def test_D1_one_put_onto_tendrils_with_enough_damage_falls() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("tendrils", "1.inner")
    scene.creature("goblin", "4.outer", damage=1)
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", "target:4.outer.1", "section:inner", adding=["smash"])
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_D1_one_moved_onto_tendrils_with_enough_damage_falls() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("tendrils", "4.middle")
    scene.creature("goblin", "4.outer", damage=1)
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.outer.1")
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_D1_one_swapped_to_worse_ground_falls() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("stone_field", "1.outer")
    scene.terrain("tendrils", "4.inner")
    scene.creature("goblin", "1.outer", damage=2)
    scene.creature("goblin_shaman", "4.inner", damage=1)
    scene.hand("blue", "switch")
    scene.cast("switch", "line:1", "target:1.outer.1", "target:4.inner.1")
    assert scene.trophies_of("blue") == {"goblin": 1}
    assert scene.at("1.outer") == ["goblin_shaman"]


def test_D1_one_that_leaves_a_stone_field_with_enough_damage_falls() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("stone_field", "4.outer")
    scene.creature("goblin", "4.outer", damage=2)
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.outer.1")
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_D1_life_zero_falls_at_once() -> None:
    scene = Scene(modules=["terrain", "reinforcement"])
    scene.terrain("tendrils", "4.outer")
    scene.creature("orc_rider", "4.outer")
    scene.toadlings("blue", life=2)
    scene.play("use:life", "target:4.outer.1")
    assert scene.at("4.outer") == ["orc_rider"]
    scene.play("use:life", "target:4.outer.1")
    assert scene.trophies_of("blue") == {"orc_rider": 1}


# D2


def test_D2_all_hit_by_one_effect_are_hit_together_before_any_leaves() -> None:
    scene = Scene()
    scene.creature("goblin", "1.inner")
    scene.creature("orc", "1.inner")
    scene.creature("chief", "1.middle")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", "area:inner", adding=["ice_storm"] * 2)
    assert scene.order("creature_hit", "creature_defeated", "skull_raised") == [
        *["creature_hit"] * 3,
        *["creature_defeated", "skull_raised"] * 2,
    ]


def test_D2_what_the_defeats_cause_happens_after_all_have_left() -> None:
    scene = Scene(modules={"reinforcement": {"breeding_toad": "orc_rider"}, "bonus": ""})
    scene.creature("breeding_toad", "1.inner", damage=1)
    scene.creature("goblin_shaman", "1.inner", damage=1)
    scene.hand("blue", "ice_storm", "ice_storm")
    scene.draw_pile("blue", "zap")
    scene.cast("ice_storm", "line:1", "area:inner", "bonus:draw", "card:zap", adding=["ice_storm"])
    assert scene.order("creature_defeated", "toadling_laid", "bonus_taken") == [
        "creature_defeated",
        "creature_defeated",
        "toadling_laid",
        "bonus_taken",
    ]


# D3


@pytest.mark.parametrize("creature", LIVES)
def test_D3_the_second_defeat_of_a_type_gains_its_skill(creature: str) -> None:
    scene = Scene()
    for _ in range(3):
        scene.creature(creature, "1.inner", damage=LIVES[creature] - 1)
    scene.hand("blue", "zap", "smash", "cold_snap")
    scene.state.cells[AT_ACTIONS_EXTRA] = 1
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.skulls_of("blue") == {creature: 1}
    assert scene.happened("skill_gained") == 0
    scene.cast("smash", "line:1", "target:1.inner.1")
    assert scene.skulls_of("blue") == {creature: 2}
    assert scene.happened("skill_gained", seat="blue", skill=SKILLS[creature]) == 1


def test_D3_two_of_a_type_in_one_effect_gain_the_skill() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.creature("orc", "1.inner")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", "area:inner", adding=["smash"])
    assert scene.happened("skill_gained", skill="extra_action") == 1


def test_D3_a_track_rises_to_two_at_most_and_trophies_go_on() -> None:
    scene = Scene()
    scene.skulls("blue", orc=2)
    scene.trophies("blue", orc=2)
    scene.creature("orc", "1.inner", damage=1)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.skulls_of("blue") == {"orc": 2}
    assert scene.trophies_of("blue") == {"orc": 3}
    assert scene.happened("skull_raised") == scene.happened("skill_gained") == 0


def test_D3_a_type_raises_its_own_track_only() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner", damage=1)
    scene.creature("goblin", "1.inner", damage=1)
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", "area:inner", adding=["smash"])
    assert scene.skulls_of("blue") == {"goblin": 1, "orc": 1}
    assert scene.skulls_of("green") == {}


def test_D3_a_skill_is_kept_for_the_rest_of_the_game() -> None:
    scene = Scene()
    scene.stacks(1, 1, 1, 1, 1, 1)
    scene.markers(chief=6)
    for path in range(1, 7):
        scene.creature("orc", f"{path}.outer")
    scene.skulls("blue", orc=2)
    scene.trophies("blue", orc=2)
    scene.turn("green", after=1)
    scene.play("pass", "fate:strong", "reveal:3", "marker:chief", "teleport:3", "teleport:4")
    assert (scene.actor, scene.asked) == ("blue", "ChooseAction")


# D4


@pytest.mark.parametrize("creature", LIVES)
def test_D4_life_is_the_printed_life(creature: str) -> None:
    scene = Scene()
    assert scene.life(scene.creature(creature, "1.inner")) == LIVES[creature]


def test_D4_everything_adds_up() -> None:
    scene = Scene(modules=["terrain", "reinforcement"])
    scene.fate("weak_life")
    scene.terrain("stone_field", "1.inner")
    scene.terrain("tendrils", "2.inner")
    assert scene.life(scene.creature("chief", "1.inner")) == 7
    assert scene.life(scene.creature("chief", "2.inner")) == 5
    assert scene.life(scene.creature("chief", "1.inner", weakened=2)) == 5
    assert scene.life(scene.creature("chief", "3.inner")) == 6


def test_D4_the_rule_of_the_player_at_turn_counts() -> None:
    scene = Scene()
    scene.fate("weak_life")
    scene.skill("green", "no_change_of_rules")
    token = scene.creature("orc", "2.inner")
    assert scene.life(token) == 3
    scene.turn("green")
    assert scene.life(token) == 2


def test_D4_what_a_toadling_takes_comes_back_at_the_end_of_the_turn() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.toadlings("blue", life=1)
    token = scene.creature("chief", "4.inner")
    scene.play("use:life", "target:4.inner.1")
    assert scene.life(token) == 4
    scene.play("pass")
    assert scene.life(token) == 5
