"""A finished game is open, from every seat, to all who may know of it; a running one to nobody."""

import asyncio
import hashlib
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from orcs import verify
from orcs.server.store import Transaction
from orcs.tables import patches
from tests.server.house import Doc, Guest, House, visit

READS = ("", "/text", "/events", "/views/0", "/steps", "/compare")
MODULES = {"missions": "", "bonus": ""}


async def show_views(guests: tuple[Guest, ...], table: str) -> list[Doc]:
    """Each guest's current view, without the table's details."""
    views = []
    for guest in guests:
        view = (await guest.get(f"/api/tables/{table}/view"))["view"]
        view.pop("table")
        views.append(view)
    return views


async def play_out(house: House, table: str, *guests: Guest, looker: Guest) -> dict[int, list[Doc]]:
    """Play a game to its end with some undos; what everybody saw, by the length of the record."""
    seen: dict[int, list[Doc]] = {}
    picks = 0
    while (mover := await house.pick(table, *guests)) is not None:
        picks += 1
        game = house.game(table)
        seat = guests.index(mover)
        if picks % 7 == 0 and game.can_undo(seat):
            await mover.do(table, "undo")
        if picks % 5 == 0 or game.over:
            seen[len(game.log)] = await show_views((*guests, looker), table)
    return seen


