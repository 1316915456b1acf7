"""`orcs lab balance`: what the tables do to the game."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from orcs import Game
from orcs.cli import main
from orcs.engine.fields import AT_LEARNED, AT_ROUND
from orcs.lab.games import room
from orcs.lab.observe import Story
from orcs.lab.plan import Plan
from tests.lab.running import orcs


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, str, str]:
    """A run over all sizes of tables, with missions: its data, its page, its text."""
    page = tmp_path_factory.mktemp("balance") / "balance.html"
    arguments = ["lab", "balance", "--bots", "apprentice", "--games", "8", "--jobs", "0", "--modules", "missions"]
    text, data = StringIO(), StringIO()
    with redirect_stdout(text):
        assert main([*arguments, "--html", str(page)]) == 0
    with redirect_stdout(data):
        assert main([*arguments, "--json"]) == 0
    return json.loads(data.getvalue()), page.read_text(), text.getvalue()


def test_points_by_source_add_up_to_the_score(run: tuple[Any, str, str]) -> None:
    for table in run[0]["tables"]:
        parts = [row["points a seat"]["mean"] for row in table["points"].values()]
        assert sum(parts) == pytest.approx(table["result"]["points"]["every seat"]["mean"])
        trophies = [row["trophies a seat"]["mean"] for row in table["points"].values() if row["trophies a seat"]]
        assert sum(trophies) == pytest.approx(table["result"]["trophies"]["every seat"]["mean"])


def test_wins_by_seat_add_up_to_one(run: tuple[Any, str, str]) -> None:
    assert [table["players"] for table in run[0]["tables"]] == [2, 3, 4]
    for table in run[0]["tables"]:
        wins = [table["seat"][f"seat {seat + 1}"]["wins"]["mean"] for seat in range(table["players"])]
        assert sum(wins) == pytest.approx(1)


def test_wins_with_and_without_a_spell_weigh_up_to_an_even_share(run: tuple[Any, str, str]) -> None:
    for table in run[0]["tables"]:
        for row in [*table["learned"].values(), *table["skill"].values()]:
            have = row["seats with it"]["mean"]
            mean = sum(
                weight * row[head]["mean"]
                for weight, head in ((have, "wins with"), (1 - have, "wins without"))
                if row[head] is not None
            )
            assert mean == pytest.approx(1 / table["players"])


def test_rounds_of_all_special_rules_add_up_to_the_length(run: tuple[Any, str, str]) -> None:
    for table in run[0]["tables"]:
        rounds = sum(row["rounds a game"]["mean"] for row in table["fate"].values())
        assert rounds == pytest.approx(table["result"]["rounds"]["every seat"]["mean"])


def test_half_of_the_missions_dealt_are_kept(run: tuple[Any, str, str]) -> None:
    for table in run[0]["tables"]:
        kept = [row["kept of dealt"] for row in table["mission"].values()]
        total = sum(share["mean"] * share["cases"] for share in kept)
        assert total == pytest.approx(sum(share["cases"] for share in kept) / 2)


def test_the_reports_compare_with_the_rulebooks_example(run: tuple[Any, str, str]) -> None:
    _, page, text = run
    assert run[0]["example"] == {"points": 51, "trophies": 14}
    assert text.count("51 points with 14 creatures") == 3
    assert "Secret missions" in page
    assert page.count("<svg") > 12
    assert "http" not in page


def test_the_story_of_a_game_is_that_of_its_record() -> None:
    plan = Plan(("random", "random"), 3, (("missions", ""),))
    table = room(plan)
    game = table.play(plan.deal_seed(0), plan.bots, plan.bot_seeds(0)[:2], listen=True, keep=True)
    story = Story(table.rules, game)
    record, stuck = table.retell(plan.deal_seed(0), game.picks or [])
    told = Game.load(record)
    assert stuck == ""
    assert sum(story.rounds.values()) == told.state.cells[AT_ROUND]
    for seat in range(2):
        assert sum(story.learned[seat].values()) == told.state.cells[AT_LEARNED + seat]
        assert len(story.dealt[seat]) == 2
        assert story.kept[seat] in story.dealt[seat]


def test_a_table_of_different_bots_has_their_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    result = orcs(capsys, "lab", "balance", "--bots", "random,apprentice", "--games", "2", "--jobs", "0", "--json")
    assert [table["table"] for table in result.json["tables"]] == [["random", "apprentice"]]


def test_a_page_that_cannot_be_written_is_noticed_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    result = orcs(capsys, "lab", "balance", "--html", str(tmp_path / "no" / "page.html"))
    assert result.status == 2
    assert "cannot be written" in result.err
