"""Addresses that lead nowhere: a page in the reader's language says so, and has a way on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, expect

from orcs.text import Words
from orcs.text.messages import LANGUAGES
from tests.server.running import Running
from tests.web.browser import LAPTOP, PHONE, Guests, command, make_table, request
from tests.web.layout import problems, violations

NOWHERE = {
    "/nonsense": "web-lost-address",
    "/nonsense/deep/below": "web-lost-address",
    "/new/more": "web-lost-address",
    "/rules/nonsense": "web-lost-address",
    "/learn/nonsense": "web-lost-address",
    "/replay": "web-lost-address",
    "/replay/xyz": "problem-no_record",
    "/table/xyz": "problem-no_table",
    "/hotseat/xyz": "problem-no_table",
}


@pytest.fixture
def strays(server: Running, browser: Browser) -> Iterator[Guests]:
    """People whose browsers may report missing pages."""
    some = Guests(browser, server.url, forgiven=("404", "403", "WebSocket"))
    yield some
    some.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_address_is_answered_in_the_readers_language(strays: Guests, language: str) -> None:
    size = PHONE if language == "de" else LAPTOP
    page = strays.page("/", size, touch=size == PHONE, language=language)
    for address, message in NOWHERE.items():
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404, address
        said = Words(language).say(message)
        expect(page.get_by_role("alert")).to_have_text(said)
        assert problems(page) + violations(page, []) == [], address
    page.get_by_role("link", name=Words(language).say("web-home")).last.click()
    expect(page.get_by_role("button", name=Words(language).say("web-play_now")).first).to_be_visible()


def test_a_closed_table_and_a_game_that_goes_on_have_a_way_on(strays: Guests) -> None:
    page = strays.page("/")
    table = make_table(page, "open")["id"]
    command(page, table, "close")
    page.goto(f"/table/{table}")
    expect(page.get_by_role("alert")).to_have_text(Words("en").say("web-table-closed"))
    expect(page.locator('[data-lost] a[href="/"]')).to_be_visible()
    going = make_table(page, "random")["id"]
    page.goto(f"/replay/{going}")
    expect(page.get_by_role("alert")).to_have_text(Words("en").say("problem-no_record"))
    page.locator('[data-lost] a[href="/records"]').click()
    expect(page).to_have_url(f"{strays.url}/records")


def test_programs_are_answered_as_before(strays: Guests) -> None:
    page = strays.page("/")
    with pytest.raises(Error, match=r'404 {"type":"problem","code":"not_found"'):
        request(page, "GET", "/nonsense")
