"""Tables without a server: what is stored before it is shown, and what survives."""

from __future__ import annotations

from typing import Any

import pytest

from orcs import verify
from orcs.tables.jobs import Failed
from tests.page.browser import Browser, Doc, Line, Tab

ALONE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], "pace": 0}


def arrive(tab: Tab) -> Tab:
    tab.ask("POST", "/api/me", {"language": "en"})
    return tab


def begin(tab: Tab, wish: Doc = ALONE) -> str:
    """Start a game against bots; its table."""
    table = tab.ask("POST", "/api/tables", wish, status=201)["id"]
    tab.ask("POST", f"/api/tables/{table}/commands", {"type": "start"})
    return str(table)


def until_asked(line: Line) -> Doc:
    while line.asked is None:
        assert line.tab.wait()
    return line.asked


def play_on(line: Line, picks: int) -> None:
    for _ in range(picks):
        until_asked(line)
        line.answer()


def give_up(tab: Tab, table: str) -> None:
    tab.ask("POST", f"/api/tables/{table}/commands", {"type": "resign"})


def test_a_game_against_bots_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = arrive(Tab())
    table = begin(tab)
    line = tab.open(table)
    for _ in range(2000):
        if line.asked is not None:
            line.answer()
        elif not tab.wait():
            break
    info = tab.ask("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    assert info["ending"] == "played"
    verify(tab.ask("GET", f"/api/records/{table}/text"))
    assert [row["id"] for row in tab.ask("GET", "/api/records?mine=true")["tables"]] == [table]
    assert tab.ask("GET", "/api/me/tables")["tables"] == []

    monkeypatch.setattr("orcs.page.records.SECONDS", 0.5)
    path = f"/api/records/{table}/analysis"
    assert tab.ask("POST", path)["status"] == "running"
    tab.think(Failed("out of memory"))
    assert tab.ask("GET", path)["problem"] == "analysis_failed"
    tab.ask("POST", path)
    tab.think()
    assert tab.ask("GET", path)["analysis"]["turns"]
    assert not tab.errors


def test_a_pick_is_stored_before_it_is_shown() -> None:
    tab = arrive(Tab())
    table = begin(tab)
    line = tab.open(table)
    ask = until_asked(line)
    tab.browser.full = True
    shown, before = len(line.heard), dict(tab.browser.stored)
    line.answer()
    assert len(line.heard) == shown
    assert line.closed is not None
    assert line.closed[0] == 1013
    assert "could not store" in line.closed[1]
    assert tab.browser.stored == before
    assert tab.ask("POST", "/api/tables", ALONE, status=507)["code"] == "storage"

    tab.browser.full = False
    again = tab.open(table)
    assert until_asked(again) == ask
    assert again.answer()["type"] == "step"


@pytest.mark.parametrize("picks", [0, 1, 7, 25])
def test_a_table_survives_a_tab_that_is_killed(picks: int) -> None:
    browser = Browser()
    tab = arrive(Tab(browser))
    table = begin(tab)
    line = tab.open(table)
    play_on(line, picks)
    ask = until_asked(line)
    line.send("resync")
    tab.close()

    other = Tab(browser)
    again = other.open(table)
    assert again.asked == ask
    assert again.step["view"] == line.step["view"]
    assert [row["id"] for row in other.ask("GET", "/api/me/tables")["tables"]] == [table]


def test_a_bot_that_was_thinking_when_the_tab_was_closed_thinks_again() -> None:
    browser = Browser()
    tab = arrive(Tab(browser))
    table = begin(tab)
    line = tab.open(table)
    while not tab.jobs:
        until_asked(line)
        line.answer()
    tab.close()
    other = Tab(browser)
    other.open(table)
    assert len(other.jobs) == 1


def test_a_bot_that_fails_picks_by_habit() -> None:
    tab = arrive(Tab())
    line = tab.open(begin(tab))
    while not tab.jobs:
        until_asked(line)
        line.answer()
    tab.think(Failed("out of memory"))
    until_asked(line)
    assert not tab.errors


def test_two_tabs_never_hold_the_same_table() -> None:
    browser = Browser()
    one, two = arrive(Tab(browser)), Tab(browser)
    table = begin(one)
    line = one.open(table)
    refused = two.open(table)
    assert refused.closed is not None
    assert refused.closed[0] == 1013
    assert "another tab" in refused.closed[1]
    assert two.ask("POST", f"/api/tables/{table}/commands", {"type": "resign"}, status=423)["code"] == "other_tab"
    other = begin(two)
    assert {row["id"] for row in one.ask("GET", "/api/me/tables")["tables"]} == {table, other}

    play_on(line, 3)
    until_asked(line)
    line.hang_up()
    while one.wait():
        pass
    again = two.open(table)
    assert again.closed is None
    play_on(again, 3)
    assert one.open(table).closed is not None


def test_people_at_one_device_take_turns() -> None:
    tab = arrive(Tab())
    bob = tab.ask("POST", "/api/me?token=true", {"name": "Bob"})["token"]
    made = tab.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}, status=201)
    path = f"/api/tables/{made['id']}/commands?link={made['link']}"
    tab.ask("POST", path, {"type": "sit", "seat": 2}, token=bob)
    tab.ask("POST", path, {"type": "start"})
    lines = [tab.open(made["id"]), tab.open(made["id"], bob)]
    for _ in range(20):
        (asked,) = [line for line in lines if line.asked is not None]
        asked.answer()
    assert [seat["name"] for seat in tab.ask("GET", f"/api/tables/{made['id']}")["seats"]][1] == "Bob"
    assert "own" in lines[0].heard[0]["view"]
    assert tab.ask("GET", "/api/me", token="nobody", status=401)["code"] == "not_known"


