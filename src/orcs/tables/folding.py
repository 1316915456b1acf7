"""What each fact changes at a table, besides the game itself."""

from __future__ import annotations

from orcs.engine.game import Game
from orcs.engine.notation import CHANCE_NAME
from orcs.tables.clocks import Clocks
from orcs.tables.facts import (
    AnyFact,
    BotSat,
    Closed,
    ColourTaken,
    Created,
    Early,
    Left,
    Muted,
    Played,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Reverted,
    Sat,
    Started,
    Stood,
    Voted,
    takes_back,
)
from orcs.tables.playing import note_start
from orcs.tables.state import Seat, TableState

TIMES = 20
MOST_REMOVED = 50
"""How many people whom the host has removed are kept out; then the first may come back, and be removed again."""
LONGEST_TIME = 30_000


def follow(table: TableState, fact: AnyFact, at: int) -> None:
    """Bring a table up to date with a fact whose picks the game has played already."""
    table.seq += 1
    table.changed = at
    if isinstance(fact, (Played, Early)):
        follow_pick(table, fact, at)
        return
    table.talks += 1
    if isinstance(fact, Reverted):
        table.moments = None
        table.clocks.restart([], at)
        go_on(table, -1, at)
    elif isinstance(fact, Created):
        create(table, fact, at)
    elif isinstance(fact, Started):
        table.status = "playing"
        table.started = at
        if not table.record:
            table.moments = []
            note_moment(table, at, 0, "deal")
        table.record = []
        table.clocks = Clocks.wound(table.wish.clock, len(table.seats))
        ask(table, -1, at)
    elif isinstance(fact, Rematched):
        table.rematch = fact.table
    elif isinstance(fact, Closed):
        end(table, "closed", at)
        table.status = "closed"
    elif isinstance(fact, Muted):
        table.muted = [person for person in table.muted if person != fact.person] + [fact.person] * fact.on
    else:
        follow_seat(table, fact, at)


def create(table: TableState, fact: Created, at: int) -> None:
    """The table is new."""
    table.host = fact.host
    table.wish = fact.wish
    table.seats = [Seat(seat.kind, seat.colour, seat.person, seat.level, seat.nonce) for seat in fact.seats]
    table.seed = fact.seed
    table.nonces = fact.nonces
    table.same_deal_as = fact.same_deal_as
    table.from_here = fact.from_here
    table.record = fact.record
    table.created = at


def follow_seat(table: TableState, fact: AnyFact, at: int) -> None:
    """What somebody did about their own seat, or another."""
    assert isinstance(fact, (Sat, Stood, BotSat, ColourTaken, Left, Returned, Resigned, Voted, Resumed))
    seat = table.seats[fact.seat]
    if isinstance(fact, Sat):
        seat.kind, seat.person, seat.nonce = "person", fact.person, fact.nonce
        recolour(table, seat, fact.colour)
    elif isinstance(fact, Stood):
        if fact.removed:
            table.removed = [*table.removed[1 - MOST_REMOVED :], seat.person]
        seat.kind, seat.person, seat.nonce = "open", "", ""
    elif isinstance(fact, BotSat):
        seat.kind, seat.level = "bot", fact.level
    elif isinstance(fact, ColourTaken):
        recolour(table, seat, fact.colour)
    elif isinstance(fact, Voted):
        vote(table, fact, at)
    elif isinstance(fact, Resumed):
        table.paused = False
        table.votes.pop("pause", None)
        ask(table, -1, at)
    else:
        if isinstance(fact, Resigned):
            seat.resigned = True
        else:
            set_away(table, fact.seat, away=isinstance(fact, Left))
        table.clocks.refill(fact.seat, at)
        give_up(table, at)


def recolour(table: TableState, seat: Seat, colour: str) -> None:
    """Give a seat a colour; whoever has it takes the seat's old one."""
    for other in table.seats:
        if other.colour == colour:
            other.colour = seat.colour
    seat.colour = colour


def vote(table: TableState, fact: Voted, at: int) -> None:
    """Count a vote, and carry out what all have agreed on."""
    name = f"out {fact.about}" if fact.what == "out" else fact.what
    voters = table.votes.setdefault(name, set())
    if fact.agree:
        voters.add(fact.seat)
    else:
        voters.discard(fact.seat)
    if not voters:
        del table.votes[name]
        return
    asked = {seat for seat in table.people() if seat != fact.about}
    if fact.what == "abandon":
        # A player who is away may come back: without them the others can only play on or resign.
        asked = {number for number, seat in enumerate(table.seats) if seat.is_person}
    if not asked <= voters:
        return
    del table.votes[name]
    if fact.what == "pause":
        table.paused = True
        table.overdue = -1
        table.clocks.halt(at)
    elif fact.what == "abandon":
        end(table, "abandoned", at)
    else:
        table.seats[fact.about].away = True
        table.clocks.refill(fact.about, at)
        ask(table, -1, at)


