"""A search that makes use of time: picks are compared in rounds, in the same worlds, and the weaker half drops out.

Below the root, the seat's turn grows as a tree. Wide choices are opened one pick at a time, the pick of habit first.
The finalists are compared once more, each played on by the best plan found for it. More of that brings little, so a
longer budget goes into the two rounds that follow, for the finalists that are close.
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
OWN: Final = 1000
"""How many iterations the own turn gets at most; the rest of a long budget is for replies."""
OWN_TIME: Final = 0.4
"""The share of the seconds that the own turn gets at most, if the budget counts those."""
ROUNDS: Final = 2
"""How many rounds the finalists are played on."""
REPLY_COST: Final = 12
"""How many iterations take as long as one turn of these rounds."""
FEWEST: Final = 16
"""Fewer replies than this say nothing, and the time is better spent on the own turn."""
STEP: Final = 8
"""So many replies to each finalist, and those that fell behind drop out."""
CLOSE: Final = 1.0
"""Replies hardly ever make up for more points than this."""
SIGNAL: Final = 0.07
"""How far playing on changes what lies between two finalists, as a variance in points: a surer change counts."""
TRUST: Final = 0.8
"""How much a sure change by the first round counts, and again for each further round."""


class Finalist:
    """A pick that may be the best: what the search of the own turn makes of it, and by how much playing it on changed
    that judgement, world by world: first to the end of the turn by its plan, then round by round."""

    __slots__ = ("changes", "pick", "value")

    def __init__(self, pick: int, value: float) -> None:
        self.pick = pick
        self.value = value
        self.changes: list[list[float]] = [[] for _ in range(1 + ROUNDS)]

    def lead(self, other: Finalist) -> float:
        """By how much this is better than the other: by its value, and by what playing on changes about that.

        The wider the changes spread, the less they count.
        """
        lead = self.value - other.value
        trust = 1.0
        for number in range(1 + ROUNDS):
            mine = self.changes[number]
            others = other.changes[number]
            count = len(mine)
            if count > 1:
                total = 0.0
                squares = 0.0
                for i in range(count):
                    gap = mine[i] - others[i]
                    total += gap
                    squares += gap * gap
                mean = total / count
                error = (squares / count - mean * mean) / (count - 1)
                lead += trust * mean * SIGNAL / (SIGNAL + error)
            trust *= TRUST
        return lead


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
        rivals = int(self.seen.known.seats) - 1
        replies = (iterations - OWN) // (REPLY_COST * (ROUNDS * rivals + ROUNDS - 1))
        own = 1.0
        if replies >= FEWEST and not self.to_end:
            iterations = OWN
            own = OWN_TIME
        picks = self.halved(options, int(iterations * PLANNING), now + seconds * own * PLANNING)
        finalists = self.compared(picks, int(iterations * (1.0 - PLANNING)), now + seconds * own)
        if own < 1.0:
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
        """The finalists that stay close, in order, once they were played on in the same worlds."""
        rivals = Rivals(self.plan.judge)
        done = 0
        while True:
            finalists = [each for each in finalists if each.lead(finalists[0]) > -CLOSE]
            if len(finalists) == 1 or replies <= 0 or perf_counter() >= end:
                return finalists
            stop = done + STEP
            while done < stop and perf_counter() < end:
                for each in finalists:
                    self.play_on(each, done, rivals)
                done += 1
            replies -= STEP * len(finalists)
            finalists = in_order(finalists)

    def play_on(self, finalist: Finalist, world: int, rivals: Rivals) -> None:
        """Play a finalist on in one world: to the end of the turn by its plan, then round by round."""
        s = self.world(world)
        value = finalist.value
        later = self.reply_value(finalist.pick, s, Rng(self.seed + 104729 + world))
        seed = self.seed + (world << 8)
        for number in range(1 + ROUNDS):
            if number > 1:
                s = rivals.best_turn(s, seed + 7)
                seed += 1000
            if number > 0:
                s = rivals.reply(s, self.seat, seed)
                later = self.worth(s)
            finalist.changes[number].append(later - value)
            value = later
