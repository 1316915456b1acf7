"""What each cell of an observation means. `docs/env.md` shows this table; `encode` writes in this order.

The layout is the same for all modules and numbers of players. Whatever a game lacks is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orcs.engine.actions import CARD_ROOM, FATE_ROOM
from orcs.engine.terms import EFFECT_NAMES, PATHS, PLACES, RULE_NAMES, SEATS, TYPES
from orcs.modules.compose import MODULES
from orcs.modules.layout import MISSION_ROOM

# The published numbers of decisions, like those of picks: a decision that is not listed has none.
KINDS: Final = (
    "KeepMission",
    "ChooseReveal",
    "ChooseAction",
    "ChooseSpell",
    "ChooseEnhancement",
    "ChooseEffect",
    "ChooseLine",
    "ChooseTarget",
    "ChooseArea",
    "ChooseFirst",
    "ChooseSecond",
    "ChoosePut",
    "ChooseSection",
    "ChooseForward",
    "ChooseRival",
    "ChooseDiscard",
    "ChooseBonus",
    "ChooseWeakened",
)
GROUPS: Final = 8
SEAT_NAMES: Final = ("own", "next", "third", "last")


@dataclass(frozen=True, slots=True)
class Field:
    """A named run of cells: how many, the least and the greatest value of each, and what they mean."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


GAME: Final = (
    Field("players", 1, 0, SEATS, "how many play"),
    Field("seat", SEATS, 0, 1, "the observer's seat, one-hot, as picks such as `rival:2` count seats"),
    Field("modules", len(MODULES), 0, 1, f"which modules are in play: {', '.join(MODULES)}"),
    Field("round", 1, 0, 99, "the round; 0 during the set-up"),
    Field("over", 1, 0, 1, "whether the game has ended"),
    Field("start", SEATS, 0, 1, "who begins each round, one-hot, from the observer's seat on"),
    Field("turn", SEATS, 0, 1, "whose turn it is, one-hot, from the observer's seat on"),
    Field("decider", SEATS, 0, 1, "who must pick now, one-hot, from the observer's seat on"),
)
DECISION: Final = (
    Field("kind", len(KINDS), 0, 1, f"the kind of decision, one-hot: {', '.join(KINDS)}"),
    Field("spell", CARD_ROOM, 0, 1, "the spell being cast, one-hot by card"),
    Field("power", 1, 0, 99, "the spell power gathered for it"),
    Field("effects", len(EFFECT_NAMES), 0, 1, f"effects of the card just added: {', '.join(EFFECT_NAMES)}"),
    Field("amount", 1, 0, 99, "the damage of the strike, or the sections that a creature goes forward"),
    Field("anywhere", 1, 0, 1, "whether the strike reaches all paths"),
    Field(
        "chosen_place",
        PLACES,
        0,
        1,
        "where the creature chosen first stands, one-hot by place; or the inner section of the path that gets a tile",
    ),
    Field("chosen_type", TYPES, 0, 1, "its type, one-hot"),
)
TURN: Final = (
    Field("actions_left", 1, 0, 99, "actions left to the player whose turn it is"),
    Field("actions_done", 1, 0, 99, "actions done this turn"),
    Field("power_next", 1, 0, 99, "spell power that waits for the next cast"),
    Field("removed_card", 1, 0, 1, "whether the skill that removes a card was used this turn"),
    Field("gave_poison", 1, 0, 1, "whether the skill that gives poison was used this turn"),
    Field("bonuses_due", 4, 0, 99, "bonus actions due: draw, action, discard, power"),
)
FATE: Final = (
    Field("fate_rule", len(RULE_NAMES), 0, 1, f"the round's special rules: {', '.join(RULE_NAMES)}"),
    Field("fate_categories", 3, 0, 1, "the categories that moved: weak, strong, brute"),
    Field("fate_places", PLACES, 0, 1, "the places where creatures moved"),
    Field("fates", FATE_ROOM, 0, 99, "fate cards still in the deck, by card"),
    Field("fates_gone", FATE_ROOM, 0, 99, "fate cards revealed since the last shuffle, by card"),
)
BOARD: Final = (
    Field("creatures", PLACES * TYPES, 0, 99, "creatures by place and type"),
    Field(
        "groups",
        PLACES * GROUPS * 3,
        0,
        99,
        f"for each place its first {GROUPS} targets, in the order of the picks `target:…`: type (from 1), life left, "
        "how many are alike",
    ),
    Field("stacks", PATHS, 0, 99, "markers left on each path"),
    Field("markers", TYPES, 0, 99, "markers not yet revealed, by type"),
    Field("values", TYPES, 0, 99, "what a trophy of each type is worth now"),
    Field("ground", PLACES * 3, 0, 1, "terrain by place, one-hot: tendrils, stone field, road"),
    Field("toadlings_lying", PLACES, 0, 99, "toadlings by place"),
    Field("toadlings_left", 4, 0, 99, "toadlings not yet taken, by kind"),
)
CARDS: Final = (
    Field("display", CARD_ROOM, 0, 99, "the display, by card"),
    Field("pile", CARD_ROOM, 0, 99, "the spell piles, by card"),
    Field("played", CARD_ROOM, 0, 99, "cards played in the action under way, by card"),
    Field("aside", CARD_ROOM, 0, 99, "cards learned this turn, by card"),
    Field("removed", CARD_ROOM, 0, 99, "cards out of the game, by card"),
    Field("poison_pile", 1, 0, 99, "poison cards left"),
    Field("hand", CARD_ROOM, 0, 99, "the observer's hand, by card"),
    Field("draw", CARD_ROOM, 0, 99, "the observer's draw pile, by card"),
    Field("missions_dealt", MISSION_ROOM, 0, 1, "the missions dealt to the observer"),
    Field("mission_kept", MISSION_ROOM, 0, 1, "the mission that the observer kept, one-hot"),
)
SEAT: Final = (
    Field("present", 1, 0, 1, "whether somebody sits here"),
    Field("points", 1, -999, 999, "points so far, without missions"),
    Field("mage", PATHS, 0, 1, "the mage's path, one-hot"),
    Field("trophies", TYPES, 0, 99, "trophies by type"),
    Field("skulls", TYPES, 0, 9, "skull tracks by type; the skill is gained at 2"),
    Field("learned", 1, 0, 99, "cards learned in the whole game"),
    Field("hand_size", 1, 0, 99, "cards in hand"),
    Field("draw_size", 1, 0, 99, "cards in the draw pile"),
    Field("discard_size", 1, 0, 99, "cards in the discard pile"),
    Field("mission_chosen", 1, 0, 1, "whether the mission is chosen"),
    Field("toadlings_held", 4, 0, 99, "toadlings held, by kind"),
    Field("discard", CARD_ROOM, 0, 99, "the discard pile, by card"),
    Field("unseen", CARD_ROOM, 0, 99, "hand and draw pile together, by card"),
)


