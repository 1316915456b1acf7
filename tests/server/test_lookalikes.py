"""Names that look alike at one table are refused (UTS #39)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from orcs.server.people.identity import Identities
from orcs.server.people.lookalikes import look_alike, prototypes, skeleton
from orcs.server.rooms.journal import Journal
from orcs.tables.commands import TableCommand
from orcs.tables.playing import Progress
from tests.server.house import House, visit
from tools.confusables import TARGET, table

pytestmark = pytest.mark.outside

ALIKE = [
    ("Ann", "Ann"),
    ("Ann", "ann"),
    ("Ann", "A n n"),
    ("Ann", "Аnn"),  # Cyrillic А
    ("paypal", "раураl"),  # Cyrillic р, а, у
    ("Bill", "BiII"),  # capital I
    ("Bill", "Bi11"),
    ("modern", "rnodern"),
    ("Zoë", "Zoe\u0308"),
    ("Orc", "𝐎𝐫𝐜"),
    ("Orc", "0rc"),
]
DIFFERENT = [("Ann", "Anne"), ("Guest 1234", "Guest 1235"), ("Zoë", "Zoe"), ("Bo", "Bob"), ("赵", "钱")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_these_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_the_numbers_of_guests_differ() -> None:
    assert len({skeleton(f"Guest {number}") for number in range(1000, 10_000)}) == 9000


def test_the_table_is_unicodes_in_short() -> None:
    assert len(prototypes()) == 6311
    text = "\ufeff# confusables.txt\n0430 ;\t0061 ;\tMA\t# ( а → a )\n0251 ;\t0061 ;\tMA\t#\nFF2D ;\t0072 006E ;\tMA\n"
    assert table(text) == "0061 0430 0251\n0072+006E FF2D\n"
    assert TARGET.read_text("ascii").splitlines() == sorted(TARGET.read_text("ascii").splitlines())


def test_nobody_sits_down_beside_somebody_they_could_be_taken_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, double, bob = [await house.guest(name) for name in ("Ann", "Аnn", "Bob")]
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}, {}]})
        path = f"/api/tables/{made['id']}/commands?link={made['link']}"
        refused = await double.post(path, {"type": "sit"}, 409)
        assert refused["code"] == "name_alike"
        assert "Ann" in refused["message"]
        assert double.id not in house.services.hall.rooms[made["id"]].names
        await double.client.put("/api/me", json={"name": "Other"})
        await double.post(path, {"type": "sit"})
        await bob.post(path, {"type": "sit"})

    visit(tmp_path, story)


def test_of_two_who_look_alike_and_sit_down_at_once_one_is_seated(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, *alike = [await house.guest(name) for name in ("Host", "Alice", "A1ice")]
        made = await host.post("/api/tables", {"seats": [{"kind": "me"}, {}, {}], "listed": True})
        path = f"/api/tables/{made['id']}/commands"
        async with house.services.hall.rooms[made["id"]].locked():
            sitting = [asyncio.create_task(guest.client.post(path, json={"type": "sit"})) for guest in alike]
            await asyncio.sleep(0.1)
        assert sorted([(await answer).status_code for answer in sitting]) == [200, 409]
        info = await host.get(f"/api/tables/{made['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open"]

    visit(tmp_path, story)


def test_nobody_can_be_taken_for_a_host_who_does_not_sit(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, double = [await house.guest(name) for name in ("Ann", "Bob", "Аnn")]
        made = await ann.post("/api/tables", {"seats": [{}, {}], "listed": True})
        assert (await double.do(made["id"], "sit", 409))["code"] == "name_alike"
        assert (await double.do(made["id"], "say", 409, text="I am the host"))["code"] == "name_alike"
        await ann.do(made["id"], "say", text="I am")
        await bob.do(made["id"], "sit")
        assert (await bob.client.put("/api/me", json={"name": "ANN"})).status_code == 409
        await ann.do(made["id"], "sit")

    visit(tmp_path, story)


def test_nobody_takes_the_name_of_another_at_their_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        refused = await bob.client.put("/api/me", json={"name": "ANN"})
        assert (refused.status_code, refused.json()["code"]) == (409, "name_alike")
        assert (await bob.get("/api/me"))["name"] == "Bob"
        assert (await bob.client.put("/api/me", json={"language": "de"})).status_code == 200
        await ann.do(made["id"], "resign")
        assert (await bob.client.put("/api/me", json={"name": "Ann"})).status_code == 200

    visit(tmp_path, story)


def test_nobody_takes_the_name_of_a_player_at_a_table_where_they_are_only_the_host(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await ann.post("/api/tables", {"seats": [{}, {}], "listed": True})
        await bob.do(made["id"], "sit")
        assert (await ann.client.put("/api/me", json={"name": "BOB"})).status_code == 409

    visit(tmp_path, story)


def test_nobody_sits_down_beside_somebody_who_has_taken_their_name(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}], "listed": True})
        assert (await ann.client.put("/api/me", json={"name": "BOB"})).status_code == 200
        assert (await bob.do(made["id"], "sit", 409))["code"] == "name_alike"

    visit(tmp_path, story)


@pytest.mark.parametrize("who", ["host", "sitter"])
def test_a_name_that_is_taken_while_somebody_sits_down_is_noticed(
    who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        renamed, name = (ann, "BOB") if who == "host" else (bob, "Аnn")
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}], "listed": True})
        do = Journal.do

        async def do_late(journal: Journal, command: TableCommand) -> Progress:
            assert (await renamed.client.put("/api/me", json={"name": name})).status_code == 200
            return await do(journal, command)

        with monkeypatch.context() as late:
            late.setattr(Journal, "do", do_late)
            assert (await bob.do(made["id"], "sit", 409))["code"] == "overtaken"
        assert (await bob.do(made["id"], "sit", 409))["code"] == "name_alike"

    visit(tmp_path, story)


def test_somebody_who_sits_down_while_a_name_is_taken_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}], "listed": True})
        update = Identities._update

        async def update_late(identities: Identities, *values: Any, **more: Any) -> int:
            await bob.do(made["id"], "sit")
            return await update(identities, *values, **more)

        monkeypatch.setattr(Identities, "_update", update_late)
        assert (await ann.client.put("/api/me", json={"name": "BOB"})).status_code == 409

    visit(tmp_path, story)


def test_another_language_does_not_bring_an_old_name_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        identities = house.services.identities
        bob = await house.guest("Аnn")
        old = await identities.get(bob.id)
        assert old is not None
        await bob.client.put("/api/me", json={"name": "Bob"})
        changed = await identities.change(old, language="de")
        assert (changed.name, changed.language) == ("Bob", "de")

    visit(tmp_path, story)


def test_a_spectator_does_not_speak_as_a_player(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, double = [await house.guest(name) for name in ("Ann", "Bob", "Аnn")]
        made = await house.table(ann, bob, listed=True)
        assert (await double.do(made["id"], "say", 409, text="I resign"))["code"] == "name_alike"
        await double.client.put("/api/me", json={"name": "Cid"})
        await double.do(made["id"], "say", text="Well played")

    visit(tmp_path, story)


def test_strangers_who_are_refused_a_seat_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, listed=True)
        names = house.services.hall.rooms[made["id"]].names
        for number in range(5):
            stranger = await house.guest(f"Stranger {number}")
            assert (await stranger.do(made["id"], "sit", 409))["code"] == "started"
        assert set(names) == {ann.id, bob.id}

    visit(tmp_path, story)
