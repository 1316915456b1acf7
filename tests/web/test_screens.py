"""Every screen and everything that opens over it, at three sizes, by day and at dusk: nothing sticks out, nothing is
covered, axe-core is content."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import running
from tests.web.browser import LAPTOP, PHONE, SIDEWAYS, Guests, command, make_table, visit
from tests.web.language import cut_words
from tests.web.layout import problems, violations
from tests.web.player import Player, opened

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
SIZES = {"laptop": LAPTOP, "phone": PHONE, "sideways": SIDEWAYS}


class Review:
    """Looks at screens and remembers what is wrong with them."""

    def __init__(self, page: Page, title: str) -> None:
        self.page = page
        self.title = title
        self.touch = title != "laptop"
        self.found: list[str] = []

    def look(self, screen: str, *, whole: bool = False) -> None:
        """Check what is shown now, in the dark and the light theme; `whole` if all of it must be visible at once."""
        self.found += [f"{screen}: {each}" for each in problems(self.page, whole=whole) + cut_words(self.page)]
        for theme in ("dark", "light"):
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            if folder := os.environ.get("ORCS_SCREENSHOTS"):
                self.page.screenshot(path=f"{folder}/{self.title}-{screen}-{theme}.png")
            # A phone in landscape shows the same as in portrait, arranged differently.
            if self.title != "sideways":
                rules = [] if theme == "dark" else ["color-contrast"]
                self.found += [f"{screen}, {theme}: {each}" for each in violations(self.page, rules)]

    def open(self, button: str) -> None:
        """Check what opens over the screen, and close it again."""
        self.page.get_by_role("button", name=button).last.click()
        opened(self.page)
        self.look(button.lower())
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)


@pytest.fixture(params=list(SIZES))
def review(request: pytest.FixtureRequest, guests: Guests) -> Iterator[Review]:
    """A browser of a size whose screens are reviewed."""
    title = str(request.param)
    page = guests.page("/", SIZES[title], touch=title != "laptop")
    looking = Review(page, title)
    yield looking
    assert not looking.found, "\n".join(looking.found)


def test_the_screens_around_the_table(review: Review) -> None:
    page = review.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    review.look("home")
    for screen in ("new?preset=full", "settings", "records", "learn", "art"):
        visit(page, screen)
        review.look(screen.partition("?")[0])
    page.goto("/new?preset=shared")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".curtain button")).to_be_visible()
    review.look("curtain", whole=True)


COVERED = """
() => {
  const start = document.querySelector("button.start");
  for (const art of document.querySelectorAll("svg")) art.style.pointerEvents = "visiblePainted";
  const over = new Set();
  for (let y = 0; y <= document.scrollingElement.scrollHeight; y += 20) {
    scrollTo(0, y);
    const box = start.getBoundingClientRect();
    for (let i = 1; i < 20; i++) for (let j = 1; j < 6; j++) {
      const top = document.elementFromPoint(box.left + box.width * i / 20, box.top + box.height * j / 6);
      if (!start.contains(top)) over.add(top?.outerHTML.slice(0, 120) ?? "nothing");
    }
  }
  return [...over];
}
"""
"""What is drawn over the button that starts the game, wherever the page is scrolled to."""


def test_nothing_is_drawn_over_the_start_of_a_game(guests: Guests) -> None:
    page = guests.page("/new?preset=full", (1024, 768))
    expect(page.locator(".pair svg").first).to_be_attached()
    assert page.evaluate(COVERED) == []


def test_the_door_of_a_server_for_the_invited(client: None, browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"ORCS_INVITATION_ONLY": "yes"}) as server:
        guests = Guests(browser, server.url, forgiven=("403",))
        for title, size in SIZES.items():
            page = guests.page("/", size, touch=title != "laptop")
            expect(page.get_by_role("textbox", name="Invitation code")).to_be_visible()
            review = Review(page, title)
            review.look("door", whole=True)
            assert not review.found, "\n".join(review.found)
        guests.leave()


def test_the_table(review: Review) -> None:
    page = review.page
    table = make_table(page, "random", "open", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    review.look("lobby")
    command(page, table["id"], "add_bot", seat=3, level="random")
    command(page, table["id"], "start")
    someone = Player(page, seed=5, touch=review.touch)
    someone.reach("mission")
    review.look("mission", whole=True)
    someone.reach("next action")
    review.look("action", whole=True)
    for button in ("Full log", "Chat", "Menu"):
        review.open(button)
    if review.touch:
        review.open("Spells to learn")
    page.keyboard.press("?")
    opened(page)
    review.look("keys")
    page.keyboard.press("Escape")
    someone.reach("Add a card")
    review.look("cast", whole=True)
    someone.reach("a target for", most=200, by=("done", "line:", "hand:"))
    review.look("target", whole=True)
    command(page, table["id"], "abandon")
    opened(page)
    review.look("end")


def test_a_replay(review: Review) -> None:
    page = review.page
    table = make_table(page, "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=5, touch=review.touch)
    for _ in range(4):
        someone.pick()
    command(page, table["id"], "resign")
    page.goto(f"/replay/{table['id']}")
    expect(page.get_by_role("slider")).to_be_visible()
    review.look("replay")
    for tab in ("Cards", "Scores"):
        page.get_by_role("tab", name=tab).click()
        review.look(f"replay {tab.lower()}")
    review.open("Play on from here")
