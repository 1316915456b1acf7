"""New fate cards: other creatures march, and attacks reach only the front section (N1 to N4)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.edition import Edition
from orcs.edition.base import rule_bits
from orcs.engine.actions import PREY, TARGET
from orcs.engine.core import Refusal, State
from orcs.engine.fields import AT_STANDING
from orcs.engine.hooks import Hooks
from orcs.engine.rules import ALL_CATEGORIES, FateRow, Rules
from orcs.engine.terms import SECTION_NAMES, SECTIONS


class FrontOnly(Hooks):
    """Attacks reach the first section with a creature, seen from the tower, and prey that no creature covers."""

    def reaches(self, s: State, place: i64, creature: bool) -> bool:
        cells = s.cells
        for nearer in range(place - place % SECTIONS, place):
            if cells[AT_STANDING + nearer] > 0:
                return False
        return not creature or cells[AT_STANDING + place] > 0

    def refuse(self, s: State, seat: i64, pick: i64) -> Refusal | None:
        if pick < PREY:
            return Refusal("N4")
        return Refusal("N3" if pick >= TARGET else "Z3")


def join(rules: Rules, edition: Edition, option: str) -> None:
    """Add the module to a set of rules: its rows in place of the base game's."""
    rows: list[FateRow] = []
    for row in edition.new_fate:
        places = 0
        for path in row.paths:
            for section in row.sections:
                places |= 1 << ((path - 1) * SECTIONS + SECTION_NAMES.index(section))
        rows.append(FateRow(row.id, ALL_CATEGORIES, places, rule_bits(row.rules), row.copies))
    rules.fate_rows = rows
    rules.join(FrontOnly(), ["reaches"])