def test_undo_hints_previews_and_reasons_are_given() -> None:
    tab = arrive(Tab())
    line = tab.open(begin(tab))
    ask = until_asked(line)
    pick = ask["options"][0]["text"]
    assert line.send("preview", pick=pick)["type"] == "preview"
    assert line.send("why_not", pick="cast:nothing")["type"] in ("why_not", "problem")
    line.send("hint", level="adept")
    while line.heard[-1]["type"] != "hint":
        assert tab.wait()
    assert line.heard[-1]["pick"] in [option["text"] for option in ask["options"]]
    while not line.step.get("can_undo"):
        line.answer()
        until_asked(line)
    assert line.send("undo")["undone"]
    stale = line.send("answer", ask=0, pick=pick)
    assert stale["code"] == "stale"
    assert line.heard[-1]["type"] == "step"
    assert line.send("say", text="Hello?")["code"] == "needs_server"
    assert line.send("nonsense")["code"] == "bad_message"


def test_a_finished_game_is_looked_at_and_played_again() -> None:
    tab = arrive(Tab())
    table = begin(tab)
    line = tab.open(table)
    play_on(line, 6)
    give_up(tab, table)
    record = tab.ask("GET", f"/api/records/{table}")
    last = len(record["lines"])
    steps = tab.ask("GET", f"/api/records/{table}/steps?seat=all&from=0&to={last}")
    assert steps["steps"][-1]["n"] == min(last, 100)
    assert tab.ask("GET", f"/api/records/{table}/views/3?seat=1")["n"] == 3
    assert tab.ask("GET", f"/api/records/{table}/views/9999", status=404)["code"] == "no_line"
    assert tab.ask("GET", f"/api/records/{table}/events").count("\n") == sum(
        each.get("events", 0) for each in record["lines"]
    ) + len(tab.page.replays.held[table].events[0])
    assert tab.ask("GET", f"/api/tables/{table}/past")["steps"]

    again = tab.ask("POST", f"/api/tables/{table}/rematch")
    assert tab.ask("POST", f"/api/tables/{table}/rematch")["id"] == again["id"] != table
    seats = {"seats": [{"kind": "me"}, {"kind": "bot"}]}
    same = tab.ask("POST", f"/api/tables/{table}/same_deal", seats, status=201)
    assert same["commitment"] == record["proof"]["commitment"]
    there = {"pick": 5, "seat": 1, "level": "random"}
    on = tab.ask("POST", f"/api/records/{table}/from_here", there, status=201)
    assert on["status"] == "playing"
    assert tab.ask("POST", f"/api/records/{table}/analysis", status=409)["code"] == "no_analysis"
    assert [each["info"]["id"] for each in tab.ask("GET", f"/api/records/{table}/compare")["games"]] == [table]


