"""`orcs edition check` without a file: an owner's afternoon, from the first question to the file."""

import re
from pathlib import Path

import pytest

from orcs.edition import built_in, load
from orcs.edition.owner import questions
from tests.cli.running import Run

pytestmark = pytest.mark.outside

ASKED = questions(built_in())


def test_yes_to_everything_confirms_the_tables(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    told = orcs("edition", "check", "--write", str(file), typed="y\n" * len(ASKED))
    assert told.status == 0
    assert f"{len(ASKED)} of {len(ASKED)}" in told.out
    assert f"{len(ASKED)} answers" in told.out
    assert load(file).digest == built_in().digest
    assert questions(load(file)) == []
    assert orcs("edition", "check", str(file)).status == 0
    again = orcs("edition", "check", "--write", str(file), typed="y\n")
    assert (again.status, "already a file" in again.err) == (2, True)


def test_a_correction_is_asked_for_value_by_value_until_it_fits(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    number = [(each.table, each.id) for each in ASKED].index(("reinforcement", "bomber"))
    typed = "\n" * number + "maybe\nn\nmany\n5\n\nq\n"
    told = orcs("edition", "check", "--write", str(file), typed=typed)
    assert told.status == 0
    assert "Please answer" in told.out
    assert "That does not fit" in told.out
    assert load(file).reinforcements[-1].life == 5
    assert "One answer" in told.out
    assert "orcs --edition" in told.out


def test_without_an_answer_no_file_is_written(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    told = orcs("edition", "check", "--write", str(file), typed="\n\n")
    assert (told.status, file.exists()) == (0, False)
    assert "no file was written" in told.out


def test_a_file_that_does_not_add_up_yet_says_so(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    number = [(each.table, each.id) for each in ASKED].index(("toadling", "draw"))
    told = orcs("edition", "check", "--write", str(file), typed="\n" * number + "n\n4\nq\n")
    assert told.status == 1
    assert "wrong total" in told.out
    assert file.exists()


def test_every_card_has_a_picture_in_words(orcs: Run, tmp_path: Path) -> None:
    told = " ".join(orcs("edition", "check", "--write", str(tmp_path / "x.toml"), typed="\n" * len(ASKED)).out.split())
    for words in ("Fireball", "Bomber", "weak creatures move", "tendrils for the outer section", "draw one card"):
        assert words in told
    for words in ("extra skill: draw one more (inferred)", "markers with a 3 / with a 4: 3, 3", "paths: 1, 2, 3"):
        assert words in told
    assert not re.search(
        r"\w_\w|[\[{=]", told.replace("[y]", "").replace("[n]", "").replace("[Enter]", "").replace("[q]", "")
    )
