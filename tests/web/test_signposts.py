"""What leads the eye: whose turn it is, who began, the order of the panels, the way home, titles before ids."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Guests, command, make_table
from tests.web.crowd import Crowd
from tests.web.layout import problems
from tests.web.player import Player, opened

ID = re.compile(r"\b[A-Z]\d{1,2}\b")
"""What a rule's id looks like. F1 is a key."""
KEY = "F1"


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_who_decides_in_anothers_turn_is_not_said_to_be_on_turn(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    crowd.tell([crowd.step({"turn": 2, "table": {"to_move": [1]}}, [])])
    if size != PHONE:
        expect(page.get_by_role("img", name="To move")).to_have_count(1)
    expect(page.locator("[data-seat].turn")).to_have_attribute("data-seat", "2")
    expect(page.locator("[data-seat].asked")).to_have_attribute("data-seat", "1")
    assert problems(page, whole=True) == []


def test_panels_are_in_turn_order_from_every_seat_and_the_start_player_is_marked(guests: Guests) -> None:
    host = guests.page("/", (1440, 900))
    table = make_table(host, "open", "random")
    address = f"/table/{table['id']}?link={table['link']}"
    friend = guests.page(address, (1440, 900))
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.get_by_text("Your seat")).to_be_visible()
    command(host, table["id"], "start")
    host.goto(address)
    for page, order in ((host, ["2", "3", "1"]), (friend, ["3", "1", "2"])):
        panels = page.locator(".player[data-seat]")
        expect(panels).to_have_count(3)
        places = [(box["y"], box["x"]) for box in (panel.bounding_box() for panel in panels.all()) if box]
        assert places == sorted(places)
        assert [panel.get_attribute("data-seat") for panel in panels.all()] == order
        expect(page.get_by_role("img", name="Start player")).to_have_count(1)


@pytest.mark.parametrize("size", [(1024, 768), PHONE, (844, 390)])
def test_the_way_home_is_in_sight_when_the_menu_opens(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    page.goto(f"/table/{make_table(page, 'random')['id']}")
    page.get_by_role("button", name="Menu").last.click()
    expect(opened(page).locator("a[href='/']")).to_be_in_viewport(ratio=1)


def test_previews_say_that_they_would_happen_and_hints_that_they_are_hints(guests: Guests) -> None:
    page = guests.page("/")
    page.goto(f"/table/{make_table(page, 'random')['id']}")
    someone = Player(page)
    someone.reach("next action", "Tower space")
    page.locator(".space.open").first.hover()
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("You teleport")
    expect(outcome).to_have_text(re.compile("^This would happen:"))
    page.mouse.move(1, 1)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator("[data-options] .hinted")).to_have_count(1)
    expect(outcome).to_have_text(re.compile("^Hint:"))


def test_rules_are_called_by_their_titles(guests: Guests) -> None:
    """In tips, in the log and in the contents of the rules."""
    page = guests.page("/")
    page.goto(f"/table/{make_table(page, 'random')['id']}")
    Player(page).reach("next action", "hand:")
    for thing in ("[data-hand]", "[data-token]", "[data-stack]"):
        page.locator(thing).first.hover()
        tip = page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        assert set(ID.findall(tip.inner_text())) <= {KEY}, thing
        page.mouse.move(1, 1)
        expect(tip).to_have_count(0)
    page.get_by_role("button", name="Full log").last.click()
    page.mouse.move(1, 1)
    chips = opened(page).locator(".log .clause-link")
    expect(chips.first).to_be_attached()
    assert set(chips.evaluate_all("all => all.map((each) => getComputedStyle(each).opacity)")) == {"0"}
    page.goto("/rules")
    contents = page.get_by_role("navigation").filter(has_text="Teleport")
    expect(contents).to_be_visible()
    assert not ID.findall(contents.inner_text())


@pytest.mark.parametrize("size", [PHONE, (360, 740), (768, 1024)])
def test_no_marker_stack_lies_over_the_log(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size, touch=True)
    page.goto(f"/table/{make_table(page, 'random')['id']}")
    Player(page, touch=True).reach("reveal a marker")
    lowest, log = page.locator("[data-stack='4'].open").bounding_box(), page.locator(".tail").bounding_box()
    assert lowest
    assert log
    assert lowest["y"] + lowest["height"] <= log["y"]
