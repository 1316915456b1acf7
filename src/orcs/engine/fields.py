"""The fields of a State, each declared once: its name, its shape, who may see it, and how it is imagined or derived.

A State is one vector of cells. A field is a named run of them, and its constant `AT_NAME` is the first. Copies, views,
samples, plain data and patches are walks over the declarations, so a new field is one declaration here or in a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orcs.engine.actions import CARD_ROOM, FATE_ROOM
from orcs.engine.terms import PATHS, PLACES, SEATS, TYPES

if TYPE_CHECKING:
    from orcs.engine.core import State
    from orcs.engine.rng import Rng
    from orcs.engine.rules import Rules

# Who may see a field.
PUBLIC: Final = "public"
OWNER: Final = "owner"

# How plain data writes a field.
NUMBER: Final = "number"
FLAG: Final = "flag"
INDEX: Final = "index"  # a seat or path: counted from 1, None for none
NAME: Final = "name"  # a row of a table by its id, None for none
COUNTS: Final = "counts"  # how many of each row of a table, by id
CELLS: Final = "cells"  # a list of numbers
CREATURES: Final = "creatures"  # packed creatures (see `board`), then -1

TOKENS: Final = 128
PLACE_SHIFT: Final = 19
SECRET_ROOM: Final = 288
TABLE_ROOM: Final = {"card": CARD_ROOM, "creature": TYPES, "fate": FATE_ROOM}


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagined:
    """How `sample` fills in secret fields that a viewer cannot see. Fields imagined together share one of these."""

    def imagine(self, s: State, viewer: i64, unseen: vec[i64], rng: Rng) -> None:
        """Fill the cells of the seats other than the viewer's; `unseen` counts hand and draw pile of each seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived:
    """How a field follows from others. Atoms keep it up to date; whoever reads a position back derives it."""

    def derive(self, s: State) -> None:
        """Set the field's cells."""
        raise NotImplementedError


class Named:
    """How views tell the cells of a field by names, beside its numbers: as the member `name`.

    `cells` is the table whose rows name the cells, or "place"; without one there is a single cell. `values` is the
    table whose rows the cells hold, counted from 1; without one they hold numbers. What is 0 is left out.
    """

    def __init__(self, name: str, cells: str = "", values: str = "") -> None:
        self.name = name
        self.cells = cells
        self.values = values


class Field:
    """One declared field. A field of each seat has `size` cells for every seat, one seat's after another's."""

    def __init__(
        self,
        name: str,
        shape: str,
        visibility: str,
        of: str,
        size: int,
        each_seat: bool,
        imagined: Imagined | None,
        derived: Derived | None,
        told: bool,
        default: int | None,
        named: Named | None,
    ) -> None:
        if visibility not in (PUBLIC, OWNER):
            raise ValueError(f"the field {name} is {PUBLIC} or {OWNER}, not {visibility!r}")
        if visibility == OWNER and not each_seat:
            raise ValueError(f"the field {name} has no seat that could own it")
        if (visibility == OWNER) != (imagined is not None):
            raise ValueError(f"the field {name} must say how it is imagined if it is secret, and only then")
        self.name = name
        self.shape = shape
        self.visibility = visibility
        self.secret: bool = visibility == OWNER
        self.of = of
        self.size: i64 = size
        self.each_seat = each_seat
        self.imagined = imagined
        self.derived = derived
        self.told = told
        self.default = default
        self.named = named
        self.first: i64 = 0
        self.module = False

    @property
    def cells(self) -> int:
        """How many cells it takes in all."""
        return int(self.size) * SEATS if self.each_seat else int(self.size)

    def rows(self, rules: Rules) -> list[str]:
        """The ids of the table that it names or counts the rows of."""
        return rules.names[self.of]


