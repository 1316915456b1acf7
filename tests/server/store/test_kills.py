"""Killed processes: what they acknowledged is stored, and they leave nothing locked."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orcs.server.store import Store, StoreError, open_store
from tests.server.store.rows import names

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[3]
KILLS = 4


def start_writer(url: str, first: int = 0) -> subprocess.Popen[bytes]:
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writer", url, str(first)], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert writer.stdout
    assert writer.stdout.readline() == b"ready\n"
    return writer


def kill(writer: subprocess.Popen[bytes]) -> list[int]:
    """SIGKILL; the numbers of the rows that were acknowledged."""
    writer.kill()
    said = writer.communicate()[0]
    return [int(line) for line in said[: said.rfind(b"\n") + 1].split()]


async def kept(url: str) -> tuple[Store, list[str]]:
    store = open_store(url)
    await store.start()
    return store, await names(store)


def test_every_acknowledged_row_survives_a_killed_writer(url: str) -> None:
    acknowledged: set[int] = set()
    for round_ in range(KILLS):
        writer = start_writer(url, 1_000_000 * round_)
        time.sleep(0.1 + 0.07 * round_)
        acknowledged.update(kill(writer))

    async def check() -> None:
        store, there = await kept(url)
        await store.stop()
        assert len(acknowledged) > 10 * KILLS
        assert acknowledged <= {int(name) for name in there}
        assert len(there) <= len(acknowledged) + 5 * KILLS

    asyncio.run(check())


def test_a_second_process_may_not_serve_from_a_file_until_the_first_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/orcs.db"
    writer = start_writer(url)

    async def check() -> None:
        with pytest.raises(StoreError, match=rf"another process .number {writer.pid}. serves from this database"):
            await open_store(url).start()
        beside = open_store(url, serving=False)
        await beside.start()
        await names(beside)
        await beside.stop()
        with pytest.raises(StoreError, match="serves from this database"):
            await open_store(url).start()
        kill(writer)
        store, there = await kept(url)
        assert there
        with pytest.raises(StoreError, match="this process already serves"):
            await open_store(url).start()
        await store.stop()

    try:
        asyncio.run(check())
    finally:
        kill(writer) if writer.poll() is None else None
