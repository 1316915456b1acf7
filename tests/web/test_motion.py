"""Motion at the table: only what the compositor can move, none for those who want none, and it can be skipped."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import LAPTOP, PHONE, SIDEWAYS, Guests, make_table, request
from tests.web.crowd import CREATURES, Crowd
from tests.web.trace import traced

MARCH = 1600
CHEAP = {"transform", "opacity"}
WATCH = """
() => {
  const about = new Set(["offset", "computedOffset", "easing", "composite"]);
  crowd.moved = new Set();
  const look = () => {
    for (const each of document.getAnimations())
      for (const frame of each.effect.getKeyframes())
        for (const name of Object.keys(frame)) if (!about.has(name)) crowd.moved.add(name);
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Records what is animated, by style sheets, by transitions or by script."""
TRANSITIONS = """
() => [...document.querySelectorAll("main *")].flatMap((element) => {
  const style = getComputedStyle(element);
  const lasting = style.transitionDuration.split(", ").some((each) => parseFloat(each) > 0);
  return lasting ? style.transitionProperty.split(", ") : [];
})
"""
"""Properties with a transition."""


def crowded(guests: Guests, size: tuple[int, int] = LAPTOP, **keep: Any) -> Crowd:
    """A table with forty creatures, in a browser that shows everything at its pace."""
    page = guests.page("/", size, **({"speed": 1, "motion": "full"} | keep))
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    return crowd


def places(page: Page) -> dict[str, str]:
    """Where each creature is said to be."""
    told: dict[str, str] = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-token]')].map((each) => "
        "[each.dataset.token, each.style.transform]))"
    )
    return told


def test_only_transform_and_opacity_move(guests: Guests) -> None:
    """By the page's own account, and by the browser's trace: nothing keeps animations off the compositor."""
    crowd = crowded(guests)
    crowd.page.evaluate(WATCH)
    with traced(crowd.page) as trace:
        crowd.tell([crowd.march(1)], MARCH)
    moved = set(crowd.page.evaluate("[...crowd.moved]"))
    assert "transform" in moved
    assert moved <= CHEAP
    assert set(crowd.page.evaluate(TRANSITIONS)) <= CHEAP
    assert len(trace.animations()) >= CREATURES
    assert trace.hindered() == []


def test_a_trace_reports_what_else_moves(browser: Browser) -> None:
    """Otherwise the test above would pass in a browser that reports nothing."""
    page = browser.new_page()
    page.set_content("<p>Moved by its margin.</p>")
    with traced(page) as trace:
        page.evaluate(
            "document.querySelector('p').animate({ marginLeft: ['0px', '9px'], opacity: [0, 1] }, 100).finished"
        )
    assert len(trace.animations()) == 1
    assert [each["unsupportedProperties"] for each in trace.hindered()] == [["margin-left"]]
    page.close()


def test_nothing_moves_for_those_who_want_none(guests: Guests) -> None:
    """The board changes at once."""
    crowd = crowded(guests, speed=1_000_000, motion="none")
    before = places(crowd.page)
    crowd.page.evaluate(WATCH)
    crowd.tell([crowd.march(1)], 300)
    assert set(crowd.page.evaluate("[...crowd.moved]")) <= {"opacity"}
    assert places(crowd.page) != before


def test_skipping_ends_all_motion(guests: Guests) -> None:
    """The final position is shown, and nothing keeps moving."""
    crowd = crowded(guests)
    crowd.tell([crowd.march(1), crowd.march(2)], 100)
    crowd.page.keyboard.press("s")
    left = crowd.page.evaluate("document.querySelector('[data-flights]').getAnimations({subtree: true}).length")
    assert left == 0
    shown = places(crowd.page)
    crowd.page.wait_for_timeout(500)
    assert places(crowd.page) == shown
    expect(crowd.page.locator("[data-token='900']")).to_have_attribute("aria-label", re.compile("4 of 6 life"))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_a_new_fate_moves_nothing(guests: Guests, size: tuple[int, int]) -> None:
    """Whatever the banner says, the board stays where it is."""
    crowd = crowded(guests, size, speed=1_000_000, motion="none")
    board = crowd.page.locator("[data-board]")
    edition = request(crowd.page, "GET", "/api/edition")
    stood = board.bounding_box()
    for row in [*edition["fate"], *edition["new_fate"]]:
        empty = {"stacks": [0, 0, 0, 4, 4, 4]}
        crowd.tell([crowd.step({"fate": row["id"], **empty}, [{"event": "fate_revealed", "fate": row["id"]}])], 40)
        assert board.bounding_box() == stood, row["id"]


def test_who_is_in_focus_and_explained_may_leave_the_board(guests: Guests) -> None:
    """Losing the focus in the middle of an update must not abort the update."""
    crowd = crowded(guests)
    gone = crowd.page.locator('[data-token="900"]')
    crowd.page.keyboard.press("Tab")
    gone.focus()
    expect(crowd.page.locator("[role=tooltip]")).to_be_visible()
    crowd.tell([crowd.step({"creatures": {"900": None}}, [])])
    expect(gone).to_have_count(0)
    expect(crowd.page.locator("[role=tooltip]")).to_have_count(0)
    expect(crowd.page.locator("[data-token]")).to_have_count(CREATURES - 1)


FLOWN = """
() => {
  crowd.cards = [];
  const noted = new Set();
  const look = () => {
    for (const each of document.querySelectorAll("[data-flights] .card, [data-flights] img")) {
      const shown = each.matches(".card") || getComputedStyle(each).visibility === "visible";
      if (!shown || noted.has(each)) continue;
      noted.add(each);
      const [from] = each.closest("[data-flights] > *").getAnimations()[0].effect.getKeyframes();
      const [x, y] = from.transform.match(/translate\\(([-\\d.]+)px, ([-\\d.]+)px/).slice(1).map(Number);
      const seat = document.elementsFromPoint(x, y).map((at) => at.closest("[data-seat], [data-hand-of]"));
      crowd.cards.push(seat.map((at) => at?.dataset.seat ?? at?.dataset.handOf).find(Boolean) ?? "");
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Records the panel or hand that each card flies from."""


def test_a_card_flies_from_whoever_plays_it(guests: Guests) -> None:
    """Even if the viewer holds the same card."""
    crowd = crowded(guests)
    card = crowd.page.locator("[data-hand]").first.get_attribute("data-hand")
    crowd.page.evaluate(FLOWN)
    for seat in (2, 1):
        cast = {"event": "spell_cast", "seat": seat, "card": card, "power": 1}
        crowd.tell([crowd.step({}, [cast])], 700)
    assert [seat for seat in crowd.page.evaluate("crowd.cards") if seat] == ["2", "1"]


COUNT = """
(selector) => {
  const count = () => document.querySelectorAll(selector).length;
  crowd.counts = [count()];
  new MutationObserver(() => crowd.counts.at(-1) !== count() && crowd.counts.push(count()))
    .observe(document.querySelector("main"), {childList: true, subtree: true});
}
"""
"""Records how many of something there were, over time."""


def test_an_exchanged_display_is_never_shown_with_the_new_one(guests: Guests) -> None:
    """The old cards go before the new ones come, and nothing is pushed off the screen."""
    crowd = crowded(guests, (1440, 900))
    shown, hand = crowd.page.locator("[data-shown]"), crowd.page.locator("[data-hand]").last
    expect(shown).to_have_count(6)
    old = {str(each.get_attribute("data-shown")) for each in shown.all()}
    spells = [row["id"] for row in request(crowd.page, "GET", "/api/edition")["spells"] if row["id"] not in old]
    crowd.page.evaluate(COUNT, "[data-shown]")
    stood = hand.bounding_box()
    laid = [{"event": "spell_shown", "card": card} for card in spells[:6]]
    events = [{"event": "display_exchanged"}, *laid, {"event": "turn_began", "seat": 2}]
    display = dict.fromkeys(old) | dict.fromkeys(spells[:6], 1)
    crowd.tell([crowd.step({"display": display}, events)], 1500)
    expect(crowd.page.locator(f'[data-shown="{spells[0]}"]')).to_be_visible()
    expect(shown).to_have_count(6)
    assert max(crowd.page.evaluate("crowd.counts")) == 6
    assert hand.bounding_box() == stood


def test_the_own_hand_changes_with_each_card(guests: Guests) -> None:
    """A discarded card leaves the hand while the next ones are still in it."""
    crowd = crowded(guests)
    cards = [str(each.get_attribute("data-hand")) for each in crowd.page.locator("[data-hand]").all()]
    crowd.page.evaluate(COUNT, "[data-hand]")
    gone = [{"event": "card_discarded", "seat": 1, "card": card, "source": "hand"} for card in cards]
    left: dict[str, Any] = {"own": {"hand": dict.fromkeys(cards)}}
    crowd.tell([crowd.step(left, [*gone, {"event": "turn_began", "seat": 2}])], 2500)
    expect(crowd.page.locator("[data-hand]")).to_have_count(0)
    assert crowd.page.evaluate("crowd.counts") == list(range(len(cards), -1, -1))
