"""Bots as the rivals of one learner: new ones for every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orcs.bots.bot import Bot, Budget
from orcs.bots.levels import make_bot
from orcs.bots.table import BotError
from orcs.engine.rng import Rng
from orcs.engine.view import View

SEEDS = 1 << 31


class Rivals:
    """The bots at a learner's table, named as `make_bot` names them.

    `seat` is the learner's, from 0; None draws one for each game.
    """

    def __init__(self, names: Sequence[str], seat: int | None = None, budget: Budget | None = None) -> None:
        if seat is not None and not 0 <= seat <= len(names):
            raise ValueError(f"the learner's seat is from 0 to {len(names)}, not {seat}")
        self.names = list(names)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.budget = budget
        self._bots: list[Bot] = []

    def begin(self, seed: int) -> None:
        """Sit down for a game."""
        self.close()
        rng = Rng(seed % SEEDS)
        self.seat = int(rng.below(len(self.names) + 1)) if self.fixed_seat is None else self.fixed_seat
        self._bots = [make_bot(name, int(rng.below(SEEDS)), self.budget) for name in self.names]

    def choose(self, seat: int, seen: View, options: list[int]) -> int:
        """What the bot at a seat picks. BotError if that is not open."""
        bot = seat - (seat > self.seat)
        pick = self._bots[bot].choose(seen, options)
        if pick not in options:
            raise BotError(f"{self.names[bot]} picked {pick}, which is not open")
        return pick

    def close(self) -> None:
        """End the programs of bots that run one."""
        close_bots(self._bots)
        self._bots = []


def close_bots(bots: Iterable[Bot]) -> None:
    """End the programs of bots that run one."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()
