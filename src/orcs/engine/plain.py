"""Positions, views and events as plain data that JSON can carry, with names for everything; positions also back.

Seats and paths count from 1 here, as people count them. A place is `3.inner`, the tower of a path `3.tower`.
"""

from __future__ import annotations

from json.encoder import encode_basestring_ascii

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.actions import place_name
from orcs.engine.board import damage_of, life_of, place_of, token_of, type_of, weakened_of
from orcs.engine.core import HIDDEN, Event, State
from orcs.engine.frames.act import actions_left
from orcs.engine.rules import OWNER, Rules
from orcs.engine.scoring import Line, Score, counter_value, scores
from orcs.engine.terms import PLACES, SECTION_NAMES, TYPES
from orcs.engine.view import View, view


def plain_place(place: int) -> str:
    """The text form of a place, the tower included."""
    return place_name(place) if place < PLACES else f"{place - PLACES + 1}.tower"


def place_number(text: str) -> int:
    """The place with this text form."""
    path, _, section = text.partition(".")
    return (int(path) - 1) * 3 + SECTION_NAMES.index(section)


def plain_event(rules: Rules, event: Event) -> dict[str, object]:
    """An event with its fields by name; what is hidden is None."""
    data: dict[str, object] = {"event": event.name}
    for i, name in enumerate(rules.event_fields[event.name]):
        value = event.values[i]
        if value == HIDDEN:
            data[name] = None
        elif name in rules.names:
            data[name] = rules.names[name][value]
        elif name in ("seat", "rival", "path", "line"):
            data[name] = value + 1
        elif name in ("place", "before", "to"):
            data[name] = plain_place(value)
        else:
            data[name] = value
    return data


def event_line(rules: Rules, event: Event) -> str:
    """An event as the digest of a game takes it in: what `json.dumps` makes of its plain form."""
    parts: list[str] = []
    for name, value in plain_event(rules, event).items():
        text = "null" if value is None else encode_basestring_ascii(value) if isinstance(value, str) else str(value)
        parts.append(f'"{name}": {text}')
    return "{" + ", ".join(parts) + "}"


def counted(names: list[str], cells: vec[i64], first: int) -> dict[str, int]:
    """The kinds that are there, with how many."""
    return {name: int(cells[first + i]) for i, name in enumerate(names) if cells[first + i] > 0}


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


def plain_numbers(s: State) -> dict[str, object]:
    """The single numbers of the open table."""
    return {
        "start": s.start + 1 if s.start >= 0 else None,
        "round": int(s.round),
        "turn": s.turn + 1 if s.turn >= 0 else None,
        "fate": s.rules.fate_rows[s.fate].id if s.fate >= 0 else None,
        "over": s.over,
        "actions_left": int(actions_left(s)) if s.turn >= 0 else 0,
        "actions_done": int(s.actions_done),
        "actions_extra": int(s.actions_extra),
        "removed_card": int(s.removed_card),
        "gave_poison": int(s.gave_poison),
        "power_next": int(s.power_next),
        "poison_pile": int(s.poison_pile),
        "next_token": int(s.next_token),
        "fate_shuffles": int(s.fate_shuffles),
        "pile_shuffles": int(s.pile_shuffles),
    }


def plain_stack(s: State) -> list[list[object]]:
    """What is unfinished, the top last."""
    return [[type(frame).__name__, frame.args()] for frame in s.stack]


def plain_cells(cells: vec[i64], first: int, size: int) -> list[int]:
    """Some cells as a plain list."""
    return [int(cells[cell]) for cell in range(first, first + size)]


