"""What an owner is asked about the box, and the file that the answers make."""

import pytest

from orcs.edition import built_in, check_text, load_text
from orcs.edition.owner import UNSURE, Answer, Question, corrections, problem_with, questions

pytestmark = pytest.mark.outside


def asked(table: str, id: str) -> Question:
    (found,) = [each for each in questions(built_in()) if (each.table, each.id) == (table, id)]
    return found


def test_everything_reconstructed_or_inferred_is_asked_about_and_nothing_else() -> None:
    found = {(question.table, question.id) for question in questions(built_in())}
    assert ("spell", "poison") not in found
    assert ("mission", "sets") not in found
    assert {("fate", row.id) for row in built_in().fate} <= found
    assert ("reinforcement", "bomber") in found
    for question in questions(built_in()):
        assert all(doubt.mark in UNSURE for doubt in question.doubts)


def test_a_question_shows_what_we_believe_as_the_file_would_say_it() -> None:
    assert [(doubt.field, doubt.value) for doubt in asked("reinforcement", "bomber").doubts] == [
        ("life", "4"),
        ("bonus", '"none"'),
    ]
    bolt = {doubt.field: doubt.value for doubt in asked("spell", "lightning_bolt").doubts}
    assert bolt["lines"] == (
        '[{ cost = 2, verb = "strike_anywhere", amount = 2 }, { cost = 3, verb = "strike_anywhere", amount = 4 }]'
    )
    assert {doubt.field: doubt.value for doubt in asked("fate", "weak_life").doubts}["rule"] == '"life"'


def test_confirming_everything_gives_a_file_that_changes_nothing_but_the_marks() -> None:
    text = corrections(built_in(), [Answer(each.table, each.id) for each in questions(built_in())])
    assert check_text(text) == []
    edition = load_text(text)
    assert edition.digest == built_in().digest
    assert questions(edition) == []


def test_a_correction_is_the_owners_and_so_is_what_was_confirmed_beside_it() -> None:
    text = corrections(built_in(), [Answer("reinforcement", "bomber", {"life": "5"})])
    edition = load_text(text)
    bomber = edition.reinforcements[-1]
    assert bomber.life == 5
    assert {field for field, mark in bomber.marks if mark == "owner"} == {"life", "bonus"}
    fate = load_text(corrections(built_in(), [Answer("fate", "strong", {"rule": '["life", "exchange"]'})])).fate[4]
    assert (fate.rules, fate.mark) == (("life", "exchange"), "owner")


@pytest.mark.parametrize(
    ("fields", "cause"),
    [
        ({"life": "5"}, ""),
        ({"life": "fifty"}, "not TOML"),
        ({"life": '"five"'}, "life must be a whole number from 2 to 9"),
        ({"life": "5\n[totals]\nfate = 1"}, "life must be one of the values in question, on one line"),
        ({"track": "[1]"}, "track must be one of the values in question"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_at_once(fields: dict[str, str], cause: str) -> None:
    found = problem_with(asked("reinforcement", "bomber"), fields)
    assert found.startswith(cause)
    assert bool(found) == bool(cause)


def test_a_number_of_cards_may_await_the_next_answer() -> None:
    assert problem_with(asked("spell", "fireball"), {"copies": "4"}) == ""
    text = corrections(built_in(), [Answer("spell", "fireball", {"copies": "4"})])
    assert "wrong total" in str(check_text(text)[0])
