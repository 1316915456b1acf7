"""State, Frame, Options, Event: the mechanism. No rule of the game lives here.

A game is a set-up and a list of picks. The engine folds picks into a `State`. What is unfinished in the rules
lies on the state's stack as immutable `Frame`s; the top one says whose decision it is and what may be picked.
Chance is an actor like any other, so a list of picks replays without random numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orcs.engine.fields import AT_OVER

if TYPE_CHECKING:
    from orcs.engine.rules import Rules

CHANCE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -1
HIDDEN: Final = -1
NOTHING: Final = -1
ROOM: Final = 32


class Options:
    """The picks open at one decision, in order, and for chance their odds. A reused buffer."""

    __slots__ = ("picks", "size", "weights")

    def __init__(self) -> None:
        self.picks: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.size: i64 = 0

    def add(self, pick: i64) -> None:
        """List one more pick."""
        size = self.size
        if size == len(self.picks):
            self.grow()
        self.picks[size] = pick
        self.size = size + 1

    def add_chance(self, pick: i64, weight: i64) -> None:
        """List one more outcome of chance, with the number of copies that lead to it."""
        size = self.size
        if size == len(self.picks):
            self.grow()
        self.picks[size] = pick
        self.weights[size] = weight
        self.size = size + 1

    def grow(self) -> None:
        """Make room for twice as many."""
        picks: vec[i64] = vec[i64]([0] * (2 * self.size))
        weights: vec[i64] = vec[i64]([0] * (2 * self.size))
        for i in range(self.size):
            picks[i] = self.picks[i]
            weights[i] = self.weights[i]
        self.picks = picks
        self.weights = weights

    def holds(self, pick: i64) -> bool:
        """Whether the pick is listed."""
        for i in range(self.size):
            if self.picks[i] == pick:
                return True
        return False

    def as_list(self) -> list[int]:
        """The picks as a plain list."""
        return [int(self.picks[i]) for i in range(self.size)]

    def odds(self) -> list[int]:
        """The odds of the picks as a plain list; meaningful for chance only."""
        return [int(self.weights[i]) for i in range(self.size)]


class Event:
    """A fact, in the past tense: a name and up to four numbers, whose meaning the rules' event table gives.

    `owner` is the one seat that may see the private fields; EVERYONE if the event has none.
    """

    __slots__ = ("name", "owner", "values")

    def __init__(self, name: str, values: tuple[int, int, int, int], owner: int) -> None:
        self.name = name
        self.values = values
        self.owner = owner


class Refusal:
    """Why a pick is not open: the clause that forbids it, which of its reasons applies, and what words need to say it.

    `reason` is "" where the clause has only one.
    """

    __slots__ = ("clause", "fields", "reason")

    def __init__(self, clause: str, reason: str = "", fields: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.fields: dict[str, object] = fields or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One unfinished piece of a rule. Immutable: a rule that goes on pushes a new frame. Holds public facts only.

    `actor` is the seat that picks, CHANCE, or NOBODY for a step that resolves by itself.
    """

    __slots__ = ("actor",)

    def __init__(self, actor: i64) -> None:
        self.actor = actor

    def options(self, s: State, out: Options) -> None:
        """List what the actor may pick. Pure. Nothing listed: the frame resolves by itself with NOTHING."""

    def resolve(self, s: State, pick: i64) -> None:
        """Carry the pick out. The frame is already off the stack, and the pick is one of the options."""
        raise NotImplementedError

    def args(self) -> list[int]:
        """What `__init__` needs to make this frame again."""
        return [self.actor]

    def stream(self, s: State) -> i64:
        """For chance: the number of the stream that the draw comes from (see `chance`)."""
        return 0

    def independent(self) -> bool:
        """Whether adjacent frames of this class may be answered in any order."""
        return False

    def reveals(self, s: State, viewer: i64) -> bool:
        """Whether resolving by itself shows what a viewer may not know yet, so that a preview must stop here."""
        return False

    def about(self, s: State) -> dict[str, object]:
        """What the question is about, besides whose it is: public facts by the names that messages use for them."""
        return {}

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        """What an option means at this decision, besides what the pick itself says. For the actor alone.

        `tokens` are the creatures that it names, `places` the sections that it is about, the first of them the one that
        tells it from the other options.
        """
        return {}

    def clause(self) -> str:
        """The clause of the rules that this decision follows."""
        return ""

    def refusal(self, s: State, pick: i64) -> Refusal:
        """Why a pick is not among the options."""
        return Refusal(self.clause())


class State:
    """A position: one vector of cells, whose fields `fields` declares, and what is unfinished.

    A field's cells begin at its `AT_…`; those of each seat follow each other, `seat * CARD_ROOM + kind` for cards and
    `seat * TYPES + type` for creatures. A place is `path * 3 + section`, section 0 next to the tower. Creatures are
    packed ints in canonical order (see `board`). Decks are bags of counts: there is no hidden order. Only atoms assign.
    """

    def __init__(self, rules: Rules, seats: i64, cells: vec[i64], stack: list[Frame]) -> None:
        self.rules = rules
        self.seats = seats
        self.cells = cells
        self.stack = stack
        self.sink: list[Event] | None = None

    def copy(self) -> State:
        """An independent position that reports its events to nobody."""
        return State(self.rules, self.seats, self.cells[:], self.stack[:])

    def values(self, name: str) -> list[int]:
        """All cells of a field by its name; none if no module in play has declared it."""
        for field in self.rules.fields:
            if field.name == name:
                return [int(self.cells[cell]) for cell in range(field.first, field.first + field.cells)]
        return []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[AT_OVER] != 0

    def emit(self, name: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report an event, if anybody listens. Its row says whose its private fields are."""
        if self.sink is not None:
            values: tuple[int, int, int, int] = (a, b, c, d)
            owner = self.rules.events[name].owner
            self.sink.append(Event(name, values, EVERYONE if owner < 0 else values[owner]))

    def push(self, frame: Frame) -> None:
        """Put a piece of a rule on top: it comes first."""
        self.stack.append(frame)

    def push_all(self, frames: list[Frame]) -> None:
        """Put several on top: the last one comes first."""
        self.stack.extend(frames)


def settle(s: State, out: Options) -> i64:
    """Resolve steps that need nobody until a player or chance must pick; `out` then holds the options.

    Returns who picks: a seat, CHANCE, or NOBODY when the game is over.
    """
    cells = s.cells
    stack = s.stack
    while cells[AT_OVER] == 0:
        top = stack.pop()
        actor = top.actor
        if actor != NOBODY:
            out.size = 0
            top.options(s, out)
            if out.size > 0:
                stack.append(top)
                return actor
        top.resolve(s, NOTHING)
    out.size = 0
    return NOBODY


def settle_for(s: State, viewer: int) -> None:
    """Resolve steps that need nobody, as long as they show the viewer no secret of others."""
    out = Options()
    while s.cells[AT_OVER] == 0:
        top = s.stack[-1]
        top.options(s, out)
        if out.size > 0 or top.reveals(s, viewer):
            return
        s.stack.pop()
        top.resolve(s, NOTHING)


def apply(s: State, pick: i64, out: Options) -> i64:
    """Answer the top frame and settle; returns who picks next. The pick is not checked here: `Game.play` does that."""
    s.stack.pop().resolve(s, pick)
    return settle(s, out)
