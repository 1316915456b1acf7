"""The game as a Gymnasium environment for one learner: the rivals are bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from orcs.bots.bot import Budget
from orcs.edition import Edition
from orcs.env.drawing import Pixels
from orcs.env.render import RENDER_MODES, check_mode, render
from orcs.env.rivals import SEEDS, Rivals
from orcs.env.spaces import Floats, Observer, action_space, observation_space
from orcs.env.start import check_rewards, place_rewards, prepare
from orcs.env.table import Table
from orcs.game import Modules

NAME = "Orcs-v0"


class SingleEnv(gymnasium.Env[Floats, np.int64]):
    """One learner among bots, named as `make_bot` names them: as many rivals as names, 1 to 3.

    `seat` is the learner's, from 0; None draws one for each game. `info["action_mask"]` says which picks are open.
    A pick that is not open ends the game with a reward of -1. Rewards: see `OrcsEnv`; here the learner's own.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  as the base has it

    def __init__(
        self,
        rivals: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        modules: Modules = (),
        house_rules: Sequence[str] | None = None,
        edition: Edition | str | Path | None = None,
        rewards: str = "place",
        skip_forced: bool = False,
        budget: Budget | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        self.rivals = Rivals(rivals, seat, budget)
        rules, setup = prepare(len(rivals) + 1, modules, edition, house_rules)
        self.rules = rules
        self.by_place = rewards == "place"
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.table = Table(rules, setup, skip_forced, self.rivals)
        self._observer = Observer(rules)
        self._points = 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        self.table.begin(int(self.np_random.integers(SEEDS)))
        self._points = 0
        self._over = False
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """The learner's pick, and then the rivals' up to the learner's next decision."""
        if self._over:
            raise RuntimeError("the game is over: reset it")
        if not self.table.open.holds(int(action)):
            self._over = True
            return self._observation(), -1.0, True, False, self._info()
        self.table.play(int(action))
        self._over = self.table.state.over
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._reward(), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which picks are open now, in the form that maskable learners ask for."""
        return self._observer.mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """The table as the learner sees it."""
        return render(self.table.view(self.seat), self.render_mode)

    def close(self) -> None:
        """End the programs of rivals that run one."""
        self.rivals.close()

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return self.rivals.seat

    def _reward(self) -> float:
        if self.by_place:
            return place_rewards(self.table.totals())[self.seat] if self._over else 0.0
        before = self._points
        self._points = self._observer.points(self.table)[self.seat]
        return float(self._points - before)

    def _observation(self) -> Floats:
        return self._observer.observe(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observer.mask(self.table, self.seat), "seat": self.seat}


gymnasium.register(NAME, entry_point="orcs.env.single:SingleEnv")
