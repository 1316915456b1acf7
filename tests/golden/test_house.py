"""Finished games with each house rule and with all of them, with every module, stored as they were played."""

import json
from pathlib import Path
from typing import Any

import pytest

from orcs import Game, verify
from orcs.engine import notation
from tests.golden.perft import perft, position_after
from tests.properties.games import HOUSES, house_name

FOLDER = Path(__file__).parent / "house"
RECORDS = {path.stem: path.read_bytes().decode() for path in sorted(FOLDER.glob("*.orc"))}
TABLE: list[dict[str, Any]] = json.loads((FOLDER / "perft.json").read_text("utf-8"))


def test_there_is_one_game_for_each_house_rule_and_one_for_all() -> None:
    said = {name: notation.read(record).fields["house_rules"] for name, record in RECORDS.items()}
    assert said == {house_name(names): " ".join(names) for names in HOUSES}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_by_house_rules_replays_bit_for_bit(name: str) -> None:
    game = Game.load(RECORDS[name])
    assert game.over
    assert game.save() == RECORDS[name]
    assert verify(RECORDS[name]).proved


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row['decision']}-{row['game']}-{row['rows']}")
def test_there_are_as_many_lines_of_play_by_house_rules_as_ever(row: dict[str, Any]) -> None:
    game = position_after(RECORDS[row["game"]], row["rows"])
    assert type(game.state.stack[-1]).__name__ == row["decision"]
    assert [perft(game.state, depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]


def test_the_table_has_the_decisions_that_only_house_rules_ask() -> None:
    assert {"ChooseTileSection", "DrawPaths", "DrawFurtherPath", "TurnTile"} <= {row["decision"] for row in TABLE}
