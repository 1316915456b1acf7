"""What people do at a table, over its socket: coming and going, agreeing, answering, taking back, talking."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcs.server import clock
from orcs.tables.handlers import MOST_MUTED
from orcs.tables.state import GONE_AFTER
from tests.server.house import House
from tests.server.playing import asked, gather, playing, reach, seats_of, tell
from tests.server.support import Doc, joined, option_texts

# Before the game


def test_people_sit_down_change_colours_and_leave(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob), table = await gather(house, "Ann", "Bob")
        async with joined(house, ann, table["id"]) as host, joined(house, bob, table["id"]) as guest:
            assert await host.refused("sit") == "seated"
            assert await guest.refused("sit", seat=1) == "seat_taken"
            assert await guest.refused("sit", seat=4) == "no_seat"
            taken = seats_of(guest)[0]["colour"]
            assert await guest.refused("sit", colour=taken) == "colour_taken"
            step = await guest.do("sit", seat=3, colour="yellow")
            assert (step["type"], "base" in step) == ("step", False)
            assert [seat.get("name", "") for seat in seats_of(guest)] == ["Ann", "", "Bob"]
            await host.settle()
            assert host.view["table"] == guest.view["table"]
            assert seats_of(host)[2]["connected"]
            assert len({seat["colour"] for seat in seats_of(host)}) == 3
            assert await guest.refused("colour", colour=taken) == "colour_taken"
            free = seats_of(guest)[1]["colour"]
            await guest.do("colour", colour=free)
            assert seats_of(guest)[2]["colour"] == free
            await guest.do("stand")
            assert [seat["kind"] for seat in seats_of(guest)] == ["person", "open", "open"]
            assert await guest.refused("stand") == "not_seated"
            assert await guest.refused("colour", colour="red") == "not_seated"

    tell(tmp_path, story)


def test_only_the_host_puts_bots_at_the_table_and_starts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob), table = await gather(house, "Ann", "Bob", seats=2)
        async with joined(house, ann, table["id"]) as host, joined(house, bob, table["id"]) as guest:
            for_hosts: dict[str, Doc] = {
                "add_bot": {"seat": 2},
                "remove_bot": {"seat": 2},
                "remove_player": {"person": "x"},
                "start": {},
                "close": {},
                "mute": {"person": "x"},
            }
            for command, fields in for_hosts.items():
                assert await guest.refused(command, **fields) == "host_only"
            assert await host.refused("start") == "seats_open"
            assert await host.refused("add_bot", seat=1) == "seat_taken"
            assert await host.refused("remove_bot", seat=2) == "no_bot"
            await host.do("add_bot", seat=2, level="random")
            assert seats_of(host)[1]["level"] == "random"
            assert await guest.refused("sit") == "table_full"
            await host.do("remove_bot", seat=2)
            await guest.do("sit")
            for command in ("answer", "undo", "pause", "resign", "abandon", "back"):
                answer = {"ask": 1, "pick": "pass"} if command == "answer" else {}
                assert await guest.refused(command, **answer) == "not_started"
            await host.do("start")
            for command in ("sit", "stand", "start", "close"):
                assert await host.refused(command) == "started"
            await guest.settle()
            assert guest.view["table"]["status"] == "playing"
            assert "own" in guest.view

    tell(tmp_path, story)


def test_nobody_starts_a_table_of_bots_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann,), table = await gather(house, "Ann", seats=2)
        async with joined(house, ann, table["id"]) as host:
            await host.do("stand")
            for seat in (1, 2):
                await host.do("add_bot", seat=seat, level="random")
            assert await host.refused("start") == "nobody_plays"
            await host.do("close")
            assert host.view["table"]["status"] == "closed"
            assert await host.refused("start") == "table_over"

    tell(tmp_path, story)


# Answering


def test_stale_and_double_answers_get_the_current_view_and_change_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, players):
            player = await asked(*players)
            ask = player.ask
            assert ask is not None
            pick = ask["options"][0]["text"]
            await player.answer()
            seq = player.seq
            for number in (ask["id"], ask["id"] + 1000, -1):
                player.send("answer", ask=number, pick=pick, ref=7)
                problem = await player.until(lambda message: message["type"] == "problem")
                assert (problem["code"], problem["ref"]) == ("stale", 7)
                step = await player.get()
                assert (step["type"], step["seq"], step["ref"], "base" in step) == ("step", seq, 7, False)

    tell(tmp_path, story)


def test_the_same_answer_sent_twice_at_once_counts_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, players):
            player = await asked(*players)
            assert player.ask is not None
            before = player.seq
            command = {"ask": player.ask["id"], "pick": player.ask["options"][0]["text"]}
            player.send("answer", ref=1, **command)
            player.send("answer", ref=2, **command)
            told = await player.settle()
            assert [message["type"] for message in told if message.get("ref") == 1] == ["step"]
            assert [message["type"] for message in told if message.get("ref") == 2] == ["problem", "step"]
            assert player.seq == before + 1

    tell(tmp_path, story)


def test_who_is_not_asked_cannot_answer_for_another(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, players):
            player = await reach("ChooseAction", *players)
            assert player.ask is not None
            other = next(each for each in players if each is not player)
            command = {"ask": player.ask["id"], "pick": player.ask["options"][0]["text"]}
            assert await other.refused("answer", **command) == "stale"
            assert await other.refused("hint") == "not_asked"
            assert await player.refused("answer", ask=player.ask["id"], pick="cast:nothing") == "refused"
            await player.settle()
            assert player.ask is not None

    tell(tmp_path, story)


def test_missions_are_answered_in_any_order_and_stay_hidden_until_all_have(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, 3, modules={"missions": ""}) as (_, players):
            for player in players:
                await player.settle()
            assert all(player.ask and player.ask["kind"] == "KeepMission" for player in players)
            last, middle, first = players
            step = await first.answer()
            assert step["early"]
            assert not first.ask
            await last.settle()
            assert not any(b"mission_kept" in message for message in last.received)
            assert await first.refused("answer", ask=0, pick="keep:1") == "stale"
            await middle.answer()
            await last.answer()
            await first.settle()
            assert not any(each.ask and each.ask["kind"] == "KeepMission" for each in players)

    tell(tmp_path, story)


# Taking back


def test_picks_are_taken_back_picked_again_and_the_turn_begun_anew(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, players):
            player = await reach("ChooseAction", *players, option="teleport")
            other = next(each for each in players if each is not player)
            moves = [text for text in option_texts(player.ask) if text.startswith("teleport")]
            before = player.view["seats"]
            step = await player.answer(moves[0])
            assert step["can_undo"]
            after = player.view["seats"]
            assert await other.refused("undo") == "refused"
            step = await player.do("undo")
            assert (player.view["seats"], step["can_redo"]) == (before, True)
            assert await other.refused("redo") == "refused"
            await player.do("redo")
            assert player.view["seats"] == after
            await player.do("restart")
            assert player.view["seats"] == before
            assert await player.refused("restart") == "refused"
            await other.settle()
            assert other.view["seats"] == before

    tell(tmp_path, story)


def test_nothing_is_taken_back_across_a_barrier(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, players):
            player = await reach("ChooseAction", *players)
            turn = player.view["turn"]
            for _ in range(60):
                if player.ask is None or player.view["turn"] != turn:
                    break
                texts = option_texts(player.ask)
                await player.answer(next((text for text in ("end", "pass", "done") if text in texts), texts[0]))
            # The draw is dealt: chance, so there is no way back.
            for command in ("undo", "redo", "restart"):
                assert await player.refused(command) == "refused"
            seq = player.seq
            await player.settle()
            assert player.seq == seq

    tell(tmp_path, story)


def test_a_table_without_undo_takes_nothing_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, undo=False) as (_, players):
            player = await reach("ChooseAction", *players)
            step = await player.answer()
            assert not step.get("can_undo")
            assert await player.refused("undo") == "refused"

    tell(tmp_path, story)


def test_a_player_who_reconnects_in_the_middle_of_a_cast_goes_on_where_they_were(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table(ann, bob)
        async with joined(house, ann, table["id"]) as one, joined(house, bob, table["id"]) as two:
            player = await reach("ChooseAction", one, two)
            for _ in range(200):
                casts = [text for text in option_texts(player.ask) if text.startswith("cast")]
                if casts:
                    await player.answer(casts[0])
                    if player.ask and player.ask["kind"] != "ChooseAction":
                        break
                else:
                    await player.answer(option_texts(player.ask)[-1])
                player = await asked(one, two)
            guest = ann if player is one else bob
            await player.settle()
            async with joined(house, guest, table["id"]) as again:
                assert (again.seq, again.ask, again.view) == (player.seq, player.ask, player.view)
                await again.answer()
                await player.settle()
                assert player.view == again.view

    tell(tmp_path, story)


# Agreeing


def test_a_pause_is_agreed_on_and_ended_by_anybody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            await ann.do("pause")
            assert ann.view["table"]["votes"] == {"pause": [1]}
            await ann.do("pause", on=False)
            assert not ann.view["table"].get("votes")
            await ann.do("pause")
            await bob.do("pause")
            assert bob.view["table"]["paused"]
            await ann.settle()
            assert not ann.ask
            assert not bob.ask
            for command in ("undo", "redo", "restart", "pause"):
                assert await ann.refused(command) == "paused"
            assert await ann.refused("answer", ask=1, pick="pass") == "paused"
            await ann.do("pause", on=False)
            assert not ann.view["table"].get("paused")
            assert await asked(ann, bob) in (ann, bob)

    tell(tmp_path, story)


def test_a_game_is_abandoned_by_all_or_not_at_all(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            await ann.do("abandon")
            await ann.do("abandon", agree=False)
            await bob.do("abandon")
            assert bob.view["table"]["status"] == "playing"
            await ann.do("abandon")
            assert (ann.view["table"]["status"], ann.view["table"]["ending"]) == ("over", "abandoned")
            assert "result" not in ann.view["table"]
            for command in ("pause", "resign", "abandon", "back", "undo"):
                assert await ann.refused(command) == "table_over"

    tell(tmp_path, story)


def test_a_bot_plays_on_for_who_resigned_and_the_last_one_wins(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, 3) as (_, (ann, bob, cid)):
            await bob.do("resign")
            assert seats_of(bob)[1]["resigned"]
            assert await bob.refused("resign") == "resigned"
            assert await bob.refused("back") == "resigned"
            await asked(ann, cid)
            await cid.do("resign")
            assert (cid.view["table"]["ending"], cid.view["table"]["winners"]) == ("resigned", [1])

    tell(tmp_path, story)


def test_who_is_gone_and_keeps_the_others_waiting_is_voted_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async with playing(house, pace=5000) as (table, players):
            player = await reach("ChooseAction", *players)
            other = next(each for each in players if each is not player)
            number = players.index(player) + 1
            assert await other.refused("vote_out", seat=number) == "not_gone"
            assert await other.refused("vote_out", seat=3 - number) == "not_gone"
            later = clock.now_ms() + GONE_AFTER
            monkeypatch.setattr(clock, "now_ms", lambda: later)
            assert await other.refused("vote_out", seat=number) == "not_gone"  # connected
            guest = house.services.hall.rooms[table["id"]].table.seats[number - 1].person
            await player.hang_up()
            assert await other.refused("vote_out", seat=number) == "not_gone"  # only just gone
            monkeypatch.setattr(clock, "now_ms", lambda: later + GONE_AFTER)
            await other.do("vote_out", seat=number)
            assert seats_of(other)[number - 1]["away"]
            assert seats_of(other)[number - 1]["person"] == guest
            assert await other.refused("back") == "not_away"
            await other.do("abandon")
            assert other.view["table"]["status"] == "playing"
            assert other.view["table"]["votes"] == {"abandon": [3 - number]}

    tell(tmp_path, story)


def test_nobody_is_voted_out_before_the_clock_has_run_out_on_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await house.table(ann, bob, clock={"kind": "days", "seconds": 3 * 86_400})
        room = house.services.hall.rooms[made["id"]]
        async with room.locked() as table:
            waiting = table.asks[0].seat
            table.asked_at[waiting] -= 86_400_000
        other = (bob, ann)[waiting]
        assert (await other.do(made["id"], "vote_out", 409, seat=waiting + 1))["code"] == "not_gone"
        assert not room.table.seats[waiting].away

    tell(tmp_path, story)


# Talking


def test_a_player_whom_the_host_removes_cannot_come_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann, bob, cid), table = await gather(house, "Ann", "Bob", "Cid", seats=2)
        async with joined(house, ann, table["id"]) as host, joined(house, bob, table["id"]) as guest:
            assert await host.refused("remove_player", person=ann.id) == "remove_self"
            assert await host.refused("remove_player", person=bob.id) == "no_player"
            await guest.do("sit")
            await host.do("remove_player", person=bob.id)
            assert [seat["kind"] for seat in seats_of(host)] == ["person", "open"]
            assert await guest.refused("sit") == "removed"
            house.services.hall.drop(table["id"])
            assert (await bob.do(table["id"], "sit", 403))["code"] == "removed"
            await cid.do(table["id"], "sit")
            await ann.do(table["id"], "start")
            assert (await ann.do(table["id"], "remove_player", 409, person=cid.id))["code"] == "started"

    tell(tmp_path, story)


def test_chat_is_heard_by_all_cleaned_and_kept_apart_from_the_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (table, (ann, bob)):
            seq = ann.seq
            done = await ann.do("say", text=" <b>hi</b>\u202e\n there ")
            assert done["type"] == "done"
            (line,) = [each for each in await bob.settle() if each["type"] == "chat"]
            assert (line["text"], line["name"], line["seat"]) == ("<b>hi</b> there", "Ann", 1)
            assert bob.seq == seq
            assert await ann.refused("say", text="\u200b\u200b") == "empty_text"
            assert await ann.refused("say", text="x" * 301) == "bad_message"
            for _ in range(9):
                ann.send("say", text="more")
            told = await ann.settle()
            assert "too_fast" in [each.get("code") for each in told]
            kept = await (await house.guest()).get(f"/api/tables/{table['id']}/chat", link=table["link"])
            assert {line["text"] for line in kept["lines"]} == {"<b>hi</b> there", "more"}

    tell(tmp_path, story, chat_per_minute=12)


def test_the_host_mutes_and_unmutes_a_person(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            person = seats_of(ann)[1]["person"]
            assert await ann.refused("mute", person=seats_of(ann)[0]["person"]) == "mute_self"
            await ann.do("mute", person=person)
            assert await bob.refused("say", text="hello") == "muted"
            assert not [each for each in await ann.settle() if each["type"] == "chat"]
            await ann.do("mute", person=person, on=False)
            assert (await bob.do("say", text="hello"))["type"] == "done"

    tell(tmp_path, story)


def test_the_host_mutes_a_spectator_by_a_line_and_nobody_learns_who_it_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house, listed=True) as (table, (ann, bob)):
            eve = await house.guest("Eve")
            line = (await eve.do(table["id"], "say", text="Boo"))["id"]
            assert await bob.refused("mute", line=line) == "host_only"
            assert await ann.refused("mute", line=line + 1) == "no_line_said"
            assert await ann.refused("mute") == "mute_whom"
            await ann.do("mute", line=line)
            assert (await eve.do(table["id"], "say", 403, text="Boo"))["code"] == "muted"
            await bob.settle()
            for view in (ann.view, bob.view, await (await house.guest()).get(f"/api/tables/{table['id']}")):
                assert eve.id not in str(view)
            await ann.do("mute", line=line, on=False)
            await eve.do(table["id"], "say", text="Sorry")

    tell(tmp_path, story)


def test_only_so_many_people_are_muted_at_a_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, _)):
            assert await ann.refused("mute", person="x" * 41) == "bad_message"
            assert await ann.refused("mute", person="a person") == "bad_message"
            for number in range(MOST_MUTED):
                await ann.do("mute", person=f"p{number}")
            assert await ann.refused("mute", person="more") == "too_many_muted"
            await ann.do("mute", person="p1", on=False)
            await ann.do("mute", person="more")
            assert await ann.refused("mute", person="p1") == "too_many_muted"

    tell(tmp_path, story)


def test_a_list_of_tables_does_not_hold_their_editions(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        edition = "# long\n" * 5000
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}], "edition": edition, "listed": True})
        assert made["edition"] == edition
        for guest, path in ((bob, "/api/tables"), (ann, "/api/me/tables")):
            answer = await guest.client.get(path)
            assert [table["id"] for table in answer.json()["tables"]] == [made["id"]]
            assert len(answer.content) < 2000
        assert (await bob.get(f"/api/tables/{made['id']}"))["edition"] == edition

    tell(tmp_path, story)
