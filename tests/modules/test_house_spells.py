"""House rules about casting: only the dearest line, and company for attacks."""

import pytest

from orcs.edition import load_text
from orcs.engine.fields import AT_POWER_NEXT
from tests.support.scene import Scene

# dearest_line


@pytest.mark.parametrize(
    ("house_rules", "lines"), [([], ["line:1", "line:2", "line:3"]), (["dearest_line"], ["line:3"])]
)
def test_C5_only_the_dearest_line_may_be_applied_if_agreed(house_rules: list[str], lines: list[str]) -> None:
    scene = Scene(house_rules=house_rules)
    scene.creature("chief", "1.inner")
    scene.hand("blue", "smash", "book_fire_earth", "book_earth_lightning")
    scene.cast("smash", adding=["book_fire_earth", "book_earth_lightning"])
    assert scene.options() == lines


def test_C5_the_dearest_line_that_has_a_target_and_support_may_be_left() -> None:
    scene = Scene(house_rules=["dearest_line"])
    scene.creature("chief", "3.inner")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", adding=["smash"])
    assert scene.options() == ["line:2", "skip"]
    assert scene.why_not("line:1") == "C5"


def test_C5_a_line_without_a_target_does_not_count() -> None:
    text = '[[spell]]\nid = "switch"\nlines = [\n{ cost = 1, verb = "put" },\n{ cost = 2, verb = "swap" },\n]\n'
    scene = Scene(house_rules=["dearest_line"], edition=load_text(text))
    scene.creature("chief", "3.inner")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", adding=["smash"])
    assert scene.options() == ["line:1", "skip"]


def test_C5_a_spell_without_a_line_to_apply_has_no_effect() -> None:
    scene = Scene(house_rules=["dearest_line"])
    scene.hand("blue", "smash", "replenish")
    scene.cast("smash")
    assert scene.happened("spell_fizzled") == 1


# strict_enhancement


STRICT = ["strict_enhancement"]


def duel(*hand: str, house_rules: list[str] = STRICT) -> Scene:
    scene = Scene(modules=["bonus"], house_rules=house_rules)
    scene.creature("chief", "1.inner")
    scene.hand("blue", *hand)
    return scene


def test_C7_an_attack_of_the_piles_needs_another_card_of_its_type() -> None:
    assert duel("fireball", "replenish", house_rules=[]).options("cast") == ["fireball"]
    scene = duel("fireball", "replenish")
    assert scene.options("cast") == []
    assert scene.why_not("cast:fireball") == "C7"


@pytest.mark.parametrize("company", ["fire_spark", "book_water_fire", "wisdom", "fireball"])
def test_C7_spell_books_and_wisdom_count_as_company(company: str) -> None:
    assert "fireball" in duel("fireball", company).options("cast")


def test_C7_start_cards_need_no_company() -> None:
    assert duel("fire_spark").options("cast") == ["fire_spark"]


def test_C7_spell_power_does_not_replace_the_card() -> None:
    scene = duel("fireball")
    scene.state.cells[AT_POWER_NEXT] = 2
    assert scene.options("cast") == []
    scene = duel("fireball", "fire_spark")
    scene.state.cells[AT_POWER_NEXT] = 1
    scene.play("cast:fireball")
    assert scene.options() == ["add:fire_spark", "done"]


def test_C7_while_no_line_can_be_paid_the_company_must_be_added() -> None:
    scene = duel("fireball", "fire_spark", "replenish")
    scene.play("cast:fireball")
    assert scene.options() == ["add:fire_spark", "add:replenish"]
    assert scene.why_not("done") == "C7"
    assert scene.why_not("add:zap") == "C2"
    scene.play("add:replenish", "teleport:4")
    assert scene.options() == ["add:fire_spark"]
    scene.play("add:fire_spark")
    assert scene.options() == ["done"]


def test_C7_with_the_company_gone_the_caster_may_stop() -> None:
    text = '[[spell]]\nid = "fireball"\nlines = [{ cost = 3, verb = "strike_one", amount = 3 }]\n'
    scene = Scene(house_rules=STRICT, edition=load_text(text))
    scene.creature("chief", "1.inner")
    scene.draw_pile("blue", "zap")
    scene.hand("blue", "fireball", "fire_spark", "switch")
    scene.play("cast:fireball", "add:fire_spark")
    assert scene.options() == ["add:switch", "done"]
    scene.play("done")
    assert scene.happened("spell_fizzled") == 1
