"""The round: F1 to F4 and F13."""

import pytest

from orcs import Game
from orcs.engine.fields import AT_ACTIONS_EXTRA, AT_FATES, AT_FATES_GONE, AT_MARKERS, AT_START
from tests.support.play import fields, play_out
from tests.support.scene import Scene

# F1


def test_F1_a_round_begins_with_the_top_fate_card() -> None:
    scene = Scene()
    scene.next_round()
    assert (scene.actor, scene.asked) == ("chance", "RevealFate")
    scene.play("fate:strong")
    assert scene.happened("fate_revealed", fate="strong") == 1
    assert scene.actor == "blue"


def test_F1_a_revealed_card_is_out_of_the_deck() -> None:
    scene = Scene()
    scene.fate_deck("weak", "weak", "strong")
    scene.fate("weak")
    scene.next_round()
    assert scene.odds() == {"fate:weak": 1, "fate:strong": 1}


def test_F1_an_empty_deck_is_made_anew_from_the_revealed_cards() -> None:
    scene = Scene()
    scene.fate_deck("weak", "strong")
    scene.fate("weak")
    scene.fate("strong")
    scene.next_round()
    assert scene.odds() == {"fate:weak": 1, "fate:strong": 1}
    assert scene.happened("fates_shuffled") == 1


@pytest.mark.parametrize(("players", "most"), [(2, 17), (3, 16), (4, 15)])
def test_F1_a_game_lasts_a_limited_number_of_rounds(players: int, most: int) -> None:
    for seed in range(6):
        rounds = fields(play_out(Game.new(players, seed=seed), seed), "round_began", "round")
        assert rounds == list(range(2, len(rounds) + 2))
        assert len(rounds) + 1 <= most


def test_F1_the_deck_made_anew_holds_each_revealed_card_once() -> None:
    scene = Scene()
    scene.state.cells[AT_FATES + 0] = 0
    held = [
        scene.state.cells[AT_FATES + fate] + scene.state.cells[AT_FATES_GONE + fate]
        for fate in range(scene.rules.fate_kinds)
    ]
    scene.next_round()
    scene.play("fate:strong")
    after = [
        scene.state.cells[AT_FATES + fate] + scene.state.cells[AT_FATES_GONE + fate]
        for fate in range(scene.rules.fate_kinds)
    ]
    assert after == held


# F2


def test_F2_creatures_of_the_shown_categories_move_one_section_towards_the_tower() -> None:
    scene = Scene()
    scene.creature("goblin", "1.outer")
    scene.creature("orc", "2.middle")
    scene.creature("goblin_shaman", "3.outer")
    scene.creature("chief", "4.outer")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.board() == {
        "1.middle": ["goblin"],
        "2.inner": ["orc"],
        "3.outer": ["goblin_shaman"],
        "4.outer": ["chief"],
    }


def test_F2_two_categories_move_on_one_card() -> None:
    scene = Scene()
    scene.creature("goblin", "1.outer")
    scene.creature("orc_rider", "3.outer")
    scene.creature("lava_golem", "4.outer")
    scene.next_round()
    scene.play("fate:strong_brute_life")
    assert scene.board() == {"1.outer": ["goblin"], "3.middle": ["orc_rider"], "4.middle": ["lava_golem"]}


def test_F2_inner_sections_move_first_in_path_order_then_middle_then_outer() -> None:
    scene = Scene()
    for path in (3, 1, 2):
        for section in ("outer", "inner", "middle"):
            scene.creature("goblin", f"{path}.{section}")
    scene.next_round()
    told = scene.play("fate:weak")
    assert [event["before"] for event in told if event["event"] == "creature_moved"] == [
        f"{path}.{section}" for section in ("inner", "middle", "outer") for path in (1, 2, 3)
    ]


def test_F2_each_creature_moves_once() -> None:
    scene = Scene()
    scene.creature("goblin", "1.outer")
    scene.creature("goblin", "1.middle")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.board() == {"1.inner": ["goblin"], "1.middle": ["goblin"]}


# F3


