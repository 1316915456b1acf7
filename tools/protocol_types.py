"""Generate the TypeScript that the browser shares with Python: `protocol_types.py [--check] [FILE]`.

The messages of the protocol become web/src/protocol.ts, the events events.ts, the words of the rules terms.ts. With
--check nothing is written; the exit status is 1 if a file is out of date.
"""

import importlib
import json
import pkgutil
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from orcs import HOUSE_RULES, MODULES, Game, tables
from orcs.edition.words import MARKS
from orcs.engine.terms import CLEARED_PATHS, COLOURS, MAGICS, PATHS, SECTION_NAMES, SKULL_TOP
from orcs.modules.terrain import MOST, STANDARD
from orcs.server import api
from orcs.server.api.schema import BASES, message_types, tidy
from orcs.tables.commands import AnyCommand
from orcs.tables.messages import AnyReport, Message
from orcs.tables.people import EMOTES
from orcs.text.clauses import ABOUT, CHAPTERS
from orcs.text.names import FAMILIES, PLACE_FIELDS, SEAT_FIELDS
from orcs.text.narrate import QUIET, RUNS
from orcs.text.options import LABELS, NUMBERS

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
EVENTS = TARGET.with_name("events.ts")
EVENTS_HEAD = """// The events of the rules. Written by tools/protocol_types.py from what the engine declares.

export interface EventRow {
  /** The clause that the event follows. */
  clause: string;
  /** The fields that only the event's seat may see. */
  private?: string[];
}

export const EVENTS: Record<string, EventRow> = {
"""
TERMS = TARGET.with_name("terms.ts")
TERMS_HEAD = "// The words of the rules and of the texts. Written by tools/protocol_types.py from the Python sources.\n"
HEAD = "// What travels between server and browser. Written by tools/protocol_types.py from the server's messages.\n"
WIDTH = 110


def all_types() -> list[type]:
    """All messages: of a table's socket and of the routes."""
    found = message_types()
    for package in (tables, api):
        for name in sorted(f"{package.__name__}.{info.name}" for info in pkgutil.iter_modules(package.__path__)):
            for value in vars(importlib.import_module(name)).values():
                if isinstance(value, type) and issubclass(value, Message) and value.__module__ == name:
                    found.append(value)
    return [value for value in dict.fromkeys(found) if value not in BASES]


def literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def expression(schema: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        item = expression(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {expression(inner) if isinstance(inner, dict) else 'unknown'}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return simple.get(str(kind), "unknown")


def comment(text: str, indent: str = "") -> list[str]:
    """A documentation comment, wrapped."""
    text = " ".join(text.replace("*/", "* /").split())
    if len(text) + len(indent) <= WIDTH:
        return [f"{indent}/** {text} */"]
    lines, line = [f"{indent}/**"], ""
    for word in text.split():
        if line and len(indent) + len(line) + len(word) + 4 > WIDTH:
            lines.append(f"{indent} * {line}")
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, f"{indent} * {line}", f"{indent} */"]


def interface(name: str, schema: dict[str, Any]) -> str:
    """One message."""
    lines = comment(schema.get("description", ""))
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, kind in schema.get("properties", {}).items():
        notes = [kind["description"]] if "description" in kind and "$ref" not in kind else []
        if kind.get("default") not in (None, [], {}):
            notes.append(f"default {literal(kind['default'])}")
        if notes:
            lines += comment("; ".join(notes), "  ")
        shown = field if re.fullmatch(r"[A-Za-z_]\w*", field) else literal(field)
        lines.append(f"  {shown}{'' if field in required else '?'}: {expression(kind)};")
    return "\n".join([*lines, "}"]) + "\n"


def union(name: str, kind: Any, description: str) -> str:
    """A union of messages, distinguished by their type."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/{name}")
    members = "".join(f"\n  | {expression(part)}" for part in schema["anyOf"])
    return "\n".join([*comment(description), f"export type {name} ={members};"]) + "\n"


def write() -> str:
    """The whole file."""
    types = all_types()
    _, components = msgspec.json.schema_components(types, ref_template="#/{name}")
    parts = [HEAD]
    parts += [interface(kind.__name__, tidy(components[kind.__name__])) for kind in types]
    parts.append(union("AnyCommand", AnyCommand, "What can be sent over a table's socket."))
    parts.append(union("AnyReport", AnyReport, "What comes over a table's socket."))
    return "\n".join(parts)


def write_events() -> str:
    """The events of all modules, as a table."""
    lines = []
    for name, row in Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules.events.items():
        private = "".join(f", private: [{literal(row.fields[i])}]" for i in row.private)
        lines.append(f"  {name}: {{ clause: {literal(row.clause)}{private} }},\n")
    return EVENTS_HEAD + "".join(lines) + "};\n"


def constant(name: str, about: str, kind: str, value: object) -> str:
    """A constant, formatted as Biome does it."""
    head = f"\n/** {about} */\nexport const {name}{kind and f': {kind}'} = "
    if not isinstance(value, dict):
        return head + literal(value) + (" as const;\n" if not kind else ";\n")
    rows = "".join(f"  {key}: {member(each)},\n" for key, each in value.items())
    return f"{head}{{\n{rows}}};\n"


def member(value: object) -> str:
    """A value inside another."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {member(each)}" for key, each in value.items()) + " }" if value else "{}"
    return literal(value)


