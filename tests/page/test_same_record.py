"""One game, played by script on the page, on a server and in the library: one record."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from orcs import Game, ProvableDealer
from orcs.engine.terms import COLOURS
from orcs.page.page import ROUTES
from orcs.server.api.endpoints import Endpoint
from orcs.server.web.application import ENDPOINTS
from tests.page.browser import Tab
from tests.server.house import House, visit

MODULES = {"missions": "", "bonus": "", "terrain": ""}
WISH = {"seats": [{"kind": "me"}, {"kind": "open"}], "modules": MODULES}
PICKS = 2000


def chosen(number: int, options: list[str]) -> str:
    """The script: a different option each time, the same everywhere."""
    return options[number * 7 % len(options)]


def random_text(count: int = 32) -> str:
    return "a7" * count


def in_the_library() -> str:
    game = Game.new(
        list(COLOURS[:2]),
        modules=MODULES,
        dealer=ProvableDealer(bytes.fromhex(random_text(32)), [random_text(16)] * 2),
        undo=True,
    )
    for number in range(PICKS):
        if game.over:
            break
        game.play(chosen(number, game.asks()[0].options))
    return game.save()


def on_the_page() -> str:
    tab = Tab()
    tab.ask("POST", "/api/me", {"language": "en"})
    bob = tab.ask("POST", "/api/me?token=true", {"name": "Bob"})["token"]
    made = tab.ask("POST", "/api/tables", WISH, status=201)
    path = f"/api/tables/{made['id']}/commands?link={made['link']}"
    tab.ask("POST", path, {"type": "sit", "seat": 2}, token=bob)
    tab.ask("POST", path, {"type": "start"})
    lines = [tab.open(made["id"]), tab.open(made["id"], bob)]
    for number in range(PICKS):
        asked = next((line for line in lines if line.asked is not None), None)
        if asked is None or asked.asked is None:
            break
        asked.answer(chosen(number, [option["text"] for option in asked.asked["options"]]))
    return str(tab.ask("GET", f"/api/records/{made['id']}/text"))


def on_a_server(folder: Path) -> str:
    texts: list[str] = []

    async def story(house: House) -> None:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        made = await people[0].post("/api/tables", WISH, status=201)
        path = f"/api/tables/{made['id']}"
        await people[1].post(f"{path}/commands?link={made['link']}", {"type": "sit", "seat": 2})
        await people[0].post(f"{path}/commands", {"type": "start"})
        seat = 0
        for number in range(PICKS):
            view = await people[seat].get(f"{path}/view")
            if "ask" not in view:
                seat = 1 - seat
                view = await people[seat].get(f"{path}/view")
            if "ask" not in view:
                break
            pick = chosen(number, [option["text"] for option in view["ask"]["options"]])
            await people[seat].post(f"{path}/commands", {"type": "answer", "ask": view["ask"]["id"], "pick": pick})
        texts.append(await people[0].get(f"/api/records/{made['id']}/text"))

    visit(folder, story)
    return texts[0]


def test_a_game_by_script_gives_one_record_in_library_server_and_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", random_text)
    record = in_the_library()
    assert "result" in record
    assert on_the_page() == record
    assert on_a_server(tmp_path) == record


def test_every_route_of_the_page_is_one_of_the_server() -> None:
    server: dict[tuple[str, str], Endpoint] = {(each.method, each.path): each for each in ENDPOINTS}
    only_here = {("POST", "/api/me/import")}
    for route in ROUTES:
        if (route.method, route.path) in only_here:
            continue
        endpoint = server[route.method, route.path]
        assert set(route.query or {}) <= set(endpoint.query), route.path
        assert route.status == (endpoint.status if endpoint.status != 204 else 200), route.path
        if route.path != "/api/me":
            assert route.takes == endpoint.takes, route.path
