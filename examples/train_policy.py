"""Train a small policy by playing against itself, and measure it against random play: about a minute on one core.

    python examples/train_policy.py [--seconds 60] [--players 2] [--save policy.npz]

Needs only NumPy. The policy is a net with one hidden layer; masked picks get probability zero. It learns by REINFORCE:
picks after which their player gained on the rivals in the next turns become more likely.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from orcs.env.layout import FIELDS, SIZE
from orcs.env.table import ACTIONS
from orcs.env.vector import VectorEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

GAMES = 32
STEPS = 32
DISCOUNT = 0.97
RATE = 0.003
ENTROPY = 0.01
HIDDEN = 64


class Policy:
    """From observations to the probabilities of all picks; its weights are updated by Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale = np.concatenate([np.full(field.size, 1 / min(field.high, 8)) for field in FIELDS]).astype(
            np.float32
        )
        self.weights: list[Floats] = [
            rng.normal(0, 0.05, (SIZE, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, ACTIONS), np.float32),
            np.zeros(ACTIONS, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def chances(self, observations: Floats, mask: Flags) -> tuple[Floats, Floats, Floats]:
        """The scaled observations, the hidden layer, and the probability of each pick."""
        inputs = observations * self.scale
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        logits = np.where(mask, hidden @ self.weights[2] + self.weights[3], -np.inf)
        logits -= logits.max(1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(1, keepdims=True)
        return inputs, hidden, chances

    def pick(self, observations: Floats, mask: Flags, rng: np.random.Generator) -> Ints:
        """A pick for each game, drawn by its probability."""
        return draw(self.chances(observations, mask)[2], rng)

    def learn(self, observations: Floats, mask: Flags, picks: Ints, advantages: Floats) -> None:
        """Make picks with an advantage more likely, with a bonus for entropy."""
        inputs, hidden, chances = self.chances(observations, mask)
        logs = np.log(np.maximum(chances, 1e-8))
        variety = -(chances * logs).sum(1, keepdims=True)
        slope = -advantages[:, None] * chances + ENTROPY * chances * (-logs - variety)
        slope[np.arange(len(picks)), picks] += advantages
        slope /= len(picks)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.climb([inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)])

    def climb(self, slopes: list[Floats]) -> None:
        """One step of Adam."""
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            weight += RATE * (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.99**self.updates)) + 1e-8)


def draw(chances: Floats, rng: np.random.Generator) -> Ints:
    """Draw one pick per row by its probability; the Gumbel trick never draws one of probability zero."""
    with np.errstate(divide="ignore"):
        noise = -np.log(rng.exponential(size=chances.shape).astype(np.float32))
        return np.asarray((np.log(chances) + noise).argmax(1), np.int64)


def random_picks(mask: Flags, rng: np.random.Generator) -> Ints:
    """Any open pick, with equal probability."""
    return draw(mask / mask.sum(1, keepdims=True, dtype=np.float32), rng)


def advantages(rewards: Floats, done: Flags, actors: Ints) -> Floats:
    """What each pick's player gained on the rivals from there on, discounted, minus the average."""
    rivals = rewards.shape[2] - 1
    margins = rewards - (rewards.sum(2, keepdims=True) - rewards) / rivals
    returns = np.zeros_like(margins)
    later = np.zeros_like(margins[0])
    for step in range(len(margins) - 1, -1, -1):
        later = margins[step] + DISCOUNT * later * ~done[step][:, None]
        returns[step] = later
    own = np.take_along_axis(returns, actors[:, :, None], 2)[:, :, 0].ravel()
    return np.asarray((own - own.mean()) / (own.std() + 1e-6), np.float32)


def train(policy: Policy, players: int, seed: int, seconds: float, decisions: int = 1 << 62) -> int:
    """Train the policy against itself for this long; returns how many decisions it took."""
    env = VectorEnv(GAMES, players, rewards="score", seed=seed)
    rng = np.random.default_rng(seed)
    observations, mask, actor = env.observations, env.mask, env.actor
    began = time.monotonic()
    taken = 0
    while time.monotonic() - began < seconds and taken < decisions:
        seen, open_, picked, gained, ended, who = [], [], [], [], [], []
        for _ in range(STEPS):
            seen.append(observations.copy())
            open_.append(mask.copy())
            who.append(actor.copy())
            picked.append(policy.pick(observations, mask, rng))
            observations, mask, rewards, done, actor = env.step(picked[-1])
            gained.append(rewards.copy())
            ended.append(done.copy())
        worth = advantages(np.stack(gained), np.stack(ended), np.stack(who))
        policy.learn(np.concatenate(seen), np.concatenate(open_), np.concatenate(picked), worth)
        taken += GAMES * STEPS
    return taken


@dataclass(frozen=True, slots=True)
class Result:
    """Games played against random rivals, the share won (ties in part), and its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def measure(policy: Policy, players: int, games: int, seed: int) -> Result:
    """Let the policy play against random rivals, equally often at every seat."""
    env = VectorEnv(players * math.ceil(min(games, GAMES * players) / players), players, seed=seed)
    rng = np.random.default_rng(seed)
    seats = np.arange(env.count) % players
    won: list[float] = []
    counted = np.zeros(env.count, np.int64)
    each = math.ceil(games / env.count)
    while counted.min() < each:
        own = policy.pick(env.observations, env.mask, rng)
        env.step(np.where(env.actor == seats, own, random_picks(env.mask, rng)))
        for i in np.flatnonzero(env.done):
            if counted[i] < each:
                best = env.totals[i] == env.totals[i].max()
                won.append(best[seats[i]] / best.sum())
                counted[i] += 1
    share = float(np.mean(won))
    z = 1.96
    middle = (share + z * z / 2 / len(won)) / (1 + z * z / len(won))
    half = z * math.sqrt(share * (1 - share) / len(won) + (z / 2 / len(won)) ** 2) / (1 + z * z / len(won))
    return Result(len(won), share, middle - half, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to train")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="how many games to measure it in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights")
    args = parser.parse_args()
    policy = Policy(args.seed)
    taken = train(policy, args.players, args.seed, args.seconds)
    result = measure(policy, args.players, args.games, args.seed + 1)
    print(f"{taken:,} decisions of training")
    print(
        f"wins {result.share:.1%} of {result.games} games against random play "
        f"(95 % interval {result.low:.1%} to {result.high:.1%}; even would be {1 / args.players:.0%})"
    )
    if args.save:
        np.savez(args.save, *policy.weights)


if __name__ == "__main__":
    main()
