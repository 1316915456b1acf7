"""The archmage with much time: the rivals' replies, and how far they are trusted."""

from __future__ import annotations

from time import process_time

import pytest

from orcs import Game
from orcs.bots.bot import Budget
from orcs.bots.deep import OWN, TRUST, DeepSearch, Finalist, in_order
from orcs.bots.levels import make_bot
from orcs.bots.nets import load_nets
from orcs.bots.policy import habit
from orcs.bots.rivals import Rivals
from orcs.bots.search import Plan
from orcs.bots.value import Judge, Learned
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.rng import Rng
from orcs.modules.missions import AT_KEPT


def test_rivals_reply_until_it_is_the_seats_turn_again_and_the_same_seed_repeats_it() -> None:
    game = Game.new(3, seed=4)
    while game.state.cells[AT_TURN] != 0 or game.state.cells[AT_ROUND] < 2:
        game.play(game.options()[0])
    turn = int(game.state.cells[AT_TURN])
    while game.state.cells[AT_TURN] == turn:
        game.play(game.options()[-1])
    rivals = Rivals(Learned(load_nets()["4"]))
    replies = [rivals.reply(game.state.copy(), turn, seed) for seed in (1, 1, 2)]
    assert all(reply.cells[AT_TURN] == turn for reply in replies)
    assert list(replies[0].cells) == list(replies[1].cells)
    assert list(replies[0].cells) != list(replies[2].cells)


def test_rivals_play_their_turns_better_than_habit() -> None:
    judge = Learned(load_nets()["2"])
    better = 0.0
    for seed in range(8):
        game = Game.new(2, seed=seed)
        while game.state.cells[AT_TURN] != 0:
            game.play(game.options()[0])
        end = Rivals(judge).best_turn(game.state.copy(), seed)
        assert end.cells[AT_TURN] != 0
        better += judge.value(end, 0) - judge.value(by_habit(game.state.copy(), seed), 0)
    assert better > 0


def by_habit(s: State, seed: int) -> State:
    """The end of a turn that is played by habit."""
    out, rng, turn = Options(), Rng(seed), s.cells[AT_TURN]
    settle(s, out)
    while s.cells[AT_TURN] == turn and not s.over:
        apply(s, rng.weighted(out) if s.stack[-1].actor == CHANCE else habit(s, out, rng), out)
    return s


def test_playing_on_counts_the_more_the_surer_it_is_and_less_with_each_round() -> None:
    best, other = Finalist(1, 2.0), Finalist(2, 1.0)
    assert other.lead(best) == -1
    leads = []
    for count in (4, 40, 4000):
        best.changes[0] = [-1.0, 1.0] * (count // 2)
        other.changes[0] = [2.0, 4.0, 4.0, 2.0] * (count // 4)
        leads.append(other.lead(best))
    assert -1 < leads[0] < leads[1] < leads[2]
    # The rest of the turn brings the other 3 points more than its value says, and each round another 2.
    assert leads[2] == pytest.approx(-1 + 3, abs=0.05)
    for number in (1, 2):
        best.changes[number] = [0.0] * 4000
        other.changes[number] = [2.0] * 4000
    assert other.lead(best) == pytest.approx(-1 + 3 + 2 * TRUST + 2 * TRUST**2, abs=0.05)
    assert in_order([best, other])[0] is other


def test_a_finalist_is_played_on_for_two_rounds_in_the_worlds_that_all_of_them_meet() -> None:
    game, search = searching()
    finalists = search.compared(search.halved(game.options(), 200, 1e9), 40, 1e9)
    for world in (0, 1, 0):
        search.play_on(finalists[0], world, Rivals(search.plan.judge))
    assert [len(changes) for changes in finalists[0].changes] == [3, 3, 3]
    assert all(changes[0] == changes[2] for changes in finalists[0].changes)
    assert any(changes[0] != changes[1] for changes in finalists[0].changes)


def test_only_picks_that_are_close_are_played_on() -> None:
    game, search = searching()
    search.halved(game.options(), 200, 1e9)
    near, nearer, far = (
        Finalist(pick, value) for pick, value in zip(search.root.children, (5.0, 4.9, 1.0), strict=False)
    )
    kept = search.replied([near, nearer, far], 64, 1e9)
    assert kept[0] in (near, nearer)
    assert far not in kept
    assert far.changes == [[], [], []]
    assert len(near.changes[0]) == len(nearer.changes[0]) > 0


def searching() -> tuple[Game, DeepSearch]:
    """A game whose first seat has several picks in its turn, and a search for that seat."""
    game = Game.new(2, seed=4)
    while game.state.cells[AT_TURN] != 0 or len(game.options()) < 4:
        game.play(game.options()[0])
    plan = Plan(Learned(load_nets()["2"]), 16, 6.0, 0, 0, 0.5, by_par=True)
    return game, DeepSearch(plan, game.view(0), Rng(1), 1.0)


class ByMission(Judge):
    """Judges by nothing but the rival's mission, which the seat does not know."""

    def value(self, s: State, seat: int) -> float:
        return 10.0 * int(s.cells[AT_KEPT + 1 - seat])

    def spread(self, s: State) -> float:
        return 1000.0


def test_by_par_a_pick_does_not_look_good_for_the_worlds_that_it_met() -> None:
    game = Game.new(2, seed=4, modules=["missions"])
    while game.state.cells[AT_TURN] != 0 or len(game.options()) < 4:
        game.play(game.options()[0])
    worths = {}
    for by_par in (False, True):
        search = DeepSearch(Plan(ByMission(), 16, 3.0, 0, 0, 0.5, by_par), game.view(0), Rng(1), 1.0)
        for number in range(64):
            search.iterate(search.world(number))
        worths[by_par] = [child.total / child.visits for child in search.root.children.values()]
    assert len(worths[True]) > 2
    assert max(worths[False]) - min(worths[False]) > 1
    assert worths[True] == [0] * len(worths[True])


def test_an_archmage_with_much_time_looks_at_replies_and_repeats_itself() -> None:
    game, _ = searching()
    picks = [make_bot("archmage", 1, Budget(OWN + 2000)).choose(game.view(0), game.options()) for _ in range(2)]
    assert picks[0] == picks[1]
    assert picks[0] in game.options()


def test_an_archmage_that_may_think_for_seconds_keeps_to_them() -> None:
    game, search = searching()
    began = process_time()
    assert search.decide(game.options(), 1 << 30, 0.5) in game.options()
    assert process_time() - began < 5
