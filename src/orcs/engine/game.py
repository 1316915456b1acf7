"""Game: the only way in for callers. It checks, records, deals and undoes; the rules are in the frames."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from orcs.engine.chance import Dealer, DealError
from orcs.engine.core import CHANCE, NOBODY, Event, Frame, Options, Refusal, State, apply, settle, settle_for
from orcs.engine.events import redact
from orcs.engine.plain import event_line
from orcs.engine.rng import Rng
from orcs.engine.rules import Rules
from orcs.engine.scoring import Score, scores, winners
from orcs.engine.setup import Setup, first_state
from orcs.engine.view import View, sample, view


class PickError(ValueError):
    """A pick that is not open: what came, why it is refused and by which clause, and what is open instead.

    `kind` says what was tried: a `pick`, a pick of the wrong `seat`, one when the game is `over`, or an `undo`, `redo`
    or `restart`. `actor` is the seat whose decision it was.
    """

    def __init__(
        self, pick: str, refusal: Refusal | str, expected: list[str], kind: str = "pick", actor: int = NOBODY
    ) -> None:
        self.refusal = Refusal(refusal) if isinstance(refusal, str) else refusal
        self.clause = self.refusal.clause
        super().__init__(f"{pick} is not open here ({self.clause}); expected: {', '.join(expected) or 'nothing'}")
        self.pick = pick
        self.expected = expected
        self.kind = kind
        self.actor = actor


class Ask:
    """An open decision: its id, the seat that decides, the kind of decision, its clause, the options as text.

    The id is the number that the pick will have in the log, so it stays the same while others answer theirs.
    """

    __slots__ = ("clause", "id", "kind", "options", "seat")

    def __init__(self, id: int, seat: int, kind: str, clause: str, options: list[str]) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.options = options


class Foresight:
    """What picks would lead to: how many of them were made, what happens, and the position after that."""

    __slots__ = ("events", "made", "state")

    def __init__(self, made: int, events: list[Event], state: State) -> None:
        self.made = made
        self.events = events
        self.state = state

    @property
    def actor(self) -> int | None:
        """Who decides next: a seat, CHANCE, NOBODY where a secret comes first; None when the game is over."""
        return None if self.state.over else int(self.state.stack[-1].actor)

    def ask(self, number: int) -> Ask:
        """The decision that is open then, with this number."""
        return decision(self.state, self.state.stack[-1], number)


def decision(s: State, frame: Frame, number: int) -> Ask:
    """The decision of a frame."""
    options = Options()
    frame.options(s, options)
    texts = [s.rules.actions.text(pick) for pick in options.as_list()]
    return Ask(number, frame.actor, type(frame).__name__, frame.clause(), texts)


def actor_name(seat: int | None) -> str:
    """An actor as errors name it."""
    if seat is None:
        return "anybody"
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


class Row:
    """One row of the log: who picked what. `back` ≥ 0 is an undo: only this many rows remain."""

    __slots__ = ("actor", "back", "pick")

    def __init__(self, actor: int, pick: int, back: int = -1) -> None:
        self.actor = actor
        self.pick = pick
        self.back = back


_rows: Final[dict[tuple[int, int], Row]] = {}


def row_of(actor: int, pick: int) -> Row:
    """The row of a pick, shared by all games: rows are many and picks are few."""
    row = _rows.get((actor, pick))
    if row is None:
        row = _rows[(actor, pick)] = Row(actor, pick)
    return row


def chained(digest: str, line: str) -> str:
    """The digest of all events so far, with one more."""
    return hashlib.sha256(f"{digest}{line}".encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: rules, position, log. Every method that fails leaves it as it was."""

    def __init__(self, rules: Rules, setup: Setup, dealer: Dealer) -> None:
        self.rules = rules
        self.setup = setup
        self.dealer = dealer
        self.log: list[Row] = []
        self.state: State = first_state(rules, setup)
        self.open: Options = Options()
        self.waiting: dict[int, int] = {}
        self.undoable: list[int] = []
        self.before_undoable: State | None = None
        self.undone: list[int] = []
        self.digest = ""
        self.state.sink = []
        settle(self.state, self.open)
        self.opening: list[Event] = self.collect()

    # Whose decision it is

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def actor(self) -> int | None:
        """The seat that must pick next, CHANCE, or None when the game is over."""
        return None if self.state.over else int(self.state.stack[-1].actor)

    def options(self) -> list[int]:
        """The picks open to the actor."""
        return self.open.as_list()

    def text(self, pick: int) -> str:
        """The text form of a pick."""
        return self.rules.actions.text(pick)

    def asks(self) -> list[Ask]:
        """Every open decision that does not depend on another; the first is the actor's. None of chance."""
        found: list[Ask] = []
        for number, frame in enumerate(self.independent_frames(), len(self.log)):
            if frame.actor != CHANCE and number not in self.waiting:
                found.append(decision(self.state, frame, number))
        return found

    def independent_frames(self) -> list[Frame]:
        """The frames that may be answered now, the top one first."""
        if self.state.over:
            return []
        stack = self.state.stack
        frames = [stack[-1]]
        if stack[-1].independent():
            for i in range(len(stack) - 2, -1, -1):
                if type(stack[i]) is not type(stack[-1]):
                    break
                frames.append(stack[i])
        return frames

    def ask_of(self, seat: int) -> Ask | None:
        """The open decision of a seat, if it has one."""
        for ask in self.asks():
            if ask.seat == seat:
                return ask
        return None

    # Playing

    def play(self, pick: int | str, seat: int | None = None) -> list[Event]:
        """Answer a decision: the actor's, or that of the seat named. Returns what happened, secrets and all.

        An answer that comes before its turn waits, and takes effect when the others have answered.
        """
        frame, number = self.frame_for(seat)
        chosen = self.open_pick(frame, pick)
        if number > len(self.log):
            self.waiting[number] = chosen
            self.undone = []
            return []
        before = self.state.copy()
        waiting = dict(self.waiting)
        mark = self.dealer.mark()
        undoable, before_undoable = self.undoable[:], self.before_undoable
        try:
            self.waiting[number] = chosen
            events = self.advance()
        except DealError:
            self.state = before
            self.waiting = waiting
            self.undoable, self.before_undoable = undoable, before_undoable
            self.dealer.rewind(mark)
            del self.log[number:]
            settle(self.state, self.open)
            raise
        self.undone = []
        return events

    def frame_for(self, seat: int | None) -> tuple[Frame, int]:
        """The frame that a seat may answer now, and its number in the log."""
        if self.state.over:
            raise PickError("any pick", "E1", [], "over")
        for number, frame in enumerate(self.independent_frames(), len(self.log)):
            if number not in self.waiting and (seat is None or frame.actor == seat):
                return frame, number
        expected = [f"a pick of seat {ask.seat + 1}" for ask in self.asks()]
        raise PickError(f"a pick of {actor_name(seat)}", self.state.stack[-1].clause(), expected, "seat")

    def open_pick(self, frame: Frame, pick: int | str, state: State | None = None) -> int:
        """The number of a pick that a frame offers, in the game's state or another; PickError if it does not."""
        s = state or self.state
        options = Options()
        frame.options(s, options)
        actions = self.rules.actions
        chosen = (pick if pick in actions.texts else -1) if isinstance(pick, int) else actions.picks.get(pick, -1)
        if options.holds(chosen):
            return chosen
        name = actions.texts.get(chosen, f"{pick!r}")
        refusal = frame.refusal(s, chosen) if chosen >= 0 else Refusal(frame.clause())
        raise PickError(name, refusal, [self.text(each) for each in options.as_list()], actor=int(frame.actor))

    def advance(self) -> list[Event]:
        """Apply waiting answers and what chance deals, until a player must be asked."""
        self.state.sink = []
        while not self.state.over:
            actor = int(self.state.stack[-1].actor)
            number = len(self.log)
            if number in self.waiting:
                self.take(actor, self.waiting.pop(number))
            elif actor == CHANCE and self.deals():
                self.take(actor, self.dealer.pick(self.state, self.open))
            else:
                break
        return self.collect()

    def deals(self) -> bool:
        """Whether chance is dealt by a dealer, not by hand."""
        return type(self.dealer) is not Dealer

    def take(self, actor: int, pick: int) -> None:
        """Apply one pick that is known to be open, and log it."""
        if actor == CHANCE:
            self.dealer.note(self.state, self.open, pick)
        if self.setup.undo:
            if actor == CHANCE or (self.undoable and self.log[self.undoable[-1]].actor != actor):
                self.undoable = []
            if not self.undoable:
                self.before_undoable = None if actor == CHANCE else self.state.copy()
            if actor != CHANCE:
                self.undoable.append(len(self.log))
        self.log.append(row_of(actor, pick))
        apply(self.state, pick, self.open)

    def collect(self) -> list[Event]:
        """The events since the last call, added to the digest of all events."""
        events = self.state.sink or []
        self.state.sink = None
        for event in events:
            self.digest = chained(self.digest, event_line(self.rules, event))
        return events

    def begin(self) -> list[Event]:
        """Let chance deal the set-up, up to the first decision of a player. `opening` keeps its events."""
        self.opening = self.opening + self.advance()
        return self.opening

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last pick can be taken back: nothing was revealed since, and nobody else picked."""
        return bool(self.undoable) and self.log[self.undoable[-1]].actor == seat and not self.waiting

    def undo(self, seat: int) -> None:
        """Take the seat's last pick back."""
        if not self.can_undo(seat):
            raise PickError(f"undo of seat {seat + 1}", "T3", [], "undo")
        number = self.undoable.pop()
        self.undone.append(self.log[number].pick)
        self.log.append(Row(seat, -1, number))
        assert self.before_undoable is not None
        self.state = self.before_undoable.copy()
        settle(self.state, self.open)
        for earlier in self.undoable:
            # Nothing was revealed since, so the same picks lead to the same position.
            apply(self.state, self.log[earlier].pick, self.open)

    def redo(self, seat: int) -> list[Event]:
        """Pick again what was taken back last."""
        if not self.undone or self.actor != seat:
            raise PickError(f"redo of seat {seat + 1}", "T3", [], "redo")
        undone = self.undone[:]
        events = self.play(undone.pop(), seat)
        self.undone = undone
        return events

    def restart_turn(self, seat: int) -> None:
        """Take back all that the seat can take back."""
        if not self.can_undo(seat):
            raise PickError(f"restart of seat {seat + 1}", "T3", [], "restart")
        while self.can_undo(seat):
            self.undo(seat)

    # Looking

    def view(self, viewer: int) -> View:
        """What a seat knows; any other number: what the public knows."""
        return view(self.state, viewer)

    def sample(self, viewer: int, rng: Rng) -> State:
        """A full position that fits what a viewer knows."""
        return sample(self.view(viewer), rng)

    def redact(self, events: list[Event], viewer: int) -> list[Event]:
        """Events as a viewer may know them."""
        return [redact(event, self.rules.events[event.name], viewer) for event in events]

    def preview(self, pick: int | str, seat: int | None = None) -> list[Event]:
        """What a pick would do up to the next chance or question, as its player may know it."""
        return self.foresee([pick], seat).events

    def foresee(self, picks: Sequence[int | str], seat: int | None = None) -> Foresight:
        """What picks of one player would do, one after the other, as that player may know it.

        It ends at the next chance or question after them; picks beyond chance, a secret or somebody else's decision are
        left out. PickError if one of the others is not open.
        """
        frame, _ = self.frame_for(seat)
        actor = int(frame.actor)
        trial = self.state.copy()
        trial.sink = []
        made = 0
        for pick in picks:
            chosen = self.open_pick(frame, pick, trial)
            trial.stack.remove(frame)
            frame.resolve(trial, chosen)
            settle_for(trial, actor)
            made += 1
            if trial.over or trial.stack[-1].actor != actor:
                break
            frame = trial.stack[-1]
        events = trial.sink or []
        trial.sink = None
        return Foresight(made, self.redact(events, actor), trial)

    def why_not(self, pick: int | str, seat: int | None = None, after: Sequence[int | str] = ()) -> str:
        """The clause that forbids a pick, after others of the same player; "" if it is open."""
        refusal = self.refusal(pick, seat, after)
        return "" if refusal is None else refusal.clause

    def refusal(self, pick: int | str, seat: int | None = None, after: Sequence[int | str] = ()) -> Refusal | None:
        """Why a pick is not open, after others of the same player; None if it is. PickError if one of those is not."""
        self.foresee(after, seat)
        try:
            self.foresee([*after, pick], seat)
        except PickError as error:
            return error.refusal
        return None

    def scores(self) -> list[Score]:
        """The points of all seats if the game ended now, secret missions included."""
        return scores(self.state)

    def winners(self) -> list[int]:
        """The seats with the most points now."""
        return winners(self.state)
