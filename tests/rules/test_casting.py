"""Casting: C1, C5 to C7, C12 and C13."""

import pytest

from orcs.engine.fields import AT_ACTIONS_EXTRA, AT_POWER_NEXT
from tests.support.scene import Scene

MATCHING = {
    "smash": ["book_earth_lightning", "book_fire_earth", "earthquake"],
    "zap": ["book_earth_lightning", "book_lightning_water", "lightning_bolt"],
    "cold_snap": ["book_lightning_water", "book_water_fire", "ice_storm"],
    "fire_spark": ["book_water_fire", "book_fire_earth", "fireball"],
}


# C1


@pytest.mark.parametrize("spell", MATCHING)
def test_C1_the_spell_itself_gives_one_power(spell: str) -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", spell)
    scene.cast(spell)
    assert scene.happened("spell_cast", card=spell, power=1) == 1
    assert scene.options() == ["line:1"]
    scene.play("line:1", "target:1.outer.1")
    assert scene.damage("1.outer") == [1]


def test_C1_one_hand_card_is_played() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "zap")
    scene.play("cast:zap")
    assert scene.hand_of("blue") == ["zap"]


def test_C1_poison_cannot_be_cast() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "poison", "replenish", "zap")
    assert scene.options("cast") == ["zap", "replenish"]
    assert scene.why_not("cast:poison") == "C1"


# C5


@pytest.mark.parametrize(("line", "damage"), [(1, 1), (2, 2), (3, 3)])
def test_C5_any_line_whose_cost_is_met_but_only_one(line: int, damage: int) -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "book_earth_lightning", "book_lightning_water")
    scene.cast("zap", f"line:{line}", adding=["book_earth_lightning", "book_lightning_water"])
    scene.play("target:1.outer.1")
    assert scene.damage("1.outer") == [damage]
    assert scene.asked == "ChooseAction"


def test_C5_a_line_whose_cost_is_not_met_is_not_open() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap")
    scene.cast("zap")
    assert scene.why_not("line:2") == "C5"


def test_C5_a_line_without_a_target_is_not_open() -> None:
    scene = Scene()
    scene.hand("blue", "switch", "smash")
    scene.creature("orc", "1.outer")
    scene.cast("switch", adding=["smash"])
    assert scene.options() == ["line:2", "skip"]


def test_C5_an_attack_line_must_be_applied_if_one_can_be() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap")
    scene.cast("zap")
    assert scene.why_not("skip") == "C5"


@pytest.mark.parametrize("card", ["switch", "replenish", "magic_bonds", "voodoo"])
def test_C5_a_support_line_may_be_left_unapplied(card: str) -> None:
    scene = Scene()
    scene.hand("green", *["zap"] * 4)
    scene.draw_pile("blue", "smash")
    scene.creature("orc", "1.outer")
    scene.creature("orc", "2.outer")
    scene.hand("blue", card)
    scene.cast(card, "skip")
    assert scene.board() == {"1.outer": ["orc"], "2.outer": ["orc"]}
    assert len(scene.hand_of("green")) == 4
    assert scene.discard_pile_of("blue") == [card]
    assert scene.happened("spell_fizzled", card=card) == 1


# C6


@pytest.mark.parametrize("card", ["book_earth_lightning", "book_water_fire", "wisdom"])
def test_C6_a_lore_spell_is_cast_alone(card: str) -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", card, "zap", "smash", "fire_spark", "switch")
    scene.play(f"cast:{card}")
    assert scene.options() == ["learn:fireball"]


def test_C6_it_may_be_cast_if_a_card_may_be_taken() -> None:
    scene = Scene()
    scene.hand("blue", "wisdom")
    assert scene.options("cast") == []
    assert scene.why_not("cast:wisdom") == "C6"
    scene.display("fireball")
    assert scene.options("cast") == ["wisdom"]


# C7


def test_C7_a_cast_needs_a_line_that_the_hand_can_pay_and_that_has_a_target() -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    assert scene.options("cast") == []
    assert scene.why_not("cast:zap") == "C7"
    scene.creature("orc", "1.inner")
    assert scene.options("cast") == ["zap"]


