"""Setting up: S1 to S10."""

from collections import Counter

import pytest

from orcs import Dealer, Game, Setup, plain_event, plain_view
from orcs.edition import built_in
from orcs.engine.actions import CARD_ROOM
from orcs.engine.fields import (
    AT_CREATURE_COUNT,
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_HAND,
    AT_HAND_SIZE,
    AT_POISON_PILE,
    AT_STACKS,
    AT_START,
)
from tests.support.play import fields, play_out, set_up
from tests.support.scene import Scene

START_DECK = [
    "smash",
    "zap",
    "cold_snap",
    "fire_spark",
    "book_earth_lightning",
    "book_lightning_water",
    "book_water_fire",
    "book_fire_earth",
]
MARKERS = {
    2: {"goblin": 10, "orc": 10, "goblin_shaman": 8, "orc_rider": 8, "lava_golem": 6, "chief": 6},
    3: {"goblin": 13, "orc": 13, "goblin_shaman": 10, "orc_rider": 10, "lava_golem": 7, "chief": 7},
    4: {"goblin": 16, "orc": 16, "goblin_shaman": 12, "orc_rider": 12, "lava_golem": 8, "chief": 8},
}


# S1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S1_two_to_four_players_can_play(players: int) -> None:
    assert Game.new(players, seed=1).state.seats == players


@pytest.mark.parametrize("colours", [["blue"], ["blue", "green", "red", "yellow", "blue"]])
def test_S1_one_or_five_players_cannot(colours: list[str]) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        Setup(colours, 0, {}, False)


def test_S1_each_player_has_a_colour_of_their_own() -> None:
    with pytest.raises(ValueError, match="colour of their own"):
        Setup(["red", "red"], 0, {}, False)


def test_S1_there_are_four_colours() -> None:
    with pytest.raises(ValueError, match="not 'purple'"):
        Setup(["red", "purple"], 0, {}, False)


@pytest.mark.parametrize(("mage", "left", "right"), [(1, 6, 2), (2, 1, 3), (3, 2, 4), (4, 3, 5), (5, 4, 6), (6, 5, 1)])
def test_S1_the_board_is_a_ring_of_six_paths(mage: int, left: int, right: int) -> None:
    hits = []
    for side in ("left", "right"):
        scene = Scene()
        scene.mage("green", mage % 6 + 1)
        scene.mage("blue", mage)
        for path in range(1, 7):
            scene.creature("chief", f"{path}.middle")
        scene.hand("blue", "earthquake", "book_fire_earth", "smash")
        scene.cast("earthquake", "line:2", f"area:middle.{side}", adding=["book_fire_earth", "smash"])
        hits.append({path for path in range(1, 7) if scene.damage(f"{path}.middle") == [2]})
    assert hits == [{mage, left}, {mage, right}]


# S2


def test_S2_mages_start_by_colour() -> None:
    scene = Scene(["yellow", "blue", "green", "red"])
    assert [scene.mage_of(colour) for colour in ("blue", "green", "red", "yellow")] == [1, 2, 3, 5]


def test_S2_two_mages_never_share_a_tower_space() -> None:
    game = Game.new(4, start=0, seed=5)
    spaces: dict[object, object] = {1: 1, 2: 2, 3: 3, 4: 5}
    moves = [event for event in play_out(game) if event["event"] == "mage_moved"]
    assert len(moves) > 20
    for move in moves:
        spaces[move["seat"]] = move["path"]
        assert len(set(spaces.values())) == 4


def test_S2_an_occupied_tower_space_cannot_be_entered() -> None:
    scene = Scene(4)
    assert scene.options("teleport") == ["4", "6"]


# S3


def test_S3_the_start_player_is_the_seat_named() -> None:
    game, told = set_up(start=2)
    assert game.actor == 2
    assert fields(told, "start_named", "seat") == [3]


@pytest.mark.parametrize("start", [-1, 2])
def test_S3_the_start_player_is_one_of_the_seats(start: int) -> None:
    with pytest.raises(ValueError, match="start player is a seat from 1 to 2"):
        Setup(["blue", "red"], start, {}, False)


def test_S3_without_a_name_the_start_player_is_drawn_among_all() -> None:
    game = Game.new(3, dealer=Dealer())
    assert [game.text(pick) for pick in game.options()] == ["start:1", "start:2", "start:3"]
    assert game.open.odds() == [1, 1, 1]
    game.play("start:2")
    assert game.state.cells[AT_START] == 1


def test_S3_turns_go_in_seat_order_and_the_start_player_stays() -> None:
    game, told = set_up(("red", "blue", "green"), start=1)
    order = fields(told + play_out(game), "turn_began", "seat")
    assert len(order) > 6
    assert order == ([2, 3, 1] * len(order))[: len(order)]
    assert len(order) % 3 == 0


# S4