def write_terms() -> str:
    """The vocabulary that the browser shares: names of things, and tables for its texts."""
    chapters = {chapter: {"count": count, "module": module} for chapter, (count, module) in CHAPTERS.items()}
    names, table = "Record<string, string>", "Record<string, string[]>"
    return TERMS_HEAD + "".join(
        [
            constant("PATHS", "The paths of the board.", "", list(range(1, PATHS + 1))),
            constant("SECTIONS", "The sections of a path, the nearest to the tower first.", "", SECTION_NAMES),
            constant("COLOURS", "The colours of the seats.", "", COLOURS),
            constant(
                "MODULES", "The modules in the order of their chapters.", "", [m for _, m in CHAPTERS.values() if m]
            ),
            constant("CLEARED_PATHS", "How many empty stacks end the game.", "number", CLEARED_PATHS),
            constant("MOST_TILES", "How many terrain tiles can be laid.", "number", MOST),
            constant("STANDARD_TILES", "How many are laid unless more or fewer are chosen.", "number", STANDARD),
            constant("EMOTES", "What can be said with one click.", "", EMOTES),
            constant("MAGICS", "How many types of magic there are.", "number", MAGICS),
            constant("SKULL_TOP", "Where a skull gives its skill.", "number", SKULL_TOP),
            constant("MARKS", "How a value of the tables is known, the most certain way first.", "", MARKS),
            constant(
                "CHAPTERS", "The chapters of the rules.", "Record<string, { count: number; module: string }>", chapters
            ),
            constant("ABOUT", "The clauses that explain a thing.", f"Record<string, {table}>", ABOUT),
            constant("LABELS", "What the label of a pick is, by the word before the colon.", names, LABELS),
            constant("NUMBERS", "Labels that are numbers.", "readonly string[]", NUMBERS),
            constant("FAMILIES", "Fields whose values have a message `field-value`.", "readonly string[]", FAMILIES),
            constant("SEAT_FIELDS", "Fields that hold a seat.", "readonly string[]", SEAT_FIELDS),
            constant("PLACE_FIELDS", "Fields that hold a place.", "readonly string[]", PLACE_FIELDS),
            constant("RUNS", "Events told together if they share these fields.", table, RUNS),
            constant("QUIET", "Events that are not told.", "readonly string[]", QUIET),
        ]
    )


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    paths = [Path(argument) for argument in arguments if argument != "--check"]
    texts = {paths[0]: write()} if paths else {TARGET: write(), EVENTS: write_events(), TERMS: write_terms()}
    for path, text in texts.items():
        if check:
            if not path.is_file() or path.read_text("utf-8") != text:
                print(f"{path} is out of date: run tools/protocol_types.py", file=sys.stderr)
                return 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
