"""The counts of all lines of play from chosen positions: one option too many or too few anywhere shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from orcs.engine.frames.registry import FRAMES
from tests.golden.perft import perft, position_after
from tests.golden.test_golden import RECORDS

TABLE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text("utf-8"))


def name_of_row(row: dict[str, Any]) -> str:
    return f"{row['decision']}-{row['game']}-{row['rows']}"


@pytest.mark.parametrize("row", TABLE, ids=name_of_row)
def test_there_are_as_many_lines_of_play_as_ever(row: dict[str, Any]) -> None:
    game = position_after(RECORDS[row["game"]], row["rows"])
    assert type(game.state.stack[-1]).__name__ == row["decision"]
    assert [perft(game.state, depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]


def test_the_table_has_every_kind_of_decision_of_players_and_of_chance() -> None:
    silent = {"SetUp", "RevealAtSetUp", "OpenDisplay", "DealHands", "BeginRound", "NextTurn", "RevealEmpty"}
    silent |= {"EndAction", "DrawPhase", "EndTurn"}
    modules = {"DealMissions", "KeepMission", "ChooseBonus", "DrawTile", "DrawTilePath"}
    modules |= {"DrawToadlings", "ChooseWeakened"}
    assert {row["decision"] for row in TABLE} == set(FRAMES) - silent | modules
    assert len(TABLE) >= 20
    assert all(len(row["lines"]) >= 3 for row in TABLE)
