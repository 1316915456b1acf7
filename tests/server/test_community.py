"""Moderation: reports, what operators can do about them, and bans that also hold for a new guest."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcs.server.admin import messages as a
from orcs.server.admin.admin import Admin
from orcs.server.api.operator import PAGE
from orcs.server.people.addresses import HOUR
from orcs.server.people.identity import DAY
from orcs.server.people.reports import CLAIM
from orcs.tables.refusal import Refused
from tests.server.house import Guest, House, visit
from tests.server.standin import HERE, HOME
from tests.server.support import dial

pytestmark = pytest.mark.outside

Doc = dict[str, Any]


class Quarrel:
    """Ann hosts, Bob insults her, Cid is the operator."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.admin = Admin(house.services)

    async def begin(self, *, play: bool = True) -> None:
        self.ann, self.bob, self.cid = [await self.house.guest(name) for name in ("Ann", "Bob", "Cid")]
        await self.admin.do(a.MakeOperator(self.cid.id))
        made = await self.ann.post("/api/tables", {"seats": [{"kind": "me"}, {}, {"kind": "bot"}], "pace": 0})
        self.table, self.link = made["id"], made["link"]
        await self.bob.post(f"/api/tables/{self.table}/commands?link={self.link}", {"type": "sit"})
        if play:
            await self.ann.do(self.table, "start")
        await self.ann.do(self.table, "say", text="Hello")
        await self.bob.do(self.table, "say", text="You stink")

    async def report(self, who: Guest, status: int = 204, **wish: Any) -> str:
        """Report a person; the code of the problem, if any."""
        path = f"/api/tables/{self.table}/reports?link={self.link}"
        answer = await who.client.post(path, json={"reason": "abuse", **wish})
        assert answer.status_code == status, answer.text
        return "" if status == 204 else str(answer.json()["code"])

    async def queue(self, status: str = "open") -> list[Doc]:
        """The reports that wait for the operators."""
        answer = await self.cid.client.get(f"/api/operator/reports?status={status}")
        found: list[Doc] = answer.json()["reports"]
        return found

    async def decide(self, status: int = 200, **decision: Any) -> Doc:
        """Decide the first report."""
        (report, *_) = await self.queue()
        answer: Doc = await self.cid.post(f"/api/operator/reports/{report['id']}", decision, status)
        return answer


def quarrel(folder: Path, story: Any, **overrides: object) -> None:
    async def told(house: House) -> None:
        scene = Quarrel(house)
        await scene.begin()
        await story(scene)

    visit(folder, told, **overrides)


def test_a_line_of_chat_is_reported_with_what_was_around_it(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2, note="  Not\nnice ")
        (report,) = await scene.queue()
        assert report["person"] == {"id": scene.bob.id, "name": "Bob"}
        assert report["reporter"] == {"id": scene.ann.id, "name": "Ann"}
        assert (report["reason"], report["note"], report["table"]) == ("abuse", "Not nice", scene.table)
        then = report["evidence"]
        assert (then["status"], then["round"], then["line"]) == ("playing", 1, 2)
        assert [(line["name"], line["text"]) for line in then["lines"]] == [("Ann", "Hello"), ("Bob", "You stink")]
        assert [seat.get("person", "") for seat in then["seats"]] == [scene.ann.id, scene.bob.id, ""]

    quarrel(tmp_path, story)


