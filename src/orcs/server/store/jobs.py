"""Jobs: what callers on the event loop hand to the threads of a store."""

from __future__ import annotations

import asyncio
import logging
import queue
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from orcs.server.store.store import Done, Transaction

log = logging.getLogger("orcs.server")


@dataclass(slots=True)
class Job:
    """Work for a thread, who is told of its outcome, and the outcome."""

    work: Callable[[Transaction], Any]
    done: Done
    writes: bool
    result: Any = None
    error: BaseException | None = None


Jobs = queue.SimpleQueue[Job | None]
"""None among the jobs tells one thread to end."""


def take(jobs: Jobs, most: int) -> tuple[list[Job], bool]:
    """Wait for a job and take up to `most` that are queued; also whether the thread should go on."""
    taken: list[Job] = []
    job = jobs.get()
    while job is not None:
        taken.append(job)
        if len(taken) == most:
            break
        try:
            job = jobs.get_nowait()
        except queue.Empty:
            break
    return taken, job is not None


def deliver(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job]) -> None:
    """Tell those who wait, from a thread, waking the event loop once."""
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: Sequence[Job]) -> None:
    for job in jobs:
        try:
            job.done(job.result, job.error)
        except Exception:  # the others must hear of theirs
            log.exception("nobody could be told of the outcome of a transaction")


def telling(waiting: asyncio.Future[Any]) -> Done:
    """What tells a future."""

    def done(result: Any, error: BaseException | None) -> None:
        if waiting.done():
            return
        if error is None:
            waiting.set_result(result)
        elif isinstance(error, StopIteration):  # a future cannot carry it
            waiting.set_exception(RuntimeError("the work raised StopIteration"))
        else:
            waiting.set_exception(error)

    return done
