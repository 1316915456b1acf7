"""New fate cards: N1 to N4."""

import pytest

from tests.support.scene import Scene

CARDS = {
    "paths_12_middle_life",
    "paths_34_middle",
    "paths_56_middle",
    "paths_135_inner_middle_no_learning",
    "paths_246_inner_middle",
    "paths_135_middle_outer_no_teleport",
    "paths_246_middle_outer_draw_three",
    "paths_135_inner_outer_exchange",
    "paths_246_inner_outer",
    "paths_all_inner",
    "paths_all_middle_no_skills",
    "paths_all_outer_life",
    "paths_123_all_no_teleport",
    "paths_456_all",
    "paths_345_all_no_learning",
    "paths_126_all_draw_three",
    "paths_all_inner_outer_exchange",
    "paths_14_all_no_skills",
    "paths_2356_all",
}
SECTIONS = {"inner": ["inner"], "middle": ["middle"], "outer": ["outer"], "all": ["inner", "middle", "outer"]}


def front(*modules: str) -> Scene:
    return Scene(modules=["new_fate", *modules])


# N1


def test_N1_its_nineteen_cards_replace_the_fifteen() -> None:
    scene = front()
    scene.next_round()
    assert scene.odds() == {f"fate:{card}": 1 for card in CARDS}


def test_N1_special_rules_hold_as_ever() -> None:
    scene = front()
    token = scene.creature("orc", "5.outer")
    scene.next_round()
    scene.play("fate:paths_12_middle_life")
    assert scene.life(token) == 3


# N2


@pytest.mark.parametrize("card", sorted(CARDS))
def test_N2_all_creatures_on_the_shown_sections_of_the_shown_paths_move_once(card: str) -> None:
    words = card.split("_")
    paths = range(1, 7) if words[1] == "all" else [int(digit) for digit in words[1]]
    sections = [section for word in words[2:4] for section in SECTIONS.get(word, [])]
    scene = front()
    tokens = {
        (path, section): scene.creature(creature, f"{path}.{section}")
        for path in range(1, 7)
        for section, creature in (("inner", "goblin"), ("middle", "orc_rider"), ("outer", "chief"))
    }
    scene.next_round()
    scene.play(f"fate:{card}")
    forward = {"inner": "", "middle": "inner", "outer": "middle"}
    for (path, section), token in tokens.items():
        moved = path in paths and section in sections
        ended = forward[section] if moved else section
        assert scene.place(token) == (f"{path}.{ended}" if ended else "")


def test_N2_innermost_sections_move_first() -> None:
    scene = front()
    for path in (4, 1):
        for section in ("outer", "middle", "inner"):
            scene.creature("goblin", f"{path}.{section}")
    scene.next_round()
    told = scene.play("fate:paths_14_all_no_skills")
    assert [event["before"] for event in told if event["event"] == "creature_moved"] == [
        f"{path}.{section}" for section in ("inner", "middle", "outer") for path in (1, 4)
    ]


# N3


@pytest.mark.parametrize("spell", ["smash", "fireball"])
def test_N3_attacks_reach_only_the_front_section_of_the_path(spell: str) -> None:
    scene = front()
    scene.creature("chief", "1.middle")
    scene.creature("orc_rider", "1.middle")
    scene.creature("chief", "1.outer")
    scene.hand("blue", spell, "book_fire_earth")
    scene.cast(spell, "line:1", adding=["book_fire_earth"])
    assert scene.options() == ["target:1.middle.1", "target:1.middle.2"]
    assert scene.why_not("target:1.outer.1") == "N3"


def test_N3_without_a_creature_on_the_path_there_is_no_target() -> None:
    scene = front()
    scene.creature("chief", "2.inner")
    scene.hand("blue", "smash")
    assert scene.options("cast") == []


def test_N3_support_spells_reach_as_ever() -> None:
    scene = front()
    scene.creature("chief", "4.middle")
    scene.creature("chief", "4.outer")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1")
    assert scene.options() == ["target:4.middle.1", "target:4.outer.1"]


# N4


def test_N4_lightning_bolt_reaches_the_front_section_of_any_path() -> None:
    scene = front()
    for place in ("1.inner", "1.middle", "4.middle", "4.outer", "6.outer"):
        scene.creature("chief", place)
    scene.hand("blue", "lightning_bolt", "zap")
    scene.cast("lightning_bolt", "line:1", adding=["zap"])
    assert scene.options() == ["target:1.inner.1", "target:4.middle.1", "target:6.outer.1"]
    assert scene.why_not("target:4.outer.1") == "N3"


@pytest.mark.parametrize("spell", ["earthquake", "ice_storm"])
def test_N4_the_section_chosen_for_an_area_is_the_front_one(spell: str) -> None:
    scene = front()
    scene.creature("chief", "1.middle")
    scene.creature("chief", "1.outer")
    scene.hand("blue", spell, spell)
    scene.cast(spell, "line:1", adding=[spell])
    assert scene.options() == ["area:middle"]
    assert scene.why_not("area:outer") == "N4"


def test_N4_the_section_beside_follows_front_or_not() -> None:
    scene = front()
    scene.creature("chief", "1.middle")
    scene.creature("goblin", "2.inner")
    scene.creature("chief", "2.middle")
    scene.hand("blue", *["earthquake"] * 3)
    scene.cast("earthquake", "line:2", adding=["earthquake"] * 2)
    assert scene.options() == ["area:middle.left", "area:middle.right"]
    scene.play("area:middle.right")
    assert scene.damage("2.middle") == [2]
    assert scene.damage("2.inner") == [0]


def test_N4_the_section_behind_follows_front_or_not() -> None:
    scene = front()
    scene.creature("chief", "1.inner")
    scene.creature("chief", "1.middle")
    scene.hand("blue", *["ice_storm"] * 3)
    scene.cast("ice_storm", "line:2", adding=["ice_storm"] * 2)
    assert scene.options("area") == ["inner"]
    scene.play("area:inner")
    assert scene.damage("1.inner") == scene.damage("1.middle") == [2]


def test_N4_an_empty_own_path_gives_an_earthquake_no_target() -> None:
    scene = front()
    scene.creature("chief", "2.middle")
    scene.hand("blue", *["earthquake"] * 3)
    assert scene.options("cast") == []


def test_N4_a_section_with_a_toadling_in_reach_may_be_chosen() -> None:
    scene = front("reinforcement")
    scene.toadling("1.inner")
    scene.creature("chief", "1.middle")
    scene.toadling("1.outer")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", adding=["smash"])
    assert scene.options() == ["area:inner", "area:middle"]
    assert scene.why_not("area:outer") == "N4"


def test_N4_a_toadling_in_reach_gives_an_earthquake_its_section_and_the_neighbours() -> None:
    scene = front("reinforcement")
    scene.toadling("1.outer")
    scene.creature("chief", "6.inner")
    scene.creature("chief", "6.outer")
    scene.hand("blue", *["earthquake"] * 3)
    scene.cast("earthquake", "line:2", adding=["earthquake"] * 2)
    assert scene.options() == ["area:outer.left", "area:outer.right"]
    scene.play("area:outer.left", "toadling:draw")
    assert scene.damage("6.outer") == [2]
