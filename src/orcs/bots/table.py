"""A game among bots, played in compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.bot import Bot
from orcs.engine.chance import PICKS, STEP, Dealer, KeyedDealer, copy_number, mix
from orcs.engine.core import CHANCE, NOBODY, Options, State, apply, settle
from orcs.engine.rng import low_63_bits
from orcs.engine.scoring import points
from orcs.engine.streams import SHUFFLES
from orcs.engine.view import view

DECKS: Final = 16
ROOM: Final = 128
UNIT: Final = 12  # a win or a place shared by 2, 3 or 4 is a whole number of twelfths


class BotError(ValueError):
    """A bot answered with something that is not open."""


class FlatDealer(Dealer):
    """The deal of a `KeyedDealer` with the same seed, for games that nobody saves half way.

    Of each deck only the latest shuffle is kept, its outcomes in the order they come, in cells of one vector: no
    dict and no boxed number is touched, so that dealing costs about what random numbers would. `restart` makes it
    ready for another game.
    """

    def __init__(self, seed: int, room: int = ROOM) -> None:
        self.seed = seed
        self.key: i64 = KeyedDealer(seed).key
        self.room: i64 = room
        self.cells: vec[i64] = vec[i64]([0] * (DECKS * room))
        self.streams: vec[i64] = vec[i64]([-1] * DECKS)
        self.next: vec[i64] = vec[i64]([0] * DECKS)

    def restart(self, seed: int) -> None:
        """Deal from here on as a new dealer with this seed would."""
        if seed != self.seed:
            self.seed = seed
            self.key = KeyedDealer(seed).key
        streams = self.streams
        for deck in range(DECKS):
            streams[deck] = -1

    def draw(self, s: State, options: Options) -> i64:
        """The next outcome of the chance frame on top; it is then used up."""
        stream = s.stack[-1].stream(s)
        deck = stream // SHUFFLES
        if self.streams[deck] != stream:
            self.lay_out(deck, stream, options)
        cell = self.next[deck]
        self.next[deck] = cell + 1
        return self.cells[cell] & (PICKS - 1)

    def lay_out(self, deck: i64, stream: i64, options: Options) -> None:
        """Number every copy of every outcome and put them in order, the lowest first."""
        self.make_room(options)
        first = deck * self.room
        end = first
        cells = self.cells
        picks = options.picks
        weights = options.weights
        mask = low_63_bits()
        x = mix(self.key + stream * STEP, mask)
        for i in range(options.size):
            pick = picks[i]
            y = mix(x + pick * STEP, mask)
            for copy in range(weights[i]):
                number = copy_number(y, copy, mask) * PICKS + pick
                cell = end
                while cell > first:
                    above = cells[cell - 1]
                    if above <= number:
                        break
                    cells[cell] = above
                    cell -= 1
                cells[cell] = number
                end += 1
        self.streams[deck] = stream
        self.next[deck] = first

    def make_room(self, options: Options) -> None:
        """Widen the cells of every deck if these outcomes do not fit: an edition may have larger decks."""
        copies: i64 = 0
        weights = options.weights
        for i in range(options.size):
            copies += weights[i]
        if copies > self.room:
            wider = copies * 2
            cells = vec[i64]([0] * (DECKS * wider))
            for deck in range(DECKS):
                for i in range(self.room):
                    cells[deck * wider + i] = self.cells[deck * self.room + i]
                self.next[deck] += deck * (wider - self.room)
            self.room = wider
            self.cells = cells

    def pick(self, s: State, options: Options) -> int:
        pick = self.draw(s, options)
        self.next[s.stack[-1].stream(s) // SHUFFLES] -= 1
        return pick

    def note(self, s: State, options: Options, pick: int) -> None:
        self.draw(s, options)

    def save(self) -> str:
        return f"keyed {self.seed}"


def play_table(s: State, dealer: Dealer, bots: list[Bot], log: list[int] | None) -> int:
    """Play a position to its end; every pick, of chance too, goes to the log. Returns the decisions of players."""
    out = Options()
    flat = dealer if isinstance(dealer, FlatDealer) else None
    decisions: i64 = 0
    actor = settle(s, out)
    while actor != NOBODY:
        if actor == CHANCE:
            if flat is not None:
                pick = flat.draw(s, out)
            else:
                pick = dealer.pick(s, out)
                dealer.note(s, out, pick)
        else:
            decisions += 1
            pick = ask(bots[actor], s, actor, out)
        if log is not None:
            log.append(pick)
        actor = apply(s, pick, out)
    return decisions


def ask(bot: Bot, s: State, seat: i64, out: Options) -> i64:
    """The pick of a bot. BotError if it is not open."""
    if bot.needs_view:
        pick: i64 = bot.choose(view(s, seat), out.as_list())
    else:
        pick = bot.pick_blind(out)
    if not out.holds(pick):
        raise BotError(f"seat {seat + 1} picked {pick}, which is not open")
    return pick


class Standing:
    """How a game stands, by seat: the points, the share of the victory and the place, both in twelfths.

    Tied winners share the victory (E5), tied seats the mean of their places.
    """

    __slots__ = ("places", "totals", "wins")

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals
        self.wins: list[int] = []
        self.places: list[int] = []
        for mine in totals:
            above = 0
            level = 0
            for theirs in totals:
                if theirs > mine:
                    above += 1
                elif theirs == mine:
                    level += 1
            self.wins.append(0 if above else UNIT // level)
            self.places.append(UNIT * above + UNIT // 2 * (level + 1))


def standing(s: State) -> Standing:
    """How a position would stand if the game ended now."""
    return Standing([int(points(s, seat)) for seat in range(s.seats)])
