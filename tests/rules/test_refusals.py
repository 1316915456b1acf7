"""Why not: for each way a pick can be refused, the clause that forbids it."""

import pytest

from orcs import PickError
from orcs.engine.fields import AT_ACTIONS_DONE
from tests.support.scene import Scene


def test_an_open_pick_is_not_refused() -> None:
    assert Scene().why_not("teleport:4") == ""


# Revealing


@pytest.mark.parametrize("pick", ["reveal:1", "reveal:3"])
def test_a_reveal_on_the_own_path_or_an_empty_stack_cites_T2(pick: str) -> None:
    scene = Scene()
    scene.stacks(1, 1)
    scene.markers(orc=2)
    scene.turn("blue", at="reveal")
    assert scene.why_not(pick) == "T2"


def test_an_action_before_the_reveal_cites_T2() -> None:
    scene = Scene()
    scene.stacks(1, 1)
    scene.markers(orc=2)
    scene.turn("blue", at="reveal")
    assert scene.why_not("teleport:4") == "T2"


# Actions


@pytest.mark.parametrize("pick", ["teleport:1", "teleport:2"])
def test_a_teleport_to_an_occupied_tower_space_cites_T4(pick: str) -> None:
    assert Scene().why_not(pick) == "T4"


def test_a_teleport_in_a_round_without_teleportation_cites_F8() -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    assert scene.why_not("teleport:4") == "F8"


def test_casting_poison_cites_C1() -> None:
    scene = Scene()
    scene.hand("blue", "poison")
    assert scene.why_not("cast:poison") == "C1"


def test_casting_a_card_that_is_not_in_hand_cites_C1() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.display("fireball")
    assert scene.why_not("cast:zap") == "C1"
    assert scene.why_not("cast:wisdom") == "C1"


def test_a_lore_spell_in_a_round_without_learning_cites_F7() -> None:
    scene = Scene()
    scene.fate("weak_no_learning")
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth")
    assert scene.why_not("cast:book_fire_earth") == "F7"


def test_a_lore_spell_with_an_empty_display_cites_C6() -> None:
    scene = Scene()
    scene.hand("blue", "book_fire_earth")
    assert scene.why_not("cast:book_fire_earth") == "C6"


@pytest.mark.parametrize("spell", ["zap", "fireball", "switch", "replenish", "magic_bonds", "voodoo"])
def test_a_spell_with_nothing_to_come_of_it_cites_C7(spell: str) -> None:
    scene = Scene()
    scene.hand("blue", spell)
    assert scene.why_not(f"cast:{spell}") == "C7"


def test_removing_a_card_without_the_skill_or_without_that_card_cites_T6() -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    assert scene.why_not("remove:zap") == "T6"
    scene.skill("blue", "remove_card")
    assert scene.why_not("remove:zap") == ""
    assert scene.why_not("remove:smash") == "T6"


def test_giving_poison_without_the_skill_or_to_oneself_cites_T7() -> None:
    scene = Scene()
    assert scene.why_not("poison:2") == "T7"
    scene.skill("blue", "poison")
    assert scene.why_not("poison:2") == ""
    assert scene.why_not("poison:1") == "T7"


@pytest.mark.parametrize("pick", ["remove:zap", "poison:2"])
def test_a_suspended_skill_cites_F10(pick: str) -> None:
    scene = Scene()
    scene.fate("brute_no_skills")
    scene.skill("blue", "remove_card", "poison")
    scene.hand("blue", "zap")
    assert scene.why_not(pick) == "F10"


def test_ending_while_actions_are_left_cites_T3() -> None:
    assert Scene().why_not("end") == "T3"


@pytest.mark.parametrize("pick", ["teleport:5", "cast:zap", "pass"])
def test_an_action_when_none_is_left_cites_T3(pick: str) -> None:
    scene = Scene(undo=True)
    scene.creature("orc", "4.inner")
    scene.hand("blue", "zap")
    scene.play("teleport:3", "teleport:4")
    assert scene.why_not(pick) == "T3"


@pytest.mark.parametrize("pick", ["line:1", "done", "discard:zap", "card:zap", "fate:weak", "nonsense"])
def test_what_is_no_action_cites_T3(pick: str) -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    assert scene.why_not(pick) == "T3"


