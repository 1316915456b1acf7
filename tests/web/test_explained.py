"""Explanations have their place, and come only when they are wanted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser import LAPTOP, PHONE, Guests, make_table
from tests.web.crowd import Crowd
from tests.web.player import Player, opened

LONG = """
(element) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  const at = {bubbles: true, pointerType: "touch", clientX: x + width / 2, clientY: y + height / 2};
  element.dispatchEvent(new PointerEvent("pointerdown", at));
}
"""
RELEASE = """
(element) => {
  element.dispatchEvent(new PointerEvent("pointerup", {bubbles: true, pointerType: "touch"}));
  element.click();
}
"""


def at_action(guests: Guests, size: tuple[int, int] = LAPTOP) -> tuple[Page, Player]:
    """A game at the point where its player may act."""
    page = guests.page("/", size, touch=size == PHONE)
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=5, touch=size == PHONE)
    someone.reach("next action", "hand:")
    return page, someone


def test_the_question_says_you_and_not_a_name(guests: Guests) -> None:
    page, _ = at_action(guests)
    expect(page.locator(".question h2")).to_have_text("Choose your next action (2 left).")


def test_a_card_is_explained_in_the_panel_of_the_question(guests: Guests) -> None:
    page, _ = at_action(guests)
    page.locator("[data-hand^=book]").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("1 power of either type")
    box, panel = tip.bounding_box(), page.locator(".question").bounding_box()
    asked = page.locator(".question h2").bounding_box()
    assert box is not None
    assert panel is not None
    assert asked is not None
    assert box["x"] >= panel["x"]
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
    assert box["y"] >= asked["y"] + asked["height"] - 1
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]


def test_what_comes_under_a_resting_mouse_does_not_explain_itself(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    figure = page.locator('[data-token="900"]')
    figure.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    crowd.tell([crowd.march(1), crowd.march(2), crowd.march(3)], 500)
    expect(tip).to_have_count(0)


def test_the_release_of_a_long_press_is_no_tap(guests: Guests) -> None:
    page, _ = at_action(guests, PHONE)
    card = page.locator("[data-hand].open").first
    card.evaluate(LONG)
    expect(page.get_by_role("tooltip")).to_be_visible()
    card.evaluate(RELEASE)
    expect(page.locator(".confirm, .armed")).to_have_count(0)
    expect(page.locator(".question h2")).to_contain_text("next action")
    card.tap()
    expect(page.locator(".question h2")).not_to_contain_text("next action")


def test_the_log_has_colours_and_pictures(guests: Guests) -> None:
    page, someone = at_action(guests)
    line = page.locator(".tail li", has_text="You cast").last
    while not line.count():
        someone.pick()
        someone.look()
    expect(line.locator("svg, img").first).to_be_visible()
    page.get_by_role("button", name="log", exact=False).last.click()
    edges = opened(page).locator(".log li").evaluate_all("all => all.map((li) => li.style.borderLeftColor)")
    assert "var(--blue)" in edges
    assert "var(--green)" in edges