def test_all_that_is_stored_moves_to_another_browser() -> None:
    tab = arrive(Tab())
    over, on = begin(tab), begin(tab)
    play_on(tab.open(over), 4)
    give_up(tab, over)
    play_on(tab.open(on), 4)
    save = tab.ask("GET", "/api/me/export")

    other = arrive(Tab())
    assert other.ask("POST", "/api/me/import", save) == {"tables": 2}
    assert other.ask("POST", "/api/me/import", save) == {"tables": 0}
    assert [row["id"] for row in other.ask("GET", "/api/records")["tables"]] == [over]
    play_on(other.open(on), 2)

    damaged = {**save, "entries": dict(save["entries"])}
    damaged["entries"][f"tables/{on}/00000002"] = "[]"
    third = arrive(Tab())
    before = dict(third.browser.stored)
    assert third.ask("POST", "/api/me/import", damaged, status=422)["code"] == "bad_save"
    assert third.ask("POST", "/api/me/import", {"format": "?", "entries": {}}, status=422)["code"] == "bad_save"
    assert third.browser.stored == before

    tab.ask("DELETE", "/api/me", status=204)
    assert tab.browser.stored == {}
    assert tab.ask("GET", "/api/me", status=401)["code"] == "not_known"


def test_whatever_goes_wrong_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = arrive(Tab())
    table = begin(tab)
    line = tab.open(table)
    until_asked(line)
    before = dict(tab.browser.stored)

    def broken(*_: Any) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr("orcs.page.rooms.write_fact", broken)
        line.answer()
    assert "a mistake" in tab.errors[0]
    assert tab.browser.stored == before
    assert line.closed is not None
    play_on(tab.open(table), 2)


def test_what_needs_no_table_is_there() -> None:
    tab = Tab()
    assert tab.ask("GET", "/api/edition")["creatures"]
    assert tab.ask("GET", "/api/edition/questions")
    assert tab.ask("GET", "/api/tutorial")["chapters"]
    assert tab.ask("POST", "/api/sandbox", {"setup": {"seed": 5}})["ask"]
    assert tab.ask("POST", "/api/sandbox", {"picks": ["nonsense"]}, status=409)["code"] == "sandbox_pick"
    assert tab.ask("GET", "/api/tables?status=gathering")["tables"] == []
    assert tab.ask("GET", "/api/tables/0123456789abcdef", status=404)["code"] == "no_table"
    assert tab.ask("GET", "/api/records/0123456789abcdef", status=404)["code"] == "no_record"
    assert tab.ask("POST", "/api/me/code", status=404)["code"] == "needs_server"
    assert tab.ask("GET", "/api/nothing", status=404)["code"] == "not_found"
    assert tab.ask("PUT", "/api/tables", status=405)["code"] == "not_allowed_method"
    assert tab.ask("POST", "/api/tables", {"seats": []}, status=400)["code"] == "bad_message"
    assert tab.open("0123456789abcdef").closed is not None


def test_a_name_changes_at_every_table() -> None:
    tab = arrive(Tab())
    table = begin(tab)
    line = tab.open(table)
    tab.ask("PUT", "/api/me", {"name": "Ann", "language": "de"})
    assert tab.ask("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Ann"
    assert "Server" in line.send("say", text="Hallo")["message"]
    assert tab.ask("PUT", "/api/me", {"name": "   "}, status=422)["code"] == "bad_name"
