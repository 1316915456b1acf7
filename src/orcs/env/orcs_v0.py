"""The PettingZoo environment by its versioned name: `from orcs.env import orcs_v0; orcs_v0.env(players=3)`.

A change of picks, observations or rewards gets a new number.
"""

from orcs.env.aec import OrcsEnv, env, raw_env

__all__ = ["OrcsEnv", "env", "raw_env"]
