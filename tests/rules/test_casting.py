"""Casting: C1 to C13."""

import pytest

from orcs.edition import load_text
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


# C2


@pytest.mark.parametrize("spell", MATCHING)
def test_C2_cards_that_give_the_spells_type_may_be_added_one_after_another(spell: str) -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", spell, *MATCHING[spell])
    scene.play(f"cast:{spell}")
    for power, card in enumerate(MATCHING[spell], 2):
        scene.play(f"add:{card}")
        assert scene.happened("card_added", card=card, power=power) == 1
    scene.play("done")
    assert scene.options() == ["line:1", "line:2", "line:3"]


@pytest.mark.parametrize("spell", MATCHING)
def test_C2_no_other_card_may_be_added(spell: str) -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    others = {card for cards in MATCHING.values() for card in cards} - set(MATCHING[spell])
    scene.hand("blue", spell, *others, *(set(MATCHING) - {spell}))
    scene.play(f"cast:{spell}")
    assert scene.options() == ["done"]


def test_C2_cards_may_be_added_beyond_the_highest_cost() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", *["book_earth_lightning"] * 4)
    scene.cast("zap", adding=["book_earth_lightning"] * 4)
    assert scene.happened("card_added", power=5) == 1
    assert scene.options() == ["line:1", "line:2", "line:3"]


def test_C2_the_player_may_stop_at_any_time() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "book_earth_lightning", "book_lightning_water")
    scene.cast("zap", adding=["book_earth_lightning"])
    assert scene.asked == "ChooseLine"
    assert scene.hand_of("blue") == ["book_lightning_water"]


@pytest.mark.parametrize("spell", MATCHING)
def test_C2_wisdom_gives_any_type(spell: str) -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    scene.creature("chief", "1.outer")
    scene.hand("blue", spell, "wisdom")
    scene.cast(spell, adding=["wisdom"])
    assert scene.options() == ["line:1", "line:2"]


def test_C2_a_spell_book_counts_for_the_spells_type_without_a_question() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "fire_spark", "book_fire_earth")
    scene.play("cast:fire_spark", "add:book_fire_earth")
    assert scene.asked == "ChooseEnhancement"
    assert scene.happened("card_added", card="book_fire_earth", power=2) == 1


def test_C2_power_of_another_type_has_no_use() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "fireball", "replenish")
    scene.play("cast:fireball", "add:replenish", "skip")
    assert scene.happened("card_added", card="replenish", power=1) == 1


def test_C2_poison_cannot_be_added() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "zap", "poison")
    scene.play("cast:zap")
    assert scene.options() == ["done"]
    assert scene.why_not("add:poison") == "C2"


# C3


@pytest.mark.parametrize("card", ["replenish", "magic_bonds"])
def test_C3_a_teleport_may_be_used_at_once(card: str) -> None:
    scene = Scene()
    scene.hand("blue", "zap", card)
    scene.play("cast:zap", f"add:{card}")
    assert scene.options() == ["teleport:3", "teleport:4", "teleport:5", "teleport:6", "skip"]
    scene.play("teleport:5")
    assert scene.mage_of("blue") == 5
    assert scene.asked == "ChooseEnhancement"


@pytest.mark.parametrize("card", ["switch", "voodoo"])
def test_C3_a_draw_may_be_used_at_once(card: str) -> None:
    scene = Scene()
    scene.hand("blue", "zap", card)
    scene.draw_pile("blue", "book_earth_lightning")
    scene.play("cast:zap", f"add:{card}")
    assert scene.options() == ["draw", "skip"]
    scene.play("draw", "card:book_earth_lightning", "add:book_earth_lightning")
    assert scene.happened("card_added", card="book_earth_lightning", power=2) == 1


@pytest.mark.parametrize("card", ["switch", "replenish"])
def test_C3_or_it_is_not_used(card: str) -> None:
    scene = Scene()
    scene.hand("blue", "zap", card)
    scene.draw_pile("blue", "smash")
    scene.play("cast:zap", f"add:{card}", "skip")
    assert (scene.asked, scene.mage_of("blue"), scene.hand_of("blue")) == ("ChooseEnhancement", 1, [])


def test_C3_a_discard_pile_is_enough_to_draw() -> None:
    scene = Scene()
    scene.hand("blue", "zap", "switch")
    scene.discard_pile("blue", "smash")
    scene.play("cast:zap", "add:switch", "draw", "card:smash")
    assert scene.hand_of("blue") == ["smash"]


