"""A game in a link, opened on the page and on a server: the same answers, and nothing stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orcs import Game
from orcs.engine import notation
from orcs.links import cut, pack
from tests.page.browser import Doc, Tab
from tests.server.house import House, visit

GOLDEN = Path(__file__).parents[1] / "golden"
GAME = (GOLDEN / "terrain+bonus+missions.orc").read_text("utf-8")
LINK = pack(GAME)
AT = 150


def asked_of_the_page(wanted: list[tuple[str, Doc, int]]) -> list[Any]:
    tab = Tab()
    tab.ask("POST", "/api/me", {"language": "en"})
    stored = dict(tab.browser.stored)
    answers = [tab.ask("POST", path, body, status=status) for path, body, status in wanted]
    assert tab.browser.stored == stored
    return answers


def asked_of_a_server(folder: Path, wanted: list[tuple[str, Doc, int]]) -> list[Any]:
    answers: list[Any] = []

    async def story(house: House) -> None:
        stranger = await house.guest()
        for path, body, status in wanted:
            answers.append(await stranger.post(path, body, status))
        assert not await house.rows("SELECT id FROM tables")

    visit(folder, story)
    return answers


def test_a_game_in_a_link_is_shown_alike_by_page_and_server(tmp_path: Path) -> None:
    wanted: list[tuple[str, Doc, int]] = [
        ("/api/links", {"packed": LINK}, 200),
        ("/api/links/steps", {"packed": LINK, "seat": "1", "first": AT, "last": AT + 20}, 200),
        ("/api/links/pack", {"record": GAME}, 200),
        ("/api/links/pack", {"record": GAME, "n": AT}, 200),
    ]
    answers = asked_of_the_page(wanted)
    assert asked_of_a_server(tmp_path, wanted) == answers
    shown, steps, game, position = answers
    assert shown["text"] == GAME
    lines = shown["record"]["lines"]
    assert len(shown["events"]) >= sum(line.get("events", 0) for line in lines)
    assert shown["record"]["result"] == [score.total for score in Game.load(GAME).scores()]
    assert [seat["colour"] for seat in shown["record"]["info"]["seats"]] == Game.load(GAME).setup.colours
    assert set(shown["record"]["info"]["modules"]) == {"terrain", "bonus", "missions"}
    assert [step["n"] for step in steps["steps"]] == list(range(AT + 1, AT + 21))
    assert steps["view"]["own"]["seat"] == 1
    assert game["packed"] == LINK
    assert not game.get("long")
    assert position["packed"] == pack(cut(GAME, AT))


def changed(text: str) -> str:
    """The link of a record in which somebody picks what is not open."""
    record = notation.read(text)
    record.entries[-1].pick = "pass" if record.entries[-1].pick != "pass" else "end"
    return pack(notation.write(record))


REFUSED: list[tuple[str, Doc, int]] = [
    ("/api/links", {"packed": LINK[:-9]}, 422),
    ("/api/links", {"packed": "2abc"}, 422),
    ("/api/links", {"packed": changed(GAME)}, 422),
    ("/api/links", {"packed": pack(cut(GAME, AT))[:-4]}, 422),
    ("/api/links/steps", {"packed": LINK, "first": 9_999}, 404),
    ("/api/links/steps", {"packed": LINK, "seat": "4"}, 404),
    ("/api/links/pack", {"record": "orcs-record 1"}, 422),
    ("/api/links", {"packed": "1" * 40_000}, 400),
]


def test_what_is_wrong_with_a_link_is_said_alike_by_page_and_server(tmp_path: Path) -> None:
    answers = asked_of_the_page(REFUSED)
    assert [answer["code"] for answer in answers] == [
        "link_broken",
        "link_newer",
        "link_rules",
        "link_broken",
        "no_line",
        "no_seat",
        "bad_record",
        "bad_message",
    ]
    assert asked_of_a_server(tmp_path, REFUSED) == answers


def test_a_game_that_does_not_follow_the_tables_of_today_is_refused() -> None:
    other = GAME.replace("edition: ", "edition: 0", 1)
    lines = other.split("\n")[:-2]
    text = "\n".join([*lines, f"checksum: {notation.checksum(lines)}"]) + "\n"
    (answer,) = asked_of_the_page([("/api/links", {"packed": pack(text)}, 422)])
    assert answer["code"] == "link_rules"


@pytest.mark.parametrize("position", [False, True])
def test_somebody_plays_on_from_a_link_on_the_page(position: bool) -> None:
    tab = Tab()
    tab.ask("POST", "/api/me", {"language": "en"})
    link = pack(cut(GAME, AT)) if position else LINK
    wish = {"packed": link, "pick": AT, "seat": 2, "level": "random"}
    table = tab.ask("POST", "/api/links/from_here", wish, status=201)
    assert table["status"] == "playing"
    assert table["seats"][1]["kind"] == "person"
    assert table["from_here"].startswith("link ")
    line = tab.open(table["id"])
    for _ in range(3000):
        if line.asked is not None:
            line.answer()
        elif not tab.wait():
            break
    text = tab.ask("GET", f"/api/records/{table['id']}/text")
    assert "deal: manual" in text
    assert Game.load(text).over
    before = [f"{entry.split(' ', 1)[1]}" for entry in GAME.split("\n") if entry[:1].isdecimal()][:AT]
    after = [f"{entry.split(' ', 1)[1]}" for entry in text.split("\n") if entry[:1].isdecimal()][:AT]
    assert after == before
    last = tab.ask("GET", f"/api/records/{table['id']}/packed")
    assert last["packed"] == pack(text)
    assert tab.ask("GET", f"/api/records/{table['id']}/packed?n={AT}")["packed"] == pack(cut(text, AT))


def test_nobody_plays_on_from_the_end() -> None:
    tab = Tab()
    tab.ask("POST", "/api/me", {"language": "en"})
    last = sum(line[:1].isdecimal() for line in GAME.split("\n"))
    wish = {"packed": LINK, "pick": last, "seat": 1}
    assert tab.ask("POST", "/api/links/from_here", wish, status=409)["code"] == "table_over"


def test_somebody_plays_on_from_a_link_on_a_server_and_shares_the_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await ann.post("/api/links/from_here", {"packed": LINK, "pick": AT, "seat": 1, "level": "random"})
        assert table["status"] == "playing"
        await ann.do(table["id"], "resign")
        text = await ann.get(f"/api/records/{table['id']}/text")
        shared = await ann.get(f"/api/records/{table['id']}/packed")
        assert shared["packed"] == pack(text)
        await bob.get(f"/api/records/{table['id']}/packed", 404)
        position = await bob.get(f"/api/records/{table['id']}/packed", link=table["link"], n=AT)
        assert position["packed"] == pack(cut(text, AT))
        stranger = await house.guest()
        await stranger.post("/api/links/from_here", {"packed": LINK, "pick": AT, "seat": 1}, 401)

    visit(tmp_path, story)
