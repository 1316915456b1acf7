"""The page without a server: Python in a worker, tables in the browser's own storage."""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.browser import Guests
from tests.web.player import Player

ROOT = Path(__file__).parents[2]
BELOW = "/some/where"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page under a path that it does not know."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW))

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(client: None) -> Iterator[str]:
    """Serve the built page; its address."""
    made = subprocess.run(["make", "page", "ARGS="], cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    handler = functools.partial(Handler, directory=str(ROOT / "dist" / "page"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}/"
        server.shutdown()


@pytest.fixture
def context(address: str, browser: Browser) -> Iterator[BrowserContext]:
    """A browser that must have no errors."""
    guests = Guests(browser, address)
    yield guests.context()
    guests.leave()


def visit(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def play_now(page: Page, picks: int) -> Player:
    """Start a game against a bot and make some picks."""
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
