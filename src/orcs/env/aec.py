"""The game as a PettingZoo environment, `orcs_v0`: agents take turns, with masks of open picks."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from orcs.edition import Edition
from orcs.env.drawing import Pixels
from orcs.env.render import RENDER_MODES, check_mode, render
from orcs.env.spaces import Observer, action_space, masked_space
from orcs.env.start import check_rewards, place_rewards, prepare
from orcs.env.table import Table, game_seed
from orcs.game import Modules

NAME = "orcs_v0"


class OrcsEnv(AECEnv):  # type: ignore[misc]
    """2 to 4 players, any modules. `player_0` sits at seat 0 and so on; the start player is drawn.

    `rewards`: "place" gives at the end the share of rivals beaten less the share that won; "score" gives the change
    of everybody's open points at each step and what the secret missions add at the end, so that they sum up to the
    final points. With `skip_forced`, decisions with one pick only are not asked.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        modules: Modules = (),
        house_rules: Sequence[str] | None = None,
        edition: Edition | str | Path | None = None,
        rewards: str = "place",
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        rules, setup = prepare(players, modules, edition, house_rules)
        self.rules = rules
        self.by_place = rewards == "place"
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Dict] = {agent: masked_space() for agent in self.possible_agents}
        self.action_spaces: dict[str, Discrete] = {agent: action_space() for agent in self.possible_agents}
        self.table = Table(rules, setup, skip_forced)
        self._observer = Observer(rules)
        self._points = [0] * players
        self._seed = secrets.randbits(31)
        self._games = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first that the seed gives, or without a seed the next one."""
        if seed is not None:
            self._seed = seed
            self._games = 0
        self.table.begin(game_seed(self._seed, 0, self._games))
        self._games += 1
        self._points = [0] * len(self.possible_agents)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may pick: nothing unless the decision is its own."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._observer.observe(self.table, seat),
            "action_mask": self._observer.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        """Play a pick. ValueError if it is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.open.holds(int(action)):
            raise ValueError(f"pick {action} is not open to {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action))
        self._reward()
        if self.table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        over = self.table.state.over
        if self.by_place:
            given = place_rewards(self.table.totals()) if over else [0.0] * len(self.possible_agents)
        else:
            points = self._observer.points(self.table)
            given = [float(now - before) for now, before in zip(points, self._points, strict=True)]
            self._points = points
        self.rewards = dict(zip(self.possible_agents, given, strict=True))

    def render(self) -> str | Pixels | None:
        """The table as the agent that decides sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.table.view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def raw_env(players: int = 2, **options: Any) -> OrcsEnv:
    """The environment as it is: an illegal pick is an error."""
    return OrcsEnv(players, **options)


def env(players: int = 2, **options: Any) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal pick loses the game, calls out of order are errors."""
    game = wrappers.TerminateIllegalWrapper(raw_env(players, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))
