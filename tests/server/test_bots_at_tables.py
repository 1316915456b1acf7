"""Tables that go on without people: bots whose processes die or hang, tables evicted from memory, an idle server."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import time
import weakref
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from orcs.client import Seat, Server
from orcs.server.people.identity import Identity
from orcs.server.rooms import hall
from orcs.server.rooms.commands import carry_out
from orcs.server.rooms.hall import give_back_memory
from orcs.server.rooms.room import Room
from orcs.server.services import Services
from orcs.tables import commands as c
from orcs.tables import messages as m
from orcs.tables.facts import Created, Played, SeatFact, read_fact
from tests.server.running import Running, children, running, wait_until
from tests.server.standin import settings_in

ANN = Identity("ann", "Ann", "en")
LIMIT = 30.0
PERSON = "INSERT INTO people (id, name, language, created, seen) VALUES (?, ?, ?, 0, 0)"
STEPS = "SELECT at, data FROM steps WHERE table_id = ? AND seq > ? ORDER BY seq"


def sit_down(server: Running, *bots: str, **wishes: Any) -> Seat:
    """A seat at a started game."""
    guest = Server(server.url)
    guest.guest("Ann")
    table = guest.create_table(["me", *bots], pace=0, **wishes)
    seat = guest.join(table["id"])
    seat.start()
    return seat


def play_until_bots_think(seat: Seat) -> None:
    """Answer until another seat is to move."""
    while seat.ask is not None or seat.table["to_move"] == [1]:
        if seat.ask is None:
            next(iter(seat))
        else:
            seat.answer(seat.ask.options[-1])


def wait_for_own_turn(seat: Seat) -> None:
    """Wait until this seat is asked."""
    for _ in seat:
        if seat.ask is not None or seat.over:
            return


def waiting_thinker(server: Running, seat: Seat) -> int:
    """The bots' worker process while it is idle, because it is this seat's turn."""
    while not children(server.pid):
        play_until_bots_think(seat)
        wait_for_own_turn(seat)
    (thinker,) = children(server.pid)
    return thinker


@pytest.mark.parametrize(("dies", "event"), [(True, "worker_crashed"), (False, "worker_timed_out")])
def test_a_table_goes_on_when_a_bots_process_dies_or_hangs_in_the_middle_of_a_thought(
    dies: bool, event: str, tmp_path: Path
) -> None:
    with running(tmp_path / "data") as server, sit_down(server, "adept") as seat:
        wait_for_own_turn(seat)
        thinker = waiting_thinker(server, seat)
        # From now on it takes questions but answers none, so it cannot answer before it is killed.
        os.kill(thinker, signal.SIGSTOP)
        play_until_bots_think(seat)
        if dies:
            os.kill(thinker, signal.SIGKILL)
        wait_for_own_turn(seat)
        while event not in server.logged() and not seat.over:  # the bot had no choice, and nothing was asked
            play_until_bots_think(seat)
            wait_for_own_turn(seat)
        assert event in server.logged()
        wait_until(lambda: thinker not in children(server.pid), "the end of the process")
        assert seat.ask is not None or seat.over
        assert "Traceback" not in server.logged()


class Ears:
    """A connected person who ignores messages."""

    person, name, link, seat = "ann", "Ann", "", 0

    def send(self, message: bytes) -> None:
        pass

    def shut_out(self, why: str = "problem-banned") -> None:
        raise AssertionError(why)


async def begun(services: Services, clock: m.Clock, *bots: SeatFact) -> Room:
    """A started game of one person and bots."""
    await services.store.write(lambda tx: tx.execute(PERSON, ANN.id, ANN.name, ANN.language))
    seats = [SeatFact("person", "blue", "ann", nonce="a"), *bots]
    wish = m.TableWish([m.SeatWish() for _ in seats], clock=clock, pace=0)
    room = await services.hall.create(Created("ann", wish, seats, "5e" * 32), {"ann": "Ann"})
    await carry_out(services, room, ANN, c.Start())
    return room


async def person_asked(services: Services, id: str) -> Room:
    """The room of a table, once the person is asked there."""
    async with asyncio.timeout(LIMIT):
        while True:
            room = await services.hall.room(id)
            async with room.locked() as table:
                if table.ask_of(0) is not None:
                    return room
            await asyncio.sleep(0.01)


async def put_out(services: Services, id: str) -> None:
    """Wait until a table is evicted from memory."""
    async with asyncio.timeout(LIMIT):
        while id in services.hall.rooms:
            await asyncio.sleep(0.01)


def shown(room: Room) -> tuple[object, ...]:
    """What must be the same after a table was evicted."""
    return json.loads(room.view(0)), room.table.clocks, [due.at for due in room.journal.due]


def test_a_table_put_out_of_memory_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)

    async def story() -> None:
        services = Services(settings_in(tmp_path, evict_seconds=0.3))
        await services.start()
        try:
            clock = m.Clock("bank", seconds=3600, increment=5)
            table = (await begun(services, clock, SeatFact("bot", "red", level="random"))).id
            for _ in range(4):
                room = await person_asked(services, table)
                ears = Ears()
                await room.connect(ears)
                await asyncio.sleep(0.5)
                assert services.hall.rooms[table] is room, "somebody is there"
                ask = room.table.ask_of(0)
                assert ask is not None
                await carry_out(services, room, ANN, c.Answer(ask=ask.id, pick=ask.options[0]))
                await person_asked(services, table)
                await room.disconnect(ears)
                before = shown(room)
                await put_out(services, table)
                back = await services.hall.room(table)
                assert back is not room
                assert shown(back) == before
                assert len(back.driver.tasks) == 1, "its clock runs"
        finally:
            await services.stop()

    asyncio.run(story())


def test_the_memory_of_a_table_is_free_as_soon_as_it_is_put_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    giving_back = Mock(wraps=give_back_memory)
    monkeypatch.setattr(hall, "give_back_memory", giving_back)

    async def story() -> None:
        services = Services(settings_in(tmp_path, evict_seconds=0.1))
        await services.start()
        gc.disable()
        try:
            clock = m.Clock("bank", seconds=3600, increment=5)
            table = (await begun(services, clock, SeatFact("bot", "red", level="random"))).id
            seen = weakref.ref(await person_asked(services, table))
            await put_out(services, table)
            async with asyncio.timeout(LIMIT):
                while seen() is not None or not giving_back.called:
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
            await services.stop()

    asyncio.run(story())


def test_a_clock_runs_out_at_a_table_that_is_out_of_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(hall, "FAR", 1000)
    monkeypatch.setattr(hall, "OVERDUE", 100)

    async def story() -> None:
        services = Services(settings_in(tmp_path, evict_seconds=0.2))
        await services.start()
        try:
            clock = m.Clock("move", seconds=5, on_timeout="skip")
            table = (await begun(services, clock, SeatFact("bot", "red", level="random"))).id
            room = await person_asked(services, table)
            deadline, seq = room.table.clocks.deadline(0), room.table.seq
            await put_out(services, table)
            async with asyncio.timeout(LIMIT):
                while not (rows := await services.store.read(lambda tx: tx.query(STEPS, table, seq))):
                    await asyncio.sleep(0.05)
            fact = read_fact(rows[0][1])
            assert isinstance(fact, Played)
            assert fact.by == "clock"
            assert deadline is not None
            assert rows[0][0] >= deadline
        finally:
            await services.stop()

    asyncio.run(story())


def processor_seconds(pid: int) -> float:
    """The processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_server_whose_tables_wait_for_people_does_next_to_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, ExitStack() as stack:
        clock = {"kind": "bank", "seconds": 3600}
        for _ in range(4):
            wait_for_own_turn(stack.enter_context(sit_down(server, "random", clock=clock)))
        time.sleep(1)
        before = processor_seconds(server.pid)
        time.sleep(4)
        assert processor_seconds(server.pid) - before < 0.03 * 4
