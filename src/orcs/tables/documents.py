"""The shapes of what clients show: the tables of the game, and the view of a table.

A view travels as plain data, and changes of it as patches; these types say what is in it, for clients. A test holds
the views of all kinds of games against them.
"""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import defstruct, field

from orcs.edition import rows
from orcs.engine.fields import BASE, CELLS, COUNTS, CREATURES, FLAG, INDEX, NAME, NUMBER, Field
from orcs.modules.compose import FIELDS
from orcs.tables.messages import Message, SeatInfo, TableFacts

# The tables of the game


def member(name: str, kind: Any) -> tuple[str, Any, Any]:
    """A member that may be left out."""
    if isinstance(kind, GenericAlias):
        return name, kind, field(default_factory=dict if kind.__origin__ is dict else list)
    return name, kind, kind()


def document(name: str, about: str, members: list[Any]) -> Any:
    """A message whose members follow from what is declared elsewhere."""
    return defstruct(name, members, bases=(Message,), module=__name__, namespace={"__doc__": about})


def table_row(name: str, about: str, *rows: type) -> Any:
    """A row of the edition's tables as it travels; what only some of several kinds of rows have may be left out."""
    hints = [{field: plain_type(kind) for field, kind in get_type_hints(row).items()} for row in rows]
    every = {field: kind for each in hints for field, kind in each.items()}
    shared = [field for field in every if all(field in each for each in hints)]
    rest = [member(field, kind) for field, kind in every.items() if field not in shared]
    return document(name, about, [*[(field, every[field]) for field in shared], *rest])


def many(kind: Any) -> Any:
    """A list of documents."""
    return GenericAlias(list, (kind,))


def by_number(kind: Any) -> Any:
    """Documents told by the numbers of the seats."""
    return GenericAlias(dict, (str, kind))


def plain_type(kind: Any) -> Any:
    """What a type of the edition's rows is as plain data: tuples are lists, lines are messages."""
    if get_origin(kind) is tuple:
        return many(plain_type(get_args(kind)[0]))
    return LineRow if kind is rows.Line else kind


LineRow = table_row("LineRow", "One effect of a spell and the power it costs.", rows.Line)
CreatureRow = table_row("CreatureRow", "A type of creature.", rows.Creature, rows.Reinforcement)
SpellRow = table_row("SpellRow", "A kind of card.", rows.Spell)
FateRow = table_row(
    "FateRow",
    "A fate card: the categories that move, or with the new fate cards the sections of some paths, and its rules.",
    rows.Fate,
    rows.NewFate,
)
MissionRow = table_row("MissionRow", "A secret mission.", rows.Mission)
TerrainRow = table_row("TerrainRow", "A terrain tile.", rows.Terrain)
ToadlingRow = table_row("ToadlingRow", "A kind of toadling.", rows.Toadling)


EditionTables = document(
    "EditionTables",
    "All tables that a game is played with, and what can be chosen for one.",
    [
        ("creatures", many(CreatureRow)),
        ("reinforcements", many(CreatureRow)),
        ("spells", many(SpellRow)),
        ("fate", many(FateRow)),
        ("new_fate", many(FateRow)),
        ("missions", many(MissionRow)),
        ("terrain", many(TerrainRow)),
        ("toadlings", many(ToadlingRow)),
        ("digest", str),
        *[(name, list[str]) for name in ("modules", "colours", "levels", "house_rules")],
    ],
)


class LevelRow(Message):
    """A level of bots: its words are `level-ID` and `character-CHARACTER`. People meet it by themselves if it is
    `offered`, else only if they choose it."""

    id: str
    character: str
    offered: bool


class Levels(Message):
    """The bots that one can play against, from the weakest to the strongest, and the level where none is named."""

    levels: list[LevelRow]
    usual: str


# The view of a table


class CreatureView(Message):
    """A creature on the board."""

    token: int
    creature: str
    place: str
    life: int
    damage: int
    weakened: int


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


class ClockView(Message):
    """A clock: milliseconds left when it last stood, and since when it runs."""

    left: int
    since: int = 0


class TableView(TableFacts, kw_only=True):
    """The table itself: TableInfo, with the seats by number and the clocks."""

    seats: dict[str, SeatInfo]
    clocks: dict[str, ClockView] = field(default_factory=dict)


KINDS: Final[dict[str, Any]] = {
    NUMBER: int,
    INDEX: int,
    FLAG: bool,
    NAME: str,
    COUNTS: dict[str, int],
    CELLS: list[int],
    CREATURES: dict[str, CreatureView],
}
"""What a field of the engine is in a view, by its shape."""


def named(field: Field) -> list[Any]:
    """How a field of a module is told by names: a map, or one name."""
    if field.named is None:
        return []
    kind = str if field.named.values else int
    return [member(field.named.name, GenericAlias(dict, (str, kind)) if field.named.cells else kind)]


TOLD: Final = [each for each in BASE.all if each.told]
SEATS: Final = [each for each in TOLD if each.each_seat]
SECRETS: Final = [each for each in SEATS if each.secret]
MODULES: Final = member("modules", dict[str, list[int]])

SeatView = document(
    "SeatView",
    "What lies open before a seat; what only the seat may see only when the game is over.",
    [
        *[(each.name, KINDS[each.shape]) for each in SEATS if not each.secret],
        ("unseen", dict[str, int]),
        *[member(each.name, KINDS[each.shape]) for each in SECRETS],
        *[each for field in FIELDS if field.each_seat for each in named(field)],
    ],
)

OwnView = document(
    "OwnView",
    "What only the viewer knows. The score is there if the viewer knows more of it than the others.",
    [
        ("seat", int),
        *[(each.name, KINDS[each.shape]) for each in SECRETS],
        MODULES,
        *[each for field in FIELDS if field.secret for each in named(field)],
        ("score", ScoreView | None, None),
    ],
)

View = document(
    "View",
    "A table as a viewer sees it. Before the game there is only `table`; `own` is there for whoever sits at it.",
    [
        ("table", TableView),
        *[member(each.name, KINDS[each.shape]) for each in TOLD if not each.each_seat],
        member("actions_left", int),
        member("counters", dict[str, int]),
        MODULES,
        *[each for field in FIELDS if not field.each_seat for each in named(field)],
        member("stands_for", dict[str, str]),
        member("stack", list[list[Any]]),
        member("viewer", int),
        member("seats", by_number(SeatView)),
        member("scores", by_number(ScoreView)),
        ("own", OwnView | None, None),
    ],
)


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
    """A pick, made after line `at`, and a bot's instead of it: the chance to win and the points it cost the seat.
    `line` is how the bot would have gone on, its pick first, up to the next chance or rival."""

    at: int
    round: int
    seat: int
    played: str
    advised: str
    win: Estimated
    score: Estimated
    line: list[str] = field(default_factory=list)


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


class AnalysisState(Message):
    """How far the analysis of a game is, and about how many seconds one takes. `problem` names what went wrong the
    last time; it may be asked for again."""

    status: Literal["none", "running", "done"]
    seconds: float
    analysis: GameAnalysis | None = None
    problem: str = ""
