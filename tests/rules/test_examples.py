"""The worked examples of the rules, every part of each."""

from orcs.engine.fields import AT_ACTIONS_DONE
from tests.support.scene import Scene


def test_example_1_a_final_score_of_51() -> None:
    scene = Scene()
    scene.trophies("blue", goblin=5, orc=2, goblin_shaman=1, orc_rider=3, lava_golem=1, chief=2)
    for creature, value in (("goblin", 1), ("orc", 2), ("goblin_shaman", 4), ("orc_rider", 5), ("lava_golem", 5)):
        scene.counter(creature, value)
    assert scene.counter_of("chief") == 7
    score = scene.game.scores()[0]
    assert [line.points for line in score.lines if line.clause == "E2"] == [5, 4, 4, 15, 5, 14]
    assert scene.points("blue") == 47
    scene.hand("blue", "switch", "replenish")
    scene.draw_pile("blue", "magic_bonds", "poison")
    scene.discard_pile("blue", "voodoo", "poison")
    assert (scene.points("blue", "E3"), scene.points("blue", "E4")) == (8, -4)
    assert scene.points("blue") == 51


def test_example_2_zap_and_cold_snap_in_one_turn_defeat_a_goblin() -> None:
    scene = Scene()
    scene.creature("goblin", "1.outer")
    scene.hand("blue", "zap", "cold_snap")
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert scene.damage("1.outer") == [1]
    scene.cast("cold_snap", "line:1", "target:1.outer.1")
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_example_3_fireball_with_a_fire_card_is_3_and_with_the_book_it_draws_5() -> None:
    damages = []
    for book in (False, True):
        scene = Scene()
        scene.creature("chief", "1.outer")
        scene.hand("blue", "fireball", "voodoo")
        scene.draw_pile("blue", "book_water_fire")
        scene.play("cast:fireball", "add:voodoo", "draw", "card:book_water_fire")
        scene.play(*(["add:book_water_fire"] if book else []), "done")
        scene.play("line:2" if book else "line:1", "target:1.outer.1")
        damages += [int(str(event["amount"])) for event in scene.told if event["event"] == "creature_hit"]
    assert damages == [3, 5]


def test_example_3_five_damage_fell_a_lava_golem() -> None:
    scene = Scene()
    scene.creature("lava_golem", "1.outer")
    scene.hand("blue", "fireball", "fire_spark", "book_fire_earth")
    scene.cast("fireball", "line:2", "target:1.outer.1", adding=["fire_spark", "book_fire_earth"])
    assert scene.trophies_of("blue") == {"lava_golem": 1}


def test_example_4_ice_storm_over_two_sections_then_smash() -> None:
    scene = Scene()
    scene.creature("goblin", "1.inner")
    scene.creature("goblin_shaman", "1.inner")
    scene.creature("goblin", "1.middle")
    scene.hand("blue", "ice_storm", "cold_snap", "book_water_fire", "smash")
    scene.cast("ice_storm", "line:2", "area:inner", adding=["cold_snap", "book_water_fire"])
    assert scene.trophies_of("blue") == {"goblin": 2}
    assert (scene.board(), scene.damage("1.inner")) == ({"1.inner": ["goblin_shaman"]}, [2])
    scene.cast("smash", "line:1", "target:1.inner.1")
    assert scene.trophies_of("blue") == {"goblin": 2, "goblin_shaman": 1}


def test_example_5_earthquake_on_one_section() -> None:
    scene = Scene()
    for creature in ("goblin", "goblin", "orc_rider"):
        scene.creature(creature, "1.middle")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", "area:middle", adding=["smash"])
    assert scene.trophies_of("blue") == {"goblin": 2}
    assert (scene.at("1.middle"), scene.damage("1.middle")) == (["orc_rider"], [2])


def test_example_5_earthquake_on_two_paths_fells_three_goblins_and_an_orc_in_one_action() -> None:
    scene = Scene()
    for creature, place in (
        ("goblin", "1.middle"),
        ("goblin", "1.middle"),
        ("goblin", "2.middle"),
        ("orc", "2.middle"),
    ):
        scene.creature(creature, place)
    scene.hand("blue", "earthquake", "smash", "book_fire_earth")
    scene.cast("earthquake", "line:2", "area:middle.right", adding=["smash", "book_fire_earth"])
    assert scene.trophies_of("blue") == {"goblin": 3, "orc": 1}
    assert scene.state.cells[AT_ACTIONS_DONE] == 1


def test_example_6_a_goblin_reaches_the_tower_on_reds_path() -> None:
    scene = Scene(3)
    scene.trophies("red", goblin=2)
    scene.creature("goblin", "3.inner")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.counter_of("goblin") == 2
    assert scene.trophies_of("red") == {"goblin": 1}


def test_example_7_replenish_enhances_zap_with_a_teleport() -> None:
    scene = Scene()
    scene.creature("goblin", "3.outer")
    scene.hand("blue", "zap", "replenish")
    scene.play("cast:zap", "add:replenish", "teleport:3", "done", "line:2", "target:3.outer.1")
    assert scene.mage_of("blue") == 3
    assert scene.trophies_of("blue") == {"goblin": 1}


