"""A search that makes use of time: picks are compared in rounds, in the same worlds, and the weaker half drops out.

Below the root, the seat's turn grows as a tree. Wide choices are opened one pick at a time, the pick of habit first.
The finalists are compared once more, each played on by the best plan found for it. Given more time, the search also
looks at the rivals' replies.
"""

from __future__ import annotations

from math import log, pi, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orcs.bots.policy import habit
from orcs.bots.rivals import Rivals
from orcs.bots.search import Node, Plan, Search
from orcs.engine.core import NOTHING, Options, State
from orcs.engine.rng import Rng
from orcs.engine.view import View

FINALISTS: Final = 4
PLANNING: Final = 0.65
"""The share of the budget that goes into the tree; the rest compares the finalists."""
REPLYING: Final = 0.6
"""The share of a long budget that is kept for replies."""
REPLY_COST: Final = 14
"""How many iterations take as long as the reply of one rival."""
FEWEST: Final = 64
"""Fewer replies than this say nothing, and the time is better spent on the own turn."""
PLENTY: Final = 1000
"""With so many replies games are played on to their ends instead: that says more, but only on the mean of many."""
DOUBT: Final = 0.1
"""How far values may be wrong about the difference of two finalists, as a variance in points."""


class Finalist:
    """A pick that may be the best: what it is worth by the own turn, and how far each reply so far changed that."""

    __slots__ = ("pick", "replies", "value")

    def __init__(self, pick: int, value: float) -> None:
        self.pick = pick
        self.value = value
        self.replies: list[float] = []

    def lead(self, other: Finalist) -> float:
        """By how much this is better than the other: by its value, and by what the replies change about that.

        The wider the changes spread, the less they count; however many there are, they count no more than half.
        """
        lead = self.value - other.value
        count = len(self.replies)
        if count < 2:
            return lead
        total = 0.0
        squares = 0.0
        for i in range(count):
            gap = self.replies[i] - other.replies[i]
            total += gap
            squares += gap * gap
        mean = total / count
        error = (squares / count - mean * mean) / (count - 1)
        return lead + mean * DOUBT / (2.0 * DOUBT + error)


def in_order(finalists: list[Finalist]) -> list[Finalist]:
    """The finalists, the best first."""
    ranks = [(-finalists[i].lead(finalists[0]), i) for i in range(len(finalists))]
    ranks.sort()
    return [finalists[i] for _, i in ranks]


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
            self.add_world()
        return self.enter(number)

    def decide(self, options: list[int], iterations: int, seconds: float) -> int:
        """The best of the options within the budget."""
        now = perf_counter()
        replies = int(iterations * REPLYING) // (REPLY_COST * (int(self.seen.known.seats) - 1))
        own = 1.0 if self.to_end or replies < FEWEST else 1.0 - REPLYING
        part = own * PLANNING
        picks = self.halved(options, int(iterations * part), now + seconds * part)
        finalists = self.compared(picks, int(iterations * (own - part)), now + seconds * own)
        if own < 1.0 and len(finalists) > 1:
            finalists = self.replied(finalists, replies, now + seconds)
        return finalists[0].pick

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

    def outlook(self, s: State) -> float:
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

    def compared(self, picks: list[int], playouts: int, end: float) -> list[Finalist]:
        """The picks in order, once each was played on by its best plan in the same worlds."""
        totals = [0.0] * len(picks)
        done = 0
        rounds = max(1, playouts // len(picks)) if len(picks) > 1 else 0
        while done < rounds and perf_counter() < end:
            for i in range(len(picks)):
                totals[i] += self.reply_value(picks[i], self.world(done), Rng(self.seed + 7919 + done))
            done += 1
        finalists: list[Finalist] = []
        for i in range(len(picks)):
            child = self.root.children[picks[i]]
            value = child.total / child.visits
            if done > 0:
                value = (1.0 - self.plan.trust) * value + self.plan.trust * totals[i] / done
            finalists.append(Finalist(picks[i], value))
        return in_order(finalists)

    def replied(self, finalists: list[Finalist], replies: int, end: float) -> list[Finalist]:
        """The finalists in order once the rivals have replied in the same worlds. The best two get most replies."""
        rivals = Rivals(self.plan.judge)
        to_end = replies >= PLENTY
        done = 0
        goal = replies // 2 // len(finalists)
        stop = 0.5 * (perf_counter() + end)
        while True:
            while done < goal and perf_counter() < stop:
                for each in finalists:
                    s = self.world(done)
                    before = self.reply_value(each.pick, s, Rng(self.seed + 104729 + done))
                    seed = self.seed + (done << 8)
                    s = rivals.finish(s, seed) if to_end else rivals.reply(s, self.seat, seed)
                    each.replies.append(self.worth(s) - before)
                done += 1
            finalists = in_order(finalists)
            if stop == end:
                return finalists
            stop = end
            goal += replies // 4
            finalists = finalists[:2]
