"""Positions, views and events as plain data that JSON can carry, with names for everything.

Seats and paths count from 1 here, as people count them. A place is `3.inner`, the tower of a path `3.tower`.
"""

from __future__ import annotations

from json.encoder import encode_basestring_ascii
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM, place_name
from orcs.engine.board import damage_of, life_of, place_of, token_of, type_of, weakened_of
from orcs.engine.core import HIDDEN, Event, State
from orcs.engine.fields import (
    AT_CREATURE_COUNT,
    AT_TURN,
    CELLS,
    COUNTS,
    CREATURES,
    FLAG,
    INDEX,
    NAME,
    Field,
)
from orcs.engine.frames.act import actions_left
from orcs.engine.rules import Rules
from orcs.engine.scoring import Line, Score, counter_value, scores
from orcs.engine.terms import PLACES, SECTION_NAMES
from orcs.engine.view import View, view


def plain_place(place: int) -> str:
    """The text form of a place, the tower included."""
    return place_name(place) if place < PLACES else f"{place - PLACES + 1}.tower"


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]


def place_number(text: str) -> int:
    """The place with this text form."""
    path, _, section = text.partition(".")
    return (int(path) - 1) * 3 + SECTION_NAMES.index(section)


def plain_field(rules: Rules, name: str, value: i64) -> str | int | None:
    """One field of an event; None if it is hidden."""
    if value == HIDDEN:
        return None
    if name in rules.names:
        return rules.names[name][value]
    if name in ("seat", "rival", "path", "line"):
        return int(value + 1)
    if name in ("place", "before", "to"):
        return plain_place(value)
    return int(value)


def plain_event(rules: Rules, event: Event) -> dict[str, object]:
    """An event with its fields by name; what is hidden is None."""
    data: dict[str, object] = {"event": event.name}
    for i, name in enumerate(rules.events[event.name].fields):
        data[name] = plain_field(rules, name, event.values[i])
    return data


def event_line(rules: Rules, event: Event) -> str:
    """An event as the digest of a game takes it in: what `json.dumps` makes of its plain form."""
    line = f'{{"event": "{event.name}"'
    for i, name in enumerate(rules.events[event.name].fields):
        value = plain_field(rules, name, event.values[i])
        text = encode_basestring_ascii(value) if isinstance(value, str) else "null" if value is None else str(value)
        line += f', "{name}": {text}'
    return line + "}"


def counted(names: list[str], cells: vec[i64], first: int) -> dict[str, int]:
    """How many there are of each kind, without the zeros."""
    return {name: int(cells[first + i]) for i, name in enumerate(names) if cells[first + i] > 0}


def plain_cells(cells: vec[i64], first: int, size: int) -> list[int]:
    """Some cells as a plain list."""
    return [int(cells[cell]) for cell in range(first, first + size)]


def plain_creature(s: State, creature: i64) -> dict[str, object]:
    """One creature on the board."""
    return {
        "token": int(token_of(creature)),
        "creature": s.rules.creature_rows[type_of(creature)].id,
        "place": place_name(place_of(creature)),
        "life": int(life_of(s, creature)),
        "damage": int(damage_of(creature)),
        "weakened": int(weakened_of(creature)),
    }


def plain_value(s: State, field: Field, first: i64) -> object:
    """What a field holds, from a cell on: that of the table, or of one seat."""
    cells = s.cells
    shape = field.shape
    if shape == COUNTS:
        return counted(field.rows(s.rules), cells, first)
    if shape == CELLS:
        return plain_cells(cells, first, field.size)
    if shape == CREATURES:
        return [plain_creature(s, cells[i]) for i in range(first, first + cells[AT_CREATURE_COUNT])]
    value = int(cells[first])
    if shape == INDEX:
        return value + 1 if value >= 0 else None
    if shape == NAME:
        return field.rows(s.rules)[value] if value >= 0 else None
    if shape == FLAG:
        return value != 0
    return value


def plain_named(s: State, field: Field, first: i64) -> object:
    """What a field holds from a cell on, by names; None if that is nothing."""
    named = field.named
    assert named is not None
    values = s.rules.names[named.values] if named.values else []
    if not named.cells:
        value = int(s.cells[first])
        return values[value - 1] if 0 < value <= len(values) else None
    found: dict[str, object] = {}
    cells = PLACE_NAMES if named.cells == "place" else s.rules.names[named.cells]
    for i, name in enumerate(cells):
        value = int(s.cells[first + i])
        if value > 0 and not values:
            found[name] = value
        elif 0 < value <= len(values):
            found[name] = values[value - 1]
    return found or None


