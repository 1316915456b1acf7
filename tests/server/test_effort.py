"""Requests that cost processor time are charged to the requester, and refused before they cost any."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from orcs.server.api import effort, tables
from orcs.tables.edition import read_edition
from orcs.tables.messages import TableWish
from orcs.tables.refusal import Refused
from tests.server.house import Doc, House, visit

pytestmark = pytest.mark.outside

WISH = {"seats": [{"kind": "me"}, {"kind": "bot"}]}
SETTINGS = {"messages_per_second": 40}
"""An identity may use 10 seconds of processor time at once, and then a fifth of a second per second."""


def burn(seconds: float) -> None:
    """Use the processor."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_who_asks_for_slow_things_is_soon_asked_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def slow(wish: object) -> None:
        nonlocal calls
        calls += 1
        burn(0.02)
        raise Refused("problem-edition", 422, reason="slow")

    monkeypatch.setattr(tables, "check_wish", slow)

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        limits = house.services.limits
        stopped = limits.clock()
        monkeypatch.setattr(limits, "clock", lambda: stopped)
        limits.charge("effort", ann.id, 9.5)
        codes: list[str] = []
        for _ in range(30):
            limits.buckets.pop(("table", ann.id), None)
            limits.buckets.pop(("request", ann.id), None)
            answer = await ann.client.post("/api/tables", json=WISH)
            codes.append(answer.json()["code"])
            if codes[-1] == "too_fast":
                assert int(answer.headers["retry-after"]) >= 1
                break
        assert codes[-1] == "too_fast"
        assert calls == len(codes) - 1 < 30
        assert (await bob.post("/api/tables", WISH, 422))["code"] == "edition"

    visit(tmp_path, story, **SETTINGS)


def test_guests_of_one_address_share_what_they_may_use(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        assert (await ann.post("/api/sandbox"))["type"] == "step"
        house.services.limits.charge("effort_here", "127.0.0.1", 1000)
        for guest in (ann, bob, await house.guest()):
            assert (await guest.post("/api/sandbox", status=429))["code"] == "too_fast"

    visit(tmp_path, story, **SETTINGS)


def test_guests_of_one_address_share_their_exports(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await ann.get("/api/me/export")
        house.services.limits.charge("export_here", "127.0.0.1", 1000)
        for guest in (ann, bob):
            assert (await guest.get("/api/me/export", 429))["code"] == "too_fast"

    visit(tmp_path, story, **SETTINGS)


def test_who_reads_the_edition_of_a_table_is_charged(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        plain, own = [await ann.post("/api/tables", {**WISH, "edition": text}) for text in ("", "# Our own")]
        await ann.get(f"/api/tables/{own['id']}/edition")
        house.services.limits.charge("effort_here", "127.0.0.1", 1000)
        await ann.get(f"/api/tables/{plain['id']}/edition")
        assert (await ann.get(f"/api/tables/{own['id']}/edition", 429))["code"] == "too_fast"

    visit(tmp_path, story, **SETTINGS)


def test_what_is_the_same_for_all_is_written_down_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        paths = ("/api/edition", "/api/edition/questions", "/api/levels", "/api/tutorial")
        first = [await ann.get(path) for path in paths]
        for name in (
            "edition.edition_tables",
            "edition.owner_questions",
            "edition.list_levels",
            "learning.tutorial_doc",
        ):
            monkeypatch.setattr(f"orcs.server.api.{name}", None)
        assert [await ann.get(path) for path in paths] == first

    visit(tmp_path, story, **SETTINGS)


def test_the_edition_of_a_table_is_read_once_to_tell_its_house_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        made = await ann.post("/api/tables", {**WISH, "edition": "# Our own"})
        read_edition.cache_clear()  # others have editions, too
        monkeypatch.setattr("orcs.edition.load_text", None)
        await ann.get(f"/api/tables/{made['id']}")
        await ann.do(made["id"], "colour", colour="red")

    visit(tmp_path, story, **SETTINGS)


def test_only_what_was_used_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        stopped = house.services.limits.clock()
        monkeypatch.setattr(house.services.limits, "clock", lambda: stopped)
        await ann.post("/api/tables", WISH)
        left = house.services.limits.bucket("effort", ann.id).left
        assert 10 - effort.RESERVED < left < 10

    visit(tmp_path, story, **SETTINGS)


def test_one_address_cannot_take_all_the_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    ended = threading.Event()

    def check(wish: TableWish) -> None:
        begun.append(wish.pace)
        if wish.pace:
            ended.wait(30)
        raise Refused("problem-edition", 422, reason="slow")

    monkeypatch.setattr(tables, "check_wish", check)

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        bob.client.headers["X-Forwarded-For"] = "203.0.113.7"
        slow = [asyncio.create_task(ann.post("/api/tables", WISH | {"pace": 1}, 422)) for _ in range(5)]
        try:
            while not begun:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                await bob.post("/api/tables", WISH | {"pace": 0}, 422)
            assert begun == [1, 0]
        finally:
            ended.set()
            await asyncio.gather(*slow)

    visit(tmp_path, story, trust_proxy=True)


def test_jobs_of_one_address_are_paid_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def slow(wish: object) -> None:
        nonlocal calls
        calls += 1
        burn(0.5)
        raise Refused("problem-edition", 422, reason="slow")

    monkeypatch.setattr(tables, "check_wish", slow)

    async def story(house: House) -> None:
        ann, limits = await house.guest("Ann"), house.services.limits
        stopped = limits.clock()
        monkeypatch.setattr(limits, "clock", lambda: stopped)
        limits.charge("effort_here", "127.0.0.1", limits.bucket("effort_here", "127.0.0.1").left - 1)
        await asyncio.gather(*(ann.post("/api/tables", WISH, (422, 429)) for _ in range(4)))
        assert calls == 2

    visit(tmp_path, story, **SETTINGS)


def test_who_has_tables_enough_is_refused_before_anything_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        made: Doc = await ann.post("/api/tables", WISH)
        monkeypatch.setattr(tables, "check_wish", lambda wish: pytest.fail("it was checked"))
        assert (await ann.post("/api/tables", WISH, 429))["code"] == "too_many_tables"
        assert (await ann.get(f"/api/tables/{made['id']}"))["status"] == "gathering"

    visit(tmp_path, story, tables_per_identity=1)
