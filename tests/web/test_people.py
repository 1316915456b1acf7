"""People at a table: the name, the welcome by a link, chat without opening it, and spectators."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Page, expect

from tests.web.browser import SIDEWAYS, Guests, command, make_table


def invited(host: Page, *seats: str, **wish: object) -> tuple[str, str]:
    """The host's table, and the address that opens it."""
    table = make_table(host, *seats, **wish)
    return table["id"], f"/table/{table['id']}?link={table['link']}"


def test_friends_choose_seats_and_modules_before_the_table_opens(guests: Guests) -> None:
    page = guests.page("/")
    page.get_by_role("link", name="Play with friends").click()
    seats = page.get_by_role("combobox", name=re.compile("Player on seat"))
    expect(seats).to_have_count(3)
    assert [seat.input_value() for seat in seats.all()] == ["me", "friend", "friend"]
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("checkbox", name=re.compile("Terrain")).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.locator(".seats li")).to_have_count(2)
    expect(page.locator(".lobby .modules")).to_contain_text("Terrain")


def test_who_follows_a_link_is_told_what_this_is_and_asked_for_a_name_once(guests: Guests) -> None:
    host = guests.page("/")
    _, address = invited(host, "open", "open")
    friend = guests.page(address, named=False)
    pictures = friend.get_by_role("region", name="The game in 60 seconds")
    expect(pictures.get_by_role("listitem")).to_have_count(3)
    friend.get_by_role("button", name="Sit here").first.click()
    friend.get_by_role("textbox", name="What should the others call you?").fill("Ada")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("Your seat")).to_be_visible()
    expect(pictures).to_have_count(0)
    host.goto(address)
    expect(host.locator(".seats")).to_contain_text("Ada")
    friend.get_by_role("button", name="Leave the seat").click()
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_text("Your seat")).to_be_visible()


def test_on_a_phone_sideways_nothing_covers_the_seats_and_the_question_for_a_name(guests: Guests) -> None:
    host = guests.page("/")
    _, address = invited(host, "open", "random", house_rules=["dearest_line"])
    friend = guests.page(address, SIDEWAYS, touch=True, named=False)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("textbox", name="What should the others call you?")).to_be_visible()
    boxes = [part.bounding_box() for part in friend.locator(".lobby :is(h1, .seats > li, section, .known)").all()]
    tops = sorted((box["y"], box["y"] + box["height"]) for box in boxes if box)
    assert all(above[1] <= below[0] + 0.5 for above, below in itertools.pairwise(tops))


def test_a_name_that_is_refused_is_asked_for_again(guests: Guests) -> None:
    host = guests.page("/")
    _, address = invited(host, "open")
    friend = guests.page(address, named=False)
    guests.forgiven = ("/api/me: 422", "422 (Unprocessable Entity)")
    friend.get_by_role("button", name="Sit here").first.click()
    name = friend.get_by_role("textbox", name="What should the others call you?")
    name.fill("\u2800\u2800")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator("form").get_by_role("alert")).to_be_visible()
    name.fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".seats")).to_contain_text("Bea")


def test_chat_is_seen_without_opening_it_and_emotes_are_read_in_ones_own_language(guests: Guests) -> None:
    host = guests.page("/")
    table, address = invited(host, "random", listed=True)
    host.goto(address)
    watcher = guests.page(address, language="de")
    watcher.get_by_role("button", name="Chat").click()
    watcher.get_by_role("button", name="Gut gespielt!").click()
    bubble = host.locator(".bubble")
    expect(bubble).to_contain_text("Well played!")
    command(watcher, table, "say", text="Hallo zusammen")
    expect(bubble).to_contain_text("Hallo zusammen")
    bubble.click()
    chat = host.get_by_role("dialog")
    expect(chat).to_contain_text("Well played!")
    expect(chat).to_contain_text("Hallo zusammen")
    expect(bubble).to_have_count(0)


def test_the_table_shows_who_is_watching(guests: Guests) -> None:
    host = guests.page("/")
    _, address = invited(host, "random", listed=True)
    host.goto(address)
    expect(host.locator(".question")).to_be_visible()
    expect(host.get_by_text("watching")).to_have_count(0)
    watcher = guests.page(address)
    expect(host.get_by_text("One person is watching.")).to_be_visible()
    expect(watcher.locator(".question")).to_be_visible()
    expect(watcher.get_by_text("One person is watching.")).to_have_count(0)
    watcher.context.close()
    expect(host.get_by_text("One person is watching.")).to_have_count(0)
