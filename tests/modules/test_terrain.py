"""Terrain: G1 to G3."""

import pytest

from orcs import Dealer, Game
from tests.support.play import Told, fields, set_up
from tests.support.scene import Scene

TILES = [
    f"{kind}_{section}" for kind in ("tendrils", "stone_field", "road") for section in ("outer", "middle", "inner")
]


def laid(tiles: str, seed: int) -> list[Told]:
    _, told = set_up(("blue", "red"), modules={"terrain": tiles}, seed=seed)
    return [event for event in told if event["event"] == "terrain_laid"]


def land(*tiles: tuple[str, str], fate: str = "") -> Scene:
    """A scene with these tiles on these places."""
    scene = Scene(modules={"terrain": 9})
    if fate:
        scene.fate(fate)
    for kind, place in tiles:
        scene.terrain(kind, place)
    return scene


# G1


@pytest.mark.parametrize("seed", range(5))
def test_G1_one_tile_for_each_path_on_the_section_it_is_made_for(seed: int) -> None:
    tiles = laid("", seed)
    assert [str(tile["place"]).split(".")[0] for tile in tiles] == ["1", "2", "3", "4", "5", "6"]
    assert all(str(tile["terrain"]).endswith(str(tile["place"]).split(".")[1]) for tile in tiles)
    assert len({tile["terrain"] for tile in tiles}) == 6


def test_G1_the_tiles_are_random() -> None:
    game = Game.new(2, start=0, modules=["terrain"], dealer=Dealer())
    assert sorted(game.text(pick) for pick in game.options()) == sorted(f"tile:{tile}" for tile in TILES)
    assert game.open.odds() == [1] * 9
    game.play("tile:road_inner")
    assert "tile:road_inner" not in [game.text(pick) for pick in game.options()]


@pytest.mark.parametrize("tiles", range(1, 10))
def test_G1_any_number_from_one_to_nine_may_be_agreed_on(tiles: int) -> None:
    places = [str(tile["place"]) for tile in laid(str(tiles), 4)]
    assert len(places) == len(set(places)) == tiles
    assert len({place.split(".")[0] for place in places}) == min(tiles, 6)


def test_G1_with_fewer_than_six_the_paths_are_drawn() -> None:
    game = Game.new(2, start=0, modules={"terrain": 2}, dealer=Dealer())
    assert [game.text(pick) for pick in game.options()] == [f"tile_path:{path}" for path in range(1, 7)]
    game.play("tile_path:4")
    game.play("tile:road_inner")
    assert [game.text(pick) for pick in game.options()] == [f"tile_path:{path}" for path in (1, 2, 3, 5, 6)]
    game.play("tile_path:6")
    game.play("tile:road_outer")
    assert game.text(game.options()[0]).startswith("marker:")


def test_G1_a_seventh_tile_goes_to_a_random_path_whose_section_is_free() -> None:
    game = Game.new(2, start=0, modules={"terrain": 7}, dealer=Dealer())
    for tile in ("road_inner", "road_outer", "tendrils_inner", "road_middle", "tendrils_outer", "stone_field_outer"):
        game.play(f"tile:{tile}")
    assert sorted(game.text(pick) for pick in game.options()) == [
        "tile:stone_field_inner",
        "tile:stone_field_middle",
        "tile:tendrils_middle",
    ]
    game.play("tile:stone_field_inner")
    assert [game.text(pick) for pick in game.options()] == ["tile_path:2", "tile_path:4", "tile_path:5", "tile_path:6"]
    assert game.open.odds() == [1, 1, 1, 1]
    game.play("tile_path:4")
    assert game.text(game.options()[0]).startswith("marker:")


@pytest.mark.parametrize("option", ["0", "10", "-1", "many", "6.5"])
def test_G1_no_other_number_of_tiles(option: str) -> None:
    with pytest.raises(ValueError, match="terrain takes 1 to 9 tiles"):
        Game.new(2, modules={"terrain": option}, seed=1)


# G2


def test_G2_tendrils_take_a_life_and_a_stone_field_gives_one() -> None:
    scene = land(("tendrils", "1.inner"), ("stone_field", "2.outer"))
    assert scene.life(scene.creature("chief", "1.inner")) == 4
    assert scene.life(scene.creature("chief", "2.outer")) == 6
    assert scene.life(scene.creature("chief", "3.outer")) == 5


def test_G2_only_while_a_creature_stands_there() -> None:
    scene = land(("stone_field", "4.outer"))
    token = scene.creature("chief", "4.outer")
    scene.hand("blue", "magic_bonds")
    assert scene.life(token) == 6
    scene.cast("magic_bonds", "line:1", "target:4.outer.1")
    assert scene.life(token) == 5


