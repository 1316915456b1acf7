"""The lab reports in the reader's language, and its data stay the same in all of them."""

import json
from pathlib import Path

import pytest

from orcs.lab.estimates import Estimate
from orcs.lab.words import figure, number, percent
from orcs.text import LANGUAGES, Words
from tests.lab.running import orcs

pytestmark = pytest.mark.outside

RUN = ("--games", "4", "--jobs", "0", "--modules", "all")


def test_numbers_are_written_as_in_the_language() -> None:
    assert figure("en", 1234.56) == "1,234.6"
    assert figure("de", 1234.56) == "1.234,6"
    estimate = Estimate(0.382, 0.361, 0.403, 10, 10)
    assert percent("de", estimate) == "38,2 % (36,1–40,3)"
    assert number("fr", estimate, 2) == "0,38 (0,36–0,40)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_is_told_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    told = orcs(capsys, "lab", "play", "--bots", "random,random", *RUN, "--lang", language)
    assert words.say("lab-rounds") in told.out
    assert words.say("lab-unit-games") in told.err
    told = orcs(capsys, "lab", "balance", "--bots", "random", "--players", "2", *RUN, "--lang", language)
    assert words.say("balance-note-cause") in told.out
    assert words.name("card", "fireball") in told.out
    assert words.name("rule", "no_teleport") in told.out
    assert words.name("creature", "croco_flyer") in told.out


def test_data_are_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [
        orcs(capsys, "lab", "balance", "--bots", "random", "--players", "2", *RUN, "--json", "--lang", language).out
        for language in LANGUAGES
    ]
    assert json.loads(runs[0])["lab"] == "balance"
    assert len(set(runs)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_the_language(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = Words(language)
    page = tmp_path / "page.html"
    record = str(Path(__file__).parents[1] / "golden" / "base.orc")
    limits = ("--bot", "random", "--samples", "2", "--limit", "2", "--jobs", "0")
    told = orcs(capsys, "analyse", record, *limits, "--html", str(page), "--lang", language)
    assert told.status == 0
    assert words.say("analysis-swings") in told.out
    assert words.say("analysis-moment", round=1, seat=1) in told.out
    assert f'<html lang="{language}">' in page.read_text()
    assert words.say("analysis-title") in page.read_text()
