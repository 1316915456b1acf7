"""Observations: every cell means what the layout says, and nothing comes from beyond the view."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from orcs import Rng, plain_view, sample
from orcs.engine.actions import PREY, SLOTS, TARGET
from orcs.engine.frames.cast import ChooseEffect
from orcs.engine.view import view
from orcs.env import layout
from orcs.env.encode import GROUP_CELLS, GROUPS, SEAT_CELLS
from orcs.env.spaces import observation_space, shared
from orcs.modules.layout import MISSION_ROOM
from tests.env.walks import ALL, SETS, walk

GUIDE = Path(__file__).parents[2] / "docs" / "env.md"
PLACES = [f"{path}.{section}" for path in range(1, 7) for section in ("inner", "middle", "outer")]

Floats = NDArray[np.float32]


def cells(row: Floats, name: str) -> list[float]:
    return [float(cell) for cell in row[layout.where(name)]]


def by_id(row: Floats, field: str, ids: list[str]) -> dict[str, float]:
    """The nonzero cells of a field by name, as plain views show them."""
    return {name: count for name, count in zip(ids, cells(row, field), strict=False) if count}


def test_the_guide_shows_the_layout_as_it_is() -> None:
    assert layout.table() in GUIDE.read_text(), "docs/env.md must hold the table that orcs.env.layout.table() gives"


def test_the_layout_and_the_writer_agree_on_their_sizes() -> None:
    assert sum(field.size for field in layout.SEAT) == SEAT_CELLS
    assert layout.where("groups").stop - layout.where("groups").start == 18 * GROUPS * GROUP_CELLS
    assert layout.where("last.unseen").stop == layout.SIZE
    assert len({field.name for field in layout.FIELDS}) == len(layout.FIELDS)
    assert re.search(rf"\b{layout.SIZE}\b", GUIDE.read_text())


def test_a_field_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        layout.where("nothing")


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_observations_stay_in_their_space_under_all_modules(modules: tuple[str, ...]) -> None:
    space = observation_space()
    players = 2 + len(modules) % 3
    for table, observer in walk(players, modules, seed=len(modules), steps=25):
        row = observer.observe(table, max(table.actor, 0))
        assert space.contains(row)
        assert cells(row, "modules") == [float(name in modules) for name in ALL]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_says_what_the_view_says(players: int) -> None:
    for table, observer in walk(players, ALL, seed=players, steps=150):
        for seat in range(players):
            check(observer.observe(table, seat), plain_view(table.view(seat)), table.rules.names)


def check(row: Floats, data: dict[str, Any], names: dict[str, list[str]]) -> None:
    """Compare an observation with the plain view of the same seat."""
    seats = len(data["seats"])
    viewer = data["viewer"] - 1
    assert cells(row, "players") == [seats]
    assert cells(row, "seat").index(1) == viewer
    assert (cells(row, "round"), cells(row, "over")) == ([data["round"]], [data["over"]])
    for name in ("actions_done", "power_next", "removed_card", "gave_poison", "poison_pile"):
        assert cells(row, name) == [data[name]]
    for name in ("display", "pile", "played", "aside", "removed"):
        assert by_id(row, name, names["card"]) == data[name]
    for name in ("fates", "fates_gone"):
        assert by_id(row, name, names["fate"]) == data[name]
    assert by_id(row, "markers", names["creature"]) == data["markers"]
    assert by_id(row, "values", names["creature"]) == data["counters"]
    assert cells(row, "stacks") == data["stacks"]
    assert cells(row, "toadlings_lying") == data["modules"]["toadlings_lying"]
    for step, name in enumerate(layout.SEAT_NAMES[:seats]):
        check_seat(row, name, data["seats"][(viewer + step) % seats], names)
    assert not any(row[layout.where(f"{name}.unseen")].any() for name in layout.SEAT_NAMES[seats:])
    own = data["seats"][viewer]
    assert by_id(row, "hand", names["card"]) == own["hand"]
    assert by_id(row, "draw", names["card"]) == own["draw"]
    check_creatures(row, data, names["creature"])
    if not data["over"]:
        assert layout.KINDS[cells(row, "kind").index(1)] == data["stack"][-1][0]
        assert cells(row, "decider").index(1) == (data["stack"][-1][1][0] - viewer) % seats


def check_seat(row: Floats, name: str, data: dict[str, Any], names: dict[str, list[str]]) -> None:
    assert cells(row, f"{name}.present") == [1]
    assert cells(row, f"{name}.mage").index(1) == data["mage"] - 1
    for field in ("trophies", "skulls"):
        assert by_id(row, f"{name}.{field}", names["creature"]) == data[field]
    for field in ("discard", "unseen"):
        assert by_id(row, f"{name}.{field}", names["card"]) == data[field]
    for field in ("learned", "hand_size", "draw_size"):
        assert cells(row, f"{name}.{field}") == [data[field]]


def check_creatures(row: Floats, data: dict[str, Any], types: list[str]) -> None:
    counts = np.zeros((18, 6))
    groups: dict[str, list[tuple[float, ...]]] = {place: [] for place in PLACES}
    alike: dict[tuple[Any, ...], int] = {}
    for creature in data["creatures"]:
        counts[PLACES.index(creature["place"]), types.index(creature["creature"])] += 1
        kind = tuple(creature[key] for key in ("place", "creature", "damage", "weakened"))
        alike[kind] = alike.get(kind, 0) + 1
    assert np.array_equal(row[layout.where("creatures")], counts.ravel())
    for (place, creature, _, _), count in alike.items():
        groups[place].append((types.index(creature) + 1, count))
    told = row[layout.where("groups")].reshape(18, GROUPS, 3)
    for place, name in enumerate(PLACES):
        expected = groups[name] + [(0.0, 0.0)] * (GROUPS - len(groups[name]))
        assert [(type_, count) for type_, _, count in told[place].tolist()] == expected


def test_life_left_is_told_for_each_target() -> None:
    seen = 0
    for table, observer in walk(2, (), seed=5):
        row = observer.observe(table, 0)
        told = row[layout.where("groups")].reshape(18, GROUPS, 3)
        targets = [pick - TARGET for pick in table.open.as_list() if pick >= TARGET and table.actor >= 0]
        for target in targets:
            place, slot = divmod(target, SLOTS)
            if target < 18 * SLOTS:
                assert told[place, slot, 1] >= 1
                seen += 1
    assert seen > 0


def test_missions_are_shown_to_their_owner_only() -> None:
    for table, observer in walk(3, ("missions",), seed=2, steps=60):
        for seat in range(3):
            row = observer.observe(table, seat)
            data: dict[str, Any] = plain_view(table.view(seat))
            dealt = data["modules"]["missions_dealt"][seat * 2 : seat * 2 + 2]
            expected = np.zeros(MISSION_ROOM)
            expected[[mission - 1 for mission in dealt if mission]] = 1
            assert cells(row, "missions_dealt") == expected.tolist()
            kept = data["modules"]["missions_kept"][seat]
            assert sum(cells(row, "mission_kept")) == (1 if kept else 0)


def test_what_is_chosen_in_the_middle_of_a_rule_is_told() -> None:
    told: set[str] = set()
    for seed in range(12):
        for table, observer in walk(2, ("bonus", "reinforcement"), seed=seed):
            if table.actor < 0:
                continue
            row = observer.observe(table, table.actor)
            top = table.state.stack[-1]
            args = top.args()
            kind = type(top).__name__
            if kind in ("ChooseEnhancement", "ChooseLine"):
                assert cells(row, "spell").index(1) == args[1]
                assert cells(row, "power") == [args[2]]
            elif isinstance(top, ChooseEffect):
                assert cells(row, "effects") == [top.effects & 1, top.effects >> 1]
                assert sum(cells(row, "spell")) == 1
            elif kind == "ChooseTarget":
                assert (cells(row, "amount"), cells(row, "anywhere")) == ([args[1]], [args[2]])
            elif kind == "ChooseForward":
                assert cells(row, "amount") == [args[1]]
            elif kind in ("ChooseSecond", "ChooseSection"):
                assert sum(cells(row, "chosen_place")) == sum(cells(row, "chosen_type")) == 1
            else:
                assert not any(cells(row, "spell"))
            told.add(kind)
    assert {"ChooseEnhancement", "ChooseEffect", "ChooseTarget", "ChooseForward", "ChooseSecond"} <= told


def test_nothing_that_is_hidden_shows() -> None:
    """An observation of any position that fits the view is the same."""
    rng = Rng(3)
    for players in (2, 4):
        for table, observer in walk(players, ALL, seed=7, steps=120):
            if table.state.over:
                continue
            for seat in range(players):
                row = observer.observe(table, seat)
                other = sample(table.view(seat), rng)
                observer.encoder.write(view(other, seat), observer.cells, 0)
                again = shared(observer.cells, np.float32)
                assert np.array_equal(row, again)


def test_the_slots_of_prey_and_targets_lie_where_the_layout_counts_them() -> None:
    assert TARGET - PREY == 18
