"""The end of a turn: T8 and T9."""

from tests.support.scene import Scene

# T8


def test_T8_cards_left_in_hand_are_discarded_and_four_are_drawn() -> None:
    scene = Scene()
    scene.hand("blue", "zap", "zap", "poison")
    scene.draw_pile("blue", *["smash"] * 6)
    scene.play("pass", *["card:smash"] * 4)
    assert scene.discard_pile_of("blue") == ["zap", "zap", "poison"]
    assert scene.hand_of("blue") == ["smash"] * 4
    assert scene.actor == "green"


def test_T8_five_with_draw_one_more() -> None:
    scene = Scene()
    scene.skill("blue", "draw_one_more")
    scene.draw_pile("blue", *["smash"] * 6)
    scene.play("pass", *["card:smash"] * 5)
    assert len(scene.hand_of("blue")) == 5
    assert scene.actor == "green"


def test_T8_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    scene.draw_pile("blue", "smash", "smash")
    scene.discard_pile("blue", "cold_snap", "fire_spark")
    scene.play("pass", "card:smash", "card:smash")
    assert scene.odds() == {"card:zap": 1, "card:cold_snap": 1, "card:fire_spark": 1}
    assert scene.happened("deck_shuffled", seat="blue") == 1
    scene.play("card:zap", "card:cold_snap")
    assert scene.draw_pile_of("blue") == ["fire_spark"]
    assert scene.discard_pile_of("blue") == []


def test_T8_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    scene = Scene()
    scene.draw_pile("blue", *["smash"] * 4)
    scene.discard_pile("blue", "zap")
    scene.play("pass", *["card:smash"] * 4)
    assert scene.happened("deck_shuffled") == 0
    assert scene.discard_pile_of("blue") == ["zap"]


def test_T8_cards_being_cast_are_not_shuffled_in() -> None:
    scene = Scene()
    scene.hand("blue", "replenish", "book_earth_lightning")
    scene.discard_pile("blue", "zap")
    scene.cast("replenish", "line:2", adding=["book_earth_lightning"])
    assert scene.odds() == {"card:zap": 1}
    scene.play("card:zap")
    assert scene.hand_of("blue") == ["zap"]
    assert scene.discard_pile_of("blue") == ["book_earth_lightning", "replenish"]


def test_T8_learned_cards_that_lie_aside_are_not_shuffled_in() -> None:
    scene = Scene()
    scene.display("fireball")
    scene.hand("blue", "book_fire_earth", "replenish", "zap")
    scene.play("cast:book_fire_earth", "learn:fireball")
    scene.cast("replenish", "line:1")
    assert scene.odds() == {"card:book_fire_earth": 1}


def test_T8_if_both_piles_are_empty_fewer_are_drawn() -> None:
    scene = Scene()
    scene.hand("blue", "zap")
    scene.draw_pile("blue", "smash")
    scene.play("pass", "card:smash", "card:zap")
    assert scene.hand_of("blue") == ["smash", "zap"]
    assert scene.actor == "green"


# T9


def test_T9_damage_heals_at_the_end_of_the_turn() -> None:
    scene = Scene()
    scene.creature("goblin", "1.inner", damage=1)
    scene.creature("goblin", "1.inner")
    scene.creature("chief", "4.outer", damage=4)
    scene.play("pass")
    assert scene.damage("1.inner") == [0, 0]
    assert scene.damage("4.outer") == [0]
    assert scene.happened("creatures_healed") == 1


def test_T9_those_alike_again_stand_in_their_order() -> None:
    scene = Scene()
    first = scene.creature("goblin", "1.inner", damage=1)
    second = scene.creature("goblin", "1.inner")
    scene.hand("green", "magic_bonds")
    scene.play("pass")
    scene.cast("magic_bonds", "line:1")
    assert scene.options("target") == ["1.inner.1"]
    scene.play("target:1.inner.1")
    assert (scene.place(first), scene.place(second)) == ("", "1.inner")


def test_T9_with_nothing_to_heal_nothing_is_told() -> None:
    scene = Scene()
    scene.creature("goblin", "1.inner")
    scene.play("pass")
    assert scene.happened("creatures_healed") == 0


def test_T9_damage_of_one_turn_does_not_add_to_that_of_the_next() -> None:
    scene = Scene()
    scene.creature("goblin", "2.inner", damage=1)
    scene.hand("green", "zap")
    scene.play("pass")
    scene.cast("zap", "line:1", "target:2.inner.1")
    assert scene.damage("2.inner") == [1]
    assert scene.trophies_of("green") == {}