@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 10), (4, 12)])
def test_S4_every_path_gets_its_share_of_the_markers(players: int, each: int) -> None:
    game = Game.new(players, start=0, dealer=Dealer())
    assert game.state.values("stacks") == [each] * 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S4_the_markers_in_play_depend_on_the_players(players: int) -> None:
    game = Game.new(players, start=0, dealer=Dealer())
    counts = dict(zip(game.rules.names["creature"], game.state.values("markers"), strict=True))
    assert counts == MARKERS[players]


def test_S4_any_hidden_marker_may_come_first() -> None:
    game = Game.new(2, start=0, dealer=Dealer())
    odds = dict(zip([game.text(pick) for pick in game.options()], game.open.odds(), strict=True))
    assert odds == {f"marker:{creature}": count for creature, count in MARKERS[2].items()}


# S5


def test_S5_every_counter_starts_on_its_highest_value() -> None:
    scene = Scene()
    assert [scene.counter_of(creature) for creature in MARKERS[2]] == [3, 3, 5, 5, 7, 7]


def test_S5_every_skull_track_starts_at_zero() -> None:
    scene = Scene(4)
    assert [scene.skulls_of(colour) for colour in ("blue", "green", "red", "yellow")] == [{}] * 4


# S6


def test_S6_two_creatures_enter_on_the_outer_section_of_each_path_in_path_order() -> None:
    game = Game(built_in(), Setup(["blue", "red"], 0, {}, False), Dealer())
    game.begin()
    told = []
    for _ in range(12):
        told += [plain_event(game.rules, event) for event in game.play(game.options()[0])]
    paths = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert fields(told, "creature_entered", "path") == paths
    assert fields(told, "creature_entered", "to") == [f"{path}.outer" for path in paths]
    assert game.state.values("stacks") == [6] * 6


def test_S6_terrain_lies_before_the_first_creatures_enter() -> None:
    _, told = set_up(modules={"terrain": ""})
    names = [event["event"] for event in told if event["event"] in ("terrain_laid", "creature_entered")]
    assert names == ["terrain_laid"] * 6 + ["creature_entered"] * 12


def test_S6_a_first_creature_that_runs_into_the_tower_lowers_its_counter() -> None:
    game = Game.new(2, start=0, modules={"terrain": 9}, dealer=Dealer())
    for path, tile in enumerate(["road_outer", "tendrils_outer", "tendrils_middle", "tendrils_inner"], 1):
        assert game.text(game.options()[0]).startswith("tile:"), path
        game.play(f"tile:{tile}")
    game.play("tile:stone_field_outer")
    game.play("tile:stone_field_middle")
    for tile, path in (("road_middle", 1), ("road_inner", 1), ("stone_field_inner", 2)):
        game.play(f"tile:{tile}")
        game.play(f"tile_path:{path}")
    told = [plain_event(game.rules, event) for event in game.play("marker:goblin")]
    assert fields(told, "creature_entered", "to") == ["1.tower"]
    assert fields(told, "counter_dropped", "value") == [2]
    assert game.state.cells[AT_CREATURE_COUNT] == 0
    assert game.state.cells[AT_STACKS + 0] == 7


# S7


def test_S7_each_spell_pile_shows_three_cards() -> None:
    game, _ = set_up()
    shown = Counter({game.rules.names["card"][kind]: game.state.cells[AT_DISPLAY + kind] for kind in range(18)})
    attack = sum(shown[card] for card in ("fireball", "lightning_bolt", "earthquake", "ice_storm"))
    support = sum(shown[card] for card in ("switch", "replenish", "magic_bonds", "voodoo", "wisdom"))
    assert (attack, support, shown.total()) == (3, 3, 6)


def test_S7_with_fewer_than_three_left_all_of_them_lie_open() -> None:
    scene = Scene()
    scene.display("fireball", "earthquake", "wisdom")
    scene.next_round()
    scene.play("fate:strong_exchange", "spell:fireball", "spell:earthquake", "spell:wisdom")
    assert scene.shown() == ["fireball", "earthquake", "wisdom"]
    assert scene.actor == "blue"


# S8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S8_each_player_draws_four_cards_of_the_start_deck(players: int) -> None:
    game = Game.new(players, seed=3)
    s = game.state
    for seat in range(players):
        cells = range(seat * CARD_ROOM, (seat + 1) * CARD_ROOM)
        deck = [
            s.rules.names["card"][cell % CARD_ROOM]
            for cell in cells
            if s.cells[AT_HAND + cell] + s.cells[AT_DRAW + cell] == 1
        ]
        assert deck == START_DECK
        assert (s.cells[AT_HAND_SIZE + seat], s.cells[AT_DRAW_SIZE + seat], s.cells[AT_DISCARD_SIZE + seat]) == (
            4,
            4,
            0,
        )


# S9


