"""A bot that searches: it tries each pick in positions that fit what it sees, plays its turn to the end by habit, and
takes the pick after which it stands best on average."""

from collections.abc import Iterator
from time import perf_counter

from orcs import CHANCE, State, View, sample
from orcs.bots.bot import Bot, Budget
from orcs.bots.evaluation import evaluate
from orcs.bots.policy import habit
from orcs.bots.weights import load_weights
from orcs.engine.core import Options, apply
from orcs.engine.fields import AT_TURN

TRIALS = 60


class SearchBot(Bot):
    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget.or_iterations(TRIALS))
        self.weights = load_weights()
        self.out = Options()

    def choose(self, seen: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        sums = dict.fromkeys(options, 0)
        for _ in self.rounds(len(options)):
            # Try every pick in the same position, so that luck in the hidden cards favours none of them.
            world = sample(seen, self.rng)
            for pick in options:
                sums[pick] += self.worth(world.copy(), seen.viewer, pick)
        return max(options, key=lambda pick: sums[pick])

    def rounds(self, options: int) -> Iterator[None]:
        """As many rounds of trials as the budget allows, at least one."""
        iterations, seconds = self.budget.iterations, self.budget.seconds
        began = perf_counter()
        done = 0
        while done == 0 or (
            (iterations is None or (done + 1) * options <= iterations)
            and (seconds is None or perf_counter() - began < 0.8 * seconds)
        ):
            yield
            done += 1

    def worth(self, s: State, seat: int, pick: int) -> int:
        """The value of the position at the end of this turn after this pick."""
        turn = s.cells[AT_TURN]
        apply(s, pick, self.out)
        while not s.over and s.cells[AT_TURN] == turn:
            by_chance = s.stack[-1].actor == CHANCE
            pick = self.rng.weighted(self.out) if by_chance else habit(s, self.out, self.rng)
            apply(s, pick, self.out)
        return evaluate(s, seat, self.weights)
