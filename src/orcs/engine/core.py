"""State, Frame, Options, Event: the mechanism. No rule of the game lives here.

A game is a set-up and a list of picks. The engine folds picks into a `State`. What is unfinished in the rules
lies on the state's stack as immutable `Frame`s; the top one says whose decision it is and what may be picked.
Chance is an actor like any other, so a list of picks replays without random numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from orcs.engine.rules import Rules

CHANCE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -1
HIDDEN: Final = -1
NOTHING: Final = -1
ROOM: Final = 32


class Options:
    """The picks open at one decision, in order, and for chance their odds. A buffer, filled anew each time."""

    __slots__ = ("picks", "size", "weights")

    def __init__(self) -> None:
        self.picks: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.size: i64 = 0

    def add(self, pick: i64) -> None:
        """List one more pick."""
        if self.size == len(self.picks):
            self.grow()
        self.picks[self.size] = pick
        self.size += 1

    def add_chance(self, pick: i64, weight: i64) -> None:
        """List one more outcome of chance, with the number of copies that lead to it."""
        self.add(pick)
        self.weights[self.size - 1] = weight

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
        """Carry the pick out. The frame is off the stack by then; the pick is one of the options."""
        raise NotImplementedError

    def args(self) -> list[int]:
        """What `__init__` needs to make this frame again."""
        return [self.actor]

    def stream(self, s: State) -> i64:
        """For chance: the number of the stream that the draw comes from (see `chance`)."""
        return 0

    def independent(self) -> bool:
        """Whether frames of this class that lie on each other may be answered in any order."""
        return False

    def reveals(self, s: State, viewer: i64) -> bool:
        """Whether resolving by itself shows what a viewer may not know yet, so that a preview must stop here."""
        return False

    def clause(self) -> str:
        """The clause of the rules that this decision follows."""
        return ""

    def refusal(self, s: State, pick: i64) -> str:
        """The clause that forbids a pick that is not among the options."""
        return self.clause()


class State:
    """A position: ints and flat vectors, so that a copy is a handful of slices.

    Per-seat vectors are indexed `seat * kinds + kind` for cards and `seat * TYPES + type` for creatures. A place
    is `path * 3 + section`, section 0 next to the tower. Creatures are packed ints in canonical order
    (see `board`). Decks are bags of counts: there is no hidden order. Only `atoms` and modules' atoms assign.
    """

    def __init__(
        self,
        rules: Rules,
        seats: i64,
        start: i64,
        round: i64,
        turn: i64,
        fate: i64,
        actions_done: i64,
        actions_extra: i64,
        removed_card: i64,
        gave_poison: i64,
        power_next: i64,
        poison_pile: i64,
        creature_count: i64,
        next_token: i64,
        fate_shuffles: i64,
        pile_shuffles: i64,
        over: bool,
        creatures: vec[i64],
        at: vec[i64],
        mages: vec[i64],
        hand: vec[i64],
        draw: vec[i64],
        discard: vec[i64],
        hand_size: vec[i64],
        draw_size: vec[i64],
        discard_size: vec[i64],
        shuffles: vec[i64],
        played: vec[i64],
        aside: vec[i64],
        removed: vec[i64],
        display: vec[i64],
        pile: vec[i64],
        trophies: vec[i64],
        skulls: vec[i64],
        counters: vec[i64],
        learned: vec[i64],
        markers: vec[i64],
        stacks: vec[i64],
        fates: vec[i64],
        fates_gone: vec[i64],
        tally: vec[i64],
        stack: list[Frame],
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.start = start
        self.round = round
        self.turn = turn
        self.fate = fate
        self.actions_done = actions_done
        self.actions_extra = actions_extra
        self.removed_card = removed_card
        self.gave_poison = gave_poison
        self.power_next = power_next
        self.poison_pile = poison_pile
        self.creature_count = creature_count
        self.next_token = next_token
        self.fate_shuffles = fate_shuffles
        self.pile_shuffles = pile_shuffles
        self.over = over
        self.creatures = creatures
        self.at = at
        self.mages = mages
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.hand_size = hand_size
        self.draw_size = draw_size
        self.discard_size = discard_size
        self.shuffles = shuffles
        self.played = played
        self.aside = aside
        self.removed = removed
        self.display = display
        self.pile = pile
        self.trophies = trophies
        self.skulls = skulls
        self.counters = counters
        self.learned = learned
        self.markers = markers
        self.stacks = stacks
        self.fates = fates
        self.fates_gone = fates_gone
        self.tally = tally
        self.stack = stack
        self.sink: list[Event] | None = None

    def copy(self) -> State:
        """An independent position that tells nobody what happens to it."""
        return State(
            self.rules,
            self.seats,
            self.start,
            self.round,
            self.turn,
            self.fate,
            self.actions_done,
            self.actions_extra,
            self.removed_card,
            self.gave_poison,
            self.power_next,
            self.poison_pile,
            self.creature_count,
            self.next_token,
            self.fate_shuffles,
            self.pile_shuffles,
            self.over,
            self.creatures[:],
            self.at[:],
            self.mages[:],
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.hand_size[:],
            self.draw_size[:],
            self.discard_size[:],
            self.shuffles[:],
            self.played[:],
            self.aside[:],
            self.removed[:],
            self.display[:],
            self.pile[:],
            self.trophies[:],
            self.skulls[:],
            self.counters[:],
            self.learned[:],
            self.markers[:],
            self.stacks[:],
            self.fates[:],
            self.fates_gone[:],
            self.tally[:],
            self.stack[:],
        )

    def emit(self, name: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, owner: i64 = EVERYONE) -> None:
        """Tell that something happened, if anybody listens."""
        if self.sink is not None:
            self.sink.append(Event(name, (a, b, c, d), owner))

    def push(self, frame: Frame) -> None:
        """Put a piece of a rule on top: it comes first."""
        self.stack.append(frame)


def settle(s: State, out: Options) -> None:
    """Resolve what needs nobody until a player or chance must pick; `out` then holds the options."""
    while not s.over:
        top = s.stack[-1]
        out.size = 0
        if top.actor != NOBODY:
            top.options(s, out)
            if out.size > 0:
                return
        s.stack.pop()
        top.resolve(s, NOTHING)
    out.size = 0


def settle_for(s: State, viewer: int) -> None:
    """Resolve what needs nobody, as far as it shows a viewer no secret of others."""
    out = Options()
    while not s.over:
        top = s.stack[-1]
        top.options(s, out)
        if out.size > 0 or top.reveals(s, viewer):
            return
        s.stack.pop()
        top.resolve(s, NOTHING)


def apply(s: State, pick: i64, out: Options) -> None:
    """Answer the top frame and settle. The caller vouches for the pick; `Game.play` checks it."""
    s.stack.pop().resolve(s, pick)
    settle(s, out)
