"""Several processes on one database: any of them serves any table, and the others go on when one of them dies."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orcs.client import Server
from orcs.tables.facts import Played, read_fact
from tests.server import services
from tests.server.busy import OUTDATED, Desk, Party, read_beside
from tests.server.running import Running, children, running, wait_until
from tests.server.services import Postgres

pytestmark = pytest.mark.outside

Doc = dict[str, Any]
SECRET = {"ORCS_SECRET": "a secret that all processes of the tests know"}
LIMIT = 30.0


class Twins:
    """Two servers on one database."""

    def __init__(self, one: Running, two: Running, database: str) -> None:
        self.one = one
        self.two = two
        self.database = database

    def facts(self, table: str) -> list[Any]:
        """The stored steps of a table."""
        found: list[Any] = []

        def work(tx: Any) -> int:
            rows = tx.query("SELECT data FROM steps WHERE table_id = ? ORDER BY seq", table)
            found.extend(read_fact(data) for (data,) in rows)
            return len(rows)

        read_beside(self.database, work)
        return found


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    cluster, folder = services.postgres(), tmp_path_factory.mktemp("twins")
    name = f"twins_{os.getpid()}"
    with cluster.connect() as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    url = cluster.url(options=f"-csearch_path={name}", application_name=name)
    one, two = (Running(folder / each, "--database", url, env=SECRET) for each in ("one", "two"))
    try:
        with ThreadPoolExecutor() as pool:  # both at once: one of them creates the schema, the other waits
            list(pool.map(Running.start, (one, two)))
        yield Twins(one, two, url)
    finally:
        one.end()
        two.end()


def guests(url: str, count: int) -> list[Server]:
    """New people, known to every process."""
    people = [Server(url) for _ in range(count)]
    for number, person in enumerate(people):
        person.guest(f"Guest {number}")
    return people


def make_table(people: list[Server], *bots: str, **wishes: Any) -> Doc:
    """A started game of these people and bots."""
    host = people[0]
    made = host.create_table(["me", *("open" for _ in people[1:]), *bots], pace=0, **wishes)
    for other in people[1:]:
        other.command(made["id"], "sit", made["link"])
    host.command(made["id"], "start")
    return made


class Ear:
    """A socket at a table; unsolicited messages are kept in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ref = 0
        self.seq = -1
        self.table: Doc = {}
        self.ask: Doc | None = None
        self.chat: list[Doc] = []

    async def hear(self) -> Doc:
        """The next message, taken in."""
        async with asyncio.timeout(LIMIT):
            message: Doc = json.loads(await self.socket.recv())
        if message["type"] == "step":
            assert message.get("base", self.seq) == self.seq
            self.seq, self.ask = message["seq"], message.get("ask")
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    async def until_asked(self, after: int = -1) -> Doc:
        """Listen until this seat is asked, after a step."""
        while self.ask is None or self.seq <= after:
            await self.hear()
        return self.ask

    async def until_closed(self) -> tuple[str, int | None]:
        """Listen until the socket closes; the last message, and the closing code."""
        last = ""
        try:
            while True:
                last = (await self.hear())["type"]
        except ConnectionClosed:
            return last, self.socket.close_code

    async def send(self, type: str, **fields: Any) -> None:
        """Send a command."""
        self.ref += 1
        await self.socket.send(json.dumps({"type": type, "ref": self.ref, **fields}))

    async def answered(self) -> Doc:
        """The answer to the last command; if the view was stale, the new one has arrived too."""
        message = await self.hear()
        while message.get("ref") != self.ref:
            message = await self.hear()
        if message["type"] == "problem" and message["code"] in OUTDATED:
            step = await self.hear()
            while step.get("ref") != self.ref:
                step = await self.hear()
            assert "base" not in step
        return message


async def listen(stack: AsyncExitStack, server: Running, person: Server, table: str) -> Ear:
    """Connect somebody to a table through one of the servers."""
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {person.token}"}
    ear = Ear(await stack.enter_async_context(connect(address, additional_headers=headers, proxy=None)))
    await ear.hear()
    return ear


