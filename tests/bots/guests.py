"""A decision to put to guest bots, and programs that misbehave in every way."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

from orcs import Game, View
from orcs.bots.bot import Bot

PROGRAM = """
import json, os, subprocess, sys, time
def send(message):
    print(message if isinstance(message, str) else json.dumps(message), flush=True)
def pick(message, option=None):
    send({{"type": "pick", "ask": message["ask"], "pick": option or message["options"][0]}})
{start}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
{hello}
    elif message["type"] == "decide":
{decide}
    else:
{end}
"""


def program(
    folder: Path,
    decide: str = "pick(message)",
    *,
    hello: str = 'send({"type": "hello", "protocol": 1})',
    end: str = "break",
    start: str = "",
) -> str:
    """The command of a program that runs these lines when it is asked."""
    path = folder / "guest.py"
    parts = [part.replace("\n", "\n        ") for part in (hello, decide, end)]
    path.write_text(
        PROGRAM.format(start=start, hello=" " * 8 + parts[0], decide=" " * 8 + parts[1], end=" " * 8 + parts[2])
    )
    return shlex.join([sys.executable, "-S", str(path)])


def decision(seed: int = 1) -> tuple[View, list[int]]:
    """The first decision of a game, as its player sees it."""
    game = Game.new(2, seed=seed, start=0)
    return game.view(0), game.options()


def play(bots: list[Bot], seed: int, modules: tuple[str, ...] = ()) -> list[int]:
    """A whole game; returns the points."""
    game = Game.new(len(bots), seed=seed, modules=modules)
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.view(game.actor), game.options()))
    return [score.total for score in game.scores()]


def alive(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone_soon(pid: int) -> bool:
    """Whether a process has ended, or ends within moments."""
    for _ in range(100):
        if not alive(pid):
            return True
        time.sleep(0.02)
    return False
