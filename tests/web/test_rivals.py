"""A rival's turn can be followed (the card, what is added, the line, the effect) and watched again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import LAPTOP, PHONE, SIDEWAYS, Guests, make_table
from tests.web.crowd import Crowd, Doc

TARGET = 900


def watching(guests: Guests, size: tuple[int, int], **keep: Any) -> Crowd:
    """A table on the rival's turn."""
    page = guests.page("/", size, **keep)
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    return crowd


def cast(crowd: Crowd, *, began: bool = True) -> Doc:
    """The rival casts Zap with a book added, and defeats a creature."""
    target = crowd.creature(TARGET - 900, 0)
    one = {"token": TARGET, "creature": target["creature"], "place": target["place"]}
    events: list[Doc] = [
        {"event": "turn_began", "seat": 2},
        {"event": "spell_cast", "seat": 2, "card": "zap", "power": 1},
        {"event": "card_added", "seat": 2, "card": "book_lightning_water", "power": 2},
        {"event": "line_applied", "seat": 2, "card": "zap", "line": 2},
        {"event": "creature_hit", **one, "amount": 2},
        {"event": "creature_defeated", **one, "seat": 2},
    ]
    return crowd.step({"creatures": {str(TARGET): None}}, events if began else events[1:])


def learn(crowd: Crowd, card: str) -> Doc:
    """The rival casts a book: without power, what it did begins at the top."""
    return crowd.step(
        {},
        [
            {"event": "turn_began", "seat": 2},
            {"event": "spell_cast", "seat": 2, "card": card, "power": 0},
            {"event": "card_learned", "seat": 2, "card": "lightning_bolt", "side": "attack"},
        ],
    )


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768), PHONE, SIDEWAYS])
def test_the_spell_of_a_rival_is_on_stage(guests: Guests, size: tuple[int, int]) -> None:
    crowd = watching(guests, size)
    crowd.tell([cast(crowd)])
    stage = crowd.page.get_by_role("region", name="Your decision")
    play = stage.locator("[data-play=zap]")
    expect(play).to_be_visible()
    expect(play.locator("[data-added=book_lightning_water]")).to_contain_text("+1")
    expect(play.locator(".line.open")).to_have_count(1)
    expect(play.locator(".line").nth(1)).to_have_class(re.compile(r"\bopen\b"))
    expect(play).to_contain_text("takes 2 damage")
    box, panel = play.locator(".card").bounding_box(), stage.bounding_box()
    assert box is not None
    assert panel is not None
    assert box["y"] >= panel["y"]
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]


def test_what_a_rival_hit_is_kept_until_the_own_turn_ends(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP)
    crowd.tell([cast(crowd)])
    traces = crowd.page.locator("[data-trace]")
    expect(traces).to_have_count(2)
    crowd.tell([crowd.step({"turn": 1}, [{"event": "turn_began", "seat": 1}])])
    expect(traces).to_have_count(2)
    crowd.tell([crowd.step({"turn": 2}, [{"event": "turn_ended", "seat": 1}])])
    expect(traces).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_what_a_rival_hit_can_be_seen_where_creatures_stand(guests: Guests, size: tuple[int, int]) -> None:
    crowd = watching(guests, size)
    crowd.tell([cast(crowd)])
    traces = crowd.page.locator("[data-trace]")
    expect(traces).to_have_count(2)
    one, other = [trace.bounding_box() for trace in traces.all()]
    assert one
    assert other
    assert one["x"] + one["width"] <= other["x"] + 0.5
    for trace in (one, other):
        for figure in crowd.page.locator("[data-token]").all():
            box = figure.bounding_box()
            assert box
            across = min(trace["x"] + trace["width"], box["x"] + box["width"]) - max(trace["x"], box["x"])
            down = min(trace["y"] + trace["height"], box["y"] + box["height"]) - max(trace["y"], box["y"])
            assert min(across, down) < 3, "a mark lies beside the creatures that stand there now"
    order = "all => all.map((each) => Number(getComputedStyle(each).zIndex))"
    figures = crowd.page.locator("[data-token]").evaluate_all(order)
    assert min(traces.evaluate_all(order)) > max(figures)


def test_the_last_turn_of_a_rival_is_shown_again_and_skipped(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP, speed=1)
    crowd.tell([cast(crowd)])
    page = crowd.page
    fallen, lines = page.locator(f'[data-token="{TARGET}"]'), page.locator(".tail li")
    expect(fallen).to_have_count(0)
    expect(lines.last).to_contain_text("defeats")
    told = lines.all_inner_texts()
    page.get_by_role("button", name="last turn again").click()
    expect(fallen).to_have_count(1)
    page.get_by_role("button", name="Skip").click()
    expect(fallen).to_have_count(0)
    expect(page.locator("[data-play=zap]")).to_be_visible()
    assert lines.all_inner_texts() == told, "what is shown again is not told again"


