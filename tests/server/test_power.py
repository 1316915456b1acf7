"""A power cut loses nothing that was acknowledged: what the server had not synced is discarded.

A mere kill leaves unsynced writes in the system's memory, so it would lose nothing even without a sync.
`python -m tools.kill_server --power` does this hundreds of times.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.busy import Party
from tests.server.power import build, cut, watched
from tests.server.running import PROGRAM, Running, running
from tools.kill_server import kill_again_and_again

pytestmark = pytest.mark.outside

CUTS = 4
CARELESS = f"""
from orcs.server.store import sqlite
sqlite.SETTINGS = tuple(each.replace("FULL", "NORMAL") for each in sqlite.SETTINGS)
{PROGRAM}
"""
"""A server that does not wait for the disk."""


def test_power_cuts_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    data, lost = tmp_path / "data", []
    with running(data, env=watched(data, build(tmp_path))) as server:
        party = Party([lambda: server.url], 2, seed=3)
        killing = kill_again_and_again(
            server, party, f"sqlite:///{data}/orcs.db", CUTS, random.Random(3), lambda: lost.append(cut(data))
        )
        assert asyncio.run(killing) == 0
        assert party.picks > 50
        assert party.finished == len(party.desks)
    assert len(lost) == CUTS


def test_a_server_that_skips_the_sync_is_found_out(tmp_path: Path) -> None:
    data = tmp_path / "data"
    env = watched(data, build(tmp_path))
    with running(data, env=env) as first:  # the schema is on disk already
        assert first.stop() == 0
    with running(data, env=env, program=CARELESS) as server:
        party = Party([lambda: server.url], 2, seed=4)
        assert asyncio.run(play_and_kill(server, party, data)) > 0


async def play_and_kill(server: Running, party: Party, data: Path) -> int:
    """Play for a while, then cut the power; how much that was acknowledged is lost."""
    playing = asyncio.create_task(party.play())
    for _ in range(5):
        await party.moving()
    assert party.picks > 0
    server.kill()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert cut(data) > 0
    return await party.audit(f"sqlite:///{data}/orcs.db")
