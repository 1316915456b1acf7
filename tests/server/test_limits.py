"""Limits on requests, and what it costs to remember them."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Send

from orcs.server.settings import Settings
from orcs.server.store import Store, Transaction
from orcs.server.web import security
from orcs.server.wire.buckets import Rate
from orcs.server.wire.limits import AT_ONCE, MOST_WAITING, UNFINISHED, Limits, check_tables, usual_rates
from orcs.server.wire.socket import SOCKET_COST
from orcs.tables.refusal import Refused
from tests.server.house import Doc, opened
from tests.server.services import Postgres
from tests.server.standin import serving, settings_in

pytestmark = pytest.mark.outside


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def make(clock: Clock, most_buckets: int = 100) -> Limits:
    return Limits({"chat": Rate(0.5, 3)}, most_sockets=2, clock=clock, most_buckets=most_buckets)


def test_a_burst_is_let_through_and_then_one_at_a_time() -> None:
    clock = Clock()
    limits = make(clock)
    for _ in range(3):
        limits.take("chat", "ann")
    with pytest.raises(Refused) as refused:
        limits.take("chat", "ann")
    assert (refused.value.message, refused.value.status) == ("problem-too_fast", 429)
    assert refused.value.fields == {"seconds": 2}
    limits.take("chat", "bob")
    clock.now += 2
    limits.take("chat", "ann")
    with pytest.raises(Refused):
        limits.take("chat", "ann")


def test_rest_gives_no_more_than_a_burst() -> None:
    clock = Clock()
    limits = make(clock)
    limits.take("chat", "ann")
    clock.now += 1e6
    for _ in range(3):
        limits.take("chat", "ann")
    with pytest.raises(Refused):
        limits.take("chat", "ann")


def test_a_million_addresses_do_not_fill_the_memory() -> None:
    limits = make(Clock(), most_buckets=50)
    for number in range(1000):
        limits.take("chat", str(number))
        if number % 20 == 0 and number < 60:
            limits.take("chat", "regular")
    assert len(limits.buckets) == 50


def test_whoever_comes_again_and_again_is_not_forgotten_for_others() -> None:
    clock = Clock()
    limits = make(clock, most_buckets=50)
    for _ in range(3):
        limits.take("chat", "regular")
    for number in range(200):
        limits.take("chat", str(number))
        clock.now += 0.1
        limits.bucket("chat", "regular")
    assert ("chat", "regular") in limits.buckets


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = make(Clock())
    with limits.socket("ann"), limits.socket("bob"):
        with limits.socket("ann"), pytest.raises(Refused, match="problem-too_many_sockets"), limits.socket("ann"):
            pass
        with limits.socket("ann"):
            pass
    assert not limits.sockets


def test_every_kind_of_limit_lets_something_through(tmp_path: Path) -> None:
    rates = usual_rates(settings_in(tmp_path, identities_per_hour=0.5, chat_per_minute=0.1, messages_per_second=0.5))
    for kind, rate in rates.items():
        assert rate.burst >= 1, kind


def test_only_so_many_unfinished_tables_belong_to_one_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            for number, status in enumerate(("gathering", "playing", "over")):
                await server.run(
                    "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed)"
                    " VALUES (?, ?, 'ann', ?, 0, 'all', '{}', 0, 0)",
                    f"t{number}",
                    f"l{number}",
                    status,
                )
            await server.store.read(lambda t: check_tables(t, "ann", 3))
            with pytest.raises(Refused, match="problem-too_many_tables"):
                await server.store.read(lambda t: check_tables(t, "ann", 2))

    asyncio.run(story())


def test_an_address_that_asks_too_much_is_slowed_down_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "BREATH", 0.01)

    async def story() -> None:
        async with serving(tmp_path, messages_per_second=1) as server:
            stopped = server.limits.clock()
            monkeypatch.setattr(server.limits, "clock", lambda: stopped)
            async with server.client("198.51.100.1") as crowd, server.client("198.51.100.2") as other:
                codes = [(await crowd.get("/nothing")).status_code for _ in range(61)]
                assert codes == [404] * 60 + [429]
                answer = await crowd.get("/nothing")
                assert answer.json()["code"] == "too_fast"
                assert int(answer.headers["retry-after"]) >= 1
                assert (await other.get("/nothing")).status_code == 404

    asyncio.run(story())


def test_few_requests_of_one_address_are_worked_on_at_once() -> None:
    async def story() -> None:
        limits = make(Clock())
        inside = most = 0

        async def visit(address: str) -> None:
            nonlocal inside, most
            async with limits.turn("request", address):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(visit("here") for _ in range(500)))
        assert most == AT_ONCE["request"]
        assert not limits.turns

    asyncio.run(story())


def test_those_who_do_not_read_their_answers_keep_nobody_else_out(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings.load({}, data=tmp_path)
        limits = Limits.of(settings)
        guard = security.Guard(PlainTextResponse("Hello"), settings, limits)
        stuck = asyncio.Event()

        async def ask(send: Send) -> None:
            scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
            await guard(scope, receive, send)

        async def receive() -> Message:
            return {"type": "http.request"}

        async def never_read(_: Message) -> None:
            await stuck.wait()

        told: list[Message] = []

        async def read(message: Message) -> None:
            told.append(message)

        async with asyncio.TaskGroup() as tasks:
            for _ in range(AT_ONCE["request"]):
                tasks.create_task(ask(never_read))
            await asyncio.wait_for(ask(read), 10)
            assert told[0]["status"] == 200
            stuck.set()
        assert not limits.turns

    asyncio.run(story())


def test_a_new_table_does_not_look_at_those_of_other_hosts(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            plan = await house.rows(f"EXPLAIN QUERY PLAN SELECT {UNFINISHED.format('?')}", "ann")
            assert "tables_by_host" in plan[-1][-1]

    asyncio.run(story())


def test_thirty_people_behind_one_address_notice_nothing(tmp_path: Path) -> None:
    """Each opens the page, sits down, and then picks and chats faster than people would."""
    settings = Settings.load({}, data=tmp_path)
    clock = Clock()
    limits = Limits(usual_rates(settings), settings.sockets_per_identity, clock)
    with ExitStack() as sockets:
        for person in map(str, range(30)):
            limits.take("guest", "here")
            for _ in range(25):  # the page and what belongs to it
                limits.take("traffic", "here")
            limits.take("traffic", "here", SOCKET_COST)
            sockets.enter_context(limits.socket(person))
            clock.now += 1
        for _ in range(600):
            clock.now += 1
            for person in map(str, range(30)):
                for kind, key in (("traffic", "here"), ("message", person)):
                    limits.take(kind, key)
    assert settings.connections_per_address >= 30 * 10


def test_with_several_processes_rates_count_in_each_and_quotas_for_all(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    wish = {"seats": [{"kind": "me"}, {}]}

    async def story() -> None:
        shared: Doc = {"database": url, "tables_per_identity": 2, "chat_per_minute": 4}
        async with opened(tmp_path / "one", **shared) as one, opened(tmp_path / "two", **shared) as two:
            ann = await one.guest("Ann")
            elsewhere = await two.guest()
            elsewhere.client.cookies = ann.client.cookies
            made = await ann.post("/api/tables", wish)
            for house_guest in (ann, elsewhere):
                for _ in range(3):
                    await house_guest.do(made["id"], "say", text="Hello")
                assert (await house_guest.do(made["id"], "say", 429, text="Hello"))["code"] == "too_fast"
            await elsewhere.post("/api/tables", wish)
            for house_guest in (ann, elsewhere):
                assert (await house_guest.post("/api/tables", wish, 429))["code"] == "too_many_tables"

    asyncio.run(story())


async def done_late(store: Store, work: Awaitable[Doc], meanwhile: Callable[[], Awaitable[object]]) -> Doc:
    """Do something whose transaction has begun before something else is done, and goes on after it."""
    begun, over, write = threading.Event(), threading.Event(), store.write

    async def write_late(inner: Callable[[Transaction], Any]) -> Any:
        def late(tx: Transaction) -> Any:
            tx.query("SELECT 1 FROM people")
            begun.set()
            assert over.wait(30)
            return inner(tx)

        store.write = write  # type: ignore[method-assign]
        return await write(late)

    store.write = write_late  # type: ignore[assignment, method-assign]
    doing = asyncio.ensure_future(work)
    assert await asyncio.to_thread(begun.wait, 30)
    await meanwhile()
    over.set()
    return await doing


def test_with_several_processes_nobody_gets_more_by_asking_several_at_once(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    wish = {"seats": [{"kind": "me"}, {}], "listed": True}

    async def story() -> None:
        shared: Doc = {"database": url, "tables_per_identity": MOST_WAITING + 1}
        async with opened(tmp_path / "one", **shared) as one, opened(tmp_path / "two", **shared) as two:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            elsewhere = await two.guest()
            store = one.services.store
            tables = [(await ann.post("/api/tables", wish))["id"] for _ in range(MOST_WAITING)]
            elsewhere.client.cookies = ann.client.cookies
            refused = await done_late(
                store, ann.post("/api/tables", wish, 429), lambda: elsewhere.post("/api/tables", wish)
            )
            assert refused["code"] == "too_many_tables"
            *most, sixth = tables + [table["id"] for table in (await ann.get("/api/tables"))["tables"][:1]]
            for table in most[1:]:
                await bob.do(table, "sit")
            elsewhere.client.cookies = bob.client.cookies
            refused = await done_late(store, bob.do(most[0], "sit", 429), lambda: elsewhere.do(sixth, "sit"))
            assert refused["code"] == "too_many_seats"

    asyncio.run(story())


def test_with_several_processes_a_name_and_a_seat_are_not_taken_at_once(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()

    async def story() -> None:
        shared: Doc = {"database": url}
        async with opened(tmp_path / "one", **shared) as one, opened(tmp_path / "two", **shared) as two:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            elsewhere = await two.guest()
            made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}], "listed": True})

            async def rename() -> None:
                elsewhere.client.cookies = ann.client.cookies
                assert (await elsewhere.client.put("/api/me", json={"name": "BOB"})).status_code == 200

            refused = await done_late(one.services.store, bob.do(made["id"], "sit", 409), rename)
            assert refused["code"] in ("overtaken", "name_alike")

            async def sit() -> None:
                elsewhere.client.cookies = cid.client.cookies
                await elsewhere.do(made["id"], "sit")

            cid = await one.guest("Cid")

            async def take_name() -> Doc:
                answer: Doc = (await ann.client.put("/api/me", json={"name": "Сid"})).json()
                return answer

            assert (await done_late(one.services.store, take_name(), sit))["code"] == "name_alike"

    asyncio.run(story())
