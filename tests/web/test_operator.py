"""Moderation in the browser: a player is reported, and an operator decides."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from orcs.cli import main
from orcs.server.api.operator import PAGE
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
    seats = request(host, "GET", f"/api/tables/{table_of(host)}")["seats"]
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


def test_a_long_queue_comes_page_by_page_and_keeps_its_place(guests: Guests, server: Running) -> None:
    host, friend = gather(guests)
    request(friend, "PUT", "/api/me", {"name": "Loud Lou"})
    request(host, "POST", f"/api/tables/{table_of(host)}/reports", {"reason": "abuse", "seat": 2})
    with closing(sqlite3.connect(server.data / "orcs.db", timeout=30)) as store, store:
        (one,) = store.execute("SELECT id FROM reports WHERE decided IS NULL ORDER BY at DESC LIMIT 1").fetchone()
        copied = "at, table_id, reporter, person, reason, note, evidence, addresses"
        for number in range(2 * PAGE):
            store.execute(
                f"INSERT INTO reports (id, {copied}) SELECT ?, {copied} FROM reports WHERE id = ?",
                (f"copy{number}", one),
            )
    cid = guests.page("/")
    become_operator(cid, server)
    cards, more = cid.get_by_role("article"), cid.get_by_role("button", name="More")
    expect(cards).to_have_count(PAGE)
    more.click()
    expect(cards).to_have_count(2 * PAGE)
    cards.last.get_by_role("button", name="Dismiss").click()
    expect(cards).to_have_count(2 * PAGE - 1)
    while more.count():
        before = cards.count()
        more.click()
        expect(cards).not_to_have_count(before)
    assert cards.filter(has_text="Loud Lou").count() == 2 * PAGE


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.rpartition("/")[2].partition("?")[0]


def test_a_player_is_reported_from_the_panel_beside_the_board(guests: Guests) -> None:
    _, friend = gather(guests)
    expect(friend.locator("[data-seat='2']").get_by_role("button", name=re.compile("^Report "))).to_have_count(0)
    friend.locator("[data-seat='1']").get_by_role("button", name=re.compile("^Report ")).click()
    friend.get_by_role("dialog").get_by_role("button", name="Send report").click()
    expect(friend.get_by_text("Thank you.")).to_be_visible()
