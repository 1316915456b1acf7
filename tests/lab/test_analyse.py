"""`orcs analyse`: chances, swings and costs of a finished game."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from orcs import Game, plain_position
from orcs.bots.bot import Budget, RandomBot
from orcs.bots.table import UNIT
from orcs.engine.core import Options, apply, settle
from orcs.engine.fields import AT_ROUND
from orcs.lab.analyse import SHOWN, Found, Gathering, Look, Question, analyse, check_looks, turn_looks
from orcs.lab.analysis_report import dearest
from orcs.lab.runners import Runner
from orcs.lab.timeline import timeline
from tests.lab.running import orcs

Printed = pytest.CaptureFixture[str]


def finished(*, undo: bool = False, modules: tuple[str, ...] = ()) -> Game:
    """A game of two random bots; with undo, some picks are taken back."""
    game = Game.new(2, seed=5, modules=modules, undo=undo)
    bots = [RandomBot(seat, Budget()) for seat in range(2)]
    while not game.over:
        seat = game.actor
        assert seat is not None
        game.play(bots[seat].choose(game.view(seat), game.options()))
        if undo and len(game.log) % 7 == 0 and game.can_undo(seat):
            game.undo(seat)
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "game.orc"
    path.write_text(finished().save())
    return path


def test_the_timeline_holds_every_turn_and_every_choice(record: Path) -> None:
    game = Game.load(record.read_text())
    line = timeline(record.read_text())
    assert len(line.turns) == 2 * game.state.cells[AT_ROUND]
    assert line.turns[0].round == 1
    assert all(choice.played in choice.options for choice in line.choices)
    assert all(len(choice.options) > 1 for choice in line.choices)
    assert line.end.over


def test_what_was_undone_is_left_out() -> None:
    game = finished(undo=True, modules=("missions",))
    line = timeline(game.save())
    assert any(row.back >= 0 for row in game.log)
    assert plain_position(line.end) == plain_position(game.state)
    assert line.turns[0].round == 0


def test_an_analysis_has_chances_swings_and_costs(capsys: Printed, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "analysis.html"
    arguments = ["analyse", str(record), "--bot", "random", "--samples", "2", "--limit", "0", "--jobs", "0"]
    result = orcs(capsys, *arguments, "--json", "--html", str(page))
    data = result.json
    assert result.status == 0
    assert data["complete"] is True
    for point in data["points"]:
        assert sum(seat["mean"] for seat in point["win"]) == pytest.approx(1)
        assert all(seat["low"] <= seat["mean"] <= seat["high"] for seat in point["win"] + point["score"])
    assert len(data["swings"]) == 10
    assert abs(sum(change["mean"] for change in data["swings"][0]["change"])) < 1e-9
    for decision in data["decisions"]:
        same = decision["played"] == decision["advised"]
        assert (decision["cost_win"]["groups"] == 0) == same
    lines = record.read_text().splitlines()
    first = data["decisions"][0]
    colour, pick = next(line.split()[1:] for line in lines if line.startswith(f"{first['row']} "))
    assert (colour, pick) == (first["colour"], first["played"])
    text = page.read_text()
    assert text.count("<svg") == 2
    assert "http" not in text
    assert orcs(capsys, *arguments[:-1], "2", "--json").out == result.out


def test_the_last_turn_ends_at_the_result(capsys: Printed, record: Path) -> None:
    game = Game.load(record.read_text())
    data = orcs(
        capsys, "analyse", str(record), "--bot", "random", "--samples", "2", "--jobs", "0", "--seat", "1", "--json"
    ).json
    assert data["result"]["scores"] == [score.total for score in game.scores()]
    assert {decision["seat"] for decision in data["decisions"]} == {1}


def test_a_limit_ends_the_work_in_time(capsys: Printed, record: Path) -> None:
    result = orcs(
        capsys, "analyse", str(record), "--bot", "random", "--samples", "1000", "--jobs", "0", "--limit", "0.5"
    )
    assert result.status == 0
    assert "Time ran out" in result.out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "the record cannot be read: line 1: expected 'orcs-record 1'"),
        (Game.new(2, seed=1).save(), "the game is not finished"),
    ],
)
def test_what_is_no_finished_game_is_refused(capsys: Printed, tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "game.orc"
    path.write_text(text)
    result = orcs(capsys, "analyse", str(path), "--jobs", "0")
    assert result.status == 2
    assert message in result.err
    assert result.err.count("\n") == 1


def test_json_is_one_document(capsys: Printed, record: Path) -> None:
    result = orcs(
        capsys, "analyse", str(record), "--bot", "random", "--samples", "2", "--jobs", "0", "--limit", "0.2", "--json"
    )
    assert json.loads(result.out)["lab"] == "analysis"


def test_the_dearest_picks_tell_how_the_adviser_would_have_gone_on(record: Path) -> None:
    question = Question(record.read_text(), "apprentice", "random", 2, 1)
    found = dearest(analyse(question, Runner(), io.StringIO(), limit=0, seat=None))
    assert len(found) > SHOWN
    assert all(each.line for each in found[:SHOWN])
    assert not any(each.line for each in found[SHOWN:])
    for each in found[:SHOWN]:
        assert each.line[0] == each.advised
        state, out = each.choice.state.copy(), Options()
        settle(state, out)
        for pick in each.line:
            while out.size == 1:
                apply(state, out.picks[0], out)
            assert state.stack[-1].actor == each.choice.seat
            assert out.holds(pick)
            apply(state, pick, out)
    assert max(len(each.line) for each in found[:SHOWN]) > 1


def test_a_pick_that_seems_dear_is_judged_by_other_samples(record: Path) -> None:
    text = record.read_text()
    question, line = Question(text, "random", "random", 5, seed=1, checker="novice"), timeline(text)
    advised = next(pick for pick in line.choices[0].options if pick != line.choices[0].played)
    won, lost = [([UNIT, 0], [9, 5])] * 5, [([0, UNIT], [5, 9])] * 5
    better, worse = ([lost, won], [won, lost]) if line.choices[0].seat == 0 else ([won, lost], [lost, won])
    gathering = Gathering()
    gathering.advice[0] = advised
    gathering.take(Found(Look(question, "choice", 0, 0, 5, advised), samples=better))
    assert gathering.verdict(line, 0).is_sure()
    checks = list(check_looks(question, line, gathering))
    assert [(look.index, look.first, look.count) for look in checks] == [(0, 5, 5), (0, 10, 5), (0, 15, 5)]
    assert {look.question.player for look in checks} == {"novice"}
    gathering.take(Found(checks[0], samples=worse))
    assert not gathering.verdict(line, 0).is_sure()


def test_the_turns_looked_at_first_lie_all_over_the_game(record: Path) -> None:
    text = record.read_text()
    looks = list(turn_looks(Question(text, "random", "random", 10, seed=1), timeline(text)))
    turns = len(looks) // 2
    assert sorted(look.index for look in looks[:turns]) == list(range(turns))
    for taken in range(2, turns):
        seen = sorted(look.index for look in looks[:taken])
        gaps = [after - before for before, after in zip(seen, [*seen[1:], turns], strict=True)]
        assert max(gaps) <= 4 * turns / taken
