"""Lore and support spells: C9 to C11."""

import pytest

from orcs.edition import load_text
from tests.support.scene import Scene

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
