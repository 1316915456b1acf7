"""What an edition is made of: one frozen row per creature, card, tile and toadling kind.

Fields that a verb does not use are 0 or "". A mark says how a value is known; it has no effect on play.
"""

from dataclasses import dataclass

Marks = tuple[tuple[str, str], ...]
"""Pairs of field and mark, in the order of the fields."""


@dataclass(frozen=True, slots=True)
class Creature:
    """One of the six types of the base game."""

    id: str
    category: str
    tokens: int
    life: int
    track: tuple[int, ...]
    """The values of its counter, highest first."""
    skill: str
    bonus: str
    numbered: tuple[int, int]
    """How many of its markers carry the number 3, and how many the number 4."""
    marks: Marks


@dataclass(frozen=True, slots=True)
class Reinforcement:
    """A creature that stands in for a type of its category and takes over all that is not named here."""

    id: str
    category: str
    tokens: int
    life: int
    bonus: str
    on_defeat: str
    marks: Marks


@dataclass(frozen=True, slots=True)
class Line:
    """One effect of a spell and the power it costs."""

    cost: int
    verb: str
    amount: int
    """Damage, sections or cards; 0 for verbs that need none."""
    actions: int
    """Actions the line gives besides its effect."""
    mark: str


@dataclass(frozen=True, slots=True)
class Spell:
    """One kind of card. A lore card has no lines: cast alone, it learns."""

    id: str
    pile: str
    copies: int
    """In each player's deck for the start pile, else in all."""
    category: str
    magic: tuple[str, ...]
    """The types it gives as enhancement; the first is the type of the spell."""
    lines: tuple[Line, ...]
    enhancement: tuple[str, ...]
    points: int
    """What owning it scores at the end."""
    marks: Marks


@dataclass(frozen=True, slots=True)
class Fate:
    """A fate card: the categories that move, none or some, and the special rules of the round."""

    id: str
    categories: tuple[str, ...]
    rules: tuple[str, ...]
    copies: int
    mark: str


@dataclass(frozen=True, slots=True)
class NewFate:
    """A new fate card: the sections of the paths that move, none or some, and the special rules of the round."""

    id: str
    paths: tuple[int, ...]
    sections: tuple[str, ...]
    rules: tuple[str, ...]
    copies: int
    mark: str


@dataclass(frozen=True, slots=True)
class Mission:
    """A secret mission: what is counted and the points for each."""

    id: str
    verb: str
    category: str
    size: int
    points: int
    mark: str


@dataclass(frozen=True, slots=True)
class Terrain:
    """One tile, made for one section."""

    id: str
    kind: str
    section: str
    mark: str


@dataclass(frozen=True, slots=True)
class Toadling:
    """A kind of toadling; the id says what it gives."""

    id: str
    copies: int
    mark: str


@dataclass(frozen=True, slots=True)
class Totals:
    """How many of each there must be: what a box is counted against."""

    tokens: int
    start: int
    attack: int
    support: int
    poison: int
    fate: int
    new_fate: int
    missions: int
    terrain: int
    toadlings: int


@dataclass(frozen=True, slots=True)
class Edition:
    """All tables of one edition of the game, checked."""

    creatures: tuple[Creature, ...]
    reinforcements: tuple[Reinforcement, ...]
    per_path: tuple[int, int, int]
    """Markers on each path with 2, 3 and 4 players."""
    spells: tuple[Spell, ...]
    fate: tuple[Fate, ...]
    new_fate: tuple[NewFate, ...]
    missions: tuple[Mission, ...]
    terrain: tuple[Terrain, ...]
    toadlings: tuple[Toadling, ...]
    house_rules: tuple[str, ...]
    """The house rules in force where a set-up names none."""
    totals: Totals
    digest: str
    """SHA-256 of everything that matters to play; the same for two files that mean the same."""
    override: str
    """The text laid over the built-in tables; "" for none."""
