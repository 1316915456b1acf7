"""PostgresStore: durable, shared, and intact when connections are lost."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from functools import partial
from operator import methodcaller

import pytest

from orcs.server.store import (
    Conflict,
    Insert,
    StoreError,
    Transaction,
    UnknownOutcome,
    Value,
    open_store,
    postgres_together,
)
from orcs.server.store.postgres import PostgresStore
from orcs.server.store.postgres_link import Connection, with_placeholders
from tests.server.services import GUEST, PASSWORD, Postgres
from tests.server.store.rows import all_names, create_tables, names, put, put_and_fail, row, run, turn

pytestmark = pytest.mark.outside


def test_commits_wait_for_the_disk(postgres: Postgres) -> None:
    async def test(store: PostgresStore) -> None:
        for setting in ("synchronous_commit", "fsync", "full_page_writes"):
            assert await store.write(methodcaller("query", f"SHOW {setting}")) == [("on",)]

    url = postgres.fresh()
    run(PostgresStore(url), test)
    run(PostgresStore(url.replace("options=", "options=-csynchronous_commit%3Doff%20")), test)


def test_question_marks_become_placeholders_except_in_quotes() -> None:
    assert with_placeholders("SELECT ? WHERE a LIKE 'x%?' AND b % ? = \"c?\"") == (
        "SELECT %s WHERE a LIKE 'x%%?' AND b %% %s = \"c?\""
    )


class GatedStore(PostgresStore):
    """A store whose commits wait for a gate, or do something else first."""

    def __init__(self, url: str) -> None:
        super().__init__(url, threads=2)
        self.gate = threading.Event()
        self.gate.set()
        self.at_the_gate = threading.Event()
        self.instead: Callable[[Connection], None] | None = None

    def _commit(self, connection: Connection) -> None:
        self.at_the_gate.set()
        assert self.gate.wait(20)
        if self.instead:
            self.instead(connection)
        super()._commit(connection)


def test_nothing_is_acknowledged_before_the_commit_has_returned(postgres: Postgres) -> None:
    async def test(store: PostgresStore) -> None:
        assert isinstance(store, GatedStore)
        store.gate.clear()
        writes = [asyncio.ensure_future(store.write(put(str(n)))) for n in range(5)]
        assert await asyncio.to_thread(store.at_the_gate.wait, 10)
        await asyncio.sleep(0.1)
        assert not any(write.done() for write in writes)
        store.gate.set()
        await asyncio.gather(*writes)

    run(GatedStore(postgres.fresh()), test)


def test_a_connection_lost_before_the_commit_is_replaced_and_the_work_done_again(postgres: Postgres) -> None:
    url = postgres.fresh()
    tries = 0

    def unlucky(transaction: Transaction) -> str:
        nonlocal tries
        tries += 1
        put("a")(transaction)
        if tries == 1:
            assert postgres.kill_connections(url, "INSERT%") == 1
        return put("b")(transaction)

    async def test(store: PostgresStore) -> None:
        assert await store.write(unlucky) == "b"
        assert tries == 2
        assert await names(store) == ["a", "b"]
        # And connections lost while idle.
        assert postgres.kill_connections(url) >= 2
        assert await store.write(put("c")) == "c"
        assert await names(store) == ["a", "b", "c"]

    run(PostgresStore(url), test)


def test_a_connection_lost_during_the_commit_leaves_the_outcome_open(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def test(store: PostgresStore) -> None:
        assert isinstance(store, GatedStore)

        def lose_it(connection: Connection) -> None:
            store.instead = None
            assert postgres.kill_connections(url, "INSERT%") == 1

        store.instead = lose_it
        with pytest.raises(UnknownOutcome):
            await store.write(put("a"))
        assert await names(store) in ([], ["a"])
        assert await store.write(put("b")) == "b"

    run(GatedStore(url), test)


def test_connections_killed_again_and_again_lose_nothing_that_was_acknowledged(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def test(store: PostgresStore) -> None:
        kept: set[str] = set()
        unknown: set[str] = set()
        over = asyncio.Event()

        async def keep_writing(lane: int) -> None:
            number = 0
            while not over.is_set():
                number += 1
                name = f"{lane} {number}"
                try:
                    kept.add(await store.write(put(name)))
                except UnknownOutcome:
                    unknown.add(name)

        lanes = [asyncio.ensure_future(keep_writing(lane)) for lane in range(20)]
        for _ in range(8):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.kill_connections, url)
        over.set()
        await asyncio.gather(*lanes)
        there = set(await names(store))
        assert len(kept) > 100
        assert kept <= there <= kept | unknown

    run(PostgresStore(url), test)


def test_a_restarted_postgres_is_only_a_pause(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def test(store: PostgresStore) -> None:
        await store.write(put("a"))
        restarting = asyncio.create_task(asyncio.to_thread(postgres.restart))
        results: list[object] = []
        number = 0
        while not restarting.done():
            number += 1
            results += await asyncio.gather(store.write(put(f"b{number}")), return_exceptions=True)
        await restarting
        assert await store.write(put("c")) == "c"
        told = {result for result in results if isinstance(result, str)}
        assert all(isinstance(result, str | UnknownOutcome) for result in results)
        assert {"a", "c"} | told <= set(await names(store))

    run(PostgresStore(url), test)


def test_patience_ends_with_a_clear_error(postgres: Postgres) -> None:
    async def test(store: PostgresStore) -> None:
        await store.write(put("a"))
        postgres.stop()
        try:
            with pytest.raises(StoreError, match="the database is in trouble: ") as caught:
                await store.write(put("b"))
            assert not isinstance(caught.value, UnknownOutcome)
            with pytest.raises(StoreError, match="is it running"):
                await open_store(store.url).start()
        finally:
            postgres.start()
        assert await names(store) == ["a"]

    run(PostgresStore(postgres.fresh(), patience=0.5), test)


def test_works_that_wait_are_committed_together_by_a_few_statements(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[str] = []
    once = postgres_together.run

    def noted(connection: Connection, sql: str, rows: list[tuple[Value, ...]]) -> int:
        statements.append(sql)
        return once(connection, sql, rows)

    tables = [f"table {number}" for number in range(20)]

    async def test(store: PostgresStore) -> None:
        assert isinstance(store, GatedStore)
        await store.write(create_tables(tables))
        monkeypatch.setattr(postgres_together, "run", noted)
        store.gate.clear()
        store.at_the_gate.clear()
        told: asyncio.Queue[BaseException | None] = asyncio.Queue()
        store.post(row("first"), lambda _, error: told.put_nowait(error))
        assert await asyncio.to_thread(store.at_the_gate.wait, 10)
        for name in tables:
            store.post(turn(name, 1), lambda _, error: told.put_nowait(error))
        store.gate.set()
        assert [await told.get() for _ in range(21)] == [None] * 21
        assert len(statements) == len(turn("", 1).more)  # the two seats share one, and the fact has its own

    run(GatedStore(postgres.fresh()), test)


def test_of_works_that_were_to_go_together_one_that_is_refused_fails_alone(postgres: Postgres) -> None:
    async def test(store: PostgresStore) -> None:
        assert isinstance(store, GatedStore)
        store.gate.clear()
        store.at_the_gate.clear()
        outcomes: dict[str, BaseException | None] = {}
        all_told = asyncio.Event()

        def tell(name: str, _: object, error: BaseException | None) -> None:
            outcomes[name] = error
            if len(outcomes) == 5:
                all_told.set()

        works = {"a": row("a"), "b": Insert("settings (name, value)", ("b", "\ud800")), "c": row("c"), "d": row("a")}
        store.post(row("first"), partial(tell, "first"))
        assert await asyncio.to_thread(store.at_the_gate.wait, 10)
        for name, work in works.items():
            store.post(work, partial(tell, name))
        store.gate.set()
        await asyncio.wait_for(all_told.wait(), 30)
        assert {name for name, error in outcomes.items() if error is None} - {"a", "d"} == {"first", "c"}
        assert {type(outcomes[name]) for name in ("a", "d")} == {type(None), Conflict}  # either of them
        assert await names(store) == ["a", "c", "first"]

    run(GatedStore(postgres.fresh()), test)


class Ear:
    """Listens to the news of a store."""

    def __init__(self, store: PostgresStore) -> None:
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.listen(lambda table, seq: self.heard.put_nowait((table, seq)))

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self.heard.get(), 15)


def announcing(name: str, table: str, seq: int) -> Callable[[Transaction], str]:
    def work(transaction: Transaction) -> str:
        transaction.announce(table, seq)
        return put(name)(transaction)

    return work


def test_news_reaches_the_others_and_only_once_it_is_kept(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def whole() -> None:
        here, there = PostgresStore(url), PostgresStore(url)
        here_ear, there_ear = Ear(here), Ear(there)
        await asyncio.gather(here.start(), there.start())

        def lost(transaction: Transaction) -> None:
            transaction.announce("lost", 1)
            put_and_fail("b")(transaction)

        with pytest.raises(LookupError):
            await here.write(lost)
        await here.write(announcing("a", "a table", 7))
        assert await there_ear.next() == ("a table", 7)
        assert "a" in await names(there)
        crowd = {(f"person/{number:032}", number) for number in range(250)} | {("both", 0), ("both", 7)}
        await here.write(lambda transaction: [transaction.announce(*each) for each in crowd])
        assert {await there_ear.next() for _ in crowd} == crowd
        await there.write(announcing("c", "another", 8))
        assert await here_ear.next() == ("another", 8)
        assert here_ear.heard.empty()
        assert there_ear.heard.empty()
        await asyncio.gather(here.stop(), there.stop())

    asyncio.run(whole())


def test_a_listener_whose_connection_was_lost_says_so_and_goes_on_hearing(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def whole() -> None:
        here, there = PostgresStore(url), PostgresStore(url)
        ear = Ear(there)
        await here.start()
        await there.start()
        for seq, lose in enumerate((lambda: postgres.kill_connections(url, "LISTEN%"), postgres.restart)):
            await asyncio.to_thread(lose)
            assert await ear.next() == ("", 0)
            await here.write(announcing(f"{seq}", "t", seq))
            assert await ear.next() == ("t", seq)
        await here.stop()
        await there.stop()

    asyncio.run(whole())


def test_stores_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def whole() -> None:
        stores = [PostgresStore(url, threads=2) for _ in range(6)]
        await asyncio.gather(*(store.start() for store in stores))
        assert await stores[0].read(lambda t: t.query("SELECT count(*) FROM migrations WHERE number = 1")) == [(1,)]
        await asyncio.gather(*(store.stop() for store in stores))

    asyncio.run(whole())


def test_two_processes_that_play_the_same_seq_do_not_both_win(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def whole() -> None:
        stores = [PostgresStore(url), PostgresStore(url)]
        for store in stores:
            await store.start()
        for seq in range(20):
            works = [store.write(announcing(f"{seq:03}", "t", seq)) for store in stores for _ in range(3)]
            results = await asyncio.gather(*works, return_exceptions=True)
            assert sum(isinstance(result, str) for result in results) == 1
        assert len(await stores[0].read(all_names)) == 20
        for store in stores:
            await store.stop()

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"password": "guess"}, "name or password in the URL is not right"),
        ({}, "name or password in the URL is not right"),
        ({"database": "nowhere", "password": PASSWORD}, "create the role and the database first"),
    ],
)
def test_what_is_wrong_with_the_url_is_said_without_the_password(
    postgres: Postgres, change: dict[str, str], told: str
) -> None:
    with pytest.raises(StoreError, match=told) as caught:
        asyncio.run(open_store(postgres.url(user=GUEST, **change)).start())
    assert PASSWORD not in str(caught.value)


def test_a_missing_driver_is_told_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("orcs.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'orcs-orcs-orcs\[postgres\]'"):
        open_store("postgresql:///orcs")