def plain_board(s: State) -> dict[str, object]:
    """All that lies open on the table and that every viewer knows."""
    rules = s.rules
    cards = rules.names["card"]
    creatures = rules.names["creature"]
    return plain_numbers(s) | {
        "creatures": [plain_creature(s, s.creatures[i]) for i in range(s.creature_count)],
        "counters": {name: int(counter_value(s, i)) for i, name in enumerate(creatures)},
        "counter_steps": plain_cells(s.counters, 0, len(s.counters)),
        "markers": counted(creatures, s.markers, 0),
        "stacks": plain_cells(s.stacks, 0, len(s.stacks)),
        "display": counted(cards, s.display, 0),
        "pile": counted(cards, s.pile, 0),
        "played": counted(cards, s.played, 0),
        "aside": counted(cards, s.aside, 0),
        "removed": counted(cards, s.removed, 0),
        "fates": counted(rules.names["fate"], s.fates, 0),
        "fates_gone": counted(rules.names["fate"], s.fates_gone, 0),
        "modules": {tally.name: plain_cells(s.tally, tally.base, tally.size) for tally in rules.tallies},
        "stack": plain_stack(s),
    }


def plain_seat(s: State, seat: int) -> dict[str, object]:
    """What lies open before a seat."""
    rules = s.rules
    creatures = rules.names["creature"]
    return {
        "mage": s.mages[seat] + 1,
        "trophies": counted(creatures, s.trophies, seat * TYPES),
        "skulls": counted(creatures, s.skulls, seat * TYPES),
        "learned": int(s.learned[seat]),
        "shuffles": int(s.shuffles[seat]),
        "discard": counted(rules.names["card"], s.discard, seat * rules.kinds),
        "hand_size": int(s.hand_size[seat]),
        "draw_size": int(s.draw_size[seat]),
    }


def plain_position(s: State) -> dict[str, object]:
    """A whole position, secrets and all; `position` reads it back."""
    data = plain_board(s)
    cards = s.rules.names["card"]
    seats: list[dict[str, object]] = []
    for seat in range(s.seats):
        row = plain_seat(s, seat)
        row["hand"] = counted(cards, s.hand, seat * s.rules.kinds)
        row["draw"] = counted(cards, s.draw, seat * s.rules.kinds)
        seats.append(row)
    data["seats"] = seats
    return data


def plain_score(rules: Rules, score: Score) -> dict[str, object]:
    """A score, line by line."""
    return {"seat": score.seat + 1, "total": score.total, "lines": [plain_line(rules, line) for line in score.lines]}


def plain_line(rules: Rules, line: Line) -> dict[str, object]:
    """One line of a score."""
    item: str | None = None
    if line.item >= 0:
        item = rules.names["creature" if line.clause == "E2" else "mission"][line.item]
    return {"clause": line.clause, "item": item, "count": line.count, "value": line.value, "points": line.points}


def plain_view(seen: View) -> dict[str, object]:
    """A view: the open table, the viewer's own hand and draw pile, and of others' what may be in them."""
    s = seen.known
    data = plain_board(s)
    data["viewer"] = seen.viewer + 1 if seen.viewer >= 0 else None
    cards = s.rules.names["card"]
    seats: list[dict[str, object]] = []
    for seat in range(s.seats):
        row = plain_seat(s, seat)
        row["unseen"] = counted(cards, seen.unseen, seat * s.rules.kinds)
        if s.over or seat == seen.viewer:
            row["hand"] = counted(cards, s.hand, seat * s.rules.kinds)
            row["draw"] = counted(cards, s.draw, seat * s.rules.kinds)
        seats.append(row)
    data["seats"] = seats
    data["scores"] = [plain_score(s.rules, score) for score in scores(seen.owned())]
    return data


def plain_own(s: State, seat: int) -> dict[str, object]:
    """What only this seat knows: hand and draw pile, and where there are secret counters, these and the points that
    count them."""
    cards = s.rules.names["card"]
    own: dict[str, object] = {
        "seat": seat + 1,
        "hand": counted(cards, s.hand, seat * s.rules.kinds),
        "draw": counted(cards, s.draw, seat * s.rules.kinds),
    }
    secret = {
        tally.name: plain_cells(s.tally, tally.base + seat * tally.stride, tally.stride)
        for tally in s.rules.tallies
        if tally.visibility == OWNER
    }
    if secret:
        own["modules"] = secret
        own["score"] = plain_score(s.rules, scores(view(s, seat).owned())[seat])
    return own
