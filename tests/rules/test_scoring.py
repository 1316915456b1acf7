"""The end and the scoring: E1 to E5."""

import pytest

from orcs.engine.scoring import winners
from tests.support.scene import Scene

# E1


@pytest.mark.parametrize(
    ("stacks", "over"),
    [
        ([0, 0, 0, 0, 2, 2], True),
        ([0, 2, 0, 0, 0, 0], True),
        ([0, 0, 0, 0, 0, 0], True),
        ([0, 0, 0, 1, 2, 2], False),
    ],
)
def test_E1_the_game_ends_after_the_round_in_which_four_paths_have_run_out(stacks: list[int], over: bool) -> None:
    scene = Scene()
    scene.stacks(*stacks)
    scene.markers(orc=sum(stacks))
    scene.turn("green", after=1)
    scene.play("pass")
    assert (scene.actor == "nobody") is over
    assert scene.happened("game_ended") == int(over)


def test_E1_the_round_is_played_to_its_end() -> None:
    scene = Scene(3)
    scene.play("pass")
    assert scene.actor == "green"
    scene.play("pass")
    assert scene.actor == "red"
    scene.play("pass")
    assert scene.actor == "nobody"


def test_E1_creatures_on_a_path_do_not_matter() -> None:
    scene = Scene()
    for path in range(1, 7):
        scene.creature("orc", f"{path}.outer")
    scene.turn("green", after=1)
    scene.play("pass")
    assert scene.actor == "nobody"


# E2


def test_E2_trophies_of_each_type_times_that_types_counter() -> None:
    scene = Scene()
    scene.trophies("blue", goblin=4, orc_rider=2, chief=1)
    scene.counter("goblin", 2)
    scene.counter("orc_rider", 3)
    assert scene.points("blue", "E2") == 4 * 2 + 2 * 3 + 1 * 7
    assert scene.points("blue") == 21
    assert scene.points("green") == 0


def test_E2_a_dropped_counter_lowers_all_trophies_of_the_type() -> None:
    scene = Scene()
    scene.trophies("green", lava_golem=3)
    before = scene.points("green")
    scene.creature("lava_golem", "4.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.inner.1")
    assert (before, scene.points("green")) == (21, 18)


# E3


@pytest.mark.parametrize("card", ["switch", "replenish", "magic_bonds", "voodoo"])
def test_E3_two_points_for_each_support_spell_in_hand_draw_and_discard_pile(card: str) -> None:
    scene = Scene()
    scene.hand("blue", card)
    scene.draw_pile("blue", card)
    scene.discard_pile("blue", card)
    assert scene.points("blue") == scene.points("blue", "E3") == 6


def test_E3_wisdom_and_attack_spells_score_nothing() -> None:
    scene = Scene()
    scene.hand("blue", "wisdom", "fireball", "zap", "book_fire_earth")
    assert scene.points("blue") == 0


def test_E3_a_support_spell_that_is_being_cast_or_lies_aside_is_owned() -> None:
    scene = Scene()
    scene.display("switch")
    scene.hand("blue", "wisdom", "replenish", "zap")
    scene.play("cast:wisdom", "learn:switch")
    assert scene.points("blue", "E3") == 4
    scene.play("cast:replenish")
    assert scene.points("blue", "E3") == 4
    assert scene.points("green", "E3") == 0


def test_E3_a_removed_support_spell_scores_nothing() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card")
    scene.hand("blue", "switch")
    scene.play("remove:switch")
    assert scene.points("blue") == 0


# E4


def test_E4_minus_two_for_each_poison_card() -> None:
    scene = Scene()
    scene.hand("blue", "poison")
    scene.draw_pile("blue", "poison")
    scene.discard_pile("blue", "poison")
    assert scene.points("blue") == scene.points("blue", "E4") == -6


# E5


def test_E5_most_points_win() -> None:
    scene = Scene(3)
    scene.trophies("red", orc=2)
    scene.trophies("blue", orc=1)
    assert winners(scene.state) == [2]


def test_E5_tied_players_share_the_victory() -> None:
    scene = Scene(3)
    scene.trophies("red", orc=2)
    scene.trophies("blue", goblin=2)
    assert scene.game.winners() == [0, 2]