def plain_reckoned(s: State) -> dict[str, object]:
    """What the rules make of the position: the actions left, and what a trophy is worth now."""
    return {
        "actions_left": int(actions_left(s)) if s.cells[AT_TURN] >= 0 else 0,
        "counters": {name: int(counter_value(s, i)) for i, name in enumerate(s.rules.names["creature"])},
    }


def plain_stack(s: State) -> list[list[object]]:
    """What is unfinished, the top last."""
    return [[type(frame).__name__, frame.args()] for frame in s.stack]


def plain_board(s: State) -> dict[str, object]:
    """The table, and all that the modules keep."""
    data = plain_reckoned(s)
    modules: dict[str, object] = {}
    for field in s.rules.fields:
        if field.module:
            modules[field.name] = plain_cells(s.cells, field.first, field.cells)
        elif field.told and not field.each_seat:
            data[field.name] = plain_value(s, field, field.first)
    data["modules"] = modules
    data["stack"] = plain_stack(s)
    return data


def plain_seat(s: State, seat: int, secrets: bool) -> dict[str, object]:
    """What a seat has, with or without what only that seat may see."""
    return {
        field.name: plain_value(s, field, field.first + seat * field.size)
        for field in s.rules.fields
        if field.each_seat and field.told and not field.module and (secrets or not field.secret)
    }


def plain_position(s: State) -> dict[str, object]:
    """A whole position, secrets and all; `position` reads it back."""
    return plain_board(s) | {"seats": [plain_seat(s, seat, True) for seat in range(s.seats)]}


def plain_score(rules: Rules, score: Score) -> dict[str, object]:
    """A score, line by line."""
    return {"seat": score.seat + 1, "total": score.total, "lines": [plain_line(rules, line) for line in score.lines]}


def plain_line(rules: Rules, line: Line) -> dict[str, object]:
    """One line of a score."""
    item = rules.names[line.of][line.item] if line.of else None
    return {"clause": line.clause, "item": item, "count": line.count, "value": line.value, "points": line.points}


def plain_view(seen: View) -> dict[str, object]:
    """A view: the open table, the secrets that it shows, and what the other seats may hold."""
    s = seen.known
    data = plain_board(s)
    data["viewer"] = seen.viewer + 1 if seen.viewer >= 0 else None
    seats: list[dict[str, object]] = []
    for seat in range(s.seats):
        row = plain_seat(s, seat, seen.shows(seat))
        row["unseen"] = counted(s.rules.names["card"], seen.unseen, seat * CARD_ROOM)
        seats.append(row)
    data["seats"] = seats
    add_named(seen, data, seats)
    data["scores"] = [plain_score(s.rules, score) for score in scores(seen.owned())]
    return data


def add_named(seen: View, data: dict[str, object], seats: list[dict[str, object]]) -> None:
    """Add what the modules tell by names to a view and to its seats."""
    s = seen.known
    if s.rules.stands_for:
        data["stands_for"] = dict(s.rules.stands_for)
    for field in s.rules.fields:
        if field.named is None:
            continue
        if not field.each_seat:
            put_named(data, s, field, field.first)
            continue
        for seat, row in enumerate(seats):
            if seen.shows(seat) or not field.secret:
                put_named(row, s, field, field.first + seat * field.size)


def put_named(data: dict[str, object], s: State, field: Field, first: i64) -> None:
    """Add a field by names, if there is anything to tell."""
    value = plain_named(s, field, first)
    if field.named is not None and value is not None:
        data[field.named.name] = value


def plain_own(s: State, seat: int) -> dict[str, object]:
    """What only this seat knows; where modules have secrets, also the points that count them."""
    own: dict[str, object] = {"seat": seat + 1}
    modules: dict[str, object] = {}
    for field in s.rules.secrets:
        part = modules if field.module else own
        part[field.name] = plain_value(s, field, field.first + seat * field.size)
        if field.named is not None:
            put_named(own, s, field, field.first + seat * field.size)
    if modules:
        own["modules"] = modules
        own["score"] = plain_score(s.rules, scores(view(s, seat).owned())[seat])
    return own
