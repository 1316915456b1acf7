"""Whole games, played only by what the screen offers."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import EVERYWHERE, PHONE, Guests
from tests.web.layout import problems, violations
from tests.web.player import MOST_PICKS, Player, finished

ALL = ("bonus", "missions", "terrain", "new_fate", "reinforcement")


def quick(*bots: str, modules: tuple[str, ...] = ()) -> dict[str, Any]:
    """Store a previous choice: the next game is the same, with fast bots."""
    colours = ("blue", "green", "red", "yellow")
    seats = [{"who": who, "colour": colour} for who, colour in zip(("me", *bots), colours, strict=False)]
    return {"choice": {"seats": seats, "modules": list(modules), "pace": 0}}


@EVERYWHERE
def test_a_whole_game_with_all_modules_by_clicks(guests: Guests) -> None:
    page = guests.page("/", **quick("random", modules=ALL))
    page.get_by_role("button", name="Play now").click()
    someone = Player(page, seed=2)
    someone.play()
    finished(page)
    assert not problems(page) + violations(page, [])
    assert {"option", "stack", "slot", "figure"} <= set(someone.kinds), "the board and the cards were clicked too"
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert someone.pick(), "the next game has begun"


def test_a_whole_game_by_touch_on_a_phone(guests: Guests) -> None:
    page = guests.page("/", PHONE, touch=True, **quick("random"))
    page.get_by_role("button", name="Play now").tap()
    Player(page, touch=True).play()
    finished(page)
    assert not problems(page) + violations(page, [])


def test_a_whole_game_by_keys(guests: Guests) -> None:
    page = guests.page("/", **quick("random"))
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    someone = Player(page)
    chance = random.Random(3)
    for _ in range(MOST_PICKS):
        if someone.look()["over"]:
            break
        answer_by_keys(page, chance)
    finished(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement.innerText ?? ''"):
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def answer_by_keys(page: Page, chance: random.Random) -> None:
    """An option by its key; those without one by the arrows."""
    buttons = page.locator("[data-options] button")
    keys: list[str | None] = buttons.evaluate_all(
        "all => all.map(each => each.dataset.pick && (each.dataset.key ?? ''))"
    )
    chosen = chance.choice([number for number, key in enumerate(keys) if key is not None])
    if key := keys[chosen]:
        page.keyboard.press(f"Shift+Digit{key[1:]}" if key.startswith("⇧") else f"Digit{key}")
    else:
        for _ in range(len(keys) - chosen):
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
