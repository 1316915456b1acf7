"""The rules at hand: the page in three languages, its examples played, its book of cards, and the links to clauses."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from orcs.text import Words
from orcs.text.clauses import CHAPTERS, CLAUSES, clauses_of
from orcs.text.examples import Example, examples
from orcs.text.messages import LANGUAGES
from tests.server.running import Running
from tests.web.browser import EVERYWHERE, LAPTOP, PHONE, SIDEWAYS, Guests, make_table
from tests.web.layout import problems, violations
from tests.web.player import Player

ALL = ["missions", "bonus", "new_fate", "terrain", "reinforcement"]
BASE = [clause for chapter, (_, module) in CHAPTERS.items() if not module for clause in clauses_of(chapter)]
SHOWN = """() => Object.fromEntries([...document.querySelectorAll("section.clause")].map((each) =>
  [each.id, ["h3", ":scope > p"].map((part) => each.querySelector(part).textContent.trim())]))"""
"""Each clause on the page: its heading and its text."""
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])


def review(page: Page, name: str, *, closely: bool) -> list[str]:
    """What is wrong with the page, at dusk and by day; `closely` to look at how it is built as well.

    How it is built is the same in every language, and on a phone whichever way it is held.
    """
    found = problems(page)
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        if folder := os.environ.get("ORCS_SCREENSHOTS"):
            page.screenshot(path=f"{folder}/rules-{name}-{theme}.png")
        if closely:
            found += violations(page, [] if theme == "dark" else ["color-contrast"])
    return found


def open_rules(guests: Guests, address: str, language: str = "en", size: tuple[int, int] = LAPTOP) -> Page:
    """Open the rules page."""
    page = guests.page(address, size, touch=size != LAPTOP, language=language)
    expect(page.locator("header h1")).to_be_visible()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@SIZES
def test_the_rules_can_be_read_in_every_language_on_every_screen(
    guests: Guests, language: str, size: tuple[int, int]
) -> None:
    page = open_rules(guests, f"/rules?modules={','.join(ALL)}", language, size)
    words = Words(language)
    assert page.evaluate("document.documentElement.lang") == language
    expect(page.locator(f"#{CLAUSES[-1]}")).to_be_visible()
    shown: dict[str, list[str]] = page.evaluate(SHOWN)
    assert list(shown) == list(CLAUSES)
    for clause, (title, text) in shown.items():
        assert (words.clause_title(clause) in title, text) == (True, words.clause(clause))
    figures = page.locator("figure svg[role=img]")
    assert figures.count() == 12
    assert all(figures.nth(i).get_attribute("aria-label") for i in range(12))
    assert review(page, f"page-{language}-{size[0]}", closely=language == "en" and size != SIDEWAYS) == []


@pytest.mark.parametrize("language", LANGUAGES)
@SIZES
def test_the_book_of_cards_can_be_read_in_every_language_on_every_screen(
    guests: Guests, language: str, size: tuple[int, int]
) -> None:
    page = open_rules(guests, "/rules/cards", language, size)
    words = Words(language)
    expect(page.locator("#lava_golem h3")).to_have_text(words.name("creature", "lava_golem"))
    expect(page.locator("#fireball h3")).to_have_text(words.card_head(words.spells["fireball"]))
    assert page.locator("[data-entry]").count() > 80
    assert review(page, f"cards-{language}-{size[0]}", closely=language == "en" and size != SIDEWAYS) == []


def test_modules_that_are_off_are_folded_away(guests: Guests) -> None:
    page = open_rules(guests, "/rules")
    shown = [element.get_attribute("id") for element in page.locator("section.clause").all()]
    assert shown == BASE
    page.get_by_role("checkbox", name="Terrain").check()
    expect(page.locator("#G1")).to_be_visible()
    expect(page.locator("#Z1")).to_have_count(0)
    page.reload()
    expect(page.locator("#G1")).to_be_visible()
    page.get_by_role("button", name="Show anyway").first.click()
    expect(page.locator("#M1")).to_be_visible()
    page.get_by_role("button", name="Hide it again").click()
    expect(page.locator("#M1")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@SIZES
def test_summary_glossary_and_credits_can_be_read_in_every_language_on_every_screen(
    guests: Guests, language: str, size: tuple[int, int]
) -> None:
    words = Words(language)
    for part, said in (("summary", "summary-turn.b"), ("glossary", "glossary-trophy"), ("about", "about-unofficial")):
        page = open_rules(guests, f"/rules/{part}", language, size)
        expect(page.get_by_text(words.say(said))).to_be_visible()
        assert review(page, f"{part}-{language}-{size[0]}", closely=language == "en" and size != SIDEWAYS) == []


def test_a_link_leads_to_its_clause_and_unfolds_it(guests: Guests) -> None:
    page = open_rules(guests, "/rules#Z3")
    expect(page.locator("#Z3")).to_be_in_viewport()
    expect(page.locator("#Z3")).to_be_focused()
    page.get_by_role("navigation").get_by_title("T3", exact=True).click()
    expect(page.locator("#T3")).to_be_in_viewport()
    assert page.url.endswith("/rules#T3")
    page.go_back()
    expect(page.locator("#Z3")).to_be_in_viewport()
    page.get_by_role("button", name="Link to rule Z3").click()
    expect(page.get_by_text("Link to rule Z3 copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith("/rules#Z3")


def test_the_rules_can_be_searched(guests: Guests) -> None:
    page = open_rules(guests, "/rules", "fr")
    page.get_by_role("searchbox").fill("teleporter")
    expect(page.locator("#T4")).to_be_visible()
    expect(page.locator("#T4 mark").first).to_have_text("téléporter")
    expect(page.locator("#E2")).to_have_count(0)
    page.get_by_role("searchbox").fill("z5")
    assert [each.get_attribute("id") for each in page.locator("section.clause").all()] == ["Z5"]
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_role("status").first).to_contain_text("xylophone")
    expect(page.locator("section.clause")).to_have_count(0)


@EVERYWHERE
def test_the_book_of_cards_can_be_searched_and_says_how_values_are_known(guests: Guests) -> None:
    page = open_rules(guests, "/rules/cards")
    expect(page.get_by_text("a balanced guess stands in")).to_have_count(1)
    page.get_by_role("searchbox").fill("voodoo")
    expect(page.locator("[data-entry]")).to_have_count(1)
    voodoo = page.locator("#voodoo")
    expect(voodoo).to_contain_text("reconstructed")
    expect(voodoo).to_contain_text("4 cards")
    voodoo.get_by_role("link", name="Rule C11").click()
    expect(page.get_by_role("dialog")).to_contain_text(Words("en").clause("C11"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name="Contents").select_option("missions")
    expect(page.locator("[data-entry]")).to_have_count(8)


def example_box(page: Page, example: Example) -> Locator:
    """The example on the page, its board open."""
    box = page.locator(f"[data-example={example.id}]")
    box.locator("button").first.click()
    expect(box.locator("[data-board]")).to_be_visible()
    return box


def play_through(box: Locator, example: Example) -> None:
    """Pick what the example hints at, up to its end."""
    for row in example.line:
        actor, pick = row.split(" ")
        if actor == example.line[0].split(" ")[0]:
            box.locator(f'[data-pick="{pick}"]').click()
    expect(box.locator(".after")).to_be_visible()


@pytest.fixture(scope="module")
def shared(server: Running, browser: Browser) -> Iterator[Page]:
    """One page for all examples, so that many can be played in little time."""
    some = Guests(browser, server.url)
    yield some.page("/rules")
    some.leave()


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.id)
def test_every_example_can_be_played_on_its_board(shared: Page, example: Example) -> None:
    shared.goto(f"/rules?modules={','.join(ALL)}#{example.clauses[0]}")
    box = example_box(shared, example)
    for refused in example.refused:
        box.locator(f'[data-forbidden="{refused["pick"]}"]').click()
        expect(box.get_by_role("alert").locator(".clause-link")).to_have_attribute(
            "href", f"/rules#{refused['clause']}"
        )
    play_through(box, example)
    expect(box.locator(".after")).to_have_text(Words("en").say(f"example-{example.id}.after"))


@EVERYWHERE
def test_an_example_can_be_taken_back_begun_anew_and_shown(guests: Guests) -> None:
    page = open_rules(guests, "/rules#C1", "de")
    example = next(each for each in examples() if each.id == "two_hits")
    box = example_box(page, example)
    box.locator('[data-pick="teleport:5"]').click()
    expect(box).to_contain_text("Du bist eigene Wege gegangen")
    expect(box.locator("[data-mage='1']")).to_contain_text("5")
    box.get_by_role("button", name="Einen Schritt zurück").click()
    expect(box.locator('[data-pick="cast:zap"]')).to_be_visible()
    box.locator('[data-pick="cast:zap"]').click()
    expect(box.locator('[data-pick="done"]')).to_be_visible()
    box.get_by_role("button", name="Von vorn").click()
    expect(box.locator('[data-pick="cast:zap"]')).to_be_visible()
    box.get_by_role("button", name="Zeig es mir").click()
    expect(box.locator(".after")).to_be_visible()
    box.get_by_role("button", name="Spielplan schließen").click()
    expect(box.locator("[data-board]")).to_have_count(0)


@SIZES
def test_an_example_fits_every_screen_and_can_be_played_by_keys(guests: Guests, size: tuple[int, int]) -> None:
    page = open_rules(guests, "/rules#C2", "de", size)
    example = next(each for each in examples() if each.id == "enhance")
    box = example_box(page, example)
    for row in example.line:
        option = box.locator(f'[data-pick="{row.split(" ")[1]}"]')
        option.focus()
        page.keyboard.press("Enter")
        expect(option).to_have_count(0)
    expect(box.locator(".after")).to_be_visible()
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")  # no explanation lies over the page
    assert review(page, f"example-{size[0]}", closely=size != SIDEWAYS) == []


def test_the_rules_of_a_table_open_beside_it(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", modules={"terrain": ""})
    page.goto(f"/table/{table['id']}")
    Player(page, seed=5).reach("next action")
    page.get_by_role("button", name="Full log").last.click()
    log = page.get_by_role("dialog")
    log.get_by_role("link", name="Rule").first.click()
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_be_visible()
    clause = sheet.get_attribute("data-sheet") or ""
    expect(sheet).to_contain_text(Words("en").clause(clause))
    assert page.url.endswith(f"/table/{table['id']}")
