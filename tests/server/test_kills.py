"""Nothing is lost when servers, connections, brokers and databases are killed during busy play, or disks are full.

`python -m tools.kill_server` does the first of these hundreds of times.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from orcs.client import Server
from tests.server.busy import Party
from tests.server.running import Running, running
from tests.server.services import Postgres
from tools.kill_server import kill_again_and_again

pytestmark = pytest.mark.outside

KILLS = 6
SMALL = 64_000_000  # the write-ahead log alone takes 16


def healthy(server: Running) -> None:
    """Check that the server logged no unexpected error."""
    assert [line for line in server.logged().splitlines() if "Traceback" in line] == []


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    data = tmp_path / "data"
    database = f"sqlite:///{data}/orcs.db"
    with running(data) as server:
        party = Party([lambda: server.url], 3, seed=1)
        assert asyncio.run(kill_again_and_again(server, party, database, KILLS, random.Random(1))) == 0
        assert party.finished == len(party.desks) >= 3
        assert party.picks > 100
        assert set(party.bystanders.done) == {"guests", "names", "hooks", "reports"}
        healthy(server)


async def trouble(party: Party, database: str, make: Callable[[], Awaitable[object]], times: int) -> None:
    """Cause trouble this many times during play; then all games come to their end, and nothing is lost."""
    async with asyncio.TaskGroup() as group:
        group.create_task(party.play())
        for _ in range(times):
            await party.moving()
            await make()
        await party.moving()
        party.closing = True
    assert await party.audit(database) == 0
    assert party.finished == len(party.desks)


def test_killed_connections_to_postgresql_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    killed = 0

    async def kill() -> None:
        nonlocal killed
        await asyncio.sleep(0.1)
        # All of them, including the one that listens: PostgreSQL is the broker too.
        killed += await asyncio.to_thread(postgres.kill_connections, url)

    with running(tmp_path / "data", "--database", url) as server:
        asyncio.run(trouble(Party([lambda: server.url], 3, seed=2), url, kill, 8))
        assert killed >= 16
        healthy(server)


def test_a_postgresql_that_crashes_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    with running(tmp_path / "data", "--database", url) as server:
        party = Party([lambda: server.url], 3, seed=3)
        asyncio.run(trouble(party, url, lambda: asyncio.to_thread(postgres.restart), 2))
        healthy(server)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A small disk. Skips the test where none can be mounted."""
    folder.mkdir()
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SMALL},mode=700", "tmpfs", folder], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_on_a_full_disk_people_are_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, running(disk) as server:
        database = f"sqlite:///{disk}/orcs.db"
        party = Party([lambda: server.url], 4, seed=4)  # at one of them only people play
        filling = disk / "filling"

        async def fill() -> None:
            """Fill the disk, let people run into it, and make room again."""
            with filling.open("wb", buffering=0) as file, suppress(OSError):
                while file.write(bytes(16384)):
                    pass
            known = len(party.problems)
            await party.until(lambda: party.problems[known:].count("store") >= 3)
            assert await party.audit(database) == 0
            filling.unlink()

        asyncio.run(trouble(party, database, fill, 2))
        assert "the disk is full" in server.logged()
        assert Server(server.url).get("/readyz") == {"status": "ready"}
        healthy(server)
