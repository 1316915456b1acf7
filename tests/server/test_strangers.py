"""What strangers cannot make the server do: work without limit, store without limit, or call others."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from orcs import Game
from orcs.edition import load_text
from orcs.links import pack
from orcs.server.admin.rehearsal import read_all
from orcs.server.hooks.delivery import MOST_OF_PERSON, MOST_TO_HOST
from orcs.server.wire.limits import MOST_WAITING, Limits
from orcs.tables import handlers
from tests.server.house import Guest, House, visit
from tests.server.receiver import Receiver, Scene, play

pytestmark = pytest.mark.outside


def use_up(limits: Limits, kind: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use up a limit, and stop the clock."""
    stopped = limits.clock()
    monkeypatch.setattr(limits, "clock", lambda: stopped)
    limits.charge(kind, key, limits.rates[kind].burst)


async def code(guest: Guest, path: str) -> str:
    """Why a request is refused."""
    answer = await guest.client.get(path)
    assert int(answer.headers["retry-after"]) >= 1
    return str(answer.json()["code"])


@pytest.mark.parametrize("path", ["", "/events", "/views/1", "/steps"])
def test_replays_cost_those_who_look_at_them(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob, listed=True)
        use_up(house.services.limits, "effort", ann.id, monkeypatch)
        assert await code(ann, f"/api/records/{made['id']}{path}") == "too_fast"
        await bob.get(f"/api/records/{made['id']}{path}")

    visit(tmp_path, story)


def test_to_read_a_long_past_is_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        path = f"/api/tables/{made['id']}/past"
        assert (await ann.get(path))["steps"]
        (key,) = {key for kind, key in house.services.limits.buckets if kind == "search_here"}
        use_up(house.services.limits, "search_here", key, monkeypatch)
        assert await code(bob, path) == "too_fast"

    visit(tmp_path, story)


def test_tables_are_limited_by_address_however_many_guests_open_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        wish = {"seats": [{"kind": "me"}, {}], "edition": "# nothing\n" * 3000}
        await ann.post("/api/tables", wish)
        (key,) = {key for kind, key in house.services.limits.buckets if kind == "table_here"}
        use_up(house.services.limits, "table_here", key, monkeypatch)
        assert (await bob.post("/api/tables", wish, 429))["code"] == "too_fast"

    visit(tmp_path, story)


def test_what_is_stored_is_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        (key,) = {key for kind, key in house.services.limits.buckets if kind == "stored_here"}
        use_up(house.services.limits, "stored_here", key, monkeypatch)
        assert (await ann.do(made["id"], "pause", 429, on=True))["code"] == "too_fast"

    visit(tmp_path, story)


def test_a_table_of_many_steps_can_only_be_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        await house.pick(made["id"], ann, bob)
        monkeypatch.setattr(handlers, "MOST_STEPS", house.services.hall.rooms[made["id"]].table.seq)
        for command in ("pause", "undo", "mute"):
            fields = {"person": bob.id} if command == "mute" else {}
            assert (await ann.do(made["id"], command, 409, **fields))["code"] == "too_many_steps"
        await house.pick(made["id"], ann, bob)
        await bob.do(made["id"], "resign")

    visit(tmp_path, story)


def test_so_can_one_whose_game_has_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        picked = await house.pick(made["id"], ann, bob)
        assert picked is not None
        table = house.services.hall.rooms[made["id"]].table
        monkeypatch.setattr(handlers, "MOST_STEPS", len(table.playing.log))
        assert table.seq < handlers.MOST_STEPS
        assert (await picked.do(made["id"], "undo", 409))["code"] == "too_many_steps"
        await house.pick(made["id"], ann, bob)

    visit(tmp_path, story)


def test_large_answers_are_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcs.server.web.security.LARGE", 1000)

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob, listed=True)
        path = f"/api/records/{made['id']}"
        await ann.get(path)
        (key,) = {key for kind, key in house.services.limits.buckets if kind == "sent_here"}
        use_up(house.services.limits, "sent_here", key, monkeypatch)
        assert await code(bob, path) == "too_fast"
        await bob.get("/api/me")

    visit(tmp_path, story)


