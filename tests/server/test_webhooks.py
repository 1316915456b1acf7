"""Notices by webhook: signed, and repeated until they are received."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from orcs.server.hooks.delivery import DROP, FIRST_DELAY, JITTER, LAST_DELAY, TRIES, delay, verify_signature
from tests.server.house import House, visit
from tests.server.receiver import SECRET, START, Receiver, Scene, play

pytestmark = pytest.mark.outside


def test_a_notice_is_signed_and_says_only_that_there_is_something_to_do(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        assert await scene.notice()
        await scene.until_left(0)

    assert play(tmp_path, act).delivered == 1
    ((path, headers, body),) = receiver.heard
    assert path == "/hook?room=1"
    assert json.loads(body) == {"event": "your_turn", "table": "oak", "seat": 2, "seq": 7, "at": START}
    assert headers["Content-Type"] == "application/json"
    assert headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert verify_signature(SECRET, headers["Orcs-Signature"], body, START / 1000)


def test_a_seat_without_a_hook_gets_no_notice(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.hook("http://127.0.0.1:9/", seat=1)
        assert not await scene.notice(seat=2)
        assert await scene.rows() == []

    play(tmp_path, act)


def test_a_seat_has_one_notice_waiting_at_most_and_none_once_it_has_moved(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.deliverer.stop()
        for seat in (1, 2):
            await scene.hook("http://127.0.0.1:9/", seat)
            await scene.notice(5, seat)
        await scene.notice(9)
        bodies = sorted(json.loads(body)["seq"] for (body,) in await scene.rows("SELECT body FROM deliveries"))
        assert bodies == [5, 9]
        await scene.store.write(lambda tx: tx.execute(DROP.one, "oak", 2))
        assert len(await scene.rows()) == 1

    play(tmp_path, act)


def test_a_notice_is_repeated_until_it_is_received(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [500, 404]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        for tries in (1, 2):
            await scene.until_failed(tries)
            ((due, count),) = await scene.rows()
            assert count == tries
            assert due > scene.now
            await scene.pass_time(due - scene.now)
        await scene.until_left(0)

    deliverer = play(tmp_path, act)
    assert (deliverer.failed, deliverer.delivered, len(receiver.heard)) == (2, 1, 3)
    assert len({headers["Orcs-Signature"] for _, headers, _ in receiver.heard}) == 3
    assert len({headers["Orcs-Delivery"] for _, headers, _ in receiver.heard}) == 1


def test_a_notice_nobody_takes_is_given_up_in_the_end(
    tmp_path: Path, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    receiver.statuses = [503] * 99

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        for tries in range(1, TRIES):
            await scene.until_failed(tries)
            await scene.pass_time(LAST_DELAY * 2)
        await scene.until_left(0)
        assert len(await scene.rows("SELECT * FROM hooks")) == 1

    with caplog.at_level(logging.INFO, "orcs.server"):
        deliverer = play(tmp_path, act)
    assert (deliverer.failed, deliverer.given_up, len(receiver.heard)) == (TRIES, 1, TRIES)
    events = [getattr(record, "event", "") for record in caplog.records]
    assert events == ["hook_failed"] * (TRIES - 1) + ["hook_given_up"]


def test_waits_grow_from_seconds_to_hours() -> None:
    for tries, least in ((1, FIRST_DELAY), (TRIES - 1, LAST_DELAY)):
        waits = [delay(tries) for _ in range(50)]
        assert len(set(waits)) > 1
        assert all(least * (1 - JITTER) <= wait <= least * (1 + JITTER) for wait in waits)


def test_a_receiver_that_is_gone_for_good_loses_its_hook(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [410]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.until_left(0)
        assert await scene.rows("SELECT * FROM hooks") == []

    play(tmp_path, act)
    assert len(receiver.heard) == 1


def test_a_notice_whose_hook_was_taken_away_is_dropped(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        await scene.deliverer.stop()
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.store.write(lambda tx: tx.execute("DELETE FROM hooks"))
        scene.deliverer = scene.another()
        scene.deliverer.start()
        await scene.until_left(0)

    play(tmp_path, act)
    assert receiver.heard == []


def test_redirects_are_not_followed(tmp_path: Path, receiver: Receiver) -> None:
    receiver.statuses = [302]

    async def act(scene: Scene) -> None:
        await scene.hook(receiver.url)
        await scene.notice()
        await scene.until_failed(1)

    play(tmp_path, act)
    assert [path for path, _, _ in receiver.heard] == ["/hook?room=1"]


def test_what_a_stopped_server_left_is_sent_by_the_next(tmp_path: Path, receiver: Receiver) -> None:
    async def leave(scene: Scene) -> None:
        await scene.deliverer.stop()
        await scene.hook(receiver.url)
        await scene.notice()

    async def find(scene: Scene) -> None:
        await scene.until_left(0)

    play(tmp_path, leave)
    assert play(tmp_path, find).delivered == 1


def test_two_deliverers_do_not_send_the_same_notice(tmp_path: Path, receiver: Receiver) -> None:
    async def act(scene: Scene) -> None:
        other = scene.another()
        other.start()
        for seat in (1, 2, 3, 4):
            await scene.hook(receiver.url, seat, person=f"person {seat}")
        for seq in range(10):
            for seat in (1, 2, 3, 4):
                await scene.notice(seq, seat)
            other.nudge()
            await scene.until_left(0)
        await other.stop()

    play(tmp_path, act)
    told = [(json.loads(body)["seat"], json.loads(body)["seq"]) for _, _, body in receiver.heard]
    assert len(told) == len(set(told)) == 40


def test_a_hook_leaves_the_table_with_who_set_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})
        sit = f"/api/tables/{made['id']}/commands?link={made['link']}"
        hook = f"/api/tables/{made['id']}/hook"
        await bob.post(sit, {"type": "sit"})
        answer = await bob.client.put(hook, json={"url": "https://bob.example/hook"})
        assert answer.status_code == 200
        assert (await bob.get("/api/me/export"))["hooks"] == [
            {"table_id": made["id"], "seat": 2, "url": "https://bob.example/hook"}
        ]
        await bob.do(made["id"], "stand")
        assert (await bob.get("/api/me/export"))["hooks"] == []
        await cid.post(sit, {"type": "sit"})
        assert (await cid.get(hook, 404))["code"] == "no_hook"
        await ann.do(made["id"], "start")
        assert await house.rows("SELECT * FROM hooks") == await house.rows("SELECT * FROM deliveries") == []

    visit(tmp_path, story)


def test_the_hooks_of_somebody_erased_are_erased(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        hook = f"/api/tables/{made['id']}/hook"
        for guest, url in ((ann, "https://ann.example/"), (bob, "https://bob.example/")):
            assert (await guest.client.put(hook, json={"url": url})).status_code == 200
        assert (await bob.client.delete("/api/me")).status_code == 204
        assert await house.rows("SELECT url FROM hooks") == [("https://ann.example/",)]

    visit(tmp_path, story)
