"""Workers: bots think in processes of their own, and every question is answered even if they die.

The processes are started as programs, not forked, and not by `multiprocessing`, which would import the server's main
module again in each of them and keep one more process for itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
from typing import Final

import msgspec

from orcs.engine.known import plain_known
from orcs.engine.view import View
from orcs.tables.jobs import AnyJob, AnyReply, Choose, Chosen, Failed
from orcs.tables.thinking import TableRules, habitual_pick

COMMAND: Final = (sys.executable, "-P", "-c", "from orcs.server.thinking.worker import main; main()")
TRIES: Final = 2
START: Final = 30.0
GRACE: Final = 5.0
IDLE: Final = 180.0
LINE: Final = 1 << 24

log = logging.getLogger("orcs.server")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyReply).decode


class LostError(Exception):
    """The process is gone."""


class Worker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        try:
            with theirs:
                self.process = subprocess.Popen(COMMAND, stdin=theirs.fileno(), stdout=subprocess.DEVNULL)
        except OSError:
            self.line.close()
            raise
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.expiry: asyncio.TimerHandle | None = None

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self.process.poll() is None

    async def get_ready(self) -> None:
        """Wait until the process can begin."""
        self.reader, self.writer = await asyncio.open_unix_connection(sock=self.line, limit=LINE)
        async with asyncio.timeout(START):
            await self.hear()

    async def ask(self, job: AnyJob) -> AnyReply:
        """What the process answers. LostError or TimeoutError if it does not."""
        assert self.writer is not None
        async with asyncio.timeout(job.limit):
            self.writer.write(encode(job) + b"\n")
            await self.writer.drain()
            return await self.hear()

    async def hear(self) -> AnyReply:
        """The next line of the process."""
        assert self.reader is not None
        try:
            reply: AnyReply = decode(await self.reader.readline())
        except ValueError as error:
            # No line, half a line, or something else that no worker says.
            raise LostError(str(error)) from error
        return reply

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        if self.expiry is not None:
            self.expiry.cancel()
        self.process.kill()
        if self.writer is not None:
            self.writer.close()
        else:
            self.line.close()


class Workers:
    """A pool of processes that think. They are started as they are needed and end when nobody needed them for long.

    Counted: questions `answered` as asked, processes that `crashed` or `timed_out`, jobs that `failed` in a process
    that is fine, and questions for which a pick of habit was `substituted`.
    """

    def __init__(self, size: int | None = None, *, grace: float = GRACE, idle: float = IDLE) -> None:
        self.size = max(1, (os.cpu_count() or 1) - 1) if size is None else size
        self.grace = grace
        self.idle = idle
        self.answered = 0
        self.crashed = 0
        self.timed_out = 0
        self.failed = 0
        self.substituted = 0
        self.workers: set[Worker] = set()
        self._waiting: list[Worker] = []
        self._slots = asyncio.Semaphore(self.size)
        self._ends: set[asyncio.Future[int]] = set()
        self._stopped = False

    async def choose(
        self, level: str, rules: TableRules, seen: View, options: list[str], seconds: float, seed: int
    ) -> str:
        """The pick of a level's bot for the seat that sees this; one of habit if the bot fails twice.

        The seconds count from when a process is free: questions are answered in the order they came. `seed` has at
        most 63 bits.
        """
        if len(options) == 1:
            self.answered += 1
            return options[0]
        job = Choose(
            limit=seconds + self.grace,
            level=level,
            rules=rules,
            view=plain_known(seen),
            options=options,
            seconds=seconds,
            seed=seed,
        )
        reply = await self.perform(job, bot=level)
        if isinstance(reply, Chosen) and reply.pick in options:
            self.answered += 1
            return reply.pick
        self.substituted += 1
        if not self._stopped:
            log.error("a pick of habit stands for the bot's", extra={"event": "bot_substituted", "bot": level})
        return habitual_pick(seen, options, seed)

    async def perform(self, job: AnyJob, **about: str) -> AnyReply | None:
        """The reply to a job, None if it failed twice. `about` is logged with whatever goes wrong."""
        async with self._slots:
            for _ in range(TRIES):
                reply = await self._try(job, about)
                if self._stopped or not (reply is None or isinstance(reply, Failed)):
                    return reply
        return None

    async def _try(self, job: AnyJob, about: dict[str, str]) -> AnyReply | None:
        """Try once in one process, which is not used again if it did not answer."""
        worker: Worker | None = None
        reply: AnyReply | None = None
        try:
            worker = self._take()
            if worker.writer is None:
                await worker.get_ready()
            reply = await worker.ask(job)
        except TimeoutError:
            self.timed_out += 1
            log.warning("a worker did not answer in time", extra={"event": "worker_timed_out", **about})
        except (LostError, OSError) as error:
            if not self._stopped:
                self.crashed += 1
                log.warning("a worker is gone", extra={"event": "worker_crashed", "error": repr(error), **about})
        finally:
            if worker is not None:
                if reply is None or self._stopped:
                    self._end(worker)
                else:
                    self._keep(worker)
        if isinstance(reply, Failed):
            self.failed += 1
            log.warning("a job failed", extra={"event": "job_failed", "error": reply.error, **about})
        return reply

    def _take(self) -> Worker:
        """A process for the next job: the one used last if any waits, so that those not needed can end."""
        if self._stopped:
            raise LostError
        while self._waiting:
            worker = self._waiting.pop()
            if worker.expiry is not None:
                worker.expiry.cancel()
            if worker.alive:
                return worker
            self.crashed += 1
            log.warning("an idle worker is gone", extra={"event": "worker_crashed"})
            self._end(worker)
        worker = Worker()
        self.workers.add(worker)
        return worker

    def _keep(self, worker: Worker) -> None:
        """Let a process wait for the next job, for some time."""
        worker.expiry = asyncio.get_running_loop().call_later(self.idle, self._expire, worker)
        self._waiting.append(worker)

    def _expire(self, worker: Worker) -> None:
        self._waiting.remove(worker)
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        """Kill a process; `stop` waits until it is gone."""
        if worker in self.workers:
            self.workers.remove(worker)
            worker.end()
            end = asyncio.get_running_loop().run_in_executor(None, worker.process.wait)
            self._ends.add(end)
            end.add_done_callback(self._ends.discard)

    async def stop(self) -> None:
        """End all processes. Questions that are open, or come later, are answered by habit."""
        self._stopped = True
        self._waiting.clear()
        for worker in list(self.workers):
            self._end(worker)
        while self._ends:
            await asyncio.gather(*self._ends)
