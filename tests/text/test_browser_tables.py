"""The browser types no table of the rules by hand: what it needs travels by name, or is generated into terms.ts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orcs import HOUSE_RULES, MODULES, Game
from orcs.bots.levels import LEVELS
from orcs.edition import built_in, words
from orcs.engine.fields import CELLS
from orcs.engine.terms import COLOURS
from orcs.text.clauses import CHAPTERS

pytestmark = pytest.mark.outside

WEB = Path(__file__).parents[2] / "web" / "src"
GENERATED = ("protocol.ts", "events.ts", "terms.ts")
SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name and path.name not in GENERATED
}
RULES = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules

VOCABULARIES: dict[str, set[str]] = {
    "modules": set(MODULES),
    "house rules": set(HOUSE_RULES),
    "colours": set(COLOURS),
    "levels of bots": set(LEVELS),
    "chapters": set(CHAPTERS),
    "creatures": set(words.CREATURE_IDS + words.REINFORCEMENT_IDS),
    "cards": set(words.SPELL_IDS),
    "fate cards": {row.id for row in built_in().fate} | {row.id for row in built_in().new_fate},
    "special rules": set(words.FATE_RULES) - {"none"},
    "missions": {row.id for row in built_in().missions} - {"skills"},
    "kinds of terrain": set(words.TERRAIN_KINDS),
    "skills": set(words.SKILLS) - {"poison"},
    "verbs": set(words.LINE_VERBS) - {"draw"},
    "marks": set(words.MARKS),
}
PICTURES = ("rules/diagrams/", "home/Arena.svelte", "screens/Setup.svelte")
"""Drawings that show particular creatures and cards."""

LITERAL = re.compile(r"\[([^\[\]]*)\]|\{([^{}]*)\}|((?:\"\w+\"\s*\|\s*)+\"\w+\")")
"""Lists, records and unions without others inside them."""


def tables_in(text: str) -> list[set[str]]:
    """The names in each literal of a script, styles left out."""
    script = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    found: list[set[str]] = []
    for parts in LITERAL.findall(script):
        literal = "".join(parts)
        found.append(set(re.findall(r'"([\w]+)"', literal)) | set(re.findall(r"(?:^|[,\n])\s*(\w+):", literal)))
    return found


def typed_tables(text: str) -> list[str]:
    """The vocabularies of which a script has a table: three of their names in one literal."""
    return [
        name
        for name, vocabulary in VOCABULARIES.items()
        if any(len(found & vocabulary) >= 3 for found in tables_in(text))
    ]


@pytest.mark.parametrize("source", [name for name in SOURCES if not name.startswith(PICTURES)])
def test_no_table_of_names_is_typed_by_hand(source: str) -> None:
    assert typed_tables(SOURCES[source]) == []


def test_a_table_that_is_typed_by_hand_is_found() -> None:
    assert typed_tables('const LEVELS = ["random", "adept", "master"];') == ["levels of bots"]
    assert typed_tables("const LIFE = {\n  goblin: 2,\n  orc: 2,\n  chief: 5,\n};") == ["creatures"]
    assert typed_tables('const WORTH = { goblin: "low", orc: "low", chief: "high" };') == ["creatures"]
    assert typed_tables('type Colour = "blue" | "green" | "red";') == ["colours"]
    assert typed_tables('seatsOf("me", "adept"); art("creatures/goblin");') == []


def test_no_decision_is_known_by_its_name() -> None:
    """What a question is about and what it offers says all that the browser needs."""
    frames = re.compile(rf'"({"|".join(RULES.frames)})"')
    assert {name: frames.findall(text) for name, text in SOURCES.items() if frames.search(text)} == {}


def test_no_module_is_known_by_its_name() -> None:
    """Which chapter a module belongs to is generated, and so are the numbers of its options."""
    named = "|".join(MODULES)
    asked = re.compile(rf'[mM]odules?\b[^\n;]{{0,20}}"(?:{named})"|"(?:{named})" in\b')
    assert {name: asked.findall(text) for name, text in SOURCES.items() if asked.search(text)} == {}


def test_no_cell_is_read_by_its_place_in_a_list() -> None:
    cells = {field.name for field in RULES.fields if field.shape == CELLS and field.told} - {"stacks"}
    numbers = re.compile(rf"\bmodules\??\.?(?:{'|'.join(cells)}|\[)|\b(?:{'|'.join(cells - {'ground'})})\b")
    assert {name: numbers.findall(text) for name, text in SOURCES.items() if numbers.search(text)} == {}


def test_numbers_become_positions_in_one_place_only() -> None:
    """`nth` looks up what counts from 1; angles of paths are geometry."""
    arithmetic = re.compile(r"(?:path|seat|place|slot|number|line|label)\)? - 1\b")
    found = {name for name, text in SOURCES.items() if arithmetic.search(text)}
    assert found == {"nth.ts", "board/geometry.ts"}
