"""Search: a tree of the seat's own turn, with chance and hidden cards sampled and the horizon evaluated.

The tree is an open-loop one: its edges are the seat's own picks; chance and rivals in between are played, not stored.
Each iteration starts from one of a few sampled worlds that fit the view. The horizon is the end of the turn, or of the
game where the set-up is still going on.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orcs.bots.policy import habit
from orcs.bots.value import Judge
from orcs.engine.core import CHANCE, NOTHING, Options, State, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.rng import Rng
from orcs.engine.view import View, sample

WHOLE_GAME: Final = 10.0  # how much wider values spread over a game than over a turn


class Node:
    """What is known of the picks at one point of the seat's turn."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits: float = 0.0
        self.total: float = 0.0


class Plan:
    """How a search thinks: how many worlds, how curious; how many of the best picks it looks at again, with how many
    replies of the rivals, and how far it trusts those; and whether it judges positions by par.

    By par, a position counts as what it gains on the world that it comes from. Where much is hidden, such as the
    rivals' missions, worlds differ far more than picks do, and a pick must not look good only for the worlds it met.
    """

    def __init__(
        self,
        judge: Judge,
        worlds: int,
        curiosity: float,
        candidates: int,
        replies: int,
        trust: float,
        by_par: bool = False,
    ) -> None:
        self.judge = judge
        self.worlds = worlds
        self.curiosity = curiosity
        self.candidates = candidates
        self.replies = replies
        self.trust = trust
        self.by_par = by_par


class Search:
    """One search for one decision of one seat."""

    def __init__(self, plan: Plan, seen: View, rng: Rng) -> None:
        self.plan = plan
        self.seat: i64 = seen.viewer
        self.seen = seen
        self.rng = rng
        # What is picked before the first round pays off at the end of the game, if at all.
        self.to_end: bool = seen.known.cells[AT_ROUND] == 0
        self.curiosity = plan.curiosity * WHOLE_GAME if self.to_end else plan.curiosity
        self.root = Node()
        self.out = Options()
        self.worlds: list[State] = []
        self.pars: list[float] = []
        self.par: float = 0.0

    def world(self, number: int) -> State:
        """A copy of one of the few worlds that the search looks at."""
        if len(self.worlds) < self.plan.worlds:
            self.add_world()
        return self.enter(number)

    def add_world(self) -> None:
        """Sample one more world."""
        world = sample(self.seen, self.rng)
        self.worlds.append(world)
        self.pars.append(self.outlook(world) if self.plan.by_par and not self.to_end else 0.0)

    def enter(self, number: int) -> State:
        """A copy of a world; what comes of it is compared with that world's par."""
        number %= len(self.worlds)
        self.par = self.pars[number]
        return self.worlds[number].copy()

    def run(self, iterations: int, seconds: float) -> None:
        """Iterate until the count is reached or the time is up; once at least."""
        end = perf_counter() + seconds
        for i in range(iterations):
            self.iterate(self.world(i))
            if perf_counter() > end:
                return

    def iterate(self, s: State, first: i64 = NOTHING) -> None:
        """Descend the tree, roll out to the horizon, and credit what the position there is worth. `first` is the pick
        to begin with, if one is given; the tree then grows by one pick more."""
        out = self.out
        node = self.root
        path = [node]
        growing = True
        mine = s.cells[AT_TURN] == self.seat
        settle(s, out)
        while not s.over:
            actor = s.stack[-1].actor
            if actor == CHANCE:
                pick = self.rng.weighted(out)
            elif actor == self.seat and growing:
                given = first != NOTHING and node is self.root
                pick = first if given else self.choose(node, s, out)
                child = node.children.get(pick)
                if child is None:
                    child = Node()
                    node.children[pick] = child
                    growing = given
                node = child
                path.append(node)
            else:
                pick = habit(s, out, self.rng)
            apply(s, pick, out)
            if mine and s.cells[AT_TURN] != self.seat and not self.to_end:
                break
            mine = s.cells[AT_TURN] == self.seat
        value = self.worth(s)
        for each in path:
            each.visits += 1.0
            each.total += value

    def choose(self, node: Node, s: State, out: Options) -> i64:
        """The pick to try at a node: that of habit first, then an untried one, else that with the best upper bound."""
        if not node.children:
            return habit(s, out, self.rng)
        best: i64 = -1
        bound: float = -1e18
        reach = self.curiosity * sqrt(log(node.visits + 1.0))
        offset = self.rng.below(out.size)
        for i in range(out.size):
            pick = out.picks[(i + offset) % out.size]
            child = node.children.get(pick)
            if child is None:
                return pick
            value = child.total / child.visits + reach / sqrt(child.visits)
            if value > bound:
                bound = value
                best = pick
        return best

    def ranked(self) -> list[int]:
        """The picks that were tried, the best mean value first."""
        means = [(-child.total / child.visits, pick) for pick, child in self.root.children.items()]
        means.sort()
        return [pick for _, pick in means]

    def reply_value(self, pick: i64, s: State, rng: Rng) -> float:
        """What a pick leads to when the turn is played on as planned, and every rival has replied if replies count."""
        out = self.out
        node: Node | None = self.root
        left = False
        settle(s, out)
        while not s.over:
            actor = s.stack[-1].actor
            if actor == CHANCE:
                pick = rng.weighted(out)
            elif actor != self.seat or node is None:
                pick = habit(s, out, rng)
            else:
                if node is not self.root:
                    pick = planned(node, out)
                if pick == NOTHING:
                    pick = habit(s, out, rng)
                node = node.children.get(pick)
            apply(s, pick, out)
            if s.cells[AT_TURN] != self.seat:
                if self.plan.replies == 0 and not self.to_end:
                    break
                left = True
                node = None
            elif left and not self.to_end:
                break
        return self.worth(s)

    def worth(self, s: State) -> float:
        """What a position at the horizon is worth to the seat, beyond par."""
        return self.outlook(s) - self.par

    def outlook(self, s: State) -> float:
        """What a position is worth to the seat."""
        return self.plan.judge.value(s, self.seat)

    def reconsidered(self, replies: int, seconds: float) -> int:
        """The best pick once the rivals' replies to the first few are counted in, in the same worlds for each."""
        end = perf_counter() + seconds
        picks = self.ranked()[: self.plan.candidates]
        totals = [0.0] * len(picks)
        rounds = 0
        while rounds < replies and perf_counter() < end:
            values: list[float] = []
            for pick in picks:
                values.append(self.reply_value(pick, self.world(rounds), Rng(rounds + 1)))
                if perf_counter() > end:
                    break
            # A round that was cut short compares nothing.
            if len(values) == len(picks):
                for i in range(len(picks)):
                    totals[i] += values[i]
                rounds += 1
        best = picks[0]
        most = -1e18
        for i in range(len(picks)):
            child = self.root.children[picks[i]]
            value = child.total / child.visits
            if rounds > 0:
                value += self.plan.trust * totals[i] / rounds
            if value > most:
                most = value
                best = picks[i]
        return best


def planned(node: Node, out: Options) -> i64:
    """The open pick with the best mean value so far, or NOTHING if none was tried."""
    best: i64 = NOTHING
    most: float = -1e18
    for i in range(out.size):
        child = node.children.get(out.picks[i])
        if child is not None and child.total / child.visits > most:
            most = child.total / child.visits
            best = out.picks[i]
    return best
