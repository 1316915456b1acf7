"""Decks at hand (S10): what everybody may know of the cards, the points and the end of the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import EVERYWHERE, LAPTOP, PHONE, Guests, make_table
from tests.web.layout import violations
from tests.web.player import Player


def at_table(guests: Guests, size: tuple[int, int]) -> Page:
    page = guests.page("/", size)
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    return page


def counts(page: Page, seat: int) -> list[int]:
    """How many cards each pile of a seat has, by the head of its list."""
    return [int(text) for text in page.locator(f"[data-deck='{seat}'] h4 span").all_inner_texts()]


@EVERYWHERE
def test_everybody_s_deck_can_be_looked_at_as_far_as_it_is_public(guests: Guests) -> None:
    page = at_table(guests, LAPTOP)
    Player(page).reach("next action", "hand:")
    page.get_by_role("button", name="Decks and points").click()
    dialog = page.get_by_role("dialog", name="Decks and points")
    expect(dialog.locator("[data-deck='1'] h4")).to_contain_text(["In your hand", "In your draw pile", "Discard pile"])
    assert sum(counts(page, 1)) == 8
    expect(dialog.locator("[data-deck='2'] h4")).to_contain_text(["In hand (4) and draw pile", "Discard pile"])
    assert sum(counts(page, 2)) == 8
    expect(dialog.locator("[data-deck='piles'] h4 span")).to_have_text("34")
    expect(dialog.get_by_text(re.compile(r"\d+ markers are left on the four paths"))).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Total")).to_be_visible()
    assert violations(page, []) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (1024, 768)], ids=["desk", "phone", "square"])
def test_missions_are_cards_when_they_are_chosen_and_in_the_decks(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    table = make_table(page, "random", modules={"missions": ""})
    page.goto(f"/table/{table['id']}")
    offered = page.locator("[data-options] [data-mission]")
    expect(offered).to_have_count(2)
    for card in offered.all():
        expect(card).to_be_in_viewport(ratio=1)
        expect(card.locator("svg")).to_be_visible()
    kept = offered.first.get_attribute("data-mission")
    assert violations(page, []) == []
    offered.first.click()
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Decks and points").click()
    dialog = page.get_by_role("dialog", name="Decks and points")
    own = dialog.locator("[data-deck='1'] [data-mission]")
    expect(own).to_have_attribute("data-mission", str(kept))
    expect(own).to_contain_text("0 points so far")
    expect(dialog.locator("[data-deck='2'] [data-mission]")).to_have_attribute("data-mission", "back")
    assert violations(page, []) == []


def test_the_menu_of_a_phone_leads_to_the_decks(guests: Guests) -> None:
    page = at_table(guests, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Decks and points").click()
    expect(page.get_by_role("dialog", name="Decks and points").locator("[data-deck='2']")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out to the side"
