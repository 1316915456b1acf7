"""The sandbox: any position to play on from, with nothing stored. For examples in the rules, and for learning.

A request holds the whole game so far: a set-up or a record, then the picks since. The answer is the step that a seat at
a table would get. Each option says what it would do; for other picks, the request can ask why they are not open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, field

from orcs import (
    Ask,
    DealError,
    EditionError,
    Event,
    Game,
    KeyedDealer,
    PickError,
    RecordedDealer,
    RecordError,
    plain_event,
)
from orcs.engine import notation
from orcs.tables import wire
from orcs.tables.info import info_doc
from orcs.tables.looking import meant_pick, next_to_decide
from orcs.tables.messages import AskMessage, Colour, Decider, Message, Option, PickText, SeatNumber, Step, TableWish
from orcs.tables.refusal import Refused
from orcs.tables.state import Seat
from orcs.tables.table import Table
from orcs.text.options import refusal_fields

LONGEST_RECORD: Final = 40_000
MOST_PICKS: Final = 1000
MOST_DOUBTS: Final = 20
NO_SEED: Final = "00" * 32
Draws = Annotated[list[PickText], Meta(max_length=MOST_PICKS)]
Check = Callable[[], None]
"""Called between pieces of work; it raises what ends them, such as a limit of time."""


class SandboxSetup(Message):
    """A game to begin: the colours in seat order, the seat that starts, modules with their options, the deal."""

    colours: Annotated[list[Colour], Meta(min_length=2, max_length=4)] = field(default_factory=lambda: ["blue", "red"])
    start: SeatNumber = 1
    modules: dict[str, Annotated[str, Meta(max_length=80)]] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=1 << 53)] = 1


class SandboxWish(Message):
    """A position and whose eyes to look with.

    It begins with a `record` (its text; if its draws were made by hand, a seed deals from its end on) or else with a
    `setup`. Chance draws what `chance` lists, in that order, and then as the seed deals. Each of `picks` is made by
    whoever must pick. `seat` 0 is the one that must pick next. The events are those after the first `known` picks, by
    default those of the last pick.
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="a record, see docs/notation.md")] = ""
    setup: SandboxSetup = field(default_factory=SandboxSetup)
    chance: Draws = field(default_factory=list)
    picks: Draws = field(default_factory=list)
    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    known: Annotated[int, Meta(ge=0, le=MOST_PICKS)] | None = None
    why_not: Annotated[list[PickText], Meta(max_length=MOST_DOUBTS)] = field(default_factory=list)


class SandboxOption(Option):
    """One pick that is open, the events up to the next chance or question if it is made, and who decides then."""

    preview: list[dict[str, Any]] = field(default_factory=list)
    decides: Decider = "ask"


class SandboxAsk(AskMessage):
    """A question to the seat."""

    options: Sequence[SandboxOption]


class SandboxStep(Step, tag="step"):
    """The position as the seat sees it, as a table would tell it; `seq` is the number of picks made. `why_not` has the
    clause for each pick that was asked about, "" if it is open; `reasons` which of its reasons applies."""

    ask: SandboxAsk | None = None
    why_not: dict[str, str] = field(default_factory=dict)
    reasons: dict[str, dict[str, Any]] = field(default_factory=dict)


def no_limit() -> None:
    """Let work take as long as it takes."""


def begin(wish: SandboxWish, check: Check) -> Game:
    """The game before the first of the picks."""
    if wish.record:
        record = notation.read(wish.record)
        if record.waiting:
            raise RecordError(record.waiting[0][1].line, "no answers that wait", "waiting")
        game = Game.from_header(record)
        for entry in record.entries:
            check()
            game.replay(entry)
        going_on = game.dealer if game.deals() else KeyedDealer(wish.setup.seed)
        game.dealer = RecordedDealer(list(wish.chance), going_on)
        game.begin()
        return game
    setup = wish.setup
    dealer = RecordedDealer(list(wish.chance), KeyedDealer(setup.seed))
    return Game.new(list(setup.colours), start=setup.start - 1, modules=setup.modules, dealer=dealer, undo=True)


def go_on(game: Game, picks: Sequence[str], check: Check) -> list[list[Event]]:
    """Make the picks; what each of them did."""
    told: list[list[Event]] = []
    for number, pick in enumerate(picks, 1):
        check()
        try:
            told.append(game.play(pick))
        except PickError as error:
            raise Refused(
                "problem-sandbox_pick", 409, clause=error.clause, expected=error.expected, number=number, pick=pick
            ) from error
    return told


def play(wish: SandboxWish, check: Check = no_limit) -> SandboxStep:
    """The answer to a request. It may take long."""
    try:
        game = begin(wish, check)
        told = [game.opening, *go_on(game, wish.picks, check)]
    except (RecordError, DealError) as error:
        raise Refused("problem-sandbox_record", 422, text=str(error)) from error
    except EditionError as error:
        raise Refused("problem-edition", 422, reason=str(error.problems[0])) from error
    except ValueError as error:
        raise Refused("problem-bad_table", 422, reason=str(error)) from error
    if wish.seat > len(game.setup.colours):
        raise Refused("problem-no_seat", 404, seat=wish.seat)
    seat = wish.seat - 1 if wish.seat else asked_seat(game)
    known = len(told) - 2 if wish.known is None else wish.known
    events = [event for each in told[max(known + 1, 0) :] for event in each]
    ask = game.ask_of(seat)
    doubts = [] if ask is None else [meant_pick(game, pick, seat) for pick in wish.why_not]
    return SandboxStep(
        seq=len(wish.picks),
        view=wire.public_doc(game) | {"table": table_doc(game), "own": wire.own_doc(game, seat)},
        events=[plain_event(game.rules, event) for event in game.redact(events, seat)],
        ask=None if ask is None else ask_doc(game, ask, check),
        why_not={pick: game.why_not(pick, seat) for pick in doubts},
        reasons={pick: refusal_fields(game.refusal(pick, seat)) for pick in doubts},
    )


def asked_seat(game: Game) -> int:
    """The seat that must pick next; when the game is over, the first."""
    return game.actor or 0


def table_doc(game: Game) -> dict[str, Any]:
    """The table that a client draws around the game."""
    seats = [Seat("person", colour) for colour in game.setup.colours]
    wish = TableWish([], dict(game.setup.modules), hints=False, watch="none", house_rules=game.rules.house_rules)
    table = Table("sandbox", status="over" if game.over else "playing", wish=wish, seats=seats, seed=NO_SEED)
    table.game, table.asks = game, game.asks()
    if game.over:
        table.result = [score.total for score in game.scores()]
        table.winners = game.winners()
    return info_doc(table, {}, range(len(seats)))


def ask_doc(game: Game, ask: Ask, check: Check) -> SandboxAsk:
    """A question, with what each answer would do."""
    doc = wire.ask_doc(game, ask)
    options: list[SandboxOption] = []
    for option in doc["options"]:
        check()
        foreseen = game.foresee([option["text"]], ask.seat)
        preview = [plain_event(game.rules, event) for event in foreseen.events]
        options.append(SandboxOption(**option, preview=preview, decides=next_to_decide(foreseen, ask.seat)))
    return SandboxAsk(**{**doc, "options": options})
