"""After a game: a rematch, the same deal again, and playing on from any line of its record."""

import asyncio
from pathlib import Path
from typing import Any

from orcs import verify
from orcs.engine.notation import CHANCE_NAME
from tests.server.house import Doc, Guest, House, visit

ALONE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


async def played(house: House, *guests: Guest, picks: int = 3, **wish: Any) -> str:
    """A game of this many picks, then resigned; its id."""
    made = await house.table(*guests, **wish)
    for _ in range(picks):
        await house.pick(made["id"], *guests)
    for guest in guests if wish.get("bots") else guests[:-1]:
        await guest.do(made["id"], "resign")
    return str(made["id"])


async def record(guest: Guest, table: str) -> Doc:
    return dict(await guest.get(f"/api/records/{table}"))


def draws(doc: Doc, first: int = 0) -> list[str]:
    """What chance dealt, from a line on."""
    return [line["pick"] for line in doc["lines"] if line["actor"] == CHANCE_NAME and line["n"] > first]


def test_a_rematch_brings_everybody_to_one_new_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        old = await played(house, ann, bob, bots=1, modules={"bonus": ""}, clock={"kind": "days", "seconds": 86400})
        first, second = await asyncio.gather(*(guest.post(f"/api/tables/{old}/rematch") for guest in (bob, ann)))
        assert first["id"] == second["id"] != old
        assert first["link"] == second["link"]
        info = await ann.get(f"/api/tables/{first['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
        assert [seat.get("name", "") for seat in info["seats"]] == ["Ann", "Bob", ""]
        before = await ann.get(f"/api/tables/{old}")
        assert [seat["colour"] for seat in info["seats"]] == [seat["colour"] for seat in before["seats"]]
        assert (info["modules"], info["clock"]) == (before["modules"], before["clock"])
        assert info["commitment"] != before["commitment"]
        assert before["rematch"] == info["id"]
        assert (await bob.get(f"/api/tables/{old}/view"))["view"]["table"]["rematch"] == info["id"]
        open_tables = await house.rows("SELECT id FROM tables WHERE status = 'gathering'")
        assert open_tables == [(info["id"],)]
        assert (await ann.post(f"/api/tables/{old}/rematch"))["id"] == info["id"]
        assert (await cid.post(f"/api/tables/{old}/rematch", status=404))["code"] == "no_table"
        await (ann if info["host"] == "Ann" else bob).do(info["id"], "start")
        assert (await bob.post(f"/api/tables/{old}/rematch"))["status"] == "playing"

    visit(tmp_path, story)


def test_a_rematch_that_was_closed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        old = await played(house, ann, bob)
        first = await ann.post(f"/api/tables/{old}/rematch")
        await ann.do(first["id"], "close")
        second = await bob.post(f"/api/tables/{old}/rematch")
        assert second["id"] != first["id"]
        assert second["host"] == "Bob"
        assert (await ann.get(f"/api/tables/{old}"))["rematch"] == second["id"]

    visit(tmp_path, story)


def test_there_is_no_rematch_before_the_end_and_none_for_onlookers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.table(ann, bob, listed=True)
        assert (await ann.post(f"/api/tables/{made['id']}/rematch", status=409))["code"] == "not_over"
        await ann.do(made["id"], "resign")
        assert (await cid.post(f"/api/tables/{made['id']}/rematch", status=403))["code"] == "not_seated"

    visit(tmp_path, story)


def test_the_same_deal_deals_the_same(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.table(ann, bob, listed=True, modules={"missions": ""})
        assert (await cid.post(f"/api/tables/{made['id']}/same_deal", ALONE, 404))["code"] == "no_record"
        assert (await ann.post(f"/api/tables/{made['id']}/same_deal", ALONE, 404))["code"] == "no_record"
        await house.pick(made["id"], ann, bob)
        await ann.do(made["id"], "resign")
        path = f"/api/tables/{made['id']}/same_deal"
        three = {"seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        assert (await cid.post(path, three, 422))["code"] == "other_seats"
        again = await cid.post(path, ALONE)
        assert again["same_deal_as"] == made["id"]
        assert again["commitment"] == made["commitment"]
        await cid.do(again["id"], "start")
        await cid.do(again["id"], "resign")
        one, two = await record(cid, made["id"]), await record(cid, again["id"])
        opening = one["moments"][0]["n"]
        assert opening == two["moments"][0]["n"] > 20
        assert one["lines"][:opening] == two["lines"][:opening]
        assert verify(await cid.get(f"/api/records/{again['id']}/text")).proved

        side_by_side = await cid.get(f"/api/records/{again['id']}/compare")
        assert [game["info"]["id"] for game in side_by_side["games"]] == [made["id"], again["id"]]
        assert all(len(game["scores"]) == 2 for game in side_by_side["games"])
        third = await ann.post(f"/api/tables/{again['id']}/same_deal?link={again['link']}", ALONE)
        assert third["same_deal_as"] == made["id"]

    visit(tmp_path, story)


def test_comparing_shows_no_game_that_the_asker_may_not_read(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        old = await played(house, ann, bob)
        link = (await ann.get(f"/api/tables/{old}"))["link"]
        again = await cid.post(f"/api/tables/{old}/same_deal?link={link}", ALONE)
        await cid.do(again["id"], "start")
        await cid.do(again["id"], "resign")
        for guest, path, query, count in (
            (ann, old, {}, 1),
            (cid, again["id"], {}, 1),
            (cid, old, {"link": link}, 2),
        ):
            assert len((await guest.get(f"/api/records/{path}/compare", **query))["games"]) == count

    visit(tmp_path, story)


async def go_on(guest: Guest, table: str, pick: int, seat: int, status: int = 201) -> Doc:
    body = {"pick": pick, "seat": seat, "level": "random"}
    return dict(await guest.post(f"/api/records/{table}/from_here", body, status))


def test_one_can_go_on_from_any_line(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, modules={"missions": "", "terrain": ""})
        table = made["id"]
        for count in range(30):
            mover = await house.pick(table, ann, bob)
            assert mover is not None
            if count % 3 == 0 and house.game(table).can_undo((ann, bob).index(mover)):
                await mover.do(table, "undo")
        await ann.do(table, "resign")
        old = await record(ann, table)
        total = len(old["lines"])
        undone = next(line["n"] for line in old["lines"] if line["pick"].startswith("undo"))
        for number in (1, 10, undone - 1, undone, undone + 1, total - 3, total):
            await check_continuation(house, ann, old, number)
            house.services.limits.buckets.clear()

    visit(tmp_path, story)


async def check_continuation(house: House, ann: Guest, old: Doc, number: int) -> None:
    """A game continued from a line begins like the old one and goes on with its own deal."""
    made = await go_on(ann, old["info"]["id"], number, 2)
    assert made["status"] == "playing"
    assert made["from_here"] == old["info"]["id"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    table = made["id"]
    for _ in range(2):
        while not (step := await ann.get(f"/api/tables/{table}/view")).get("ask"):
            await asyncio.sleep(0.005)
        assert step["view"]["own"]["seat"] == 2
        await ann.do(table, "answer", ask=step["ask"]["id"], pick=step["ask"]["options"][0]["text"])
    assert not house.services.hall.rooms[table].table.record
    await ann.do(table, "resign")
    doc = await record(ann, table)
    assert [line["pick"] for line in doc["lines"][:number]] == [line["pick"] for line in old["lines"][:number]]
    assert doc["proof"]["after"] == number
    assert doc["proof"]["commitment"] == made["commitment"] != old["proof"]["commitment"]
    if number == 1:
        assert draws(doc, 1)[:20] != draws(old, 1)[:20]
    verdict = verify(await ann.get(f"/api/records/{table}/text"))
    assert verdict.deal == "manual"
    assert not verdict.proved
    view = (await ann.get(f"/api/records/{table}/views/{number}", seat="all"))["view"]
    assert view == (await ann.get(f"/api/records/{old['info']['id']}/views/{number}", seat="all"))["view"]
    assert (await ann.post(f"/api/tables/{table}/same_deal", ALONE, 409))["code"] == "no_own_deal"


def test_one_cannot_go_on_where_there_is_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.table(ann, bob)
        assert (await go_on(ann, made["id"], 5, 1, 404))["code"] == "no_record"
        await ann.do(made["id"], "resign")
        total = len((await record(ann, made["id"]))["lines"])
        assert (await go_on(ann, made["id"], total + 1, 1, 404))["code"] == "no_line"
        assert (await go_on(ann, made["id"], total, 3, 404))["code"] == "no_seat"
        assert (await go_on(ann, made["id"], 0, 1, 400))["code"] == "bad_message"
        assert (await go_on(cid, made["id"], total, 1, 404))["code"] == "no_record"

    visit(tmp_path, story)


def test_the_limits_of_tables_hold_for_these_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        old = await played(house, ann, bob)
        await ann.post(f"/api/tables/{old}/same_deal", ALONE)
        await ann.post(f"/api/tables/{old}/same_deal", ALONE)
        assert (await ann.post(f"/api/tables/{old}/same_deal", ALONE, 429))["code"] == "too_many_tables"
        assert (await ann.post(f"/api/tables/{old}/rematch", status=429))["code"] == "too_many_tables"
        assert (await go_on(ann, old, 5, 1, 429))["code"] == "too_many_tables"

    visit(tmp_path, story, tables_per_identity=2)


def test_a_game_without_undo_goes_on_without_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        old = await played(house, ann, bob, picks=30, undo=False)
        last = (await record(ann, old))["lines"][-1]["n"]
        on = await ann.post(f"/api/records/{old}/from_here", {"pick": last, "seat": 1, "level": "random"})
        assert (on["status"], on["undo"]) == ("playing", False)

    visit(tmp_path, story)
