"""Bot: what every player made of code is, and the simplest one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orcs.engine.core import Options
from orcs.engine.rng import Rng
from orcs.engine.view import View

LONG: Final = 3600.0
THINKING: Final = 0.9  # the rest of the time is for answering


class Budget:
    """How long a bot may think about one decision: in iterations (repeatable results) or seconds (live play).

    With both, whichever is reached first ends it.
    """

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        if iterations is not None and iterations < 1:
            raise ValueError(f"a bot thinks for at least 1 iteration, not {iterations}")
        if seconds is not None and seconds <= 0:
            raise ValueError(f"a bot thinks for more than 0 seconds, not {seconds}")
        self.iterations = iterations
        self.seconds = seconds

    def or_iterations(self, iterations: int) -> Budget:
        """This budget, or this many iterations if it sets no limit."""
        return Budget(iterations) if self.iterations is None and self.seconds is None else self

    def limits(self) -> tuple[int, float]:
        """How many iterations a search may take, and how many seconds."""
        iterations = 1 << 30 if self.iterations is None else self.iterations
        return iterations, LONG if self.seconds is None else THINKING * self.seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `choose` gets what its seat may see and the open picks, and answers with one of them.

    A bot that never looks at the view may say so with `needs_view = False` and answer `pick_blind` instead, which
    spares the table building views.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng: Rng = Rng(seed)
        self.budget = budget
        self.needs_view: bool = True

    def choose(self, seen: View, options: list[int]) -> int:
        """One of the options. `seen.viewer` is the bot's seat; texts of picks: `seen.known.rules.actions.text`."""
        raise NotImplementedError

    def pick_blind(self, options: Options) -> i64:
        """One of the options, without looking."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any open pick, each as likely as the others."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.needs_view = False

    def choose(self, seen: View, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def pick_blind(self, options: Options) -> i64:
        return options.picks[self.rng.below(options.size)]