def test_F3_a_creature_that_reaches_the_tower_leaves_and_its_counter_drops_a_step() -> None:
    scene = Scene()
    scene.creature("goblin", "4.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.board() == {}
    assert scene.happened("tower_reached", creature="goblin", path=4) == 1
    assert (scene.counter_of("goblin"), scene.counter_of("orc")) == (2, 3)
    assert scene.state.cells[AT_MARKERS + scene.type("goblin")] == 0


def test_F3_each_creature_at_the_tower_drops_its_counter_but_never_below_the_last_step() -> None:
    scene = Scene()
    for path in (1, 2, 3, 4):
        scene.creature("orc", f"{path}.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.counter_of("orc") == 1
    assert scene.happened("tower_reached") == 4
    assert scene.happened("counter_dropped") == 2


@pytest.mark.parametrize(
    ("creature", "track"),
    [("goblin", [3, 2, 1, 1]), ("orc_rider", [5, 4, 3, 2, 2]), ("chief", [7, 6, 5, 4, 3, 3])],
)
def test_F3_a_counter_goes_down_its_own_track(creature: str, track: list[int]) -> None:
    scene = Scene()
    values = [scene.counter_of(creature)]
    for _ in track[1:]:
        scene.creature(creature, "4.inner")
        scene.hand("blue", "magic_bonds")
        scene.state.cells[AT_ACTIONS_EXTRA] += 1
        scene.cast("magic_bonds", "line:1", "target:4.inner.1")
        values.append(scene.counter_of(creature))
    assert values == track


# F4


def test_F4_the_mage_on_the_path_loses_a_trophy_of_that_type() -> None:
    scene = Scene()
    scene.trophies("green", goblin=2, orc=1)
    scene.creature("goblin", "2.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("green") == {"goblin": 1, "orc": 1}
    assert scene.happened("trophy_lost", seat="green", creature="goblin") == 1


def test_F4_mages_elsewhere_lose_nothing() -> None:
    scene = Scene()
    scene.trophies("green", goblin=2)
    scene.trophies("blue", goblin=2)
    scene.creature("goblin", "3.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("green") == scene.trophies_of("blue") == {"goblin": 2}


def test_F4_without_a_trophy_of_that_type_nothing_is_lost() -> None:
    scene = Scene()
    scene.trophies("green", orc=2)
    scene.creature("goblin", "2.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("green") == {"orc": 2}
    assert scene.happened("trophy_lost") == 0
    assert scene.counter_of("goblin") == 2


@pytest.mark.parametrize("victim", ["blue", "green"])
def test_F4_it_is_the_mage_there_whoever_that_is(victim: str) -> None:
    scene = Scene()
    scene.trophies("blue", goblin_shaman=1)
    scene.trophies("green", goblin_shaman=1)
    scene.creature("goblin_shaman", "1.inner" if victim == "blue" else "2.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:1.inner.1" if victim == "blue" else "target:2.inner.1")
    assert scene.trophies_of(victim) == {}
    assert scene.happened("trophy_lost") == 1


def test_F4_the_skull_track_and_the_skill_stay_with_a_lost_trophy() -> None:
    scene = Scene()
    scene.trophies("blue", orc=2)
    scene.skulls("blue", orc=2)
    scene.creature("orc", "1.inner")
    scene.creature("orc", "1.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("blue") == {}
    assert scene.skulls_of("blue") == {"orc": 2}
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "blue"


def test_F4_with_no_loss_of_creatures_the_trophy_is_kept_and_the_counter_drops() -> None:
    scene = Scene()
    scene.skill("blue", "no_loss_of_creatures")
    scene.trophies("blue", goblin=1)
    scene.creature("goblin", "1.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.trophies_of("blue") == {"goblin": 1}
    assert scene.counter_of("goblin") == 2


def test_F4_no_loss_of_creatures_helps_however_the_creature_got_there() -> None:
    scene = Scene()
    scene.skill("green", "no_loss_of_creatures")
    scene.trophies("green", chief=1)
    scene.creature("chief", "2.middle")
    scene.hand("blue", "magic_bonds", "cold_snap")
    scene.cast("magic_bonds", "line:2", "target:2.middle.1", adding=["cold_snap"])
    assert scene.trophies_of("green") == {"chief": 1}
    assert scene.happened("trophy_kept", seat="green", creature="chief") == 1
    assert scene.counter_of("chief") == 6


# F13


def test_F13_each_player_takes_a_turn_from_the_start_player_on() -> None:
    scene = Scene(3)
    scene.state.cells[AT_START] = 2
    scene.next_round()
    scene.play("fate:weak")
    turns = [scene.actor]
    scene.play("pass")
    turns.append(scene.actor)
    scene.play("pass")
    turns.append(scene.actor)
    assert turns == ["red", "blue", "green"]


def test_F13_after_the_last_turn_the_next_round_begins() -> None:
    scene = Scene()
    scene.stacks(1, 1, 1, 1, 1, 1)
    scene.markers(orc=6)
    for path in range(1, 7):
        scene.creature("chief", f"{path}.outer")
    scene.turn("green", after=1)
    scene.play("pass")
    assert (scene.actor, scene.asked) == ("chance", "RevealFate")
    assert scene.happened("round_began", round=2) == 1
