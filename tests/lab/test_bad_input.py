"""What the lab cannot do is refused in one line, with status 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.lab.running import orcs

pytestmark = pytest.mark.outside


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--bots", "random,wizard"], "the bot 'wizard' cannot play: there are the bots random"),
        (["play", "--bots", "random"], "2 to 4 bots can play at a table, not 1"),
        (["play", "--bots", "random,random,random,random,random"], "2 to 4 bots can play at a table, not 5"),
        (["play", "--bots", "random,nowhere.py:Bot"], "there is no bot file"),
        (["play", "--games", "0"], "1 or more games, not 0"),
        (["play", "--games", "-3"], "1 or more games, not -3"),
        (["play", "--jobs", "-1"], "1 or more jobs"),
        (["play", "--modules", "dragons"], "there are the modules"),
        (["play", "--modules", "terrain=99"], "these rules cannot be played"),
        (["play", "--edition", "nowhere.toml"], "the edition nowhere.toml cannot be read"),
        (["play", "--iterations", "0"], "1 or more iterations"),
        (["play", "--seconds", "0"], "more than 0 seconds"),
        (["play", "--csv", "no/where.csv"], "no/where.csv cannot be written"),
        (["play", "--save", "/dev/null/records"], "records cannot be saved in"),
        (["play", "--games", "many"], "--games needs a whole number"),
        (["ladder", "--bots", "random,random"], "two or more different bots"),
        (["ladder", "--players", "5"], "write --players 2,3,4"),
        (["balance", "--bots", "wizard"], "the bot 'wizard' cannot play"),
        (["play", "--cluster", "tcp://127.0.0.1:1"], "Dask"),
    ],
)
def test_a_run_that_cannot_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    monkeypatch.setattr("orcs.lab.cluster.CONNECT_SECONDS", 0.2)
    if arguments[0] == "ladder":
        pytest.importorskip("choix", reason="the extra 'lab' is not installed")
    result = orcs(capsys, "lab", *arguments)
    assert result.status == 2
    assert message in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_a_bot_file_that_fails_to_import(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nothing_like_this\n")
    result = orcs(capsys, "lab", "play", "--bots", f"random,{file}:Bot")
    assert result.status == 2
    assert "cannot be imported" in result.err
    assert result.err.count("\n") == 1


def test_a_bad_edition_names_its_problem(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[creature]]\nid = "goblin"\nlife = -1\n')
    result = orcs(capsys, "lab", "play", "--edition", str(file))
    assert result.status == 2
    assert "life must be" in result.err


def test_ratings_without_their_library_say_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    result = orcs(capsys, "lab", "ladder")
    assert result.status == 2
    assert "pip install 'orcs-orcs-orcs[lab]'" in result.err
