"""Windows of a desk, from middling to large: nothing broken, nothing tiny, no holes between panels, no stray bars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from orcs.learning import load
from orcs.text import LANGUAGES, Words
from tests.web.browser import Guests, command, make_table, play_out
from tests.web.layout import STILL
from tests.web.player import Player, opened
from tests.web.test_sizes import ALL, SMALL

MIDDLING, LARGE = (1024, 768), (2560, 1440)

BROKEN = """
(names) => names.flatMap((name) => {
  const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (const {index, 0: word} of text.data.matchAll(/[^\\s]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
})
"""
"""Words that go over more than one line."""

SPARE = """
(lines) => lines.map((line) => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const words = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  range.setEndAfter(words.at(-1) ?? line);
  return Math.round(line.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom);
})
"""
"""How far each line's box goes on below its words."""


def box(locator: Locator) -> dict[str, float]:
    """Where something is."""
    found = locator.bounding_box()
    assert found
    x, y, width = found["x"], found["y"], found["width"]
    return {"x": x, "y": y, "width": width, "right": x + width, "bottom": y + found["height"]}


def test_no_name_is_broken_while_everybody_is_asked(guests: Guests) -> None:
    page = guests.page("/", MIDDLING)
    table = make_table(page, "random", "random", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    Player(page, seed=5).reach("mission")
    page.evaluate(STILL)
    names = page.locator(".player .name")
    expect(page.locator(".player .flag")).not_to_have_count(0)
    assert names.evaluate_all(BROKEN) == []
    face, flag = box(page.locator(".face").first), box(page.locator(".player .flag").first)
    assert flag["x"] >= face["right"], "a mark leaves the face free"


@pytest.mark.parametrize("size", [MIDDLING, (1440, 900), LARGE])
def test_no_title_of_a_lesson_is_broken(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/learn/tower", size)
    titles = [Words(language).say(chapter.title) for language in LANGUAGES for chapter in load().chapters]
    heading = page.locator(".coach h2")
    heading.wait_for()
    for title in titles:
        heading.evaluate("(heading, title) => { heading.textContent = title }", title)
        assert heading.evaluate_all(BROKEN) == []


def test_a_clause_takes_no_line_of_the_log(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", "random", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=5)
    for _ in range(12):
        someone.pick()
    someone.look()
    page.get_by_role("button", name="Full log").last.click()
    opened(page)
    lines = page.locator("dialog .log li")
    expect(lines.nth(20)).to_be_attached()
    assert max(lines.evaluate_all(SPARE)) < 12


def finished_game(guests: Guests, size: tuple[int, int]) -> tuple[Page, str]:
    """A game that was played to its end, its points in sight."""
    page = guests.page("/", size)
    table = make_table(page, "random")["id"]
    page.goto(f"/table/{table}")
    page.locator(".question").wait_for()
    play_out(page, table)
    page.goto(f"/replay/{table}")
    page.get_by_role("tab", name="Scores").click()
    return page, table


def test_a_replay_with_its_analysis_fits_the_window(guests: Guests) -> None:
    page, _ = finished_game(guests, MIDDLING)
    page.get_by_role("button", name="Find the turning points").click()
    expect(page.get_by_text("Chance to win, by round")).to_be_attached(timeout=120_000)
    page.evaluate(STILL)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    board = box(page.locator("[data-board]"))
    assert board["width"] >= 520


def test_games_with_the_same_deal_lead_to_each_other(guests: Guests) -> None:
    page = guests.page("/")
    first = make_table(page, "random")["id"]
    page.goto(f"/table/{first}")
    command(page, first, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Same deal against bots").click()
    expect(page).not_to_have_url(re.compile(first))
    second = page.url.rpartition("/")[2].partition("?")[0]
    page.locator(".question").wait_for()
    command(page, second, "resign")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"/replay/{first}")
    page.get_by_role("tab", name="Scores").click()
    others = page.locator("section", has=page.get_by_role("heading", name="Other games with this deal"))
    others.get_by_role("link").click()
    expect(page).to_have_url(re.compile(second))


@pytest.mark.parametrize("address", ["/", "/new?preset=full", "/settings", "/rules", "/rules/cards", "/records"])
def test_text_grows_with_a_large_window(guests: Guests, address: str) -> None:
    page = guests.page(address, LARGE)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    rem = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert rem > 20
    assert page.evaluate(SMALL, rem * 0.75) == []


@pytest.mark.parametrize(("address", "longest"), [("/settings", 0), ("/new?preset=first", 1)])
def test_two_columns_leave_no_hole(guests: Guests, address: str, longest: int) -> None:
    page = guests.page(address, MIDDLING)
    panels = page.locator(".columns > .panel")
    expect(panels).to_have_count(3)
    page.evaluate(STILL)
    others = [box(panels.nth(i)) for i in range(3) if i != longest]
    assert others[0]["x"] == others[1]["x"] != box(panels.nth(longest))["x"]
    assert others[1]["y"] - others[0]["bottom"] < 24
