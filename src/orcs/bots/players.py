"""The levels that look ahead."""

from __future__ import annotations

from orcs.bots.bot import Bot, Budget
from orcs.bots.deep import DeepSearch
from orcs.bots.search import Plan, Search
from orcs.bots.value import Judge, kind_at
from orcs.engine.view import View

SEARCHES_PER_REPLY = 20
WHOLE_GAMES = 200
MANY_WORLDS = 1024
WITH_MISSIONS = 0.85
"""The share of its iterations that the archmage takes with missions, so that a decision takes as long as a master's."""


class Searcher(Bot):
    """Searches its own turn, as far and as long as its plan and budget say."""

    def __init__(self, seed: int, budget: Budget, plan: Plan) -> None:
        super().__init__(seed, budget)
        self.plan = plan

    def choose(self, seen: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        search = Search(self.plan, seen, self.rng)
        iterations, seconds = self.budget.limits()
        if self.plan.replies == 0 or search.to_end:
            search.run(min(iterations, WHOLE_GAMES) if search.to_end else iterations, seconds)
            return search.ranked()[0]
        search.run(iterations, 0.6 * seconds)
        return search.reconsidered(min(self.plan.replies, 1 + iterations // SEARCHES_PER_REPLY), 0.4 * seconds)


class Archmage(Bot):
    """Compares its picks in rounds, by what it has learned where it has learned that kind of game."""

    def __init__(self, seed: int, budget: Budget, judges: dict[str, Judge], otherwise: Judge) -> None:
        super().__init__(seed, budget)
        self.judges = judges
        self.otherwise = otherwise

    def choose(self, seen: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        judge = self.judges.get(kind_at(seen.known), self.otherwise)
        search = DeepSearch(Plan(judge, MANY_WORLDS, 6.0, 0, 0, 0.5, by_par=True), seen, self.rng, 1.0)
        iterations, seconds = self.budget.limits()
        if search.to_end:
            iterations = min(iterations, WHOLE_GAMES)
        elif seen.known.rules.score_hooks:
            iterations = int(iterations * WITH_MISSIONS)
        return search.decide(options, iterations, seconds)
