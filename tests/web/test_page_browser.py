"""The page without a server and what a browser gives or refuses it: time, storage, new versions."""

from __future__ import annotations

import re
import shutil
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Guests
from tests.web.hosting import BELOW, PAGE, hosted
from tests.web.player import Player, opened

REFUSED = "throw new DOMException('refused', 'SecurityError')"
NO_STORAGE = f"""
IDBFactory.prototype.open = () => {{ {REFUSED}; }};
LockManager.prototype.request = async () => {{ {REFUSED}; }};
""".encode()
NO_PREFERENCES = f"Object.defineProperty(window, 'localStorage', {{get() {{ {REFUSED}; }}, configurable: true}})"
"""As a browser answers that blocks all cookies."""


def test_everything_can_be_chosen_while_python_is_loading_and_begins_when_it_is_there(
    page_host: str, browser: Browser
) -> None:
    gate = threading.Event()
    with hosted(gate=gate) as url:
        guests = Guests(browser, url)
        page = guests.context().new_page()
        page.goto(f"{BELOW}/")
        loading = page.get_by_role("progressbar")
        expect(loading).to_be_visible()
        page.goto(f"{BELOW}/#/learn/tower")
        expect(page.locator(".coach .words")).to_be_visible()
        page.goto(f"{BELOW}/#/")
        page.get_by_role("link", name="Rules").click()
        expect(page.locator("#T1")).to_be_visible()
        page.goto(f"{BELOW}/#/new?preset=full")
        seats = page.locator(".seat select")
        expect(seats).to_have_count(4)
        assert seats.nth(1).locator("option").count() > 8
        expect(page.locator(".preset")).to_have_count(4)
        expect(page.get_by_text("With friends")).to_have_count(0)
        start = page.get_by_role("button", name="Start the game")
        expect(start).to_be_visible()
        assert start.evaluate("each => !each.disabled"), "it need not be waited for"
        start.click()
        expect(start).to_be_disabled()
        other = guests.context().new_page()
        other.goto(f"{BELOW}/")
        now = other.get_by_role("button", name="Play now")
        now.click()
        expect(now).to_be_disabled()
        for each in (page, other):
            expect(each.get_by_role("progressbar")).to_be_visible()
        gate.set()
        for each in (page, other):
            assert Player(each).pick()
            expect(each).to_have_url(re.compile("#/table/"))
            expect(each.get_by_role("progressbar")).to_have_count(0)
            expect(each.get_by_role("button", name="Chat")).to_have_count(0)
        guests.leave()


def test_a_browser_that_stores_nothing_says_so_and_a_game_can_be_played(page_host: str, browser: Browser) -> None:
    with hosted(before=NO_STORAGE) as url:
        guests = Guests(browser, url)
        context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce")
        context.add_init_script(NO_PREFERENCES)
        context.on("weberror", lambda told: guests.complain(str(told.error)))
        page = context.new_page()
        page.goto(f"{BELOW}/")
        word = page.get_by_role("alert")
        expect(word).to_contain_text("does not let the page store anything")
        page.get_by_role("button", name="Play now").click()
        word.get_by_role("button", name="Understood").click()
        expect(word).to_have_count(0)
        player = Player(page)
        for _ in range(3):
            player.pick()
        assert player.look()["asked"]
        page.locator("button[aria-label='Menu']").click()
        page.get_by_role("radio", name="Deutsch").check()
        expect(page.get_by_role("dialog")).to_contain_text("Sprache")
        context.close()
        guests.leave()


def renewed(folder: Path) -> None:
    """Put a new version of the page in place of the old one: a script that is loaded late has another name in it."""
    late = next((folder / "assets").glob("Decks-*.js"))
    late.rename(late.with_name("Decks-renewed.js"))
    for path in (folder / "service-worker.js", *(folder / "assets").glob("*.js")):
        path.write_text(path.read_text("utf-8").replace(late.name, "Decks-renewed.js"), "utf-8")
    for name, old, new in (
        ("service-worker.js", "const VERSION = `${OWN}", "const VERSION = `${OWN}new "),
        ("index.html", "<head>", "<head id=new>"),
    ):
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), "utf-8")


def update(page: Page) -> None:
    """Let the browser find a new version, as it does from time to time."""
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      if (coming) await new Promise((done) => coming.addEventListener("statechange", done, {once: true}));
    }""")


def test_a_new_version_is_offered_after_the_game_and_leaves_other_tabs_alone(
    page_host: str, browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    with hosted(folder) as url:
        guests = Guests(browser, url)
        context = guests.context()
        page = context.new_page()
        page.goto(f"{BELOW}/")
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        page.get_by_role("button", name="Play now").click()
        playing = Player(page)
        playing.pick()
        playing.look()
        table = page.url
        other = context.new_page()
        other.goto(f"{BELOW}/")
        other.get_by_role("button", name="Play now").click()
        elsewhere = Player(other)
        elsewhere.pick()
        elsewhere.look()

        renewed(folder)
        update(page)
        offer = page.get_by_role("button", name="Load it")
        expect(offer).to_have_count(0)
        playing.pick()
        playing.look()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Home").click()
        offer.click()
        expect(page.locator("head#new")).to_be_attached()
        page.goto(table)
        assert playing.pick()

        expect(other.locator("head#new")).not_to_be_attached()
        elsewhere.pick()
        elsewhere.look()
        other.get_by_role("button", name="Decks and points").click()
        expect(opened(other).locator("[data-deck='1']")).to_be_visible()
        guests.leave()
