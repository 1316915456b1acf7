"""From a document to an edition: every row read, every table checked, the whole summed up in a digest."""

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from orcs.edition import checks, tables, words
from orcs.edition.cells import Draft, listed
from orcs.edition.checks import Place
from orcs.edition.document import Document
from orcs.edition.problems import EditionProblem
from orcs.edition.rows import Edition

FILES: Final[Mapping[str, str]] = {
    "creature": "creatures.toml",
    "reinforcement": "creatures.toml",
    "spell": "spells.toml",
    "fate": "fate.toml",
    "new_fate": "new_fate.toml",
    "mission": "missions.toml",
    "terrain": "terrain.toml",
    "toadling": "toadlings.toml",
    "house_rules": "house_rules.toml",
}
"""The built-in file of each table."""


Row = TypeVar("Row")
Problems = list[EditionProblem]


def assemble(document: Document, file: str | None, override: str, problems: Problems) -> Edition | None:
    """The edition in a document, or None if a row of it cannot be read.

    What is wrong with a table as a whole is noted under the given file, else under the table's own.
    """
    at = {array: Place(file or FILES[array], array, problems) for array in FILES}
    totals = tables.read_totals(document.singles["totals"], problems)
    per_path = tables.read_per_path(document.singles["markers"], problems)
    house_rules = tables.read_house_rules(document.singles["house_rules"], problems)
    creatures = _rows(document, at["creature"], tables.read_creature, words.CREATURE_IDS, closed=True)
    reinforcements = _rows(
        document, at["reinforcement"], tables.read_reinforcement, words.REINFORCEMENT_IDS, closed=True
    )
    spells = _rows(document, at["spell"], tables.read_spell, words.SPELL_IDS)
    fate = _rows(document, at["fate"], tables.read_fate)
    new_fate = _rows(document, at["new_fate"], tables.read_new_fate)
    missions = _rows(document, at["mission"], tables.read_mission)
    terrain = _rows(document, at["terrain"], tables.read_terrain)
    toadlings = _rows(document, at["toadling"], tables.read_toadling, words.TOADLING_IDS, closed=True)

    if creatures is not None and per_path is not None:
        checks.check_markers(creatures, per_path, at["creature"])
    if reinforcements is not None:
        checks.check_reinforcements(reinforcements, at["reinforcement"])
    if toadlings is not None and creatures is not None and reinforcements is not None:
        checks.check_enough_toadlings(toadlings, creatures, reinforcements, at["toadling"])
    if totals is not None:
        if creatures is not None:
            checks.check_creatures(creatures, totals.tokens, at["creature"])
        if spells is not None:
            checks.check_spells(spells, totals, at["spell"])
        if fate is not None:
            checks.check_fate(fate, totals.fate, at["fate"])
        if new_fate is not None:
            checks.check_fate(new_fate, totals.new_fate, at["new_fate"])
        if missions is not None:
            checks.check_missions(missions, totals.missions, at["mission"])
        if terrain is not None:
            checks.check_terrain(terrain, totals.terrain, at["terrain"])
        if toadlings is not None:
            checks.check_toadlings(toadlings, totals.toadlings, at["toadling"])

    if (
        totals is None
        or per_path is None
        or creatures is None
        or reinforcements is None
        or spells is None
        or fate is None
        or new_fate is None
        or missions is None
        or terrain is None
        or toadlings is None
        or house_rules is None
    ):
        return None
    edition = Edition(
        creatures=creatures,
        reinforcements=reinforcements,
        per_path=per_path,
        spells=spells,
        fate=fate,
        new_fate=new_fate,
        missions=missions,
        terrain=terrain,
        toadlings=toadlings,
        house_rules=house_rules,
        totals=totals,
        digest="",
        override=override,
    )
    return dataclasses.replace(edition, digest=digest_of(edition))


def digest_of(edition: Edition) -> str:
    """SHA-256 of the rows as canonical JSON; without the marks, which say how a value is known.

    What editions of 0.9.0 could not say is left out where it says nothing new, so that their digests stay.
    """
    left_out = ("mark", "marks", "totals", "digest", "override")

    def played(pairs: list[tuple[str, object]]) -> dict[str, object]:
        row = {name: value for name, value in pairs if name not in left_out}
        if "pile" in row and row["points"] == tables.POINTS.get(str(row["category"]), 0):
            del row["points"]
        if "rules" in row:
            rules = row.pop("rules")
            assert isinstance(rules, tuple)
            row["rule"] = rules if len(rules) > 1 else "".join(rules) or "none"
        if row.get("house_rules") == ():
            del row["house_rules"]
        return row

    values = dataclasses.asdict(edition, dict_factory=played)
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _rows(
    document: Document,
    place: Place,
    read: Callable[[Draft, Problems], Row | None],
    needed: Sequence[str] = (),
    closed: bool = False,
) -> tuple[Row, ...] | None:
    """All rows of a table, or None if one of them is wrong, missing or, in a closed table, new."""
    drafts = document.rows[place.table]
    complete = checks.check_needed(list(drafts), needed, place)
    rows: list[Row] = []
    for name, draft in drafts.items():
        if closed and name not in needed:
            cause = f"unknown id, expected one of: {listed(needed)}"
            place.problems.append(EditionProblem(draft.file, draft.row, cause))
            continue
        row = read(draft, place.problems)
        if row is not None:
            rows.append(row)
    return tuple(rows) if complete and len(rows) == len(drafts) else None
