"""Data sets: every decision of every game, replayable, in both formats."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from orcs import Game
from orcs.env.dataset import add_dataset_command, run_dataset, write_dataset
from orcs.env.table import game_seed
from orcs.env.vector import VectorEnv
from orcs.text import Words
from tests.env.walks import ALL


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_the_rows_of_a_game_replay_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert write_dataset(path, 2, ["random"] * 3, ALL, seed=5) == len(rows(path))
    for number in (0, 1):
        game = Game.new(3, modules=ALL, seed=game_seed(5, 0, number))
        decisions = [row for row in rows(path) if row["game"] == number]
        for count, row in enumerate(decisions):
            ask = game.asks()[0]
            assert (row["decision"], row["seat"], row["kind"]) == (count, ask.seat + 1, ask.kind)
            assert row["options"] == ask.options
            game.play(row["pick"])
        totals = [score.total for score in game.scores()]
        assert game.over
        assert all(row["points"] == totals for row in decisions)
        assert {(row["seat"], row["reward"] == 1) for row in decisions if totals.count(max(totals)) == 1} == {
            (seat + 1, total == max(totals)) for seat, total in enumerate(totals)
        }


def test_the_bots_differ_from_game_to_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    named = str(Path(__file__).parents[2] / "examples" / "my_bot.py:MyBot")
    write_dataset(path, 2, ["random", named])
    seats = {(row["game"], row["bot"]): row["seat"] for row in rows(path)}
    assert seats == {(0, "random"): 1, (0, named): 2, (1, "random"): 2, (1, named): 1}


def test_a_seed_repeats_the_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_dataset(tmp_path / name, 1, ["random"] * 2, seed=3)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.parametrize(("views", "observations"), [(False, False), (True, False), (False, True)])
def test_parquet_holds_what_the_lines_hold(tmp_path: Path, views: bool, observations: bool) -> None:
    for form in ("jsonl", "parquet"):
        write_dataset(tmp_path / form, 1, ["random"] * 2, ["missions"], 7, form, views=views, observations=observations)
    told = parquet.read_table(tmp_path / "parquet").to_pylist()
    if views:
        for row in told:
            row["view"] = json.loads(row["view"])
    assert told == rows(tmp_path / "jsonl")
    assert all(("view" in row) == views for row in told)
    assert all(("observation" in row) == ("action" in row) == observations for row in told)


def test_observations_are_those_of_the_environments(tmp_path: Path) -> None:
    write_dataset(tmp_path / "games", 1, ["random"] * 3, ALL, 4, observations=True)
    env = VectorEnv(1, 3, modules=ALL, seed=4)
    for row in rows(tmp_path / "games"):
        assert env.actor[0] + 1 == row["seat"]
        assert env.observations[0].tolist() == row["observation"]
        assert env.rules.actions.text(row["action"]) == row["pick"]
        env.step(np.array([row["action"]]))
    assert env.done[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "at least 1 game, not 0"),
        ({"format": "xml"}, "jsonl or parquet, not 'xml'"),
        ({"bots": ["random"]}, "2 to 4 players can play, not 1"),
        ({"bots": ["random", "nobody"]}, "not 'nobody'"),
        ({"modules": ["dragons"]}, "not 'dragons'"),
    ],
)
def test_impossible_options_are_refused_before_a_file_is_written(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    options: dict[str, Any] = {"games": 1, "bots": ["random", "random"]}
    with pytest.raises(ValueError, match=said):
        write_dataset(tmp_path / "games", **(options | change))
    assert not (tmp_path / "games").exists()


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_dataset_command(Words(), parser.add_subparsers())
    args = parser.parse_args(["dataset", *words])
    return run_dataset(args, Words())


def test_the_command_writes_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert command(str(path), "--games", "1", "--bots", "random,random,random", "--modules", "bonus,terrain") == 0
    assert capsys.readouterr().out == f"{len(rows(path))} decisions of 1 game in {path}\n"


def test_the_command_says_in_one_line_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(str(tmp_path / "games"), "--bots", "nobody,random") == 2
    error = capsys.readouterr().err
    assert "not 'nobody'" in error
    assert error.count("\n") == 1
