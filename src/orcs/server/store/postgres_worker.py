"""Worker: one thread's connection to PostgreSQL, and the jobs done on it."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable

import psycopg

from orcs.server.store.jobs import Job
from orcs.server.store.postgres_link import (
    Connection,
    PostgresTransaction,
    connect,
    lost,
    may_be_retried,
    raise_translated,
)
from orcs.server.store.postgres_news import send_news
from orcs.server.store.postgres_together import NotTogether, do_together
from orcs.server.store.store import UnknownOutcome


class Worker:
    """Does jobs in transactions. Those whose connection is lost before the commit was sent are done again on a new
    one, with some seconds of patience, so a restarted PostgreSQL is only a pause."""

    def __init__(
        self,
        url: str,
        process: str,
        commit: Callable[[Connection], None],
        patience: float,
        stopping: threading.Event,
    ) -> None:
        self._url = url
        self._process = process
        self._commit = commit
        self._patience = patience
        self._stopping = stopping
        self._connection: Connection | None = None
        self._doing: Job | None = None

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def carry_out(self, jobs: list[Job]) -> None:
        """Do the jobs in one transaction. One that fails is done again alone, and so are the others without it."""
        rest = list(jobs)
        while rest:
            try:
                self._do_with_patience(rest)
                return
            except BaseException as error:
                culprit = self._doing
                if culprit is None or len(rest) == 1:
                    for job in rest:
                        job.error = error
                    return
            rest.remove(culprit)
            self.carry_out([culprit])

    def _do_with_patience(self, jobs: list[Job]) -> None:
        give_up = time.monotonic() + self._patience
        pause = 0.02
        together = len(jobs) > 1
        while True:
            try:
                self._do(jobs, together=together)
                return
            except NotTogether:
                together = False
                continue
            except Exception as error:
                if lost(self._connection, error):
                    self.close()
                    self._doing = None
                elif not may_be_retried(error):
                    raise_translated(error)
                if self._stopping.is_set() or time.monotonic() + pause > give_up:
                    raise_translated(error)
            # Not all at the same moment, or they would collide again.
            self._stopping.wait(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, 1.0)

    def _do(self, jobs: list[Job], *, together: bool) -> None:
        self._doing = None
        if self._connection is None:
            self._connection = connect(self._url)
        connection = self._connection
        writes = jobs[0].writes
        connection.read_only = not writes
        news: list[tuple[str, int]] = []
        try:
            for job in do_together(connection, jobs, news) if together else jobs:
                self._doing = job
                transaction = PostgresTransaction(connection, news)
                job.result = job.work(transaction)
                if transaction.failure is not None:
                    raise transaction.failure
            self._doing = None
            send_news(connection, self._process, news)
        except BaseException:
            _roll_back(connection)
            raise
        try:
            self._commit(connection)
        except Exception as error:
            if writes and lost(connection, error):
                self.close()
                raise UnknownOutcome("the connection to PostgreSQL was lost during a commit") from error
            _roll_back(connection)
            raise


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except psycopg.Error:
        connection.close()
