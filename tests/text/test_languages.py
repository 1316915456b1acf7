"""All languages say the same: every message, with every value, and nothing left in English."""

import re

import pytest

from orcs.text import LANGUAGES
from orcs.text.messages import SOURCE, Messages, Value
from tests.support.fluent import Message, read_messages, read_terms

pytestmark = pytest.mark.outside

OTHERS = [language for language in LANGUAGES if language != SOURCE]
ORIGINAL = read_messages(SOURCE)
GRAMMAR = {"a", "many"}
"""Forms of names in English. Attributes that only other languages have are forms too."""

SAME = {
    "de": {
        "card-voodoo",
        "character-elder",
        "character-owl",
        "character-pupil",
        "character-raven",
        "character-smith",
        "creature-bomber",
        "creature-bomber.short",
        "creature-goblin",
        "creature-goblin.many",
        "creature-goblin.short",
        "creature-lava_golem.short",
        "error-line",
        "glossary-marker.title",
        "play-welcome",
        "web-operator-seat-bot",
        "web-settings-normal",
        "web-table-bot",
        "web-table-chat",
        "web-title",
    },
    "fr": {
        "analysis-points",
        "balance-head-points",
        "balance-row-missions",
        "balance-row-points",
        "balance-row-rounds",
        "card-poison",
        "chapter-G",
        "character-elder",
        "character-pupil",
        "character-raven",
        "character-smith",
        "clause-E4.title",
        "creature-bomber.short",
        "creature-chief.short",
        "creature-croco_flyer.short",
        "creature-goblin.short",
        "creature-goblin_shaman.short",
        "creature-lava_golem.short",
        "diagram-scoring.d",
        "field-magic",
        "field-sections",
        "glossary-poison.title",
        "help-options",
        "lab-rounds",
        "learn-terrain",
        "level-novice",
        "lexicon-missions",
        "lexicon-terrain",
        "module-terrain",
        "play-seat-bot",
        "play-welcome",
        "skill-poison",
        "spell-poison",
        "toadling-action.short",
        "web-home-round",
        "web-line-and_action",
        "web-menu-motion",
        "web-operator-seat-bot",
        "web-replay-pause",
        "web-replay-round",
        "web-score-mission",
        "web-score-poison",
        "web-score-total",
        "web-settings-motion",
        "web-settings-volume",
        "web-setup-minutes",
        "web-setup-modules",
        "web-table-bot",
        "web-table-menu",
        "web-table-round",
        "web-title",
    },
}
"""Messages that are rightly the same as in English."""

ENGLISH = set(
    re.findall(
        r"\w+",
        """the and of with your you yours this that these those from which for not has have it its to are is be been by
        at card cards player players path paths tower creature creatures spell spells power damage turn game move draw
        take choose one two three all no nothing here there what who when where each every other others may must can
        cannot more less last first next seat something somebody everybody nobody""",
    )
)
"""Words that only English has."""

TYPED = {"help-house_rules": {"all"}, "help-lab-modules": {"all"}, "help-modules": {"all"}, "play-help": {"cards"}}
"""Command words that are the same in every language, by the message that mentions them."""

MARKS = {"en": "\"'„«»", "de": "\"'”«»", "fr": "\"'“”„"}
"""Quotation marks and apostrophes that a language does not use."""


def forms_of(messages: dict[str, Message]) -> set[str]:
    """The forms that names have for the sake of grammar."""
    return GRAMMAR | {
        form for name, message in messages.items() for form in message.attributes - ORIGINAL[name].attributes
    }


def values_of(message: Message, forms: set[str]) -> set[str]:
    """The values that a message uses, whatever their form."""
    found = set()
    for value in message.values:
        name, _, form = value.rpartition("-")
        found.add(name if name and form in forms else value)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_file_and_no_other(language: str) -> None:
    assert {name: each.file for name, each in read_messages(language).items()} == {
        name: each.file for name, each in ORIGINAL.items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_part_of_a_message_is_there(language: str) -> None:
    for name, message in read_messages(language).items():
        # A note is only for readers of a rulebook that differs.
        assert set(ORIGINAL[name].texts) - {"note"} <= set(message.texts), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_values_of_the_english_one(language: str) -> None:
    messages = read_messages(language)
    forms = forms_of(messages)
    wrong = {
        name: (values_of(ORIGINAL[name], forms), values_of(message, forms))
        for name, message in messages.items()
        if values_of(ORIGINAL[name], forms) != values_of(message, forms)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_form_and_no_term_is_unused(language: str) -> None:
    messages = read_messages(language)
    used = {value.rpartition("-")[2] for message in messages.values() for value in message.values}
    assert forms_of(messages) - GRAMMAR <= used
    terms = read_terms(language)
    assert set(terms) == {f"-{term}" for each in (messages | terms).values() for term in each.terms}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_the_same_as_in_english_but_what_must_be(language: str) -> None:
    same = set()
    for name, message in read_messages(language).items():
        for part, text in message.texts.items():
            if re.search(r"[^\W\d_]{2}", text) and ORIGINAL[name].texts.get(part) == text:
                same.add(f"{name}.{part}" if part else name)
    assert same == SAME.get(language, set())


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left(language: str) -> None:
    found = {}
    for name, message in read_messages(language).items():
        words = {word.lower() for text in message.texts.values() for word in re.findall(r"[^\W\d_]+", text)}
        left = (words & ENGLISH) - TYPED.get(name, set())
        if left:
            found[name] = left
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for name, message in read_messages(language).items():
        for text in message.texts.values():
            assert not set(text) & set(MARKS.get(language, "")), name


@pytest.mark.parametrize("value", [0, 1, 2, 3, 7, 1000, "x"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str, value: Value) -> None:
    messages = Messages(language)
    for name, message in read_messages(language).items():
        for part in message.texts:
            values = dict.fromkeys(message.values | {"magics"}, value)
            text = messages.format(f"{name}.{part}" if part else name, values)
            assert "{" not in text


def test_numbers_are_written_as_in_the_language() -> None:
    assert Messages("en").format("problem-too_big", {"most": 65536}).endswith("65,536 bytes.")
    assert Messages("de").format("problem-too_big", {"most": 65536}).endswith("65.536 Bytes.")