@pytest.mark.parametrize(("pick", "clause"), [("reveal:2", "T2"), ("learn:zap", "C9")])
def test_what_belongs_to_another_decision_cites_its_rule(pick: str, clause: str) -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    assert scene.why_not(pick) == clause


@pytest.mark.parametrize("actions_done", [0, 2])
def test_a_toadling_that_is_not_there_or_cannot_be_used_cites_Z4(actions_done: int) -> None:
    scene = Scene(modules=["reinforcement"])
    scene.toadlings("blue", power=1, draw=1)
    scene.state.cells[AT_ACTIONS_DONE] = actions_done
    assert scene.why_not("use:power") == ""
    assert scene.why_not("use:action") == "Z4"
    assert scene.why_not("use:draw") == "Z4"


# Casting


@pytest.mark.parametrize("card", ["poison", "fire_spark", "book_water_fire", "wisdom"])
def test_adding_what_does_not_fit_or_is_not_in_hand_cites_C2(card: str) -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "zap", "poison", "fire_spark", "book_water_fire")
    scene.play("cast:zap")
    assert scene.why_not(f"add:{card}") == "C2"


def test_enhancing_a_lore_spell_cites_C6_or_C9() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth", "zap")
    scene.play("cast:book_fire_earth")
    assert scene.why_not("add:zap") in ("C6", "C9")


def test_an_effect_that_the_card_does_not_have_cites_C3() -> None:
    scene = Scene()
    scene.draw_pile("blue", "smash")
    scene.hand("blue", "zap", "replenish", "switch")
    scene.play("cast:zap", "add:replenish")
    assert scene.why_not("draw") == "C3"
    scene.play("skip", "add:switch")
    assert scene.why_not("teleport:4") == "C3"


def test_an_enhancement_that_teleports_to_an_occupied_tower_space_cites_T4() -> None:
    scene = Scene()
    scene.hand("blue", "zap", "replenish")
    scene.play("cast:zap", "add:replenish")
    assert scene.why_not("teleport:2") == "T4"


def test_an_enhancement_that_would_teleport_against_the_rule_cites_F8() -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    scene.draw_pile("blue", "smash")
    scene.hand("blue", "zap", "wisdom")
    scene.play("cast:zap", "add:wisdom")
    assert scene.why_not("teleport:4") == "F8"


@pytest.mark.parametrize("pick", ["line:2", "line:3", "skip"])
def test_a_line_that_is_not_paid_or_an_attack_left_unapplied_cites_C5(pick: str) -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap")
    assert scene.why_not(pick) == "C5"


