"""A policy trained by a stock PPO through the environment, and how it plays: `ppo.py [--minutes M] [--games N]`.

MaskablePPO of sb3-contrib, two players, no modules, against a level of our own; what a step brings is the change of the
margin. The policy then plays its likeliest pick against each of the bots named. It is reported and thrown away.

Needs `pip install sb3-contrib` (with PyTorch) beside the compiled package; the game itself needs neither.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

from orcs.env.spaces import action_space, observation_space
from orcs.env.vector import VectorEnv

GAMES_AT_ONCE = 64
STEPS = 128


class Tables(VecEnv):  # type: ignore[misc]  # where it is not installed
    """Our environment in the dress of Stable-Baselines3: games side by side, one seat of each is the learner's."""

    def __init__(self, count: int, rival: str, seed: int) -> None:
        self.env = VectorEnv(count, rivals=[rival], rewards="score", skip_forced=True, seed=seed)
        super().__init__(count, observation_space(), action_space())

    def reset(self) -> NDArray[Any]:
        return self.env.observations.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        self.seats = self.env.actor.copy()
        self.env.step(actions)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        games = np.arange(self.num_envs)
        own, other = self.env.rewards[games, self.seats], self.env.rewards[games, 1 - self.seats]
        return self.env.observations.copy(), own - other, self.env.done.copy(), [{} for _ in games]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.env.mask.copy())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name not in ("action_masks", "render_mode"):
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Until(BaseCallback):  # type: ignore[misc]  # where it is not installed
    """Ends the training when the process has used so much processor time, whatever else the machine is doing."""

    def __init__(self, end: float) -> None:
        super().__init__()
        self.end = end

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def play(model: MaskablePPO, seen: VecNormalize, rival: str, games: int, seed: int) -> tuple[float, float]:
    """The share of games that the policy wins, ties counting half, and its 95 % error."""
    env = VectorEnv(16, rivals=[rival], rewards="place", skip_forced=True, seed=seed)
    wins: list[float] = []
    while len(wins) < games:
        seats = env.actor.copy()
        picks, _ = model.predict(seen.normalize_obs(env.observations), action_masks=env.mask, deterministic=True)
        _, _, rewards, done, _ = env.step(picks)
        wins += [(1 + float(rewards[i, seats[i]])) / 2 for i in np.flatnonzero(done)]
    env.close()
    return float(np.mean(wins)), 1.96 * float(np.std(wins)) / sqrt(len(wins))


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to train, in processor time (30)")
    parser.add_argument("--against", default="initiate", help="the level to train against (initiate)")
    parser.add_argument("--rivals", nargs="+", default=["novice", "initiate", "adept", "archmage"])
    parser.add_argument("--games", type=int, default=400, help="games against each rival (400)")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch (1; more are slower on a busy machine)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    torch.set_num_threads(options.threads)
    seen = VecNormalize(Tables(GAMES_AT_ONCE, options.against, options.seed), gamma=1.0)
    model = MaskablePPO(
        "MlpPolicy",
        seen,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
        device="cpu",
    )
    began = time.process_time()
    model.learn(10**12, callback=Until(began + 60 * options.minutes))
    seconds = time.process_time() - began
    figures: dict[str, Any] = {"steps": model.num_timesteps, "seconds": round(seconds), "against": options.against}
    print(f"{model.num_timesteps:,} decisions in {seconds:.0f} s against {options.against}", flush=True)
    seen.training = False
    for rival in options.rivals:
        share, error = play(model, seen, rival, options.games, options.seed + 1)
        figures[rival] = [round(share, 4), round(error, 4)]
        print(f"against {rival:12} {100 * share:5.1f} % ± {100 * error:.1f} of {options.games} games", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
