"""The examples of the rules: each record is sound, and what its line shows is what the clause claims."""

from collections.abc import Iterator

import pytest

from orcs import CHANCE, Game, plain_event
from orcs.tables.sandbox import LONGEST_RECORD, SandboxWish, play
from orcs.text import Words
from orcs.text.clauses import CHAPTERS, CLAUSES
from orcs.text.examples import Example, examples, examples_of
from orcs.text.messages import LANGUAGES

Facts = list[dict[str, object]]
BY_ID = pytest.mark.parametrize("example", examples(), ids=lambda example: example.id)


def steps(example: Example) -> Iterator[tuple[Game, Facts]]:
    """The game where the example begins, then after each row of its line, with what the row did."""
    game = Game.load(example.record())
    yield game, []
    for row in example.line:
        actor, pick = row.split(" ")
        if actor == "chance" and game.deals():
            continue
        seat = CHANCE if actor == "chance" else game.setup.colours.index(actor)
        yield game, [plain_event(game.rules, event) for event in game.play(pick, seat)]


def facts_of(example: Example) -> Facts:
    return [fact for _, facts in steps(example) for fact in facts]


@BY_ID
def test_what_an_example_claims_happens(example: Example) -> None:
    facts = facts_of(example)
    assert example.claims
    for claim in example.claims:
        wanted = {name: value for name, value in claim.items() if name != "times"}
        found = [fact for fact in facts if wanted.items() <= fact.items()]
        assert len(found) == claim.get("times", len(found) or 1), (claim, facts)
    assert {fact["event"] for fact in facts}.isdisjoint(example.never)


@BY_ID
def test_an_example_begins_with_a_question_to_its_seat(example: Example) -> None:
    game, _ = next(steps(example))
    assert game.actor == example.seat - 1
    assert example.line[0].startswith(game.setup.colours[example.seat - 1])
    assert example.modules == game.rules.modules
    for refused in example.refused:
        assert game.why_not(str(refused["pick"]), game.actor) == refused["clause"]


@BY_ID
def test_an_example_can_be_played_in_the_sandbox(example: Example) -> None:
    record = example.record()
    assert len(record) < LONGEST_RECORD
    rows = [row.split(" ") for row in example.line]
    chance = [pick for actor, pick in rows if actor == "chance"]
    picks = [pick for actor, pick in rows if actor != "chance"]
    step = play(SandboxWish(record=record, chance=chance, picks=picks, seat=example.seat, known=0))
    told = [event["event"] for event in step.events]
    assert all(claim["event"] in told for claim in example.claims)


@pytest.mark.parametrize("language", LANGUAGES)
@BY_ID
def test_an_example_is_told_in_every_language(example: Example, language: str) -> None:
    words = Words(language)
    assert words.say(f"example-{example.id}.title")
    assert words.say(f"example-{example.id}")
    assert words.say(f"example-{example.id}.after")


def test_examples_are_about_clauses_that_there_are() -> None:
    named = [clause for example in examples() for clause in example.clauses]
    assert set(named) <= set(CLAUSES)
    assert {clause[0] for clause in named} == set(CHAPTERS) - {"S"}
    assert [each.id for each in examples_of("F2")] == ["march"]


def test_the_march_goes_from_the_tower_outwards() -> None:
    march = next(each for each in examples() if each.id == "march")
    sections = [str(fact["before"]).split(".")[1] for fact in facts_of(march) if fact["event"] == "creature_moved"]
    assert sections == sorted(sections, key=["inner", "middle", "outer"].index)
    assert len(set(sections)) > 1
