"""Enhancing a spell: C2 to C4."""

import pytest

from tests.support.scene import Scene

MATCHING = {
    "smash": ["book_earth_lightning", "book_fire_earth", "earthquake"],
    "zap": ["book_earth_lightning", "book_lightning_water", "lightning_bolt"],
    "cold_snap": ["book_lightning_water", "book_water_fire", "ice_storm"],
    "fire_spark": ["book_water_fire", "book_fire_earth", "fireball"],
}


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
