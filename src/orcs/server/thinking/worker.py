"""What a worker process does: it reads jobs, a line of JSON each, and answers each with a line."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
from typing import Final

import msgspec

from orcs.tables.jobs import Analyse, AnyJob, Ready, carried_out

NICE: Final = 5
LAST: Final = 15
OVERTIME: Final = 5.0


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
            if isinstance(job, Analyse):
                os.setpriority(os.PRIO_PROCESS, 0, LAST)
            reply = carried_out(job)
            signal.setitimer(signal.ITIMER_REAL, 0)
            line.sendall(encode(reply) + b"\n")


def main() -> None:
    """Work for the process at the other end of standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        work(socket.socket(fileno=os.dup(0)))