def test_example_7_replenish_when_cast_gives_no_teleport() -> None:
    scene = Scene()
    scene.hand("blue", "replenish")
    scene.draw_pile("blue", "zap", "zap")
    scene.play("cast:replenish")
    assert scene.options() == ["done"]
    scene.play("done")
    assert scene.options() == ["line:1", "skip"]
    scene.play("line:1", "card:zap", "card:zap")
    assert scene.mage_of("blue") == 1


def test_example_8_terrain_changes_lives() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("tendrils", "1.middle")
    scene.terrain("stone_field", "2.middle")
    assert scene.life(scene.creature("orc_rider", "1.middle")) == 2
    assert scene.life(scene.creature("goblin", "2.middle")) == 3


def test_example_8_a_golem_entering_a_road_goes_two_sections() -> None:
    scene = Scene(modules=["terrain"])
    scene.terrain("road", "4.middle")
    scene.creature("lava_golem", "4.outer")
    scene.next_round()
    scene.play("fate:brute_no_skills")
    assert scene.board() == {"4.inner": ["lava_golem"]}


def test_example_9_only_the_middle_sections_of_paths_3_and_4_move() -> None:
    scene = Scene(modules=["new_fate"])
    for path in (2, 3, 4, 5):
        for section in ("middle", "outer"):
            scene.creature("goblin", f"{path}.{section}")
    scene.creature("orc", "3.inner")
    scene.next_round()
    scene.play("fate:paths_34_middle")
    assert scene.board() == {
        "2.middle": ["goblin"],
        "2.outer": ["goblin"],
        "3.inner": ["goblin", "orc"],
        "3.outer": ["goblin"],
        "4.inner": ["goblin"],
        "4.outer": ["goblin"],
        "5.middle": ["goblin"],
        "5.outer": ["goblin"],
    }


def test_example_9_lightning_bolt_reaches_only_the_front_section_of_path_5() -> None:
    scene = Scene(modules=["new_fate"])
    scene.creature("orc_rider", "5.middle")
    scene.creature("goblin", "5.outer")
    scene.hand("blue", "lightning_bolt", "zap")
    scene.cast("lightning_bolt", "line:1", adding=["zap"])
    assert scene.options() == ["target:5.middle.1"]


def test_example_9_the_orc_rider_in_front_must_fall_before_those_on_outer_can_be_attacked() -> None:
    scene = Scene(modules=["new_fate"])
    scene.creature("orc_rider", "1.middle", damage=2)
    scene.creature("goblin", "1.outer")
    scene.creature("lava_golem", "1.outer")
    scene.hand("blue", "zap", "smash")
    scene.cast("zap", "line:1")
    assert scene.options() == ["target:1.middle.1"]
    assert scene.why_not("target:1.outer.1") == "N3"
    scene.play("target:1.middle.1")
    scene.cast("smash", "line:1")
    assert scene.options() == ["target:1.outer.1", "target:1.outer.2"]


def test_example_10_draw_one_more_gives_five_cards_and_four_in_a_draw_three_round() -> None:
    drawn = []
    for fate in ("weak", "weak_draw_three"):
        scene = Scene()
        scene.fate(fate)
        scene.skulls("blue", goblin=1)
        scene.creature("goblin", "1.outer", damage=1)
        scene.hand("blue", "zap")
        scene.draw_pile("blue", *["smash"] * 9)
        scene.cast("zap", "line:1", "target:1.outer.1")
        scene.play("pass")
        while scene.actor == "chance":
            scene.play("card:smash")
        drawn.append(len(scene.hand_of("blue")))
    assert drawn == [5, 4]


def test_example_11_with_mages_on_2_3_5_and_6_one_may_teleport_only_to_1_and_4() -> None:
    scene = Scene(4)
    for colour, path in (("blue", 2), ("green", 3), ("red", 5), ("yellow", 6)):
        scene.mage(colour, path)
    assert scene.options("teleport") == ["1", "4"]


def test_example_11_green_on_4_may_reveal_on_5_but_not_on_4() -> None:
    scene = Scene()
    scene.mage("green", 4)
    scene.stacks(1, 1, 1, 1, 1, 1)
    scene.markers(orc=6)
    scene.turn("green", at="reveal")
    assert "reveal:5" in scene.options()
    assert scene.why_not("reveal:4") == "T2"


def test_example_12_magic_bonds_takes_a_shaman_from_inner_to_the_tower() -> None:
    scene = Scene()
    scene.creature("goblin_shaman", "4.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.inner.1")
    assert scene.counter_of("goblin_shaman") == 4
    assert scene.board() == {}


def test_example_12_switch_puts_a_neighbours_golem_on_the_own_inner_section() -> None:
    scene = Scene()
    scene.creature("lava_golem", "2.outer")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", "target:2.outer.1", "section:inner", adding=["smash"])
    assert scene.board() == {"1.inner": ["lava_golem"]}