def test_C3_with_no_card_to_draw_the_draw_is_not_offered() -> None:
    scene = Scene()
    scene.creature("orc", "1.outer")
    scene.hand("blue", "zap", "switch")
    scene.play("cast:zap", "add:switch")
    assert scene.asked == "ChooseEnhancement"


@pytest.mark.parametrize(
    ("picks", "mage", "hand"),
    [
        (["skip"], 1, []),
        (["teleport:4", "skip"], 4, []),
        (["draw", "card:smash", "skip"], 1, ["smash"]),
        (["teleport:4", "draw", "card:smash"], 4, ["smash"]),
        (["draw", "card:smash", "teleport:4"], 4, ["smash"]),
    ],
)
def test_C3_wisdom_gives_either_or_both_in_either_order(picks: list[str], mage: int, hand: list[str]) -> None:
    scene = Scene()
    scene.hand("blue", "zap", "wisdom")
    scene.draw_pile("blue", "smash")
    scene.play("cast:zap", "add:wisdom", *picks)
    assert (scene.asked, scene.mage_of("blue"), scene.hand_of("blue")) == ("ChooseEnhancement", mage, hand)


@pytest.mark.parametrize("card", ["switch", "replenish", "magic_bonds", "voodoo"])
def test_C3_never_when_cast(card: str) -> None:
    scene = Scene(3)
    scene.hand("green", *["zap"] * 4)
    scene.draw_pile("blue", "smash")
    scene.creature("orc", "1.outer")
    scene.creature("orc", "2.outer")
    scene.hand("blue", card)
    scene.play(f"cast:{card}")
    assert scene.options() == ["done"]
    assert scene.asked == "ChooseEnhancement"


def test_C3_never_when_wisdom_is_cast() -> None:
    scene = Scene()
    scene.draw_pile("blue", "smash")
    scene.display("fireball")
    scene.hand("blue", "wisdom")
    scene.play("cast:wisdom")
    assert scene.options() == ["learn:fireball"]


# C4


def test_C4_a_card_of_another_type_may_be_added_just_for_its_effect() -> None:
    scene = Scene()
    scene.creature("orc", "1.outer")
    scene.hand("blue", "zap", "magic_bonds", "switch", "voodoo")
    scene.draw_pile("blue", "smash")
    scene.play("cast:zap")
    assert scene.options() == ["add:switch", "add:magic_bonds", "add:voodoo", "done"]


def test_C4_even_one_whose_effect_cannot_be_used_now() -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    scene.creature("orc", "1.outer")
    scene.hand("blue", "zap", "magic_bonds", "switch")
    scene.play("cast:zap", "add:magic_bonds", "add:switch")
    assert scene.asked == "ChooseEnhancement"
    assert scene.hand_of("blue") == []


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
    scene.state.power_next = 1
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


# C8


@pytest.mark.parametrize("spell", ["smash", "zap", "cold_snap", "fire_spark"])
def test_C8_an_attack_reaches_any_section_of_the_own_path_only(spell: str) -> None:
    scene = Scene()
    for place in ("1.inner", "1.middle", "1.outer", "2.inner", "6.outer"):
        scene.creature("chief", place)
    scene.hand("blue", spell)
    scene.cast(spell, "line:1")
    assert scene.options() == ["target:1.inner.1", "target:1.middle.1", "target:1.outer.1"]


def test_C8_fireball_reaches_the_own_path_only() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.creature("chief", "2.outer")
    scene.hand("blue", "fireball", "fire_spark")
    scene.cast("fireball", "line:1", adding=["fire_spark"])
    assert scene.options() == ["target:1.outer.1"]
    scene.play("target:1.outer.1")
    assert scene.damage("1.outer") == [3]


def test_C8_creatures_alike_are_offered_once() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.creature("chief", "1.outer")
    scene.creature("chief", "1.outer", damage=1)
    scene.creature("orc", "1.outer")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options("target") == ["1.outer.1", "1.outer.2", "1.outer.3"]
    scene.play("target:1.outer.3")
    assert scene.damage("1.outer") == [0, 0, 0, 2]