def test_a_player_is_reported_with_what_they_said_however_much_others_say_then(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        sql = "INSERT INTO chat (table_id, id, at, person, name, text) VALUES (?, ?, 0, 'eve', 'Eve', 'Spam')"
        for number in range(3, 40):
            await scene.house.run(sql, scene.table, number)
        await scene.bob.do(scene.table, "say", text="And you smell")
        await scene.report(scene.ann, seat=2)
        (report,) = await scene.queue()
        lines = [(line["id"], line["text"]) for line in report["evidence"]["lines"]]
        around = [(number, "Spam") for number in (3, 4, 38, 39)]
        assert lines == [(1, "Hello"), (2, "You stink"), *around, (40, "And you smell")]

    quarrel(tmp_path, story)


def test_the_queue_is_read_page_by_page_while_others_decide(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        (first,) = await scene.queue()
        copied = "table_id, reporter, person, reason, note, evidence, addresses"
        for number in range(2 * PAGE + 4):  # many of them in the same millisecond
            await scene.house.run(
                f"INSERT INTO reports (id, at, {copied}) SELECT ?, at + ?, {copied} FROM reports WHERE id = ?",
                *(f"report-{number:02}", number // 7, first["id"]),
            )

        async def read(status: str, *, deciding: bool = False) -> list[str]:
            found: list[str] = []
            query = {"status": status}
            while query:
                page = (await scene.cid.client.get("/api/operator/reports", params=query)).json()
                assert 0 < len(page["reports"]) <= PAGE
                found += [report["id"] for report in page["reports"]]
                if deciding:
                    await scene.cid.post(f"/api/operator/reports/{page['reports'][0]['id']}")
                query = {"status": status, "cursor": page["next"]} if "next" in page else {}
            return found

        waiting = [row[0] for row in await scene.house.rows("SELECT id FROM reports ORDER BY at, id")]
        assert await read("open", deciding=True) == waiting
        decided = await read("decided")
        assert len(decided) == 3
        assert await read("open") == [each for each in waiting if each not in decided]

    quarrel(tmp_path, story)


def test_a_report_shows_no_hidden_cards(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, seat=2)
        text = json.dumps(await scene.queue())
        view = (await scene.bob.get(f"/api/tables/{scene.table}/view"))["view"]
        hand = list(view["own"]["hand"])
        assert hand
        assert not [card for card in hand if card in text]
        (row,) = await scene.house.rows("SELECT evidence FROM reports")
        assert set(json.loads(row[0])) == {"status", "round", "seats", "lines", "seat"}

    quarrel(tmp_path, story)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 422, "report_what"),
        ({"seat": 1, "line": 2}, 422, "report_what"),
        ({"seat": 1}, 409, "report_self"),
        ({"line": 1}, 409, "report_self"),
        ({"seat": 3}, 404, "report_nobody"),
        ({"seat": 4}, 404, "report_nobody"),
        ({"line": 99}, 404, "no_line_said"),
        ({"seat": 2, "reason": "taste"}, 400, "bad_message"),
        ({"seat": 2, "note": "x" * 301}, 400, "bad_message"),
    ],
)
def test_what_cannot_be_reported(wish: Doc, status: int, code: str, tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        assert await scene.report(scene.ann, status, **wish) == code
        assert await scene.queue() == []

    quarrel(tmp_path, story)


def test_a_stranger_cannot_report_at_a_table_closed_to_them(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        dan, nobody = await scene.house.guest("Dan"), await scene.house.guest()
        scene.link = "wrong"
        assert await scene.report(dan, 404, seat=2) == "no_table"
        assert await scene.report(nobody, 401, seat=2) == "not_known"

    quarrel(tmp_path, story)


def test_somebody_is_reported_once_until_it_is_decided(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        assert await scene.report(scene.ann, 409, seat=2) == "reported"
        assert (await scene.decide())["outcome"] == "dismissed"
        await scene.report(scene.ann, seat=2)
        assert len(await scene.queue()) == 1

    quarrel(tmp_path, story)


def test_reports_are_limited(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        for _ in range(5):
            await scene.report(scene.ann, 404, line=99)
        assert await scene.report(scene.ann, 429, line=99) == "too_fast"
        await scene.report(scene.bob, line=1)

    quarrel(tmp_path, story)


@pytest.mark.parametrize("path", ["/api/operator/reports", "/api/operator/bans"])
def test_only_operators_see_reports_and_bans(path: str, tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, seat=2)
        (report,) = await scene.queue()
        nobody = await scene.house.guest()
        assert (await scene.ann.get(path, 403))["code"] == "operator_only"
        assert (await nobody.get(path, 401))["code"] == "not_known"
        for act in (f"/api/operator/reports/{report['id']}", "/api/operator/pardons"):
            assert (await scene.bob.post(act, {}, 403))["code"] == "operator_only"
        await scene.admin.do(a.MakeOperator(scene.cid.id, False))
        assert (await scene.cid.get(path, 403))["code"] == "operator_only"

    quarrel(tmp_path, story)


def test_another_site_cannot_make_an_operator_act(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, seat=2)
        (report,) = await scene.queue()
        path = f"/api/operator/reports/{report['id']}"
        for headers in ({"Origin": "https://evil.test"}, {"Origin": HOME, "Content-Type": "text/plain"}):
            answer = await scene.cid.client.post(path, content=b'{"ban":true}', headers=headers)
            assert answer.status_code in (403, 415)
        assert len(await scene.queue()) == 1

    quarrel(tmp_path, story)


def test_a_player_is_removed_and_a_bot_goes_on(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, seat=2)
        assert (await scene.decide(remove=True))["outcome"] == "remove"
        info = await scene.ann.get(f"/api/tables/{scene.table}")
        assert [seat.get("resigned", False) for seat in info["seats"]] == [False, True, False]
        assert info["status"] == "playing"
        await scene.report(scene.ann, seat=2)
        assert (await scene.decide(409, remove=True))["code"] == "nobody_there"
        assert len(await scene.queue()) == 1

    quarrel(tmp_path, story)


def test_of_two_decisions_sent_together_one_is_carried_out(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        (report,) = await scene.queue()
        path = f"/api/operator/reports/{report['id']}"
        decisions: list[Doc] = [{"ban": True}, {}]
        answers = await asyncio.gather(*(scene.cid.client.post(path, json=decision) for decision in decisions))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (decided,) = await scene.queue("decided")
        assert decided["banned"] == (decided["outcome"] == "ban")

    quarrel(tmp_path, story)


def test_a_report_whose_decision_the_server_did_not_survive_is_decided_again(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        reports = scene.house.services.reports
        await scene.report(scene.ann, line=2)
        (report,) = await scene.queue()
        await reports.claim(report["id"])  # and then the server dies
        assert await scene.queue("decided") == []
        assert await scene.queue() == [report]
        assert (await scene.decide(409, ban=True))["code"] == "report_decided"
        assert await scene.report(scene.ann, 409, line=2) == "reported"
        await scene.house.run("UPDATE reports SET decided = decided - ?", CLAIM + 1)
        assert (await scene.decide(ban=True))["outcome"] == "ban"
        assert await scene.queue() == []
        assert [each["id"] for each in await scene.queue("decided")] == [report["id"]]

    quarrel(tmp_path, story)


def test_somebody_muted_can_chat_nowhere_for_a_time(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        await scene.decide(mute_hours=2)
        assert (await scene.bob.do(scene.table, "say", 403, text="Boo"))["code"] == "muted_everywhere"
        await scene.house.run("UPDATE people SET muted = 1 WHERE id = ?", scene.bob.id)
        scene.house.services.identities.forget(scene.bob.id)
        await scene.bob.do(scene.table, "say", text="Sorry")

    quarrel(tmp_path, story)


def test_a_banned_player_loses_the_socket_and_can_be_pardoned(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        socket = dial(scene.house, scene.bob, scene.table)
        assert (await socket.get())["type"] == "step"
        await scene.report(scene.ann, line=2)
        assert (await scene.decide(ban=True))["banned"]
        while (await socket.get())["type"] != "closed":
            pass
        assert (await scene.bob.get("/api/me", 403))["code"] == "banned"
        (ban,) = (await scene.cid.get("/api/operator/bans"))["bans"]
        assert (ban["kind"], ban["id"], ban["name"]) == ("person", scene.bob.id, "Bob")
        await scene.cid.post("/api/operator/pardons", {"person": scene.bob.id})
        assert (await scene.cid.get("/api/operator/bans"))["bans"] == []
        await scene.bob.get("/api/me")

    quarrel(tmp_path, story)


def test_every_act_is_in_the_audit_log_with_who_did_it(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        await scene.decide(mute_hours=1, ban=True)
        await scene.cid.post("/api/operator/pardons", {"person": scene.bob.id})
        rows = [row for row in await scene.admin.do(a.ListAudit()) if isinstance(row, a.AuditRow)]
        done = [(json.loads(row.command)["do"], json.loads(row.command)["by"]) for row in reversed(rows)]
        by = scene.cid.id
        assert done == [("operator", ""), ("decide", by), ("ban", by), ("mute", by)]
        assert all(row.intact for row in rows)

    quarrel(tmp_path, story)


async def from_address(scene: Quarrel, address: str) -> httpx.AsyncClient:
    """A browser at another address."""
    transport = httpx.ASGITransport(scene.house.app, client=(address, 4000))
    client = httpx.AsyncClient(transport=transport, base_url=HOME, headers=HERE)
    return await scene.house.open.enter_async_context(client)


def test_a_banned_address_lets_no_new_guests_in_but_those_who_were_known(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        neighbour = await from_address(scene, "198.51.100.7")
        await neighbour.post("/api/me", json={"name": "Old neighbour"})
        await scene.house.run("UPDATE people SET created = created - ? WHERE name = 'Old neighbour'", 2 * DAY)
        scene.house.services.identities.cached.clear()
        bob = await from_address(scene, "198.51.100.7")
        bob.cookies = scene.bob.client.cookies
        await bob.get("/api/me")
        await scene.report(scene.ann, line=2)
        assert (await scene.queue())[0]["addresses"] == 2
        await scene.decide(ban=True, address_hours=24)

        again = await from_address(scene, "198.51.100.7")
        refused = await again.post("/api/me", json={"name": "Not Bob"})
        assert (refused.status_code, refused.json()["code"]) == (403, "banned_address")
        assert "24 hours" in refused.json()["message"]
        assert (await again.get("/api/tables")).status_code == 200
        assert (await neighbour.get("/api/me")).status_code == 200
        elsewhere = await from_address(scene, "198.51.100.8")
        assert (await elsewhere.post("/api/me", json={"name": "Eve"})).status_code == 200
        # Ann, Bob and Cid share an address here, but Cid is an operator.
        bans = (await scene.cid.get("/api/operator/bans"))["bans"]
        assert sorted(ban["kind"] for ban in bans) == ["address", "address", "person"]
        assert "198.51" not in json.dumps(bans)
        for ban in bans:
            if ban["kind"] == "address":
                await scene.cid.post("/api/operator/pardons", {"address": ban["id"]})
        assert (await again.post("/api/me", json={"name": "Not Bob"})).status_code == 200

    quarrel(tmp_path, story)


def test_a_ban_of_an_address_ends_by_itself(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        addresses, identities = scene.house.services.addresses, scene.house.services.identities
        await addresses.ban(scene.bob.id, 1, [])
        newcomer = await identities.get(scene.ann.id)
        place = "unknown" if not addresses.noted else next(iter(addresses.noted))[1]
        with pytest.raises(Refused):
            await addresses.admit(place, newcomer)
        now = identities.now()
        identities.now = lambda: now + HOUR + 1
        await addresses.admit(place, newcomer)

    quarrel(tmp_path, story)


def test_a_person_without_a_known_address_cannot_be_banned_by_it(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.house.run("DELETE FROM addresses")
        await scene.report(scene.ann, line=2)
        assert (await scene.decide(409, address_hours=1))["code"] == "no_address"
        assert len(await scene.queue()) == 1

    quarrel(tmp_path, story)


def test_to_be_forgotten_does_not_save_from_an_open_report(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2, note="Ann's words")
        await scene.bob.client.delete("/api/me")
        (report,) = await scene.queue()
        assert [line["text"] for line in report["evidence"]["lines"]] == ["Hello", "You stink"]
        assert report["addresses"] == 1
        assert (await scene.decide(ban=True, address_hours=1))["outcome"] == "ban, address 1"

    quarrel(tmp_path, story)


def test_whoever_is_forgotten_is_gone_from_reports_about_others(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2, note="Ann's words")
        await scene.ann.client.delete("/api/me")
        (report,) = await scene.queue()
        text = json.dumps(report)
        assert "Ann" not in text
        assert "Hello" not in text
        assert "You stink" in text

    quarrel(tmp_path, story)


def test_reports_and_addresses_are_removed_with_age(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2)
        await scene.decide()
        await scene.report(scene.ann, line=2)
        await scene.house.run("UPDATE addresses SET seen = seen - ?", 8 * DAY)
        await scene.house.run("UPDATE reports SET decided = decided - ?", 31 * DAY)
        await scene.house.services.retention.purge()
        assert len(await scene.queue()) == 1
        assert await scene.queue("decided") == []
        assert await scene.house.rows("SELECT * FROM addresses") == []
        await scene.house.run("UPDATE reports SET at = at - ?", 91 * DAY)
        await scene.house.services.retention.purge()
        assert await scene.queue() == []

    quarrel(tmp_path, story)


def test_an_export_has_reports_and_decided_complaints(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.report(scene.ann, line=2, note="Not nice")
        assert [row["note"] for row in (await scene.ann.get("/api/me/export"))["reports"]] == ["Not nice"]
        bobs = await scene.bob.get("/api/me/export")
        assert bobs["reported"] == []
        assert [set(row) for row in bobs["addresses"]] == [{"seen"}]
        await scene.decide(mute_hours=1)
        bobs = await scene.bob.get("/api/me/export")
        assert [row["outcome"] for row in bobs["reported"]] == ["mute 1"]
        assert scene.ann.id not in json.dumps(bobs["reported"])

    quarrel(tmp_path, story)


def test_an_export_has_ones_own_picks_and_nothing_that_was_dealt(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        picked: dict[str, list[str]] = {ann.id: [], bob.id: []}
        while not all(picked.values()):
            for guest in (ann, bob):
                if ask := (await guest.get(f"/api/tables/{made['id']}/view")).get("ask"):
                    pick = house.random.choice(ask["options"])["text"]
                    await guest.do(made["id"], "answer", ask=ask["id"], pick=pick)
                    picked[guest.id].append(pick)
        for guest in (ann, bob):
            exported = (await guest.get("/api/me/export"))["picks"]
            assert [row["pick"] for row in exported] == picked[guest.id]
            assert {row["table_id"] for row in exported} == {made["id"]}

    visit(tmp_path, story)


def test_few_addresses_of_a_person_are_kept(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        addresses = scene.house.services.addresses
        now = scene.house.services.identities.now()
        for number in range(20):
            scene.house.services.identities.now = lambda number=number: now + 1000 * number  # type: ignore[misc]
            await addresses.note(scene.bob.id, f"2001:db8:{number}::/64")
        rows = await scene.house.rows("SELECT address FROM addresses WHERE person = ?", scene.bob.id)
        assert {row[0] for row in rows} == {addresses.mark(f"2001:db8:{number}::/64") for number in range(12, 20)}

    quarrel(tmp_path, story)


def test_an_operator_does_not_decide_about_themselves(tmp_path: Path) -> None:
    async def story(scene: Quarrel) -> None:
        await scene.admin.do(a.MakeOperator(scene.bob.id))
        await scene.report(scene.ann, line=2)
        (report,) = await scene.queue()
        refused = await scene.bob.post(f"/api/operator/reports/{report['id']}", {}, 403)
        assert refused["code"] == "report_own"
        assert (await scene.decide())["outcome"] == "dismissed"

    quarrel(tmp_path, story)
