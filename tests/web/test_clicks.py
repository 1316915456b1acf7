"""A cast is one gesture: a card, cards to add, a creature. It is sent as a whole, and one undo takes it back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import EVERYWHERE, PHONE, Guests, make_table
from tests.web.crowd import Crowd
from tests.web.player import DOUBLE, Player

HEARD = """() => {
  window.commands = [];
  const record = (text) => {
    const command = JSON.parse(text);
    if (!["preview", "why_not", "hint"].includes(command.type)) commands.push(command);
  };
  const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    record(text);
    send.call(this, text);
  };
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function (told) {
    if (told.kind === "sent") record(told.data);
    postMessage.call(this, told);
  };
}"""
"""Record what the browser has done at the table, without what it only asked."""


def at_cast(guests: Guests, *others: str, added: bool = False, auto_pass: bool = True, **options: Any) -> Locator:
    """Play against a bot until a card can be cast at a creature, with one `added` or not; that card."""
    page = guests.page("/", **options)
    table = make_table(page, *(others or ("random",)), auto_pass=auto_pass)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, touch=bool(options.get("touch")))
    for _ in range(12):
        someone.reach("next action", "")
        page.evaluate(HEARD)
        cards = page.locator("[data-hand].open")
        for n in range(cards.count()):
            begin(page, cards.nth(n))
            found = page.locator(".figure.open").count() > 0
            found = found and (not added or page.locator("[data-hand].open .gain").count() > 0)
            page.keyboard.press("Escape")
            expect(page.locator(".question h2")).to_contain_text("next action")
            if found:
                assert page.evaluate("commands") == []
                return cards.nth(n)
        someone.pick("")
    raise AssertionError("there is nothing to cast at")


def begin(page: Page, card: Locator) -> None:
    """Begin a cast, and wait until everything that could be done next glows."""
    card.click()
    expect(page.locator(".question h2")).not_to_contain_text("next action")
    settled(page)


def settled(page: Page) -> None:
    """Wait until the page knows what can be done next."""
    expect(page.locator(".question.mine")).to_have_attribute("aria-busy", "false")


def hand(page: Page) -> list[str]:
    """The cards in the hand."""
    return sorted(page.locator("[data-hand]").evaluate_all("all => all.map((each) => each.dataset.hand)"))


@pytest.mark.parametrize("auto_pass", [True, False])
def test_at_a_desk_a_card_and_a_creature_are_a_cast(guests: Guests, auto_pass: bool) -> None:
    """All picks up to the creature are sent together."""
    card = at_cast(guests, auto_pass=auto_pass)
    page, name = card.page, card.get_attribute("data-hand")
    held = hand(page)
    begin(page, card)
    expect(page.locator(f"[data-play={name}]")).to_be_visible()
    assert page.evaluate("commands") == []
    page.locator(".figure.open").first.click()
    expect(page.locator(".tail")).to_contain_text("damage")
    (command,) = page.evaluate("commands")
    assert command["type"] == "answers"
    assert command["picks"][0] == f"cast:{name}"
    assert len(hand(page)) < len(held)
    page.keyboard.press("u")
    expect(page.locator("[data-hand]")).to_have_count(len(held))
    expect(page.locator(".question h2")).to_contain_text("next action")
    assert hand(page) == held, "one undo takes the whole cast back"


@EVERYWHERE
def test_only_cards_that_were_clicked_are_added_and_the_dearest_line_is_taken(guests: Guests) -> None:
    card = at_cast(guests, added=True)
    page, name = card.page, card.get_attribute("data-hand")
    begin(page, card)
    more = page.locator("[data-hand].open:has(.gain)").first
    joined = more.get_attribute("data-hand")
    more.click()
    expect(page.locator(f"[data-play={name}] [data-added={joined}]")).to_be_visible()
    assert page.evaluate("commands") == []
    expect(page.locator(".figure.open").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-play={name}] [data-added={joined}]")).to_have_count(0)
    page.locator(f"[data-hand={joined}].open").first.click()
    page.locator(".figure.open").first.click()
    expect(page.locator(".tail")).to_contain_text("damage")
    (command,) = page.evaluate("commands")
    assert [pick for pick in command["picks"] if pick[:4] in ("cast", "add:")] == [f"cast:{name}", f"add:{joined}"]


def test_the_spell_stays_in_sight_while_a_question_is_explained(guests: Guests) -> None:
    card = at_cast(guests, added=True, size=(1024, 768))
    page, name = card.page, card.get_attribute("data-hand")
    page.evaluate("localStorage.removeItem('met')")
    begin(page, card)
    expect(page.locator("[data-advice]")).to_be_visible()
    expect(page.locator(f"[data-play={name}]")).to_be_visible()


def test_a_cast_is_put_together_by_keys(guests: Guests) -> None:
    card = at_cast(guests)
    page, name = card.page, card.get_attribute("data-hand")

    def press(pick: str) -> None:
        option = page.locator(f"[data-options] [data-pick^='{pick}']").first
        page.keyboard.press(str(option.get_attribute("data-key")))

    press(f"cast:{name}")
    for pick in ("done", "line:", "target:"):
        expect(page.locator(".question h2")).not_to_contain_text("next action")
        settled(page)
        if page.locator(f"[data-options] [data-pick^='{pick}']").count():
            press(pick)
    expect(page.locator(".tail")).to_contain_text("damage")
    assert [command["type"] for command in page.evaluate("commands")] == ["answers"]


def test_on_a_phone_a_cast_takes_four_taps_with_its_confirmation(guests: Guests) -> None:
    """A card, a creature, which shows its path from near, the creature again, and the confirmation."""
    card = at_cast(guests, size=PHONE, touch=True)
    page, creature = card.page, card.page.locator(".figure.open").first
    page.wait_for_timeout(DOUBLE)
    card.tap()
    creature.tap()
    expect(page.locator(".board.zoomed")).to_be_visible()
    page.wait_for_timeout(DOUBLE)
    creature.tap()
    page.locator(".confirm").last.tap()
    expect(page.locator(".tail")).to_contain_text("damage")


def test_on_a_phone_the_spells_to_learn_stay_where_they_are_when_one_is_touched(guests: Guests) -> None:
    page = guests.page("/", PHONE, touch=True)
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    Player(page, touch=True).reach("next action", "hand:book")
    page.wait_for_timeout(DOUBLE)
    page.locator("[data-hand^=book].open").first.tap()
    cards = page.locator("dialog .slot.open")
    before = cards.last.bounding_box()
    cards.first.tap()
    expect(page.locator("dialog .confirm")).to_have_text(re.compile(r"^\s*Learn \S"))
    assert cards.last.bounding_box() == before


def test_on_a_phone_two_words_beside_three_pips_are_one_line(guests: Guests) -> None:
    page = guests.page("/", PHONE, touch=True)
    crowd = Crowd(page)
    crowd.gather(f"/table/{make_table(page, 'random')['id']}")
    cards = {"lightning_bolt": 1, "zap": 1, "smash": 1, "cold_snap": 1}
    held: dict[str, int | None] = dict.fromkeys(hand(page))
    crowd.tell([crowd.step({"own": {"hand": held | cards}}, [])])
    expect(page.locator("[data-hand]")).to_have_count(4)
    line = page.locator("[data-hand=lightning_bolt] .line").last
    expect(line).to_contain_text("4 anywhere")
    assert line.evaluate("line => line.offsetHeight < 2 * parseFloat(getComputedStyle(line).fontSize)")
