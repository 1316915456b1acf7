"""Secret missions: M1 and M2."""

import pytest

from orcs import Dealer, Game, Rng, plain_event
from orcs.engine.fields import AT_FATE, AT_LEARNED, AT_ROUND
from orcs.engine.scoring import extra_points
from tests.support.play import set_up
from tests.support.scene import Scene

MISSIONS = ["weak_pairs", "strong_pairs", "brutes", "fours", "sets", "skills", "most", "learned"]


def dealt(*missions: str) -> Game:
    """Two players, with these cards dealt in order, who are about to choose."""
    game = Game.new(2, start=0, modules=["missions"], dealer=Dealer())
    while not game.text(game.options()[0]).startswith("mission:"):
        game.play(game.options()[0])
    for mission in missions:
        game.play(f"mission:{mission}")
    return game


# M1


def test_M1_chance_deals_from_all_eight_cards_each_once() -> None:
    game = dealt()
    assert [game.text(pick) for pick in game.options()] == [f"mission:{mission}" for mission in MISSIONS]
    assert game.open.odds() == [1] * 8
    game.play("mission:sets")
    assert "mission:sets" not in [game.text(pick) for pick in game.options()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M1_each_player_gets_two_cards(players: int) -> None:
    _, told = set_up(("blue", "green", "red", "yellow")[:players], modules={"missions": ""})
    seats = [event["seat"] for event in told if event["event"] == "mission_dealt"]
    assert sorted(map(str, seats)) == [str(seat) for seat in range(1, players + 1) for _ in range(2)]


def test_M1_each_keeps_one_of_the_own_two() -> None:
    game = dealt("sets", "fours", "most", "brutes")
    assert [ask.options for ask in game.asks()] == [["keep:sets", "keep:fours"], ["keep:most", "keep:brutes"]]
    assert game.why_not("keep:most", 0) == "M1"
    assert game.why_not("keep:learned", 0) == "M1"
    game.play("keep:fours", 0)
    game.play("keep:most", 1)
    assert [line.item for score in game.scores() for line in score.lines if line.clause == "M2"] == [
        MISSIONS.index("fours"),
        MISSIONS.index("most"),
    ]


def test_M1_after_set_up_and_before_the_first_round() -> None:
    game = dealt("sets", "fours", "most", "brutes")
    assert (game.state.cells[AT_ROUND], game.state.cells[AT_FATE]) == (0, -1)
    assert game.state.values("hand_size") == [4, 4, 0, 0]
    game.play("keep:sets", 0)
    game.play("keep:most", 1)
    assert game.state.cells[AT_ROUND] == 1
    assert game.text(game.options()[0]).startswith("fate:")


def test_M1_the_players_choose_in_any_order() -> None:
    game = dealt("sets", "fours", "most", "brutes")
    assert game.play("keep:brutes", 1) == []
    assert [ask.seat for ask in game.asks()] == [0]
    kept = [plain_event(game.rules, event) for event in game.play("keep:sets", 0)]
    assert [(event["seat"], event["mission"]) for event in kept if event["event"] == "mission_kept"] == [
        (1, "sets"),
        (2, "brutes"),
    ]


def test_M1_cards_and_answers_are_secret() -> None:
    game = dealt("sets", "fours", "most")
    events = game.play("mission:brutes")
    events += game.play("keep:sets", 0)
    events += game.play("keep:brutes", 1)
    seen = [plain_event(game.rules, event) for event in game.redact(events, 0)]
    missions = [(e["event"], e["seat"], e["mission"]) for e in seen if str(e["event"]).startswith("mission")]
    assert missions == [("mission_dealt", 2, None), ("mission_kept", 1, "sets"), ("mission_kept", 2, None)]


def test_M1_what_others_keep_can_only_be_imagined() -> None:
    game = dealt("sets", "fours", "most", "brutes")
    game.play("keep:sets", 0)
    game.play("keep:most", 1)
    rng = Rng(3)
    imagined = set()
    for _ in range(200):
        state = game.sample(0, rng)
        kept, dealt_to = state.values("missions_kept"), state.values("missions_dealt")
        assert kept[0] - 1 == MISSIONS.index("sets")
        assert kept[1] in dealt_to[2:4]
        imagined.add(MISSIONS[kept[1] - 1])
    assert imagined == set(MISSIONS) - {"sets", "fours"}


def test_M1_before_the_choice_nobody_is_imagined_to_have_chosen() -> None:
    game = dealt("sets", "fours", "most", "brutes")
    state = game.sample(1, Rng(3))
    assert state.values("missions_kept") == [0, 0, 0, 0]
    assert MISSIONS.index("sets") + 1 not in state.values("missions_dealt")[2:4]


# M2


@pytest.mark.parametrize(
    ("mission", "trophies", "points"),
    [
        ("weak_pairs", {"goblin": 3, "orc": 2, "chief": 4}, 4),
        ("strong_pairs", {"goblin_shaman": 1, "orc_rider": 4, "goblin": 9}, 6),
        ("brutes", {"lava_golem": 2, "chief": 1, "orc": 4}, 6),
        ("fours", {"goblin": 3, "orc_rider": 3, "chief": 1}, 3),
        ("fours", {"goblin": 3, "orc_rider": 3, "chief": 2}, 6),
        ("sets", {"goblin": 2, "orc": 2, "goblin_shaman": 3, "chief": 2}, 6),
        ("sets", {"goblin": 2, "orc": 2, "goblin_shaman": 3}, 0),
    ],
)
def test_M2_a_mission_is_scored_from_trophies(mission: str, trophies: dict[str, int], points: int) -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", mission)
    scene.trophies("blue", **trophies)
    assert scene.points("blue", "M2") == extra_points(scene.state, 0) == points


def test_M2_skills_count_even_if_suspended() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", "skills")
    scene.skulls("blue", goblin=2, orc=1, chief=2)
    assert scene.points("blue", "M2") == 4
    scene.fate("brute_no_skills")
    assert scene.points("blue", "M2") == 4


def test_M2_skills_count_though_the_trophies_were_lost() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", "skills")
    scene.skulls("blue", goblin=2)
    assert scene.trophies_of("blue") == {}
    assert scene.points("blue", "M2") == 2


def test_M2_learned_cards_are_counted_when_taken() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", "learned")
    scene.skill("blue", "remove_card")
    scene.display("fireball", "fireball", "switch")
    scene.hand("blue", "wisdom", "wisdom", "wisdom")
    scene.play("cast:wisdom", "learn:fireball")
    assert scene.points("blue", "M2") == 0
    scene.play("cast:wisdom", "learn:fireball")
    assert scene.points("blue", "M2") == 3


def test_M2_a_learned_card_that_was_removed_still_counts() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", "learned")
    scene.state.cells[AT_LEARNED + 0] = 2
    scene.skill("blue", "remove_card")
    scene.hand("blue", "fireball")
    scene.play("remove:fireball")
    assert scene.points("blue", "M2") == 3


def test_M2_most_counts_ties_but_not_at_zero() -> None:
    scene = Scene(3, modules=["missions"])
    for colour in ("blue", "green", "red"):
        scene.mission(colour, "most")
    scene.trophies("blue", goblin=2, orc=1)
    scene.trophies("green", goblin=2, orc=3)
    scene.trophies("red", goblin=1)
    assert [scene.points(colour, "M2") for colour in ("blue", "green", "red")] == [3, 6, 0]


def test_M2_it_adds_to_the_score() -> None:
    scene = Scene(modules=["missions"])
    scene.mission("blue", "brutes")
    scene.trophies("blue", chief=2)
    assert scene.points("blue") == 14 + 4


def test_M2_without_a_kept_mission_there_is_no_line() -> None:
    scene = Scene(modules=["missions"])
    assert "M2" not in [line.clause for line in scene.game.scores()[0].lines]
