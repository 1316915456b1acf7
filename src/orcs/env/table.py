"""One game, and many at once, for environments: picks in, observations and masks out, in compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from orcs.bots.table import FlatDealer
from orcs.engine.actions import CHANCE_PICKS
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.rules import Rules
from orcs.engine.scoring import scores
from orcs.engine.setup import Setup, first_state
from orcs.engine.terms import SEATS
from orcs.engine.view import View, view
from orcs.env.encode import Encoder
from orcs.env.rivals import Rivals

ACTIONS: Final = CHANCE_PICKS
GAMES: Final = 1 << 20


def game_seed(seed: int, table: int, number: int) -> int:
    """The seed of a table's k-th game: no two alike, and none depends on how many tables there are."""
    return (seed * GAMES + table) * GAMES + number


class Table:
    """One game at a time, dealt as `Game` deals the same seed.

    Chance plays by itself; with `skip_forced` so do picks without choice, and `rivals` answer for all seats but one.
    """

    def __init__(self, rules: Rules, setup: Setup, skip_forced: bool, rivals: Rivals | None = None) -> None:
        self.rules = rules
        self.skip_forced = skip_forced
        self.rivals = rivals
        self.first: State = first_state(rules, setup)
        self.state: State = self.first
        self.open: Options = Options()
        self.dealer: FlatDealer = FlatDealer(0)

    def begin(self, seed: int) -> None:
        """A new game, up to the first decision."""
        self.state = self.first.copy()
        self.dealer.restart(seed)
        if self.rivals is not None:
            self.rivals.begin(seed)
        settle(self.state, self.open)
        self.advance()

    def play(self, pick: i64) -> None:
        """Answer the decision. The caller vouches for the pick."""
        apply(self.state, pick, self.open)
        self.advance()

    def advance(self) -> None:
        """Play on until a player has a decision to make."""
        s = self.state
        out = self.open
        rivals = self.rivals
        while not s.over:
            actor = s.stack[-1].actor
            if actor == CHANCE:
                apply(s, self.dealer.draw(s, out), out)
            elif self.skip_forced and out.size == 1:
                apply(s, out.picks[0], out)
            elif rivals is not None and actor != rivals.seat:
                apply(s, rivals.choose(actor, view(s, actor), out.as_list()), out)
            else:
                return

    @property
    def actor(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return -1 if self.state.over else int(self.state.stack[-1].actor)

    def view(self, seat: int) -> View:
        """What a seat knows."""
        return view(self.state, seat)

    def totals(self) -> list[int]:
        """The points of all seats now, missions included."""
        return [score.total for score in scores(self.state)]


class Batch:
    """Many games at once. After each step the vectors hold what every game's decider sees and may pick.

    A game that ends is followed by the next one at once: its totals stay in `totals` until the next step.
    """

    def __init__(self, tables: list[Table], encoder: Encoder, size: int) -> None:
        count = len(tables)
        self.tables = tables
        self.encoder = encoder
        self.size: i64 = size
        self.seed: int = 0
        self.games: list[int] = [0] * count
        self.seats: i64 = int(tables[0].first.seats)
        self.observations: vec[i32] = vec[i32]([0] * (count * size))
        self.masks: vec[u8] = vec[u8]([0] * (count * ACTIONS))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.done: vec[u8] = vec[u8]([0] * count)
        self.totals: vec[i64] = vec[i64]([0] * (count * SEATS))
        self.points: vec[i64] = vec[i64]([0] * (count * SEATS))
        self.gains: vec[i64] = vec[i64]([0] * (count * SEATS))

    def begin(self, seed: int) -> None:
        """New games at all tables."""
        self.seed = seed
        self.games = [0] * len(self.tables)
        for i in range(len(self.masks)):
            self.masks[i] = 0
        for i in range(len(self.tables)):
            self.done[i] = 0
            self.begin_game(i)
            self.look(i)

    def begin_game(self, i: i64) -> None:
        """The next game at one table."""
        self.tables[i].begin(game_seed(self.seed, i, self.games[i]))
        self.games[i] += 1

    def step(self, picks: list[int]) -> None:
        """Answer all decisions. ValueError if a pick is not open: then nothing has changed."""
        self.check(picks)
        for i in range(len(self.tables)):
            table = self.tables[i]
            self.mark(i, 0)
            table.play(picks[i])
            self.done[i] = 1 if table.state.over else 0
            if table.state.over:
                self.finish(i, table.totals())
                self.begin_game(i)
            self.look(i)
            self.settle_points(i)

    def check(self, picks: list[int]) -> None:
        """Refuse picks that are not open."""
        if len(picks) != len(self.tables):
            raise ValueError(f"{len(self.tables)} games need as many picks, not {len(picks)}")
        for i in range(len(picks)):
            pick = picks[i]
            if not 0 <= pick < ACTIONS or self.masks[i * ACTIONS + pick] == 0:
                raise ValueError(f"pick {pick} is not open in game {i}")

    def mark(self, i: i64, value: u8) -> None:
        """Set or clear the open picks of one game in its mask."""
        out = self.tables[i].open
        masks = self.masks
        for k in range(out.size):
            masks[i * ACTIONS + out.picks[k]] = value

    def look(self, i: i64) -> None:
        """Write what the decider of one game sees and may pick."""
        s = self.tables[i].state
        actor = s.stack[-1].actor
        self.actors[i] = actor
        self.encoder.write(view(s, actor), self.observations, i * self.size)
        self.mark(i, 1)

    def finish(self, i: i64, totals: list[int]) -> None:
        """Note the result of a game."""
        for seat in range(self.seats):
            self.totals[i * SEATS + seat] = totals[seat]

    def settle_points(self, i: i64) -> None:
        """Note what each seat has gained by the step: of points that are open, and at the end of all."""
        for seat in range(self.seats):
            cell: i64 = i * SEATS + seat
            now = self.encoder.points[seat]
            self.gains[cell] = (self.totals[cell] if self.done[i] else now) - self.points[cell]
            self.points[cell] = now