@pytest.mark.parametrize(("line", "damage"), [(1, 2), (2, 4)])
def test_C8_lightning_bolt_reaches_any_creature_on_the_board(line: int, damage: int) -> None:
    scene = Scene()
    scene.creature("chief", "4.middle")
    scene.creature("chief", "6.outer")
    scene.hand("blue", "lightning_bolt", "zap", "zap")
    scene.cast("lightning_bolt", f"line:{line}", adding=["zap"] * line)
    assert scene.options() == ["target:4.middle.1", "target:6.outer.1"]
    scene.play("target:6.outer.1")
    assert scene.damage("6.outer") == [damage]


def test_C8_lightning_bolt_needs_a_creature_somewhere() -> None:
    scene = Scene()
    scene.hand("blue", "lightning_bolt", "zap")
    assert scene.options("cast") == []


@pytest.mark.parametrize("spell", ["earthquake", "ice_storm"])
def test_C8_line_1_of_an_area_spell_hits_all_in_one_section_of_the_own_path(spell: str) -> None:
    scene = Scene()
    for place in ("1.middle", "1.middle", "1.outer", "2.middle"):
        scene.creature("chief", place)
    scene.hand("blue", spell, spell)
    scene.cast(spell, "line:1", adding=[spell])
    assert scene.options() == ["area:middle", "area:outer"]
    scene.play("area:middle")
    assert scene.damage("1.middle") == [2, 2]
    assert scene.damage("1.outer") == scene.damage("2.middle") == [0]


def test_C8_line_2_of_earthquake_hits_the_same_section_of_a_neighbour_too() -> None:
    scene = Scene()
    for place in ("1.inner", "2.inner", "6.inner", "1.middle", "2.middle"):
        scene.creature("chief", place)
    scene.hand("blue", *["earthquake"] * 3)
    scene.cast("earthquake", "line:2", "area:inner.right", adding=["earthquake"] * 2)
    assert scene.damage("1.inner") == scene.damage("2.inner") == [2]
    assert scene.damage("6.inner") == scene.damage("1.middle") == scene.damage("2.middle") == [0]


def test_C8_line_2_of_ice_storm_hits_the_section_behind_too() -> None:
    scene = Scene()
    for place in ("1.inner", "1.middle", "1.outer", "2.middle"):
        scene.creature("chief", place)
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", "area:middle", adding=["ice_storm"] * 2)
    assert scene.damage("1.middle") == scene.damage("1.outer") == [2]
    assert scene.damage("1.inner") == scene.damage("2.middle") == [0]


def test_C8_behind_the_outer_section_is_nothing() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.creature("chief", "2.inner")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", "area:outer", adding=["ice_storm"] * 2)
    assert scene.damage("1.outer") == [2]
    assert scene.damage("2.inner") == [0]


def test_C8_an_empty_section_may_be_chosen_if_the_neighbours_is_not() -> None:
    scene = Scene()
    scene.creature("chief", "6.middle")
    scene.hand("blue", *["earthquake"] * 3)
    scene.cast("earthquake", adding=["earthquake"] * 2)
    assert scene.options() == ["line:2"]
    scene.play("line:2")
    assert scene.options() == ["area:middle.left"]
    scene.play("area:middle.left")
    assert scene.damage("6.middle") == [2]


def test_C8_an_empty_section_may_be_chosen_if_the_one_behind_is_not() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", adding=["ice_storm"] * 2)
    assert scene.options() == ["area:middle", "area:outer"]


def test_C8_an_area_with_nothing_in_it_cannot_be_chosen() -> None:
    scene = Scene()
    scene.creature("chief", "1.outer")
    scene.hand("blue", "ice_storm", "cold_snap")
    scene.cast("ice_storm", "line:1", adding=["cold_snap"])
    assert scene.options() == ["area:outer"]
    assert scene.why_not("area:inner") == "C8"


def test_C8_with_nothing_in_reach_line_2_of_earthquake_has_no_target() -> None:
    scene = Scene()
    scene.creature("chief", "3.outer")
    scene.hand("blue", *["earthquake"] * 3)
    assert scene.options("cast") == []


# C9


def test_C9_a_card_of_the_display_is_taken_and_the_gap_refilled_from_its_pile() -> None:
    scene = Scene()
    scene.display("fireball", "fireball", "ice_storm", "switch", "voodoo", "wisdom")
    scene.pile("earthquake", "earthquake", "magic_bonds")
    scene.hand("blue", "book_fire_earth")
    scene.play("cast:book_fire_earth")
    assert scene.options("learn") == ["fireball", "ice_storm", "switch", "voodoo", "wisdom"]
    scene.play("learn:ice_storm")
    assert scene.odds() == {"spell:earthquake": 2}
    scene.play("spell:earthquake")
    assert scene.shown() == ["fireball", "fireball", "earthquake", "switch", "voodoo", "wisdom"]


