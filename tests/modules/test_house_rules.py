"""House rules: what each switch changes, and in which clause."""

from pathlib import Path

import pytest

import orcs
from orcs import HOUSE_RULES, Dealer, Game, RecordError
from orcs.edition import built_in, load_text
from orcs.engine import notation
from orcs.modules.house import read_house_rules
from orcs.modules.terrain import COVERED
from tests.modules.marsh import marsh, quake
from tests.support.scene import Scene

BONUSES = ["reinforcement_bonuses"]


def texts(game: Game) -> list[str]:
    return [game.text(pick) for pick in game.options()]


# Naming them


def test_no_frame_asks_for_a_house_rule_by_name() -> None:
    package = Path(orcs.__file__).parent
    asking = [*(package / "engine").rglob("*.py"), *(package / "modules").glob("*.py")]
    found = {path.name for path in asking for name in HOUSE_RULES if name in path.read_text("utf-8")}
    assert found == {"house.py"}


def test_an_unknown_house_rule_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"house rules wisdom_points, .*, not 'cheating'"):
        Game.new(2, house_rules=["cheating"])


def test_house_rules_are_a_list() -> None:
    with pytest.raises(ValueError, match=r"such as \['dearest_line'\]"):
        Game.new(2, house_rules="dearest_line")


def test_an_edition_may_set_house_rules_and_the_set_up_wins() -> None:
    edition = load_text("[house_rules]\ndearest_line = true\nwisdom_points = true\n")
    assert edition.house_rules == ("wisdom_points", "dearest_line")
    kept = Game.new(2, edition=edition, seed=1)
    other = Game.new(2, edition=edition, seed=1, house_rules=["strict_enhancement"])
    none = Game.new(2, edition=edition, seed=1, house_rules=[])
    assert kept.rules.house_rules == ["wisdom_points", "dearest_line"]
    assert other.rules.house_rules == ["strict_enhancement"]
    assert none.rules.house_rules == []
    for game in (kept, other, none):
        assert Game.load(game.save()).rules.house_rules == game.rules.house_rules
        assert Game.load(game.save()).save() == game.save()


def test_a_record_with_an_unknown_house_rule_says_where() -> None:
    record = notation.read(Game.new(2, seed=1, house_rules=["dearest_line"]).save())
    record.fields["house_rules"] = "cheating"
    with pytest.raises(RecordError, match=r"line 9: expected a set-up .* found 'house_rules: cheating'"):
        Game.load(notation.write(record))


def test_rules_are_not_shared_between_games_by_other_house_rules() -> None:
    assert Game.new(2, house_rules=HOUSE_RULES).rules is not Game.new(2).rules
    assert Game.new(2, house_rules=HOUSE_RULES).rules is Game.new(2, house_rules=HOUSE_RULES).rules


# wisdom_points


@pytest.mark.parametrize(("house_rules", "points"), [([], 2), (["wisdom_points"], 4)])
def test_E3_wisdom_scores_two_if_agreed(house_rules: list[str], points: int) -> None:
    scene = Scene(house_rules=house_rules)
    scene.hand("blue", "wisdom", "switch", "book_fire_earth")
    assert scene.points("blue", "E3") == points


def test_E3_E4_cards_score_the_points_of_their_rows() -> None:
    text = '[[spell]]\nid = "voodoo"\npoints = 3\n[[spell]]\nid = "fireball"\npoints = -1\n'
    scene = Scene(edition=load_text(text))
    scene.hand("blue", "voodoo", "switch", "switch", "fireball", "poison")
    assert scene.points("blue", "E3") == 3 + 2 * 2
    assert scene.points("blue", "E4") == -1 - 2
    assert [row.points for row in built_in().spells if row.id == "voodoo"] == [2]


# chosen_terrain


def terrain_game(tiles: int, players: int = 3, start: int = 0) -> Game:
    return Game.new(players, start=start, modules={"terrain": tiles}, house_rules=["chosen_terrain"], dealer=Dealer())


