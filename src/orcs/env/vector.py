"""Many games at once, observed as NumPy arrays: the fast way to learn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from orcs.bots.bot import Budget
from orcs.edition import Edition
from orcs.engine.terms import SEATS
from orcs.env.encode import Encoder
from orcs.env.layout import KINDS, SIZE
from orcs.env.rivals import Rivals
from orcs.env.spaces import Floats, shared
from orcs.env.start import check_rewards, place_rewards, prepare
from orcs.env.table import ACTIONS, Batch, Table
from orcs.game import Modules

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


class VectorEnv:
    """Many games side by side, each at a decision. A game that ends is replaced by a new one at once.

    The arrays belong to the environment, and every step overwrites them: copy what you want to keep.

    `observations` (games × cells, see `layout`): what each decider sees. `mask` (games × picks): what it may pick.
    `actor` (games): its seat. `rewards` (games × seats): what the last step gave to each seat. `done` (games):
    whether that step ended a game; observation, mask and actor are then those of the next game.

    With `rivals`, named as `make_bot` names bots, one seat of each game is the learner's and bots play the others: all
    decisions are the learner's, and the seat of a game is its `actor`, before the step that ends it too. `seat` is the
    learner's, from 0; None draws one for each game. There are then as many players as rivals and one.
    """

    def __init__(
        self,
        count: int,
        players: int | None = None,
        *,
        rivals: Sequence[str] = (),
        seat: int | None = None,
        budget: Budget | None = None,
        modules: Modules = (),
        house_rules: Sequence[str] | None = None,
        edition: Edition | str | Path | None = None,
        rewards: str = "place",
        skip_forced: bool = False,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least 1 game is played at once, not {count}")
        check_rewards(rewards)
        if players is None:
            players = len(rivals) + 1 if rivals else 2
        elif rivals and players != len(rivals) + 1:
            raise ValueError(f"{len(rivals)} rivals and a learner are not {players} players")
        rules, setup = prepare(players, modules, edition, house_rules)
        self.rivals = [Rivals(rivals, seat, budget) for _ in range(count)] if rivals else []
        tables = [Table(rules, setup, skip_forced, self.rivals[i] if rivals else None) for i in range(count)]
        self.rules = rules
        self.count = count
        self.players = players
        self.by_place = rewards == "place"
        self.rewards: Floats = np.zeros((count, players), np.float32)
        self._batch = Batch(tables, Encoder(rules, list(KINDS)), SIZE)
        self.observations: Floats = shared(self._batch.observations, np.float32).reshape(count, SIZE)
        self._totals: Ints = shared(self._batch.totals, np.int64).reshape(count, SEATS)[:, :players]
        self._gains: Ints = shared(self._batch.gains, np.int64).reshape(count, SEATS)[:, :players]
        self.mask: Flags = shared(self._batch.masks, np.bool_).reshape(count, ACTIONS)
        self.done: Flags = shared(self._batch.done, np.bool_)
        self.actor: Ints = shared(self._batch.actors, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> tuple[Floats, Flags, Ints]:
        """Start new games everywhere. Returns observations, mask and actor."""
        self._batch.begin(seed)
        return self.observations, self.mask, self.actor

    def step(self, actions: Ints) -> tuple[Floats, Flags, Floats, Flags, Ints]:
        """Play one pick in every game. Returns observations, mask, rewards, done and actor.

        ValueError if a pick is not open; then nothing has changed.
        """
        self._batch.step(actions.tolist())
        if self.by_place:
            self.rewards.fill(0)
            for i in np.flatnonzero(self.done):
                self.rewards[i] = place_rewards(self._totals[i].tolist())
        else:
            np.copyto(self.rewards, self._gains, casting="same_kind")
        return self.observations, self.mask, self.rewards, self.done, self.actor

    @property
    def totals(self) -> Ints:
        """The final points of each game that the last step ended; meaningful where `done`."""
        return self._totals

    def close(self) -> None:
        """End the programs of rivals that run one."""
        for rivals in self.rivals:
            rivals.close()