def test_S9_all_poison_lies_in_its_pile() -> None:
    assert Game.new(2, seed=1).state.cells[AT_POISON_PILE] == 14


def test_S9_the_fate_deck_holds_all_fifteen_cards() -> None:
    scene = Scene()
    scene.next_round()
    odds = scene.odds()
    assert sum(odds.values()) == 15
    assert odds["fate:weak"] == 2


def test_S9_missions_are_chosen_last_with_everything_in_view() -> None:
    game, told = set_up(("blue", "red"), modules={"missions": ""})
    assert [ask.clause for ask in game.asks()] == ["M1", "M1"]
    assert len(fields(told, "card_drawn", "card")) == 8
    assert len(fields(told, "spell_shown", "card")) == 6
    assert [event["event"] for event in told[-4:]] == ["mission_dealt"] * 4
    assert "fate_revealed" not in [event["event"] for event in told]


def viewed(scene: Scene, viewer: int) -> dict[str, object]:
    scene.options()
    return plain_view(scene.game.view(viewer))


# S10


def test_S10_board_display_fate_trophies_skulls_and_poison_are_public() -> None:
    scene = Scene(3, modules=["reinforcement"])
    scene.creature("orc", "4.inner", damage=1)
    scene.display("fireball")
    scene.fate("weak_life")
    scene.poison_pile(9)
    scene.trophies("green", orc=2)
    scene.skulls("green", orc=2)
    scene.toadlings("green", draw=1)
    seen = viewed(scene, -1)
    assert seen["creatures"] == [
        {"token": 0, "creature": "orc", "place": "4.inner", "life": 3, "damage": 1, "weakened": 0}
    ]
    assert (seen["display"], seen["fate"], seen["poison_pile"]) == ({"fireball": 1}, "weak_life", 9)
    seats = seen["seats"]
    assert isinstance(seats, list)
    assert (seats[1]["trophies"], seats[1]["skulls"]) == ({"orc": 2}, {"orc": 2})
    modules = seen["modules"]
    assert isinstance(modules, dict)
    assert modules["toadlings_held"][4:8] == [1, 0, 0, 0]


def test_S10_a_hand_is_secret_but_its_size_and_the_deck_are_public() -> None:
    scene = Scene()
    scene.hand("green", "zap", "smash")
    scene.draw_pile("green", "poison")
    scene.discard_pile("green", "wisdom")
    seats = viewed(scene, 0)["seats"]
    assert isinstance(seats, list)
    green = seats[1]
    assert "hand" not in green
    assert "draw" not in green
    assert (green["hand_size"], green["draw_size"]) == (2, 1)
    assert green["unseen"] == {"smash": 1, "zap": 1, "poison": 1}
    assert green["discard"] == {"wisdom": 1}


def test_S10_each_player_sees_the_own_hand() -> None:
    scene = Scene()
    scene.hand("green", "zap")
    seats = viewed(scene, 1)["seats"]
    assert isinstance(seats, list)
    assert seats[1]["hand"] == {"zap": 1}


def test_S10_only_its_owner_sees_a_card_that_is_drawn() -> None:
    scene = Scene()
    scene.draw_pile("blue", "zap", "smash", "poison")
    scene.hand("blue", "replenish")
    scene.cast("replenish", "line:1", "card:poison")
    event = scene.game.play("card:zap")[0]
    views = [plain_event(scene.rules, scene.game.redact([event], viewer)[0]) for viewer in (0, 1, -1)]
    assert [seen["card"] for seen in views] == ["zap", None, None]
    assert [seen["seat"] for seen in views] == [1, 1, 1]


def test_S10_a_mission_is_secret_until_the_end() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("green", "sets")
    kept = viewed(scene, 0)["modules"]
    assert isinstance(kept, dict)
    assert kept["missions_kept"] == [0, 0, 0, 0]
    own = viewed(scene, 1)["modules"]
    assert isinstance(own, dict)
    assert own["missions_kept"][1] == scene.rules.names["mission"].index("sets") + 1
    scene.play("pass", "pass")
    assert scene.actor == "nobody"
    shown = viewed(scene, 0)["modules"]
    assert isinstance(shown, dict)
    assert shown["missions_kept"] == own["missions_kept"]


def test_S10_every_card_cast_added_learned_discarded_or_removed_is_told_to_all() -> None:
    game = Game.new(4, modules=["bonus", "missions"], seed=11)
    told = Counter[str]()
    rng = 7
    while not game.over:
        options = game.options()
        rng = (rng * 1103515245 + 12345) % 2**31
        for event in game.redact(game.play(options[rng // 65536 % len(options)]), -1):
            plain = plain_event(game.rules, event)
            if event.name in ("spell_cast", "card_added", "card_learned", "card_discarded", "card_removed"):
                assert plain["card"] is not None
                told[event.name] += 1
    assert set(told) >= {"spell_cast", "card_added", "card_learned", "card_discarded"}
