"""A server is ready only if it can store what people do; one for invited people shows strangers nothing."""

from __future__ import annotations

import shutil
import threading
from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from orcs.server.rooms import journal
from orcs.server.store.sqlite import LEAST_FREE, SqliteStore
from orcs.server.web import application
from orcs.tables.fold import StoredTable, fold
from tests.server.house import House, visit
from tests.server.support import dial

pytestmark = pytest.mark.outside

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def looks_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "CHECKED_FOR", 0.0)


def test_a_server_whose_file_was_removed_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        assert await ann.get("/readyz") == {"status": "ready"}
        file = tmp_path / "orcs.db"
        file.rename(tmp_path / "elsewhere.db")
        assert await ann.get("/readyz", 503) == {"status": "no store"}
        assert (await ann.do(made["id"], "pause", 503))["code"] == "store"
        (tmp_path / "orcs.db").write_bytes(b"")  # another file of the same name
        assert await ann.get("/readyz", 503) == {"status": "no store"}
        file.unlink()
        (tmp_path / "elsewhere.db").rename(file)
        assert await ann.get("/readyz") == {"status": "ready"}

    visit(tmp_path, story)


def test_a_disk_that_is_almost_full_is_told_before_it_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = LEAST_FREE
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(1 << 40, 0, free))

    async def story(house: House) -> None:
        nonlocal free
        ann = await house.guest("Ann")
        assert await ann.get("/readyz") == {"status": "ready"}
        free -= 1
        assert await ann.get("/readyz", 503) == {"status": "no store"}

    visit(tmp_path, story)


def test_many_who_ask_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "CHECKED_FOR", 3600.0)
    checks = 0
    check = SqliteStore.check

    async def counted(store: SqliteStore) -> None:
        nonlocal checks
        checks += 1
        await check(store)

    monkeypatch.setattr(SqliteStore, "check", counted)

    async def story(house: House) -> None:
        stranger = await house.guest()
        for _ in range(20):
            await stranger.get("/readyz")
        assert checks == 1

    visit(tmp_path, story)


@pytest.mark.parametrize("fixed", [True, False], ids=["started so", "switched on"])
def test_a_server_for_the_invited_shows_strangers_nothing(tmp_path: Path, fixed: bool) -> None:
    async def story(house: House) -> None:
        if not fixed:
            await house.run("INSERT INTO settings VALUES ('invitation_only', '1')")
        people = []
        for name in ("Ann", "Bob"):
            guest = await house.guest()
            code = await house.services.identities.invite()
            guest.id = (await guest.post("/api/me", {"name": name, "invitation": code}))["id"]
            people.append(guest)
        ann, bob = people
        made = await house.table(ann, bob, listed=True)
        await ann.do(made["id"], "say", text="among us")
        over = await house.table(ann, bob, listed=True)
        await ann.do(over["id"], "resign")
        stranger = await house.guest()
        paths = ["/api/tables", "/api/tables?status=playing", "/api/records"]
        paths += [f"/api/tables/{made['id']}{part}" for part in ("", "/view", "/chat", "/past", "/edition")]
        paths += [f"/api/records/{over['id']}{part}" for part in ("", "/text", "/views/1", "/compare", "/analysis")]
        for path in paths:
            assert (await stranger.get(path, 401))["code"] == "not_known", path
            await bob.get(path)
        socket = dial(house, stranger, made["id"])
        assert (await socket.get())["type"] == "closed"
        assert (await stranger.get("/api/edition"))["creatures"]

    overrides: dict[str, Any] = {"invitation_only": True} if fixed else {}
    visit(tmp_path, story, **overrides)


def test_a_long_table_is_read_away_from_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noted(kept: StoredTable) -> Any:
        threads.append(threading.current_thread())
        return fold(kept)

    monkeypatch.setattr(journal, "fold", noted)

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        for long in (False, True):
            monkeypatch.setattr(journal, "MANY_FACTS", 0 if long else 1000)
            house.services.hall.drop(made["id"])
            await ann.get(f"/api/tables/{made['id']}")
            assert (threads[-1] is not threading.main_thread()) == long

    visit(tmp_path, story)
