"""The page without a server: Python in a worker, tables in the browser's own storage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from orcs.links import cut, pack
from tests.server.running import Running, running
from tests.web.browser import ARRIVED, Doc, Guests, command, make_table, play_out
from tests.web.hosting import BELOW, PAGE, ROOT
from tests.web.player import Player
from tools.build_page import PACKAGES

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


def test_all_that_is_stored_moves_to_another_browser_as_a_file(
    context: BrowserContext, address: str, browser: Browser
) -> None:
    page = visit(context, address)
    asked = play_now(page, 3).look()["asked"]
    page.goto(f"{address}#/settings")
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download everything").click()

    guests = Guests(browser, address)
    other = visit(guests.context(), f"{address}#/settings")
    other.locator("input[type=file]").set_input_files(downloaded.value.path())
    expect(other.get_by_role("status").filter(has_text="One game was added.")).to_be_visible()
    other.goto(address)
    other.locator(".mine li a").click()
    assert Player(other).look()["asked"] == asked
    guests.leave()


def test_a_finished_game_is_analysed_while_the_next_one_is_played(context: BrowserContext, address: str) -> None:
    page = visit(context, address)
    page.evaluate(ARRIVED)
    table = make_table(page, "random")["id"]
    play_out(page, table)
    page.goto(f"{address}#/replay/{table}")
    page.get_by_role("tab", name="Scores").click()
    page.get_by_role("button", name="Find the turning points").click()
    expect(page.get_by_text("Playing on from each turn")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    play_now(page, 2)
    page.goto(f"{address}#/replay/{table}")
    page.get_by_role("tab", name="Scores").click()
    expect(page.locator(".turning figure, .turning svg").first).to_be_visible()
    expect(page.get_by_role("button", name="Find the turning points")).to_have_count(0)


def test_who_wants_to_play_with_friends_elsewhere_is_led_to_a_server_if_one_is_named(
    context: BrowserContext, address: str
) -> None:
    page = visit(context, address)
    door = page.get_by_role("link", name="Play with friends")
    expect(door).to_contain_text("Friends on other devices need a server.")
    expect(door).to_have_attribute("href", re.compile("new.preset=shared"))
    built = (PAGE / "index.html").read_text("utf-8")
    named = built.replace('name="orcs-server" content=""', 'name="orcs-server" content="https://orcs.example/"')
    assert named != built
    context.route(address, lambda route: route.fulfill(body=named, content_type="text/html"))
    page.reload()
    expect(door).to_contain_text("On a server")
    expect(door).to_have_attribute("href", "https://orcs.example/")


def test_everything_that_is_shipped_has_its_licence(page_host: str) -> None:
    text = (PAGE / "licences.txt").read_text("utf-8")
    for name in ("Orcs Orcs Orcs", "Pyodide 3", "svelte", "@fluent/bundle", "Grenze", *PACKAGES):
        assert re.search(re.escape(name).replace("\\-", "[-_.]"), text, re.IGNORECASE), name
    for words in ("Mozilla Public License", "MIT", "Apache", "PYTHON SOFTWARE FOUNDATION LICENSE", "OPEN FONT LICENSE"):
        assert words.lower() in text.lower(), words
    assert not (PAGE / ".vite").exists()


def test_a_server_serves_the_page_too(address: str, browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"ORCS_PAGE": str(PAGE)}) as started:
        guests = Guests(browser, started.url)
        page = guests.context().new_page()
        page.goto("/page/")
        player = play_now(page, 2)
        assert player.look()["asked"]
        assert "/page/#/table/" in page.url
        guests.leave()