class Space:
    """Where the next field goes: secret fields in the cells before SECRET_ROOM, so that the others are one slice."""

    def __init__(self) -> None:
        self.secret = 0
        self.public = SECRET_ROOM
        self.fields: list[Field] = []

    def take(self, field: Field) -> None:
        """Give a field its cells."""
        self.fields.append(field)
        if field.secret:
            if self.secret + field.cells > SECRET_ROOM:
                raise ValueError(f"the secret field {field.name} needs more room than there is left")
            field.first = self.secret
            self.secret += field.cells
        else:
            field.first = self.public
            self.public += field.cells


SPACE: Final = Space()


class Fields:
    """The fields that the base game, or one module, declares."""

    def __init__(self, module: bool = True) -> None:
        self.module = module
        self.all: list[Field] = []

    def add(
        self,
        name: str,
        shape: str,
        visibility: str,
        of: str = "",
        size: int = 1,
        each_seat: bool = False,
        imagined: Imagined | None = None,
        derived: Derived | None = None,
        told: bool = True,
        default: int | None = None,
        named: Named | None = None,
    ) -> i64:
        """Declare a field; its first cell.

        `of` is the table whose rows it names or counts; `told` is False for what plain data leaves out. `default` is
        what its cells hold in positions stored before the field was declared; the fields of 0.9 need none.
        `named` is how views tell it by names, if it is a list of numbers.
        """
        room = TABLE_ROOM[of] if shape == COUNTS else size
        field = Field(name, shape, visibility, of, room, each_seat, imagined, derived, told, default, named)
        field.module = self.module
        SPACE.take(field)
        self.all.append(field)
        return field.first


class UnseenCards(Imagined):
    """Hand and draw pile: the unseen cards of a seat in any arrangement, as likely as chance made it."""

    def imagine(self, s: State, viewer: i64, unseen: vec[i64], rng: Rng) -> None:
        cells = s.cells
        for seat in range(s.seats):
            if seat != viewer:
                first = seat * CARD_ROOM
                left = cells[AT_HAND_SIZE + seat] + cells[AT_DRAW_SIZE + seat]
                needed = cells[AT_HAND_SIZE + seat]
                for cell in range(first, first + s.rules.kinds):
                    for _ in range(unseen[cell]):
                        if rng.below(left) < needed:
                            cells[AT_HAND + cell] += 1
                            needed -= 1
                        else:
                            cells[AT_DRAW + cell] += 1
                        left -= 1


class SizeOf(Derived):
    """How many cards each seat has in another field."""

    def __init__(self, size: str, counted: str) -> None:
        self.size = size
        self.counted = counted

    def derive(self, s: State) -> None:
        size, counted = s.rules.field(self.size), s.rules.field(self.counted)
        for seat in range(s.seats):
            first = counted.first + seat * CARD_ROOM
            s.cells[size.first + seat] = sum([s.cells[first + kind] for kind in range(CARD_ROOM)])


class Standing(Derived):
    """How many creatures stand in all, and at each place."""

    def derive(self, s: State) -> None:
        s.cells[AT_CREATURE_COUNT] = sum([1 for i in range(TOKENS) if s.cells[AT_CREATURES + i] >= 0])
        for place in range(PLACES):
            s.cells[AT_STANDING + place] = 0
        for i in range(s.cells[AT_CREATURE_COUNT]):
            s.cells[AT_STANDING + (s.cells[AT_CREATURES + i] >> PLACE_SHIFT)] += 1


UNSEEN_CARDS: Final = UnseenCards()
STANDING: Final = Standing()
BASE: Final = Fields(module=False)

