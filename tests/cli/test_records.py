"""`orcs replay` and `orcs verify`."""

import json
from pathlib import Path

import pytest

from orcs import MODULES, Game, ProvableDealer, Rng
from orcs.engine.core import CHANCE
from orcs.links import pack
from tests.cli.running import Run


def finished(modules: list[str], undo: bool = False) -> Game:
    game = Game.new(3, seed=11, modules=modules, undo=undo)
    rng = Rng(1)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])
        if undo and game.actor is not None and game.can_undo(game.actor) and rng.below(5) == 0:
            game.undo(game.actor)
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.orc"
    file.write_text(finished(list(MODULES), undo=True).save())
    return file


def test_replay_tells_the_game_turn_by_turn(record: Path, orcs: Run) -> None:
    result = orcs("replay", str(record))
    assert result.status == 0
    assert result.out.count("’s turn.\n") == 3 * (result.out.count(" begins.\n"))
    assert "{" not in result.out
    assert "wins!" in result.out or "share the victory!" in result.out


def test_replay_leaves_out_what_was_taken_back(orcs: Run, tmp_path: Path) -> None:
    game = Game.new(2, seed=7, start=0, undo=True)
    game.play("reveal:3")
    game.play("teleport:5")
    game.undo(0)
    game.play("teleport:6")
    file = tmp_path / "game.orc"
    file.write_text(game.save())
    result = orcs("replay", str(file))
    assert "path 5." not in result.out
    assert "Blue teleports to path 6." in result.out
    assert "The record ends here; the game is unfinished." in result.out


def test_jsonl_has_one_object_for_each_row_of_the_record(record: Path, orcs: Run) -> None:
    game = Game.load(record.read_text())
    rows = [json.loads(line) for line in orcs("replay", "--jsonl", str(record)).out.splitlines()]
    assert len(rows) == len(game.log)
    for number, (row, entry) in enumerate(zip(rows, game.log, strict=True), 1):
        assert row["number"] == number
        if entry.back >= 0:
            assert row["kind"] == "undo"
            assert row["back"] == entry.back
            continue
        assert row["pick"] in row["options"]
        assert row["actor"] == ("chance" if entry.actor == CHANCE else game.setup.colours[entry.actor])
        assert ("weights" in row) == (entry.actor == CHANCE)
        assert "position" not in row
    assert [score["total"] for score in rows[-1]["scores"]] == [score.total for score in game.scores()]
    assert rows[0]["setup"]["colours"] == "blue green red"
    assert "seed" not in rows[0]["setup"]


def test_jsonl_with_positions_shows_what_the_pick_met(record: Path, orcs: Run) -> None:
    rows = [json.loads(line) for line in orcs("replay", "--jsonl", "--positions", str(record)).out.splitlines()]
    picks = [row for row in rows if row["kind"] != "undo"]
    assert all(row["position"]["stack"][-1][0] == row["kind"] for row in picks)


def test_verify_says_that_a_record_is_good(record: Path, orcs: Run) -> None:
    result = orcs("verify", str(record))
    assert result.status == 0
    assert "good." in result.out
    assert "Every draw matches the seed." in result.out
    assert "Final points: Blue" in result.out


def test_verify_proves_a_provable_deal_and_waits_for_its_seed(orcs: Run, tmp_path: Path) -> None:
    game = Game.new(2, dealer=ProvableDealer(bytes(32), ["abc", "def"]))
    file = tmp_path / "game.orc"
    file.write_text(game.save())
    assert "matches its commitment" in " ".join(orcs("verify", str(file)).out.split())
    file.write_text(game.save(seed=False))
    assert "not been revealed yet" in orcs("verify", str(file)).out
    sealed = orcs("play", "--load", str(file))
    assert sealed.status == 2
    assert "can be replayed but not continued" in sealed.err


def test_verify_says_what_is_bad_and_where(record: Path, orcs: Run) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:40]))
    result = orcs("verify", str(record))
    assert result.status == 1
    assert "bad." in result.out
    assert "line 40" in result.out


def test_verify_finds_a_draw_that_the_seed_does_not_give(orcs: Run, tmp_path: Path) -> None:
    from orcs.engine import notation

    record = notation.read(Game.new(2, seed=5).save())
    record.fields["deal"] = "keyed 6"
    file = tmp_path / "game.orc"
    file.write_text(notation.write(record))
    result = orcs("verify", str(file))
    assert result.status == 1
    assert "as the seed deals it" in " ".join(result.out.split())


def test_replay_and_verify_read_a_link(orcs: Run, record: Path) -> None:
    link = f"https://example.org/orcs/#game={pack(record.read_text())}"
    told = orcs("replay", str(record)).out.replace(str(record), link)
    assert " ".join(orcs("replay", link).out.split()) == " ".join(told.split())
    assert orcs("verify", link).status == 0
    cut = orcs("verify", link[:-30])
    assert cut.status == 2
    assert "no whole game in this link" in cut.err
    newer = orcs("replay", "#game=2abc")
    assert newer.status == 2
    assert "newer version" in newer.err
