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


HOUSE_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "wisdom_points": ("E3",),
    "chosen_terrain": ("G1",),
    "reinforcement_bonuses": ("Z2", "Z5", "Z6"),
    "toadling_skills": ("F10", "Z4"),
    "unshielded_skills": ("F12",),
    "dearest_line": ("C5",),
    "strict_enhancement": ("C2", "C7"),
}
"""The clauses that each house rule changes: `clause-ID-RULE` is their text then."""


def clauses_of(chapter: str) -> list[str]:
    """The clauses of a chapter, in order."""
    return [f"{chapter}{number}" for number in range(1, CHAPTERS[chapter][0] + 1)]


def chapters_for(modules: Collection[str]) -> list[str]:
    """The chapters that matter to a set of modules."""
    return [chapter for chapter, (_, module) in CHAPTERS.items() if not module or module in modules]


CLAUSES: Final = tuple(clause for chapter in CHAPTERS for clause in clauses_of(chapter))
