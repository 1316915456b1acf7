"""Bots in worker processes: killed, stopped and broken for real, and every question is answered."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from orcs import Game
from orcs.bots.bot import Budget
from orcs.bots.levels import LEVELS, make_bot
from orcs.edition import load_text
from orcs.engine.known import plain_known
from orcs.engine.view import View
from orcs.server.thinking.worker import NICE, OVERTIME
from orcs.server.thinking.workers import COMMAND, Workers
from orcs.tables.jobs import Choose
from orcs.tables.thinking import TableRules, habitual_pick

pytestmark = pytest.mark.outside

PATIENCE = 30.0

# Bots that record their process id first.
BOTS = """
import os, signal, time
from pathlib import Path
from orcs.bots.bot import Bot

NOTES = Path(__file__).with_suffix(".notes")

class Noting(Bot):
    def choose(self, seen, options):
        with NOTES.open("a") as notes:
            notes.write(f"{os.getpid()}\\n")
        if len(NOTES.read_text().split()) <= self.fails:
            self.fail()
        return options[-1]
    fails = 99
    def fail(self):
        time.sleep(600)

class Sleeps(Noting): pass
class SleepsOnce(Noting): fails = 1
class Dies(Noting):
    def fail(self): os.kill(os.getpid(), signal.SIGKILL)
class Stops(Noting):
    def fail(self): os.kill(os.getpid(), signal.SIGSTOP)
class StopsOnce(Stops): fails = 1
class Raises(Noting):
    def fail(self): raise ZeroDivisionError
"""


class Guests:
    """The file with the bots above, and the processes they ran in."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "guests.py"
        self.path.write_text(BOTS)

    def bot(self, name: str) -> str:
        return f"{self.path}:{name}"

    @property
    def pids(self) -> list[int]:
        notes = self.path.with_suffix(".notes")
        return [int(line) for line in notes.read_text().split("\n")[:-1]] if notes.exists() else []


@pytest.fixture
def guests(tmp_path: Path) -> Guests:
    return Guests(tmp_path)


class Question:
    """A decision of a game, and how to ask workers about it."""

    def __init__(self, game: Game, seat: int | None = None) -> None:
        ask = game.asks()[0] if seat is None else game.ask_of(seat)
        assert ask is not None
        self.rules = TableRules.of(game)
        self.seen: View = game.view(ask.seat)
        self.options = ask.options

    async def put(self, workers: Workers, level: str, *, seconds: float = 5.0, seed: int = 1) -> str:
        pick = await workers.choose(level, self.rules, self.seen, self.options, seconds, seed)
        assert pick in self.options
        return pick


@pytest.fixture
def question() -> Question:
    return Question(Game.new(2, seed=1, start=0))


def running(work: Callable[[Workers], Awaitable[None]], *, grace: float = PATIENCE, idle: float = 180.0) -> Workers:
    """Run a scene with workers, stop them, and check that none of their processes is left."""

    async def scene() -> Workers:
        workers = Workers(1, grace=grace, idle=idle)
        try:
            await work(workers)
        finally:
            processes = [worker.process for worker in workers.workers]
            await workers.stop()
        assert [process.poll() is None for process in processes] == [False] * len(processes)
        assert not workers.workers
        return workers

    return asyncio.run(scene())


