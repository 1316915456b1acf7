"""Stock searches to measure levels by: playouts to the end, and a tree of everybody's picks over some turns."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.bots.bot import Bot, Budget
from orcs.bots.evaluation import evaluate
from orcs.bots.policy import habit
from orcs.bots.value import margin
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.view import View, sample

TURNS: Final = 4
CURIOSITY: Final = 0.15
SPREAD: Final = 30.0  # a lead of so many points is as good as won


class Playouts(Bot):
    """Plays every pick to the end of the game by habit, again and again, and takes the one with the best margin."""

    def choose(self, seen: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        games, seconds = self.budget.limits()
        end = perf_counter() + seconds
        totals = [0.0] * len(options)
        rounds = 0
        while rounds * len(options) < games and (rounds == 0 or perf_counter() < end):
            world = sample(seen, self.rng)
            for i in range(len(options)):
                totals[i] += self.played_out(world.copy(), options[i], seen.viewer)
            rounds += 1
        best = 0
        for i in range(len(options)):
            if totals[i] > totals[best]:
                best = i
        return options[best]

    def played_out(self, s: State, pick: i64, seat: i64) -> float:
        """The final margin of one game that goes on with a pick."""
        out = Options()
        settle(s, out)
        apply(s, pick, out)
        while not s.over:
            if s.stack[-1].actor == CHANCE:
                pick = self.rng.weighted(out)
            else:
                pick = habit(s, out, self.rng)
            apply(s, pick, out)
        return int(margin(s, seat))


class Branch:
    """What is known of the picks of one seat at one point of a game."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Branch] = {}
        self.visits: float = 0.0
        self.offered: float = 0.0
        self.total: float = 0.0


class TreeSearch(Bot):
    """Information-set Monte Carlo tree search: one tree of everybody's picks over some turns, a new world each time."""

    def __init__(self, seed: int, budget: Budget, weights: vec[i64]) -> None:
        super().__init__(seed, budget)
        self.weights = weights
        self.out = Options()

    def choose(self, seen: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        games, seconds = self.budget.limits()
        end = perf_counter() + seconds
        root = Branch()
        done = 0
        while done < games and (done == 0 or perf_counter() < end):
            self.iterate(root, sample(seen, self.rng))
            done += 1
        best = options[0]
        most = -1.0
        for pick in options:
            child = root.children.get(pick)
            if child is not None and child.visits > most:
                most = child.visits
                best = pick
        return best

    def iterate(self, root: Branch, s: State) -> None:
        """Descend the tree, add one branch, play on by habit to the horizon, and credit everybody on the way."""
        out = self.out
        node = root
        path = [root]
        actors: list[i64] = [0]
        growing = True
        turns = 0
        turn = s.cells[AT_TURN]
        settle(s, out)
        while not s.over and turns < TURNS:
            actor = s.stack[-1].actor
            if actor == CHANCE:
                pick = self.rng.weighted(out)
            elif growing and out.size > 1:
                pick = self.select(node, out)
                child = node.children.get(pick)
                if child is None:
                    child = Branch()
                    node.children[pick] = child
                    growing = False
                node = child
                path.append(node)
                actors.append(actor)
            else:
                pick = habit(s, out, self.rng)
            apply(s, pick, out)
            if s.cells[AT_TURN] != turn:
                turn = s.cells[AT_TURN]
                turns += 1 if s.cells[AT_ROUND] > 0 else 0
        worth: list[float] = []
        for seat in range(s.seats):
            points = int(margin(s, seat)) if s.over else int(evaluate(s, seat, self.weights)) / 1000
            worth.append(min(1.0, max(0.0, 0.5 + points / (2 * SPREAD))))
        for i in range(len(path)):
            path[i].visits += 1.0
            path[i].total += worth[actors[i]]

    def select(self, node: Branch, out: Options) -> i64:
        """An untried pick, else that with the best upper bound among those that are open in this world."""
        best: i64 = -1
        bound = -1.0
        offset = self.rng.below(out.size)
        for i in range(out.size):
            child = node.children.get(out.picks[(i + offset) % out.size])
            if child is None:
                return out.picks[(i + offset) % out.size]
            child.offered += 1.0
        for i in range(out.size):
            child = node.children[out.picks[i]]
            value = child.total / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if value > bound:
                bound = value
                best = out.picks[i]
        return best
