"""No message is missing or unused, and none asks for a value that nobody gives. Checked against the sources."""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest

from orcs import HOUSE_RULES, MODULES, Game, learning
from orcs.bots.levels import LEVELS
from orcs.cli.serve import OPTIONS as SERVE_OPTIONS
from orcs.edition import built_in
from orcs.edition import words as table_words
from orcs.edition.owner import questions
from orcs.engine.terms import COLOURS, SECTION_NAMES
from orcs.lab.analyse import STAGES
from orcs.lab.balance import NOTES
from orcs.tables.messages import Status
from orcs.tables.people import EMOTES
from orcs.tables.reports import Reason
from orcs.text.clauses import CHAPTERS, CLAUSES, HOUSE_CLAUSES
from orcs.text.examples import examples
from orcs.text.messages import SOURCE
from orcs.text.narrate import RUNS
from tests.support.fluent import read_messages

pytestmark = pytest.mark.outside

SOURCES = Path(str(resources.files("orcs")))
CODE = sorted(
    path
    for part in ("text", "cli", "tables", "page", "server", "lab", "env")
    for path in (SOURCES / part).rglob("*.py")
)
WEB_SOURCES = Path(__file__).parents[2] / "web" / "src"
WEB = [path for path in WEB_SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
SAYERS = ("say", "CommandError", "Refused", "format")

MARKS = [row.marks for row in built_in().creatures]
MARKS += [row.marks for row in built_in().reinforcements]
MARKS += [row.marks for row in built_in().spells]
DOUBTS = [doubt for question in questions(built_in()) for doubt in question.doubts]
MESSAGES = read_messages(SOURCE)


def families() -> set[str]:
    """The messages that are looked up by an id of the tables, the events or the frames."""
    rules = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules
    ids: dict[str, Iterable[str]] = {
        "bonus": (*table_words.BONUSES, *rules.names["bonus"]),
        "card": table_words.SPELL_IDS,
        "category": table_words.CATEGORIES,
        "chapter": CHAPTERS,
        "clause": CLAUSES,
        "colour": COLOURS,
        "creature": table_words.CREATURE_IDS + table_words.REINFORCEMENT_IDS,
        "enhancement": table_words.ENHANCEMENTS,
        "example": [example.id for example in examples()],
        "field": ("all", *(field for marks in MARKS for field, _ in marks), *(doubt.field for doubt in DOUBTS)),
        "known": table_words.MARKS,
        "event": [*rules.events, *(f"{name}-hidden" for name, row in rules.events.items() if row.private)],
        "house_rule": HOUSE_RULES,
        "line": table_words.LINE_VERBS,
        "list": ("and", "or", "slash"),
        "magic": table_words.MAGIC,
        "mark": table_words.MARKS,
        "mission": table_words.MISSION_VERBS,
        "module": MODULES,
        "on_defeat": table_words.ON_DEFEAT,
        "option": {pick.partition(":")[0] for pick in rules.actions.picks},
        "emote": EMOTES,
        "level": LEVELS,
        "character": {path.stem for path in (WEB_SOURCES / "art" / "faces").glob("*.svg")},
        "refused": ("over", "redo", "restart", "seat", "undo"),
        "rule": table_words.FATE_RULES,
        "run": RUNS,
        "score": ("E2", "E3", "E4", "M2"),
        "section": SECTION_NAMES,
        "skill": table_words.SKILLS,
        "spell": table_words.SPELL_CATEGORIES,
        "step": ("LayTerrain", *rules.set_up_steps, *rules.turn_steps),
        "terrain": [*table_words.TERRAIN_KINDS, "covered"],
        "toadling": table_words.TOADLING_IDS,
        "web-line": table_words.LINE_VERBS,
    }
    found = {f"{family}-{member}" for family, members in ids.items() for member in members}
    found |= {f"ask-{name}" for name in rules.frames if is_asked(name)}
    found |= {f"run-{name}-item" for name in ("creature_moved", "creature_entered", "creature_hit", "terrain_laid")}
    found |= {"run-card_drawn-hidden", "option-done-wasted", "house_rules"}
    found |= {f"clause-{clause}-{name}" for name, clauses in HOUSE_CLAUSES.items() for clause in clauses}
    found |= {f"option-area-{side}" for side in ("left", "right", "behind")}
    found |= {name for name in MESSAGES if re.fullmatch(rf"option-[a-z_]+-({'|'.join(rules.frames)})", name)}
    found |= {f"help-serve-{option}" for option in SERVE_OPTIONS}
    found |= {f"web-minute-{picture}" for picture in ("march", "cast", "win")}
    found |= {"pick-line", "pick-area", "pick-target", "pick-add"}
    found |= {f"balance-{section}" for section in ("result", "points", "learned", "skill", "seat", "mission", "fate")}
    found |= {f"balance-note-{note}" for note in NOTES.values()}
    found |= {f"lab-unit-{unit}" for unit in ("games", "epochs", *STAGES)}
    found |= {name for name in MESSAGES if re.match("balance-(head|row)-", name)}
    found |= {f"play-needs-{what}" for what in ("number", "pick", "file")}
    found |= {f"verify-proved-{deal}" for deal in ("keyed", "provable")}
    found |= {f"verify-not_proved-{deal}" for deal in ("manual", "provable")}
    found |= {f"web-report-{reason}" for reason in get_args(Reason)}
    found |= {f"web-operator-{status}" for status in get_args(Status)}
    found |= {f"web-operator-seat-{kind}" for kind in ("open", "person", "bot")}
    found |= {f"web-operator-is-{kind}" for kind in ("person", "muted", "address")}
    found |= {f"web-operator-did-{act}" for act in ("dismissed", "remove", "ban", "mute", "address")}
    found |= set(learning.load().messages())
    return found


def is_asked(frame: str) -> bool:
    """Whether frames of this name ask a player or chance."""
    silent = (
        "SetUp",
        "RevealAtSetUp",
        "OpenDisplay",
        "DealHands",
        "BeginRound",
        "NextTurn",
        "RevealEmpty",
        "EndAction",
    )
    return frame not in (*silent, "DrawPhase", "EndTurn", "LayTerrain", "PlaceTerrain", "FillBag")


def literals() -> set[str]:
    """The messages that the code names as they are."""
    found: set[str] = set()
    for path in [*CODE, *WEB]:
        found.update(re.findall(r'["\']([a-z]+(?:-[A-Za-z_]+)*)["\']', path.read_text("utf-8")))
    return found


def test_every_message_that_the_code_builds_exists() -> None:
    assert families() - set(MESSAGES) == set()


def test_no_message_is_unused() -> None:
    referred = {name for parts in MESSAGES.values() for name in parts.messages}
    refusals = {name for name in MESSAGES if re.fullmatch(r"refusal-[A-Z]\d+(-\w+)?", name)}
    assert set(MESSAGES) - families() - literals() - referred - refusals - advice() == set()


def advice() -> set[str]:
    """The advice that the browser has for some questions, and for cases that it tells apart."""
    cases = set(re.findall(r'"(\w+)"', (WEB_SOURCES / "panels" / "advice.ts").read_text("utf-8")))
    kinds = "|".join(Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules.frames)
    found = [re.fullmatch(rf"web-help-({kinds})(?:-(\w+))?", name) for name in MESSAGES]
    return {match[0] for match in found if match and (match[2] is None or match[2] in cases)}


def test_every_refusal_is_about_a_clause() -> None:
    for name in MESSAGES:
        if name.startswith("refusal-"):
            assert name.split("-")[1] in CLAUSES


def calls() -> Iterator[tuple[str, set[str]]]:
    """Each message that the code says by name, with the fields it gives."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SAYERS or not isinstance(node.args[0].value, str):
                continue
            if name == "format" and path.parent.name != "text":
                continue
            if any(keyword.arg is None for keyword in node.keywords):
                continue
            fields = {keyword.arg for keyword in node.keywords if keyword.arg}
            if len(node.args) == 2 and isinstance(node.args[1], ast.Dict):
                fields |= {str(key.value) for key in node.args[1].keys if isinstance(key, ast.Constant)}
            elif len(node.args) == 2 and name != "Refused":
                continue
            yield node.args[0].value, fields


def test_every_message_said_by_name_gets_its_values() -> None:
    checked = 0
    for message, fields in calls():
        name = message.partition(".")[0]
        assert name in MESSAGES, message
        for value in MESSAGES[name].values:
            assert any(value == field or value.startswith(f"{field}-") for field in fields), (message, value)
        checked += 1
    assert checked > 100
