"""Bad input: one line on stderr that says what was wrong, status 2, nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orcs import Game, Rng
from tests.cli.running import Run

pytestmark = pytest.mark.outside


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "name a command: play, replay, verify, edition, rules, lab, analyse, serve or admin"),
        (["dance"], "there is no “dance” here; choose one of: play, "),
        (["play", "--players", "5"], "a game has 2 to 4 players, not 5"),
        (["play", "--players", "two"], "--players needs a whole number, not “two”"),
        (["play", "--players", "2", "--colours", "red,blue"], "and --players cannot be used together"),
        (["play", "--colours", "red"], "2 to 4 players can play, not 1"),
        (["play", "--colours", "red,pink"], "'pink'"),
        (["play", "--colours", "red,red"], "a colour of their own"),
        (["play", "--humans", "3"], "there are 2 players, so 3 of them cannot be people"),
        (["play", "--humans", "-1"], "cannot be people"),
        (["play", "--bots", "genius"], "genius"),
        (["play", "--bots", "random,random"], "there are 1 bot seats, but --bots names 2"),
        (["play", "--modules", "dragons"], "dragons"),
        (["play", "--modules", "bonus,bonus"], "named twice"),
        (["play", "--modules", "terrain=10"], "terrain takes 1 to 9 tiles"),
        (["play", "--modules", "reinforcement=bomber:orc"], "bomber stands in for lava_golem or chief"),
        (["play", "--start", "3"], "a seat from 1 to 2, not 3"),
        (["play", "--seed", "x"], "--seed needs a whole number"),
        (["play", "--load", "nowhere.orc"], "there is no file nowhere.orc"),
        (["play", "--load", "x.orc", "--seed", "1"], "leave out --seed"),
        (["replay"], "something is missing: FILE"),
        (["replay", "nowhere.orc"], "there is no file nowhere.orc"),
        (["replay", "nowhere.orc", "--positions"], "--positions needs --jsonl"),
        (["replay", "a\0b"], "cannot be read"),
        (["verify", "nowhere.orc"], "there is no file nowhere.orc"),
        (["verify", "."], ". is a folder, not a file"),
        (["edition"], "something is missing"),
        (["edition", "show", "dragons"], "there is no “dragons” here"),
        (["edition", "check", "nowhere.toml"], "there is no file nowhere.toml"),
        (["--edition", "nowhere.toml", "play"], "nowhere.toml"),
        (["--edition", "my.toml", "verify", "game.orc"], "brings its own tables"),
        (["replay", "--edition", "my.toml", "game.orc"], "brings its own tables"),
        (["rules", "X9"], "there is no clause X9"),
        (["rules", "--modules", "dragons"], "dragons"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], expected: str, orcs: Run) -> None:
    result = orcs(*arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("orcs: ")
    assert result.err.count("\n") == 1
    assert expected in result.err


def test_a_binary_file_is_no_saved_game(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(bytes(range(256)))
    for command in (["replay"], ["verify"], ["play", "--load"]):
        result = orcs(*command, str(file))
        assert result.status == 2
        assert "is not a text file" in result.err


def test_a_damaged_record_is_told_with_its_line(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orc"
    file.write_text(Game.new(2, seed=1).save().replace("keyed 1", "keyed 2"))
    for command in (["replay"], ["replay", "--jsonl"], ["play", "--load"]):
        result = orcs(*command, str(file))
        assert result.status == 2
        assert f"{file}: line" in result.err
        assert "the record was changed" in result.err


def test_no_damaged_record_causes_a_traceback(orcs: Run, tmp_path: Path) -> None:
    from orcs.engine.notation import checksum

    text = Game.new(2, seed=1, modules={"terrain": 3}).save()
    rng = Rng(7)
    file = tmp_path / "game.orc"
    for _ in range(300):
        letters = list(text)
        for _ in range(1 + rng.below(3)):
            letters[rng.below(len(letters))] = "x0 9:=\n-"[rng.below(8)]
        lines = "".join(letters).split("\n")[:-2]
        file.write_text("\n".join([*lines, f"checksum: {checksum(lines)}", ""]))
        result = orcs("verify", str(file))
        assert result.status in (0, 1), result.out


def test_a_bad_edition_is_told_with_file_row_and_cause(orcs: Run, tmp_path: Path) -> None:
    tables = tmp_path / "my.toml"
    tables.write_text('[[creature]]\nid = "chief"\nlife = 66\nlegs = 4\n')
    result = orcs("--edition", str(tables), "play")
    assert result.status == 2
    assert "my.toml: creature chief" in result.err
    assert "(and 1 more; “orcs edition check” lists all)" in result.err


def test_help_and_version_end_well(orcs: Run) -> None:
    assert orcs("--version").out.startswith("orcs ")
    for command in ([], ["play"], ["replay"], ["verify"], ["edition"], ["edition", "show"], ["rules"]):
        result = orcs(*command, "--help")
        assert result.status == 0
        assert "usage: orcs" in result.out


def run_orcs(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "import sys; from orcs.cli import main; sys.exit(main())", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, **environment},
    )


def test_a_terminal_that_knows_only_ascii_gets_ascii() -> None:
    result = run_orcs("play", "--seed", "4", typed="1\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert "?" not in result.stdout.partition("TOWER")[2].partition("Your hand")[0]
    assert "Gob**" in result.stdout
    assert result.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently on Windows")
def test_a_closed_pipe_is_no_error() -> None:
    script = "import sys; from orcs.cli import main; sys.exit(main(['rules']))"
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 0
    assert complaint == b""
