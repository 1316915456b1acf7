"""Files that cannot be read as tables at all, and how problems are told."""

from pathlib import Path

import pytest

from orcs.edition import EditionError, EditionProblem, check, check_text, load, load_text
from tests.edition.overrides import changed, problems

pytestmark = pytest.mark.outside

LORE = 'pile = "support"\ncopies = 0\ncategory = "lore"\nmagic = ["fire"]\nlines = []\nenhancement = []'


def test_an_id_may_stand_once_in_a_file() -> None:
    text = changed("fate", "weak", "copies = 2") + changed("fate", "weak", "copies = 2")
    assert problems(text) == ["my.toml: fate weak: duplicate id, expected one row per id"]


@pytest.mark.parametrize(
    ("row", "came"),
    [("copies = 1", "missing"), ("id = 3", "3"), ('id = "Über"', '"Über"'), ('id = ""', '""')],
)
def test_a_row_needs_a_plain_id(row: str, came: str) -> None:
    expected = f"id must be a word of at most 40 small letters, digits and _, but is {came}"
    assert problems(f'[[fate]]\nid = "weak"\n[[fate]]\n{row}\n') == [f"my.toml: fate number 2: {expected}"]


def test_an_id_has_forty_letters_at_most() -> None:
    assert problems(changed("spell", "a" * 40, LORE)) == []
    assert len(problems(changed("spell", "a" * 41, LORE))) == 1


def test_an_unknown_table_is_named_beside_the_known_ones() -> None:
    expected = "creature, reinforcement, spell, fate, new_fate, mission, terrain, toadling, totals, markers, "
    expected += "house_rules"
    assert problems('[[creatures]]\nid = "orc"\n') == [
        f'my.toml: "creatures": unknown table, expected one of: {expected}'
    ]


def test_tables_have_their_shape() -> None:
    assert problems("fate = 3") == ["my.toml: fate: must be rows that begin with [[fate]], not 3"]
    assert problems("[fate]\nid = 3") == ["my.toml: fate: must be rows that begin with [[fate]], not a table"]
    assert problems("totals = 3") == ["my.toml: totals: must be a table [totals], not 3"]


def test_totals_and_markers_have_their_fields() -> None:
    assert problems('[totals]\nfate = "all"') == [
        'my.toml: [totals]: fate must be a whole number from 1 to 99, not "all"'
    ]
    assert problems("[totals]\nfates = 16")[0].startswith('my.toml: [totals]: unknown field "fates", expected')
    assert problems("[markers]\nper_path = [8, 10]") == [
        "my.toml: [markers]: per_path must be a list of 3 whole numbers from 2 to 16, not [8, 10]"
    ]


def test_broken_toml_is_named_by_its_line() -> None:
    (problem,) = check_text('[[fate]]\nid = "weak"\ncopies = = 2\n', "my.toml")
    assert problem == EditionProblem("my.toml", "line 3, column 10", "not TOML: Invalid value")


def test_toml_that_ends_too_early_says_so() -> None:
    (problem,) = check_text('[[fate]]\nid = "weak', "my.toml")
    assert problem.row == "end of document"
    assert problem.cause.startswith("not TOML: ")


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000, "#" * 100_001])
def test_text_that_is_too_much_is_refused(text: str) -> None:
    (problem,) = check_text(text, "my.toml")
    assert (problem.file, problem.row) == ("my.toml", "whole file")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"^mine\.toml: whole file: cannot be read: No such file"):
        load(tmp_path / "mine.toml")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"# \xff")
    assert [str(problem) for problem in check(file)] == ["mine.toml: whole file: must be UTF-8 text, but byte 2 is not"]


def test_all_problems_are_told_at_once() -> None:
    text = changed("creature", "orc", "life = 1") + changed("fate", "weak", "copies = 3") + "[bears]\n"
    with pytest.raises(EditionError) as caught:
        load_text(text, "my.toml")
    error = caught.value
    assert [(problem.file, problem.row) for problem in error.problems] == [
        ("my.toml", '"bears"'),
        ("my.toml", "creature orc"),
        ("my.toml", "fate"),
    ]
    assert (error.file, error.row) == ("my.toml", '"bears"')
    assert error.cause == error.problems[0].cause
    assert str(error).splitlines() == [str(problem) for problem in error.problems]


def test_control_characters_do_not_reach_the_message() -> None:
    (line,) = problems('"a\\nb\\u001b" = 1')
    assert line.startswith('my.toml: "a\\nb\\u001b": unknown table')