@pytest.mark.parametrize("spell", ["fireball", "lightning_bolt", "earthquake", "ice_storm"])
def test_C7_a_spell_that_costs_two_needs_a_matching_card(spell: str) -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", spell)
    assert scene.options("cast") == []
    scene.hand("blue", spell)
    assert scene.options("cast") == [spell]


ATTACKS = {"fireball": "fire_spark", "lightning_bolt": "zap", "earthquake": "smash", "ice_storm": "cold_snap"}


@pytest.mark.parametrize("spell", ATTACKS)
@pytest.mark.parametrize("other", ATTACKS.values())
def test_C7_only_a_card_of_the_spells_own_type_helps_to_pay(spell: str, other: str) -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", spell, other)
    assert (spell in scene.options("cast")) == (ATTACKS[spell] == other)


def test_C7_spell_power_helps_to_pay() -> None:
    scene = Scene(modules=["bonus"])
    scene.creature("orc", "1.inner")
    scene.hand("blue", "fireball")
    scene.state.cells[AT_POWER_NEXT] = 1
    assert scene.options("cast") == ["fireball"]


def test_C7_a_usable_teleport_makes_anything_possible() -> None:
    scene = Scene()
    scene.hand("blue", "fireball", "magic_bonds")
    assert scene.options("cast") == ["fireball"]
    scene.fate("strong_no_teleport")
    assert scene.options("cast") == []


def test_C7_a_usable_draw_makes_anything_possible() -> None:
    scene = Scene()
    scene.hand("blue", "lightning_bolt", "voodoo")
    assert scene.options("cast") == []
    scene.draw_pile("blue", "smash")
    assert scene.options("cast") == ["lightning_bolt"]


def test_C7_the_spells_own_effect_does_not_count() -> None:
    scene = Scene()
    scene.hand("blue", "magic_bonds")
    assert scene.options("cast") == []
    scene.hand("blue", "magic_bonds")
    assert scene.options("cast") == ["magic_bonds"]


def test_C7_a_lore_card_does_not_become_possible_by_others() -> None:
    scene = Scene()
    scene.hand("blue", "book_fire_earth", "magic_bonds")
    assert scene.options("cast") == []


def test_C7_if_in_the_end_no_payable_line_has_a_target_nothing_comes_of_it() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "fireball", "fire_spark")
    scene.cast("fireball")
    assert scene.happened("spell_fizzled", seat="blue", card="fireball") == 1
    assert scene.asked == "ChooseAction"
    assert scene.discard_pile_of("blue") == ["fireball"]
    assert scene.damage("1.outer") == [0]


def test_C7_a_cast_without_effect_is_an_action() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "fireball", "fire_spark")
    scene.cast("fireball")
    scene.play("teleport:4")
    assert scene.asked == "DrawCards"


# C12


def test_C12_spell_and_enhancements_are_discarded_when_the_action_ends() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "book_earth_lightning")
    scene.cast("zap", "line:2", adding=["book_earth_lightning"])
    assert scene.discard_pile_of("blue") == []
    scene.play("target:1.outer.1")
    assert scene.discard_pile_of("blue") == ["zap", "book_earth_lightning"]


def test_C12_after_defeats_and_bonuses() -> None:
    scene = Scene(modules=["bonus"])
    scene.creature("goblin_shaman", "1.outer", damage=2)
    scene.hand("blue", "zap")
    scene.draw_pile("blue", "smash")
    scene.cast("zap", "line:1", "target:1.outer.1", "bonus:draw", "card:smash")
    assert scene.order("creature_defeated", "bonus_taken", "card_discarded") == [
        "creature_defeated",
        "bonus_taken",
        "card_discarded",
    ]


def test_C12_a_bonus_cannot_draw_the_cards_being_cast() -> None:
    scene = Scene(modules=["bonus"])
    scene.creature("goblin_shaman", "1.outer", damage=2)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert scene.asked == "ChooseAction"


# C13


def test_C13_one_more_action_this_turn_only() -> None:
    scene = Scene()
    scene.hand("blue", "replenish", "zap")
    scene.cast("replenish", "line:2", adding=["zap"])
    scene.play("teleport:3", "teleport:4", "card:zap", "card:replenish")
    assert scene.actor == "green"
    assert scene.state.cells[AT_ACTIONS_EXTRA] == 0
    scene.play("teleport:5", "teleport:6")
    assert scene.actor == "nobody"
