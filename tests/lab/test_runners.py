"""Where work is done: what a pool of processes leaves behind when it is stopped."""

from __future__ import annotations

import os
from dataclasses import dataclass

from orcs.bots.running import Program
from orcs.lab.runners import Job, ProcessRunner

STARTED: list[Program] = []


@dataclass(frozen=True)
class Task:
    """Something to do."""

    command: str

    def halves(self) -> list[Task]:
        return [self]


def start(task: Task) -> int:
    """Start a program in the worker, and keep it there."""
    STARTED.append(Program(task.command))
    return STARTED[-1].process.pid


def lost(task: Task) -> int:
    return -1


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_pool_that_is_stopped_ends_the_programs_that_its_processes_run() -> None:
    with ProcessRunner(1) as runner:
        pids = list(runner.run(Job(start, lost), [Task("sleep 600"), Task("sleep 600")]))
        assert all(runs(pid) for pid in pids)
    assert not any(runs(pid) for pid in pids)