def set_away(table: TableState, seat: int, *, away: bool) -> None:
    """A person leaves their seat to a bot, or is back."""
    table.seats[seat].away = away
    table.votes.pop(f"out {seat}", None)
    if not away:
        table.lapsed = [other for other in table.lapsed if other != seat]


def give_up(table: TableState, at: int) -> None:
    """End the game if nobody is left to play it, or only one who has not resigned; else go on."""
    left = [seat for seat in range(len(table.seats)) if not table.seats[seat].resigned]
    if len(left) > 1 and any(seat.is_person for seat in table.seats):
        ask(table, -1, at)
        return
    end(table, "resigned", at)
    totals = [score.total for score in table.playing.scores()]
    best = max((totals[seat] for seat in left), default=0)
    table.result = totals
    table.winners = [seat for seat in left if totals[seat] == best]


def follow_pick(table: TableState, fact: Played | Early, at: int) -> None:
    """A seat has picked."""
    seat = fact.seat
    if isinstance(fact, Played):
        note_start(table, fact)
        note_moment(table, at, seat + 1, fact.by)
    if fact.by == "clock":
        table.clocks.refill(seat, at)
        table.lapsed = sorted({*table.lapsed, seat})
        table.overdue = seat if table.clocks.clock.kind != "move" else -1
    elif seat == table.overdue:
        table.overdue = -1
    if fact.by == "person":
        if table.wish.auto_pass and not takes_back(fact):
            note_time(table, seat, at)
        set_away(table, seat, away=False)  # a player who picks is back
    go_on(table, seat, at, further=goes_further(table, fact))


def note_moment(table: TableState, at: int, seat: int, by: str) -> None:
    """Remember when a part of the game was played."""
    if table.moments is not None:
        table.moments.append((len(table.playing.log), at, seat, by))


def goes_further(table: TableState, fact: Played | Early) -> bool:
    """Whether a pick brings a turn further than it has been before: to take back and pick again gives no new time."""
    if isinstance(fact, Early):
        return True
    if takes_back(fact):
        return False
    depth = len(table.playing.undoable)
    seat, furthest = table.furthest
    if seat != fact.seat or any(line.startswith(CHANCE_NAME) for line in fact.lines):
        furthest = 0
    table.furthest = (fact.seat, max(depth, furthest))
    return depth == 0 or depth > furthest


def note_time(table: TableState, seat: int, at: int) -> None:
    """Remember how long a person took over a question with several options."""
    answered = table.ask_of(seat)
    if answered is not None and len(answered.options) > 1:
        taken = min(LONGEST_TIME, at - table.asked_at[seat])
        table.times[seat] = [*table.times.get(seat, ())[1 - TIMES :], taken]


def go_on(table: TableState, mover: int, at: int, *, further: bool = True) -> None:
    """Ask the next questions, or end the game."""
    game: Game = table.playing
    if game.over:
        end(table, "played", at)
        table.result = [score.total for score in game.scores()]
        table.winners = game.winners()
    else:
        ask(table, mover, at, further=further)


def end(table: TableState, ending: str, at: int) -> None:
    """The game is over."""
    table.status = "over"
    table.ended = at
    table.ending = ending
    table.paused = False
    table.votes = {}
    table.asks = ()
    table.asked_at = {}
    table.open_asks = []
    table.overdue = -1
    table.clocks.halt(at)


def ask(table: TableState, mover: int, at: int, *, further: bool = True) -> None:
    """Take the questions that are open now. A question that was open before keeps its age, unless mover is -1; the
    mover's clock begins anew only if the turn has gone further."""
    before = table.open_asks
    game: Game = table.playing
    table.asks = game.asks()
    table.open_asks = [(ask.id, ask.seat) for ask in table.asks]
    since = table.asked_at
    table.asked_at = {
        seat: since[seat] if mover >= 0 and (number, seat) in before else at for number, seat in table.open_asks
    }
    if table.overdue >= 0 and (table.overdue not in table.asked_at or table.seats[table.overdue].by_bot):
        table.overdue = -1
    if not table.paused:
        asked = [seat for _, seat in table.open_asks if not table.seats[seat].by_bot]
        table.clocks.set(asked, mover if further else -1, at)
