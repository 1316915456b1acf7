"""Where work is done: in this process, in a pool of processes, or on a cluster. Results always come in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Protocol, Self, TypeVar

from orcs.bots.running import end_all

WINDOW = 3
PATIENCE = 0.5


class Divisible(Protocol):
    """A task that can be cut in two."""

    def halves(self) -> list[Any]:
        """Two smaller tasks, or the task alone."""
        ...


T = TypeVar("T", bound=Divisible)
R = TypeVar("R")


class Job(Generic[T, R]):
    """What to do with each task, and the result of a task that killed its process."""

    def __init__(self, work: Callable[[T], R], lost: Callable[[T], R]) -> None:
        self.work = work
        self.lost = lost


class Runner:
    """Does tasks one after another in this process."""

    workers = 1

    def run(self, job: Job[T, R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of the tasks, in their order. Tasks are taken only as they are needed."""
        for task in tasks:
            yield job.work(task)

    def stop(self) -> None:
        """End at once, abandoning the tasks in flight."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def prepare_worker() -> None:
    """Leave Ctrl-C to the parent process, and end the bots' programs when it ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=follow, daemon=True).start()


def leave(number: int, _: object = None) -> None:
    """End this process at once, and the programs that it runs with it."""
    end_all()
    os._exit(128 + number)


def follow() -> None:
    """End with the parent process, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave(signal.SIGTERM)


class ExecutorRunner(Runner):
    """Keeps a few tasks for each worker under way in any executor."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self.executor = executor
        self.workers = workers

    def run(self, job: Job[T, R], tasks: Iterable[T]) -> Iterator[R]:
        waiting = iter(tasks)
        window: deque[tuple[T, Future[R]]] = deque()
        try:
            while True:
                while len(window) < WINDOW * self.workers and (task := next(waiting, None)) is not None:
                    window.append((task, self.executor.submit(job.work, task)))
                if not window:
                    return
                try:
                    result = window[0][1].result()
                except BrokenProcessPool:
                    yield from self.rescue(job, [task for task, _ in window])
                    window.clear()
                else:
                    window.popleft()
                    yield result
        finally:
            for _, future in window:
                future.cancel()

    def rescue(self, job: Job[T, R], tasks: list[T]) -> Iterator[R]:
        """A process died: repeat the tasks in flight one by one, so that only the one that kills its process is
        lost.
        """
        for task in tasks:
            self.renew()
            try:
                yield self.executor.submit(job.work, task).result()
            except BrokenProcessPool:
                parts = task.halves()
                if len(parts) > 1:
                    yield from self.rescue(job, parts)
                else:
                    yield job.lost(task)
        self.renew()

    def renew(self) -> None:
        """Make the executor fit for work again."""

    def stop(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class ProcessRunner(ExecutorRunner):
    """A pool of processes on this machine, each started afresh."""

    def __init__(self, workers: int) -> None:
        self.others = set(multiprocessing.active_children())
        super().__init__(self.pool(workers), workers)

    def pool(self, workers: int) -> ProcessPoolExecutor:
        """New processes, all of which ignore Ctrl-C."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(workers, mp_context=context, initializer=prepare_worker)

    def renew(self) -> None:
        self.stop()
        self.executor = self.pool(self.workers)

    def stop(self) -> None:
        children = self.children()
        super().stop()
        for child in children:
            child.terminate()
        end = time.monotonic() + PATIENCE
        for child in children:
            child.join(max(0.0, end - time.monotonic()))
            # Compiled games handle no signal before their batch ends.
            child.kill()
            child.join()

    def children(self) -> list[BaseProcess]:
        """The processes of this pool."""
        return [child for child in multiprocessing.active_children() if child not in self.others]
