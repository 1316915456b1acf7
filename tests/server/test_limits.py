"""Nobody may ask too much at once, and remembering who asked stays cheap."""

import asyncio
from pathlib import Path

import pytest

from orcs.server.wire.limits import Limits, Rate, check_tables, usual_rates
from orcs.tables.refusal import Refused
from tests.server.standin import serving, settings_in


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
