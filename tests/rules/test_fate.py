"""What fate cards rule: F5 to F12."""

import pytest

from tests.support.scene import Scene

# F5


def test_F5_the_rule_holds_for_everyone_for_the_whole_round() -> None:
    scene = Scene()
    token = scene.creature("goblin", "3.outer")
    scene.next_round()
    scene.play("fate:strong_brute_life")
    assert (scene.actor, scene.life(token)) == ("blue", 3)
    scene.play("pass")
    assert (scene.actor, scene.life(token)) == ("green", 3)


def test_F5_the_rule_ends_when_the_next_card_is_revealed() -> None:
    scene = Scene()
    scene.fate("weak_life")
    token = scene.creature("orc_rider", "3.outer")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.life(token) == 3


def test_F5_no_extra_skills_holds_for_the_movement_of_its_own_card() -> None:
    scene = Scene()
    scene.skill("blue", "no_loss_of_creatures")
    scene.trophies("blue", lava_golem=1)
    scene.creature("lava_golem", "1.inner")
    scene.next_round()
    scene.play("fate:brute_no_skills")
    assert scene.trophies_of("blue") == {}


def test_F5_the_last_rule_does_not_hold_for_the_movement_of_the_next_card() -> None:
    scene = Scene()
    scene.fate("brute_no_skills")
    scene.skill("blue", "no_loss_of_creatures")
    scene.trophies("blue", goblin=1)
    scene.creature("goblin", "1.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_F5_no_change_of_rules_keeps_no_loss_of_creatures_during_that_movement() -> None:
    scene = Scene()
    scene.skill("blue", "no_loss_of_creatures", "no_change_of_rules")
    scene.trophies("blue", lava_golem=1)
    scene.creature("lava_golem", "1.inner")
    scene.next_round()
    scene.play("fate:brute_no_skills")
    assert scene.trophies_of("blue") == {"lava_golem": 1}


# F6 to F10


@pytest.mark.parametrize(
    ("creature", "life"),
    [("goblin", 3), ("orc", 3), ("goblin_shaman", 4), ("orc_rider", 4), ("lava_golem", 5), ("chief", 6)],
)
def test_F6_every_creature_has_one_more_life(creature: str, life: int) -> None:
    scene = Scene()
    scene.fate("weak_life")
    assert scene.life(scene.creature(creature, "3.middle")) == life


def test_F6_damage_that_would_do_otherwise_does_not_defeat() -> None:
    scene = Scene()
    scene.fate("weak_life")
    scene.creature("goblin", "1.outer")
    scene.hand("blue", "zap", "book_earth_lightning")
    scene.cast("zap", "line:2", "target:1.outer.1", adding=["book_earth_lightning"])
    assert scene.trophies_of("blue") == {}
    assert scene.damage("1.outer") == [2]


@pytest.mark.parametrize("fate", ["weak_no_learning", "weak_brute_no_learning"])
def test_F7_no_card_may_be_taken_from_the_display(fate: str) -> None:
    scene = Scene()
    scene.fate(fate)
    scene.display("fireball")
    scene.hand("blue", "wisdom", "book_fire_earth")
    assert scene.options("cast") == []
    assert scene.why_not("cast:wisdom") == "F7"


def test_F8_no_mage_teleports_as_an_action() -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    assert scene.options() == ["pass"]
    assert scene.why_not("teleport:4") == "F8"


@pytest.mark.parametrize("enhancement", ["replenish", "magic_bonds"])
def test_F8_no_mage_teleports_by_an_enhancement(enhancement: str) -> None:
    scene = Scene()
    scene.fate("strong_brute_no_teleport")
    scene.creature("goblin", "1.outer")
    scene.hand("blue", "zap", enhancement)
    scene.play("cast:zap", f"add:{enhancement}")
    assert scene.asked == "ChooseEnhancement"
    assert scene.mage_of("blue") == 1


def test_F8_wisdom_still_lets_a_card_be_drawn() -> None:
    scene = Scene()
    scene.fate("strong_no_teleport")
    scene.creature("goblin", "1.outer")
    scene.hand("blue", "zap", "wisdom")
    scene.draw_pile("blue", "smash")
    scene.play("cast:zap", "add:wisdom")
    assert scene.options() == ["draw", "skip"]
    assert scene.why_not("teleport:4") == "F8"


# F9


def test_F9_three_cards_are_drawn_instead_of_four() -> None:
    scene = Scene()
    scene.fate("weak_draw_three")
    scene.draw_pile("blue", *["zap"] * 6)
    scene.play("pass", "card:zap", "card:zap", "card:zap")
    assert (scene.actor, len(scene.hand_of("blue"))) == ("green", 3)


def test_F9_with_draw_one_more_four_cards_are_drawn() -> None:
    scene = Scene()
    scene.fate("weak_brute_draw_three")
    scene.skill("blue", "draw_one_more")
    scene.draw_pile("blue", *["zap"] * 6)
    scene.play("pass", "card:zap", "card:zap", "card:zap", "card:zap")
    assert (scene.actor, len(scene.hand_of("blue"))) == ("green", 4)


def test_F9_other_draws_are_as_ever() -> None:
    scene = Scene()
    scene.fate("weak_draw_three")
    scene.hand("blue", "replenish")
    scene.draw_pile("blue", *["zap"] * 6)
    scene.cast("replenish", "line:1", "card:zap", "card:zap")
    assert (scene.actor, len(scene.hand_of("blue"))) == ("blue", 2)


def test_F10_extra_action_is_ignored() -> None:
    scene = Scene()
    scene.fate("brute_no_skills")
    scene.skill("blue", "extra_action")
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "green"


def test_F10_draw_one_more_is_ignored() -> None:
    scene = Scene()
    scene.fate("brute_no_skills")
    scene.skill("blue", "draw_one_more")
    scene.draw_pile("blue", *["zap"] * 6)
    scene.play("pass", "card:zap", "card:zap", "card:zap", "card:zap")
    assert scene.actor == "green"


def test_F10_removing_a_card_and_giving_poison_are_not_open() -> None:
    scene = Scene()
    scene.fate("brute_no_skills")
    scene.skill("blue", "remove_card", "poison")
    scene.hand("blue", "zap")
    assert scene.options("remove") == scene.options("poison") == []


# F11


def test_F11_the_display_is_exchanged_for_a_new_one() -> None:
    scene = Scene()
    scene.display("fireball", "fireball", "fireball", "wisdom", "wisdom", "switch")
    scene.pile("ice_storm", "earthquake", "voodoo")
    scene.next_round()
    scene.play("fate:strong_exchange")
    assert scene.odds() == {"spell:fireball": 3, "spell:earthquake": 1, "spell:ice_storm": 1}
    scene.play("spell:ice_storm", "spell:earthquake", "spell:fireball")
    assert scene.odds() == {"spell:switch": 1, "spell:voodoo": 1, "spell:wisdom": 2}
    scene.play("spell:voodoo", "spell:switch", "spell:wisdom")
    assert scene.shown() == ["fireball", "earthquake", "ice_storm", "switch", "voodoo", "wisdom"]
    assert scene.actor == "blue"


def test_F11_the_exchange_comes_after_the_movement() -> None:
    scene = Scene()
    scene.creature("orc_rider", "4.outer")
    scene.display("fireball")
    scene.next_round()
    scene.play("fate:weak_strong_exchange")
    assert scene.order("creature_moved", "display_exchanged") == ["creature_moved", "display_exchanged"]


def test_F11_nothing_is_exchanged_on_other_cards() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.pile("ice_storm")
    scene.next_round()
    scene.play("fate:weak_strong")
    assert scene.shown() == ["fireball"]
    assert scene.actor == "blue"


# F12


def immune(fate: str) -> Scene:
    scene = Scene()
    scene.fate(fate)
    scene.skill("blue", "no_change_of_rules")
    return scene


def test_F12_no_more_life_for_a_player_with_no_change_of_rules() -> None:
    scene = immune("weak_life")
    token = scene.creature("goblin", "3.outer")
    assert scene.life(token) == 2
    scene.play("pass")
    assert (scene.actor, scene.life(token)) == ("green", 3)


def test_F12_learning_is_open_to_a_player_with_no_change_of_rules() -> None:
    scene = immune("weak_no_learning")
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth")
    scene.play("cast:book_fire_earth", "learn:fireball")
    assert scene.aside() == ["fireball"]


def test_F12_teleporting_is_open_to_a_player_with_no_change_of_rules() -> None:
    scene = immune("strong_no_teleport")
    scene.play("teleport:4")
    assert scene.mage_of("blue") == 4


@pytest.mark.parametrize(("skills", "cards"), [(["no_change_of_rules"], 4), (["draw_one_more"], 5)])
def test_F12_a_player_with_no_change_of_rules_draws_as_ever(skills: list[str], cards: int) -> None:
    scene = immune("weak_draw_three")
    scene.skill("blue", *skills)
    scene.draw_pile("blue", *["zap"] * 6)
    scene.play("pass", *["card:zap"] * cards)
    assert scene.actor == "green"


def test_F12_skills_work_for_a_player_with_no_change_of_rules() -> None:
    scene = immune("brute_no_skills")
    scene.skill("blue", "extra_action")
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "blue"


def test_F12_others_are_bound_by_the_rule() -> None:
    scene = immune("strong_no_teleport")
    scene.turn("green")
    assert scene.options("teleport") == []


def test_F12_gained_in_mid_turn_it_lets_the_wounded_fall_at_once() -> None:
    scene = Scene()
    scene.fate("weak_life")
    scene.skulls("blue", goblin_shaman=1)
    scene.creature("goblin", "5.outer", damage=2)
    scene.creature("goblin_shaman", "1.outer", damage=3)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert scene.trophies_of("blue") == {"goblin": 1, "goblin_shaman": 1}


def test_F12_gained_in_mid_turn_it_opens_learning_at_once() -> None:
    scene = Scene()
    scene.fate("weak_no_learning")
    scene.skulls("blue", goblin_shaman=1)
    scene.creature("goblin_shaman", "1.outer", damage=2)
    scene.display("fireball")
    scene.hand("blue", "zap", "book_fire_earth")
    assert scene.options("cast") == ["zap"]
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert scene.options("cast") == ["book_fire_earth"]


def test_F12_the_exchange_is_done_for_all() -> None:
    scene = Scene()
    scene.skill("blue", "no_change_of_rules")
    scene.skill("green", "no_change_of_rules")
    scene.display("fireball")
    scene.next_round()
    scene.play("fate:strong_exchange")
    assert scene.happened("display_exchanged") == 1
