"""A position read back from the plain data that `plain_position` wrote."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.board import pack
from orcs.engine.core import State
from orcs.engine.plain import place_number
from orcs.engine.rules import TALLIES, Rules
from orcs.engine.terms import PLACES, SEATS


def uncounted(names: list[str], counts: dict[str, int]) -> list[int]:
    """How many of each kind, for counts by name."""
    for name in counts:
        if name not in names:
            raise ValueError(f"there is no {name!r} in these rules")
    return [counts.get(name, 0) for name in names]


def per_seat(names: list[str], seats: list[dict[str, Any]], field: str) -> vec[i64]:
    """One field of all seats, laid end to end."""
    cells: list[int] = []
    for seat in seats:
        cells += uncounted(names, seat[field])
    return vec[i64](cells)


def sizes(cells: vec[i64], seats: int) -> vec[i64]:
    """How many cards each seat has in these cells."""
    kinds = len(cells) // seats
    return vec[i64]([sum([cells[seat * kinds + kind] for kind in range(kinds)]) for seat in range(seats)])


def number(data: dict[str, Any], field: str) -> int:
    """A field that must be a whole number."""
    value = data[field]
    if not isinstance(value, int):
        raise ValueError(f"{field} is a number, not {value!r}")
    return value


def seat_index(number: int | None) -> int:
    """A seat counted from 0, or -1 for none."""
    return -1 if number is None else number - 1


def position(rules: Rules, data: dict[str, Any]) -> State:
    """The position that the data describes, under these rules. ValueError or KeyError if it does not fit them."""
    cards = rules.names["card"]
    creatures = rules.names["creature"]
    fates = rules.names["fate"]
    seats: list[dict[str, Any]] = data["seats"]
    if not 2 <= len(seats) <= SEATS:
        raise ValueError(f"2 to {SEATS} seats can play, not {len(seats)}")
    packed = sorted(
        [
            pack(
                place_number(row["place"]),
                creatures.index(row["creature"]),
                row["damage"],
                row["weakened"],
                row["token"],
            )
            for row in data["creatures"]
        ]
    )
    at = [0] * PLACES
    for creature in packed:
        at[creature >> 19] += 1
    tally = [0] * TALLIES
    for declared in rules.tallies:
        tally[declared.base : declared.base + declared.size] = data["modules"][declared.name]
    hand = per_seat(cards, seats, "hand")
    draw = per_seat(cards, seats, "draw")
    discard = per_seat(cards, seats, "discard")
    room = sum([row.tokens for row in rules.creature_rows]) + 1
    return State(
        rules=rules,
        seats=len(seats),
        start=seat_index(data["start"]),
        round=number(data, "round"),
        turn=seat_index(data["turn"]),
        fate=-1 if data["fate"] is None else fates.index(data["fate"]),
        actions_done=number(data, "actions_done"),
        actions_extra=number(data, "actions_extra"),
        removed_card=number(data, "removed_card"),
        gave_poison=number(data, "gave_poison"),
        power_next=number(data, "power_next"),
        poison_pile=number(data, "poison_pile"),
        creature_count=len(packed),
        next_token=number(data, "next_token"),
        fate_shuffles=number(data, "fate_shuffles"),
        pile_shuffles=number(data, "pile_shuffles"),
        over=data["over"],
        creatures=vec[i64](packed + [0] * (room - len(packed))),
        at=vec[i64](at),
        mages=vec[i64]([seat["mage"] - 1 for seat in seats]),
        hand=hand,
        draw=draw,
        discard=discard,
        hand_size=sizes(hand, len(seats)),
        draw_size=sizes(draw, len(seats)),
        discard_size=sizes(discard, len(seats)),
        shuffles=vec[i64]([seat["shuffles"] for seat in seats]),
        played=vec[i64](uncounted(cards, data["played"])),
        aside=vec[i64](uncounted(cards, data["aside"])),
        removed=vec[i64](uncounted(cards, data["removed"])),
        display=vec[i64](uncounted(cards, data["display"])),
        pile=vec[i64](uncounted(cards, data["pile"])),
        trophies=per_seat(creatures, seats, "trophies"),
        skulls=per_seat(creatures, seats, "skulls"),
        counters=vec[i64](data["counter_steps"]),
        learned=vec[i64]([seat["learned"] for seat in seats]),
        markers=vec[i64](uncounted(creatures, data["markers"])),
        stacks=vec[i64](data["stacks"]),
        fates=vec[i64](uncounted(fates, data["fates"])),
        fates_gone=vec[i64](uncounted(fates, data["fates_gone"])),
        tally=vec[i64](tally),
        stack=[rules.make(name, args) for name, args in data["stack"]],
    )
