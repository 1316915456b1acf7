"""The clauses of the rules by id, in their chapters, and the module that each chapter belongs to."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

CHAPTERS: Final[dict[str, tuple[int, str]]] = {
    "S": (10, ""),
    "F": (13, ""),
    "T": (9, ""),
    "C": (13, ""),
    "D": (4, ""),
    "E": (5, ""),
    "M": (2, "missions"),
    "B": (2, "bonus"),
    "N": (4, "new_fate"),
    "G": (3, "terrain"),
    "Z": (6, "reinforcement"),
}
"""How many clauses a chapter has, and its module; "" for the base game."""


def clauses_of(chapter: str) -> list[str]:
    """The clauses of a chapter, in order."""
    return [f"{chapter}{number}" for number in range(1, CHAPTERS[chapter][0] + 1)]


def chapters_for(modules: Collection[str]) -> list[str]:
    """The chapters that matter to a set of modules."""
    return [chapter for chapter, (_, module) in CHAPTERS.items() if not module or module in modules]


CLAUSES: Final = tuple(clause for chapter in CHAPTERS for clause in clauses_of(chapter))
