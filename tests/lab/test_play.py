"""`orcs lab play`: results, repetition, files, and games that go wrong."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orcs import HOUSE_RULES, Game
from orcs.bots import levels
from orcs.engine.fields import AT_START
from orcs.lab.plan import Plan
from tests.lab.guests import BlindCheat
from tests.lab.running import GUESTS, orcs

Printed = pytest.CaptureFixture[str]


def test_each_deal_is_played_in_every_rotation_of_every_circular_order() -> None:
    plan = Plan(("a", "b", "c"), 1)
    first, second = plan.seatings(0), plan.seatings(1)
    assert first == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert second == [("a", "c", "b"), ("b", "a", "c"), ("c", "b", "a")]
    assert plan.seatings(2) == first


def test_seeds_differ_by_deal_and_seat_and_repeat_with_the_plan() -> None:
    plan = Plan(("a", "b", "c", "d"), 1)
    deals = {plan.deal_seed(deal) for deal in range(200)}
    bots = {seed for deal in range(200) for seed in plan.bot_seeds(deal)}
    assert len(deals) == 200
    assert len(bots) == 200 * 16
    assert plan.deal_seed(77) == Plan(("a", "b", "c", "d"), 1).deal_seed(77)
    assert plan.deal_seed(77) != Plan(("a", "b", "c", "d"), 2).deal_seed(77)


def test_results_come_with_intervals_and_distributions(capsys: Printed) -> None:
    result = orcs(capsys, "lab", "play", "--bots", "random,apprentice", "--games", "40", "--jobs", "0", "--json")
    assert result.status == 0
    data = result.json
    best, worst = data["bots"]
    assert (best["bot"], worst["bot"]) == ("apprentice", "random")
    assert data["games"] == 40
    assert data["deals"] == 20
    assert best["win_share"]["mean"] + worst["win_share"]["mean"] == pytest.approx(1)
    assert best["win_share"]["low"] > 0.5 > worst["win_share"]["high"]
    assert best["place"]["mean"] < 1.5 < worst["place"]["mean"]
    assert sum(best["scores"].values()) == 40
    assert sum(data["rounds"]["counts"].values()) == 40
    assert data["complete"] is True


def test_the_text_tells_the_same(capsys: Printed) -> None:
    result = orcs(capsys, "lab", "play", "--bots", "random,random,random", "--games", "10", "--jobs", "0")
    assert "12 games: 4 deals, each in 3 seating orders" in result.out
    assert "random  33.3 %" in result.out
    assert "12 games in 0:0" in result.err


def test_any_number_of_jobs_gives_the_same_bytes(capsys: Printed, tmp_path: Path) -> None:
    outputs = []
    for jobs in ("0", "2"):
        folder = tmp_path / jobs
        file = tmp_path / f"{jobs}.csv"
        result = orcs(
            capsys, "lab", "play", "--bots", "random,random,apprentice", "--games", "15", "--jobs", jobs, "--json",
            "--seed", "9", "--modules", "missions,terrain=9", "--csv", str(file), "--save", str(folder),
        )  # fmt: skip
        records = {path.name: path.read_text() for path in folder.iterdir()}
        outputs.append((result.out, file.read_text(), records))
    assert outputs[0] == outputs[1]


def test_games_by_house_rules_say_so(capsys: Printed, tmp_path: Path) -> None:
    result = orcs(
        capsys, "lab", "play", "--bots", "random,apprentice", "--games", "2", "--jobs", "0", "--json",
        "--modules", "all", "--house-rules", "all", "--save", str(tmp_path),
    )  # fmt: skip
    assert result.json["house_rules"] == list(HOUSE_RULES)
    for path in tmp_path.iterdir():
        assert Game.load(path.read_text()).rules.house_rules == list(HOUSE_RULES)
    told = orcs(capsys, "lab", "play", "--games", "2", "--jobs", "0", "--house-rules", "dearest_line")
    assert "house rules: dearest_line" in told.out
    wrong = orcs(capsys, "lab", "play", "--games", "2", "--jobs", "0", "--house-rules", "cheating")
    assert (wrong.status, "'cheating'" in wrong.err) == (2, True)


def test_another_seed_gives_other_games(capsys: Printed) -> None:
    outputs = {
        orcs(capsys, "lab", "play", "--games", "6", "--jobs", "0", "--json", "--seed", seed).out for seed in ("1", "2")
    }
    assert len(outputs) == 2


def test_records_load_and_end_as_the_csv_file_says(capsys: Printed, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    orcs(
        capsys, "lab", "play", "--bots", "random,apprentice", "--games", "4", "--jobs", "0",
        "--modules", "all", "--csv", str(file), "--save", str(tmp_path),
    )  # fmt: skip
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 4
    for row in rows:
        name = f"table1-deal{int(row['deal']):06}-seating{row['seating']}.orc"
        game = Game.load((tmp_path / name).read_text())
        assert [score.total for score in game.scores()] == [int(row["score1"]), int(row["score2"])]
        assert game.state.cells[AT_START] + 1 == int(row["start"])
    assert rows[0]["deal_seed"] == rows[1]["deal_seed"]
    assert (rows[0]["bot1"], rows[1]["bot1"]) == ("random", "apprentice")


def test_an_edition_is_played_with(capsys: Printed, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[creature]]\nid = "goblin"\nlife = 9\n')
    plain = orcs(capsys, "lab", "play", "--games", "4", "--jobs", "0", "--json").json
    mine = orcs(capsys, "lab", "play", "--games", "4", "--jobs", "0", "--json", "--edition", str(file)).json
    assert plain["edition"] != mine["edition"]
    assert plain["bots"] != mine["bots"]


@pytest.mark.parametrize("bot", ["IllegalBot", "FailingBot", "BlindCheat"])
def test_a_guest_that_misbehaves_is_reported_with_its_record(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = orcs(capsys, "lab", "play", "--bots", f"{GUESTS}:{bot},random", "--games", "4", "--jobs", "0", "--json")
    assert result.status == 1
    assert result.json["games"] == 4
    assert result.json["helped"] == 4
    failure = result.json["failures"][0]
    assert bot in failure["reason"]
    assert Game.load(Path(failure["record"]).read_text()).over


def test_no_substitute_is_reported_for_a_guest_that_was_only_slow(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("lab", "play", "--bots", f"{GUESTS}:SlowBot(seconds=0.001),random", "--games", "2", "--jobs", "0")
    result = orcs(capsys, *command, "--json")
    assert (result.status, result.json["helped"], result.json["slow"]) == (0, 0, 2)
    assert "though 0.001 s were allowed" in result.json["failures"][0]["reason"]
    told = orcs(capsys, *command).out
    assert "In 2 games a guest took too long, but picked for itself; they count." in told
    assert "substitute" not in told


def test_a_game_that_breaks_off_is_reported_and_the_run_goes_on(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(levels.LEVELS, "cheat", levels.Level(BlindCheat, "hen", 1.0))
    result = orcs(capsys, "lab", "play", "--bots", "cheat,random", "--games", "4", "--jobs", "0")
    assert result.status == 1
    assert "4 games failed" in result.out
    assert "(cheat): BotError" in result.out
    records = sorted((tmp_path / "orcs-failures").iterdir())
    game = Game.load(records[0].read_text())
    assert not game.over
    assert len(game.options()) >= 4


def test_a_process_that_dies_costs_only_its_deals(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = orcs(
        capsys, "lab", "play", "--bots", f"{GUESTS}:QuitterBot,random", "--games", "4", "--jobs", "1", "--json"
    )
    assert result.status == 1
    assert result.json["games"] == 0
    assert [failure["deal"] for failure in result.json["failures"]] == [0, 1]
    assert "died" in result.json["failures"][0]["reason"]


# Processes started in the background may inherit an ignored Ctrl-C.
HEED_CTRL_C = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def test_ctrl_c_prints_the_results_so_far(tmp_path: Path) -> None:
    command = ["-m", "orcs.lab", "lab", "play", "--games", "1000000", "--jobs", "1", "--json"]
    file = tmp_path / "games.csv"
    process = subprocess.Popen(
        [sys.executable, "-c", HEED_CTRL_C, *command, "--csv", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    for _ in range(300):
        time.sleep(0.1)
        if file.exists() and file.stat().st_size > 8000:
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    data = json.loads(out)
    assert process.returncode == 130
    assert data["complete"] is False
    assert data["games"] > 0
    assert b"Traceback" not in err
    assert len(file.read_text().splitlines()) == data["games"] + 1
