"""What comes next: each seat plays the best of a few turns that habit comes up with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.bots.policy import habit
from orcs.bots.table import FlatDealer
from orcs.bots.value import Judge
from orcs.engine.core import CHANCE, NOTHING, Options, State, apply, settle
from orcs.engine.fields import AT_TURN
from orcs.engine.rng import Rng

TRIES: Final = 8


class Rivals:
    """Plays whole turns, much better than habit alone and far quicker than a search."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.dealer = FlatDealer(0)
        self.out = Options()

    def reply(self, s: State, seat: i64, seed: i64) -> State:
        """The position when it is the seat's turn again, or the game is over. The same seed deals the same cards."""
        out = self.out
        self.dealer.restart(seed)
        rng = Rng(seed)
        settle(s, out)
        while not s.over and s.cells[AT_TURN] != seat:
            if s.cells[AT_TURN] == NOTHING:
                apply(s, self.pick(s, rng), out)
            else:
                seed += 1
                s = self.best_turn(s, seed)
                settle(s, out)
        return s

    def best_turn(self, s: State, seed: i64) -> State:
        """The best end of a turn for the seat that has it, of a few with the same chance."""
        out = self.out
        turn = s.cells[AT_TURN]
        best = s
        most = -1e18
        for number in range(TRIES):
            end = s.copy()
            rng = Rng(seed + (number << 20))
            self.dealer.restart(seed)
            settle(end, out)
            while not end.over and end.cells[AT_TURN] == turn:
                apply(end, self.pick(end, rng), out)
            value = self.judge.value(end, turn)
            if value > most:
                most = value
                best = end
        return best

    def pick(self, s: State, rng: Rng) -> i64:
        """What happens next, by chance or by habit."""
        return self.dealer.draw(s, self.out) if s.stack[-1].actor == CHANCE else habit(s, self.out, rng)
