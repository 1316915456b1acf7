"""Every screen, at three sizes, by day and at dusk: nothing sticks out, nothing is covered, axe-core is content."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import LAPTOP, PHONE, SIDEWAYS, Guests, command, make_table
from tests.web.layout import problems, violations
from tests.web.player import Player

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}


class Review:
    """Looks at screens and remembers what is wrong with them."""

    def __init__(self, page: Page, title: str) -> None:
        self.page = page
        self.title = title
        self.touch = title != "laptop"
        self.found: list[str] = []

    def look(self, screen: str, *, whole: bool = False) -> None:
        """Look at what is shown now, at dusk and by day; `whole` if all of it must be in sight at once."""
        self.found += [f"{screen}: {each}" for each in problems(self.page, whole=whole)]
        for theme in ("dark", "light"):
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            if folder := os.environ.get("ORCS_SCREENSHOTS"):
                self.page.screenshot(path=f"{folder}/{self.title}-{screen}-{theme}.png")
            rules = [] if theme == "dark" else ["color-contrast"]
            self.found += [f"{screen}, {theme}: {each}" for each in violations(self.page, rules)]


@pytest.fixture(params=[LAPTOP, PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])
def review(request: pytest.FixtureRequest, guests: Guests) -> Iterator[Review]:
    """A browser of a size, and somebody who looks closely."""
    title = {LAPTOP: "laptop", PHONE: "phone", SIDEWAYS: "sideways"}[request.param]
    page = guests.page("/", request.param, touch=title != "laptop")
    looking = Review(page, title)
    yield looking
    assert not looking.found, "\n".join(looking.found)


def test_the_screens_around_the_table(review: Review) -> None:
    page = review.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    review.look("home")
    for screen in ("new?preset=full", "settings", "records"):
        page.goto(f"/{screen}")
        expect(page.locator("header h1")).to_be_visible()
        review.look(screen.partition("?")[0])


def test_the_table(review: Review) -> None:
    page = review.page
    table = make_table(page, "random", "open", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="The table gathers")).to_be_visible()
    review.look("lobby")
    command(page, table["id"], "add_bot", seat=3, level="random")
    command(page, table["id"], "start")
    someone = Player(page, seed=5, touch=review.touch)
    someone.reach("mission")
    review.look("mission", whole=True)
    someone.reach("next action")
    review.look("action", whole=True)
    for title in ("Everything that happened", "Talk", "Menu"):
        page.get_by_role("button", name=title).last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        review.look(title.lower())
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    someone.reach("Add a card")
    review.look("cast", whole=True)
    command(page, table["id"], "abandon")
    expect(page.get_by_role("dialog")).to_be_visible()
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
