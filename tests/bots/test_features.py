"""What the learned value sees of a position."""

from __future__ import annotations

import pytest

from orcs import Dealer, Game
from orcs.bots.features import (
    EACH_SPELL,
    EXTRA,
    EXTRA_NOW,
    MISSION,
    MISSIONS,
    NEXT_SKILL,
    NEXT_SPELL,
    WHOLE,
    Sheet,
    fill,
)
from orcs.bots.value import kind_at
from orcs.engine.fields import AT_LEARNED, AT_TROPHIES

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