def test_after_the_end_the_last_turn_of_a_rival_is_on_stage_again(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP, speed=0.3)
    crowd.tell([cast(crowd), crowd.step({"table": {"status": "over"}}, [])])
    page = crowd.page
    page.get_by_role("button", name="last turn again").click()
    expect(page.locator("[data-play=zap]")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("The game is over")


def test_a_turn_in_which_only_the_mage_moved_is_shown_again(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP)
    began: Doc = {"event": "turn_began", "seat": 2}
    crowd.tell([crowd.step({}, [began, {"event": "mage_moved", "seat": 2, "path": 6}])])
    expect(crowd.page.get_by_role("button", name="last turn again")).to_be_visible()


def test_what_was_hit_has_the_mark_at_its_head_wherever_it_goes(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP)
    one, page = crowd.creature(TARGET - 900, 0), crowd.page
    began: Doc = {"event": "turn_began", "seat": 2}
    hit = {"event": "creature_hit", "token": TARGET, "creature": one["creature"], "place": one["place"], "amount": 1}
    moved = {"creatures": {str(TARGET): {"place": "4.inner"}}}
    crowd.tell([crowd.step({}, [began, hit]), crowd.step(moved, [])])
    expect(page.locator("[data-trace]")).to_be_visible()
    trace = page.locator("[data-trace]").bounding_box()
    figure = page.locator(f'[data-token="{TARGET}"]').bounding_box()
    assert trace
    assert figure
    assert abs(trace["x"] + trace["width"] / 2 - figure["x"] - figure["width"] / 2) < 2


@pytest.mark.parametrize(
    ("size", "card"), [(SIDEWAYS, "zap"), ((1440, 900), "book_fire_earth"), (PHONE, "book_fire_earth")]
)
def test_nothing_that_is_told_lies_under_the_button_to_skip_it(
    guests: Guests, size: tuple[int, int], card: str
) -> None:
    crowd = watching(guests, size, speed=0.3)
    crowd.tell([cast(crowd) if card == "zap" else learn(crowd, card)])
    page = crowd.page
    page.get_by_role("button", name="last turn again").click()
    expect(page.locator(f"[data-play={card}] li").first).to_be_visible()
    skip = page.get_by_role("button", name="Skip").bounding_box()
    assert skip
    for told in page.locator(f"[data-play={card}]").locator("li, [data-added], strong").all():
        box = told.bounding_box()
        assert box
        assert box["x"] + box["width"] <= skip["x"] or skip["y"] + skip["height"] <= box["y"]


def test_a_turn_that_was_under_way_when_one_came_is_shown_again(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP)
    crowd.tell([cast(crowd, began=False)])
    page = crowd.page
    expect(page.locator("[data-play=zap]")).to_contain_text("takes 2 damage")
    crowd.tell([crowd.step({"turn": 1}, [{"event": "turn_began", "seat": 1}])])
    page.get_by_role("button", name="last turn again").click()
    expect(page.locator("[data-trace]")).to_have_count(2)
    expect(page.locator("[data-play=zap] [data-added]")).to_have_count(1)


def test_a_discard_says_who_caused_it(guests: Guests) -> None:
    crowd = watching(guests, LAPTOP)
    card = crowd.page.locator("[data-hand]").first.get_attribute("data-hand")
    events: list[Doc] = [
        {"event": "turn_began", "seat": 2},
        {"event": "spell_cast", "seat": 2, "card": "voodoo", "power": 1},
        {"event": "line_applied", "seat": 2, "card": "voodoo", "line": 1},
        {"event": "card_discarded", "seat": 1, "card": card, "source": "hand"},
    ]
    crowd.tell([crowd.step({}, events)])
    rival = crowd.page.locator("[data-seat='2']").get_attribute("aria-label")
    expect(crowd.page.locator(".tail")).to_contain_text(f"(Voodoo, cast by {rival})")
    expect(crowd.page.locator("[data-play=voodoo]")).to_contain_text("You discard")


def test_on_a_phone_skulls_fly_to_the_points_and_no_panel_grows_over_its_neighbour(guests: Guests) -> None:
    crowd = watching(guests, PHONE, motion="full", speed=1)
    page = crowd.page
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            moved.push(String(this.className));
            return animate.apply(this, how);
          };
        }"""
    )
    one = {"seat": 2, "creature": crowd.kinds[0], "token": TARGET, "place": crowd.creature(0, 0)["place"]}
    crowd.tell([crowd.step({}, [{"event": "creature_defeated", **one}, {"event": "skull_raised", **one, "skulls": 1}])])
    page.wait_for_function("() => moved.some((name) => name.startsWith('score'))")
    assert not [name for name in page.evaluate("moved") if name.startswith("player")]
