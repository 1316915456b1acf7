"""The sockets of a table: several of one person, slow ones, bad ones."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from orcs.server.people.identity import PERSON
from orcs.server.wire import socket as sockets
from orcs.server.wire.endpoint import QUEUED
from tests.server.house import House
from tests.server.playing import asked, gather, playing, seats_of, tell
from tests.server.support import Socket, dial, joined

# Several sockets of one person


def test_who_leaves_a_seat_hears_nothing_of_it_on_any_socket(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob, eve), table = await gather(house, "Ann", "Bob", "Eve", seats=2)
        name = table["id"]
        async with joined(house, ann, name), joined(house, eve, name) as one:
            await one.do("sit")
            async with joined(house, eve, name) as two, joined(house, eve, name) as three:
                await one.do("stand")
                await bob.do(name, "sit")
                await ann.do(name, "start")
                hand = (await bob.get(f"/api/tables/{name}/view"))["view"]["own"]["hand"]
                assert hand
                for socket in (one, two, three):
                    await socket.settle()
                    assert socket.view["table"]["status"] == "playing"
                    assert not any(b'"own"' in message or b'"ask"' in message for message in socket.received)

    tell(tmp_path, story)


def test_who_sits_down_by_a_request_is_asked_on_the_socket_that_was_open(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob), table = await gather(house, "Ann", "Bob", seats=2)
        name = table["id"]
        async with joined(house, bob, name) as one, joined(house, bob, name) as two:
            await bob.do(name, "sit")
            await ann.do(name, "start")
            for socket in (one, two):
                told = await socket.settle()
                assert any(message["view"].get("own", {}).get("hand") for message in told if message["type"] == "step")
            assert one.view == two.view
            assert one.ask == two.ask
            await bob.do(name, "resign")
            assert await one.refused("resign") == "table_over"

    tell(tmp_path, story)


def test_both_sockets_of_a_person_hear_what_one_of_them_did(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        name = (await house.table(ann, bots=1))["id"]
        async with joined(house, ann, name) as first, joined(house, ann, name) as second:
            await asked(first)
            await second.settle()
            assert first.view == second.view
            await first.answer()
            await asked(first)
            await second.settle()
            assert (first.seq, first.view, first.ask) == (second.seq, second.view, second.ask)

    tell(tmp_path, story)


# Bad lines


def test_a_client_that_does_not_read_gets_the_whole_view_when_it_does_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, pace=5000) as (table, (ann, bob)):
            bob.reads.clear()
            for number in range(QUEUED + 20):
                await ann.do("pause", on=number % 2 == 0)
            connection = next(iter(house.services.hall.rooms[table["id"]].audience.listeners[1]))
            assert isinstance(connection, sockets.Connection)
            assert len(connection.queue) <= QUEUED
            bob.reads.set()
            told = await bob.until(lambda message: message["type"] == "step" and "base" not in message)
            assert told["seq"] > QUEUED
            await bob.settle()
            await ann.settle()
            assert (bob.seq, bob.view["table"]) == (ann.seq, ann.view["table"])

    tell(tmp_path, story)


def test_the_view_for_a_slow_client_is_never_followed_by_an_older_change(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, pace=5000) as (table, (ann, bob)):
            room = house.services.hall.rooms[table["id"]]
            for turn in range(3):
                bob.reads.clear()
                for number in range(QUEUED + 5):
                    await ann.do("pause", on=number % 2 == 0)
                # The client reads again at the very moment the table changes.
                async with room.lock:
                    bob.reads.set()
                    ann.send("pause", on=turn % 2 == 1)
                    ann.send("pause", on=turn % 2 == 0)
                    await asyncio.sleep(0)
                await ann.settle()
                await bob.settle()
                assert bob.view["table"] == ann.view["table"]

    tell(tmp_path, story)


def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, _)):
            bad: list[str | bytes] = ["", "x", "[]", "null", "{}", b"\xff", "[" * 5000, '"' * 3000]
            bad += ['{"type":"dance"}', '{"type":"undo","more":1}', '{"type":"say"}']
            bad += ['{"type":"say","text":"a\\u0000b"}', '{"type":"resync","ref":-1}']
            for data in bad:
                ann.send_raw(data)
                problem = await ann.until(lambda message: message["type"] == "problem")
                assert problem["code"] == "bad_message", data
            assert not await ann.settle()

    tell(tmp_path, story)


def test_who_sends_too_fast_is_told_so_and_then_heard_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BREATH", 0.05)

    async def story(house: House) -> None:
        async with playing(house) as (table, (ann, bob)):
            for ref in range(100):
                ann.send("resync", ref=ref)
            problem = await ann.until(lambda message: message["type"] == "problem")
            assert problem["code"] == "too_fast"
            assert problem["ref"] >= 80
            refused = problem["ref"]
            heard = await ann.until(lambda message: message["type"] == "step" and message.get("ref", 0) > refused)
            assert heard["seq"] == house.services.hall.rooms[table["id"]].table.seq
            assert ann.closed is None
            assert seats_of(bob)[0]["connected"]

    tell(tmp_path, story, messages_per_second=20)


def test_an_erased_or_signed_out_person_is_no_longer_heard(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob, cid), table = await gather(house, "Ann", "Bob", "Cid")
        name = table["id"]
        async with joined(house, ann, name), joined(house, bob, name) as one, joined(house, cid, name) as two:
            assert (await bob.client.delete("/api/me")).status_code == 204
            await one.until(lambda message: message["type"] == "closed")
            await cid.post("/api/me/sign_out_everywhere")
            two.send("say", text="still here?")
            await two.until(lambda message: message["type"] == "closed")
            assert [each.closed and each.closed[0] for each in (one, two)] == [sockets.POLICY] * 2
            assert (await ann.get(f"/api/tables/{name}/chat"))["lines"] == []

    tell(tmp_path, story)


def test_who_is_signed_out_or_banned_hears_nothing_more_even_if_they_say_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob, cid), table = await gather(house, "Ann", "Bob", "Cid")
        name, identities = table["id"], house.services.identities
        async with joined(house, ann, name) as here, joined(house, bob, name) as one, joined(house, cid, name) as two:
            await bob.post("/api/me/sign_out_everywhere")
            await one.until(lambda message: message["type"] == "closed")
            await identities.ban(cid.id)
            await two.until(lambda message: message["type"] == "closed")
            assert [each.closed and each.closed[0] for each in (one, two)] == [sockets.POLICY] * 2
            await here.do("say", text="alone")

    tell(tmp_path, story)


def test_what_another_process_did_to_a_person_closes_their_sockets_here(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob, cid), table = await gather(house, "Ann", "Bob", "Cid")
        name = table["id"]
        async with joined(house, ann, name) as here, joined(house, bob, name) as one, joined(house, cid, name) as two:
            await house.run("UPDATE people SET banned = 1 WHERE id = ?", bob.id)
            house.services.hear(PERSON + bob.id, 0)
            await one.until(lambda message: message["type"] == "closed")
            await house.run("UPDATE people SET banned = 1 WHERE id = ?", cid.id)
            house.services.hear("", 0)  # news may have been missed
            await two.until(lambda message: message["type"] == "closed")
            await here.do("say", text="alone")

    tell(tmp_path, story)


def test_commands_by_request_answer_as_those_over_a_socket(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table(ann, bob)
        for _ in range(5):
            assert await house.pick(table["id"], ann, bob)
        step = await ann.get(f"/api/tables/{table['id']}/view")
        async with joined(house, ann, table["id"]) as socket:
            assert socket.view["own"] == step["view"]["own"]
            answer = await ann.do(table["id"], "answer", 409, ask=-5, pick="pass", ref=3)
            assert (answer["code"], answer["ref"]) == ("stale", 3)
            assert answer["step"]["view"] == (await ann.get(f"/api/tables/{table['id']}/view"))["view"]
            assert (await ann.do(table["id"], "resync", ref=4))["ref"] == 4
            line = await ann.do(table["id"], "say", text="hello")
            assert line["type"] == "chat"
            assert json.loads(socket.received[-1])["type"] == "step"

    tell(tmp_path, story)


def test_a_socket_of_a_stranger_page_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann,), table = await gather(house, "Ann")
        socket = dial(house, ann, table["id"])
        await socket.until(lambda message: message["type"] == "step")
        await socket.hang_up()
        cookie = {"cookie": f"orcs={ann.client.cookies.get('orcs')}", "host": "orcs.test"}
        for origin in ("https://elsewhere.example", "null", ""):
            headers = cookie | ({"origin": origin} if origin else {})
            other = Socket(house.app, f"/api/tables/{table['id']}/socket", headers)
            assert (await other.get())["type"] == "closed"
            assert other.closed is not None
            assert other.closed[0] == sockets.POLICY
            await other.hang_up()

    tell(tmp_path, story)
