"""The faulty store fails as told, and otherwise behaves like the store behind it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orcs.server.store import StoreError, UnknownOutcome
from orcs.server.store.sqlite import SqliteStore
from tests.server.store.faulty import FaultyStore
from tests.server.store.rows import names, put

pytestmark = pytest.mark.outside


def test_a_faulty_store_fails_as_told(tmp_path: Path) -> None:
    async def whole() -> None:
        store = FaultyStore(SqliteStore(tmp_path / "orcs.db"))
        await store.start()
        store.failing_writes = store.failing_reads = 1
        with pytest.raises(StoreError, match="write fails"):
            await store.write(put("a"))
        with pytest.raises(StoreError, match="read fails"):
            await names(store)
        for kept in (True, False):
            store.unknown_writes, store.unknown_are_kept = 1, kept
            with pytest.raises(UnknownOutcome):
                await store.write(put(f"kept {kept}"))
        assert await names(store) == ["kept True"]
        assert await store.write(put("b")) == "b"
        await store.stop()

    asyncio.run(whole())
