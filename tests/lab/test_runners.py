"""Runners: a pool of processes leaves nothing behind when it is stopped."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from orcs.bots.running import Program
from orcs.lab.runners import Job, ProcessRunner
from tests.bots.guests import alive, gone_soon

pytestmark = pytest.mark.outside

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


def test_a_pool_that_is_stopped_ends_the_programs_that_its_processes_run() -> None:
    with ProcessRunner(1) as runner:
        pids = list(runner.run(Job(start, lost), [Task("sleep 600"), Task("sleep 600")]))
        assert all(alive(pid) for pid in pids)
    assert not any(alive(pid) for pid in pids)


KILLED = """
import os
from tests.lab.test_runners import Task, lost, start
from orcs.lab.runners import Job, ProcessRunner

if __name__ == "__main__":
    runner = ProcessRunner(1)
    print(*runner.run(Job(start, lost), [Task("sleep 600")]), *[each.pid for each in runner.children()], flush=True)
    os.kill(os.getpid(), 9)
"""


def test_a_pool_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, env=path)
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 2, done.stderr
    assert all(gone_soon(pid) for pid in pids)