def test_G1_the_players_choose_a_section_for_each_path_in_turn_and_then_the_tiles_are_turned() -> None:
    game = terrain_game(6, start=1)
    for path, seat in enumerate([1, 2, 0, 1, 2, 0]):
        (ask,) = game.asks()
        assert (ask.kind, ask.seat, ask.clause) == ("ChooseTileSection", seat, "G1")
        assert ask.options == ["section:inner", "section:middle", "section:outer"]
        game.play("section:middle" if path % 2 else "section:outer")
    assert texts(game) == [f"tile:{row.id}" for row in built_in().terrain]
    game.play("tile:road_inner")
    game.play("tile:tendrils_inner")
    assert texts(game) == [
        f"tile:{row.id}" for row in built_in().terrain if row.id not in ("road_inner", "tendrils_inner")
    ]
    scene_ground = game.state.values("ground")[:6]
    assert scene_ground == [0, 0, 3, 0, 1, 0]


def test_G1_a_section_that_is_taken_cannot_be_chosen() -> None:
    game = terrain_game(7)
    for _ in range(6):
        game.play("section:inner")
    for row in built_in().terrain[:6]:
        game.play(f"tile:{row.id}")
    assert texts(game) == [f"tile_path:{path}" for path in range(1, 7)]
    game.play("tile_path:4")
    (ask,) = game.asks()
    assert (ask.seat, ask.options) == (0, ["section:middle", "section:outer"])
    assert game.why_not("section:inner") == "G1"
    game.play("section:outer")
    assert texts(game) == [f"tile:{row.id}" for row in built_in().terrain[6:]]
    game.play(f"tile:{built_in().terrain[6].id}")
    assert type(game.state.stack[-1]).__name__ == "RevealMarker"


def test_G1_with_fewer_tiles_the_paths_are_drawn_first_and_served_in_path_order() -> None:
    game = terrain_game(2)
    assert texts(game) == [f"tile_path:{path}" for path in range(1, 7)]
    game.play("tile_path:5")
    assert "tile_path:5" not in texts(game)
    game.play("tile_path:3")
    game.play("section:inner")
    game.play("section:outer")
    game.play("tile:tendrils_outer")
    game.play("tile:road_middle")
    assert [game.state.values("ground")[place] for place in (6, 14)] == [1, 3]
    assert type(game.state.stack[-1]).__name__ == "RevealMarker"


def test_G1_a_path_that_is_full_gets_no_further_tile() -> None:
    game = terrain_game(9)
    for _ in range(6):
        game.play("section:inner")
    for row in built_in().terrain[:6]:
        game.play(f"tile:{row.id}")
    for section, row in zip(("middle", "outer"), built_in().terrain[6:8], strict=True):
        game.play("tile_path:1")
        game.play(f"section:{section}")
        game.play(f"tile:{row.id}")
    assert "tile_path:1" not in texts(game)


@pytest.mark.parametrize("tiles", [2, 7])
def test_G1_a_game_can_be_kept_while_terrain_is_placed(tiles: int) -> None:
    game = terrain_game(tiles)
    while type(game.state.stack[-1]).__name__ != "RevealMarker":
        kept = Game.resume(game.snapshot())
        assert [kept.text(pick) for pick in kept.options()] == texts(game)
        game.play(game.options()[0])


@pytest.mark.parametrize("tiles", range(1, 10))
def test_G1_so_many_tiles_lie_as_were_agreed_on(tiles: int) -> None:
    game = Game.new(2, modules={"terrain": tiles}, house_rules=["chosen_terrain"], seed=tiles)
    while game.asks()[0].kind == "ChooseTileSection":
        game.play(game.options()[0])
    assert sum(0 < ground < COVERED for ground in game.state.values("ground")) == tiles


# reinforcement_bonuses


def test_Z6_a_toadling_is_a_bonus_that_may_be_declined() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("breeding_toad", "1.inner", damage=1)
    quake(scene)
    assert scene.options() == ["bonus:toadling", "skip"]
    assert scene.toadlings_at("1.inner") == 0
    scene.play("bonus:toadling")
    assert scene.toadlings_at("1.inner") == 1
    assert scene.asked == "ChooseAction"


