"""No seat knows more of a deal than it may, however a game begins or goes on (docs/decisions/fair-deals.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import orcs
from orcs import CHANCE, PickError, ProvableDealer, verify
from orcs.server.web.application import ENDPOINTS
from orcs.tables import records
from orcs.tables.commands import Pick
from orcs.tables.due import safe_pick
from orcs.tables.facts import Played, Reverted, read_fact, write_fact
from orcs.tables.fold import StoredTable, fold
from orcs.tables.messages import TableInfo
from orcs.tables.playing import take_back
from orcs.tables.table import Table
from tests.server.house import Doc, Guest, House, visit
from tests.server.tables import SEED, Desk, desk

OPEN = {"seats": [{"kind": "me"}, {"kind": "open"}]}
ALONE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
MAKERS = {
    "/api/tables",
    "/api/tables/{id}/rematch",
    "/api/tables/{id}/same_deal",
    "/api/records/{id}/from_here",
    "/api/links/from_here",
}
"""Every route that makes a table. A new one needs its line in the note and its test here."""


async def sit(guest: Guest, table: Doc, status: int = 200, **fields: Any) -> Doc:
    path = f"/api/tables/{table['id']}/commands?link={table.get('link', '')}"
    return dict(await guest.post(path, {"type": "sit", **fields}, status))


async def seed_of(house: House, table: str) -> str:
    rows = await house.rows("SELECT data FROM steps WHERE table_id = ? ORDER BY seq LIMIT 1", table)
    return str(json.loads(rows[0][0])["seed"])


def test_every_route_that_makes_a_table_is_known_here() -> None:
    found = {each.path for each in ENDPOINTS if each.method == "POST" and each.gives is TableInfo}
    assert found == MAKERS
    folder = Path(orcs.__file__).parent
    makers = [
        path.name
        for path in sorted([*folder.glob("server/**/*.py"), *folder.glob("tables/**/*.py")])
        for _ in re.findall(r"(?<!class )\bCreated\((?!Fact)", path.read_text("utf-8"))
    ]
    assert makers == ["tables.py", "opening.py", "opening.py", "opening.py"]


def test_a_known_deal_is_for_those_who_say_that_they_know_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, eve, bob = await house.guest("Ann"), await house.guest("Eve"), await house.guest("Bob")
        made = await house.table(ann, eve, listed=True)
        await ann.do(made["id"], "resign")
        again = await ann.post(f"/api/tables/{made['id']}/same_deal", OPEN)
        assert await seed_of(house, again["id"]) == await seed_of(house, made["id"])
        for guest in (bob, eve):
            refusal = await sit(guest, again, 409)
            assert refusal["code"] == "known_deal"
            assert "every hidden card" in refusal["message"]
        (row,) = (await bob.get("/api/tables"))["tables"]
        assert (row["id"], row["same_deal_as"]) == (again["id"], made["id"])
        step = await sit(bob, again, known_deal=True)
        assert step["view"]["table"]["same_deal_as"] == made["id"]
        await ann.do(again["id"], "start")
        await ann.do(again["id"], "resign")
        assert (await bob.get(f"/api/records/{again['id']}"))["info"]["same_deal_as"] == made["id"]

    visit(tmp_path, story)


def test_a_rematch_of_any_game_is_a_deal_of_its_own(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        await ann.do(made["id"], "resign")
        link = (await ann.get(f"/api/tables/{made['id']}"))["link"]
        same = await ann.post(f"/api/tables/{made['id']}/same_deal?link={link}", OPEN)
        await sit(bob, same, known_deal=True)
        await ann.do(same["id"], "start")
        await ann.do(same["id"], "resign")
        on = await ann.post(f"/api/records/{made['id']}/from_here", {"pick": 5, "seat": 1, "level": "random"})
        await ann.do(on["id"], "resign")
        seeds = {await seed_of(house, made["id"])}
        for old in (made, same, on):
            again = await ann.post(f"/api/tables/{old['id']}/rematch")
            assert not again.get("same_deal_as")
            seed = await seed_of(house, again["id"])
            assert seed not in seeds
            seeds.add(seed)
            if old is not on:
                assert (await bob.post(f"/api/tables/{old['id']}/rematch"))["id"] == again["id"]

    visit(tmp_path, story)


def test_nobody_sits_down_where_a_game_goes_on_from_a_record(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, listed=True)
        await ann.do(made["id"], "resign")
        on = await ann.post(f"/api/records/{made['id']}/from_here", {"pick": 5, "seat": 1, "level": "random"})
        assert sorted(seat["kind"] for seat in on["seats"]) == ["bot", "person"]
        assert (await sit(bob, on, 409))["code"] == "started"
        assert await seed_of(house, on["id"]) != await seed_of(house, made["id"])

    visit(tmp_path, story)


def test_nobody_sits_down_where_a_game_goes_on_from_a_link(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, listed=True)
        assert (await ann.get(f"/api/records/{made['id']}/packed", 404))["code"] == "no_record"
        await ann.do(made["id"], "resign")
        packed = (await ann.get(f"/api/records/{made['id']}/packed"))["packed"]
        body = {"packed": packed, "pick": 5, "seat": 1, "level": "random"}
        on = await ann.post("/api/links/from_here", body)
        assert sorted(seat["kind"] for seat in on["seats"]) == ["bot", "person"]
        assert (await sit(bob, on, 409))["code"] == "started"
        again = await ann.post("/api/links/from_here", body)
        seeds = {await seed_of(house, table["id"]) for table in (made, on, again)}
        assert len(seeds) == 3

    visit(tmp_path, story)


def test_nothing_opens_a_deal_while_somebody_plays_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await house.table(ann, bob, cid, listed=True)
        await ann.do(made["id"], "resign")
        seed = await seed_of(house, made["id"])
        for guest in (ann, bob):
            for path in ("", "/text", "/compare", "/views/1"):
                assert (await guest.get(f"/api/records/{made['id']}{path}", 404))["code"] == "no_record"
            assert (await guest.post(f"/api/tables/{made['id']}/same_deal", ALONE, 404))["code"] == "no_record"
            body = {"pick": 1, "seat": 1}
            assert (await guest.post(f"/api/records/{made['id']}/from_here", body, 404))["code"] == "no_record"
            for path in ("", "/view"):
                assert seed not in json.dumps(await guest.get(f"/api/tables/{made['id']}{path}"))
        await bob.do(made["id"], "resign")
        assert (await ann.get(f"/api/records/{made['id']}"))["proof"]["seed"] == seed

    visit(tmp_path, story)


def test_the_server_is_bound_to_its_seed_before_anybody_adds_to_the_deal(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await ann.post("/api/tables", OPEN)
        seed = await seed_of(house, made["id"])
        assert made["commitment"] == ProvableDealer(bytes.fromhex(seed), []).commitment()
        await sit(bob, made, nonce="mine")
        await ann.do(made["id"], "start")
        dealer = house.game(made["id"]).dealer
        assert isinstance(dealer, ProvableDealer)
        assert (dealer.seed.hex(), dealer.nonces[1]) == (seed, "mine")
        assert (await ann.get(f"/api/tables/{made['id']}"))["commitment"] == made["commitment"]

    visit(tmp_path, story)


def test_no_pick_is_taken_back_after_a_draw() -> None:
    made = desk(2, modules={"missions": "", "bonus": ""})
    drawn = 0
    for number in range(150):
        table = made.table
        ask = table.asks[0]
        before = len(table.playing.log)
        made.pick(ask.seat, ask.options[number % len(ask.options)])
        if table.status != "playing":
            break
        if any(row.actor == CHANCE for row in table.playing.log[before:]):
            drawn += 1
            assert not table.playing.can_undo(ask.seat)
            for what in ("undo", "restart"):
                with pytest.raises(PickError):
                    take_back(table, ask.seat, what)
    assert drawn > 5


# Turns taken back under changed rules


def turn_taken_back() -> tuple[Desk, StoredTable, list[str]]:
    """A table some turns after its snapshot with a last pick that the rules do not know; the draws since then."""
    made = desk(2)
    made.snap()
    first = len(made.table.playing.log)
    for _ in range(40):
        ask = made.table.asks[0]
        made.pick(ask.seat, safe_pick(ask.options))
    dealt = [f"{row.actor} {made.table.playing.text(row.pick)}" for row in made.table.playing.log[first:]]
    stored = made.stored()
    stored.rows.append((made.table.seq + 1, made.now, write_fact(Played(0, ["blue fly:away"]))))
    return made, stored, dealt


def answer(table: Table, now: int) -> None:
    """Let the first seat that is asked answer."""
    ask = table.asks[0]
    table.do(Pick(ask.seat, ask.id, safe_pick(ask.options), "person"), now)


def test_a_turn_taken_back_is_dealt_by_another_seed() -> None:
    made, stored, dealt = turn_taken_back()
    table, repair = fold(stored)
    assert repair is not None
    assert (repair.fact.to, repair.fact.seed) == (made.snapshot_seq, table.seed)
    assert table.seed != SEED
    assert fold(stored)[1] == repair  # nobody chooses it
    first = len(table.playing.log)
    table.do(repair, made.now)
    for _ in range(40):
        answer(table, made.now)
    again = [f"{row.actor} {table.playing.text(row.pick)}" for row in table.playing.log[first:]]
    assert [line for line in again if line.startswith(f"{CHANCE} ")] != [
        line for line in dealt if line.startswith(f"{CHANCE} ")
    ]


def test_the_new_seed_is_kept_with_the_table_and_told_with_its_record() -> None:
    made, stored, _ = turn_taken_back()
    table, repair = fold(stored)
    assert repair is not None
    last = stored.rows[-1][0] + 1
    stored.rows.append((last, made.now, write_fact(repair.fact)))
    told, nothing = fold(stored)
    assert nothing is None
    before = told.dealt_before
    assert before == len(told.playing.log) - len(repair.fact.lines)
    for each in (table, told):
        dealer = each.playing.dealer
        assert isinstance(dealer, ProvableDealer)
        assert dealer.seed.hex() == each.seed == each.header["seed"] == repair.fact.seed
    while told.status == "playing":
        answer(told, made.now)
        if told.at_barrier():
            assert (json.loads(told.snapshot())["state"]["dealt_before"], told.seed) == (before, repair.fact.seed)
    verdict = verify(records.text_of(told))
    assert (verdict.deal, verdict.proved, verdict.over) == ("manual", False, True)


def test_steps_of_older_versions_keep_their_seed() -> None:
    fact = read_fact('{"fact":"reverted","to":4}')
    assert fact == Reverted(4)
    made = desk(2)
    made.snap()
    made.table.apply(Reverted(made.snapshot_seq), made.now)
    assert (made.table.seed, made.table.dealt_before) == (SEED, 0)
