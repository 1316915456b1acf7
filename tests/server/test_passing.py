"""With several processes, the sockets of a table are passed on to the one where they meet."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from orcs.client import Server
from orcs.server.rooms.hall import LATELY
from orcs.server.wire.passing import Passing, Ways
from tests.server.house import House
from tests.server.playing import playing
from tests.server.playing import tell as stories
from tests.server.running import Running, children, running, wait_until
from tests.server.services import Postgres

ADDRESS = "/api/tables/{}/socket"


class Answering(asyncio.Protocol):
    """Tells whoever connects which process they have reached, from which port, and what they have said."""

    def __init__(self, place: Passing) -> None:
        self.place = place

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, head: bytes) -> None:
        if self.place.pass_on(head.split()[1], head, self.transport):
            self.transport.abort()
            return
        port = self.transport.get_extra_info("peername")[1]
        self.transport.write(json.dumps([self.place.number, port, head.decode()]).encode())
        self.transport.close()


Ask = Callable[[str], Awaitable[int]]


def tell(story: Callable[[Ways, Ask], Awaitable[None]]) -> None:
    """Run a test with the first of two processes, and what asks it for an address: which of them answers."""

    async def run() -> None:
        ways = Ways(2)
        first = Passing(ways, 0)
        server = await asyncio.get_running_loop().create_server(lambda: Answering(first), "127.0.0.1", 0)
        where = server.sockets[0].getsockname()

        async def ask(url: str) -> int:
            reader, writer = await asyncio.open_connection(*where)
            said = f"GET {url} HTTP/1.1\r\nAuthorization: me\r\n\r\n"
            writer.write(said.encode())
            number, port, heard = json.loads(await reader.read())
            assert (port, heard) == (writer.get_extra_info("sockname")[1], said)
            writer.close()
            return int(number)

        with closing(ways):
            async with asyncio.timeout(30), server:
                await story(ways, ask)
            asyncio.get_running_loop().remove_reader(ways.ends[1][0])

    asyncio.run(run())


def test_a_socket_is_served_where_its_table_belongs_and_all_else_where_it_came() -> None:
    async def story(ways: Ways, ask: Ask) -> None:
        Passing(ways, 1).listen(lambda: Answering(Passing(ways, 1)))
        addresses = [ADDRESS.format(name) for name in "abcdefgh"]
        found = [await ask(address) for address in addresses]
        assert set(found) == {0, 1}
        assert found == [ways.owner(address.encode()) for address in addresses]
        assert found == [await ask(f"{address}?link=code") for address in addresses]
        assert {await ask(f"/api/tables/{name}/view") for name in "abcdefgh"} == {0}

    tell(story)


def elsewhere(ways: Ways) -> str:
    """The address of a socket that belongs to the second process."""
    return next(each for name in "abcdefgh" if ways.owner((each := ADDRESS.format(name)).encode()) == 1)


def test_where_nothing_more_can_be_passed_on_the_socket_is_served_at_once() -> None:
    async def story(ways: Ways, ask: Ask) -> None:
        with suppress(BlockingIOError):
            while True:
                ways.ends[1][1].send(b"x" * 1000)
        assert await ask(elsewhere(ways)) == 0

    tell(story)


def test_a_process_that_replaces_another_finds_the_sockets_that_wait_for_it() -> None:
    async def story(ways: Ways, ask: Ask) -> None:
        waiting = [asyncio.ensure_future(ask(elsewhere(ways))) for _ in range(3)]
        await asyncio.sleep(0)
        Passing(ways, 1).listen(lambda: Answering(Passing(ways, 1)))
        assert await asyncio.gather(*waiting) == [1, 1, 1]

    tell(story)


def test_a_table_that_others_play_on_elsewhere_is_not_kept_up_to_date_here(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (watched, (ann, _)):
            left = await house.table(await house.guest("Cid"), bots=1)
            hall = house.services.hall
            for table in (watched, left):
                room = hall.rooms[table["id"]]
                hall.hear(room.id, room.table.seq + 1)
            assert {watched["id"], left["id"]} <= hall.rooms.keys()  # both were used a moment ago
            hall.rooms[left["id"]].driving = False  # as once it was caught up
            before = set(hall.tasks)
            hall.hear(left["id"], hall.rooms[left["id"]].table.seq + 1)
            assert hall.tasks <= before
            for room in hall.rooms.values():
                room.used -= LATELY
            for table in (watched, left):
                room = hall.rooms[table["id"]]
                hall.hear(room.id, room.table.seq + 1)
            assert watched["id"] in hall.rooms
            assert left["id"] not in hall.rooms
            await ann.settle()

    stories(tmp_path, story)


def holders(server: Running, port: int) -> list[int]:
    """The processes of a server that hold the connection of a client's port."""
    line = f":{server.port:04X} 0100007F:{port:04X} "
    inodes = [row.split()[9] for row in Path("/proc/net/tcp").read_text().splitlines() if line in row]

    def opened(pid: int) -> set[str]:
        found: set[str] = set()
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(str(file.readlink()))
        return found

    return [pid for pid in children(server.pid) if opened(pid) & {f"socket:[{inode}]" for inode in inodes}]


def in_one_place(server: Running, ports: list[int]) -> bool:
    """Whether one process alone holds all these connections."""
    return len({pid for port in ports for pid in holders(server, port)}) == 1


@pytest.mark.outside
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which process holds a connection")
def test_everybody_at_a_table_meets_in_one_process(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--database", postgres.fresh(), "--workers", "2") as server:
        wait_until(lambda: len(children(server.pid)) == 2, "two processes")
        host = Server(server.url)
        host.guest("Host")
        tables = [host.create_table(["me", "random"], pace=0)["id"] for _ in range(6)]

        async def meet() -> set[int]:
            found: set[int] = set()
            async with AsyncExitStack() as stack:
                for table in tables:
                    address = f"ws{server.url.removeprefix('http')}{ADDRESS.format(table)}"
                    headers = {"Authorization": f"Bearer {host.token}"}
                    ports: list[int] = []
                    for _ in range(4):
                        ear = await stack.enter_async_context(connect(address, additional_headers=headers, proxy=None))
                        assert json.loads(await ear.recv())["view"]["table"]["id"] == table
                        ports.append(ear.local_address[1])
                    # Whoever passed a socket on lets go of it a moment later.
                    one = partial(in_one_place, server, ports)
                    wait_until(one, f"one process to hold the sockets of {table}")
                    found.update(holders(server, ports[0]))
            return found

        assert asyncio.run(meet()) <= set(children(server.pid))
        assert "Traceback" not in server.logged()
