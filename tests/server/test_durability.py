"""On disk before anyone is told: a room over stores that delay commits, fail, or leave the outcome unknown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orcs.server.people.identity import Identity
from orcs.server.rooms import hall, journal, room
from orcs.server.rooms.appending import Row, appending
from orcs.server.rooms.commands import carry_out
from orcs.server.rooms.room import Room
from orcs.server.services import Services
from orcs.server.store import Conflict, Store, StoreError, Transaction, UnknownOutcome
from orcs.server.store.sqlite import SqliteStore
from orcs.tables import commands as c
from orcs.tables import messages as m
from orcs.tables.audience import SPECTATOR
from orcs.tables.commands import Pick
from orcs.tables.facts import Created, SeatFact
from orcs.tables.refusal import Refused
from tests.server.services import Postgres
from tests.server.standin import settings_in
from tests.server.store.faulty import FaultyStore, WatchedStore

pytestmark = pytest.mark.outside

Act = Callable[["Scene"], Coroutine[Any, Any, object]]
LIMIT = 20.0
PEOPLE = [Identity("ann", "Ann", "en"), Identity("bob", "Bob", "en")]


class Ears:
    """A connected person who remembers every message."""

    def __init__(self, person: str = "") -> None:
        self.person = self.name = person
        self.seat = SPECTATOR
        self.link = ""
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def shut_out(self, why: str = "problem-banned") -> None:
        raise AssertionError(why)

    @property
    def seq(self) -> int:
        """The number of the last step received."""
        return max(int(message["seq"]) for message in self.heard if message["type"] == "step")


class Scene:
    """A game at a table of a server, with everybody connected."""

    def __init__(self, services: Services, room: Room, ears: list[Ears]) -> None:
        self.services = services
        self.room = room
        self.ears = ears

    def told(self) -> list[int]:
        """How many messages each person has received so far."""
        return [len(ears.heard) for ears in self.ears]

    def waits_for_a_person(self) -> bool:
        """Whether no bot has to move."""
        table = self.room.table
        return not self.room.journal.suspect and any(not table.seats[ask.seat].by_bot for ask in table.asks)

    async def pick(self) -> object:
        """The person who is asked answers with the first option."""
        async with self.room.locked() as table:
            ask = next(ask for ask in table.asks if not table.seats[ask.seat].by_bot)
        command = c.Answer(ask=ask.id, pick=ask.options[0], ref=7)
        return await carry_out(self.services, self.room, PEOPLE[ask.seat], command, self.ears[ask.seat])

    async def say(self) -> object:
        """Send a line of chat."""
        return await carry_out(self.services, self.room, PEOPLE[0], c.Say(text="hello", ref=7), self.ears[0])

    async def view(self) -> bytes:
        """The answer to a request for the view."""
        room = await self.services.hall.room(self.room.id)
        async with room.locked():
            return room.view(0)

    async def steps(self) -> int:
        """The number of steps in the store."""
        return len((await journal.read(self.services.store, self.room.id)).rows)


@asynccontextmanager
async def scene(store: Store, folder: Path, *, bots: int = 0) -> AsyncIterator[Scene]:
    """A game of two people, or of one and bots, over a store."""
    services = Services(settings_in(folder), store)
    await services.start()
    try:
        people = 1 if bots else 2
        seats = [SeatFact("person", "blue", "ann", nonce="a"), SeatFact("person", "green", "bob", nonce="b")][:people]
        seats += [SeatFact("bot", colour, level="random") for colour in ("red", "yellow")[:bots]]
        wish = m.TableWish([m.SeatWish() for _ in seats], pace=0)
        room = await services.hall.create(Created("ann", wish, seats, "5e" * 32), {"ann": "Ann", "bob": "Bob"})
        ears = [Ears(person.id) for person in PEOPLE[:people]] + [Ears("")]
        ears[-1].link = room.link
        for each in ears:
            await room.connect(each)
        await carry_out(services, room, PEOPLE[0], c.Start(), ears[0])
        yield Scene(services, room, ears)
    finally:
        await services.stop()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(LIMIT):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry soon after a failure."""
    monkeypatch.setattr(room, "RETRY", 0.05)
    monkeypatch.setattr(hall, "RETRY", 0.05)


@pytest.mark.parametrize("act", [Scene.pick, Scene.say])
def test_nobody_is_told_before_the_commit_has_returned(tmp_path: Path, act: Act) -> None:
    async def story() -> None:
        store = WatchedStore(tmp_path / "orcs.db")
        async with scene(store, tmp_path) as now:
            for _ in range(3):
                before, view = now.told(), await now.view()
                store.at_the_gate.clear()
                store.gate.clear()
                acting = asyncio.create_task(act(now))
                assert await asyncio.to_thread(store.at_the_gate.wait, LIMIT)
                looking = asyncio.create_task(now.view())
                await asyncio.sleep(0.1)
                assert now.told() == before
                assert not acting.done()
                assert not looking.done() or looking.result() == view
                store.gate.set()
                await acting
                await looking
                assert all(after > told for after, told in zip(now.told(), before, strict=True))

    asyncio.run(story())


