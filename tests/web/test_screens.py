"""Every screen, at three sizes, by day and at dusk: nothing sticks out, nothing is covered, axe-core is content."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import LAPTOP, PHONE, SIDEWAYS, Guests, command, make_table
from tests.web.layout import problems, violations
from tests.web.player import Player

SIZES = {"laptop": LAPTOP, "phone": PHONE, "sideways": SIDEWAYS}
ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
VIEWS = pytest.mark.parametrize(
    ("size", "theme"), [(size, theme) for size in SIZES for theme in ("dark", "light")], ids=lambda each: str(each)
)


class Review:
    """Looks at screens and remembers what is wrong with them."""

    def __init__(self, page: Page, title: str) -> None:
        self.page = page
        self.title = title
        self.found: list[str] = []

    def look(self, screen: str, *, whole: bool = False) -> None:
        """Look at what is shown now."""
        if folder := os.environ.get("ORCS_SCREENSHOTS"):
            self.page.screenshot(path=f"{folder}/{self.title}-{screen}.png")
        self.found += [f"{screen}: {each}" for each in problems(self.page, whole=whole)]
        self.found += [f"{screen}: {each}" for each in violations(self.page)]

    def close(self) -> None:
        """Nothing may have been wrong."""
        assert not self.found, "\n".join(self.found)


def visit(guests: Guests, size: str, theme: str) -> tuple[Page, Review]:
    """A browser of a size, and somebody who looks closely."""
    page = guests.page("/", SIZES[size], touch=size != "laptop", theme=theme)
    return page, Review(page, f"{size}-{theme}")


@VIEWS
def test_the_screens_around_the_table(guests: Guests, size: str, theme: str) -> None:
    page, review = visit(guests, size, theme)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    review.look("home")
    for screen in ("new", "new?preset=full", "settings", "records"):
        page.goto(f"/{screen}")
        expect(page.locator("main h1, header h1").first).to_be_visible()
        review.look(screen.replace("?", "-"))
    page.goto("/nowhere")
    review.close()


@VIEWS
def test_the_table(guests: Guests, size: str, theme: str) -> None:
    page, review = visit(guests, size, theme)
    table = make_table(page, "random", "open", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="The table gathers")).to_be_visible()
    review.look("lobby")
    command(page, table["id"], "add_bot", seat=3, level="random")
    command(page, table["id"], "start")
    someone = Player(page, seed=5)
    someone.look()
    review.look("first", whole=True)
    someone.reach("cast:")
    review.look("action", whole=True)
    for title in ("Everything that happened", "Talk", "Menu"):
        page.get_by_role("button", name=title).last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        review.look(title.lower())
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    review.close()


@VIEWS
def test_a_replay(guests: Guests, size: str, theme: str) -> None:
    page, review = visit(guests, size, theme)
    table = make_table(page, "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=5)
    for _ in range(4):
        someone.pick()
    command(page, table["id"], "resign")
    page.goto(f"/replay/{table['id']}")
    expect(page.get_by_role("slider")).to_be_visible()
    review.look("replay")
    review.close()