def _seats() -> list[Field]:
    """The fields of a seat, once for each, from the observer's seat on."""
    return [
        Field(f"{seat}.{field.name}", field.size, field.low, field.high, field.meaning)
        for seat in SEAT_NAMES
        for field in SEAT
    ]


FIELDS: Final = (*GAME, *DECISION, *TURN, *FATE, *BOARD, *CARDS, *_seats())
SIZE: Final = sum(field.size for field in FIELDS)


def where(name: str) -> slice:
    """The cells of a field. KeyError if there is none of this name."""
    first = 0
    for field in FIELDS:
        if field.name == name:
            return slice(first, first + field.size)
        first += field.size
    raise KeyError(name)


def table() -> str:
    """The whole layout as a table in Markdown."""
    rows = ["| cells | field | size | range | meaning |", "|---|---|---|---|---|"]
    first = 0
    for field in (*GAME, *DECISION, *TURN, *FATE, *BOARD, *CARDS):
        rows.append(_row(str(first), field))
        first += field.size
    block = sum(field.size for field in SEAT)
    for field in SEAT:
        rows.append(_row(f"{first} + {block}·k", field))
        first += field.size
    return "\n".join(rows)


def _row(first: str, field: Field) -> str:
    return f"| {first} | {field.name} | {field.size} | {field.low} … {field.high} | {field.meaning} |"