# The course of the game
AT_START: Final[i64] = BASE.add("start", INDEX, PUBLIC)
AT_ROUND: Final[i64] = BASE.add("round", NUMBER, PUBLIC)
AT_TURN: Final[i64] = BASE.add("turn", INDEX, PUBLIC)
AT_FATE: Final[i64] = BASE.add("fate", NAME, PUBLIC, of="fate")
AT_OVER: Final[i64] = BASE.add("over", FLAG, PUBLIC)
AT_ACTIONS_DONE: Final[i64] = BASE.add("actions_done", NUMBER, PUBLIC)
AT_ACTIONS_EXTRA: Final[i64] = BASE.add("actions_extra", NUMBER, PUBLIC)
AT_REMOVED_CARD: Final[i64] = BASE.add("removed_card", NUMBER, PUBLIC)
AT_GAVE_POISON: Final[i64] = BASE.add("gave_poison", NUMBER, PUBLIC)
AT_POWER_NEXT: Final[i64] = BASE.add("power_next", NUMBER, PUBLIC)
AT_POISON_PILE: Final[i64] = BASE.add("poison_pile", NUMBER, PUBLIC)
AT_NEXT_TOKEN: Final[i64] = BASE.add("next_token", NUMBER, PUBLIC)
AT_FATE_SHUFFLES: Final[i64] = BASE.add("fate_shuffles", NUMBER, PUBLIC)
AT_PILE_SHUFFLES: Final[i64] = BASE.add("pile_shuffles", NUMBER, PUBLIC)

# The board
AT_CREATURES: Final[i64] = BASE.add("creatures", CREATURES, PUBLIC, size=TOKENS)
AT_CREATURE_COUNT: Final[i64] = BASE.add("creature_count", NUMBER, PUBLIC, derived=STANDING, told=False)
AT_STANDING: Final[i64] = BASE.add("standing", CELLS, PUBLIC, size=PLACES, derived=STANDING, told=False)
AT_COUNTERS: Final[i64] = BASE.add("counter_steps", CELLS, PUBLIC, size=TYPES)
AT_MARKERS: Final[i64] = BASE.add("markers", COUNTS, PUBLIC, of="creature")
AT_STACKS: Final[i64] = BASE.add("stacks", CELLS, PUBLIC, size=PATHS)

# The cards on the table
AT_DISPLAY: Final[i64] = BASE.add("display", COUNTS, PUBLIC, of="card")
AT_PILE: Final[i64] = BASE.add("pile", COUNTS, PUBLIC, of="card")
AT_PLAYED: Final[i64] = BASE.add("played", COUNTS, PUBLIC, of="card")
AT_ASIDE: Final[i64] = BASE.add("aside", COUNTS, PUBLIC, of="card")
AT_REMOVED: Final[i64] = BASE.add("removed", COUNTS, PUBLIC, of="card")
AT_FATES: Final[i64] = BASE.add("fates", COUNTS, PUBLIC, of="fate")
AT_FATES_GONE: Final[i64] = BASE.add("fates_gone", COUNTS, PUBLIC, of="fate")

# Each seat
AT_MAGES: Final[i64] = BASE.add("mage", INDEX, PUBLIC, each_seat=True)
AT_TROPHIES: Final[i64] = BASE.add("trophies", COUNTS, PUBLIC, of="creature", each_seat=True)
AT_SKULLS: Final[i64] = BASE.add("skulls", COUNTS, PUBLIC, of="creature", each_seat=True)
AT_LEARNED: Final[i64] = BASE.add("learned", NUMBER, PUBLIC, each_seat=True)
AT_SHUFFLES: Final[i64] = BASE.add("shuffles", NUMBER, PUBLIC, each_seat=True)
AT_HAND: Final[i64] = BASE.add("hand", COUNTS, OWNER, of="card", each_seat=True, imagined=UNSEEN_CARDS)
AT_DRAW: Final[i64] = BASE.add("draw", COUNTS, OWNER, of="card", each_seat=True, imagined=UNSEEN_CARDS)
AT_DISCARD: Final[i64] = BASE.add("discard", COUNTS, PUBLIC, of="card", each_seat=True)
AT_HAND_SIZE: Final[i64] = BASE.add("hand_size", NUMBER, PUBLIC, each_seat=True, derived=SizeOf("hand_size", "hand"))
AT_DRAW_SIZE: Final[i64] = BASE.add("draw_size", NUMBER, PUBLIC, each_seat=True, derived=SizeOf("draw_size", "draw"))
AT_DISCARD_SIZE: Final[i64] = BASE.add(
    "discard_size", NUMBER, PUBLIC, each_seat=True, derived=SizeOf("discard_size", "discard"), told=False
)
