"""Reinforcement: Z1, Z5 and Z6."""

import pytest

from orcs import Game
from tests.modules.marsh import marsh, quake
from tests.support.play import play_out
from tests.support.scene import Scene

# Z1


@pytest.mark.parametrize(
    ("new", "old", "life"),
    [
        ("croco_flyer", "goblin", 3),
        ("croco_flyer", "orc", 3),
        ("breeding_toad", "goblin_shaman", 3),
        ("breeding_toad", "orc_rider", 3),
        ("bomber", "lava_golem", 4),
        ("bomber", "chief", 4),
    ],
)
def test_Z1_a_new_creature_stands_in_for_a_type_of_its_category(new: str, old: str, life: int) -> None:
    scene = Scene(modules={"reinforcement": {new: old}})
    base = Scene()
    names = [row.id for row in scene.rules.creature_rows]
    assert old not in names
    assert len(names) == 6
    row, before = scene.rules.creature_rows[scene.type(new)], base.rules.creature_rows[base.type(old)]
    assert (row.tokens, row.markers, row.track, row.skill) == (
        before.tokens,
        before.markers,
        before.track,
        before.skill,
    )
    assert row.category == before.category
    assert scene.life(scene.creature(new, "3.inner")) == life


def test_Z1_skull_track_counter_and_skill_carry_over() -> None:
    scene = Scene(modules={"reinforcement": {"croco_flyer": "orc"}})
    scene.skulls("blue", croco_flyer=1)
    scene.creature("croco_flyer", "1.inner", damage=2)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.happened("skill_gained", skill="extra_action") == 1
    assert scene.points("blue") == 3


def test_Z1_without_a_choice_all_three_join() -> None:
    scene = Scene(modules=["reinforcement"])
    assert {"croco_flyer", "breeding_toad", "bomber"} <= {row.id for row in scene.rules.creature_rows}


@pytest.mark.parametrize(
    ("choice", "problem"),
    [
        ({"dragon": "orc"}, "knows croco_flyer, breeding_toad, bomber, not 'dragon'"),
        ({"bomber": "orc"}, "bomber stands in for lava_golem or chief, not 'orc'"),
        ({"bomber": "troll"}, "bomber stands in for lava_golem or chief, not 'troll'"),
        ("bomber:chief,bomber:lava_golem", "twice"),
        ("bomber", "bomber stands in for"),
    ],
)
def test_Z1_each_for_one_chosen_type_of_its_category(choice: str | dict[str, str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Game.new(2, modules={"reinforcement": choice}, seed=1)


# Z5


def test_Z5_a_defeated_bomber_hits_each_creature_in_its_section_for_one() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=3)
    scene.creature("chief", "1.inner")
    scene.creature("orc", "1.inner", damage=1)
    scene.creature("chief", "1.middle")
    scene.creature("chief", "2.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1")
    assert scene.options("target") == ["1.inner.1", "1.inner.2", "1.inner.3", "1.middle.1"]
    scene.play("target:1.inner.2")
    assert scene.trophies_of("blue") == {"orc": 1, "bomber": 1}
    assert scene.damage("1.inner") == [1]
    assert scene.damage("1.middle") == scene.damage("2.inner") == [0]


def test_Z5_it_hits_each_toadling_too() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=3)
    scene.toadling("1.inner", 2)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1", "toadling:draw", "toadling:life")
    assert scene.toadlings_of("blue") == {"draw": 1, "life": 1}


def test_Z5_not_when_it_reaches_the_tower() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner")
    scene.creature("orc", "1.inner", damage=1)
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:1.inner.2")
    assert scene.happened("tower_reached", creature="bomber") == 1
    assert scene.damage("1.inner") == [1]


def test_Z5_the_blasts_of_a_wave_hit_together() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("chief", "1.inner")
    quake(scene)
    assert scene.damage("1.inner") == [4]
    assert scene.happened("bomber_burst", place="1.inner", count=2) == 1


def test_Z5_a_new_toadling_is_hit_by_the_blast_of_its_wave() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("breeding_toad", "1.inner", damage=1)
    quake(scene)
    assert scene.order("toadling_laid", "bomber_burst", "toadling_taken") == [
        "toadling_laid",
        "bomber_burst",
        "toadling_taken",
    ]
    scene.play("toadling:power")
    assert scene.toadlings_of("blue") == {"power": 1}


def test_Z5_a_toadling_of_the_next_wave_is_not_hit_by_the_first_blast() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("breeding_toad", "1.inner")
    quake(scene)
    assert scene.toadlings_at("1.inner") == 1
    assert scene.trophies_of("blue") == {"breeding_toad": 1, "bomber": 1}