def test_Z6_declined_it_is_gone() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("breeding_toad", "1.inner", damage=1)
    quake(scene)
    scene.play("skip")
    assert (scene.toadlings_at("1.inner"), scene.asked) == (0, "ChooseAction")


def test_Z6_without_bonus_actions_neither_happens() -> None:
    scene = marsh(house_rules=BONUSES)
    scene.creature("breeding_toad", "1.inner", damage=1)
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("chief", "1.inner")
    quake(scene)
    assert scene.asked == "ChooseAction"
    assert scene.toadlings_at("1.inner") == 0
    assert scene.damage("1.inner") == [2]


def test_Z5_a_blast_hits_what_stands_there_when_it_is_taken_and_its_fallen_add_their_bonuses() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("orc_rider", "1.inner")
    scene.toadling("1.inner")
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", "area:inner", "toadling:draw", adding=["smash"])
    assert scene.options() == ["bonus:blast", "skip"]
    scene.play("bonus:blast")
    assert scene.trophies_of("blue") == {"orc_rider": 1, "bomber": 1}
    assert scene.options() == ["bonus:action", "skip"]


def test_Z5_a_blast_that_would_hit_nothing_is_not_offered() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("bomber", "1.inner", damage=2)
    quake(scene)
    assert scene.asked == "ChooseAction"


def test_B1_a_toadling_laid_first_is_what_the_blast_takes() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("breeding_toad", "1.inner", damage=1)
    quake(scene)
    assert scene.options() == ["bonus:toadling", "skip"]
    scene.play("bonus:toadling")
    assert scene.options() == ["bonus:blast", "skip"]
    scene.play("bonus:blast", "toadling:life")
    assert scene.toadlings_of("blue") == {"life": 1}
    assert scene.asked == "ChooseAction"


def test_B1_several_of_one_kind_are_taken_in_the_order_of_their_places() -> None:
    scene = marsh("bonus", house_rules=BONUSES)
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("bomber", "1.middle", damage=2)
    scene.creature("chief", "1.middle")
    scene.creature("chief", "1.inner")
    scene.hand("blue", "ice_storm", "cold_snap", "book_water_fire")
    scene.cast("ice_storm", "line:2", "area:inner", adding=["cold_snap", "book_water_fire"])
    scene.play("bonus:blast")
    assert (scene.damage("1.inner"), scene.damage("1.middle")) == ([3], [2])
    scene.play("bonus:blast")
    assert (scene.damage("1.inner"), scene.damage("1.middle")) == ([3], [3])
    assert scene.asked == "ChooseAction"


def test_Z5_by_default_blasts_still_come_in_waves() -> None:
    scene = marsh("bonus")
    scene.creature("bomber", "1.inner", damage=2)
    scene.creature("orc", "1.inner", damage=0)
    quake(scene)
    assert scene.happened("bomber_burst") == 1


# toadling_skills


def pond(*skills: str, fate: str = "brute_no_skills") -> Scene:
    scene = marsh(house_rules=["toadling_skills"])
    scene.fate(fate)
    scene.toadlings("blue", action=1)
    scene.skill("blue", *skills)
    return scene


def test_F10_stops_toadlings_if_they_are_extra_skills() -> None:
    scene = pond()
    assert scene.options("use") == []
    assert scene.why_not("use:action") == "F10"
    assert scene.why_not("use:draw") == "Z4"


def test_F10_leaves_toadlings_alone_by_default() -> None:
    scene = marsh()
    scene.fate("brute_no_skills")
    scene.toadlings("blue", action=1)
    assert scene.options("use") == ["action"]


def test_F12_shields_the_use_of_toadlings() -> None:
    assert pond("no_change_of_rules").options("use") == ["action"]


def test_Z4_under_another_rule_they_are_used_as_ever() -> None:
    scene = pond(fate="weak_life")
    assert scene.options("use") == ["action"]
    assert scene.why_not("use:draw") == "Z4"


