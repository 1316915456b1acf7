"""The tables of the game: numbers, verbs and marks, and the loader that checks them."""

from orcs.edition.loader import built_in, check, check_text, load, load_text
from orcs.edition.problems import EditionError, EditionProblem
from orcs.edition.rows import (
    Creature,
    Edition,
    Fate,
    Line,
    Marks,
    Mission,
    NewFate,
    Reinforcement,
    Spell,
    Terrain,
    Toadling,
    Totals,
)

__all__ = [
    "Creature",
    "Edition",
    "EditionError",
    "EditionProblem",
    "Fate",
    "Line",
    "Marks",
    "Mission",
    "NewFate",
    "Reinforcement",
    "Spell",
    "Terrain",
    "Toadling",
    "Totals",
    "built_in",
    "check",
    "check_text",
    "load",
    "load_text",
]
