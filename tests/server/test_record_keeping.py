"""Stored records never change: caches may rely on it, tampering is noticed, and new rules do not affect them."""

import random
from pathlib import Path

import pytest

from orcs import Game, RecordError, verify
from orcs.engine import notation
from orcs.tables import commands as c
from orcs.tables.facts import read_fact
from orcs.tables.fold import fold
from orcs.tables.records import make_record
from orcs.tables.replays import EVERY, Replay, open_doc
from tests.server.house import House, visit
from tests.server.tables import desk


def test_caches_may_keep_records(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        public = (await house.resigned(ann, bob, listed=True))["id"]
        private = (await house.resigned(ann, bob))["id"]
        for guest, table, scope in ((cid, public, "public"), (ann, private, "private")):
            for read, age in (("/text", 31536000), ("/events", 31536000), ("/views/9", 3600), ("/steps", 3600)):
                answer = await guest.client.get(f"/api/records/{table}{read}")
                assert answer.headers["cache-control"].startswith(f"{scope}, max-age={age}")
                assert ("vary" in answer.headers) == (scope == "private")
                etag = {"If-None-Match": answer.headers["etag"]}
                again = await guest.client.get(f"/api/records/{table}{read}", headers=etag)
                assert (again.status_code, again.content) == (304, b"")
            for path in (f"/api/records/{table}", "/api/records", f"/api/records/{table}/compare"):
                answer = await guest.client.get(path)
                assert "no-cache" in answer.headers["cache-control"]
                etag = {"If-None-Match": answer.headers["etag"]}
                assert (await guest.client.get(path, headers=etag)).status_code == 304
        text = await cid.client.get(f"/api/records/{public}/text")
        assert text.headers["content-disposition"] == f'attachment; filename="orcs-{public}.txt"'
        missing = await cid.client.get(f"/api/records/{private}/text")
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")

    visit(tmp_path, story)


def test_a_changed_record_is_noticed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob)
        path = f"/api/records/{made['id']}"
        text = await ann.get(f"{path}/text")
        changed = text.replace("start:1", "start:2") if "start:1" in text else text.replace("start:2", "start:1")
        with pytest.raises(RecordError, match="changed"):
            verify(changed)
        await house.run("UPDATE records SET record = ?", changed)
        for read in ("", "/text", "/events", "/views/3"):
            assert (await ann.get(path + read, 500))["code"] == "record_damaged"

    visit(tmp_path, story)


@pytest.mark.interpreted
def test_records_survive_a_change_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob)
        path = f"/api/records/{made['id']}"
        before = {read: await ann.get(path + read) for read in ("", "/text", "/events")}
        monkeypatch.setattr("orcs.engine.notation.RULES_VERSION", 2)
        for read, answer in before.items():
            assert await ann.get(path + read) == answer
        assert (await ann.get(f"{path}/views/3", 409))["code"] == "record_rules"
        seats = {"seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ann.post(f"/api/tables/{made['id']}/same_deal", seats, 409))["code"] == "record_rules"

    visit(tmp_path, story)


def test_a_replay_shows_only_what_happened_as_it_is_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob)
        found = await house.services.records.find(made["id"], ann.id)
        kept = await house.services.records.read(found)
        told = kept.by_line()
        assert Replay(kept.text, kept.details.digest, told).last == len(told) - 1
        told[20] = [*told[20], '{"event": "sunrise"}']
        other = Replay(kept.text, "another digest", told)
        assert other.last == 19
        assert other.total == len(told) - 1

    visit(tmp_path, story)


def test_positions_are_near_however_much_was_taken_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        game = house.game(made["id"])
        while len(game.log) < 4 * EVERY:
            seat = game.actor
            assert seat is not None
            guest = (ann, bob)[seat]
            await house.pick(made["id"], guest)
            for _ in range(3):
                if game.can_undo(seat):
                    await guest.do(made["id"], "undo")
                    await guest.do(made["id"], "redo")
        await ann.do(made["id"], "resign")
        kept = await house.services.records.read(await house.services.records.find(made["id"], ann.id))
        record = notation.read(kept.text)
        again = Game.from_header(record)
        straight = [open_doc(again)]
        for entry in record.entries:
            again.replay(entry)
            straight.append(open_doc(again))
        replay = Replay(kept.text)
        order = list(range(replay.last + 1))
        house.random.shuffle(order)
        for number in order:
            assert replay.view(number, "all") == straight[number]

    visit(tmp_path, story)


def test_a_game_played_by_two_rules_has_a_record_without_events(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob)
        house.game(made["id"]).digest = "of a beginning that today's rules would tell otherwise"
        await ann.do(made["id"], "resign")
        path = f"/api/records/{made['id']}"
        doc = await ann.get(path)
        assert doc["lines"]
        assert not any("events" in line for line in doc["lines"])
        assert not verify(await ann.get(f"{path}/text")).over
        for read in ("/events", "/views/3", "/steps"):
            assert (await ann.get(path + read, 409))["code"] == "record_rules"

    visit(tmp_path, story)


def test_a_record_goes_with_its_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.resigned(ann, bob)
        for table, column in (("seats", "table_id"), ("steps", "table_id"), ("tables", "id")):
            await house.run(f"DELETE FROM {table} WHERE {column} = ?", made["id"])
        assert await house.rows("SELECT table_id FROM records UNION SELECT table_id FROM record_seats") == []
        await ann.get(f"/api/records/{made['id']}", 404)

    visit(tmp_path, story)


def test_a_table_that_was_there_from_the_start_knows_when_its_game_was_played() -> None:
    made, rng = desk(3), random.Random(3)
    while made.table.status == "playing":
        made.play_on(1, rng)
        if len(made.table.playing.undoable) > 1:
            made.ask(int(made.table.playing.log[-1].actor), c.Undo())
            made.play_on(1, rng)
    last = read_fact(made.rows[-1][2])
    known, _ = make_record(made.table, [], last)
    made.table.moments = None
    read, _ = make_record(made.table, made.rows[:-1], last)
    assert known == read
    assert len(known.details.moments) > 100


def test_a_table_that_was_restored_does_not_know_when_its_game_was_played() -> None:
    made = desk(2)
    made.snap()
    made.play_on(3)
    assert made.table.moments
    table, _ = fold(made.stored())
    assert table.moments is None