def test_C9_a_support_card_is_refilled_from_the_other_pile() -> None:
    scene = Scene()
    scene.display("fireball", "fireball", "ice_storm", "switch", "voodoo", "wisdom")
    scene.pile("earthquake", "magic_bonds")
    scene.hand("blue", "wisdom")
    scene.play("cast:wisdom", "learn:wisdom", "spell:magic_bonds")
    assert scene.shown() == ["fireball", "fireball", "ice_storm", "switch", "magic_bonds", "voodoo"]


def test_C9_the_gap_stays_when_the_pile_is_empty() -> None:
    scene = Scene()
    scene.display("fireball", "ice_storm", "switch")
    scene.pile("magic_bonds")
    scene.hand("blue", "book_fire_earth")
    scene.play("cast:book_fire_earth", "learn:fireball")
    assert scene.shown() == ["ice_storm", "switch"]
    assert scene.asked == "ChooseAction"


def test_C9_the_card_lies_aside_until_the_action_phase_ends() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth")
    scene.draw_pile("blue", *["zap"] * 5)
    scene.play("cast:book_fire_earth", "learn:fireball")
    assert scene.aside() == ["fireball"]
    assert scene.hand_of("blue") == []
    assert scene.discard_pile_of("blue") == ["book_fire_earth"]
    scene.play("pass")
    assert scene.aside() == []
    assert scene.discard_pile_of("blue") == ["book_fire_earth", "fireball"]


def test_C9_it_may_be_drawn_in_the_draw_phase_of_that_turn() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth")
    scene.play("cast:book_fire_earth", "learn:fireball", "pass")
    assert scene.odds() == {"card:book_fire_earth": 1, "card:fireball": 1}


def test_C9_the_last_action_of_a_turn_may_learn() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth")
    scene.draw_pile("blue", *["zap"] * 5)
    scene.play("teleport:4", "cast:book_fire_earth", "learn:fireball")
    assert scene.discard_pile_of("blue") == ["book_fire_earth", "fireball"]


# C10


def test_C10_swap_takes_two_creatures_on_different_sections() -> None:
    scene = Scene()
    scene.creature("orc", "1.outer")
    scene.creature("goblin", "1.outer")
    scene.creature("chief", "1.inner")
    scene.creature("goblin", "4.outer")
    scene.hand("blue", "switch")
    scene.cast("switch", "line:1", "target:1.outer.1")
    assert scene.options() == ["target:1.inner.1", "target:4.outer.1"]
    scene.play("target:1.inner.1")
    assert scene.board() == {"1.inner": ["goblin"], "1.outer": ["orc", "chief"], "4.outer": ["goblin"]}


def test_C10_creatures_that_all_stand_on_one_section_cannot_swap() -> None:
    scene = Scene()
    scene.creature("orc", "1.outer")
    scene.creature("goblin", "1.outer")
    scene.hand("blue", "switch")
    assert scene.options("cast") == []


def test_C10_an_empty_board_has_nothing_to_swap() -> None:
    scene = Scene()
    scene.hand("blue", "switch")
    assert scene.options("cast") == []


def test_C10_any_creature_may_be_put_on_any_section_of_the_own_path() -> None:
    scene = Scene()
    scene.creature("chief", "4.middle")
    scene.creature("orc", "1.inner")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", adding=["smash"])
    assert scene.options() == ["target:1.inner.1", "target:4.middle.1"]
    scene.play("target:4.middle.1")
    assert scene.options() == ["section:inner", "section:middle", "section:outer"]
    scene.play("section:inner")
    assert scene.board() == {"1.inner": ["orc", "chief"]}


def test_C10_a_creature_may_be_put_away_from_the_tower_but_not_where_it_stands() -> None:
    scene = Scene()
    scene.creature("orc", "1.inner")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", "target:1.inner.1", adding=["smash"])
    assert scene.options() == ["section:middle", "section:outer"]
    assert scene.why_not("section:inner") == "C10"
    scene.play("section:outer")
    assert scene.board() == {"1.outer": ["orc"]}