def test_G2_what_a_creature_passes_has_no_effect() -> None:
    scene = land(("tendrils", "4.middle"))
    token = scene.creature("goblin", "4.outer", damage=1)
    scene.hand("blue", "magic_bonds", "cold_snap")
    scene.cast("magic_bonds", "line:2", "target:4.outer.1", adding=["cold_snap"])
    assert scene.place(token) == "4.inner"


def test_G2_a_road_itself_changes_no_life() -> None:
    scene = land(("road", "4.middle"))
    token = scene.creature("goblin", "4.outer", damage=1)
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.outer.1")
    assert (scene.place(token), scene.life(token)) == ("4.inner", 2)


# G3


def test_G3_an_entry_on_a_road_goes_one_section_further() -> None:
    scene = land(("road", "4.outer"))
    scene.stacks(0, 0, 0, 1)
    scene.markers(orc=1)
    scene.turn("blue", at="beginning")
    scene.play("marker:orc")
    assert scene.board() == {"4.middle": ["orc"]}
    assert scene.happened("creature_entered", to="4.middle") == 1


def test_G3_a_move_of_the_march_goes_one_section_further() -> None:
    scene = land(("road", "4.middle"))
    scene.creature("orc", "4.outer")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.board() == {"4.inner": ["orc"]}


def test_G3_from_the_inner_road_into_the_tower() -> None:
    scene = land(("road", "2.inner"))
    scene.trophies("green", orc=1)
    scene.creature("orc", "2.middle")
    scene.next_round()
    scene.play("fate:weak")
    assert scene.board() == {}
    assert scene.counter_of("orc") == 2
    assert scene.trophies_of("green") == {}


def test_G3_a_placement_goes_one_section_further() -> None:
    scene = land(("road", "1.outer"), ("road", "1.inner"))
    scene.creature("orc", "4.outer")
    scene.creature("chief", "4.outer")
    scene.hand("blue", "switch", "switch", "smash", "smash")
    scene.cast("switch", "line:2", "target:4.outer.1", "section:outer", adding=["smash"])
    assert scene.at("1.middle") == ["orc"]
    scene.cast("switch", "line:2", "target:4.outer.1", "section:inner", adding=["smash"])
    assert scene.happened("tower_reached", creature="chief", path=1) == 1


def test_G3_one_put_on_the_road_before_it_comes_back_to_where_it_stood() -> None:
    scene = land(("road", "1.outer"))
    token = scene.creature("orc", "1.middle")
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", "target:1.middle.1", "section:outer", adding=["smash"])
    assert scene.place(token) == "1.middle"


def test_G3_roads_in_a_row_chain() -> None:
    scene = land(("road", "4.outer"), ("road", "4.middle"))
    scene.stacks(0, 0, 0, 1)
    scene.markers(orc=1)
    scene.turn("blue", at="beginning")
    scene.play("marker:orc")
    assert scene.board() == {"4.inner": ["orc"]}


def test_G3_two_forward_over_a_middle_road_is_the_inner_section() -> None:
    scene = land(("road", "4.middle"))
    scene.creature("orc", "4.outer")
    scene.hand("blue", "magic_bonds", "cold_snap")
    scene.cast("magic_bonds", "line:2", "target:4.outer.1", adding=["cold_snap"])
    assert scene.board() == {"4.inner": ["orc"]}


def test_G3_one_forward_onto_a_middle_road_is_the_inner_section_too() -> None:
    scene = land(("road", "4.middle"))
    scene.creature("orc", "4.outer")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:4.outer.1")
    assert scene.board() == {"4.inner": ["orc"]}


def test_G3_a_creature_that_a_road_took_on_does_not_move_again_in_the_same_march() -> None:
    scene = land(("road", "4.middle"))
    scene.creature("orc", "4.outer")
    scene.creature("orc", "4.inner")
    scene.next_round()
    told = scene.play("fate:weak")
    assert fields(told, "creature_moved", "to") == ["4.tower", "4.inner"]


@pytest.mark.parametrize("tiles", ["1", "4", "6", "9"])
def test_chosen_sections_are_dealt_alike_from_the_same_seed_G1(tiles: str) -> None:
    games = [Game.new(2, seed=5, modules={"terrain": tiles}, house_rules=["chosen_terrain"]) for _ in range(2)]
    for game in games:
        while game.state.values("round")[0] == 0:
            ask = game.asks()[0]
            game.play(ask.options[-1], ask.seat)
    assert games[0].save() == games[1].save()
    assert sum(tile > 0 for tile in games[0].state.values("ground")) == int(tiles)


@pytest.mark.parametrize(
    ("name", "args"), [("DrawPaths", [-1, 4, 0]), ("DrawFurtherPath", [-1, 6]), ("TurnTile", [-1])]
)
def test_whatever_lays_chosen_terrain_cites_G1(name: str, args: list[int]) -> None:
    rules = Game.new(2, seed=5, modules={"terrain": "9"}, house_rules=["chosen_terrain"]).rules
    assert rules.make(name, args).clause() == "G1"
