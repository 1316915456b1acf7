"""Only atoms change a position: nothing else in the engine or in a module assigns to its cells."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import orcs

SOURCES = Path(orcs.__file__).parent
BUILDERS = {"fields.py", "known.py", "position.py", "setup.py", "view.py"}
"""Files of the engine that build a position."""


def assignments(tree: ast.AST) -> Iterator[ast.expr]:
    """The targets of an assignment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            yield from node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            yield node.target


def is_cell(target: ast.expr) -> bool:
    """Whether this is a cell of a position, or the whole vector."""
    if isinstance(target, ast.Subscript):
        target = target.value
        return (isinstance(target, ast.Name) and target.id == "cells") or is_cell(target)
    return isinstance(target, ast.Attribute) and target.attr == "cells"


def offences(source: str, atoms_allowed: bool) -> list[int]:
    """The lines that change a position where they must not: atoms are functions, frames and hooks are classes."""
    tree = ast.parse(source)
    looked_at: list[ast.stmt] = tree.body
    if atoms_allowed:
        looked_at = [node for node in tree.body if isinstance(node, ast.ClassDef) and not imagines(node)]
    return [target.lineno for node in looked_at for target in assignments(node) if is_cell(target)]


def imagines(node: ast.ClassDef) -> bool:
    return "Imagined" in [base.id for base in node.bases if isinstance(base, ast.Name)]


FILES = [
    *(path for path in (SOURCES / "engine").glob("*.py") if path.name not in BUILDERS),
    *(SOURCES / "engine" / "frames").glob("*.py"),
    *(SOURCES / "modules").rglob("*.py"),
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_only_atoms_change_a_position(path: Path) -> None:
    allowed = path.parent.name == "modules" or path.stem == "core"
    source = path.read_text("utf-8")
    if path.stem == "core":
        source = source.replace("self.cells = cells", "pass")
    assert offences(source, allowed) == []


@pytest.mark.parametrize(
    "line", ["s.cells[3] = 1", "s.cells[AT_TURN + seat] -= 1", "cells[0] += 2", "self.state.cells = other"]
)
def test_a_frame_that_changes_a_position_is_found(line: str) -> None:
    method = f"class Choose(Frame):\n    def resolve(self, s, pick):\n        {line}\n"
    function = f"def take(s, seat):\n    {line}\n"
    assert (offences(method, True), offences(method, False)) == ([3], [3])
    assert (offences(function, True), offences(function, False)) == ([], [2])