def test_C10_a_put_needs_a_creature() -> None:
    scene = Scene()
    scene.hand("blue", "switch", "smash")
    assert scene.options("cast") == []


def test_C10_any_creature_may_go_one_section_forward() -> None:
    scene = Scene()
    scene.creature("orc", "4.outer")
    scene.creature("goblin", "1.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1")
    assert scene.options() == ["target:1.inner.1", "target:4.outer.1"]
    scene.play("target:4.outer.1")
    assert scene.board() == {"1.inner": ["goblin"], "4.middle": ["orc"]}


@pytest.mark.parametrize(("start", "end"), [("4.outer", "4.inner"), ("4.middle", ""), ("4.inner", "")])
def test_C10_two_sections_forward_is_two_and_the_tower_may_be_on_the_way(start: str, end: str) -> None:
    scene = Scene()
    token = scene.creature("orc", start)
    scene.hand("blue", "magic_bonds", "cold_snap")
    scene.cast("magic_bonds", "line:2", f"target:{start}.1", adding=["cold_snap"])
    assert scene.place(token) == end
    assert scene.happened("tower_reached", path=4) == (1 if end == "" else 0)


def test_C10_forward_needs_a_creature() -> None:
    scene = Scene()
    scene.hand("blue", "magic_bonds", "book_lightning_water")
    assert scene.options("cast") == []


def test_C10_damage_goes_along_with_a_swap() -> None:
    scene = Scene()
    scene.creature("orc", "1.outer", damage=1)
    scene.creature("chief", "4.inner", damage=3)
    scene.hand("blue", "switch")
    scene.cast("switch", "line:1", "target:1.outer.1", "target:4.inner.1")
    assert (scene.at("1.outer"), scene.damage("1.outer")) == (["chief"], [3])
    assert (scene.at("4.inner"), scene.damage("4.inner")) == (["orc"], [1])


def test_C10_damage_goes_along_with_a_put_and_a_forward_move() -> None:
    scene = Scene()
    scene.creature("chief", "4.outer", damage=3)
    scene.hand("blue", "switch", "smash", "magic_bonds")
    scene.cast("switch", "line:2", "target:4.outer.1", "section:outer", adding=["smash"])
    assert scene.damage("1.outer") == [3]
    scene.cast("magic_bonds", "line:1", "target:1.outer.1")
    assert scene.damage("1.middle") == [3]


def test_C10_the_tower_is_handled_as_in_the_march() -> None:
    scene = Scene()
    scene.trophies("green", orc=1)
    scene.creature("orc", "2.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:2.inner.1")
    assert scene.counter_of("orc") == 2
    assert scene.trophies_of("green") == {}


def test_C10_draw_two_needs_a_card_to_draw() -> None:
    scene = Scene()
    scene.hand("blue", "replenish")
    assert scene.options("cast") == []
    scene.discard_pile("blue", "zap")
    assert scene.options("cast") == ["replenish"]


def test_C10_draw_two_draws_two_cards() -> None:
    scene = Scene()
    scene.hand("blue", "replenish")
    scene.draw_pile("blue", "zap", "smash", "smash")
    scene.cast("replenish", "line:1", "card:smash", "card:zap")
    assert scene.hand_of("blue") == ["smash", "zap"]
    assert scene.asked == "ChooseAction"


def test_C10_a_line_that_gives_an_action_always_has_a_target() -> None:
    scene = Scene()
    scene.hand("blue", "replenish", "zap")
    scene.cast("replenish", adding=["zap"])
    assert scene.options() == ["line:2", "skip"]
    scene.play("line:2")
    assert scene.happened("action_gained", seat="blue") == 1
    assert scene.asked == "ChooseAction"


# C11


def voodoo(*hands: int) -> Scene:
    """Blue holds Voodoo; the others so many cards."""
    scene = Scene(len(hands) + 1)
    scene.hand("blue", "voodoo", "fire_spark")
    for colour, cards in zip(("green", "red", "yellow"), hands, strict=False):
        scene.hand(colour, *["poison", "zap", "smash", "wisdom", "switch"][:cards])
    return scene


def test_C11_only_players_with_more_than_three_cards_discard() -> None:
    scene = voodoo(3, 4, 5)
    scene.cast("voodoo", "line:1")
    assert scene.options() == ["rival:3", "rival:4"]
    assert scene.why_not("rival:2") == "C11"


