"""How many clicks the plainest cast takes: a card, then a creature."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import PHONE, Guests, make_table
from tests.web.player import Player


def at_cast(guests: Guests, *, auto_pass: bool = True, **options: object) -> tuple[Page, Locator]:
    """A game against a bot at the point where a card can be cast at a creature, and that card."""
    page = guests.page("/", **options)  # type: ignore[arg-type]
    page.goto(f"/table/{make_table(page, 'random', auto_pass=auto_pass)['id']}")
    touch = bool(options.get("touch"))
    someone = Player(page, touch=touch)
    figures = page.locator(".figure.open")
    for _ in range(12):
        someone.reach("next action", "")
        cards = page.locator("[data-hand].open")
        for n in range(cards.count()):
            before = page.locator(".question h2").inner_text()
            if touch:
                cards.nth(n).tap()
            else:
                cards.nth(n).click()
            expect(page.locator(".question h2")).not_to_have_text(before)
            page.wait_for_timeout(500)
            found = figures.count() > 0
            page.keyboard.press("u")
            expect(page.locator(".question h2")).to_have_text(before)
            if found:
                return page, cards.nth(n)
        someone.pick("")
    raise AssertionError("there is nothing to cast at")


@pytest.mark.parametrize("auto_pass", [True, False])
def test_at_a_desk_a_card_and_a_creature_are_a_cast(guests: Guests, auto_pass: bool) -> None:
    """Also where the table asks for every step: then all picks up to the creature are sent together."""
    page, card = at_cast(guests, auto_pass=auto_pass)
    held = page.locator("[data-hand]").count()
    page.evaluate(
        """() => {
          window.commands = [];
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            const {type} = JSON.parse(text);
            if (type.startsWith("answer")) commands.push(type);
            send.call(this, text);
          };
        }"""
    )
    card.click()
    page.locator(".figure.open").first.click()
    expect(page.locator(".tail")).to_contain_text("damage")
    commands = page.evaluate("commands")
    assert len(commands) == 2
    assert auto_pass or commands[1] == "answers"
    assert page.locator("[data-hand]").count() < held


def test_on_a_phone_a_cast_takes_four_taps_with_its_confirmation(guests: Guests) -> None:
    page, card = at_cast(guests, size=PHONE, touch=True)
    taps = 1
    card.tap()
    expect(page.locator(".figure.open").first).to_be_visible()
    while taps < 4 and page.locator(".confirm").count() == 0:
        box = page.locator(".figure.open").first.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(600)
        taps += 1
    page.locator(".confirm").last.tap()
    taps += 1
    expect(page.locator(".tail")).to_contain_text("damage")
    assert taps <= 4
