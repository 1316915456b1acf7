"""A player's turn: undo, reasons for refusals, hints, previews."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orcs.text import Words
from tests.web.browser import EVERYWHERE, Guests, make_table
from tests.web.crowd import Crowd
from tests.web.layout import violations
from tests.web.player import Player, click_on


def at_action(guests: Guests, **keep: Any) -> tuple[Page, Player]:
    """A game at the point where its player may act."""
    page = guests.page("/", **keep)
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    someone.reach("next action", "hand:")
    return page, someone


@EVERYWHERE
def test_what_was_picked_is_taken_back_and_picked_again(guests: Guests) -> None:
    page, someone = at_action(guests)
    question = page.locator(".question h2")
    someone.reach("next action", "Tower space")
    before = question.inner_text()
    someone.pick("Tower space")
    expect(question).not_to_have_text(before)
    after = someone.look()["asked"]
    page.get_by_role("button", name="Undo").click()
    expect(question).to_have_text(before)
    page.get_by_role("button", name="Redo").click()
    expect(question).to_contain_text(after)
    page.get_by_role("button", name="Restart the turn").click()
    expect(question).to_have_text(before)
    page.keyboard.press("r")
    expect(question).to_contain_text(after)
    page.keyboard.press("u")
    expect(question).to_have_text(before)


@EVERYWHERE
def test_what_is_not_allowed_says_why(guests: Guests) -> None:
    page, _ = at_action(guests)
    click_on(page, page.locator(".space:not(.open)").first)
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\S.* Rules\s*$"))
    expect(page.get_by_role("alert").get_by_role("link", name=re.compile(r"Rule [A-Z]\d+$"))).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light", "system"])
def test_why_something_is_not_allowed_can_be_read(guests: Guests, theme: str) -> None:
    """The browser of the tests prefers the light theme."""
    page, _ = at_action(guests, theme=theme)
    click_on(page, page.locator(".space:not(.open)").first)
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page, ["color-contrast"]) == []


@EVERYWHERE
def test_an_option_shows_what_it_would_do_before_it_is_taken(guests: Guests) -> None:
    page, someone = at_action(guests)
    someone.reach("next action", "Tower space")
    before = page.locator(".question h2").inner_text()
    page.locator(".space.open").first.hover()
    expect(page.locator(".mage.ghost")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".mage.ghost")).to_have_count(0)
    expect(page.locator(".question h2")).to_have_text(before)


@EVERYWHERE
def test_a_card_is_dragged_onto_the_board(guests: Guests) -> None:
    page, _ = at_action(guests)
    question = page.locator(".question h2")
    before = question.inner_text()
    card = page.locator("[data-hand].open").first
    board = page.locator("[data-board]")
    card.hover()
    page.mouse.down()
    box = board.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=10)
    page.mouse.up()
    expect(question).not_to_have_text(before)


@EVERYWHERE
def test_a_hint_marks_an_option(guests: Guests) -> None:
    page, _ = at_action(guests)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator("[data-options] .hinted")).to_have_count(1)


def test_a_hint_names_what_it_advises_where_nothing_can_be_foreseen(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    Player(page).reach("reveal a marker")
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".question")).to_contain_text(re.compile(r"Hint: Reveal a marker on path \d\."))


def test_of_creatures_alike_the_one_that_is_pointed_at_is_meant(guests: Guests) -> None:
    """One option names them all, and the game takes the first."""
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    option = {"id": 1, "text": "target:1.outer.1", "about": {"tokens": [900, 906], "creature": "goblin", "left": 2}}
    ask = {"id": 1, "kind": "ChooseTarget", "about": {"seat": 1, "amount": 2}, "clause": "C8", "options": [option]}
    crowd.tell([crowd.step({"turn": 1}, []) | {"ask": ask}])
    last = page.locator("[data-token='906']")
    expect(last).to_have_class(re.compile(r"\bopen\b"))
    place = last.bounding_box()
    last.hover()
    expect(page.locator("[data-token]:hover")).to_have_attribute("data-token", "900")
    assert page.locator("[data-token='900']").bounding_box() == place


def test_a_section_that_several_choices_hit_is_confirmed(guests: Guests) -> None:
    """A spell hits a section and one beside it: at the section that both choices share, one of them is offered."""
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    options = [
        {
            "id": n,
            "text": f"area:outer.{side}",
            "about": {"places": [f"{path}.outer", "1.outer"], "side": side, "path": path},
        }
        for n, (side, path) in enumerate((("left", 6), ("right", 2)))
    ]
    ask = {"id": 1, "kind": "ChooseArea", "about": {"seat": 1, "amount": 2}, "clause": "C8", "options": options}
    crowd.tell([crowd.step({"turn": 1}, []) | {"ask": ask}])
    expect(page.locator("[data-place='2.outer']")).to_have_class(re.compile(r"\bopen\b"))
    click_on(page, page.locator("[data-token='900']"))
    expect(page.locator(".confirm")).to_contain_text("outer section")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_things_explain_themselves(guests: Guests) -> None:
    page, _ = at_action(guests)
    page.locator("[data-hand]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_what_happens_is_said_to_those_who_listen(guests: Guests) -> None:
    page, someone = at_action(guests)
    said = page.get_by_role("log")
    expect(said).to_have_attribute("aria-live", "polite")
    someone.reach("next action", "Tower space")
    someone.pick("Tower space")
    last = page.locator(".tail li").last
    expect(said).to_contain_text("You teleport")
    expect(last).to_contain_text("You teleport")
    page.get_by_role("button", name="Undo").click()
    expect(said).to_contain_text("You undo your last move")
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("next action")


def test_where_paths_are_asked_a_number_is_a_path(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    someone.reach("reveal a marker")
    offered = page.locator("[data-pick^='reveal:']")
    path = str(offered.last.get_attribute("data-pick")).partition(":")[2]
    stack = page.locator(f"[data-stack='{path}']")
    before = str(stack.get_attribute("aria-label"))
    assert path != str(offered.count())
    page.keyboard.press(path)
    expect(offered).to_have_count(0)
    expect(stack).not_to_have_attribute("aria-label", before)
    someone.reach("next action", "Tower space")
    goal = page.locator("[data-pick^='teleport:']").first
    path = str(goal.get_attribute("data-pick")).partition(":")[2]
    page.keyboard.press(f"Shift+Digit{path}")
    expect(page.locator(f"[data-pick='teleport:{path}']")).to_have_count(0)
    expect(page.locator(".tail")).to_contain_text(f"path {path}")


def test_the_strongest_line_comes_first(guests: Guests) -> None:
    page, someone = at_action(guests)
    someone.reach("Choose what it does", "line:2", 200)
    lines = [str(each.get_attribute("data-pick")) for each in page.locator("[data-pick^='line:']").all()]
    assert len(lines) > 1
    assert lines == sorted(lines, reverse=True)


def test_a_double_click_answers_one_question(guests: Guests) -> None:
    """The second click does not pick what has appeared under the pointer meanwhile."""
    page, someone = at_action(guests)
    someone.reach("next action", "hand:")
    page.evaluate(
        """() => {
          window.sent = [];
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            if (JSON.parse(text).type.startsWith("answer")) sent.push(text);
            send.call(this, text);
          };
          window.click = (option, detail) =>
            document.querySelector(option).dispatchEvent(new MouseEvent("click", {bubbles: true, detail}));
          click("[data-pick^='cast:']", 1);
          click("[data-pick^='cast:']", 2);
        }"""
    )
    expect(page.locator("[data-pick^='cast:']")).to_have_count(0)
    options = page.locator("[data-options] button")
    expect(options.first).to_be_visible()
    before = [option.get_attribute("data-pick") for option in options.all()]
    page.evaluate("click('[data-options] button', 2)")
    page.wait_for_timeout(300)
    assert [option.get_attribute("data-pick") for option in options.all()] == before
    assert page.evaluate("sent") == []


def test_a_preview_says_when_chance_decides_at_once(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    someone.reach("reveal a marker")
    page.locator("[data-stack].open").first.hover()
    words = Words("en")
    expect(page.locator(".outcome")).to_have_text(words.say("web-table-outcome-chance"))
    someone.reach("next action", "hand:")
    page.locator("[data-hand].open").first.hover()
    expect(page.locator(".outcome")).not_to_contain_text(words.say("web-table-outcome-chance"))


def test_nobody_is_asked_what_has_one_answer(guests: Guests) -> None:
    """Against bots, at a table as the browser makes it; but for the end of a turn and the only target of a spell, so
    that the one can be taken back and the other is seen first."""
    page = guests.page("/new?preset=first")
    page.get_by_role("button", name="Start the game").click()
    someone = Player(page)
    for _ in range(40):
        seen = someone.look()
        options = page.locator("[data-options] button[data-pick]")
        if options.count() == 1:
            assert str(options.get_attribute("data-pick")).partition(":")[0] in ("end", "target"), seen
            expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
        someone.pick()


def test_the_turn_ends_with_actions_left_only_for_who_is_sure(guests: Guests) -> None:
    page, someone = at_action(guests)
    someone.reach("(2 left)", "pass")
    page.evaluate(
        """() => {
          window.passed = 0;
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            passed += JSON.parse(text).pick === "pass" && JSON.parse(text).type === "answer";
            send.call(this, text);
          };
        }"""
    )
    page.keyboard.press("e")
    expect(page.locator(".confirm")).to_contain_text("2 actions would be lost")
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    page.locator("[data-pick=pass]").dblclick()
    expect(page.locator(".confirm")).to_be_visible()
    assert page.evaluate("passed") == 0
    page.locator(".confirm").click()
    page.wait_for_function("passed === 1")
    someone.reach("(2 left)", "pass")
    page.evaluate("window.passed = 0")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Ask before it ends with actions left").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("e")
    page.wait_for_function("passed === 1")
