"""Training from scratch: explore games, fit a value to them, explore with that value, fit again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TextIO
from zlib import crc32

import numpy as np

from orcs.bots.nets import nets_text
from orcs.bots.sheet import LAYOUT
from orcs.bots.value import MOMENTS, Net, kind_of
from orcs.lab.errors import LabError
from orcs.lab.explore import Exploration, Positions, explore, joined
from orcs.lab.fitting import Fit, Shape, fit
from orcs.lab.plan import Plan
from orcs.lab.progress import Progress
from orcs.lab.runners import Job, Runner

DEALS = 20
MISSIONS = "missions"


class Course:
    """A course of training for one kind of game: a number of rounds, each of a number of games.

    The first round plays by the tuned weights, or by what another course has learned. With missions, what that course
    has learned without them is what the value is built on. Against a rival, which has all seats but one, the value is
    built on all that it begins with. Half of the batches are played without the rival, so that the value does not
    lose what it knew.
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        rounds: int,
        shape: Shape,
        epochs: int,
        folder: Path | None,
        begin: dict[str, list[Net]],
        rival: str = "",
    ) -> None:
        if games < DEALS:
            raise LabError(f"a value is fitted to {DEALS} or more games a round, not {games}")
        if rounds < 1 or shape.hidden < 0 or shape.decay < 0 or epochs < 1:
            raise LabError(
                "training takes 1 or more rounds and epochs, 0 or more hidden units and a decay of 0 or more"
            )
        self.plan = plan
        self.games = games
        self.rounds = rounds
        self.shape = shape
        self.epochs = epochs
        self.folder = folder
        self.rival = rival
        missions = any(name == MISSIONS for name, _ in plan.modules)
        self.kind = kind_of(plan.players, missions)
        plain = begin.get(kind_of(plan.players, missions=False))
        self.begin = begin.get(self.kind, plain)
        self.base = self.begin if rival else plain if missions else None

    def run(self, workers: Runner, stream: TextIO, language: str) -> Iterator[Fit]:
        """The value after each round. What a folder holds of an earlier run is not played again."""
        parts: list[Positions] = []
        known = self.begin
        for number in range(self.rounds):
            nets = "" if known is None else nets_text({self.kind: known})
            with Progress(self.games, "games", stream, language=language) as progress:
                for part in self.explored(number, nets, workers):
                    parts.append(part)
                    progress.add(DEALS)
            with Progress(self.epochs * MOMENTS, "epochs", stream, language=language) as progress:
                seed = self.plan.seed + number
                done = fit(
                    joined(parts),
                    self.shape,
                    self.epochs,
                    seed,
                    lambda: progress.add(1),
                    self.base,
                )
            known = done.nets
            yield done

    def explored(self, number: int, nets: str, workers: Runner) -> Iterator[Positions]:
        """The positions of a round, batch by batch."""
        begin = number * self.games
        tasks = [
            Exploration(self.varied(first), nets, first, min(first + DEALS, begin + self.games), self.rival_of(first))
            for first in range(begin, begin + self.games, DEALS)
        ]
        kept = [self.path(task) for task in tasks]
        missing = iter(
            workers.run(
                Job(explore, lost),
                [task for task, path in zip(tasks, kept, strict=True) if path is None or not path.exists()],
            )
        )
        for path in kept:
            if path is not None and path.exists():
                yield read(path)
            else:
                part = next(missing)
                if path is not None:
                    write(path, part)
                if len(part):
                    yield part

    def rival_of(self, first: int) -> str:
        """The rival in a batch, if any."""
        return self.rival if first // DEALS % 4 < 2 else ""

    def varied(self, first: int) -> Plan:
        """The plan of a batch: every other one leaves modules out, so that the value knows them by themselves too. But
        missions stay, since they make another kind of game."""
        chance = Random(f"{self.plan.seed} modules {first}")
        if first // DEALS % 2 == 0:
            return self.plan
        kept = tuple(each for each in self.plan.modules if each[0] == MISSIONS or chance.random() < 0.5)
        return replace(self.plan, modules=kept)

    def path(self, task: Exploration) -> Path | None:
        """Where the positions of a task are kept, if anywhere."""
        if self.folder is None:
            return None
        course = crc32(repr((LAYOUT, self.plan, self.rival)).encode())
        return self.folder / f"{self.kind}-{self.plan.seed}-{course:08x}-{task.first}.npz"


def lost(task: Exploration) -> Positions:
    """What is known of games whose process died: nothing."""
    raise LabError(f"the process that played the deals from {task.first} died; run the same command again to go on")


def write(path: Path, part: Positions) -> None:
    """Store positions. A file is written whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part.npz")
    np.savez_compressed(draft, **vars(part))
    draft.replace(path)


def read(path: Path) -> Positions:
    """Stored positions."""
    with np.load(path) as data:
        return Positions(**data)