def test_T3_a_toadling_that_cannot_be_used_does_not_hold_the_phase_open() -> None:
    scene = pond()
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "green"


def test_Z3_taking_a_toadling_stays_allowed() -> None:
    scene = pond()
    scene.toadling("1.inner")
    scene.hand("blue", "zap")
    scene.cast("zap", "line:1", "prey:1.inner", "toadling:life")
    assert scene.toadlings_of("blue") == {"action": 1, "life": 1}


# unshielded_skills


@pytest.mark.parametrize(("house_rules", "actions"), [([], 3), (["unshielded_skills"], 2)])
def test_F12_does_not_help_against_no_extra_skills_if_agreed(house_rules: list[str], actions: int) -> None:
    scene = Scene(house_rules=house_rules)
    scene.fate("brute_no_skills")
    scene.skill("blue", "no_change_of_rules", "extra_action")
    scene.play(*[f"teleport:{space}" for space in (3, 4, 5)[: actions - 1]])
    assert scene.actor == "blue"
    scene.play("teleport:6")
    assert scene.actor == "green"


def test_F12_still_shields_from_other_rules() -> None:
    scene = Scene(house_rules=["unshielded_skills"])
    scene.fate("strong_no_teleport")
    assert scene.options("teleport") == []
    scene.skill("blue", "no_change_of_rules")
    assert scene.options("teleport") != []


def test_F12_D4_under_no_extra_skills_nobody_ignores_anything_on_the_card() -> None:
    text = '[[fate]]\nid = "brute_no_skills"\nrule = ["life", "no_skills"]\n'
    lives = []
    for house_rules in ([], ["unshielded_skills"]):
        scene = Scene(house_rules=house_rules, edition=load_text(text))
        scene.fate("brute_no_skills")
        scene.skill("blue", "no_change_of_rules")
        lives.append(scene.life(scene.creature("goblin", "1.inner")))
    assert lives == [2, 3]


def test_F5_no_loss_of_creatures_does_not_help_while_its_card_moves() -> None:
    scene = Scene(house_rules=["unshielded_skills"])
    scene.fate("brute_no_skills")
    scene.skill("blue", "no_change_of_rules", "no_loss_of_creatures")
    scene.trophies("blue", goblin=1)
    scene.creature("goblin", "1.inner")
    scene.hand("blue", "magic_bonds")
    scene.cast("magic_bonds", "line:1", "target:1.inner.1")
    assert scene.trophies_of("blue") == {}


# Fate cards with two rules, or that move nobody


def test_F5_two_special_rules_hold_together() -> None:
    text = '[[fate]]\nid = "weak_life"\ncategories = []\nrule = ["no_learning", "no_teleport"]\n'
    scene = Scene(edition=load_text(text))
    scene.creature("goblin", "1.inner")
    scene.fate_deck("weak_life")
    scene.next_round()
    scene.display("zap")
    scene.hand("blue", "book_fire_earth", "zap")
    scene.play("fate:weak_life")
    assert scene.at("1.inner") == ["goblin"]
    assert scene.options("teleport") == []
    assert scene.options("cast") == ["zap"]


def test_N2_a_new_fate_card_may_move_nobody() -> None:
    text = '[[new_fate]]\nid = "paths_34_middle"\npaths = []\nsections = []\nrule = ["life", "exchange"]\n'
    scene = Scene(edition=load_text(text), modules=["new_fate"])
    token = scene.creature("goblin", "3.middle")
    scene.fate_deck("paths_34_middle")
    scene.next_round()
    scene.play("fate:paths_34_middle")
    assert (scene.at("3.middle"), scene.life(token)) == (["goblin"], 3)
    assert scene.happened("display_exchanged") == 1


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (None, None),
        ("", ()),
        ("none", ()),
        ("all", HOUSE_RULES),
        ("dearest_line, wisdom_points", ("dearest_line", "wisdom_points")),
    ],
)
def test_house_rules_can_be_written_as_text(text: str | None, names: tuple[str, ...] | None) -> None:
    assert read_house_rules(text) == names
