"""The shapes of what clients show: the tables of the game, and the view of a table.

A view travels as plain data, and changes of it as patches; these types say what is in it, for clients. A test holds
the views of all kinds of games against them.
"""

from __future__ import annotations

from typing import Any

from msgspec import field

from orcs.tables.messages import Message, SeatInfo, TableFacts

# The tables of the game


class CreatureRow(Message):
    """A type of creature."""

    id: str
    category: str
    tokens: int
    life: int
    bonus: str
    marks: list[list[str]]
    track: list[int] = field(default_factory=list)
    skill: str = ""
    numbered: list[int] = field(default_factory=list)
    on_defeat: str = ""


class LineRow(Message):
    """One effect of a spell and the power it costs."""

    cost: int
    verb: str
    amount: int
    actions: int
    mark: str


class SpellRow(Message):
    """A kind of card."""

    id: str
    pile: str
    copies: int
    category: str
    magic: list[str]
    lines: list[LineRow]
    enhancement: list[str]
    points: int
    marks: list[list[str]]


class FateRow(Message):
    """A fate card: the categories that move, or with the new fate cards the sections of some paths, and its rules."""

    id: str
    rules: list[str]
    copies: int
    mark: str
    categories: list[str] = field(default_factory=list)
    paths: list[int] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)


class MissionRow(Message):
    """A secret mission."""

    id: str
    verb: str
    category: str
    size: int
    points: int
    mark: str


class TerrainRow(Message):
    """A terrain tile."""

    id: str
    kind: str
    section: str
    mark: str


class ToadlingRow(Message):
    """A kind of toadling."""

    id: str
    copies: int
    mark: str


class EditionTables(Message):
    """All tables that a game is played with, and what can be chosen for one."""

    creatures: list[CreatureRow]
    reinforcements: list[CreatureRow]
    spells: list[SpellRow]
    fate: list[FateRow]
    new_fate: list[FateRow]
    missions: list[MissionRow]
    terrain: list[TerrainRow]
    toadlings: list[ToadlingRow]
    digest: str
    modules: list[str]
    colours: list[str]
    levels: list[str]
    house_rules: list[str]


# The view of a table


class CreatureView(Message):
    """A creature on the board."""

    token: int
    creature: str
    place: str
    life: int
    damage: int
    weakened: int


class SeatView(Message):
    """What lies open before a seat; hand and draw pile only when the game is over."""

    mage: int
    trophies: dict[str, int]
    skulls: dict[str, int]
    learned: int
    shuffles: int
    discard: dict[str, int]
    hand_size: int
    draw_size: int
    unseen: dict[str, int]
    hand: dict[str, int] = field(default_factory=dict)
    draw: dict[str, int] = field(default_factory=dict)


class ScoreLine(Message):
    """Points by one clause."""

    clause: str
    count: int
    value: int
    points: int
    item: str | None = None


class ScoreView(Message):
    """The points of a seat, if the game ended now."""

    seat: int
    total: int
    lines: list[ScoreLine]


class OwnView(Message):
    """What only the viewer knows. The score is there if the viewer knows more of it than the others."""

    seat: int
    hand: dict[str, int]
    draw: dict[str, int]
    modules: dict[str, list[int]] = field(default_factory=dict)
    score: ScoreView | None = None


class ClockView(Message):
    """A clock: milliseconds left when it last stood, and since when it runs."""

    left: int
    since: int = 0


class TableView(TableFacts, kw_only=True):
    """The table itself: TableInfo, with the seats by number and the clocks."""

    seats: dict[str, SeatInfo]
    clocks: dict[str, ClockView] = field(default_factory=dict)


class View(Message):
    """A table as a viewer sees it. Before the game there is only `table`; `own` is there for whoever sits at it."""

    table: TableView
    start: int = 0
    round: int = 0
    turn: int = 0
    fate: str = ""
    over: bool = False
    actions_left: int = 0
    actions_done: int = 0
    actions_extra: int = 0
    removed_card: int = 0
    gave_poison: int = 0
    power_next: int = 0
    poison_pile: int = 0
    next_token: int = 0
    fate_shuffles: int = 0
    pile_shuffles: int = 0
    creatures: dict[str, CreatureView] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    counter_steps: list[int] = field(default_factory=list)
    markers: dict[str, int] = field(default_factory=dict)
    stacks: list[int] = field(default_factory=list)
    display: dict[str, int] = field(default_factory=dict)
    pile: dict[str, int] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)
    aside: dict[str, int] = field(default_factory=dict)
    removed: dict[str, int] = field(default_factory=dict)
    fates: dict[str, int] = field(default_factory=dict)
    fates_gone: dict[str, int] = field(default_factory=dict)
    modules: dict[str, list[int]] = field(default_factory=dict)
    stack: list[list[Any]] = field(default_factory=list)
    viewer: int = 0
    seats: dict[str, SeatView] = field(default_factory=dict)
    scores: dict[str, ScoreView] = field(default_factory=dict)
    own: OwnView | None = None


# The analysis of a finished game


class Estimated(Message):
    """A mean and the ends of its 95 % interval, as far as the samples allow one, and how many samples there were."""

    mean: float
    samples: int
    low: float | None = None
    high: float | None = None


class AnalysedTurn(Message):
    """What each seat could hope for when a turn began, after line `at`: the chance to win, and points at the end."""

    at: int
    round: int
    seat: int
    win: list[Estimated]
    score: list[Estimated]


class AnalysedSwing(Message):
    """What the turn that began after line `at` changed: each seat's chance to win."""

    at: int
    round: int
    seat: int
    change: list[Estimated]


class AnalysedPick(Message):
    """A pick, made after line `at`, and a bot's instead of it: the chance to win and the points it cost the seat."""

    at: int
    round: int
    seat: int
    played: str
    advised: str
    win: Estimated
    score: Estimated


class GameAnalysis(Message):
    """A finished game as a bot plays on from each of its turns: the biggest swings and the dearest picks come first.
    `wins` is each seat's share of the victory, `scores` its points; if not `complete`, time was up early."""

    level: str
    samples: int
    complete: bool
    wins: list[float]
    scores: list[int]
    turns: list[AnalysedTurn]
    swings: list[AnalysedSwing]
    picks: list[AnalysedPick]
