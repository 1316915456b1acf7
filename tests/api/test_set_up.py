"""Creating a game: what cannot be played is refused, with a list of what can."""

import json
from pathlib import Path

import pytest

import orcs
from orcs import CHANCE, Dealer, EditionError, Game, KeyedDealer, RecordError, Rng, Setup, plain_position
from orcs.edition import load_text
from orcs.engine import notation
from orcs.engine.fields import AT_DISPLAY, AT_MAGES, AT_PILE, AT_START


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players can play, not {players}"):
        Game.new(players)


def test_the_spell_piles_and_the_display_hold_the_forty_cards_that_can_be_learned() -> None:
    state = Game.new(2, seed=1).state
    assert sum(state.cells[AT_PILE + kind] + state.cells[AT_DISPLAY + kind] for kind in range(state.rules.kinds)) == 40


def test_players_are_a_number_or_colours_in_seat_order() -> None:
    assert Game.new(3).setup.colours == ["blue", "green", "red"]
    game = Game.new(("yellow", "blue"), start=0, seed=1)
    assert game.setup.colours == ["yellow", "blue"]
    assert [game.state.cells[AT_MAGES + seat] + 1 for seat in range(2)] == [5, 1]


@pytest.mark.parametrize(
    ("colours", "cause"),
    [
        (["blue"], "2 to 4 players can play, not 1"),
        (["blue", "green", "red", "yellow", "blue"], "2 to 4 players can play, not 5"),
        (["blue", "pink"], "there are mages in blue, green, red, yellow, not 'pink'"),
        (["blue", "Blue"], "there are mages in blue, green, red, yellow, not 'Blue'"),
        (["red", "blue", "red"], "each player needs a colour of their own, not red, blue, red"),
        ("red", "there are mages in blue, green, red, yellow, not 'r'"),
    ],
)
def test_colours_are_those_of_the_mages_each_once(colours: list[str], cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        Game.new(colours)


@pytest.mark.parametrize("start", [-1, 2, 7])
def test_the_start_player_is_one_of_the_seats(start: int) -> None:
    with pytest.raises(ValueError, match=f"the start player is a seat from 1 to 2, not {start + 1}"):
        Game.new(2, start=start)


def test_the_start_player_is_the_one_named_or_drawn() -> None:
    assert [Game.new(3, start=seat, seed=1).state.cells[AT_START] for seat in range(3)] == [0, 1, 2]
    assert {Game.new(3, seed=seed).state.cells[AT_START] for seed in range(20)} == {0, 1, 2}


def test_a_game_has_a_dealer_or_a_seed() -> None:
    with pytest.raises(ValueError, match="a game has a dealer or a seed, not both"):
        Game.new(2, seed=1, dealer=KeyedDealer(1))
    assert Game.new(2, seed=1).save() == Game.new(2, dealer=KeyedDealer(1)).save()
    assert Game.new(2).save() != Game.new(2).save()


@pytest.mark.parametrize(
    ("modules", "cause"),
    [
        (["dragons"], "there are the modules new_fate, terrain, reinforcement, bonus, missions, not 'dragons'"),
        ("bonus", "modules are a list of names, such as \\['bonus'\\]"),
        ({"terrain": 0}, "terrain takes 1 to 9 tiles, not '0'"),
        ({"terrain": 10}, "terrain takes 1 to 9 tiles, not '10'"),
        ({"terrain": "many"}, "terrain takes 1 to 9 tiles, not 'many'"),
        ({"reinforcement": {"dragon": "orc"}}, "reinforcement knows croco_flyer, breeding_toad, bomber, not 'dragon'"),
        ({"reinforcement": {"bomber": "orc"}}, "bomber stands in for lava_golem or chief, not 'orc'"),
        ({"reinforcement": "bomber:chief,bomber:chief"}, "reinforcement names bomber or chief twice"),
        ({"bonus": "often"}, "often"),
        ({"missions": 3}, "3"),
        ({"new_fate": "some words"}, "some words"),
    ],
)
def test_modules_and_options_that_do_not_exist_are_named(modules: object, cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        Game.new(2, modules=modules)  # type: ignore[arg-type]


def test_module_options_may_be_words_numbers_pairs_or_none() -> None:
    game = Game.new(
        2, modules={"terrain": 3, "reinforcement": {"bomber": "chief", "croco_flyer": "orc"}, "bonus": None}
    )
    assert game.setup.modules == {"terrain": "3", "reinforcement": "bomber:chief,croco_flyer:orc", "bonus": ""}
    assert Game.new(2, modules={"reinforcement": {}}).rules.names["creature"][0] == "croco_flyer"
    assert Game.load(game.save()).save() == game.save()


@pytest.mark.parametrize("modules", ["all", ["all"], ("all",)])
def test_all_modules_can_be_asked_for_at_once(modules: str | list[str]) -> None:
    assert Game.new(2, modules=modules).rules.modules == list(orcs.MODULES)


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    one = Game.new(2, start=0, modules=["missions", "bonus", "terrain"], seed=3)
    two = Game.new(2, start=0, modules=["terrain", "missions", "bonus"], seed=3)
    assert plain_position(one.state) == plain_position(two.state)
    assert one.rules.modules == two.rules.modules == ["terrain", "bonus", "missions"]


def test_an_edition_is_a_file_its_path_or_already_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[creature]]\nid = "chief"\nlife = 6\n', encoding="utf-8")
    for edition in (file, str(file), load_text(file.read_text("utf-8"))):
        game = Game.new(2, edition=edition, seed=4)
        assert game.rules.creature_rows[-1].life == 6
        assert Game.load(game.save()).save() == game.save()


def test_a_bad_edition_is_refused_with_file_and_row(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[creature]]\nid = "chief"\nlife = -1\n', encoding="utf-8")
    with pytest.raises(EditionError) as error:
        Game.new(2, edition=file)
    assert error.value.file == "mine.toml"
    assert "chief" in error.value.row
    with pytest.raises(EditionError, match="cannot be read"):
        Game.new(2, edition=tmp_path / "missing.toml")


def test_a_set_up_may_be_made_alone() -> None:
    setup = Setup(["red", "green"], None, {}, undo=True)
    assert (setup.colours, setup.start, setup.modules, setup.undo) == (["red", "green"], None, {}, True)


def test_everything_public_is_there() -> None:
    for name in orcs.__all__:
        assert getattr(orcs, name) is not None
    assert issubclass(RecordError, ValueError)
    assert issubclass(EditionError, ValueError)


def test_a_game_is_dealt_up_to_its_first_decision() -> None:
    game = Game.new(2, seed=5)
    assert game.actor in (0, 1)
    assert all(row.actor == CHANCE for row in game.log)
    by_hand = Game.new(2, start=0, dealer=Dealer())
    assert (by_hand.actor, by_hand.log) == (CHANCE, [])
    assert notation.read(by_hand.save()).entries == []


def test_a_snapshot_is_one_line_of_json() -> None:
    text = Game.new(2, seed=6).snapshot()
    assert "\n" not in text
    assert json.loads(text)["format"] == "orcs-snapshot 1"


def test_random_numbers_follow_from_their_seed() -> None:
    one, two = Rng(7), Rng(7)
    numbers = [int(one.below(10)) for _ in range(1000)]
    assert numbers == [int(two.below(10)) for _ in range(1000)]
    assert set(numbers) == set(range(10))
    assert numbers[:8] != [int(Rng(8).below(10)) for _ in range(8)]