def test_C11_poison_counts_as_a_card_in_hand_and_may_be_discarded() -> None:
    scene = voodoo(4)
    scene.cast("voodoo", "line:1", "rival:2")
    assert (scene.actor, scene.options("discard")) == ("green", ["smash", "zap", "wisdom", "poison"])
    scene.play("discard:poison")
    assert scene.hand_of("green") == ["smash", "zap", "wisdom"]
    assert scene.discard_pile_of("green") == ["poison"]
    assert scene.actor == "blue"


def test_C11_line_1_needs_a_player_with_more_than_three_cards() -> None:
    scene = voodoo(3, 3)
    scene.cast("voodoo")
    assert scene.happened("spell_fizzled") == 1
    scene = Scene()
    scene.hand("blue", "voodoo")
    scene.hand("green", *["zap"] * 3)
    assert scene.options("cast") == []


def test_C11_never_the_caster() -> None:
    scene = voodoo(3)
    scene.hand("blue", "smash", "smash", "smash", "smash")
    scene.cast("voodoo", adding=["fire_spark"])
    assert scene.options() == ["line:2", "skip"]
    scene.play("line:2")
    assert scene.actor == "blue"
    assert scene.hand_of("blue") == ["smash"] * 4


def test_C11_line_2_makes_all_others_discard_in_seat_order_from_the_caster() -> None:
    scene = Scene(4)
    scene.turn("green")
    scene.hand("green", "voodoo", "fire_spark")
    for colour in ("blue", "red", "yellow"):
        scene.hand(colour, *["zap"] * 4)
    scene.cast("voodoo", "line:2", adding=["fire_spark"])
    asked = []
    for _ in range(3):
        asked.append(scene.actor)
        scene.play("discard:zap")
    assert asked == ["red", "yellow", "blue"]
    assert [len(scene.hand_of(colour)) for colour in ("blue", "red", "yellow")] == [3, 3, 3]


def test_C11_line_2_spares_players_with_three_cards() -> None:
    scene = voodoo(3, 5)
    scene.cast("voodoo", "line:2", adding=["fire_spark"])
    assert scene.actor == "red"
    scene.play("discard:switch")
    assert scene.actor == "blue"
    assert len(scene.hand_of("red")) == 4


def test_C11_line_2_needs_nobody_to_discard_and_gives_an_action() -> None:
    scene = voodoo(0, 3)
    scene.cast("voodoo", "line:2", adding=["fire_spark"])
    assert scene.actor == "blue"
    scene.play("teleport:4", "teleport:1")
    assert scene.happened("turn_ended", seat="blue") == 0
    assert scene.asked == "DrawCards"


def test_C11_line_2_needs_nobody_even_in_an_edition_where_it_gives_no_action() -> None:
    lines = '[{ cost = 1, verb = "discard_one" }, { cost = 2, verb = "discard_all" }]'
    scene = Scene(edition=load_text(f'[[spell]]\nid = "voodoo"\nlines = {lines}\n'))
    scene.hand("blue", "voodoo", "fire_spark")
    scene.cast("voodoo", adding=["fire_spark"])
    assert scene.options() == ["line:2", "skip"]
    scene.play("line:2")
    assert scene.happened("action_gained") == 0
    assert scene.asked == "ChooseAction"


def test_C11_line_1_asks_only_the_one_who_was_named() -> None:
    scene = voodoo(4, 4)
    scene.cast("voodoo", "line:1", "rival:3", "discard:zap")
    assert scene.actor == "blue"
    assert len(scene.hand_of("green")) == 4


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
    assert scene.state.actions_extra == 0
    scene.play("teleport:5", "teleport:6")
    assert scene.actor == "nobody"


@pytest.mark.parametrize(("path", "beside", "side"), [(2, 1, "left"), (6, 1, "right"), (1, 6, "left"), (6, 5, "left")])
def test_C8_a_side_may_be_chosen_for_what_stands_on_the_neighbouring_path_alone(
    path: int, beside: int, side: str
) -> None:
    scene = Scene()
    scene.mage("green", 4)
    scene.mage("blue", path)
    scene.creature("goblin", f"{beside}.inner")
    scene.hand("blue", "earthquake", "smash", "smash")
    scene.play("cast:earthquake", "add:smash", "add:smash", "done", "line:2")
    assert scene.options("area") == [f"inner.{side}"]
    scene.play(f"area:inner.{side}")
    assert scene.at(f"{beside}.inner") == []
