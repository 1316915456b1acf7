"""Rules: everything fixed for one game. Tables, turn steps, and the hooks of the modules that joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.actions import ActionSpace
from orcs.engine.events import EVENTS, EventRow
from orcs.engine.fields import BASE, SPACE, Field, Fields, Imagined
from orcs.engine.terms import PLACES, POISON, SEATS, SKILL_NAMES, SOURCE_NAMES

if TYPE_CHECKING:
    from orcs.engine.core import Frame
    from orcs.engine.hooks import Hooks

LINES: Final = 3
TRACK: Final = 8


@dataclass
class CreatureRow:
    """One creature type in play. `on_defeat` and `bonus` are words that modules may act on."""

    id: str
    category: int
    tokens: int
    markers: list[int]
    life: int
    track: list[int]
    skill: int
    bonus: str
    on_defeat: str


@dataclass
class LineRow:
    """One line of a spell: what it costs, what it does, how much, and the actions it gives."""

    cost: int
    verb: int
    amount: int
    actions: int


@dataclass
class CardRow:
    """One kind of card. `magics` and `effects` are bit sets; `magic` is the type of the spell when cast. A spell may be
    cast only if the hand, itself included, gives `least_power` of its type."""

    id: str
    group: int
    pile: int
    copies: int
    magic: int
    magics: int
    effects: int
    lines: list[LineRow]
    points: int
    least_power: int = 0


@dataclass
class FateRow:
    """One fate card: which categories move on which places, and the special rules, all as bit sets."""

    id: str
    categories: int
    places: int
    rules: int
    copies: int


class Rules:
    """Tables as flat vectors, steps as names of frames, hooks by the point they serve. Never changed in play."""

    def __init__(
        self,
        creatures: list[CreatureRow],
        cards: list[CardRow],
        fates: list[FateRow],
        markers_per_path: list[int],
        frames: dict[str, type[Frame]],
    ) -> None:
        self.creature_rows = creatures
        self.stands_for: dict[str, str] = {}
        """Creatures that a module brings, and those whose counters, tracks and skills they have."""
        self.card_rows = cards
        self.fate_rows = fates
        self.markers_per_path = markers_per_path
        self.frames = dict(frames)
        self.modules: list[str] = []
        self.house_rules: list[str] = []
        self.unshielded: i64 = 0
        self.ask_end: bool = False
        self.named_start: i64 = -1
        self.parameters: dict[str, int] = {}
        self.columns: dict[str, list[int]] = {}
        self.names: dict[str, list[str]] = {}
        self.ranges: list[tuple[int, str, list[str]]] = []
        self.set_up_steps: list[str] = [
            "DrawStart",
            "RevealAtSetUp",
            "OpenDisplay",
            "DealHands",
            "BeginRound",
        ]
        self.turn_steps: list[str] = ["RevealEmpty", "ChooseReveal", "ChooseAction", "DrawPhase", "EndTurn"]
        self.fields: list[Field] = []
        self.declare(BASE)
        self.events: dict[str, EventRow] = dict(EVENTS)
        self.life_hooks: list[Hooks] = []
        self.landing_hooks: list[Hooks] = []
        self.reach_hooks: list[Hooks] = []
        self.line_hooks: list[Hooks] = []
        self.prey_hooks: list[Hooks] = []
        self.defeat_hooks: list[Hooks] = []
        self.wave_hooks: list[Hooks] = []
        self.aftermath_hooks: list[Hooks] = []
        self.offer_hooks: list[Hooks] = []
        self.score_hooks: list[Hooks] = []

    def close(self) -> None:
        """All modules have joined: lay the rows out as vectors, name all picks, keep the frames of a turn ready."""
        self.kinds: i64 = len(self.card_rows)
        self.fate_kinds: i64 = len(self.fate_rows)
        self.category: vec[i64] = vec[i64]([row.category for row in self.creature_rows])
        self.life: vec[i64] = vec[i64]([row.life for row in self.creature_rows])
        self.track_length: vec[i64] = vec[i64]([len(row.track) for row in self.creature_rows])
        track: list[int] = []
        for creature in self.creature_rows:
            track += (creature.track + [0] * TRACK)[:TRACK]
        self.track: vec[i64] = vec[i64](track)
        by_skill = [0] * len(SKILL_NAMES)
        for type_, creature in enumerate(self.creature_rows):
            by_skill[creature.skill] = type_
        self.skill: vec[i64] = vec[i64]([row.skill for row in self.creature_rows])
        self.skill_type: vec[i64] = vec[i64](by_skill)
        self.group: vec[i64] = vec[i64]([row.group for row in self.card_rows])
        self.no_cells: vec[i64] = vec[i64]([0] * SPACE.public)
        self.secrets: list[Field] = [field for field in self.fields if field.secret]
        self.imagined: list[Imagined] = []
        for field in self.secrets:
            if field.imagined is not None and field.imagined not in self.imagined:
                self.imagined.append(field.imagined)
        self.poison_kind: i64 = [row.group for row in self.card_rows].index(POISON)
        self.pile_of: vec[i64] = vec[i64]([row.pile for row in self.card_rows])
        self.magic: vec[i64] = vec[i64]([row.magic for row in self.card_rows])
        self.magics: vec[i64] = vec[i64]([row.magics for row in self.card_rows])
        self.effects: vec[i64] = vec[i64]([row.effects for row in self.card_rows])
        self.points: vec[i64] = vec[i64]([row.points for row in self.card_rows])
        self.worthy: vec[i64] = vec[i64]([kind for kind, row in enumerate(self.card_rows) if row.points != 0])
        self.values: list[int] = sorted({row.points for row in self.card_rows} - {0}, reverse=True)
        self.least_power: vec[i64] = vec[i64]([row.least_power for row in self.card_rows])
        self.line_count: vec[i64] = vec[i64]([len(row.lines) for row in self.card_rows])
        cost: list[int] = []
        verb: list[int] = []
        amount: list[int] = []
        actions: list[int] = []
        for card in self.card_rows:
            lines = card.lines + [LineRow(0, 0, 0, 0)] * (LINES - len(card.lines))
            cost += [line.cost for line in lines]
            verb += [line.verb for line in lines]
            amount += [line.amount for line in lines]
            actions += [line.actions for line in lines]
        self.line_cost: vec[i64] = vec[i64](cost)
        self.line_verb: vec[i64] = vec[i64](verb)
        self.line_amount: vec[i64] = vec[i64](amount)
        self.line_actions: vec[i64] = vec[i64](actions)
        self.fate_categories: vec[i64] = vec[i64]([row.categories for row in self.fate_rows])
        self.fate_places: vec[i64] = vec[i64]([row.places for row in self.fate_rows])
        self.fate_rules: vec[i64] = vec[i64]([row.rules for row in self.fate_rows])
        self.actions = ActionSpace(
            [card.id for card in self.card_rows],
            [fate.id for fate in self.fate_rows],
            [creature.id for creature in self.creature_rows],
        )
        for base, word, labels in self.ranges:
            self.actions.declare(base, word, labels)
        self.names["creature"] = [row.id for row in self.creature_rows]
        self.names["card"] = [row.id for row in self.card_rows]
        self.names["fate"] = [row.id for row in self.fate_rows]
        self.names["skill"] = list(SKILL_NAMES)
        self.names["source"] = list(SOURCE_NAMES)
        self.turn_frames: list[list[Frame]] = [
            [self.make(name, [seat]) for name in reversed(self.turn_steps)] for seat in range(SEATS)
        ]

    def make(self, name: str, args: list[int]) -> Frame:
        """A frame by its name, as saved positions and the tables of steps hold it."""
        return self.frames[name](*args)

    def join(self, hooks: Hooks, points: list[str]) -> None:
        """Add a module's hooks at the points it names."""
        tables = {
            "life": self.life_hooks,
            "landing": self.landing_hooks,
            "reaches": self.reach_hooks,
            "lines": self.line_hooks,
            "prey": self.prey_hooks,
            "defeated": self.defeat_hooks,
            "wave": self.wave_hooks,
            "aftermath": self.aftermath_hooks,
            "offer": self.offer_hooks,
            "score": self.score_hooks,
        }
        for point in points:
            tables[point].append(hooks)

    def declare(self, fields: Fields) -> None:
        """Add the fields of the base game or of a module; no two may have the same name."""
        names = [field.name for field in self.fields]
        for field in fields.all:
            if field.name in names:
                raise ValueError(f"the field {field.name} is declared twice")
            self.fields.append(field)

    def field(self, name: str) -> Field:
        """The field of this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


ALL_PLACES: Final = (1 << PLACES) - 1
ALL_CATEGORIES: Final = 7
