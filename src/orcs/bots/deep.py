"""A search that makes use of time: picks are compared in rounds, in the same worlds, and the weaker half drops out.

Below the root, the seat's turn grows as a tree. Wide choices are opened one pick at a time, the pick of habit first.
The finalists are compared once more, each played on by the best plan found for it.
"""

from __future__ import annotations

from math import log, pi, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orcs.bots.policy import habit
from orcs.bots.search import Node, Plan, Search
from orcs.engine.core import NOTHING, Options, State
from orcs.engine.rng import Rng
from orcs.engine.view import View, sample

FINALISTS: Final = 4
PLANNING: Final = 0.65
"""The share of the budget that goes into the tree; the rest compares the finalists."""


class DeepSearch(Search):
    """One search for one decision of one seat."""

    def __init__(self, plan: Plan, seen: View, rng: Rng, width: float) -> None:
        super().__init__(plan, seen, rng)
        self.width = width
        # Around an even game, this many points are worth as much as a sure victory.
        self.victory = plan.judge.spread(seen.known) * sqrt(2.0 * pi)
        self.seed: i64 = rng.below(1 << 30)

    def world(self, number: int) -> State:
        """The world with this number. Worlds are sampled as they are needed."""
        while number >= len(self.worlds) and len(self.worlds) < self.plan.worlds:
            self.worlds.append(sample(self.seen, self.rng))
        return self.worlds[number % len(self.worlds)].copy()

    def decide(self, options: list[int], iterations: int, seconds: float) -> int:
        """The best of the options within the budget."""
        begin = perf_counter()
        picks = self.halved(options, int(iterations * PLANNING), begin + seconds * PLANNING)
        return self.compared(picks, int(iterations * (1.0 - PLANNING)), begin + seconds)

    def halved(self, options: list[int], iterations: int, end: float) -> list[int]:
        """The finalists: after each round the weaker half is dropped."""
        picks = options[:]
        number = 0
        while True:
            rounds = 1
            while len(picks) >> rounds >= FINALISTS:
                rounds += 1
            now = perf_counter()
            stop = now + (end - now) / rounds
            share = max(2, iterations // (rounds * len(picks)))
            done = 0
            while done < share and (done < 1 or perf_counter() < stop):
                for pick in picks:
                    self.rng = Rng(self.seed + number)
                    self.iterate(self.world(number), pick)
                number += 1
                done += 1
            iterations -= done * len(picks)
            if len(picks) <= FINALISTS:
                return self.best(picks, FINALISTS)
            picks = self.best(picks, max(FINALISTS, (len(picks) + 1) // 2))

    def worth(self, s: State) -> float:
        """Half the points and half the chance to win: the margin of a game that is decided matters less."""
        judge = self.plan.judge
        value = judge.value(s, self.seat)
        return value if self.to_end else 0.5 * (value + self.victory * judge.chance(s, self.seat, value))

    def best(self, picks: list[int], count: int) -> list[int]:
        """The picks with the highest means, the highest first."""
        means: list[tuple[float, int]] = []
        for pick in picks:
            child = self.root.children.get(pick)
            if child is not None:
                means.append((-child.total / child.visits, pick))
        means.sort()
        return [pick for _, pick in means[:count]]

    def choose(self, node: Node, s: State, out: Options) -> i64:
        """The pick to try at a node: a new one while there is room for it, else that with the best upper bound."""
        if out.size == 1:
            return out.picks[0]
        if len(node.children) < 1.0 + self.width * sqrt(node.visits):
            pick = habit(s, out, self.rng)
            if pick not in node.children:
                return pick
            offset = self.rng.below(out.size)
            for i in range(out.size):
                other = out.picks[(i + offset) % out.size]
                if other not in node.children:
                    return other
        best: i64 = NOTHING
        bound: float = -1e18
        reach = self.curiosity * sqrt(log(node.visits + 1.0))
        for i in range(out.size):
            child = node.children.get(out.picks[i])
            if child is not None:
                value = child.total / child.visits + reach / sqrt(child.visits)
                if value > bound:
                    bound = value
                    best = out.picks[i]
        return habit(s, out, self.rng) if best == NOTHING else best

    def compared(self, picks: list[int], playouts: int, end: float) -> int:
        """The best of the finalists, each played on by its best plan in the same worlds."""
        if len(picks) == 1:
            return picks[0]
        totals = [0.0] * len(picks)
        done = 0
        rounds = max(1, playouts // len(picks))
        while done < rounds and perf_counter() < end:
            for i in range(len(picks)):
                totals[i] += self.reply_value(picks[i], self.world(done), Rng(self.seed + 7919 + done))
            done += 1
        best = picks[0]
        most = -1e18
        for i in range(len(picks)):
            child = self.root.children[picks[i]]
            value = child.total / child.visits
            if done > 0:
                value = (1.0 - self.plan.trust) * value + self.plan.trust * totals[i] / done
            if value > most:
                most = value
                best = picks[i]
        return best
