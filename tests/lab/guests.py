"""Bots as others might write them, some of them badly."""

import os
import time

from orcs.bots.bot import Bot, Budget
from orcs.engine.core import Options
from orcs.engine.fields import AT_ROUND
from orcs.engine.view import View


class FirstBot(Bot):
    """Always the first option."""

    def choose(self, seen: View, options: list[int]) -> int:
        return options[0]


class IllegalBot(Bot):
    """Picks what is not open, from the second round on."""

    def choose(self, seen: View, options: list[int]) -> int:
        return options[0] if seen.known.cells[AT_ROUND] < 2 else -5


class QuitterBot(Bot):
    """Exits its process when it is first asked."""

    def choose(self, seen: View, options: list[int]) -> int:
        os._exit(3)


class BlindCheat(Bot):
    """Needs no view, and picks what is not open."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.needs_view = False

    def pick_blind(self, options: Options) -> int:
        return int(options.picks[0]) if options.size < 4 else 699


class FailingBot(Bot):
    """Raises when it is asked in the second round."""

    def choose(self, seen: View, options: list[int]) -> int:
        if seen.known.cells[AT_ROUND] > 1:
            raise RuntimeError("out of ideas")
        return options[-1]


class SlowBot(Bot):
    """Takes far too long for its first pick."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.slept = False

    def choose(self, seen: View, options: list[int]) -> int:
        if not self.slept:
            time.sleep(0.02)
            self.slept = True
        return options[0]
