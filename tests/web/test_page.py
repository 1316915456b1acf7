"""The page without a server: Python in a worker, tables in the browser's own storage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from orcs.links import cut, pack
from tests.server.running import Running, running
from tests.web.browser import Doc, Guests, command
from tests.web.hosting import BELOW, PAGE, ROOT
from tests.web.player import Player

GAME = ROOT / "tests" / "golden" / "terrain+bonus+missions.orc"


@pytest.fixture(scope="module")
def address(page_host: str) -> str:
    """Where any web server would serve the page."""
    return f"{page_host}{BELOW}/"


@pytest.fixture
def context(address: str, browser: Browser) -> Iterator[BrowserContext]:
    """A browser that must not complain."""
    guests = Guests(browser, address)
    yield guests.context()
    guests.leave()


def visit(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def play_now(page: Page, picks: int) -> Player:
    """A game against a bot, some picks of it."""
    page.locator("button.door.first").click()
    player = Player(page)
    for _ in range(picks):
        player.pick()
    player.look()
    return player


def test_a_game_goes_on_after_a_reload_and_without_a_network(context: BrowserContext, address: str) -> None:
    page = visit(context, address)
    player = play_now(page, 4)
    assert page.url.startswith(f"{address}#/table/")
    asked, glowing = player.look()["asked"], player.glow()
    page.reload()
    assert player.look()["asked"] == asked
    assert player.glow() == glowing
    player.pick()

    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    player.look()
    context.set_offline(True)
    page.reload()
    for _ in range(3):
        player.pick()
    player.look()
    page.goto(f"{address}#/rules")
    expect(page.locator("h1")).to_have_text("Rules")
    page.goto(address)
    expect(page.locator(".mine li")).to_have_count(1)
    context.set_offline(False)


def test_two_tabs_never_have_one_table_and_a_tab_that_is_killed_loses_nothing(
    context: BrowserContext, address: str
) -> None:
    one = visit(context, address)
    player = play_now(one, 2)
    two = visit(context, one.url)
    expect(two.locator("main")).to_contain_text("another tab")
    player.pick()
    player.look()
    before = settled(one)
    kill(context, one)
    other = Player(two)
    other.look()
    after = settled(two)
    assert (after["seq"], after["ask"]["options"]) == (before["seq"], before["ask"]["options"])
    other.pick()
    other.look()


def settled(page: Page) -> Doc:
    """What the seat at a table is asked, once nothing goes on there any more."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    told: Doc = {}
    while "ask" not in told or told["seq"] != command(page, table, "resync")["seq"]:
        told = command(page, table, "resync")
    return told


def kill(context: BrowserContext, page: Page) -> None:
    """End the process of a tab, workers and all, as a crash does. It never answers, so nobody may wait for that."""
    assert context.browser is not None
    target = context.new_cdp_session(page).send("Target.getTargetInfo")["targetInfo"]["targetId"]
    session = context.browser.new_browser_cdp_session()
    attached = session.send("Target.attachToTarget", {"targetId": target, "flatten": False})
    message = {"sessionId": attached["sessionId"], "message": '{"id": 1, "method": "Page.crash"}'}
    with page.expect_event("crash"):
        session.send("Target.sendMessageToTarget", message)


def test_a_game_in_a_link_goes_from_a_server_to_the_page_and_back(
    context: BrowserContext, address: str, server: Running, browser: Browser
) -> None:
    link = pack(GAME.read_text("utf-8"))
    page = visit(context, f"{address}#game={link}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    most = slider.get_attribute("max") or ""
    page.keyboard.press("End")
    expect(slider).to_have_value(most)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy the game as a link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert copied == f"{address}#game={link}"

    guests = Guests(browser, server.url)
    there = guests.page(f"/#game={link}")
    expect(there.get_by_role("slider")).to_have_attribute("max", most)
    guests.leave()

    page.goto(f"{address}#position={pack(cut(GAME.read_text('utf-8'), 120))}")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("#/table/"))
    assert Player(page).pick()


def test_a_server_serves_the_page_too(address: str, browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"ORCS_PAGE": str(PAGE)}) as started:
        guests = Guests(browser, started.url)
        page = guests.context().new_page()
        page.goto("/page/")
        player = play_now(page, 2)
        assert player.look()["asked"]
        assert "/page/#/table/" in page.url
        guests.leave()
