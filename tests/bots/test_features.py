"""What the learned value sees of a position."""

from __future__ import annotations

import pytest

from orcs import Dealer, Game
from orcs.bots.features import fill
from orcs.bots.sheet import (
    BOOSTED,
    EACH_SPELL,
    EXTRA,
    EXTRA_NOW,
    MISSION,
    MISSIONS,
    NEXT_SKILL,
    NEXT_SPELL,
    OWN,
    RICHER,
    RICHEST,
    WHOLE,
    Sheet,
)
from orcs.bots.value import BETWEEN_TURNS, JUST_PLAYED, ON_TURN, kind_at, moment
from orcs.engine.fields import AT_HAND, AT_LEARNED, AT_MAGES, AT_ROUND, AT_TROPHIES, AT_TURN
from orcs.engine.terms import MAGIC_NAMES, PATHS

NAMES = ("weak_pairs", "strong_pairs", "brutes", "fours", "sets", "skills", "most", "learned")


def with_mission(mission: str) -> Game:
    """Two players in the first round; the first has this mission, the second another."""
    game = Game.new(2, start=0, modules=["missions"], dealer=Dealer())
    while not game.text(game.options()[0]).startswith("mission:"):
        game.play(game.options()[0])
    others = [name for name in NAMES if name != mission]
    for name in (mission, *others[:3]):
        game.play(f"mission:{name}")
    game.play(f"keep:{mission}", 0)
    game.play(f"keep:{others[1]}", 1)
    return game


def seen(game: Game) -> dict[int, int]:
    """The numbers that are not 0, as the first seat sees the position, which stays as it is."""
    before, sheet = list(game.state.cells), Sheet()
    fill(game.state, 0, sheet)
    assert list(game.state.cells) == before
    return {int(sheet.active[i]): int(sheet.values[sheet.active[i]]) for i in range(sheet.count)}


def test_spells_are_worth_more_to_whom_they_bring_points() -> None:
    game = with_mission("learned")
    game.state.cells[AT_LEARNED] = 2
    numbers = seen(game)
    assert (numbers[EXTRA_NOW], numbers.get(NEXT_SPELL), numbers[EACH_SPELL]) == (3 * WHOLE, None, 6 * WHOLE // 4)
    game.state.cells[AT_LEARNED] = 3
    assert seen(game)[NEXT_SPELL] == 3 * WHOLE
    game = with_mission("brutes")
    game.state.cells[AT_LEARNED] = 3
    assert not {NEXT_SPELL, EACH_SPELL, EXTRA_NOW} & seen(game).keys()


def test_so_are_skills_and_trophies() -> None:
    assert seen(with_mission("skills"))[NEXT_SKILL] == 2 * WHOLE
    game = with_mission("brutes")
    brute = next(type_ for type_, name in enumerate(game.rules.names["creature"]) if name == "chief")
    assert seen(game)[EXTRA + brute] == 2 * WHOLE
    game.state.cells[AT_TROPHIES + brute] = 2
    assert seen(game)[EXTRA_NOW] == 4 * WHOLE


@pytest.mark.parametrize("mission", NAMES)
def test_missions_are_told_apart(mission: str) -> None:
    numbers = seen(with_mission(mission))
    own = {cell - MISSION for cell in numbers if MISSION <= cell < MISSION + MISSIONS}
    assert own == {NAMES.index(mission)}
    assert sum(cell >= MISSION + MISSIONS for cell in numbers) == 1


@pytest.mark.parametrize(
    ("modules", "kind"), [([], "2"), (["bonus", "terrain"], "2"), (["missions"], "2-missions")], ids=str
)
def test_only_missions_make_another_kind_of_game(modules: list[str], kind: str) -> None:
    assert kind_at(Game.new(2, modules=modules).state) == kind


def test_a_seat_has_just_played_until_the_next_seat_has_or_the_fate_card_comes() -> None:
    game = Game.new(3, start=1, seed=5)
    moments = {}
    while game.state.cells[AT_ROUND] < 3:
        turn = int(game.state.cells[AT_TURN])
        moments[turn] = [int(moment(game.state, seat)) for seat in range(3)]
        game.play(game.options()[0])
    assert moments[1] == [BETWEEN_TURNS, ON_TURN, BETWEEN_TURNS]
    assert moments[2] == [BETWEEN_TURNS, JUST_PLAYED, ON_TURN]
    assert moments[0] == [ON_TURN, BETWEEN_TURNS, JUST_PLAYED]


def test_before_the_fate_card_the_last_seat_of_the_round_has_just_played() -> None:
    state = Game.new(3, start=1, seed=5).state
    state.cells[AT_TURN] = -1
    assert [moment(state, seat) for seat in range(3)] == [JUST_PLAYED, BETWEEN_TURNS, BETWEEN_TURNS]


def test_an_attack_is_worth_more_in_a_deck_that_boosts_it() -> None:
    game = Game.new(2, start=0, seed=5)
    plain = seen(game)
    cards = game.rules.names["card"]
    game.state.cells[AT_HAND + cards.index("fireball")] += 1
    boosted = seen(game)
    fire = MAGIC_NAMES.index("fire")
    assert OWN + BOOSTED + fire not in plain
    assert boosted[OWN + BOOSTED + fire] > 0
    game.state.cells[AT_HAND + cards.index("wisdom")] += 4
    assert seen(game)[OWN + BOOSTED + fire] > boosted[OWN + BOOSTED + fire]


def test_the_richest_path_without_a_mage_counts() -> None:
    game = Game.new(2, start=0, seed=5)
    while game.state.cells[AT_ROUND] < 2:
        game.play(game.options()[0])
    state, sheet = game.state, Sheet()
    rival = int(state.cells[AT_MAGES + 1])
    gains = []
    for own in set(range(PATHS)) - {rival}:
        state.cells[AT_MAGES] = own
        fill(state, 0, sheet)
        free = sorted((int(sheet.promise[path]) for path in range(PATHS) if path not in (own, rival)), reverse=True)
        assert [sheet.values[RICHEST], sheet.values[RICHEST + 1]] == free[:2]
        gains.append(max(0, free[0] - int(sheet.promise[own])))
        assert sheet.values[OWN + RICHER] == WHOLE * gains[-1]
    assert 0 in gains
    assert max(gains) > 0
