"""`orcs edition` and `orcs rules`."""

import itertools
from pathlib import Path

import pytest

from orcs import MODULES
from orcs.cli.arguments import TABLES
from orcs.text.clauses import CLAUSES, chapters_for, clauses_of
from tests.cli.running import Run

pytestmark = pytest.mark.outside

SETS = [list(names) for count in range(6) for names in itertools.combinations(MODULES, count)]


def test_edition_show_prints_all_tables_with_marks(orcs: Run) -> None:
    result = orcs("edition", "show")
    assert result.status == 0
    assert all(f"\n{table}\n" in result.out for table in TABLES)
    assert "P printed in the rulebook" in result.out
    assert "goblin         weak P    16 P" in result.out


@pytest.mark.parametrize("table", TABLES)
def test_edition_show_prints_one_table(table: str, orcs: Run) -> None:
    result = orcs("edition", "show", table)
    assert result.status == 0
    assert f"\n{table}\n" in result.out
    assert sum(f"\n{other}\n" in result.out for other in TABLES) == 1


def test_edition_show_marks_an_owners_corrections(orcs: Run, tmp_path: Path) -> None:
    tables = tmp_path / "my.toml"
    tables.write_text('[[creature]]\nid = "chief"\nlife = 6\n')
    result = orcs("--edition", str(tables), "edition", "show", "creatures")
    assert "the corrections of my.toml" in result.out
    assert "6 O" in result.out


def test_edition_check_says_good_or_what_is_wrong(orcs: Run, tmp_path: Path) -> None:
    tables = tmp_path / "my.toml"
    tables.write_text('[[creature]]\nid = "chief"\nlife = 6\n')
    assert orcs("edition", "check", str(tables)).status == 0
    tables.write_text('[[creature]]\nid = "chief"\nlife = 66\nlegs = 4\n')
    result = orcs("edition", "check", str(tables))
    assert result.status == 1
    assert "2 problems" in " ".join(result.out.split())
    assert "creature chief" in result.out


@pytest.mark.parametrize("modules", SETS, ids=["+".join(names) or "base" for names in SETS])
def test_rules_print_the_clauses_of_the_modules_and_no_others(modules: list[str], orcs: Run) -> None:
    result = orcs("rules", "--modules", ",".join(modules))
    assert result.status == 0
    assert "{" not in result.out
    expected = [clause for chapter in chapters_for(modules) for clause in clauses_of(chapter)]
    printed = [clause for clause in CLAUSES if f"\n{clause} " in result.out]
    assert printed == expected


def test_rules_show_the_creatures_that_are_in_play(orcs: Run) -> None:
    result = orcs("rules", "--modules", "reinforcement=bomber:chief")
    assert "  Bomber: brute" in result.out
    assert "  Chief: brute" not in result.out


def test_rules_print_single_clauses_and_chapters(orcs: Run) -> None:
    result = orcs("rules", "t3", "D")
    assert "T3 Actions." in result.out
    assert "D4 Life." in result.out
    assert "T4" not in result.out
