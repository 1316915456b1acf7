"""Games to learn from: quick ones, each with one turn that is played at random, and the positions from there on.

A value that is fitted to good play alone misjudges what good play never reaches, and a search will go and find just
that. One exploring turn a game is enough to teach it better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orcs.bots.bot import Bot, Budget
from orcs.bots.features import fill, phase
from orcs.bots.levels import make_bot
from orcs.bots.nets import read_nets
from orcs.bots.players import Searcher
from orcs.bots.policy import habit
from orcs.bots.search import Plan as SearchPlan
from orcs.bots.sheet import PHASES, Sheet
from orcs.bots.table import FlatDealer
from orcs.bots.value import Judge, Learned, Weighed, margin, moment
from orcs.bots.weights import load_weights
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.rng import Rng
from orcs.engine.view import view
from orcs.lab.games import room
from orcs.lab.plan import Plan

LONGEST = 13
MOST = 60
THINKING = 16


@dataclass(frozen=True)
class Exploration:
    """Some deals of a plan to be explored, by bots that judge with these weights (none: with the tuned ones). `rival`
    names a bot that plays all seats but one."""

    plan: Plan
    nets: str
    first: int
    end: int
    rival: str = ""

    def halves(self) -> list[Exploration]:
        """Two smaller tasks, or the task alone."""
        if self.end - self.first < 2:
            return [self]
        middle = (self.first + self.end) // 2
        return [replace(self, end=middle), replace(self, first=middle)]


@dataclass
class Positions:
    """Positions with how their games ended: features and values of all, how many each has, moments, phases and margins.

    After each turn there is one for each seat that learns; `left` says how many turns of that game were noted after.
    """

    cells: NDArray[np.int16]
    values: NDArray[np.int32]
    counts: NDArray[np.int16]
    moments: NDArray[np.int16]
    phases: NDArray[np.int16]
    margins: NDArray[np.float32]
    left: NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.counts)

    def chosen(self, numbers: NDArray[np.int64]) -> Positions:
        """Some of the positions."""
        starts = np.concatenate([[0], np.cumsum(self.counts.astype(np.int64))])
        counts = self.counts[numbers].astype(np.int64)
        ends = np.cumsum(counts)
        source = np.arange(counts.sum()) + np.repeat(starts[numbers] - ends + counts, counts)
        rest = [getattr(self, name)[numbers] for name in ("counts", "moments", "phases", "margins", "left")]
        return Positions(self.cells[source], self.values[source], *rest)


class Notes:
    """The positions of one batch as they come."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.rows: list[tuple[list[int], list[int], int, int, int]] = []
        self.margins: list[int] = []
        self.left: list[int] = []

    def note(self, s: State, seats: Sequence[int]) -> None:
        """Write down a position as each of these seats sees it."""
        sheet = self.sheet
        for seat in seats:
            fill(s, seat, sheet)
            cells = [int(sheet.active[i]) for i in range(sheet.count)]
            values = [int(sheet.values[cell]) for cell in cells]
            self.rows.append((cells, values, int(phase(s)), int(moment(s, seat)), seat))

    def end(self, s: State, seats: Sequence[int]) -> None:
        """The game is over: this is how it ended for each position noted since the last."""
        rows = self.rows[len(self.margins) :]
        for number, row in enumerate(rows):
            self.margins.append(max(-MOST, min(MOST, int(margin(s, row[4])))))
            self.left.append((len(rows) - 1 - number) // len(seats))

    def positions(self) -> Positions:
        """All of them."""
        return Positions(
            np.array([cell for row in self.rows for cell in row[0]], np.int16),
            np.array([value for row in self.rows for value in row[1]], np.int32),
            np.array([len(row[0]) for row in self.rows], np.int16),
            np.array([row[3] for row in self.rows], np.int16),
            np.array([min(row[2], PHASES) for row in self.rows], np.int16),
            np.array(self.margins, np.float32),
            np.array(self.left, np.int16),
        )


def judge_of(nets: str) -> Judge:
    """Who judges positions for the bots that explore."""
    if not nets:
        return Weighed(load_weights())
    [learned] = read_nets(nets).values()
    return Learned(learned)


def explore(task: Exploration) -> Positions:
    """Play the deals of a task and note the positions at the ends of turns, from the exploring one on."""
    table = room(task.plan)
    judge = judge_of(task.nets)
    thinking = SearchPlan(judge, worlds=4, curiosity=3.0, candidates=1, replies=0, trust=0.0, by_par=True)
    budget = Budget(task.plan.iterations or THINKING)
    notes = Notes()
    seats = range(task.plan.players)
    for deal in range(task.first, task.end):
        seed = task.plan.deal_seed(deal)
        learning = [deal % len(seats)] if task.rival else seats
        bots = [
            Searcher(each, budget, thinking) if seat in learning else make_bot(task.rival, each)
            for seat, each in zip(seats, task.plan.bot_seeds(deal), strict=False)
        ]
        explore_game(table.first.copy(), FlatDealer(seed), bots, learning, Random(seed), notes)
    return notes.positions()


def explore_game(
    s: State, dealer: FlatDealer, bots: Sequence[Bot], learning: Sequence[int], chance: Random, notes: Notes
) -> None:
    """Play one game; one turn of a seat that learns at random or by habit."""
    exploring = chance.randrange(LONGEST * len(learning))
    wild = chance.random() < 0.5
    rng = Rng(chance.getrandbits(60))
    out = Options()
    turns = -1
    last = (0, -1)
    settle(s, out)
    while not s.over:
        actor = int(s.stack[-1].actor)
        now = (int(s.cells[AT_ROUND]), int(s.cells[AT_TURN]))
        if now != last:
            # Nobody's turn: the fate card is next, and searches judge such positions too.
            if turns >= exploring:
                notes.note(s, learning)
            if now[1] in learning:
                turns += 1
            last = now
        if actor == CHANCE:
            pick = dealer.draw(s, out)
        elif turns == exploring and actor == s.cells[AT_TURN] and actor in learning:
            pick = out.picks[rng.below(out.size)] if wild else habit(s, out, rng)
        else:
            pick = bots[actor].choose(view(s, actor), out.as_list())
        apply(s, pick, out)
    notes.end(s, learning)


def joined(parts: list[Positions]) -> Positions:
    """All positions of several batches."""
    names = ("cells", "values", "counts", "moments", "phases", "margins", "left")
    arrays: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
    return Positions(**arrays)
