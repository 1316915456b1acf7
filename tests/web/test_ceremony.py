"""Moments that deserve more than a line in the log: the herald, the count at the end, and the volume."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import EVERYWHERE, Doc, Guests, make_table, play_out, request
from tests.web.crowd import Crowd
from tests.web.test_sizes import LEAST, SMALL

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
LISTEN = """
window.tones = [];
window.silenced = [];
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() {}
  createOscillator() {
    const frequency = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
    return {frequency, connect: (to) => to, start() {}, stop() {}};
  }
  createGain() {
    const gain = {
      setValueAtTime() {},
      linearRampToValueAtTime: (value) => window.tones.push(value),
      exponentialRampToValueAtTime() {},
    };
    return {gain, connect: (to) => to, disconnect: () => window.silenced.push(this)};
  }
};
"""
"""In place of audio output: the intended volume of each tone."""


WATCH = """
window.seen = [];
new MutationObserver(() => {
  const end = document.querySelector("dialog[open] .end");
  if (!end) return;
  const told = end.querySelector("[role=status] strong").textContent;
  const waiting = [...end.querySelectorAll("tbody tr.waits th")].map((head) => head.textContent.trim());
  const now = JSON.stringify({told, waiting});
  if (now !== JSON.stringify(window.seen.at(-1))) window.seen.push(JSON.parse(now));
  if (window.hasty && waiting.length) end.querySelector("[role=status] button").click();
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
"""
"""Remembers what the end of the game has shown; in a hurry, skips the count as soon as possible."""


def finished(guests: Guests, *, hasty: bool) -> tuple[Page, list[int], list[Doc]]:
    """A game with missions that ends on the screen: the page, the result, and what was shown."""
    context = guests.context(motion="full")
    context.add_init_script(f"{WATCH}window.hasty = {str(hasty).lower()};")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    table = make_table(page, "random", modules={"missions": ""})["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_be_visible()
    play_out(page, table)
    result = request(page, "GET", f"/api/tables/{table}")["result"]
    headline = "You win!" if result[0] > result[1] else re.compile("share|wins")
    expect(page.locator("dialog[open] .end").get_by_role("status")).to_contain_text(headline)
    return page, result, page.evaluate("window.seen")


def total(page: Page) -> list[int]:
    """The totals on the sheet."""
    return [int(text) for text in page.locator("dialog[open] .end tfoot td b").all_inner_texts()]


def test_the_points_are_counted_row_by_row_and_missions_last(guests: Guests) -> None:
    page, result, seen = finished(guests, hasty=False)
    counting = [each for each in seen if each["waiting"]]
    assert {each["told"] for each in counting} == {"Counting the points…"}
    rows = len(counting[0]["waiting"])
    assert [len(each["waiting"]) for each in counting] == list(range(rows, 0, -1))
    assert counting[-1]["waiting"] == ["Mission"]
    assert total(page) == result
    # On a later visit the result is shown at once.
    page.reload()
    expect(page.locator("dialog[open] .end").get_by_role("button", name="Play again")).to_be_visible()
    assert not any(each["waiting"] for each in page.evaluate("window.seen"))


def test_the_count_can_be_skipped(guests: Guests) -> None:
    page, result, seen = finished(guests, hasty=True)
    assert len([each for each in seen if each["waiting"]]) == 1
    assert total(page) == result


@EVERYWHERE
def test_the_winner_is_told_you_win_at_once_where_nothing_may_move(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_be_visible()
    play_out(page, table)
    headline = page.locator("dialog[open] .end").get_by_role("status")
    expect(headline).to_be_visible()
    expect(headline).not_to_contain_text("Counting")
    first, second = request(page, "GET", f"/api/tables/{table}")["result"]
    told = headline.inner_text()
    assert ("You win!" in told) == (first > second)
    expect(page.locator(".confetti")).to_have_count(0)


@pytest.mark.parametrize(
    ("winners", "told"), [([1], "You win!"), ([2], "{} wins!"), ([1, 2], "You share the victory with {}!")]
)
def test_whoever_won_is_called_you_by_the_own_screen(guests: Guests, winners: list[int], told: str) -> None:
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    rival = page.locator("[data-seat='2']").get_attribute("aria-label")
    crowd.tell([crowd.step({"table": {"status": "over", "winners": winners}}, [])])
    expect(page.locator("dialog[open] .winner")).to_have_text(told.format(rival))


@pytest.mark.parametrize("size", [(1024, 768), (844, 390), (360, 740)])
def test_with_four_players_and_every_module_the_totals_are_in_sight(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    table = make_table(page, "novice", "novice", "novice", modules=ALL)["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_be_visible()
    play_out(page, table)
    end = page.locator("dialog[open] .end")
    expect(end.locator(".back figure")).to_be_visible()
    expect(end.locator("tbody tr").nth(6)).to_be_visible()
    expect(end.locator("tfoot tr")).to_be_in_viewport(ratio=1)
    if size == (1024, 768):
        expect(end.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SMALL, LEAST) == []


@EVERYWHERE
def test_the_volume_makes_sounds_softer_and_mute_makes_none(guests: Guests) -> None:
    context = guests.context(sound=True, volume=1)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto("/settings")
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowLeft")
    loud = page.evaluate("window.tones.splice(0)")
    assert loud
    slider.fill("20")
    slider.dispatch_event("change")
    soft = page.evaluate("window.tones.splice(0)")
    assert soft
    assert max(soft) < max(loud) / 2
    assert page.evaluate("localStorage.volume") == "0.2"
    slider.fill("0")
    slider.dispatch_event("change")
    page.get_by_role("group", name="Sound").get_by_text("Off").click()
    expect(slider).to_be_disabled()
    assert page.evaluate("window.tones") == []


def test_music_is_played_to_those_who_want_it_and_stops_with_the_sound(guests: Guests) -> None:
    context = guests.context(sound=True, volume=1)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto("/settings")
    page.get_by_role("group", name="Sound").get_by_text("On").click()
    assert page.evaluate("window.tones") == [], "nobody asked for music"
    page.get_by_role("group", name="Music").get_by_text("On").click()
    page.wait_for_function("() => window.tones.length >= 4")
    assert page.evaluate("window.silenced.length") == 0
    page.get_by_role("group", name="Sound").get_by_text("Off").click()
    page.wait_for_function("() => window.silenced.length === 1")
    assert page.evaluate("localStorage.music") == "true", "the wish is kept for when the sound is back"


def test_the_fate_of_a_round_is_turned_over_as_a_card(guests: Guests) -> None:
    page = guests.context(motion="full", speed=0.5).new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    table = make_table(page, "random", modules={"missions": ""})["id"]
    page.goto(f"/table/{table}")
    page.locator("[data-options] [data-mission]").first.click()
    expect(page.locator("[data-revealed]")).to_contain_text(re.compile("move", re.IGNORECASE))
    expect(page.locator("[data-revealed]")).to_have_count(0)