def test_any_process_serves_any_table_and_every_seat_gets_every_step(twins: Twins) -> None:
    party = Party([lambda: twins.one.url, lambda: twins.two.url], 4, seed=1)
    before = thoughts(twins.one) + thoughts(twins.two)

    async def play() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(party.play())
            await party.moving()
            party.closing = True

    asyncio.run(play())
    assert asyncio.run(party.audit(twins.database)) == 0
    assert party.finished == len(party.desks) >= 4
    # Bots are driven by one of the processes. If both think, the slower answer is stale, which does no harm.
    picks = sum(isinstance(fact, Played) and fact.by == "bot" for desk in party.desks for fact in twins.facts(desk.id))
    assert 0 < thoughts(twins.one) + thoughts(twins.two) - before < 1.3 * picks + 10


def thoughts(server: Running) -> float:
    """How many times a server's bots have thought."""
    with urlopen(f"{server.url}/metrics", timeout=10) as answer:
        found = re.findall(r"^orcs_bot_seconds_count\{.*\} (\S+)$", answer.read().decode(), re.MULTILINE)
    return sum(float(count) for count in found)


def test_a_killed_broker_holds_nobody_up(twins: Twins) -> None:
    party = Party([lambda: twins.one.url, lambda: twins.two.url], 3, seed=2)
    cluster, killed = services.postgres(), 0

    async def play() -> None:
        nonlocal killed
        async with asyncio.TaskGroup() as group:
            group.create_task(party.play())
            for _ in range(8):
                await party.moving()
                killed += await asyncio.to_thread(cluster.kill_connections, twins.database, "LISTEN%")
            party.closing = True

    asyncio.run(play())
    assert killed >= 8
    assert asyncio.run(party.audit(twins.database)) == 0
    assert party.finished == len(party.desks)


def test_of_two_processes_that_play_the_same_seq_one_wins_and_the_other_shows_the_new_view(twins: Twins) -> None:
    ann, bob = guests(twins.one.url, 2)
    table = make_table([ann, bob], undo=False)["id"]

    async def play() -> None:
        async with AsyncExitStack() as stack:
            seats = [
                [await listen(stack, server, person, table) for server in (twins.one, twins.two)]
                for person in (ann, bob)
            ]
            played = 0
            while played < 40:
                pair = next((ears for ears in seats if ears[0].ask is not None), None)
                if pair is None:
                    for ears in seats:
                        await ears[0].hear()
                    continue
                for ear in pair:
                    await ear.until_asked()
                asks = [await ear.until_asked(pair[0].seq - 1) for ear in pair]
                assert asks[0]["id"] == asks[1]["id"]
                for ear, ask, option in zip(pair, asks, (0, -1), strict=True):
                    await ear.send("answer", ask=ask["id"], pick=ask["options"][option]["text"])
                answers = [await ear.answered() for ear in pair]
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["problem", "step"], answers
                assert pair[0].seq == pair[1].seq
                others = seats[1 - seats.index(pair)]
                for ear in others:
                    while ear.seq < pair[0].seq:
                        await ear.hear()
                played += 1

    asyncio.run(play())
    assert sum(isinstance(fact, Played) and fact.by == "person" for fact in twins.facts(table)) == 40


def test_early_answers_of_two_processes_at_once_are_all_kept(twins: Twins) -> None:
    people = guests(twins.one.url, 4)

    async def answer_at_once(ear: Ear) -> list[str]:
        """Answer until it succeeds; the problems on the way."""
        problems: list[str] = []
        while True:
            ask = await ear.until_asked()
            await ear.send("answer", ask=ask["id"], pick=ask["options"][0]["text"])
            answer = await ear.answered()
            if answer["type"] == "step":
                return problems
            problems.append(answer["code"])

    async def play(table: str) -> list[str]:
        async with AsyncExitStack() as stack:
            servers = (twins.one, twins.two, twins.one, twins.two)
            ears = [await listen(stack, *pair, table) for pair in zip(servers, people, strict=True)]
            for ear in ears:
                await ear.until_asked()
            found = await asyncio.gather(*(answer_at_once(ear) for ear in ears))
            return [problem for problems in found for problem in problems]

    problems: list[str] = []
    for _ in range(5):
        table = make_table(people, modules={"missions": ""})["id"]
        problems += asyncio.run(play(table))
        picked = [fact for fact in twins.facts(table) if getattr(fact, "by", "") == "person"]
        assert sorted(fact.seat for fact in picked) == [0, 1, 2, 3]
    assert set(problems) <= set(OUTDATED)


