"""What the rows of a table, and the tables together, must satisfy."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from orcs.edition import words
from orcs.edition.cells import listed
from orcs.edition.problems import EditionProblem
from orcs.edition.rows import (
    Creature,
    Fate,
    Mission,
    NewFate,
    Reinforcement,
    Spell,
    Terrain,
    Toadling,
    Totals,
)

PATHS: Final = 6
MOST_CARD_KINDS: Final = 32
MOST_FATE_ROWS: Final = 32
FEWEST_MISSIONS: Final = 8
MOST_MISSIONS: Final = 16
FEWEST_TILES: Final = 9


class Place(NamedTuple):
    """Where the problems of a table are noted: under this file and the table's name."""

    file: str
    table: str
    problems: list[EditionProblem]

    def wrong(self, cause: str) -> None:
        self.problems.append(EditionProblem(self.file, self.table, cause))


def check_needed(ids: Sequence[str], needed: Sequence[str], place: Place) -> bool:
    missing = [name for name in needed if name not in ids]
    if missing:
        place.wrong(f"missing id {listed(missing)}, expected all of: {listed(needed)}")
    return not missing


def check_creatures(rows: Sequence[Creature], total: int, place: Place) -> None:
    _check_total("tokens", sum(row.tokens for row in rows), "tokens", total, place)
    _check_categories([row.category for row in rows], 2, place)
    skills = Counter(row.skill for row in rows)
    for skill in words.SKILLS:
        if skills[skill] != 1:
            place.wrong(f"skill {skill} must belong to exactly one creature, not to {skills[skill]}")


def check_markers(rows: Sequence[Creature], per_path: tuple[int, int, int], place: Place) -> None:
    """With 4 players all markers are used, with 3 not the 4s, with 2 neither the 3s nor the 4s."""
    tokens = sum(row.tokens for row in rows)
    threes = sum(row.numbered[0] for row in rows)
    fours = sum(row.numbered[1] for row in rows)
    for players, markers in ((2, tokens - threes - fours), (3, tokens - fours), (4, tokens)):
        each = per_path[players - 2]
        if markers != PATHS * each:
            needed = f"{PATHS * each} ({PATHS} paths of {each})"
            place.wrong(f"markers for {players} players must be {needed}, not {markers}")


def check_reinforcements(rows: Sequence[Reinforcement], place: Place) -> None:
    _check_categories([row.category for row in rows], 1, place)


def check_spells(rows: Sequence[Spell], totals: Totals, place: Place) -> None:
    _check_row_count(len(rows), len(words.SPELL_IDS), MOST_CARD_KINDS, place)
    for pile, total in (
        ("start", totals.start),
        ("attack", totals.attack),
        ("support", totals.support),
        ("poison", totals.poison),
    ):
        copies = sum(row.copies for row in rows if row.pile == pile)
        _check_total(f"cards in the {pile} pile", copies, pile, total, place)


def check_fate(rows: Sequence[Fate] | Sequence[NewFate], total: int, place: Place) -> None:
    _check_row_count(len(rows), 1, MOST_FATE_ROWS, place)
    _check_total("cards", sum(row.copies for row in rows), place.table, total, place)


def check_missions(rows: Sequence[Mission], total: int, place: Place) -> None:
    _check_row_count(len(rows), FEWEST_MISSIONS, MOST_MISSIONS, place)
    _check_total("missions", len(rows), "missions", total, place)


def check_terrain(rows: Sequence[Terrain], total: int, place: Place) -> None:
    """No section may have more tiles than there are paths to lay them on."""
    _check_row_count(len(rows), FEWEST_TILES, PATHS * len(words.SECTIONS), place)
    _check_total("tiles", len(rows), "terrain", total, place)
    tiles = Counter(row.section for row in rows)
    for section in words.SECTIONS:
        if tiles[section] > PATHS:
            place.wrong(f"tiles for the {section} section must be at most {PATHS}, not {tiles[section]}")


def check_toadlings(rows: Sequence[Toadling], total: int, place: Place) -> None:
    _check_total("toadlings", sum(row.copies for row in rows), "toadlings", total, place)


def check_enough_toadlings(
    toadlings: Sequence[Toadling],
    creatures: Sequence[Creature],
    reinforcements: Sequence[Reinforcement],
    place: Place,
) -> None:
    """Whatever creature a toad stands in for, each of its tokens may leave a toadling."""
    categories = {row.category for row in reinforcements if row.on_defeat == "toadling"}
    needed = max((row.tokens for row in creatures if row.category in categories), default=0)
    copies = sum(row.copies for row in toadlings)
    if copies < needed:
        place.wrong(f"toadlings must be at least {needed}, one for each toad, not {copies}")


def _check_categories(categories: Sequence[str], each: int, place: Place) -> None:
    counts = Counter(categories)
    for category in words.CATEGORIES:
        if counts[category] != each:
            place.wrong(f"{category} rows must be {each}, not {counts[category]}")


def _check_row_count(count: int, fewest: int, most: int, place: Place) -> None:
    if not fewest <= count <= most:
        place.wrong(f"rows must be {fewest} to {most}, not {count}")


def _check_total(what: str, count: int, name: str, total: int, place: Place) -> None:
    if count != total:
        place.wrong(f"wrong total: {what} must be {total} ({name} in [totals]), not {count}")