def test_what_could_not_be_committed_nobody_ever_sees(tmp_path: Path) -> None:
    async def story() -> None:
        store = WatchedStore(tmp_path / "orcs.db")
        async with scene(store, tmp_path) as now:
            before, view, steps = now.told(), await now.view(), await now.steps()
            store.failing_commits = 2
            for _ in range(2):
                with pytest.raises(StoreError):
                    await now.pick()
            await until(lambda: not now.room.journal.suspect)
            assert (now.told(), await now.view(), await now.steps()) == (before, view, steps)
            await now.pick()
            for ears in now.ears:
                assert ears.heard[-1]["base"] == steps
                assert ears.heard[-1]["seq"] == steps + 1
            assert await now.steps() == steps + 1

    asyncio.run(story())


def test_of_a_commit_that_may_have_failed_everybody_learns_what_became_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = FaultyStore(SqliteStore(tmp_path / "orcs.db"))
        async with scene(store, tmp_path) as now:
            steps = await now.steps()
            store.unknown_writes = 1
            with pytest.raises(UnknownOutcome):
                await now.pick()
            # Without anybody asking; otherwise the next to move would wait forever.
            await until(lambda: all(ears.seq == steps + 1 for ears in now.ears))
            store.unknown_writes, store.unknown_are_kept = 1, False
            before = now.told()
            with pytest.raises(UnknownOutcome):
                await now.pick()
            await until(lambda: not now.room.journal.suspect)
            assert now.told() == before
            await now.pick()
            assert await now.steps() == steps + 2 == now.ears[0].seq

    asyncio.run(story())


@pytest.mark.parametrize("fault", ["failing_writes", "unknown_writes"])
def test_bots_go_on_by_themselves_when_the_store_does(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        store = FaultyStore(SqliteStore(tmp_path / "orcs.db"))
        async with scene(store, tmp_path, bots=2) as now:
            faults = 0
            while faults < 6:
                await until(now.waits_for_a_person)
                await now.pick()
                if not now.waits_for_a_person():
                    faults += 1
                    setattr(store, fault, 2)
                    store.failing_reads = 2
                    await until(lambda: getattr(store, fault) == 0 and now.waits_for_a_person())
            assert await now.steps() == now.room.table.seq
            assert [ears.seq for ears in now.ears] == [now.room.table.seq] * 2

    asyncio.run(story())


def test_whoever_was_slower_is_refused_and_gets_the_new_view(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "orcs.db"
        async with scene(SqliteStore(path), tmp_path) as now:
            other = Services(settings_in(tmp_path), SqliteStore(path, serving=False))
            await other.start()
            try:
                beside = Scene(other, await other.hall.room(now.room.id), [Ears("ann"), Ears("bob")])
                for ears in beside.ears:
                    await beside.room.connect(ears)
                for _ in range(5):
                    steps = await now.steps()
                    await beside.pick()
                    with pytest.raises(Refused, match="overtaken"):
                        await now.pick()
                    assert [ears.seq for ears in now.ears] == [steps + 1] * 3
                    assert await now.steps() == steps + 1
            finally:
                await other.stop()

    asyncio.run(story())


def test_a_step_that_another_process_has_kept_is_never_kept_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "orcs.db")
        async with scene(store, tmp_path) as now:
            table = now.room.table
            fact = table.do(Pick(0, table.asks[0].id, table.asks[0].options[0], "person"), 0).fact
            table.seq -= 1
            now.room.journal.suspect = True
            with pytest.raises(Conflict):
                await store.write(appending(fact, Row(table, None, {})))

    asyncio.run(story())


def ask_own_store(settings: Any, *questions: str) -> list[Any]:
    """Ask the server's writing connection about its settings."""

    def work(tx: Transaction) -> list[Any]:
        return [tx.query(question)[0][0] for question in questions]

    async def ask() -> list[Any]:
        services = Services(settings)
        await services.start()
        try:
            return await services.store.write(work)
        finally:
            await services.stop()

    return asyncio.run(ask())


def test_the_servers_own_sqlite_waits_for_the_disk_at_each_commit(tmp_path: Path) -> None:
    full = 2
    answers = ask_own_store(
        settings_in(tmp_path), "PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA fullfsync", "PRAGMA foreign_keys"
    )
    assert answers == ["wal", full, 1, 1]


def test_the_servers_own_postgresql_waits_for_the_disk_at_each_commit(postgres: Postgres, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=postgres.fresh())
    assert ask_own_store(settings, "SHOW synchronous_commit", "SHOW fsync", "SHOW full_page_writes") == ["on"] * 3
