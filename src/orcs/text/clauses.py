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

ABOUT: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "skill": {
        "draw_one_more": ("T8", "F9"),
        "extra_action": ("T3",),
        "no_change_of_rules": ("F12",),
        "no_loss_of_creatures": ("F4",),
        "remove_card": ("T6",),
        "poison": ("T7",),
    },
    "rule": {
        "none": ("F5",),
        "life": ("F6",),
        "no_learning": ("F7",),
        "no_teleport": ("F8",),
        "draw_three": ("F9",),
        "no_skills": ("F10",),
        "exchange": ("F11",),
    },
    "terrain": {"tendrils": ("G2",), "stone_field": ("G2",), "road": ("G3",)},
    "on_defeat": {"none": (), "toadling": ("Z2", "Z3"), "blast": ("Z5",)},
    "bonus": {"none": (), "draw": (), "action": (), "discard": ("C11",), "power": ("B2",)},
    "spell": {"attack": ("C1", "C8"), "lore": ("C6", "C9"), "support": ("C1", "C10"), "poison": ("E4",)},
    "verb": {"discard_one": ("C11",), "discard_all": ("C11",)},
}
"""The clauses that explain a skill, a special rule and so on, beside those about all of its kind."""


def clauses_of(chapter: str) -> list[str]:
    """The clauses of a chapter, in order."""
    return [f"{chapter}{number}" for number in range(1, CHAPTERS[chapter][0] + 1)]


def chapters_for(modules: Collection[str]) -> list[str]:
    """The chapters that matter to a set of modules."""
    return [chapter for chapter, (_, module) in CHAPTERS.items() if not module or module in modules]


CLAUSES: Final = tuple(clause for chapter in CHAPTERS for clause in clauses_of(chapter))
