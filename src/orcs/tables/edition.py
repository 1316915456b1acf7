"""The tables of the game as a client shows and explains them."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from orcs import Edition
from orcs import edition as editions
from orcs.bots.levels import LEVELS, USUAL
from orcs.edition.words import HOUSE_RULES
from orcs.engine.terms import COLOURS
from orcs.modules.compose import MODULES
from orcs.tables.documents import EditionTables, LevelRow, Levels
from orcs.tables.messages import Message, TableWish


@lru_cache(maxsize=64)
def read_edition(text: str) -> Edition:
    """The tables with this text laid over them, if there is any."""
    return editions.load_text(text) if text else editions.built_in()


def house_rules(wish: TableWish) -> list[str]:
    """The house rules that a table plays by: those wished for, else those of its edition."""
    chosen = read_edition(wish.edition).house_rules if wish.house_rules is None else wish.house_rules
    return [name for name in HOUSE_RULES if name in chosen]


def list_levels() -> Levels:
    """The bots that one can play against."""
    return Levels([LevelRow(name, level.character, level.offered) for name, level in LEVELS.items()], USUAL)


def edition_tables(edition: Edition) -> Message:
    """An edition as clients get it."""
    rows: dict[str, Any] = {
        name: value for name, value in asdict(edition).items() if name not in ("override", "totals", "per_path")
    }
    rows |= {"modules": list(MODULES), "colours": list(COLOURS), "levels": list(LEVELS)}
    rows["house_rules"] = list(HOUSE_RULES)
    tables: Message = msgspec.convert(rows, EditionTables)
    return tables