def test_a_finished_game_is_open_from_every_seat_at_every_line(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.table(ann, bob, modules=MODULES, listed=True)
        path = f"/api/records/{made['id']}"
        for guest in (ann, bob, cid, await house.guest()):
            for read in READS:
                assert (await guest.get(path + read, 404))["code"] == "no_record"
        seen = await play_out(house, made["id"], ann, bob, looker=cid)
        game = house.game(made["id"])
        assert game.over
        assert any(row.back >= 0 for row in game.log)

        await look_at_record(house, cid, path, made)
        for number, views in seen.items():
            for seat, view in zip(("1", "2", "public"), views, strict=True):
                assert (await cid.get(f"{path}/views/{number}", seat=seat))["view"] == view, (number, seat)
        await look_through_steps(cid, path, len(game.log))
        await look_at_bounds(cid, path, len(game.log))

        last = await cid.get(f"/api/tables/{made['id']}/view")
        house.services.hall.rooms.clear()
        table = await cid.get(f"/api/tables/{made['id']}")
        assert table["status"] == "over"
        assert [row["id"] for row in (await ann.get("/api/records", mine=True))["tables"]]
        assert await cid.get(f"/api/tables/{made['id']}/view") == last

    visit(tmp_path, story)


async def look_at_record(house: House, cid: Guest, path: str, made: Doc) -> None:
    """Check that the record as text, as JSON and as events agrees with the game."""
    game = house.game(made["id"])
    text = await cid.get(f"{path}/text")
    assert text == game.save()
    verdict = verify(text)
    assert verdict.proved
    assert verdict.over
    assert verdict.deal == "provable"

    doc = await cid.get(path)
    assert doc["ending"] == "played"
    assert doc["result"] == doc["info"]["result"] == [score["total"] for score in doc["scores"]]
    assert [line["n"] for line in doc["lines"]] == list(range(1, len(game.log) + 1))
    assert doc["moments"][-1]["n"] == len(game.log)
    proof = doc["proof"]
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == proof["commitment"] == made["commitment"]
    assert len(proof["nonces"]) == 2

    digest, events = "", (await cid.get(f"{path}/events")).splitlines()
    for line in events:
        digest = hashlib.sha256(f"{digest}{line}".encode()).hexdigest()
    assert digest == doc["digest"] == game.digest
    opening = len(events) - sum(line.get("events", 0) for line in doc["lines"])
    assert 0 <= opening < 10
    assert json.loads(events[-1])["event"]


async def look_through_steps(cid: Guest, path: str, total: int) -> None:
    """Check that patches lead from one view to the next, and that the public view shows no more than is public."""
    for seat in ("1", "public", "all"):
        page = await cid.get(f"{path}/steps", seat=seat, **{"from": 30})
        view = page["view"]
        assert page["more"]
        assert [step["n"] for step in page["steps"]] == list(range(31, 131))
        for step in page["steps"]:
            view = patches.merged(view, step["view"])
        assert view == (await cid.get(f"{path}/views/130", seat=seat))["view"]
    everything = (await cid.get(f"{path}/views/100", seat="all"))["view"]
    for seat in ("1", "2"):
        own = (await cid.get(f"{path}/views/100", seat=seat))["view"]["own"]
        assert everything["seats"][seat]["hand"] == own["hand"]
        assert "hand" not in (await cid.get(f"{path}/views/100"))["view"]["seats"][seat]
    last = await cid.get(f"{path}/steps", **{"from": total - 2, "to": total + 5})
    assert len(last["steps"]) == 2
    assert not last.get("more")


async def look_at_bounds(cid: Guest, path: str, total: int) -> None:
    """Check that positions out of range are refused."""
    assert (await cid.get(f"{path}/views/{total + 1}", 404))["code"] == "no_line"
    assert (await cid.get(f"{path}/views/1", 404, seat="3"))["code"] == "no_seat"
    assert (await cid.get(f"{path}/views/1", 400, seat="5"))["code"] == "bad_message"
    assert (await cid.get(f"{path}/views/-1", 404))["code"] == "not_found"
    assert "next" not in await cid.get(f"{path}/views/{total}")
    assert (await cid.get(f"{path}/views/0"))["next"] == 0


def test_a_game_given_up_has_a_record_without_a_result(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.resigned(ann, bob, listed=True)
        doc = await cid.get(f"/api/records/{made['id']}")
        assert doc["ending"] == "resigned"
        assert "result" not in doc
        assert doc["info"]["winners"] == [2]
        assert len(doc["scores"]) == 2
        text = await cid.get(f"/api/records/{made['id']}/text")
        verdict = verify(text)
        assert verdict.proved
        assert not verdict.over
        hands = (await cid.get(f"/api/records/{made['id']}/views/{len(doc['lines'])}", seat="all"))["view"]["seats"]
        assert all("hand" in hands[seat] for seat in ("1", "2"))
        # The live view of such a game still hides secrets; the record does not.
        live = (await cid.get(f"/api/tables/{made['id']}/view"))["view"]
        assert all("hand" not in live["seats"][seat] for seat in ("1", "2"))

        left = await house.table(ann, bob, listed=True)
        await ann.do(left["id"], "abandon")
        await cid.get(f"/api/records/{left['id']}", 404)
        await bob.do(left["id"], "abandon")
        doc = await cid.get(f"/api/records/{left['id']}")
        assert doc["ending"] == "abandoned"
        assert "result" not in doc
        assert "winners" not in doc["info"]

    visit(tmp_path, story)


def test_only_those_who_could_watch_may_read(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        nobody = await house.guest()
        for listed, watch, strangers, invited in (
            (True, "all", 200, 200),
            (True, "none", 404, 404),
            (False, "all", 404, 200),
            (False, "link", 404, 200),
            (False, "none", 404, 404),
        ):
            made = await house.resigned(ann, bob, listed=listed, watch=watch)
            found = {row["id"] for row in (await cid.get("/api/records"))["tables"]}
            assert (made["id"] in found) == (strangers == 200)
            for read in ("", "/text", "/events", "/views/3", "/steps", "/compare"):
                path = f"/api/records/{made['id']}{read}"
                await ann.get(path)
                await bob.get(path)
                for stranger in (cid, nobody):
                    await stranger.get(path, strangers)
                    await stranger.get(path, invited, link=made["link"])
                    await stranger.get(path, strangers, link="x")
            for stranger in (cid, nobody):
                text = (await stranger.client.get(f"/api/records/{made['id']}")).text
                assert made["link"] not in text
        assert len((await bob.get("/api/records", mine=True))["tables"]) == 5
        await nobody.get("/api/records", 401, mine=True)
        await cid.get("/api/records/nothing", 404)

    visit(tmp_path, story)


def test_records_are_found_by_what_is_known_of_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Änne"), await house.guest("Bob_1"), await house.guest("Cid")
        plain = (await house.resigned(ann, bob, listed=True))["id"]
        modules = (await house.resigned(bob, cid, listed=True, modules={"new_fate": "", "bonus": ""}))["id"]
        alone = (await house.resigned(cid, bots=2, listed=True))["id"]
        everything = [alone, modules, plain]
        ended = {row["id"]: row["ended"] for row in (await ann.get("/api/records"))["tables"]}
        assert list(ended) == everything

        async def found(**query: Any) -> list[str]:
            return [row["id"] for row in (await ann.get("/api/records", **query))["tables"]]

        assert await found(name="äN") == [plain]
        assert await found(name="bob") == [modules, plain]
        assert await found(name="b_b") == []
        assert await found(winner="bob") == [plain]
        assert await found(winner="cid") == [modules]
        assert await found(person=cid.id) == [alone, modules]
        assert await found(mine=True) == [plain]
        assert await found(seats=3) == [alone]
        assert await found(modules="new_fate") == [modules]
        assert await found(modules="bonus,new_fate") == [modules]
        assert await found(modules="newXfate") == await found(modules="missions") == await found(modules="%") == []
        assert await found(against="bots") == [alone]
        assert await found(against="people") == [modules, plain]
        assert await found(ending="resigned", after=ended[modules]) == [alone, modules]
        assert await found(before=ended[modules]) == [plain]
        assert await found(ending="played") == []
        assert (await ann.get("/api/records", 400, cursor="1.'"))["code"] == "bad_message"

        await cid.client.delete("/api/me")
        assert await found(name="cid") == []
        doc = await ann.get(f"/api/records/{alone}")
        assert "Cid" not in json.dumps(doc)

    visit(tmp_path, story)


def test_pages_follow_each_other_even_when_games_end_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcs.server.api.search.PAGE", 2)

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = [(await house.resigned(ann, bob, listed=True))["id"] for _ in range(5)]
        await house.run("UPDATE records SET ended = 1000")
        found: list[str] = []
        query: dict[str, Any] = {}
        for _ in range(3):
            page = await ann.get("/api/records", **query)
            found += [row["id"] for row in page["tables"]]
            query = {"cursor": page.get("next", "")}
        assert query == {"cursor": ""}
        assert sorted(found) == sorted(made)

    visit(tmp_path, story)


def test_searches_are_limited_and_hold_up_nobody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        started, go_on = threading.Event(), threading.Event()

        def long(tx: Transaction) -> None:
            started.set()
            go_on.wait(30)

        searching = asyncio.create_task(house.services.store.search(long))
        assert await asyncio.to_thread(started.wait, 30)
        assert (await bob.get("/api/me"))["name"] == "Bob"
        house.services.identities.forget(bob.id)
        assert (await bob.get("/api/me"))["name"] == "Bob"
        go_on.set()
        await searching
        for _ in range(20):
            await ann.get("/api/records", name="a")
        assert (await ann.get("/api/records", 429))["code"] == "too_fast"
        assert (await bob.get("/api/records"))["tables"] == []

    visit(tmp_path, story)