def is_gone(pid: int) -> bool:
    """Whether a process is gone, or a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return not status.parent.exists()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_picks_what_the_bot_would_pick_here(level: str) -> None:
    edition = load_text('[[creature]]\nid = "orc"\nlife = 3\n') if level == "adept" else None
    game = Game.new(3, modules={"terrain": 4, "bonus": None}, edition=edition, seed=5, undo=True)

    async def work(workers: Workers) -> None:
        for seed in range(12):
            question = Question(game)
            pick = await question.put(workers, level, seconds=PATIENCE, seed=seed)
            bot = make_bot(level, seed, Budget(LEVELS[level].iterations or 1))
            assert pick == game.text(bot.choose(question.seen, game.options()))
            game.play(pick)

    workers = running(work)
    assert (workers.answered, workers.substituted, workers.failed) == (12, 0, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_may_be_asked_before_the_others_have_answered(level: str) -> None:
    game = Game.new(3, modules=["missions"], seed=3, start=0)
    assert len(game.asks()) == 3

    async def work(workers: Workers) -> None:
        for seat in (2, 1, 0):
            game.play(await Question(game, seat).put(workers, level, seconds=0.2), seat)

    assert running(work).substituted == 0


def test_a_worker_killed_in_mid_thought_is_replaced_and_asked_again(guests: Guests, question: Question) -> None:
    async def work(workers: Workers) -> None:
        pick = asyncio.create_task(question.put(workers, guests.bot("SleepsOnce")))
        await until(lambda: len(guests.pids) == 1)
        os.kill(guests.pids[0], signal.SIGKILL)
        assert await pick == question.options[-1]
        assert len(set(guests.pids)) == 2

    workers = running(work)
    assert (workers.crashed, workers.timed_out, workers.answered) == (1, 0, 1)


def test_a_worker_that_hangs_is_killed_and_replaced(guests: Guests, question: Question) -> None:
    async def work(workers: Workers) -> None:
        assert await question.put(workers, guests.bot("StopsOnce"), seconds=2.0) == question.options[-1]
        await until(lambda: is_gone(guests.pids[0]))

    workers = running(work, grace=1.0)
    assert (workers.crashed, workers.timed_out, workers.answered) == (0, 1, 1)


@pytest.mark.parametrize(
    ("bot", "crashed", "timed_out", "seconds"), [("Dies", 2, 0, 5.0), ("Stops", 0, 2, 0.2), ("Sleeps", 0, 2, 0.2)]
)
def test_after_two_failures_a_pick_of_habit_stands_in(
    guests: Guests,
    question: Question,
    caplog: pytest.LogCaptureFixture,
    bot: str,
    crashed: int,
    timed_out: int,
    seconds: float,
) -> None:
    async def work(workers: Workers) -> None:
        pick = await question.put(workers, guests.bot(bot), seconds=seconds)
        assert pick == habitual_pick(question.seen, question.options, 1)
        await question.put(workers, "random")

    with caplog.at_level(logging.WARNING, "orcs.server"):
        workers = running(work, grace=0.0 if timed_out else PATIENCE)
    assert (workers.crashed, workers.timed_out, workers.substituted, workers.answered) == (crashed, timed_out, 1, 1)
    events = [getattr(record, "event", "") for record in caplog.records]
    assert events == ["worker_crashed"] * crashed + ["worker_timed_out"] * timed_out + ["bot_substituted"]
    assert {getattr(record, "bot", "") for record in caplog.records} == {guests.bot(bot)}


def test_a_job_that_fails_leaves_its_worker_well(question: Question, caplog: pytest.LogCaptureFixture) -> None:
    async def work(workers: Workers) -> None:
        await question.put(workers, "random")
        before = set(workers.workers)
        await question.put(workers, "wizard")
        await question.put(workers, "random")
        assert workers.workers == before

    workers = running(work)
    assert (workers.failed, workers.substituted, workers.answered, workers.crashed) == (2, 1, 2, 0)
    assert "there are the bots random" in getattr(caplog.records[0], "error", "")


def test_a_bot_that_raises_is_answered_for_in_its_worker(guests: Guests, question: Question) -> None:
    async def work(workers: Workers) -> None:
        await question.put(workers, guests.bot("Raises"))

    workers = running(work)
    assert (workers.answered, workers.substituted) == (1, 0)


def test_a_pick_that_is_not_among_the_options_is_not_passed_on(question: Question) -> None:
    question.options = question.options[-2:]

    async def work(workers: Workers) -> None:
        for seed in range(20):
            await question.put(workers, "apprentice", seed=seed)

    workers = running(work)
    assert workers.substituted > 0
    assert workers.substituted + workers.answered == 20


def test_a_worker_that_died_while_it_had_nothing_to_do_is_replaced(question: Question) -> None:
    async def work(workers: Workers) -> None:
        await question.put(workers, "random")
        (worker,) = workers.workers
        worker.process.kill()
        await until(lambda: not worker.alive)
        await question.put(workers, "random")

    workers = running(work)
    assert (workers.answered, workers.crashed, workers.substituted) == (2, 1, 0)


def test_who_is_no_longer_waited_for_makes_room(guests: Guests, question: Question) -> None:
    async def work(workers: Workers) -> None:
        gone = asyncio.create_task(question.put(workers, guests.bot("Sleeps"), seconds=600))
        queued = asyncio.create_task(question.put(workers, guests.bot("Sleeps"), seconds=600))
        await until(lambda: len(guests.pids) == 1)
        queued.cancel()
        gone.cancel()
        await asyncio.wait([gone, queued])
        assert gone.cancelled()
        assert queued.cancelled()
        await question.put(workers, "random")
        await until(lambda: is_gone(guests.pids[0]))

    workers = running(work)
    assert (workers.answered, workers.crashed, workers.timed_out) == (1, 0, 0)


def test_questions_are_answered_in_the_order_they_came(question: Question) -> None:
    answered: list[int] = []

    async def put(workers: Workers, number: int) -> None:
        await question.put(workers, ["random", "adept", "apprentice"][number % 3], seed=number)
        answered.append(number)

    async def work(workers: Workers) -> None:
        await asyncio.gather(*(put(workers, number) for number in range(20)))

    running(work)
    assert answered == list(range(20))


def test_many_questions_share_a_few_workers() -> None:
    questions = [Question(Game.new(2 + seed % 3, seed=seed, modules=["bonus"] * (seed % 2))) for seed in range(12)]

    async def scene() -> None:
        workers = Workers(2)
        await asyncio.gather(*(questions[n % 12].put(workers, "apprentice", seed=n) for n in range(120)))
        assert workers.answered == 120
        assert len(workers.workers) == 2
        await workers.stop()

    asyncio.run(scene())


def test_there_are_no_processes_before_the_first_question_nor_long_after_the_last(question: Question) -> None:
    async def work(workers: Workers) -> None:
        assert not workers.workers
        await question.put(workers, "random")
        (worker,) = workers.workers
        await until(lambda: not workers.workers)
        await until(lambda: is_gone(worker.process.pid))
        await question.put(workers, "random")

    assert running(work, idle=0.05).answered == 2


def test_a_single_option_needs_no_worker(question: Question) -> None:
    question.options = question.options[:1]

    async def work(workers: Workers) -> None:
        await question.put(workers, "master")
        assert not workers.workers

    assert running(work).answered == 1


def test_a_pool_that_stops_answers_what_is_open_by_habit(guests: Guests, question: Question) -> None:
    async def work(workers: Workers) -> None:
        picks = [asyncio.create_task(question.put(workers, guests.bot("Sleeps"), seconds=600)) for _ in range(3)]
        await until(lambda: len(guests.pids) == 1)
        await workers.stop()
        assert set(await asyncio.gather(*picks)) == {habitual_pick(question.seen, question.options, 1)}
        await question.put(workers, "random")
        assert is_gone(guests.pids[0])

    workers = running(work)
    assert (workers.substituted, workers.crashed, len(guests.pids)) == (4, 0, 1)


def test_workers_are_nice_and_leave_interrupts_to_the_server(question: Question) -> None:
    async def work(workers: Workers) -> None:
        await question.put(workers, "random")
        (worker,) = workers.workers
        pid = worker.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        os.kill(pid, signal.SIGINT)
        await question.put(workers, "random")
        assert worker in workers.workers

    assert running(work).crashed == 0


SERVER = """
import asyncio, sys
from orcs import Game
from tests.server.test_workers import Question
from orcs.server.thinking.workers import Workers

async def serve():
    workers = Workers(2)
    question = Question(Game.new(2, seed=1))
    await asyncio.gather(*(question.put(workers, "random") for _ in range(9)))
    print(*(worker.process.pid for worker in workers.workers), flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_workers_end_when_the_server_was_killed() -> None:
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert not any(map(is_gone, pids))
        server.kill()
    asyncio.run(until(lambda: all(map(is_gone, pids))))


def test_a_worker_that_hangs_ends_even_if_there_is_no_server_any_more(guests: Guests, question: Question) -> None:
    job = Choose(
        limit=1.0 - OVERTIME,
        level=guests.bot("Sleeps"),
        rules=question.rules,
        view=plain_known(question.seen),
        options=question.options,
        seconds=1.0,
        seed=1,
    )
    ours, theirs = socket.socketpair()
    with ours, theirs, subprocess.Popen(COMMAND, stdin=theirs.fileno()) as worker:
        ours.sendall(msgspec.json.encode(job) + b"\n")
        deadline = time.monotonic() + PATIENCE
        while not guests.pids and time.monotonic() < deadline:
            time.sleep(0.01)
        ours.close()
        assert worker.wait(PATIENCE) == -signal.SIGALRM
