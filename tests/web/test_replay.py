"""A finished game, watched again."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import EVERYWHERE, Guests, command, holding, make_table, play_out, request
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


@EVERYWHERE
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


def test_a_replay_counts_what_it_shows_not_what_it_still_loads(replay: Page) -> None:
    slider, count = replay.get_by_role("slider"), replay.locator("output")
    board = replay.locator("[aria-busy] [data-board]")
    last, start = slider.get_attribute("max") or "", board.inner_html()
    replay.set_viewport_size({"width": 390, "height": 844})
    with holding(replay, "**/steps?*"):
        replay.get_by_role("combobox", name="View").select_option("1")
        slider.fill(last)
        expect(replay.locator("[aria-busy=true]")).to_be_visible()
        expect(count).to_contain_text(f" 0/{last}")
        assert board.inner_html() == start
    expect(count).to_contain_text(f" {last}/{last}")
    expect(replay.locator("[aria-busy=true]")).to_have_count(0)
    assert board.inner_html() != start


def test_a_replay_shows_each_seat_what_it_saw(replay: Page) -> None:
    replay.get_by_role("tab", name="Cards").click()
    hands = replay.locator("[role=tabpanel] h2").filter(has_text="’s hand")
    expect(hands).to_have_count(2)
    seat = replay.get_by_role("combobox", name="View")
    seat.select_option("1")
    expect(hands).to_have_count(1)
    seat.select_option("public")
    expect(hands).to_have_count(0)


def test_the_turning_points_come_before_the_long_table(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_be_visible()
    play_out(page, table)
    page.goto(f"/replay/{table}")
    page.get_by_role("tab", name="Scores").click()
    expect(page.get_by_role("button", name="Find the turning points")).to_be_in_viewport(ratio=1)


def copied(page: Page, what: str, *, named: str = "") -> str:
    """A link that the replay has copied, if so wished with the names of those who played."""
    page.get_by_role("button", name="Share this game").click()
    sheet = page.get_by_role("dialog")
    if named:
        sheet.get_by_role("checkbox", name=named).check()
    sheet.get_by_role("button", name=what).click()
    expect(sheet.get_by_text("The link is copied.")).to_be_visible()
    page.keyboard.press("Escape")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_leads_others_to_the_moment(replay: Page, guests: Guests) -> None:
    replay.get_by_role("slider").fill("6")
    expect(replay.locator("output")).to_contain_text(" 6/")
    replay.get_by_role("combobox", name="View").select_option("2")
    other = guests.page(copied(replay, "Copy a link to this moment"))
    expect(other.get_by_role("slider")).to_have_value("6")
    expect(other.get_by_role("combobox", name="View")).to_have_value("2")


def test_the_story_leads_to_its_moments(replay: Page) -> None:
    replay.get_by_role("tab", name="Story").click()
    replay.locator("[role=tabpanel] li > button").last.click()
    expect(replay.get_by_role("slider")).not_to_have_value("0")


@EVERYWHERE
def test_somebody_plays_on_from_a_moment(replay: Page) -> None:
    replay.get_by_role("slider").fill("4")
    replay.get_by_role("button", name="Play on from here").click()
    replay.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(replay).to_have_url(re.compile("/table/"))
    assert Player(replay).pick()


@EVERYWHERE
def test_a_link_holds_the_whole_game(replay: Page, guests: Guests) -> None:
    me = str(request(replay, "GET", "/api/me")["name"])
    link = copied(replay, "Copy the game as a link")
    assert "/#game=1" in link
    assert "/replay/" not in link
    assert "name1=" not in link, "nobody is named unless whoever shares the game wants it"
    link = copied(replay, "Copy the game as a link", named=me)
    assert parse_qs(link)["name1"] == [me]
    story = replay.locator("[role=tabpanel] li").all_inner_texts()
    other = guests.page(link)
    expect(other.get_by_role("slider")).to_have_value("0")
    expect(other.get_by_role("slider")).to_have_attribute(
        "max", replay.get_by_role("slider").get_attribute("max") or ""
    )
    assert len(other.locator("[role=tabpanel] li").all_inner_texts()) == len(story)
    expect(other.locator(".seats .player").first).to_contain_text(me)
    expect(other.locator(".seats .player").last).to_contain_text("random")
    expect(other).to_have_url(re.compile("#game=.*&at=.*&name1=.*&bot2=random"))
    first = other.url
    other.get_by_role("slider").fill("4")
    expect(other).not_to_have_url(first)
    with other.expect_navigation():
        other.reload()
    expect(other.locator("output")).to_contain_text(" 4/")
    other.get_by_role("button", name="Share this game").click()
    with other.expect_download() as downloaded:
        other.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    assert Path(downloaded.value.path()).read_text("utf-8").startswith("orcs-record 1\n")

    elsewhere = guests.page("/records")
    chooser = elsewhere.get_by_label("Open a game from a file")
    ring = "(input) => getComputedStyle(input.closest('label')).outlineStyle"
    assert chooser.evaluate(ring) == "none"
    elsewhere.get_by_label("Or paste a link to a game").focus()
    elsewhere.keyboard.press("Shift+Tab")
    expect(chooser).to_be_focused()
    assert chooser.evaluate(ring) == "solid"
    chooser.set_input_files(downloaded.value.path())
    expect(elsewhere).to_have_url(re.compile("/#game=1"))
    expect(elsewhere.get_by_role("slider")).to_be_visible()
    elsewhere.goto("/records")
    elsewhere.locator("input[type=url]").fill("https://example.org/")
    elsewhere.keyboard.press("Enter")
    expect(elsewhere.get_by_role("alert")).to_contain_text("There is no game in this link")
    elsewhere.locator("input[type=url]").fill(link)
    elsewhere.keyboard.press("Enter")
    expect(elsewhere.get_by_role("slider")).to_be_visible()
    expect(elsewhere.locator(".seats .player").first).to_contain_text(me)


@EVERYWHERE
def test_somebody_plays_on_from_a_position_in_a_link(replay: Page, guests: Guests) -> None:
    replay.get_by_role("slider").fill("4")
    expect(replay.locator("output")).to_contain_text(" 4/")
    link = copied(replay, "Copy this position as a link")
    assert "/#position=1" in link
    other = guests.page(link)
    other.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(other).to_have_url(re.compile("/table/"))
    assert Player(other).pick()


def test_a_link_that_was_cut_says_so(replay: Page, guests: Guests) -> None:
    link = copied(replay, "Copy the game as a link")
    guests.forgiven = ("422",)
    other = guests.page(link[:-40])
    expect(other.locator("main")).to_contain_text("no whole game in this link")
