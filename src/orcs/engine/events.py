"""What each event's numbers mean, who may see them, and the clause that the event follows.

A field's name says its domain: `card`, `creature`, `fate`, `skill` … are indices of the rules' names; `seat`,
`rival`, `path` count from 0; `place`, `before` and `to` are places, 18 and more the tower of a path. A field with `!`
is private to the event's `seat`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.core import EVERYONE, HIDDEN, Event


class EventRow:
    """One kind of event: its fields, the places of those that are private, whose they are, and its clause."""

    __slots__ = ("clause", "fields", "owner", "private")

    def __init__(self, fields: str, clause: str) -> None:
        words = fields.split()
        self.fields = [word.rstrip("!") for word in words]
        self.private = [i for i, word in enumerate(words) if word.endswith("!")]
        if self.private and "seat" not in self.fields:
            raise ValueError(f"an event with the fields {fields} has no seat that could own what is private")
        self.owner: i64 = self.fields.index("seat") if self.private else -1
        self.clause = clause


EVENTS: Final[dict[str, EventRow]] = {
    "start_named": EventRow("seat", "S3"),
    "round_began": EventRow("round", "F1"),
    "fate_revealed": EventRow("fate", "F1"),
    "fates_shuffled": EventRow("", "F1"),
    "creature_moved": EventRow("token creature before to", "F2"),
    "creature_entered": EventRow("token creature path to", "T1"),
    "tower_reached": EventRow("token creature path", "F3"),
    "counter_dropped": EventRow("creature value", "F3"),
    "trophy_lost": EventRow("seat creature", "F4"),
    "trophy_kept": EventRow("seat creature", "F4"),
    "display_exchanged": EventRow("", "F11"),
    "spell_shown": EventRow("card", "S7"),
    "turn_began": EventRow("seat", "F13"),
    "turn_ended": EventRow("seat", "T8"),
    "passed": EventRow("seat", "T5"),
    "mage_moved": EventRow("seat path", "T4"),
    "spell_cast": EventRow("seat card power", "C1"),
    "card_added": EventRow("seat card power", "C2"),
    "line_applied": EventRow("seat card line", "C5"),
    "spell_fizzled": EventRow("seat card", "C7"),
    "action_gained": EventRow("seat", "C13"),
    "power_gained": EventRow("seat power", "B2"),
    "creature_hit": EventRow("token creature place amount", "D1"),
    "creature_weakened": EventRow("token creature place", "Z4"),
    "creature_defeated": EventRow("token creature place seat", "D1"),
    "creatures_healed": EventRow("", "T9"),
    "skull_raised": EventRow("seat creature height", "D3"),
    "skill_gained": EventRow("seat skill", "D3"),
    "card_drawn": EventRow("seat card!", "T8"),
    "card_discarded": EventRow("seat card source", "T8"),
    "card_learned": EventRow("seat card", "C9"),
    "card_removed": EventRow("seat card", "T6"),
    "deck_shuffled": EventRow("seat", "T8"),
    "poison_given": EventRow("seat rival", "T7"),
    "game_ended": EventRow("", "E1"),
}


def redact(event: Event, row: EventRow, viewer: int) -> Event:
    """The event as a viewer may know it: private fields of others become HIDDEN."""
    if event.owner == EVERYONE or event.owner == viewer:
        return event
    values = list(event.values)
    for i in row.private:
        values[i] = HIDDEN
    return Event(event.name, (values[0], values[1], values[2], values[3]), event.owner)
