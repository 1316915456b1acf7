"""Opponents: the bots have names, faces and a line about themselves, all from the list of levels."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from orcs.bots.levels import LEVELS
from orcs.text import Words
from tests.web.browser import EVERYWHERE, Guests, holding, request

WORDS = Words("en")
OFFERED = {name: level for name, level in LEVELS.items() if level.offered}


def said(name: str) -> str:
    """A bot as it is offered."""
    character = WORDS.say(f"character-{LEVELS[name].character}")
    return WORDS.say("web-setup-bot", name=character, level=WORDS.say(f"level-{name}"))


def faces(place: Page | Locator) -> list[str]:
    """The drawings shown, by character."""
    uses = place.locator("use[href^='#art-faces-']").evaluate_all("all => all.map(use => use.getAttribute('href'))")
    return [use.removeprefix("#art-faces-") for use in uses]


@EVERYWHERE
def test_the_first_screen_offers_every_level_but_random_and_one_click_begins_a_duel(guests: Guests) -> None:
    page = guests.page("/")
    offered = page.get_by_role("group", name="Choose your opponent")
    expect(offered.get_by_role("button")).to_have_count(len(OFFERED))
    assert faces(offered) == [level.character for level in OFFERED.values()]
    offered.get_by_role("button", name="Rosalind adept").click()
    rival = page.get_by_role("region", name="Rosalind")
    expect(rival.get_by_text("adept", exact=True)).to_be_visible()
    expect(rival.get_by_role("img", name="Bot, adept")).to_be_visible()


@EVERYWHERE
def test_set_up_shows_who_each_bot_is_and_lets_one_choose_random_too(guests: Guests) -> None:
    page = guests.page("/new?preset=first")
    choose = page.get_by_role("combobox", name="Player on seat 2")
    expect(choose).to_have_value(next(iter(OFFERED)))
    assert faces(page) == [next(iter(OFFERED.values())).character]
    for name, level in LEVELS.items():
        choose.select_option(said(name))
        expect(page.get_by_text(WORDS.say(f"character-{level.character}.text"))).to_be_visible()
        assert faces(page) == [level.character]


def test_who_plays_before_the_server_has_answered_gets_the_right_bot_and_nothing_jumps(guests: Guests) -> None:
    page = guests.context().new_page()
    play, friends = page.get_by_role("button", name="Play now"), page.get_by_role("link", name="Play with friends")
    with holding(page, "**/api/{me,levels}"):
        page.goto("/")
        play.click()
        expect(play).to_be_disabled()
        before = friends.bounding_box()
    first = next(iter(OFFERED.values()))
    expect(page.get_by_role("region", name=WORDS.say(f"character-{first.character}"))).to_be_visible()
    with page.expect_response("**/api/me/tables"):
        page.goto("/")
    expect(page.get_by_role("group", name="Choose your opponent").get_by_role("button")).to_have_count(len(OFFERED))
    assert friends.bounding_box() == before


def test_who_does_not_wait_for_the_tables_of_the_edition_gets_the_creatures_that_were_chosen(guests: Guests) -> None:
    page = guests.page("/new?preset=full")
    start = page.get_by_role("button", name="Start the game")
    page.get_by_role("combobox", name="Croco Flyer").select_option("")
    start.click()
    expect(page.locator(".question")).to_be_visible()
    with holding(page, "**/api/edition"):
        page.goto("/new")
        start.click()
        expect(start).to_be_disabled()
    expect(page.locator(".question")).to_be_visible()
    table = request(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert "bomber" in table["modules"]["reinforcement"]
    assert "croco_flyer" not in table["modules"]["reinforcement"]
