"""A game is a set-up and a list of picks: replaying them gives the same game, at every decision."""

import json
from collections.abc import Callable
from itertools import islice

import pytest

from orcs import CHANCE, Dealer, Game, Rng, verify
from orcs.engine import notation
from orcs.engine.core import Options, apply, settle
from orcs.engine.fields import AT_ROUND
from orcs.engine.playout import Tallied, playout
from orcs.engine.position import position
from tests.properties.games import (
    COMPILED,
    MODULE_SETS,
    asked,
    every_module_set,
    every_table,
    finished,
    frozen,
    lively,
    new_game,
    played,
    told,
)

LONGEST = {2: 17, 3: 16, 4: 15}
EVERY = 1 if COMPILED else 20
"""Compiled, a game is saved at every decision; interpreted, that would take minutes."""


@every_table
def test_every_game_ends_and_its_record_replays_bit_for_bit(modules: tuple[str, ...], players: int) -> None:
    game = finished(modules, players, 1 + players)
    assert 1 <= game.state.cells[AT_ROUND] <= LONGEST[players]
    text = game.save()
    again = Game.load(text)
    assert again.save() == text
    assert frozen(again.state) == frozen(game.state)
    assert again.digest == game.digest
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]
    assert again.winners() == game.winners()
    assert verify(text).proved


@every_table
def test_aimless_play_ends_in_time_too(modules: tuple[str, ...], players: int) -> None:
    counts = Tallied()
    for seed in range(3):
        state = new_game(modules, players, seed, dealer=Dealer()).state
        playout(state, Rng(seed), counts)
        assert state.over
        assert 1 <= state.cells[AT_ROUND] <= LONGEST[players]
    assert counts.decisions >= counts.choices > 0
    assert counts.chance > 0


@every_table
def test_a_replay_passes_through_the_same_positions_decisions_and_events(
    modules: tuple[str, ...], players: int
) -> None:
    game = new_game(modules, players, 5)
    positions = {len(game.log): (frozen(game.state), asked(game))}
    stream = []
    for events in played(game, Rng(5)):
        positions[len(game.log)] = (frozen(game.state), asked(game))
        stream += events
    record = notation.read(game.save())
    again = Game.from_header(record)
    told_again = []
    for entry in record.entries:
        told_again += again.replay(entry)
        if len(again.log) in positions:
            assert (frozen(again.state), asked(again)) == positions.pop(len(again.log))
    assert not positions
    assert told(again, told_again).endswith(told(game, stream)[1:])


@every_module_set
def test_a_game_saved_at_any_decision_loads_as_it_was(modules: tuple[str, ...]) -> None:
    players = 2 + MODULE_SETS.index(modules) % 3
    game = new_game(modules, players, 7, undo=players == 3)
    for _ in islice(played(game, Rng(7)), 0, None, EVERY):
        text = game.save()
        again = Game.load(text)
        assert again.save() == text
        assert (frozen(again.state), again.options()) == (frozen(game.state), game.options())


@pytest.mark.parametrize("kept", [lambda game: Game.load(game.save()), lambda game: Game.resume(game.snapshot())])
@every_module_set
def test_a_game_kept_anywhere_goes_on_as_if_nothing_had_happened(
    modules: tuple[str, ...], kept: Callable[[Game], Game]
) -> None:
    players = 2 + MODULE_SETS.index(modules) % 3
    game = new_game(modules, players, 8)
    rng = Rng(8)
    forks = [kept(game)]
    number = 0
    while not game.over:
        pick = lively(game, rng)
        events = told(game, game.play(pick))
        for fork in forks:
            assert told(fork, fork.play(pick)) == events
        number += 1
        if number % 67 == 0:
            forks.append(kept(game))
    assert len(forks) > 2
    for fork in forks:
        assert fork.save() == game.save()


@every_module_set
def test_a_snapshot_at_any_decision_resumes_as_it_was(modules: tuple[str, ...]) -> None:
    players = 2 + MODULE_SETS.index(modules) % 3
    game = new_game(modules, players, 9)
    step = 1 if modules == MODULE_SETS[-1] else 13
    for _ in islice(played(game, Rng(9)), 0, None, step):
        again = Game.resume(game.snapshot())
        assert (frozen(again.state), asked(again), again.options()) == (
            frozen(game.state),
            asked(game),
            game.options(),
        )


def test_a_game_resumed_from_a_snapshot_and_finished_saves_the_record_of_the_whole_game() -> None:
    game = new_game((), 2, 10)
    fork = Game.resume(game.snapshot())
    for _ in played(game, Rng(10)):
        pass
    for _ in played(fork, Rng(10)):
        pass
    assert Game.load(fork.save()).save() == fork.save()
    assert fork.save() == game.save()


@every_table
def test_a_position_written_and_read_back_is_the_same_and_plays_the_same(
    modules: tuple[str, ...], players: int
) -> None:
    game = new_game(modules, players, 11)
    rng = Rng(11)
    number = 0
    while not game.over:
        number += 1
        if number % 4:
            game.play(lively(game, rng))
            continue
        before = frozen(game.state)
        again = position(game.rules, json.loads(before))
        out = Options()
        settle(again, out)
        assert frozen(again) == before
        assert out.as_list() == game.options()
        pick = lively(game, rng)
        apply(again, pick, out)
        rows = len(game.log)
        game.play(pick)
        for row in game.log[rows + 1 :]:
            assert row.actor == CHANCE
            apply(again, row.pick, out)
        assert frozen(again) == frozen(game.state)


@every_module_set
def test_a_copy_and_its_original_do_not_touch_each_other(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 3, 12)
    rng = Rng(12)
    for _ in islice(played(game, rng), 0, None, 9):
        before = frozen(game.state)
        copies = [game.state.copy(), game.state.copy()]
        assert frozen(copies[0]) == before
        out = Options()
        settle(copies[0], out)
        for _ in range(40):
            if copies[0].over:
                break
            apply(copies[0], out.picks[rng.below(out.size)], out)
        assert frozen(game.state) == before
        assert frozen(copies[1]) == before
    kept = game.state.copy()
    ended = frozen(kept)
    game = finished(modules, 3, 13)
    assert frozen(kept) == ended
