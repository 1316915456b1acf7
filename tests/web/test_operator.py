"""Moderation in the browser: a player is reported, and an operator decides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from orcs.cli import main
from tests.server.running import Running
from tests.web.browser import PHONE, Guests, request
from tests.web.test_together import gather


def become_operator(page: Page, server: Running) -> None:
    """Open the operators' screen as a person made operator on the command line."""
    page.goto("/operator")
    told = page.locator("code").inner_text()
    assert main([*told.removeprefix("orcs ").split(), "--data", str(server.data)]) == 0
    page.reload()
    expect(page.get_by_role("heading", name="Bans", exact=True)).to_be_visible()


def test_a_line_of_chat_is_reported_and_an_operator_acts_on_it(
    guests: Guests, server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    host, friend = gather(guests)
    bad = request(friend, "PUT", "/api/me", {"name": "Bad Bob"})
    for page in (host, friend):
        page.get_by_role("button", name="Chat").click()
    friend.get_by_role("textbox", name="Write a message").fill("You stink <b>")
    friend.keyboard.press("Enter")
    host.get_by_role("button", name="Report this message from Bad Bob").click()
    dialog = host.get_by_role("dialog", name="Report this message")
    dialog.get_by_role("radio", name="Holding up the game").check()
    dialog.get_by_role("textbox").fill("Again and again")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()

    cid = guests.page("/", PHONE, touch=True)
    become_operator(cid, server)
    card = cid.get_by_role("article", name="About Bad Bob")
    expect(card).to_contain_text("Holding up the game")
    expect(card).to_contain_text("Again and again")
    expect(card).to_contain_text("Round 1 of the game")
    expect(card.get_by_text("You stink <b>")).to_be_visible()
    card.get_by_role("checkbox", name="Take them from their seat").check()
    card.get_by_role("combobox", name="No chat").select_option("for a day")
    card.get_by_role("button", name="Do this").click()
    expect(card).to_have_count(0)
    cid.get_by_role("radio", name="Decided").check(force=True)
    expect(card.get_by_text("No chat for a day. Removed from the seat.")).to_be_visible()
    seats = request(host, "GET", f"/api/tables/{host.url.rpartition('/')[2].partition('?')[0]}")["seats"]
    assert [seat["person"] for seat in seats if seat.get("resigned")] == [bad["id"]]

    muted = cid.get_by_role("listitem").filter(has_text="may not chat")
    expect(muted).to_contain_text("Bad Bob")
    muted.get_by_role("button", name="Lift").click()
    expect(muted).to_have_count(0)
    friend.get_by_role("textbox", name="Write a message").fill("Sorry")
    friend.keyboard.press("Enter")
    expect(host.get_by_text("Sorry")).to_be_visible()


def test_a_player_is_reported_from_the_menu_and_the_report_dismissed(guests: Guests, server: Running) -> None:
    host, friend = gather(guests)
    request(host, "PUT", "/api/me", {"name": "Good Ann"})
    friend.reload()
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("dialog").get_by_role("button", name=re.compile("^Report ")).click()
    friend.get_by_role("button", name="Send report").click()
    expect(friend.get_by_text("Thank you.")).to_be_visible()
    cid = guests.page("/")
    become_operator(cid, server)
    cards = cid.get_by_role("article")
    expect(cards.first).to_be_visible()
    count = cards.count()
    cards.first.get_by_role("button", name="Dismiss").click()
    expect(cards).to_have_count(count - 1)


def test_a_player_is_reported_from_the_panel_beside_the_board(guests: Guests) -> None:
    _, friend = gather(guests)
    expect(friend.locator("[data-seat='2']").get_by_role("button", name=re.compile("^Report "))).to_have_count(0)
    friend.locator("[data-seat='1']").get_by_role("button", name=re.compile("^Report ")).click()
    friend.get_by_role("dialog").get_by_role("button", name="Send report").click()
    expect(friend.get_by_text("Thank you.")).to_be_visible()
