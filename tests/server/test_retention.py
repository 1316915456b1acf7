"""Only what is too old is removed; several processes take turns."""

from pathlib import Path

import pytest

from orcs.server.admin.retention import CLOSED_DAYS, HOUR, Purged, Retention
from orcs.server.clock import now_ms
from orcs.server.people.identity import DAY
from tests.server.house import House, visit

pytestmark = pytest.mark.outside

LIMITS = {"idle_table_days": 10, "guest_days": 100, "record_days": 50}


async def age(house: House, table: str, days: int) -> None:
    """Make a table old, in the store and in memory."""
    then = now_ms() - days * DAY
    ended = "CASE WHEN ended IS NULL THEN NULL ELSE ? END"
    await house.run("DELETE FROM snapshots")
    await house.run(f"UPDATE tables SET changed = ?, ended = {ended}", then, then)
    await house.run("UPDATE steps SET at = ? WHERE table_id = ?", then, table)
    house.services.hall.drop(table)


def test_an_idle_table_is_closed_and_later_removed_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = (await house.table(ann, bob))["id"]
        await ann.do(table, "say", text="Anybody here?")
        retention = house.services.retention
        assert await retention.purge() == Purged()

        await age(house, table, 9)
        assert await retention.purge() == Purged()

        await age(house, table, 11)
        assert await retention.purge() == Purged(closed=1)
        seen = await bob.get(f"/api/tables/{table}")
        assert (seen["status"], seen["ending"]) == ("closed", "closed")

        await age(house, table, CLOSED_DAYS + 1)
        assert await retention.purge() == Purged(tables=1)
        await bob.get(f"/api/tables/{table}", 404)
        for name in ("steps", "seats", "chat"):
            assert await house.rows(f"SELECT * FROM {name}") == []

    visit(tmp_path, story, **LIMITS)


def test_a_finished_game_is_kept_as_long_as_the_settings_say(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = (await house.table(ann, bob))["id"]
        await ann.do(table, "resign")
        await age(house, table, 49)
        assert await house.services.retention.purge() == Purged()
        await age(house, table, 51)
        assert await house.services.retention.purge() == Purged(tables=1)
        assert await house.rows("SELECT * FROM records") == []

    visit(tmp_path, story, **LIMITS)


def test_without_limits_everything_stays(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = (await house.table(ann, bob))["id"]
        await age(house, table, 9999)
        await house.run("UPDATE people SET seen = 0")
        assert await house.services.retention.purge() == Purged()

    visit(tmp_path, story, idle_table_days=0, guest_days=0, record_days=0)


def test_who_was_not_seen_for_long_is_erased_unless_a_game_waits_for_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
        await house.table(ann, bob)
        await house.run("UPDATE people SET seen = ?", now_ms() - 101 * DAY)
        assert await house.services.retention.purge() == Purged(people=1)
        assert await house.rows("SELECT id FROM people WHERE erased IS NOT NULL") == [(cid.id,)]
        await cid.get("/api/me", 401)

        await house.run("UPDATE people SET erased = erased - ? WHERE id = ?", 2 * DAY, cid.id)
        await house.services.retention.purge()
        assert await house.rows("SELECT 1 FROM people WHERE id = ?", cid.id) == []

    visit(tmp_path, story, **LIMITS)


def test_many_old_tables_are_removed_in_small_batches(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        table = (await house.table(ann, bots=1))["id"]
        await ann.do(table, "resign")
        columns = "status, host, listed, watch, info, created, changed, ended"
        for number in range(120):
            sql = f"INSERT INTO tables (id, link, {columns}) SELECT ?, ?, {columns} FROM tables WHERE id = ?"
            await house.run(sql, f"copy-{number}", f"link-{number}", table)
        await age(house, table, 60)
        assert await house.services.retention.purge() == Purged(tables=121)

    visit(tmp_path, story, **LIMITS)


def test_of_several_processes_one_does_it_each_hour(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        services = house.services
        first, second = (
            Retention(services.store, services.settings, services.hall, services.identities) for _ in range(2)
        )
        now = now_ms()
        assert [await first.claim(now), await second.claim(now)] == [True, False]
        assert not await second.claim(now + HOUR // 2)
        assert [await second.claim(now + HOUR), await first.claim(now + HOUR)] == [True, False]

    visit(tmp_path, story)
