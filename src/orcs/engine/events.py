"""What each event's numbers mean, and who may see them.

A field's name says its domain: `card`, `creature`, `fate`, `skill` … are indices of the rules' names; `seat`,
`rival`, `path` count from 0; `place`, `before` and `to` are places, 18 and more the tower of a path. A field with `!`
is private to the event's owner.
"""

from __future__ import annotations

from typing import Final

from orcs.engine.core import EVERYONE, HIDDEN, Event

EVENTS: Final[dict[str, str]] = {
    "start_named": "seat",
    "round_began": "round",
    "fate_revealed": "fate",
    "fates_shuffled": "",
    "creature_moved": "token creature before to",
    "creature_entered": "token creature path to",
    "tower_reached": "token creature path",
    "counter_dropped": "creature value",
    "trophy_lost": "seat creature",
    "trophy_kept": "seat creature",
    "display_exchanged": "",
    "spell_shown": "card",
    "turn_began": "seat",
    "turn_ended": "seat",
    "passed": "seat",
    "mage_moved": "seat path",
    "spell_cast": "seat card power",
    "card_added": "seat card power",
    "line_applied": "seat card line",
    "spell_fizzled": "seat card",
    "action_gained": "seat",
    "power_gained": "seat power",
    "creature_hit": "token creature place amount",
    "creature_weakened": "token creature place",
    "creature_defeated": "token creature place seat",
    "creatures_healed": "",
    "skull_raised": "seat creature height",
    "skill_gained": "seat skill",
    "card_drawn": "seat card!",
    "card_discarded": "seat card source",
    "card_learned": "seat card",
    "card_removed": "seat card",
    "deck_shuffled": "seat",
    "poison_given": "seat rival",
    "game_ended": "",
}


def redact(event: Event, fields: str, viewer: int) -> Event:
    """The event as a viewer may know it: private fields of others become HIDDEN."""
    if event.owner == EVERYONE or event.owner == viewer:
        return event
    values = list(event.values)
    for i, field in enumerate(fields.split()):
        if field.endswith("!"):
            values[i] = HIDDEN
    return Event(event.name, (values[0], values[1], values[2], values[3]), event.owner)
