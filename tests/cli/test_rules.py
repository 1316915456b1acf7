"""`orcs rules`: the same clauses and examples as on the rules page, in every language."""

import pytest

from orcs.text import LANGUAGES, Words
from orcs.text.clauses import CLAUSES
from orcs.text.examples import examples
from tests.cli.running import Run

pytestmark = pytest.mark.outside


def flat(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_clauses_and_examples_are_printed(language: str, orcs: Run) -> None:
    words = Words(language)
    printed = flat(orcs("rules", "--modules", "all", "--lang", language).out)
    for clause in CLAUSES:
        assert flat(words.clause(clause)) in printed
    for example in examples():
        assert flat(words.say(f"example-{example.id}")) in printed
        assert flat(words.say(f"example-{example.id}.after")) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_is_named_tells_what_happens_in_its_examples(language: str, orcs: Run) -> None:
    words = Words(language)
    printed = flat(orcs("rules", "C10", "E2", "--lang", language).out)
    assert flat(words.say("event-creature_moved", creature="lava_golem", before="2.outer", to="1.inner")) in printed
    assert flat(words.say("event-counter_dropped", creature="goblin_shaman", value=4)) in printed
    assert flat(words.say("event-game_ended")) in printed


def test_modules_that_are_off_are_left_out(orcs: Run) -> None:
    printed = orcs("rules", "--modules", "terrain").out
    assert "\nG1 " in printed
    assert "\nZ1 " not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_change_their_clauses(language: str, orcs: Run) -> None:
    words = Words(language, house_rules=["dearest_line"])
    printed = flat(orcs("rules", "--house-rules", "dearest_line", "--lang", language).out)
    assert flat(words.clause("C5")) in printed
    assert flat(Words(language).clause("C5")) not in printed
    assert flat(words.form("house_rule", "dearest_line", "text")) in printed


def test_an_unknown_house_rule_is_named(orcs: Run) -> None:
    result = orcs("rules", "--house-rules", "cheating")
    assert result.status == 2
    assert "'cheating'" in result.err
