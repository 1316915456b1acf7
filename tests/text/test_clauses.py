"""All clauses of the rules have words, and nothing cites a clause that does not exist."""

import re
from importlib import resources
from pathlib import Path

import pytest

from orcs import HOUSE_RULES
from orcs.edition import words
from orcs.text import LANGUAGES, Words
from orcs.text.clauses import ABOUT, CHAPTERS, CLAUSES, HOUSE_CLAUSES, chapters_for, clauses_of

pytestmark = pytest.mark.outside

SOURCES = Path(str(resources.files("orcs")))


def cited_clauses() -> set[str]:
    """The clauses that frames and refusals of engine and modules name in code."""
    found: set[str] = set()
    for folder in ("engine", "modules"):
        for path in (SOURCES / folder).rglob("*.py"):
            found.update(re.findall(r'"([SFTCDEMBNGZ]\d{1,2})"', path.read_text("utf-8")))
    return found


def test_there_are_71_clauses() -> None:
    assert len(CLAUSES) == 71
    assert len(set(CLAUSES)) == 71


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_title_and_a_text(clause: str, language: str) -> None:
    words = Words(language)
    assert words.clause_title(clause)
    assert words.clause(clause).endswith(".")
    assert "{" not in words.clause(clause)


def test_every_clause_that_the_code_cites_exists() -> None:
    cited = cited_clauses()
    assert len(cited) > 20
    assert cited <= set(CLAUSES)


def test_chapters_follow_the_modules() -> None:
    assert chapters_for([]) == ["S", "F", "T", "C", "D", "E"]
    assert chapters_for(["terrain"])[-1] == "G"
    assert clauses_of("D") == ["D1", "D2", "D3", "D4"]
    assert [Words().say(f"chapter-{chapter}") for chapter in CHAPTERS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_that_a_house_rule_changes_say_so_and_no_two_rules_change_one(language: str) -> None:
    assert tuple(HOUSE_CLAUSES) == HOUSE_RULES
    changed = [clause for clauses in HOUSE_CLAUSES.values() for clause in clauses]
    assert len(set(changed)) == len(changed)
    plain = Words(language)
    for name, clauses in HOUSE_CLAUSES.items():
        words = Words(language, house_rules=[name])
        assert [clause for clause in CLAUSES if words.clause(clause) != plain.clause(clause)] == sorted(
            clauses, key=CLAUSES.index
        )
        assert all(words.clause(clause).endswith(".") for clause in clauses)
        assert words.form("house_rule", name, "text").endswith(".")


def test_everything_that_is_explained_has_its_clauses() -> None:
    kinds = {
        "skill": words.SKILLS,
        "rule": words.FATE_RULES,
        "terrain": words.TERRAIN_KINDS,
        "on_defeat": words.ON_DEFEAT,
        "bonus": words.BONUSES,
        "spell": words.SPELL_CATEGORIES,
    }
    assert {kind: tuple(ABOUT[kind]) for kind in kinds} == kinds
    assert set(ABOUT["verb"]) <= set(words.LINE_VERBS)
    assert {clause for rows in ABOUT.values() for row in rows.values() for clause in row} <= set(CLAUSES)