def test_Z5_again_until_nothing_falls() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("bomber", "1.inner", damage=1)
    scene.creature("bomber", "1.inner", damage=0)
    scene.creature("chief", "1.inner")
    quake(scene)
    assert scene.happened("bomber_burst") == 3
    assert scene.trophies_of("blue") == {"bomber": 3, "chief": 1}


def test_Z5_each_blast_stays_in_its_own_section() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("bomber", "1.middle", damage=2)
    scene.creature("chief", "1.inner")
    scene.creature("chief", "1.middle")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", "area:inner", adding=["ice_storm"] * 2)
    assert scene.damage("1.inner") == scene.damage("1.middle") == [3]


def test_Z5_skulls_rise_before_the_blasts_hit() -> None:
    scene = marsh()
    scene.skulls("blue", bomber=1)
    scene.creature("bomber", "1.inner", damage=3)
    scene.creature("chief", "1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.order("creature_defeated", "skill_gained", "bomber_burst") == [
        "creature_defeated",
        "skill_gained",
        "bomber_burst",
    ]


def test_Z5_what_falls_by_a_gained_skill_falls_in_the_next_wave_with_what_the_blasts_fell() -> None:
    scene = Scene(modules={"reinforcement": {"bomber": "lava_golem"}})
    scene.fate("weak_life")
    scene.skulls("blue", goblin_shaman=1)
    scene.creature("bomber", "1.inner", damage=3)
    scene.creature("goblin_shaman", "1.inner", damage=2)
    scene.creature("orc", "1.inner", damage=0)
    scene.creature("goblin", "5.outer", damage=2)
    quake(scene)
    told = [(event["event"], event.get("creature")) for event in scene.told]
    falls = [step for step in told if step[0] in ("creature_defeated", "bomber_burst")]
    assert set(falls[:2]) == {("creature_defeated", "bomber"), ("creature_defeated", "goblin_shaman")}
    assert falls[2][0] == "bomber_burst"
    assert set(falls[3:]) == {("creature_defeated", "orc"), ("creature_defeated", "goblin")}


def test_Z5_a_bomber_that_falls_by_a_gained_skill_bursts_in_the_next_wave() -> None:
    scene = Scene(modules={"reinforcement": {"bomber": "lava_golem"}})
    scene.fate("weak_life")
    scene.skulls("blue", goblin_shaman=1)
    scene.creature("goblin_shaman", "1.inner", damage=3)
    scene.creature("bomber", "5.outer", damage=4)
    scene.creature("orc", "5.outer", damage=1)
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.inner.1")
    assert scene.trophies_of("blue") == {"goblin_shaman": 1, "bomber": 1, "orc": 1}


# Z6


def test_Z6_toadling_and_blast_come_without_bonus_actions_and_are_not_asked_for() -> None:
    scene = marsh()
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("breeding_toad", "1.middle", damage=2)
    scene.creature("chief", "1.inner")
    quake(scene)
    assert scene.damage("1.inner") == [3]
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "target:1.middle.1")
    assert scene.toadlings_at("1.middle") == 1


@pytest.mark.parametrize("creature", ["breeding_toad", "bomber", "croco_flyer"])
def test_Z6_with_bonus_actions_they_give_no_bonus_of_the_creature_they_replace(creature: str) -> None:
    scene = marsh("bonus")
    lives = {"breeding_toad": 3, "bomber": 4, "croco_flyer": 3}
    scene.creature(creature, "1.inner", damage=lives[creature] - 1)
    scene.draw_pile("blue", "zap")
    scene.hand("green", *["zap"] * 4)
    scene.hand("blue", "smash")
    scene.cast("smash", "line:1", "target:1.inner.1")
    assert scene.asked == "ChooseAction"


def test_Z6_they_come_before_the_bonuses() -> None:
    scene = marsh("bonus")
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("orc_rider", "1.inner", damage=1)
    scene.toadling("1.inner")
    quake(scene)
    assert scene.asked == "DrawToadlings"
    scene.play("toadling:draw")
    assert scene.options() == ["bonus:action", "skip"]


def test_Z6_whole_games_with_every_new_creature_come_to_an_end() -> None:
    for old in ("lava_golem", "chief"):
        game = Game.new(3, modules={"reinforcement": {"breeding_toad": "orc_rider", "bomber": old}}, seed=2)
        told = play_out(game, 2)
        assert game.over
        assert told[-1]["event"] == "game_ended"
