"""Coming back to a table: by a reload, in a second tab, as a spectator, after a lost connection."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.running import running
from tests.web.browser import EVERYWHERE, SEEDED, Guests, make_table
from tests.web.player import Player


def log_of(page: Page) -> list[str]:
    """The whole log on the screen, once it is up to date."""
    page.evaluate("() => new Promise((told) => setTimeout(told, 450))")
    page.get_by_role("button", name="Full log").last.click()
    lines = page.locator("dialog .log")
    expect(lines).to_have_attribute("aria-busy", "false")
    expect(lines.locator("li.round").first).to_be_visible()
    expect(lines.locator("li").last).to_be_in_viewport()
    told = lines.locator("li").all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return told


def begun(guests: Guests, picks: int = 15) -> tuple[Page, Player, str]:
    """A game with missions in its first turns, and its address for spectators."""
    page = guests.page("/")
    table = make_table(page, "random", modules={"missions": ""})
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    for _ in range(picks):
        someone.pick()
    someone.look()
    return page, someone, f"/table/{table['id']}?link={table['link']}"


@EVERYWHERE
def test_after_a_reload_the_table_and_its_whole_log_are_as_before(guests: Guests) -> None:
    page, someone, _ = begun(guests)
    someone.reach("next action", "Tower space")
    asked = page.locator(".question h2")
    before_undo = asked.inner_text()
    someone.pick("Tower space")
    page.get_by_role("button", name="Undo").click()
    expect(asked).to_have_text(before_undo)
    someone.reach("next action", "hand:")
    seen, before = someone.look(), log_of(page)
    assert any("undo your last move" in line for line in before)
    page.reload()
    assert someone.look() == seen
    expect(page.locator(".tail li").last).to_be_visible()
    assert before[-1].startswith(page.locator(".tail li").last.inner_text())
    assert log_of(page) == before


def test_a_second_tab_follows_the_first(guests: Guests) -> None:
    page, someone, address = begun(guests)
    someone.reach("next action", "Tower space")
    other = page.context.new_page()
    other.goto(address)
    watcher = Player(other)
    assert watcher.look()["asked"] == someone.look()["asked"]
    someone.pick("Tower space")
    someone.look()
    expect(other.locator(".question h2")).to_have_text(page.locator(".question h2").inner_text())
    assert watcher.glow() == someone.glow()
    assert log_of(other) == log_of(page)
    watcher.pick()
    expect(page.locator(".tail li").last).to_have_text(other.locator(".tail li").last.inner_text())


def test_who_looks_on_later_reads_all_that_was_open_and_no_more(guests: Guests) -> None:
    page, _, address = begun(guests)
    spectator = guests.page(address)
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    own, public = log_of(page), log_of(spectator)
    assert len(own) == len(public)
    hidden = [(mine, theirs) for mine, theirs in zip(own, public, strict=True) if mine != theirs]
    assert hidden, "what was drawn is told to its owner alone"
    cards = page.locator("[data-hand]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    assert not any(name in theirs for _, theirs in hidden for name in cards if name)


def test_a_lost_line_is_said_and_the_game_goes_on_when_it_is_back(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path / "data", program=SEEDED) as server:
        guests = Guests(browser, server.url, forgiven=("WebSocket connection", "ERR_CONNECTION_REFUSED"))
        page, someone, _ = begun(guests, 4)
        seen = someone.look()
        banner = page.get_by_text("Connection lost.")
        server.kill()
        expect(banner).to_be_visible()
        server.start()
        expect(banner).to_have_count(0)
        assert someone.look()["asked"] == seen["asked"]
        assert someone.pick()
        someone.look()
        guests.leave()
