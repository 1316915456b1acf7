"""`orcs lab ladder`: round robin, ratings, page."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcs.lab.ladder import tables_of
from orcs.lab.ratings import Meetings, ratings
from tests.lab.running import orcs

pytest.importorskip("choix", reason="the extra 'lab' is not installed: ratings are not tested")


def test_two_players_meet_in_pairs_and_more_in_mixed_tables() -> None:
    assert tables_of(["a", "b", "c"], 2, neighbours=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of(["a", "b", "c"], 3, neighbours=False) == [("a", "b", "c")]
    assert tables_of(["a", "b"], 3, neighbours=False) == [("a", "a", "b"), ("a", "b", "b")]
    assert tables_of(["a", "b", "c", "d"], 2, neighbours=True) == [("a", "b"), ("b", "c"), ("c", "d")]


def test_ratings_recover_the_odds() -> None:
    wins = [12, 12, 12, 0] * 50
    rated = ratings([[Meetings(0, 1, wins, [1] * 200)]], ["a", "b"], 1)
    assert rated[0].mean == 0
    assert rated[1].mean == pytest.approx(-190.8, abs=4)
    assert rated[1].low is not None
    assert rated[1].high is not None
    assert -260 < rated[1].low < rated[1].mean < rated[1].high < -130


def test_a_clean_sweep_has_a_finite_rating() -> None:
    rated = ratings([[Meetings(0, 1, [24] * 30, [2] * 30)]], ["a", "b"], 1)
    assert -1200 < rated[1].mean < -600


def test_the_ladder_ranks_apprentice_over_random_and_repeats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "ladder.html"
    arguments = ["lab", "ladder", "--bots", "random,apprentice", "--players", "2,3", "--games", "12", "--jobs", "0"]
    result = orcs(capsys, *arguments, "--json", "--html", str(page))
    assert result.status == 0
    two, three = result.json["ladders"]
    assert (two["players"], three["players"]) == (2, 3)
    assert (two["games"], three["games"]) == (12, 24)
    assert [bot["bot"] for bot in two["bots"]] == ["apprentice", "random"]
    assert two["bots"][0]["rating"]["mean"] > 0
    assert two["bots"][0]["rating"]["low"] <= two["bots"][0]["rating"]["mean"] <= two["bots"][0]["rating"]["high"]
    above = {(pair["bot"], pair["rival"]): pair["above"]["mean"] for pair in two["pairs"]}
    assert above["random", "apprentice"] + above["apprentice", "random"] == pytest.approx(1)
    text = page.read_text()
    assert text.count("<svg") == 4
    assert "http" not in text
    assert "<script" not in text
    assert orcs(capsys, *arguments, "--json").out == result.out


def test_the_text_shows_ratings_and_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    result = orcs(
        capsys, "lab", "ladder", "--bots", "random,apprentice", "--players", "2", "--games", "4", "--jobs", "0"
    )
    assert "2 players, 4 games" in result.out
    assert "finishes above" in result.out
