"""Cards and creatures are told from the edition's rows, so a corrected edition reads right."""

import pytest

from orcs import edition as editions
from orcs.edition.base import base_rules
from orcs.text import LANGUAGES, LanguageError, Words

pytestmark = pytest.mark.outside


def card(words: Words, name: str) -> str:
    row = words.spells[name]
    return ". ".join([words.card_head(row), *words.card_lines(row)])


def test_a_card_is_told_in_full() -> None:
    words = Words()
    assert card(words, "fireball") == (
        "Fireball – attack (fire). 2/3 power: 3/5 damage to one creature on the mage’s path"
    )
    assert card(words, "book_water_fire") == "Spell Book (water/fire) – lore. Cast alone: learn a card"
    assert card(words, "wisdom").endswith("Added to a spell: also teleport or draw a card")
    assert card(words, "poison").startswith("Poison. Cannot be cast")


def test_a_corrected_edition_reads_right() -> None:
    override = """
[[spell]]
id = "fireball"
magic = ["water"]
lines = [{ cost = 4, verb = "strike_anywhere", amount = 6 }]
[[spell]]
id = "replenish"
lines = [{ cost = 1, verb = "draw", amount = 1, actions = 1 }]
[[spell]]
id = "book_water_fire"
magic = ["earth", "fire"]
"""
    words = Words("en", editions.load_text(override))
    assert card(words, "fireball") == ("Fireball – attack (water). 4 power: 6 damage to one creature anywhere")
    assert "1 power: draw one card, and one more action" in card(words, "replenish")
    assert words.name("card", "book_water_fire") == "Spell Book (earth/fire)"


def test_lines_of_one_kind_stand_together_and_one_is_one() -> None:
    words = Words()
    assert "1/2 power: move one creature 1/2 sections forward" in card(words, "magic_bonds")
    assert words.effect(words.spells["magic_bonds"].lines[0]) == "move one creature one section forward"


@pytest.mark.parametrize(
    ("language", "categories", "sections"),
    [
        (
            "en",
            "weak and strong creatures move; exchange",
            "creatures on the middle section of paths 3 and 4 move",
        ),
        (
            "de",
            "schwache und starke Kreaturen rücken vor; Zauberauslage wechseln",
            "Kreaturen auf dem mittleren Abschnitt der Wege 3 und 4 rücken vor",
        ),
    ],
)
def test_fate_cards_are_named_by_what_they_do(language: str, categories: str, sections: str) -> None:
    words = Words(language)
    assert words.name("fate", "weak_strong_exchange") == categories
    assert words.name("fate", "paths_34_middle") == sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_edition_has_words(language: str) -> None:
    words = Words(language)
    edition = words.edition
    told = [words.fate(row) for row in words.fates.values()]
    told += [words.mission(row) for row in edition.missions]
    told += [words.tile(row) for row in edition.terrain]
    told += [card(words, row.id) for row in edition.spells]
    told += [" ".join(words.creature_lines(row, bonus=True)) for row in base_rules(edition).creature_rows]
    assert not any("{" in text for text in told)


def test_all_six_paths_and_all_sections_are_said_shortly() -> None:
    override = """
[[new_fate]]
id = "paths_34_middle"
paths = [1, 2, 3, 4, 5, 6]
sections = ["inner", "middle", "outer"]
rule = "life"
"""
    words = Words("en", editions.load_text(override))
    assert words.name("fate", "paths_34_middle") == "creatures on all sections of every path move; +1 life"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LanguageError, match=f"there are words in {', '.join(LANGUAGES)}, not in 'xx'"):
        Words("xx")