def test_everybody_hears_every_line_once_and_in_order_whoever_speaks_where(twins: Twins) -> None:
    ann, bob = guests(twins.one.url, 2)
    table = make_table([ann, bob])["id"]

    async def talk() -> None:
        async with AsyncExitStack() as stack:
            ears = [await listen(stack, twins.one, ann, table), await listen(stack, twins.two, bob, table)]
            for ear in ears:
                for number in range(20):
                    await ear.send("say", text=f"{number}")
            for ear in ears:
                while len(ear.chat) < 40:
                    await ear.hear()
                assert [line["id"] for line in ear.chat] == list(range(1, 41))

    asyncio.run(talk())


def connected(server: Server, table: str) -> list[bool]:
    """The seats shown as connected."""
    return [bool(seat.get("connected")) for seat in server.view(table)["view"]["table"]["seats"].values()]


def test_when_one_process_is_killed_the_other_takes_its_tables_over(twins: Twins) -> None:
    ann, bob = guests(twins.one.url, 2)
    with_bots = make_table([ann], "random", "random")["id"]
    clock = {"kind": "move", "seconds": 5, "on_timeout": "skip"}
    with_clock = make_table([ann, bob], clock=clock)["id"]
    here, there = Server(twins.two.url, bob.token), Server(twins.two.url, ann.token)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            at_one = await listen(stack, twins.one, ann, with_clock)
            await listen(stack, twins.two, bob, with_clock)
            both = "both to be shown as connected"
            await asyncio.to_thread(wait_until, lambda: connected(here, with_clock) == [True, True], both)
            ask = await (await listen(stack, twins.one, ann, with_bots)).until_asked()
            await asyncio.to_thread(there.command, with_bots, "resync")
            at_bots = await listen(stack, twins.one, ann, with_bots)
            await at_bots.send("answer", ask=ask["id"], pick=ask["options"][0]["text"])
            twins.one.kill()
            await at_one.until_closed()

    asyncio.run(play())
    before = here.view(with_clock)["seq"]
    began = time.monotonic()
    party = Party([lambda: twins.two.url], 0, seed=1)
    player = party.player(Desk(with_bots, ""), str(ann.token))
    asyncio.run(player.play())
    assert player.view["table"]["status"] == "over"
    wait_until(lambda: here.view(with_clock)["seq"] > before, "the clock to run out")
    assert any(getattr(fact, "by", "") == "clock" for fact in twins.facts(with_clock))
    wait_until(lambda: connected(here, with_clock) == [False, False], "the dead to disappear")
    assert time.monotonic() - began < 40
    twins.one.start()


def test_a_process_of_several_that_dies_is_replaced_and_all_stop_together(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    with running(tmp_path / "data", "--database", url, "--workers", "2", env=SECRET) as server:
        wait_until(lambda: len(children(server.pid)) == 2, "two processes")
        party = Party([lambda: server.url], 3, seed=6)

        async def play() -> None:
            async with asyncio.TaskGroup() as group:
                group.create_task(party.play())
                await party.moving()
                family = children(server.pid)
                os.kill(family[0], signal.SIGKILL)
                await party.until(lambda: len(children(server.pid)) == 2 and family[0] not in children(server.pid))
                await party.moving()
                party.closing = True

        asyncio.run(play())
        assert asyncio.run(party.audit(url)) == 0
        assert party.finished == len(party.desks)
        assert "a process ended and is replaced" in server.logged()
        server.kill()
        wait_until(lambda: not answers(server), "the children of a killed process to finish")
        server.start()
        says_goodbye(server)
        assert "Traceback" not in server.logged()


def test_a_server_told_to_stop_says_goodbye_and_finishes_its_writes(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        says_goodbye(server)
        server.start()
        assert "Traceback" not in server.logged()


def answers(server: Running) -> bool:
    """Whether a server's port is open."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", server.port)) == 0


def says_goodbye(server: Running) -> None:
    """Stop a server in the middle of a game: everybody is told, the pick in flight is stored, and its exit status is
    0.
    """
    (ann,) = guests(server.url, 1)
    table = make_table([ann], "random")["id"]

    async def play() -> None:
        async with AsyncExitStack() as stack:
            ears = [await listen(stack, server, ann, table) for _ in range(6)]
            server.terminate()
            for ear in ears:
                assert await ear.until_closed() == ("goodbye", 1001)

    asyncio.run(play())
    assert server.wait(15) == 0
