"""Picks that are carried out as they arrive, without a task: in order, counted once, and never told before they are
stored."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from orcs.server import clock
from orcs.server.rooms.ledger import QUICK
from orcs.server.rooms.room import Room
from orcs.server.rooms.turns import Turn
from orcs.server.store import Conflict, StoreError
from orcs.server.wire import socket as wire
from tests.server.house import House
from tests.server.playing import asked, playing, tell
from tests.server.store.faulty import FaultyStore
from tests.server.support import Socket, option_texts


def answer_of(player: Socket) -> dict[str, Any]:
    assert player.ask is not None
    return {"ask": player.ask["id"], "pick": option_texts(player.ask)[0]}


def faulty(house: House, table: str) -> tuple[Room, FaultyStore]:
    """The room of a table, with a store that can fail."""
    room = house.services.hall.rooms[table]
    store = room.journal.store = FaultyStore(house.services.store)
    return room, store


def test_a_pick_needs_no_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            player = await asked(ann, bob)

            async def handle(*_: object) -> None:
                raise AssertionError("it went the long way")

            monkeypatch.setattr(wire.Connection, "handle", handle)
            seq = player.seq
            player.send("answer", **answer_of(player), ref=7)
            told = await player.until(lambda message: message.get("ref") == 7)
            assert told["type"] == "step"
            assert told["seq"] == seq + 1

    tell(tmp_path, story)


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (made, (ann, bob)):
            player = await asked(ann, bob)
            room, store = faulty(house, made["id"])
            store.delay = 0.05
            player.send("answer", **answer_of(player), ref=7)
            assert room.lock.locked()
            rows = await house.rows("SELECT COUNT(*) FROM steps WHERE table_id = ?", made["id"])
            assert ann.outbox.empty()
            assert bob.outbox.empty()
            await player.until(lambda message: message.get("ref") == 7)
            after = await house.rows("SELECT COUNT(*) FROM steps WHERE table_id = ?", made["id"])
            assert after[0][0] == rows[0][0] + 1

    tell(tmp_path, story)


def test_what_comes_meanwhile_waits_its_turn(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            player = await asked(ann, bob)
            player.send("answer", **answer_of(player), ref=1)
            player.send("answer", **answer_of(player), ref=2)
            player.send("resync", ref=3)
            refs = []
            while 3 not in refs:
                refs.append((await player.get()).get("ref"))
            assert [ref for ref in dict.fromkeys(refs) if ref] == [1, 2, 3]

    tell(tmp_path, story)


@pytest.mark.parametrize("error", [StoreError("the disk is full"), Conflict()])
def test_one_that_fails_is_answered_and_the_table_goes_on(tmp_path: Path, error: Exception) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (made, (ann, bob)):
            player = await asked(ann, bob)
            room, store = faulty(house, made["id"])
            honest, failures = store.write, [error]

            async def write(work: Any) -> Any:
                if failures:
                    raise failures.pop()
                return await honest(work)

            store.write = write  # type: ignore[method-assign]
            seq = player.seq
            player.send("answer", **answer_of(player), ref=7)
            told = await player.until(lambda message: message.get("ref") == 7)
            if isinstance(error, StoreError):
                assert told["code"] == "store"
                player.send("answer", **answer_of(player), ref=8)
                told = await player.until(lambda message: message.get("ref") == 8)
            assert told["type"] == "step"
            assert told["seq"] == seq + 1
            assert not room.journal.suspect

    tell(tmp_path, story)


def test_one_that_is_refused_counts_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            player = await asked(ann, bob)
            limits = house.services.limits
            limits.clock = lambda: 0.0
            limits.buckets.clear()
            player.send("answer", ask=1, pick="nonsense", ref=7)
            assert (await player.until(lambda message: message.get("ref") == 7))["type"] == "problem"
            used = {kind: limits.rates[kind].burst - bucket.left for (kind, _), bucket in limits.buckets.items()}
            assert used == {"traffic": 1, "message": 1, "stored_here": 1}

    tell(tmp_path, story)


def test_a_turn_is_passed_on_in_order_and_past_those_who_gave_up() -> None:
    async def story() -> None:
        turn, order = Turn(), []

        async def come(name: str) -> None:
            async with turn:
                order.append(name)

        assert turn.take()
        assert not turn.take()
        tasks = [asyncio.create_task(come(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        turn.release()
        tasks[0].cancel()  # it has the turn already, and no longer wants it
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["c", "d"]
        assert not turn.locked()

    asyncio.run(story())


def test_turns_that_follow_each_other_fast_share_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        now = clock.now_ms()
        monkeypatch.setattr(clock, "now_ms", lambda: now)
        guests = [await house.guest("Ann"), await house.guest("Bob")]
        made = await house.table(*guests)
        journal = house.services.hall.rooms[made["id"]].journal

        async def next_turn() -> int:
            """Play until another turn has begun, which the list of tables tells at once; where the snapshot is then."""
            turn = journal.turn
            while journal.turn == turn:
                await house.pick(made["id"], *guests)
            [(seq, info)] = await house.rows("SELECT seq, info FROM snapshots JOIN tables ON id = table_id")
            assert json.loads(info)["round"] == journal.turn[0]
            return int(seq)

        first = await next_turn()
        assert await next_turn() == first
        now += QUICK
        assert await next_turn() == journal.table.seq > first
        await guests[0].do(made["id"], "resign")
        assert await house.rows("SELECT seq FROM snapshots") == [(journal.table.seq,)]

    tell(tmp_path, story)
