"""What a worker process does: it reads jobs, a line of JSON each, and answers each with a line.

To add a kind of job, add a class to `AnyJob`, its answer to `AnyReply`, and a case to `carried_out`.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import traceback
from typing import Any, Final

import msgspec
from msgspec import Struct

from orcs.tables import thinking
from orcs.tables.documents import GameAnalysis
from orcs.tables.thinking import TableRules

NICE: Final = 5
LAST: Final = 15
OVERTIME: Final = 5.0
ERROR_LENGTH: Final = 2000


class Job(Struct, tag_field="job", kw_only=True):
    """Something to do within so many seconds."""

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
    """The job failed; the worker is fine."""

    error: str


AnyJob = Choose | Analyse
AnyReply = Ready | Chosen | Analysed | Failed


def carried_out(job: AnyJob) -> AnyReply:
    """Do a job, and say how it ended."""
    try:
        match job:
            case Choose():
                return Chosen(thinking.choose(job.level, job.rules, job.view, job.options, job.seconds, job.seed))
            case Analyse():
                # Only the process of the analyses needs the lab.
                from orcs.tables.analysis import look_back

                os.setpriority(os.PRIO_PROCESS, 0, LAST)
                return Analysed(look_back(job.record, job.level, job.samples, job.seconds))
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
            # The server kills a worker that is late. If the server is gone, the alarm does.
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
