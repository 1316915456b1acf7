"""Attack spells: C8."""

import pytest

from tests.support.scene import Scene

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
