"""The promises of every store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from orcs.server.store import Conflict, Insert, Store, StoreError, Transaction, open_store
from orcs.server.store.migrations import MIGRATIONS
from tests.server.store.rows import all_names, create_tables, due, names, put, put_and_fail, row, run, turn

pytestmark = pytest.mark.outside


def test_what_is_written_is_read_and_is_there_after_a_restart(url: str) -> None:
    async def write(store: Store) -> None:
        assert await store.write(put("a", "größer als Übel? 100 %")) == "a"
        assert await names(store) == ["a"]

    async def read(store: Store) -> None:
        rows = await store.read(lambda transaction: transaction.query("SELECT name, value FROM settings"))
        assert rows == [("a", "größer als Übel? 100 %")]

    run(open_store(url), write)
    run(open_store(url), read)


def test_what_the_work_raises_undoes_it_and_is_raised(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(LookupError, match="b"):
            await store.write(put_and_fail("b"))
        with pytest.raises(Conflict, match="late"):
            await store.write(_refuse)
        with pytest.raises(RuntimeError, match="StopIteration"):
            await store.write(lambda transaction: next(iter(())))
        assert await names(store) == []

    def _refuse(transaction: Transaction) -> None:
        put("c")(transaction)
        raise Conflict("late")

    run(open_store(url), test)


def test_among_many_at_once_only_those_that_raise_are_undone(url: str) -> None:
    async def test(store: Store) -> None:
        works = [put_and_fail(f"{n:03}") if n % 3 == 0 else put(f"{n:03}") for n in range(200)]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        for number, result in enumerate(results):
            assert isinstance(result, LookupError) if number % 3 == 0 else result == f"{number:03}"
        assert await names(store) == [f"{n:03}" for n in range(200) if n % 3]

    run(open_store(url), test)


def test_of_rows_that_wait_one_that_is_taken_hurts_no_other(url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(row("taken"))
        wanted = [str(number) for number in range(100)]
        await asyncio.gather(*(store.write(row(name)) for name in wanted))
        assert await names(store) == sorted(["taken", *wanted])
        works: list[Callable[[Transaction], object]]
        works = [row("a"), put("b"), row("c"), row("taken"), row("d"), put_and_fail("e"), row("f"), row("f")]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        kinds = [type(each).__name__ for each in results]
        assert kinds[:6] == ["NoneType", "str", "NoneType", "Conflict", "NoneType", "LookupError"]
        assert set(kinds[6:]) == {"NoneType", "Conflict"}
        assert set(await names(store)) == {"taken", *wanted, "a", "b", "c", "d", "f"}

    run(open_store(url), test)


def test_a_text_that_cannot_be_stored_hurts_no_other(url: str) -> None:
    async def test(store: Store) -> None:
        works: list[Callable[[Transaction], object]]
        works = [row("a"), Insert("settings (name, value)", ("b", "\ud800")), row("c"), put("d")]
        results = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        assert [isinstance(each, Exception) for each in results] == [False, True, False, False]
        assert await names(store) == ["a", "c", "d"]

    run(open_store(url), test)


def test_what_follows_rows_is_done_for_each_of_them(url: str) -> None:
    tables = [f"table {number}" for number in range(5)]

    def rows(tx: Transaction) -> list[list[tuple[object, ...]]]:
        return [
            tx.query("SELECT id, changed, due, status, ended, info FROM tables ORDER BY id"),
            tx.query("SELECT * FROM snapshots ORDER BY table_id"),
            tx.query("SELECT table_id, seat, to_move FROM seats ORDER BY table_id, seat"),
            tx.query("SELECT table_id, seat, due FROM deliveries"),
        ]

    async def test(store: Store) -> None:
        await store.write(create_tables(tables))
        hook = "INSERT INTO hooks (table_id, seat, url, secret, person) VALUES (?, 1, '', '', '')"
        await store.write(lambda tx: tx.execute(hook, tables[3]))
        for number in (1, 2):
            queued = await asyncio.gather(*(store.write(turn(name, number)) for name in tables))
            assert queued[3] == 1
        late = [due(tables[0], 2), *(due(name, 3) for name in tables[1:])]
        results = await asyncio.gather(*map(store.write, late), return_exceptions=True)
        assert [type(each).__name__ for each in results] == ["Conflict"] + ["NoneType"] * 4
        about, held, seats, waiting = await store.read(rows)
        assert about == [(name, 2, 7 if name != tables[0] else None, "playing", None, "info 2") for name in tables]
        assert held == [(name, 2, "held 2") for name in tables]
        assert seats == [(name, seat, 2 - seat) for name in tables for seat in (1, 2)]
        assert waiting == [(tables[3], 1, 2)]

    run(open_store(url), test)


def test_a_key_that_is_taken_is_a_conflict_and_so_is_a_row_that_refers_to_nothing(url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(put("a"))
        results = await asyncio.gather(*(store.write(put(name)) for name in "abcbd"), return_exceptions=True)
        assert sorted(str(result) for result in results if isinstance(result, str)) == ["b", "c", "d"]
        assert sum(isinstance(result, Conflict) for result in results) == 2
        with pytest.raises(Conflict):
            await store.write(lambda t: t.execute("INSERT INTO codes VALUES ('hash', 'nobody', 1)"))
        assert await names(store) == ["a", "b", "c", "d"]

    run(open_store(url), test)


def test_a_transaction_that_swallows_a_failed_statement_is_undone(url: str) -> None:
    def stubborn(transaction: Transaction) -> str:
        put("b")(transaction)
        for _ in range(2):
            with suppress(Exception):
                put("a")(transaction)
        return "all is well"

    async def test(store: Store) -> None:
        await store.write(put("a"))
        with pytest.raises(Conflict):
            await store.write(stubborn)
        results = await asyncio.gather(
            store.write(put("c")), store.write(stubborn), store.write(put("d")), return_exceptions=True
        )
        assert [type(result) for result in results] == [str, Conflict, str]
        assert await names(store) == ["a", "c", "d"]

    run(open_store(url), test)


def test_of_many_who_write_the_same_seq_one_wins(url: str) -> None:
    def play(seq: int) -> Callable[[Transaction], int]:
        def work(transaction: Transaction) -> int:
            swap = "UPDATE settings SET value = ? WHERE name = 'seq' AND value = ?"
            if not transaction.execute(swap, str(seq + 1), str(seq)):
                raise Conflict
            return seq + 1

        return work

    async def test(store: Store) -> None:
        await store.write(lambda t: t.execute("INSERT INTO settings VALUES ('seq', '0')"))
        for seq in range(5):
            results = await asyncio.gather(*(store.write(play(seq)) for _ in range(20)), return_exceptions=True)
            assert sorted(map(str, results)) == [""] * 19 + [str(seq + 1)]

    run(open_store(url), test)


def test_counters_lose_no_addition(url: str) -> None:
    def add_one(transaction: Transaction) -> None:
        value = int(transaction.query("SELECT value FROM settings WHERE name = 'n'")[0][0])
        transaction.execute("UPDATE settings SET value = ? WHERE name = 'n'", str(value + 1))

    async def test(store: Store) -> None:
        await store.write(put("n", "0"))
        await asyncio.gather(*(store.write(add_one) for _ in range(100)))
        assert await store.read(lambda t: t.query("SELECT value FROM settings")) == [("100",)]

    run(open_store(url), test)


def test_a_read_cannot_write(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.read(put("a"))
        assert await names(store) == []

    run(open_store(url), test)


def test_a_read_sees_one_state_however_much_is_written_meanwhile(url: str) -> None:
    async def test(store: Store) -> None:
        loop = asyncio.get_running_loop()

        def look_twice(transaction: Transaction) -> tuple[int, int]:
            before = len(all_names(transaction))
            asyncio.run_coroutine_threadsafe(store.write(put("a")), loop).result(20)
            return before, len(all_names(transaction))

        assert await store.read(look_twice) == (0, 0)
        assert await names(store) == ["a"]

    run(open_store(url), test)


def test_values_and_rows_are_the_same_on_every_database(url: str) -> None:
    async def test(store: Store) -> None:
        def work(transaction: Transaction) -> list[object]:
            person = (
                "INSERT INTO people (id, name, language, epoch, created, seen, banned)"
                " VALUES (?, 'what? 5 % \"?\"', ?, ?, ?, ?, ?)",
                "p",
                "en",
                True,
                2**40,
                7,
            )
            assert transaction.execute(*person, None) == 1
            assert transaction.execute("UPDATE people SET seen = 8 WHERE id = ?", "nobody") == 0
            assert transaction.query("DELETE FROM codes RETURNING hash") == []
            changed = transaction.query("UPDATE people SET seen = seen + ? WHERE id LIKE 'p%' RETURNING seen", 2)
            return [changed, transaction.query("SELECT name, epoch, created, banned FROM people")]

        assert await store.write(work) == [[(9,)], [('what? 5 % "?"', 1, 2**40, None)]]

    run(open_store(url), test)


def test_an_error_in_sql_is_not_a_store_error(url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Exception, match="syntax") as caught:
            await store.write(lambda transaction: transaction.execute("SELEKT"))
        assert not isinstance(caught.value, StoreError)

    run(open_store(url), test)


def test_a_caller_who_gives_up_harms_nobody(url: str) -> None:
    async def test(store: Store) -> None:
        given_up = [asyncio.ensure_future(store.write(put(f"x{n}"))) for n in range(10)]
        others = [asyncio.ensure_future(store.write(put(f"y{n}"))) for n in range(10)]
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
        assert await asyncio.gather(*others) == [f"y{n}" for n in range(10)]

    run(open_store(url), test)


def test_stopping_finishes_what_is_under_way_and_refuses_what_comes_later(url: str) -> None:
    async def whole() -> None:
        store = open_store(url)
        with pytest.raises(StoreError, match="not open"):
            await store.write(put("early"))
        await store.start()
        writes = [asyncio.ensure_future(store.write(put(f"{n:02}"))) for n in range(50)]
        await asyncio.sleep(0)
        await store.stop()
        with pytest.raises(StoreError, match="not open"):
            await store.read(all_names)
        assert await asyncio.gather(*writes) == [f"{n:02}" for n in range(50)]
        await store.stop()
        await store.start()
        assert len(await names(store)) == 50
        await store.stop()

    asyncio.run(whole())


def test_migrations_are_applied_once_and_recorded(url: str) -> None:
    async def test(store: Store) -> None:
        done = await store.read(lambda transaction: transaction.query("SELECT number FROM migrations ORDER BY number"))
        assert done == [(number,) for number in range(1, len(MIGRATIONS) + 1)]

    run(open_store(url), test)
    run(open_store(url), test)


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (*MIGRATIONS, ("CREATE TABLE extra (id TEXT)", "CREATE NONSENSE"))
    monkeypatch.setattr("orcs.server.store.migrations.MIGRATIONS", broken)
    with pytest.raises(Exception, match="NONSENSE"):
        asyncio.run(open_store(url).start())
    monkeypatch.setattr("orcs.server.store.migrations.MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE extra (id TEXT)",)))
    run(open_store(url), names)


def test_a_schema_from_the_future_is_refused(url: str) -> None:
    async def age(store: Store) -> None:
        await store.write(lambda transaction: transaction.execute("INSERT INTO migrations VALUES (999, 0)"))

    run(open_store(url), age)
    with pytest.raises(StoreError, match=r"newer version of the game .schema 999; this version knows"):
        asyncio.run(open_store(url).start())


def test_a_url_of_unknown_kind_is_refused_without_showing_it() -> None:
    with pytest.raises(ValueError, match="'mysql'") as caught:
        open_store("mysql://me:secret@host/db")
    assert "secret" not in str(caught.value)