def test_a_link_holds_no_edition_that_a_table_could_not(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        game = Game.new(2, edition=load_text("\n".join(["# " + "a" * 200] * 350)), seed=3)
        body = {"packed": pack(game.save()), "pick": 1, "seat": 1, "level": "random"}
        assert (await ann.post("/api/links/from_here", body, 422))["code"] == "link_broken"

    visit(tmp_path, story)


def test_a_table_that_cannot_be_read_is_in_nobodys_way(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, hall = await house.guest("Ann"), house.services.hall
        broken, good = [(await house.table(ann, bots=1, pace=5000))["id"] for _ in range(2)]
        for table, due in ((broken, 1), (good, 2)):
            hall.drop(table)
            await house.run("UPDATE tables SET due = ? WHERE id = ?", due, table)
        await house.run("UPDATE steps SET data = '{}' WHERE table_id = ? AND seq = 1", broken)
        await hall.take_over()
        assert good in hall.rooms
        assert (await ann.get(f"/api/tables/{broken}", 500))["code"] == "broken_table"
        with (
            closing(sqlite3.connect(tmp_path / "orcs.db")) as here,
            closing(sqlite3.connect(tmp_path / "copy.db")) as copy,
        ):
            here.backup(copy)
        assert (await read_all(f"sqlite:///{tmp_path}/copy.db")).unreadable == 1

    visit(tmp_path, story)


def test_a_nonce_has_no_line_break(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "listed": True})
        assert (await bob.do(made["id"], "sit", 400, nonce="abc\n"))["code"] == "bad_message"
        await bob.do(made["id"], "sit", nonce="abc")
        await ann.do(made["id"], "start")

    visit(tmp_path, story)


def test_a_creature_with_an_endless_number_is_not_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        body = {"type": "why_not", "pick": f"target:{10**25}"}
        answers = [await guest.post(f"/api/tables/{made['id']}/commands", body, (200, 409)) for guest in (ann, bob)]
        assert "why_not" in {answer["type"] for answer in answers}

    visit(tmp_path, story)


def test_an_export_cannot_be_asked_for_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.get("/api/me/export")
        use_up(house.services.limits, "export", ann.id, monkeypatch)
        assert await code(ann, "/api/me/export") == "too_fast"

    visit(tmp_path, story)


@pytest.fixture
def silent() -> Iterator[socket.socket]:
    """A receiver that takes calls and never answers."""
    with socket.create_server(("127.0.0.2", 0), backlog=64) as listening:
        yield listening


def test_a_slow_receiver_does_not_hold_up_the_notices_of_others(
    tmp_path: Path, receiver: Receiver, silent: socket.socket
) -> None:
    """Sixteen notices may be in flight, but only some of them for one person or to one host."""

    async def act(scene: Scene) -> None:
        port = silent.getsockname()[1]
        for seat in range(10, 40):
            await scene.hook(f"http://127.0.0.2:{port}/", seat, person=f"mallory {seat % 15}")
            await scene.notice(seat=seat)
        await scene.hook(receiver.url)
        await scene.notice()
        async with asyncio.timeout(20):
            while not receiver.heard:
                await asyncio.sleep(0.01)
        assert len(scene.deliverer._sending) <= MOST_TO_HOST + 1

    assert play(tmp_path, act).delivered == 1


def test_one_person_has_few_notices_under_way(tmp_path: Path, silent: socket.socket) -> None:
    async def act(scene: Scene) -> None:
        port = silent.getsockname()[1]
        for seat in range(10, 15):
            await scene.hook(f"http://127.0.0.2:{port}/", seat)
            await scene.notice(seat=seat)
        async with asyncio.timeout(20):
            while not await scene.rows(f"SELECT 1 FROM deliveries WHERE due = {scene.now + 1000} AND tries = 0"):
                await asyncio.sleep(0.01)
        assert len(scene.deliverer._sending) == MOST_OF_PERSON

    play(tmp_path, act)


def test_nobody_takes_the_open_seats_of_many_tables(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        wish = {"seats": [{"kind": "me"}, {}], "listed": True}
        tables = [(await ann.post("/api/tables", wish))["id"] for _ in range(MOST_WAITING + 3)]
        await eve.post("/api/tables", wish)  # one's own do not count
        sits = [eve.client.post(f"/api/tables/{table}/commands", json={"type": "sit"}) for table in tables]
        answers = await asyncio.gather(*sits)
        codes = [answer.status_code for answer in answers]
        assert (codes.count(200), codes.count(429)) == (MOST_WAITING, 3)
        refused = tables[codes.index(429)]
        assert (await eve.do(refused, "sit", 429))["code"] == "too_many_seats"
        info = await ann.get(f"/api/tables/{refused}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
        await ann.do(tables[codes.index(200)], "start")
        await eve.do(refused, "sit")

    visit(tmp_path, story)


def test_spectators_do_not_drown_what_players_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, listed=True)
        path = f"/api/tables/{made['id']}/commands"
        now = house.services.limits.clock()
        monkeypatch.setattr(house.services.limits, "clock", lambda: now)
        await bob.do(made["id"], "say", text="Hello")
        answers: list[int] = []
        for number in range(25):
            stranger = await house.guest(f"Stranger {number}")
            spam = [await stranger.client.post(path, json={"type": "say", "text": "SPAM"}) for _ in range(5)]
            answers += [answer.status_code for answer in spam]
        assert (answers.count(200), answers.count(429)) == (20, 105)
        await ann.do(made["id"], "say", text="Go away")
        said = [line["text"] for line in (await ann.get(f"/api/tables/{made['id']}/chat"))["lines"]]
        assert (said[0], said[-1], len(said)) == ("Hello", "Go away", 22)

    visit(tmp_path, story)


def test_chat_is_limited_by_address_but_thirty_people_can_talk_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        now = house.services.limits.clock()
        monkeypatch.setattr(house.services.limits, "clock", lambda: now)
        people = [await house.guest(f"Person {number}") for number in range(30)]
        tables = [await house.table(*people[first : first + 2]) for first in range(0, 30, 2)]
        for _ in range(3):
            for number, person in enumerate(people):
                await person.do(tables[number // 2]["id"], "say", text="Hello")
            now += 30
        for number, person in enumerate(people):
            await person.do(tables[number // 2]["id"], "say", text="Hello")
        assert (await people[0].do(tables[0]["id"], "say", 429, text="Hello"))["code"] == "too_fast"

    visit(tmp_path, story)


def test_figures_are_not_for_a_page_whose_name_was_made_to_lead_here(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        nobody = await house.guest()
        for host, status in (("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("evil.test", 403)):
            answer = await nobody.client.get("/metrics", headers={"Host": host})
            assert answer.status_code == status, host

    visit(tmp_path, story)
