"""The levels: always an open pick, at every table, in time, and the same from the same seed."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path
from time import perf_counter

import pytest

from orcs import MODULES, Game
from orcs.bots.bot import Bot, Budget
from orcs.bots.deep import DeepSearch
from orcs.bots.levels import BASELINES, LEVELS, make_bot
from orcs.bots.naming import split_names
from orcs.bots.nets import load_nets, nets_text
from orcs.bots.players import MANY_WORLDS, Archmage
from orcs.bots.search import Plan
from orcs.bots.table import play_table
from orcs.bots.value import Judge, Learned, Weighed
from orcs.bots.weights import load_weights
from orcs.edition import built_in, load_text
from orcs.engine.chance import KeyedDealer
from orcs.engine.core import State
from orcs.engine.fields import AT_TURN
from orcs.engine.rng import Rng
from orcs.engine.scoring import scores
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import COLOURS
from orcs.modules.compose import compose

ROOT = Path(__file__).parents[2]

SETS = [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]


class Fixed(Judge):
    """Says what it is told to say."""

    points = 0.0

    def value(self, s: State, seat: int) -> float:
        return self.points


def play(bots: list[Bot], modules: tuple[str, ...], deal: int) -> tuple[list[int], list[int]]:
    setup = Setup(list(COLOURS[: len(bots)]), 0, dict.fromkeys(modules, ""), False)
    state = first_state(compose(built_in(), setup), setup)
    log: list[int] = []
    play_table(state, KeyedDealer(deal), bots, log)
    return log, [score.total for score in scores(state)]


@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
def test_every_level_plays_every_set_of_modules_to_its_end(modules: tuple[str, ...]) -> None:
    seats = 2 + SETS.index(modules) % 3
    names = (list(LEVELS) * 2)[SETS.index(modules) % len(LEVELS) :][:seats]
    log, totals = play([make_bot(name, seat, Budget(2)) for seat, name in enumerate(names)], modules, 7)
    assert len(totals) == seats
    assert len(log) > 100


def test_every_level_has_a_character_of_its_own_with_a_face() -> None:
    characters = [level.character for level in LEVELS.values()]
    assert len(set(characters)) == len(characters)
    assert {path.stem for path in (ROOT / "web/src/art/faces").glob("*.svg")} >= set(characters)


def test_nobody_meets_a_bot_at_random_without_asking_for_it() -> None:
    assert [name for name, level in LEVELS.items() if not level.offered] == ["random"]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_alike_from_the_same_seed_and_iterations(name: str) -> None:
    games = [play([make_bot(name, 3, Budget(4)), make_bot("random", 4)], ("bonus", "terrain"), 5) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["adept", "master", "archmage"])
def test_a_bot_asked_to_answer_within_a_time_answers_within_it(name: str) -> None:
    game = Game.new(4, modules=list(MODULES), seed=11)
    bot = make_bot(name, 1, Budget(seconds=0.25))
    for _ in range(12):
        actor = game.actor
        assert actor is not None
        began = perf_counter()
        pick = bot.choose(game.view(actor), game.options())
        assert perf_counter() - began < 1.5, "six times what it was given"
        game.play(pick)


def test_each_level_beats_the_one_below_it_by_its_points() -> None:
    names = list(LEVELS)[: list(LEVELS).index("adept") + 1]
    for worse, better in pairwise(names):
        margin = 0
        for deal in range(4):
            for seat in range(2):
                bots = [make_bot(better if each == seat else worse, deal + each) for each in range(2)]
                totals = play(bots, (), deal)[1]
                margin += totals[seat] - totals[1 - seat]
        assert margin > 0, better


@pytest.mark.parametrize("name", ["adept", "master", "archmage"])
def test_a_mission_is_chosen_by_what_it_pays_at_the_end_of_the_game(name: str) -> None:
    rich = load_text('[[mission]]\nid = "fours"\nsize = 2\npoints = 9\n')
    kept = []
    for seed in range(20):
        game = Game.new(2, modules=["missions"], edition=rich, seed=seed)
        texts = [game.text(pick) for pick in game.options()]
        if "keep:fours" in texts:
            kept.append(game.text(make_bot(name, seed, Budget(6)).choose(game.view(0), game.options())))
    assert kept == ["keep:fours"] * len(kept)
    assert len(kept) > 2


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"random, novice, apprentice, .*, archmage"):
        make_bot("wizard", 1)


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [
        ("master", 5, None),
        ("master(iterations=150)", 150, None),
        ("adept(seconds=0.5)", None, 0.5),
        ("adept( iterations = 9, seconds = 2 )", 9, 2.0),
        (f"{ROOT}/examples/my_bot.py:MyBot(iterations=7)", 7, None),
    ],
)
def test_the_options_of_a_bot_count_before_the_budget_of_all(
    name: str, iterations: int | None, seconds: float | None
) -> None:
    budget = make_bot(name, 1, Budget(5)).budget
    assert (budget.iterations, budget.seconds) == (iterations, seconds)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("master()", "written 'master\\(iterations=150\\)'"),
        ("master(depth=3)", "not 'master\\(depth=3\\)'"),
        ("master(iterations=1,iterations=2)", "a bot's options"),
        ("master(iterations=many)", "must be numbers"),
        ("master(iterations=0)", "at least 1 iteration"),
        ("wizard(iterations=1)", "not 'wizard'"),
        ("master(weights=mine.toml)", "only the archmage takes weights from a file, not 'master'"),
        ("archmage(weights=nowhere.toml)", "'nowhere.toml' cannot be read: No such file"),
    ],
)
def test_options_that_make_no_sense_are_refused(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make_bot(name, 1)


def test_commas_between_parentheses_belong_to_a_name() -> None:
    names = split_names("adept, master(iterations=9,seconds=2),cmd:./bot (1)")
    assert names == ["adept", "master(iterations=9,seconds=2)", "cmd:./bot (1)"]


def test_the_example_that_searches_beats_the_apprentice() -> None:
    wins = 0
    for deal in range(2):
        for seat in range(2):
            names = ["apprentice", "apprentice"]
            names[seat] = f"{ROOT}/examples/search_bot.py:SearchBot(iterations=16)"
            totals = play([make_bot(name, deal) for name in names], (), deal)[1]
            wins += totals[seat] > totals[1 - seat]
    assert wins == 4


def test_a_budget_must_leave_something_to_think_with() -> None:
    with pytest.raises(ValueError, match="at least 1 iteration"):
        Budget(0)
    with pytest.raises(ValueError, match="more than 0 seconds"):
        Budget(seconds=0)


def test_the_archmage_takes_weights_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(nets_text(load_nets()), "utf-8")
    games = [
        play([make_bot(name, 3, Budget(2)), make_bot("random", 4)], (), 5)
        for name in ("archmage", f"archmage(weights={path})")
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", BASELINES)
def test_a_stock_search_beats_chance_by_its_points(name: str) -> None:
    margin = 0
    for seat in range(2):
        bots = [make_bot(name if each == seat else "random", each, Budget(16)) for each in range(2)]
        totals = play(bots, (), 4)[1]
        margin += totals[seat] - totals[1 - seat]
    assert margin > 0


def test_a_judge_says_the_same_of_a_position_whatever_it_judged_before() -> None:
    game = Game.new(2, seed=4)
    net = load_nets()["2"]
    experienced = Learned(net)
    while not game.over:
        for seat in range(2):
            assert experienced.value(game.state, seat) == Learned(net).value(game.state, seat)
        game.play(game.options()[0])


class Counting(Fixed):
    """Counts how often it is asked."""

    asked = 0

    def value(self, s: State, seat: int) -> float:
        self.asked += 1
        return self.points


def test_with_modules_the_archmage_takes_fewer_iterations() -> None:
    game = Game.new(2, seed=4, modules=list(MODULES))
    while game.state.cells[AT_TURN] != 0 or len(game.options()) < 4:
        game.play(game.options()[0])
    bot, search = Counting(), Counting()
    Archmage(1, Budget(400), {}, bot).choose(game.view(0), game.options())
    plan = Plan(search, MANY_WORLDS, 6.0, 0, 0, 0.5, by_par=True)
    DeepSearch(plan, game.view(0), Rng(1), 1.0).decide(game.options(), 340, 60.0)
    assert bot.asked == search.asked


def test_points_matter_less_to_the_archmage_in_a_game_that_is_decided() -> None:
    game = Game.new(2, seed=4)
    judge = Fixed()
    search = DeepSearch(Plan(judge, 1, 1.0, 0, 0, 0.5), game.view(0), Rng(1), 1.0)
    worth = []
    for points in (-1.0, 1.0, 39.0, 41.0):
        judge.points = points
        worth.append(search.worth(game.state))
    assert worth == sorted(worth)
    assert worth[1] - worth[0] > 1.5 * (worth[3] - worth[2])


def test_chances_to_win_rise_with_the_value_and_add_up() -> None:
    game = Game.new(2, seed=4)
    for judge in (Weighed(load_weights()), Learned(load_nets()["2"])):
        chances = [judge.chance(game.state, 0, value) for value in (-40.0, -5.0, 0.0, 5.0, 40.0)]
        assert chances == sorted(chances)
        assert chances[2] == 0.5
        assert chances[1] + chances[3] == pytest.approx(1)
        assert chances[0] < 0.05
        assert chances[4] > 0.95
