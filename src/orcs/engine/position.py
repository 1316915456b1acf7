"""A position read back from the plain data that `plain_position` wrote."""

from __future__ import annotations

from typing import Any

from orcs.engine.board import pack
from orcs.engine.core import NOTHING, State
from orcs.engine.fields import CELLS, COUNTS, CREATURES, FLAG, INDEX, NAME, Field
from orcs.engine.plain import place_number
from orcs.engine.rules import Rules
from orcs.engine.terms import SEATS


def uncounted(names: list[str], counts: dict[str, int]) -> list[int]:
    """How many of each kind, for counts by name."""
    for name in counts:
        if name not in names:
            raise ValueError(f"there is no {name!r} in these rules")
    return [counts.get(name, 0) for name in names]


def whole(name: str, value: object) -> int:
    """A value that must be a whole number."""
    if not isinstance(value, int):
        raise ValueError(f"{name} is a number, not {value!r}")
    return value


def packed(rules: Rules, rows: list[dict[str, Any]]) -> list[int]:
    """Creatures in canonical order."""
    ids = rules.names["creature"]
    return sorted(
        [
            pack(place_number(row["place"]), ids.index(row["creature"]), row["damage"], row["weakened"], row["token"])
            for row in rows
        ]
    )


def cells_of(rules: Rules, field: Field, value: Any, size: int) -> list[int]:
    """The cells that a plain value stands for."""
    shape = field.shape
    if shape == COUNTS:
        return uncounted(field.rows(rules), value)
    if shape == CELLS:
        if len(value) != size:
            raise ValueError(f"{field.name} has {size} numbers, not {len(value)}")
        return [whole(field.name, each) for each in value]
    if shape == CREATURES:
        found = packed(rules, value)
        if len(found) > size:
            raise ValueError(f"{field.name} are {size} at most, not {len(found)}")
        return found + [NOTHING] * (size - len(found))
    if value is None and (shape == INDEX or shape == NAME):
        return [NOTHING]
    if shape == NAME:
        return [field.rows(rules).index(value)]
    if shape == FLAG:
        return [1 if value else 0]
    number = whole(field.name, value)
    return [number - 1 if shape == INDEX else number]


def put(s: State, field: Field, first: int, size: int, data: dict[str, Any]) -> None:
    """Write what the data has for a field into its cells; its default if the data is older than the field."""
    if field.default is not None and field.name not in data:
        cells = [field.default] * size
    else:
        cells = cells_of(s.rules, field, data[field.name], size)
    for i, cell in enumerate(cells):
        s.cells[first + i] = cell


def position(rules: Rules, data: dict[str, Any]) -> State:
    """The position that the data describes, under these rules. ValueError or KeyError if it does not fit them."""
    seats: list[dict[str, Any]] = data["seats"]
    if not 2 <= len(seats) <= SEATS:
        raise ValueError(f"2 to {SEATS} seats can play, not {len(seats)}")
    s = State(rules, len(seats), rules.no_cells[:], [rules.make(name, args) for name, args in data["stack"]])
    for field in rules.fields:
        first, size = int(field.first), int(field.size)
        if field.module:
            put(s, field, first, field.cells, data["modules"])
        elif field.derived is None and not field.each_seat:
            put(s, field, first, size, data)
        elif field.derived is None:
            for seat, row in enumerate(seats):
                put(s, field, first + seat * size, size, row)
    for field in rules.fields:
        if field.derived is not None:
            field.derived.derive(s)
    return s
