"""Every screen in German and French: nothing English is left, nothing is cut, and the language changes at any time.

The English ones are looked at more closely in test_screens.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from orcs.engine.terms import RULE_NAMES
from orcs.text import LANGUAGES, Words
from tests.server.running import running
from tests.web.browser import EVERYWHERE, LAPTOP, PHONE, SIDEWAYS, Guests, command, make_table, request, visit
from tests.web.language import cut_words, left_in_english
from tests.web.layout import problems
from tests.web.player import Player, click_on, finished, opened

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
ACTION = {"en": "next action", "de": "nächste Aktion", "fr": "vous d’agir"}
CAST = {"de": "verstärken", "fr": "Ajouter une carte"}
"""How to recognise the questions for an action and for what to add to a spell."""
OTHERS = [language for language in LANGUAGES if language != "en"]
SCREENS = (
    "new?preset=full",
    "settings",
    "records",
    "learn",
    "operator",
    *("rules", "rules/cards", "rules/summary", "rules/glossary", "rules/about", "rules/box"),
)
SIZES = {"laptop": LAPTOP, "phone": PHONE, "sideways": SIDEWAYS}


class Reading:
    """A reader of screens in one language at one size, who remembers what is wrong with them."""

    def __init__(self, page: Page, language: str, size: str) -> None:
        self.page = page
        self.language = language
        self.title = f"{language}-{size}"
        self.touch = size != "laptop"
        self.words = Words(language)
        self.found: list[str] = []

    def say(self, message: str) -> str:
        return self.words.say(message)

    def look(self, screen: str, *, whole: bool = False) -> None:
        """Check what is shown now."""
        self.found += [f"{screen}: {each}" for each in problems(self.page, whole=whole) + cut_words(self.page)]
        self.found += [f"{screen} says in English: {each}" for each in left_in_english(self.page, self.language)]
        if folder := os.environ.get("ORCS_SCREENSHOTS"):
            self.page.screenshot(path=f"{folder}/{self.title}-{screen.replace('/', '-')}.png")

    def open(self, message: str, screen: str) -> None:
        """Check what a tool of the table shows."""
        self.page.get_by_role("button", name=self.say(message), exact=True).last.click()
        opened(self.page)
        self.look(screen)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)


def choose(page: Page, old: str, new: str) -> None:
    """Change the language with the button at the top of a screen."""
    page.get_by_label(Words(old).say("web-settings-language")).select_option(new)
    expect(page.locator("html")).to_have_attribute("lang", new)


@pytest.fixture(params=[f"{language}-{size}" for language in OTHERS for size in SIZES])
def reading(request: pytest.FixtureRequest, guests: Guests) -> Iterator[Reading]:
    """A reader of a language at a screen of a size."""
    language, _, size = request.param.partition("-")
    page = guests.page("/", SIZES[size], touch=size != "laptop", language=language)
    somebody = Reading(page, language, size)
    yield somebody
    assert not somebody.found, "\n".join(somebody.found)


def test_the_screens_around_the_table(reading: Reading) -> None:
    page = reading.page
    expect(page.get_by_role("button", name=reading.say("web-play_now")).first).to_be_visible()
    reading.look("home")
    for screen in SCREENS:
        visit(page, screen)
        page.evaluate("() => document.querySelectorAll('main details').forEach((each) => (each.open = true))")
        reading.look(screen.partition("?")[0])
    page.goto("/new?preset=shared")
    page.get_by_role("button", name=reading.say("web-setup-start")).click()
    expect(page.locator(".curtain button")).to_be_visible()
    reading.look("curtain", whole=True)


def test_the_door_of_a_server_for_the_invited(client: None, browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"ORCS_INVITATION_ONLY": "yes"}) as server:
        guests = Guests(browser, server.url, forgiven=("403",))
        for size in SIZES:
            page = guests.page("/", SIZES[size], touch=size != "laptop")
            for old, new in pairwise(("en", *OTHERS)):
                choose(page, old, new)
                reading = Reading(page, new, size)
                expect(page.get_by_role("textbox", name=reading.say("web-door-code"))).to_be_visible()
                expect(page.get_by_role("alert")).to_have_text(reading.words.say("problem-not_invited", given="no"))
                reading.look("door", whole=True)
                page.get_by_role("textbox").fill("AAAA-AAAA")
                page.keyboard.press("Enter")
                expect(page.get_by_role("alert")).to_have_text(reading.words.say("problem-not_invited", given="yes"))
                reading.look("door-wrong", whole=True)
                page.goto("/")
                assert not reading.found, "\n".join(reading.found)
        guests.leave()


def test_the_table_and_its_replay(reading: Reading) -> None:
    page = reading.page
    table = make_table(page, "random", "open", "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name=reading.say("web-table-gathering"))).to_be_visible()
    reading.look("lobby")
    command(page, table["id"], "add_bot", seat=3, level="random")
    command(page, table["id"], "start")
    someone = Player(page, seed=5, touch=reading.touch)
    someone.reach("", "keep:")
    reading.look("mission", whole=True)
    someone.reach(ACTION[reading.language])
    reading.look("action", whole=True)
    reading.open("web-table-log", "log")
    reading.open("web-table-chat", "chat")
    reading.open("web-table-menu", "menu")
    someone.reach(CAST[reading.language])
    for step in range(4):
        reading.look(f"cast{step}", whole=True)
        someone.pick()
        someone.look()
        if (close_up := page.get_by_role("button", name=reading.say("web-table-whole"))).is_visible():
            close_up.tap()
    command(page, table["id"], "abandon")
    opened(page)
    reading.look("end")
    page.goto(f"/replay/{table['id']}")
    expect(page.get_by_role("slider")).to_be_visible()
    reading.look("replay")


CLAMPED = """
(texts) => {
  const rule = document.querySelector("[data-fate] .rule > span:last-child");
  return texts.filter((text) => {
    rule.textContent = text;
    return rule.scrollHeight > rule.clientHeight + 4;
  });
}
"""
"""Which texts do not fit the place of the special rule."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_special_rule_is_cut_on_the_fate_card(guests: Guests, language: str) -> None:
    """In a late round, which needs the most room beside it."""
    words = Words(language)
    for size in ((1280, 720), (1440, 900), PHONE):
        page = guests.page("/learn/skills", size, language=language)
        expect(page.locator("[data-fate] .rule")).to_be_visible()
        text = "" if page.locator("[data-fate].brief").count() else ".text"
        assert page.evaluate(CLAMPED, [words.say(f"rule-{rule}{text}") for rule in RULE_NAMES]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_what_is_not_an_action_says_what_comes_first(guests: Guests, language: str) -> None:
    page = guests.page("/", language=language)
    words = Words(language)
    page.goto(f"/table/{make_table(page, 'random')['id']}")
    Player(page, seed=5).reach(ACTION[language], "hand:")
    for thing, reason in (
        ("[data-token]", "refusal-T3-aim"),
        ("[data-stack]", "refusal-T2-late"),
        ("[data-shown]", "refusal-C9-cast"),
    ):
        click_on(page, page.locator(thing).first)
        expect(page.get_by_role("alert")).to_contain_text(words.say(reason))


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_in_another_language(guests: Guests, language: str) -> None:
    page = guests.page("/", language=language)
    table = make_table(page, "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=2)
    left: set[str] = set()
    while someone.pick():
        left.update(left_in_english(page, language))
    finished(page)
    left.update(left_in_english(page, language))
    assert not left


def test_the_language_is_the_browsers_at_first_and_then_the_chosen_one(guests: Guests) -> None:
    context = guests.browser.new_context(base_url=guests.url, locale="fr-CA")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name=Words("fr").say("web-play_now")).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("window.stays = true")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        choose(page, "fr", "de")
    expect(page.get_by_role("button", name=Words("de").say("web-play_now")).first).to_be_visible()
    assert page.evaluate("window.stays"), "nothing was reloaded"
    assert request(page, "GET", "/api/me")["language"] == "de"
    page.reload()
    expect(page.get_by_role("button", name=Words("de").say("web-play_now")).first).to_be_visible()
    page.goto("/settings")
    expect(page).to_have_title(re.compile(re.escape(Words("de").say("web-home-settings"))))
    page.get_by_role("radio", name=NAMES["en"]).check(force=True)
    expect(page).to_have_title(re.compile("Settings"))
    page.reload()
    expect(page.locator("header h1")).to_have_text("Settings")
    context.close()


def test_the_language_changes_in_mid_lesson(guests: Guests) -> None:
    page = guests.page("/learn/reveal")
    page.locator("[data-go-on]").click()
    said, answer = page.locator(".coach .words"), page.locator(".coach [role=alert]")
    expect(said).to_have_text(Words("en").say("learn-reveal-pick"))
    page.locator('[data-stack="3"]').click(force=True)
    for old, new in pairwise(("en", *OTHERS, "en")):
        choose(page, old, new)
        expect(said).to_have_text(Words(new).say("learn-reveal-pick"))
        expect(answer).to_have_text(Words(new).say("learn-not_now"))
        assert not left_in_english(page, new)


def test_the_language_changes_in_mid_replay(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=4)
    for _ in range(4):
        someone.pick()
    command(page, table["id"], "resign")
    page.goto(f"/replay/{table['id']}")
    slider = page.get_by_role("slider")
    slider.fill("3")
    for old, new in pairwise(("en", *OTHERS, "en")):
        choose(page, old, new)
        expect(page.locator("header h1")).to_have_text(Words(new).say("web-replay-title"))
        expect(slider).to_have_value("3")
        assert not left_in_english(page, new)


@EVERYWHERE
def test_the_language_changes_in_mid_game_and_nothing_is_lost(guests: Guests) -> None:
    page = guests.page("/")
    table = make_table(page, "random", modules=ALL)
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=4)
    someone.reach("next action", "hand:")
    someone.pick("hand:")
    before = someone.glow()
    lines = page.locator("[data-log] li, .tail li").count()
    page.evaluate("window.stays = true")
    for old, new in (("en", "fr"), ("fr", "de"), ("de", "en")):
        page.get_by_role("button", name=Words(old).say("web-table-menu"), exact=True).last.click()
        page.get_by_role("radio", name=NAMES[new]).check()
        expect(page.locator("html")).to_have_attribute("lang", new)
        expect(page.get_by_role("dialog").get_by_text(Words(new).say("web-menu-theme"))).to_be_visible()
        assert not left_in_english(page, new)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert not left_in_english(page, new)
        assert someone.glow() == before
        assert page.locator("[data-log] li, .tail li").count() == lines
    assert page.evaluate("window.stays"), "nothing was reloaded"
    assert someone.pick(), "the game goes on"


def test_two_people_at_one_table_read_their_own_languages(guests: Guests) -> None:
    host = guests.page("/", language="fr")
    table = make_table(host, "open", modules={"missions": ""})
    friend = guests.page(f"/table/{table['id']}?link={table['link']}", language="de")
    friend.get_by_role("button", name=Words("de").say("web-table-sit")).first.click()
    expect(friend.get_by_text(Words("de").say("web-table-seat-mine"))).to_be_visible()
    host.goto(f"/table/{table['id']}")
    host.get_by_role("button", name=Words("fr").say("web-table-start")).click()
    players = {"fr": Player(host, seed=1), "de": Player(friend, seed=2)}
    for player in players.values():
        player.reach("", "keep:")
        player.pick("keep:")
    for _ in range(12):
        for language, player in players.items():
            # A question answered a moment ago may still be shown: then there is nothing left to do here.
            if player.page.locator(".question.mine").count():
                with suppress(Error):
                    player.pick(patience=2000)
            assert not left_in_english(player.page, language)
    for language, player in players.items():
        label = player.page.get_by_role("region", name=Words(language).say("web-table-question"))
        expect(label.first).to_be_visible()
