"""When time runs out: the safe default, for one question or the turn; or a bot, until the person is back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from orcs.server.rooms.room import Room
from orcs.server.store import Transaction
from orcs.tables.due import safe_pick
from orcs.tables.facts import Early, Left, Played, Reverted, Started, read_fact
from tests.server.house import Guest, House, visit
from tests.server.support import replace_thinking

CLOCK = {"kind": "move", "seconds": 60}


async def steps_of(house: House, table: str) -> list[Any]:
    """The steps of a table since its start."""
    rows = await house.rows("SELECT data FROM steps WHERE table_id = ? ORDER BY seq", table)
    facts = [read_fact(row[0]) for row in rows]
    return facts[next(number for number, fact in enumerate(facts) if isinstance(fact, Started)) + 1 :]


async def run_out(room: Room) -> None:
    """Let the time of all who are asked run out, and wait until the table has moved on."""
    async with room.locked() as table:
        seq = table.seq
        for seat in table.clocks.since:
            table.clocks.since[seat] -= table.clocks.left[seat] + 1
        room.journal.due = table.due()
        room.driver.stop()
        room.plan()
    for _ in range(500):
        if room.table.seq > seq and not room.lock.locked():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table did not go on")


def asked(room: Room) -> int:
    """The seat that is asked."""
    return room.table.asks[0].seat


async def start(house: House, **clock: Any) -> tuple[list[Guest], Room]:
    """A game of two with a clock."""
    guests = [await house.guest("Ann"), await house.guest("Bob")]
    made = await house.table(*guests, clock=CLOCK | clock)
    return guests, house.services.hall.rooms[made["id"]]


async def settled(room: Room, seat: int) -> None:
    """Wait until another seat is asked."""
    for _ in range(500):
        if not room.lock.locked() and all(ask.seat != seat for ask in room.table.asks):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the turn did not end")


def test_to_stop_is_the_safe_default_else_the_first_option() -> None:
    assert safe_pick(["teleport:1", "end"]) == "end"
    assert safe_pick(["reveal:2", "reveal:3"]) == "reveal:2"


def test_a_move_clock_answers_the_one_question(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, room = await start(house)
        seat, ask = asked(room), room.table.asks[0]
        await run_out(room)
        await asyncio.sleep(0.1)
        steps = await steps_of(house, room.id)
        assert [(type(step), step.seat, step.by) for step in steps] == [(Played, seat, "clock")]
        assert room.table.playing.text(room.table.playing.log[ask.id].pick) == safe_pick(ask.options)
        assert not room.table.seats[seat].away

    visit(tmp_path, story)


@pytest.mark.parametrize("kind", ["bank", "days"])
def test_other_clocks_let_the_turn_go_on_to_its_end(tmp_path: Path, kind: str) -> None:
    async def story(house: House) -> None:
        _, room = await start(house, kind=kind)
        seat = asked(room)
        await run_out(room)
        await settled(room, seat)
        steps = await steps_of(house, room.id)
        assert len(steps) > 1
        assert {(step.seat, step.by) for step in steps} == {(seat, "clock")}
        assert not room.table.seats[seat].away

    visit(tmp_path, story)


def test_a_bot_takes_the_seat_until_its_person_comes_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        guests, room = await start(house, on_timeout="bot")
        seat = asked(room)
        await run_out(room)
        assert (await steps_of(house, room.id))[0] == Left(seat, "clock")
        await settled(room, seat)
        assert room.table.seats[seat].by_bot
        await guests[seat].do(room.id, "back")
        assert not room.table.seats[seat].by_bot
        await guests[seat].do(room.id, "back", 409)

    visit(tmp_path, story)


def test_whoever_answers_while_a_bot_plays_for_them_is_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        guests, room = await start(house, on_timeout="bot")
        seat = asked(room)

        async def think(*_: object) -> str:
            await asyncio.sleep(60)
            raise AssertionError("the bot should have been stopped")

        replace_thinking(house.services, think)
        await run_out(room)
        assert room.table.seats[seat].away
        ask = room.table.ask_of(seat)
        assert ask is not None
        await guests[seat].do(room.id, "answer", ask=ask.id, pick=ask.options[0])
        assert not room.table.seats[seat].away
        following = room.table.ask_of(seat)
        assert following is None or room.table.clocks.deadline(seat) is not None

    visit(tmp_path, story)


def test_an_early_answer_is_given_by_the_clock_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        guests = [await house.guest("Ann"), await house.guest("Bob")]
        made = await house.table(*guests, clock=CLOCK, modules={"missions": ""})
        room = house.services.hall.rooms[made["id"]]
        assert len(room.table.asks) == 2
        await run_out(room)
        for _ in range(200):
            if len(await steps_of(house, room.id)) >= 2:
                break
            await asyncio.sleep(0.01)
        steps = await steps_of(house, room.id)
        assert all(isinstance(step, (Played, Early)) and step.by == "clock" for step in steps)
        assert len({step.seat for step in steps}) == 2

    visit(tmp_path, story)


def test_a_clock_that_ran_out_while_the_server_was_down_is_seen_at_its_start(tmp_path: Path) -> None:
    table = ""

    async def before(house: House) -> None:
        nonlocal table
        _, room = await start(house)
        table = room.id

        def let_time_pass(tx: Transaction) -> None:
            tx.execute("UPDATE steps SET at = at - 120000")
            assert tx.execute("DELETE FROM snapshots") == 1
            tx.execute("UPDATE tables SET due = due - 120000")

        await house.services.store.write(let_time_pass)

    async def after(house: House) -> None:
        for _ in range(500):
            if await steps_of(house, table):
                break
            await asyncio.sleep(0.01)
        steps = await steps_of(house, table)
        assert steps
        assert steps[0].by == "clock"
        assert not any(isinstance(step, Reverted) for step in steps)

    visit(tmp_path, before)
    visit(tmp_path, after)
