"""SqliteStore: durable, committed in groups, private, intact when the disk is full."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orcs.server.store import Bulk, Insert, StoreError, Transaction, Value, backup, restore
from orcs.server.store.sqlite import SqliteStore
from tests.server.store.faulty import WatchedStore
from tests.server.store.rows import create_tables, names, put, put_and_fail, row, run, turn

pytestmark = pytest.mark.outside


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    def settings(transaction: Transaction) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys", "fullfsync")
        return [transaction.query(f"PRAGMA {name}")[0][0] for name in asked]

    async def test(store: WatchedStore) -> None:
        assert await store.write(settings) == ["wal", 2, 1, 1]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_nothing_is_acknowledged_before_the_commit_has_returned(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        store.gate.clear()
        store.at_the_gate.clear()
        writes = [asyncio.ensure_future(store.write(put(str(n)))) for n in range(5)]
        assert await asyncio.to_thread(store.at_the_gate.wait, 10)
        await asyncio.sleep(0.1)
        assert not any(write.done() for write in writes)
        assert await names(store) == []
        store.gate.set()
        await asyncio.gather(*writes)
        assert len(await names(store)) == 5

        async def one(number: int) -> None:
            before = store.returned
            await store.write(put(f"more {number}"))
            assert store.returned > before

        await asyncio.gather(*map(one, range(100)))

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_writes_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        before = store.begun
        await asyncio.gather(*(store.write(put(str(n))) for n in range(400)))
        assert store.begun - before < 40
        assert len(await names(store)) == 400

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_a_commit_that_fails_keeps_nothing_of_its_batch(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        store.gate.clear()
        store.at_the_gate.clear()
        first = asyncio.ensure_future(store.write(put("first")))
        assert await asyncio.to_thread(store.at_the_gate.wait, 10)
        works = [put("a"), put_and_fail("b"), put("c")]
        batch = [asyncio.ensure_future(store.write(work)) for work in works]
        await asyncio.sleep(0)
        store.failing_commits = 2
        store.gate.set()
        results = await asyncio.gather(first, *batch, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError, StoreError, LookupError, StoreError]
        assert "the disk is gone" in str(results[0])
        assert await names(store) == []
        assert await store.write(put("a")) == "a"
        assert await names(store) == ["a"]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_a_full_database_refuses_what_does_not_fit_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        await store.write(put("a"))
        pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
        store._writer.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StoreError, match="the disk is full"):
            await store.write(put("big", "x" * 100_000))
        works = [put("b"), put("big", "x" * 100_000), put("c")]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        assert isinstance(results[1], StoreError)
        told = {str(result) for result in results if isinstance(result, str)}
        assert set(await names(store)) == {"a"} | told
        store._writer.execute("PRAGMA max_page_count = 1000000")
        await store.write(put("big", "x" * 100_000))
        assert "big" in await names(store)
        assert store._writer.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    run(WatchedStore(tmp_path / "orcs.db"), test)


@contextmanager
def files_no_longer_than(length: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_fails_at_the_commit_keeps_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "orcs.db"

    async def test(store: WatchedStore) -> None:
        await store.write(put("a"))
        log = Path(f"{path}-wal").stat().st_size
        with files_no_longer_than(log + 4096):
            works = [put(f"{n}", "x" * 3000) for n in range(10)]
            results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
            assert any(isinstance(result, StoreError) for result in results)
            told = {str(result) for result in results if isinstance(result, str)}
            assert set(await names(store)) == {"a"} | told
        await store.write(put("z"))
        assert set(await names(store)) == {"a", "z"} | told

    run(WatchedStore(path), test)
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_folder_and_files_are_for_their_owner_only(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        await store.write(put("a"))
        assert store.path.parent.stat().st_mode & 0o777 == 0o700
        files = sorted(store.path.parent.iterdir())
        assert [file.name for file in files] == ["orcs.db", "orcs.db-shm", "orcs.db-wal", "orcs.db.lock"]
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}

    run(WatchedStore(tmp_path / "new/data/orcs.db"), test)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "orcs.db"
    path.write_text("my shopping list, which is long enough to be taken for a database header " * 20)
    for wrong in (path, tmp_path, path / "below"):
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore(wrong).start())
    path.unlink()
    run(WatchedStore(path), names)


def test_a_backup_is_made_while_the_store_is_busy_and_can_be_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "orcs.db", tmp_path / "copy.db"

    async def busy(store: WatchedStore) -> None:
        await asyncio.gather(*(store.write(put(f"before {n}")) for n in range(50)))
        copying = asyncio.create_task(asyncio.to_thread(backup, path, copy))
        number = 0
        while not copying.done():
            await store.write(put(f"meanwhile {number}"))
            number += 1
        await copying
        with pytest.raises(StoreError, match="serves"):
            restore(copy, path)

    async def later(store: WatchedStore) -> None:
        there = await names(store)
        assert sum(name.startswith("before") for name in there) == 50
        assert "late" not in there

    async def write_late(store: WatchedStore) -> None:
        await store.write(put("late"))

    run(WatchedStore(path), busy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("copy.db?*"))
    run(WatchedStore(path), write_late)
    restore(copy, path)
    run(WatchedStore(path), later)
    with sqlite3.connect(tmp_path / "orcs.db.before") as old:
        assert old.execute("SELECT count(*) FROM settings WHERE name = 'late'").fetchone() == (1,)
    old.close()


def test_a_backup_that_is_damaged_foreign_or_missing_is_not_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "orcs.db", tmp_path / "copy.db"
    run(WatchedStore(path), lambda store: store.write(put("a")))
    with pytest.raises(StoreError, match="no database at"):
        restore(copy, path)
    backup(path, copy)
    content = bytearray(copy.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    copy.write_bytes(content)
    with pytest.raises(StoreError):
        restore(copy, path)
    copy.unlink()
    foreign = sqlite3.connect(copy)
    foreign.execute("CREATE TABLE other (id)")
    foreign.close()
    with pytest.raises(StoreError, match="not a database of this game"):
        restore(copy, path)
    run(WatchedStore(path), names)
    assert not list(tmp_path.glob("*.part"))


def test_rows_that_wait_are_inserted_together(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        statements: list[str] = []
        await store.write(row("taken"))
        await store.write(lambda _: store._writer.set_trace_callback(statements.append))
        wanted = [str(number) for number in range(100)]
        await asyncio.gather(*(store.write(row(name)) for name in wanted))
        inserts = [sql for sql in statements if sql.startswith("INSERT")]
        assert len(inserts) < 10
        assert await names(store) == sorted(["taken", *wanted])

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_a_new_table_goes_by_the_same_statement_as_the_facts_of_others(tmp_path: Path) -> None:
    fact = "INSERT INTO steps (table_id, seq, at, data) {}"
    first = Bulk(fact.format("VALUES (?, ?, 0, '')"), fact)

    def create(name: str) -> Insert:
        row = (name, name, "", "gathering", 0, "", "", 0, 0)
        into = "tables (id, link, host, status, listed, watch, info, created, changed)"
        return Insert(into, row, [(first, (name, 1, 0, ""))])

    def append(name: str) -> Insert:
        return Insert("steps (table_id, seq, at, data)", (name, 2, 0, ""))

    async def test(store: WatchedStore) -> None:
        statements: list[str] = []
        await store.write(create("a"))
        await store.write(append("a"))
        await store.write(create("b"))
        await store.write(lambda _: store._writer.set_trace_callback(statements.append))
        await asyncio.gather(store.write(append("b")), store.write(create("c")))
        assert not [sql for sql in statements if "SAVEPOINT" in sql]
        assert len(await store.read(lambda tx: tx.query("SELECT * FROM steps"))) == 5

    run(WatchedStore(tmp_path / "orcs.db"), test)


ODD: list[Value] = [
    *(0, -1, True, None, 2**53 + 1, 2**63 - 1, -(2**63)),
    *("", "null", "true", "007", "1e5", "[1]", '"', "\\u0000", "\n\t\x01\x7f", "\u2028", "é𝄞", "x" * 1_000_000, "a\0b"),
]


def test_values_arrive_as_they_are(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        await store.write(lambda tx: tx.execute("CREATE TABLE odd (id BIGINT PRIMARY KEY, value)"))
        works = [Insert("odd (id, value)", (number, value)) for number, value in enumerate(ODD)]
        await asyncio.gather(*map(store.write, works))
        found = await store.read(lambda tx: tx.query("SELECT value FROM odd ORDER BY id"))
        assert [value for (value,) in found] == ODD

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_a_text_that_is_too_long_hurts_no_other(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        store._writer.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 500)
        works: list[Callable[[Transaction], object]]
        works = [row("a"), Insert("settings (name, value)", ("b", "x" * 600)), row("c"), put("d")]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        assert [isinstance(each, Exception) for each in results] == [False, True, False, False]
        assert await names(store) == ["a", "c", "d"]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_of_works_that_wait_rows_come_first(tmp_path: Path) -> None:
    """So that somebody's name is not brought back by a fact that was written down before they were erased."""

    def erase(tx: Transaction) -> int:
        return tx.execute("UPDATE settings SET value = 'erased'")

    async def test(store: WatchedStore) -> None:
        all_wait = threading.Event()
        first = asyncio.ensure_future(store.write(lambda _: all_wait.wait(30)))
        works = [asyncio.ensure_future(store.write(work)) for work in (row("a"), erase, row("b"))]
        await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(first, *works)
        assert await store.read(lambda tx: tx.query("SELECT DISTINCT value FROM settings")) == [("erased",)]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_what_a_guard_refuses_hurts_no_other(tmp_path: Path) -> None:
    too_many = Bulk.guard("(SELECT COUNT(*) FROM settings WHERE value = {}) > {}")

    def guarded(name: str) -> Insert:
        return Insert("settings (name, value)", (name, "guarded"), guards=[(too_many, ("guarded", 3), LookupError())])

    async def test(store: WatchedStore) -> None:
        works = [guarded("a"), row("b"), guarded("c"), guarded("d"), guarded("e"), row("f")]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        assert [type(each).__name__ for each in results] == ["NoneType"] * 4 + ["LookupError", "NoneType"]
        assert await names(store) == ["a", "b", "c", "d", "f"]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_what_follows_rows_goes_with_them_by_one_statement(tmp_path: Path) -> None:
    tables = [f"table {number}" for number in range(5)]

    async def test(store: WatchedStore) -> None:
        statements: list[str] = []
        await store.write(create_tables(tables))
        await asyncio.gather(*(store.write(turn(name, 1, notify=False)) for name in tables))
        await store.write(lambda _: store._writer.set_trace_callback(statements.append))
        await asyncio.gather(*(store.write(turn(name, 2, notify=False)) for name in tables))
        assert len({sql for sql in statements if "together" in sql}) < len(tables)

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_rows_are_stored_together_also_after_a_batch_was_undone(tmp_path: Path) -> None:
    async def test(store: WatchedStore) -> None:
        await asyncio.gather(
            *(store.write(row(name)) for name in ("a", "a")), store.write(put_and_fail("b")), return_exceptions=True
        )
        await asyncio.gather(store.write(row("c")), store.write(row("d")))
        assert await names(store) == ["a", "c", "d"]

    run(WatchedStore(tmp_path / "orcs.db"), test)


@pytest.mark.parametrize("count", [0, 1, 999, 1000, 1001, 2500])
def test_many_rows_are_read_in_their_order_and_none_is_missing(tmp_path: Path, count: int) -> None:
    async def test(store: WatchedStore) -> None:
        await asyncio.gather(*(store.write(row(f"{number:04}")) for number in range(count)))
        found = await store.read(lambda tx: tx.many("name, value", "settings WHERE value = ? ORDER BY name DESC", "1"))
        assert found == [(f"{number:04}", "1") for number in reversed(range(count))]

    run(WatchedStore(tmp_path / "orcs.db"), test)


def test_work_that_fails_alone_is_not_done_again(tmp_path: Path) -> None:
    done: list[int] = []

    def fail(tx: Transaction) -> None:
        done.append(len(done))
        raise LookupError

    async def test(store: WatchedStore) -> None:
        with pytest.raises(LookupError):
            await store.write(fail)
        assert done == [0]

    run(WatchedStore(tmp_path / "orcs.db"), test)
