"""House rules and the start player at the set-up, and an owner's comparison of the box, in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from orcs.edition import built_in, load_text
from orcs.edition.owner import questions
from orcs.text import Words
from tests.web.browser import EVERYWHERE, PHONE, Guests, command, make_table, request
from tests.web.layout import problems
from tests.web.player import Player


@EVERYWHERE
def test_house_rules_are_folded_away_chosen_and_shown_at_the_table(guests: Guests) -> None:
    words = Words()
    page = guests.page("/new?preset=first")
    rules = page.locator("details", has_text=words.say("house_rules")).first
    toggle = rules.locator("label", has_text=words.name("house_rule", "dearest_line"))
    expect(toggle).not_to_be_visible()
    rules.locator("summary").click()
    toggle.click()
    page.get_by_label(words.say("setup-start")).select_option("2")
    assert problems(page) == []
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    table = request(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["house_rules"], table["start"]) == (["dearest_line"], 2)


def test_tiles_lie_face_down_until_all_are_placed(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", modules={"terrain": ""}, house_rules=["chosen_terrain"], start=1)
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    for lying in (0, 2, 4):
        assert someone.look()["asked"]
        expect(page.locator(".ground .terrain.covered")).to_have_count(lying)
        expect(page.locator(f'[data-place="{lying + 1}.inner"]')).to_have_class(re.compile("open"))
        someone.pick("section:inner")
        if lying < 4:
            label = f"{Words().name('place', f'{lying + 1}.inner')}: {Words().say('terrain-covered')}"
            expect(page.locator(f'[data-place="{lying + 1}.inner"]')).to_have_attribute("aria-label", label)
    expect(page.locator(".ground .terrain")).to_have_count(6)
    expect(page.locator(".ground .terrain.covered")).to_have_count(0)


def test_a_replay_words_its_clauses_by_the_house_rules(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", modules={"terrain": ""}, house_rules=["chosen_terrain"])
    page.goto(f"/table/{table['id']}")
    someone = Player(page)
    for _ in range(4):
        someone.pick()
    command(page, table["id"], "resign")
    page.goto(f"/replay/{table['id']}")
    expect(page.get_by_role("slider")).to_be_visible()
    link = page.locator("main .clause-link", has_text="G1")
    for moment in page.locator("main li button").all():
        moment.click()
        expect(moment).to_have_attribute("aria-current", "step")
        if link.count():
            break
    link.click()
    expect(page.get_by_role("dialog")).to_contain_text(Words(house_rules=["chosen_terrain"]).clause("G1"))
    expect(page.locator("main .house")).to_have_text("House rules: Terrain where you choose")


def test_the_rules_page_says_what_house_rules_change(guests: Guests) -> None:
    words = Words(house_rules=["dearest_line"])
    page = guests.page("/rules?house_rules=dearest_line")
    expect(page.locator("#C5 > p").first).to_have_text(words.clause("C5"))
    expect(page.locator("#C7 .house")).to_contain_text(words.form("house_rule", "strict_enhancement", "text"))
    expect(page.locator("#C5 .house")).to_have_count(0)


def test_what_a_french_rulebook_gets_wrong_is_said_to_its_readers(guests: Guests) -> None:
    for language, notes in (("fr", ["E1", "F3", "F4", "T8"]), ("de", [])):
        page = guests.page("/rules", language=language)
        expect(page.locator("#E5")).to_be_visible()
        assert [each for each in ("E1", "F3", "F4", "T8") if page.locator(f"#{each} .house").count()] == notes


def test_toad_and_bomber_are_ticked_only_with_bonus_actions(guests: Guests) -> None:
    words = Words()
    page = guests.page("/new?preset=first")
    page.locator("label", has_text=words.name("module", "reinforcement")).first.click()
    stands = page.locator(".stand select")
    assert [stands.nth(i).input_value() for i in range(3)] == ["goblin", "", ""]
    expect(page.locator(".advice")).to_have_count(0)
    stands.nth(2).select_option("chief")
    expect(page.locator(".advice")).to_have_text(words.say("setup-hint-no_bonus"))


@EVERYWHERE
def test_an_owner_compares_the_box_and_takes_the_file_away(guests: Guests) -> None:
    words = Words()
    asked = questions(built_in())
    page = guests.page("/rules/box", PHONE, touch=True)
    expect(page.locator(f"[data-question='{asked[0].table} {asked[0].id}']")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("button", name=words.say("owner-yes"), exact=True).click()
    bomber = [each.id for each in asked].index("bomber")
    for _ in range(bomber - 1):
        assert not set("[]{}_") & set(page.locator("[data-question] > dl").inner_text()), "in words"
        page.get_by_role("button", name=words.say("owner-unknown")).click()
    expect(page.locator("[data-question='reinforcement bomber'] .art-of").first).to_be_visible()
    page.get_by_role("button", name=words.say("owner-no"), exact=True).click()
    life = page.get_by_label("life", exact=True)
    life.fill("many")
    page.get_by_role("button", name=words.say("owner-keep"), exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    life.fill("5")
    page.get_by_role("button", name=words.say("owner-keep"), exact=True).click()
    expect(page.locator("[data-question='reinforcement bomber']")).to_have_count(0)
    page.get_by_role("button", name=words.say("owner-finish"), exact=True).click()
    page.get_by_role("button", name=words.say("owner-make"), exact=True).click()
    text = page.locator("textarea").input_value()
    edition = load_text(text)
    assert edition.reinforcements[-1].life == 5
    assert asked[0].id in text
    expect(page.get_by_role("link", name=words.say("owner-download"))).to_have_attribute("download", "my-box.toml")
