"""The tables of the game as a client shows and explains them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from orcs import Edition
from orcs.bots.levels import LEVELS
from orcs.edition.words import HOUSE_RULES
from orcs.engine.terms import COLOURS
from orcs.modules.compose import MODULES
from orcs.tables.documents import EditionTables


def edition_tables(edition: Edition) -> EditionTables:
    """An edition as clients get it."""
    rows: dict[str, Any] = {
        name: value for name, value in asdict(edition).items() if name not in ("override", "totals", "per_path")
    }
    rows |= {"modules": list(MODULES), "colours": list(COLOURS), "levels": list(LEVELS)}
    rows["house_rules"] = list(HOUSE_RULES)
    return msgspec.convert(rows, EditionTables)