@pytest.mark.parametrize("pick", ["target:2.inner.1", "target:1.outer.1", "target:1.inner.2", "prey:1.inner", "pass"])
def test_a_target_out_of_reach_or_not_there_cites_C8(pick: str) -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.creature("orc", "2.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.why_not(pick) == "C8"


def test_a_target_that_is_not_in_front_cites_N3() -> None:
    scene = Scene(modules=["new_fate"])
    scene.creature("orc", "1.inner")
    scene.creature("orc", "1.outer")
    scene.creature("orc", "2.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.why_not("target:1.outer.1") == "N3"
    assert scene.why_not("target:2.inner.1") == "C8"


def test_a_toadling_behind_the_front_section_cites_N3_or_Z3() -> None:
    scene = Scene(modules=["new_fate", "reinforcement"])
    scene.creature("orc", "1.inner")
    scene.toadling("1.outer")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.why_not("prey:1.outer") in ("N3", "Z3")


def test_an_area_with_nothing_in_it_cites_C8() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", adding=["smash"])
    assert scene.why_not("area:outer") == "C8"
    assert scene.why_not("area:inner.left") == "C8"
    assert scene.why_not("pass") == "C8"


def test_an_area_behind_the_front_section_cites_N4() -> None:
    scene = Scene(modules=["new_fate"])
    scene.creature("orc", "1.inner")
    scene.creature("orc", "1.outer")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", adding=["smash"])
    assert scene.why_not("area:outer") == "N4"


@pytest.mark.parametrize("card", ["ice_storm", "zap"])
def test_learning_a_card_that_is_not_in_the_display_cites_C9(card: str) -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "wisdom")
    scene.play("cast:wisdom")
    assert scene.why_not(f"learn:{card}") == "C9"


def test_swapping_creatures_on_one_section_cites_C10() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.creature("goblin", "1.inner")
    scene.creature("goblin", "4.inner")
    scene.hand("blue", "switch")
    scene.cast("switch", "line:1")
    assert scene.why_not("target:4.outer.1") == "C10"
    scene.play("target:1.inner.1")
    assert scene.why_not("target:1.inner.2") == "C10"


def test_putting_a_creature_that_is_not_there_or_where_it_stands_cites_C10() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", adding=["smash"])
    assert scene.why_not("target:4.outer.1") == "C10"
    scene.play("target:1.inner.1")
    assert scene.why_not("section:inner") == "C10"


def test_moving_a_creature_that_is_not_there_cites_C10() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1")
    assert scene.why_not("target:4.outer.1") == "C10"


def test_a_rival_with_few_cards_or_oneself_cites_C11() -> None:
    scene = Scene(3)
    scene.hand("green", *["zap"] * 4)
    scene.hand("red", *["zap"] * 3)
    scene.hand("blue", "voodoo", *["zap"] * 4)
    scene.cast("voodoo", "line:1")
    assert scene.why_not("rival:3") == "C11"
    assert scene.why_not("rival:1") == "C11"


def test_discarding_a_card_that_is_not_in_hand_cites_C11() -> None:
    scene = Scene()
    scene.hand("green", *["zap"] * 4)
    scene.hand("blue", "voodoo", "smash")
    scene.cast("voodoo", "line:1", "rival:2")
    assert scene.why_not("discard:smash") == "C11"


# Modules


def test_a_bonus_that_is_not_due_cites_B1() -> None:
    scene = Scene(modules=["bonus"])
    scene.creature("chief", "1.inner", damage=4)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.why_not("bonus:action") == "B1"


def test_weakening_what_is_no_creature_cites_Z4() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.toadlings("blue", life=1)
    scene.toadling("1.inner")
    scene.creature("orc", "4.inner")
    scene.play("use:life")
    assert scene.why_not("prey:1.inner") == "Z4"
    assert scene.why_not("target:4.outer.1") == "Z4"


# Chance


@pytest.mark.parametrize("pick", ["fate:strong", "card:zap", "pass"])
def test_a_fate_card_that_is_not_in_the_deck_cites_F1(pick: str) -> None:
    scene = Scene()
    scene.fate_deck("weak")
    scene.next_round()
    assert scene.why_not(pick) == "F1"


def test_an_outcome_that_chance_does_not_have_is_refused() -> None:
    scene = Scene()
    scene.draw_pile("blue", "zap")
    scene.play("pass")
    assert scene.why_not("card:smash") == "T8"
    scene = Scene()
    scene.stacks(1)
    scene.markers(orc=1)
    scene.turn("blue", at="beginning")
    assert scene.why_not("marker:chief") == "T1"
    scene = Scene()
    scene.display("fireball")
    scene.pile("ice_storm")
    scene.hand("blue", "wisdom")
    scene.play("cast:wisdom", "learn:fireball")
    assert scene.why_not("spell:earthquake") == "S7"


def test_a_refused_pick_changes_nothing() -> None:
    scene = Scene()
    scene.hand("blue", "zap", "poison")
    before = scene.options()
    with pytest.raises(PickError, match=r"cast:poison is not open here \(C1\)"):
        scene.play("cast:poison")
    assert scene.options() == before
    assert scene.hand_of("blue") == ["zap", "poison"]


def test_a_toadling_on_another_path_cites_C8() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.hand("blue", "zap")
    scene.creature("orc", "1.inner")
    scene.toadling("2.inner")
    scene.play("cast:zap", "done", "line:1")
    assert scene.why_not("prey:2.inner") == "C8"


def test_a_module_leaves_picks_that_are_not_its_own_to_the_rules() -> None:
    scene = Scene(modules=["reinforcement"])
    assert scene.why_not("teleport:1") == "T4"
