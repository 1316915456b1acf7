"""A finished game, watched again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Guests, command, make_table
from tests.web.player import Player


@pytest.fixture
def replay(guests: Guests) -> Page:
    """The replay of a game that was resigned in its second turn."""
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    for _ in range(12):
        someone.pick()
    command(page, table["id"], "resign")
    page.goto(f"/replay/{table['id']}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    return page


def test_a_replay_goes_by_pick_turn_and_slider(replay: Page) -> None:
    slider = replay.get_by_role("slider")
    replay.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    replay.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    replay.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("1")
    replay.get_by_role("button", name="Next turn").click()
    expect(slider).not_to_have_value("1")
    replay.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    replay.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("5")
    expect(replay.locator("output")).to_contain_text(" 5/")


def test_a_replay_shows_each_seat_what_it_saw(replay: Page) -> None:
    replay.get_by_role("tab", name="Cards").click()
    hands = replay.locator("[role=tabpanel] h2").filter(has_text="’s hand")
    expect(hands).to_have_count(2)
    seat = replay.get_by_role("combobox", name="View")
    seat.select_option("1")
    expect(hands).to_have_count(1)
    seat.select_option("public")
    expect(hands).to_have_count(0)


def test_a_link_leads_others_to_the_moment(replay: Page, guests: Guests) -> None:
    replay.get_by_role("slider").fill("6")
    expect(replay.locator("output")).to_contain_text(" 6/")
    replay.get_by_role("combobox", name="View").select_option("2")
    replay.get_by_role("button", name="Copy a link to this moment").click()
    expect(replay.get_by_text("Link to this moment copied.")).to_be_visible()
    link = replay.evaluate("navigator.clipboard.readText()")
    other = guests.page(link)
    expect(other.get_by_role("slider")).to_have_value("6")
    expect(other.get_by_role("combobox", name="View")).to_have_value("2")


def test_the_story_leads_to_its_moments(replay: Page) -> None:
    replay.get_by_role("tab", name="Story").click()
    replay.locator("[role=tabpanel] li > button").last.click()
    expect(replay.get_by_role("slider")).not_to_have_value("0")


def test_somebody_plays_on_from_a_moment(replay: Page) -> None:
    replay.get_by_role("slider").fill("4")
    replay.get_by_role("button", name="Play on from here").click()
    replay.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(replay).to_have_url(re.compile("/table/"))
    assert Player(replay).pick()
