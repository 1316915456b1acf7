"""What a worker process does: it reads jobs, a line of JSON each, and answers each with a line.

Another kind of job is a class of its own among `AnyJob`, its answer one among `AnyReply`, and a case in `carried_out`.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import traceback
from functools import lru_cache
from typing import Any, Final, Self

import msgspec
from msgspec import Struct

from orcs import edition as editions
from orcs.bots.bot import Budget
from orcs.bots.levels import ADEPT_ITERATIONS, MASTER_ITERATIONS, make_bot
from orcs.bots.policy import habit
from orcs.engine.core import Options
from orcs.engine.known import known_view
from orcs.engine.rng import Rng
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS
from orcs.engine.view import View
from orcs.game import Game
from orcs.modules.compose import compose
from orcs.server.documents import GameAnalysis

# A level thinks as long as it does in the lab, where its strength was measured; the time is a limit above that.
ITERATIONS: Final = {"adept": ADEPT_ITERATIONS, "master": MASTER_ITERATIONS}
NICE: Final = 5
LAST: Final = 15
OVERTIME: Final = 5.0
ERROR_LENGTH: Final = 2000


class TableRules(Struct, frozen=True):
    """What the rules of a table follow from: the text laid over the tables, modules with their options, undo, start."""

    edition: str = ""
    modules: tuple[tuple[str, str], ...] = ()
    undo: bool = False
    start: int | None = None

    @classmethod
    def of(cls, game: Game) -> Self:
        """Those of a game."""
        setup = game.setup
        return cls(game.edition.override, tuple(setup.modules.items()), setup.undo, setup.start)


class Job(Struct, tag_field="job", kw_only=True):
    """Something to be worked out within so many seconds."""

    limit: float


class Choose(Job, tag="choose"):
    """Pick one of the options, as the bot of a level would."""

    level: str
    rules: TableRules
    view: dict[str, Any]
    options: list[str]
    seconds: float
    seed: int


class Analyse(Job, tag="analyse"):
    """Look back at a finished game within about so many seconds, with games that the bot of a level plays on."""

    record: str
    level: str
    samples: int
    seconds: float


class Reply(Struct, tag_field="reply"):
    """What a worker says."""


class Ready(Reply, tag="ready"):
    """The worker can begin."""


class Chosen(Reply, tag="chosen"):
    """The pick of a bot."""

    pick: str


class Analysed(Reply, tag="analysed"):
    """What was found out about a game."""

    analysis: GameAnalysis


class Failed(Reply, tag="failed"):
    """The job went wrong; the worker is well."""

    error: str


AnyJob = Choose | Analyse
AnyReply = Ready | Chosen | Analysed | Failed


@lru_cache(maxsize=32)
def rules_of(table: TableRules) -> Rules:
    """The rules of a table."""
    edition = editions.load_text(table.edition) if table.edition else editions.load()
    return compose(edition, Setup(list(COLOURS), table.start, dict(table.modules), table.undo))


def facing(seen: View) -> View:
    """The view with its own decision on top: of decisions that are open to several at once, bots answer the top one."""
    stack = seen.known.stack
    own = max(i for i, frame in enumerate(stack) if frame.actor == seen.viewer)
    if own == len(stack) - 1:
        return seen
    known = seen.known.copy()
    known.stack.append(known.stack.pop(own))
    return View(seen.viewer, known, seen.unseen, seen.open)


def safe_pick(seen: View, options: list[str], seed: int) -> str:
    """A pick of habit, without any search; the first option if not even that can be had."""
    with contextlib.suppress(Exception):
        seen = facing(seen)
        out = Options()
        seen.known.stack[-1].options(seen.known, out)
        pick = seen.known.rules.actions.text(habit(seen.known, out, Rng(seed)))
        if pick in options:
            return pick
    return options[0]


def choose(job: Choose) -> str:
    """The pick of a bot."""
    rules = rules_of(job.rules)
    actions = rules.actions
    bot = make_bot(job.level, job.seed, Budget(ITERATIONS.get(job.level), job.seconds))
    pick = bot.choose(facing(known_view(rules, job.view)), [actions.picks[text] for text in job.options])
    return actions.text(pick)


def carried_out(job: AnyJob) -> AnyReply:
    """Do a job, and tell how it ended."""
    try:
        match job:
            case Choose():
                return Chosen(choose(job))
            case Analyse():
                # Only the process of the analyses needs the lab.
                from orcs.server.hindsight import look_back

                os.setpriority(os.PRIO_PROCESS, 0, LAST)
                return Analysed(look_back(job))
    except Exception:
        return Failed(traceback.format_exc()[-ERROR_LENGTH:])


def work(line: socket.socket) -> None:
    """Do one job after another until the line is closed."""
    decode = msgspec.json.Decoder(AnyJob).decode
    encode = msgspec.json.Encoder().encode
    with line, line.makefile("rb") as jobs:
        line.sendall(encode(Ready()) + b"\n")
        for text in jobs:
            job = decode(text)
            # The server ends a worker that is late. Should there be no server any more, the alarm does.
            signal.setitimer(signal.ITIMER_REAL, job.limit + OVERTIME)
            reply = carried_out(job)
            signal.setitimer(signal.ITIMER_REAL, 0)
            line.sendall(encode(reply) + b"\n")


def main() -> None:
    """Work for the process at the other end of standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        work(socket.socket(fileno=os.dup(0)))
