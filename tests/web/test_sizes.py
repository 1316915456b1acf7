"""The size of the board on every screen, legible text, and no layout shifts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orcs.text import Words
from tests.web.browser import Guests, command, make_table, request
from tests.web.crowd import Crowd
from tests.web.layout import STILL, problems
from tests.web.player import Player

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
BOARDS = {
    (390, 844): 360,
    (844, 390): 370,
    (768, 1024): 560,
    (1024, 768): 578,
    (1440, 900): 784,
    (2560, 1440): 1400,
}
"""The least width of the board's square at each size; its disc is nine tenths of it."""
NARROW = (360, 740)
LEAST = 12

SMALL = """
(least) => {
  const found = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(".out-of-sight, option, [data-flights], svg")) continue;
    if (!element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) continue;
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const text = words.join("").trim() || element.dataset.text;
    if (!text) continue;
    const piece = element.closest(".piece");
    const scale = piece ? new DOMMatrix(getComputedStyle(piece).transform).a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.01) found.add(`${size.toFixed(1)} px: ${element.className} "${text.slice(0, 30)}"`);
  }
  return [...found];
}
"""
"""Text that is smaller than it may be, as it is shown."""

PLACES = """
() => Object.fromEntries([".players", "[data-fate]", ".counters", "[data-board]", ".shop", ".question", ".bar",
    ".side > .own"]
  .map((name) => [name, document.querySelector(name)])
  .filter(([, element]) => element?.checkVisibility())
  .map(([name, element]) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round).join()];
  }))
"""
"""Where the parts of the table are."""

SHOWN = """
() => [...document.querySelectorAll("[data-display] li")].map((place) =>
  place.querySelector("[data-shown]")?.dataset.shown)
"""
"""The cards of the display by place."""


def at_table(guests: Guests, size: tuple[int, int], *others: str, **wish: Any) -> tuple[Page, Player]:
    """A game that has just begun."""
    touch = size[0] < 1000
    page = guests.page("/", size, touch=touch)
    table = make_table(page, *others, **wish)
    page.goto(f"/table/{table['id']}")
    return page, Player(page, seed=5, touch=touch)


@pytest.mark.parametrize("size", BOARDS)
def test_the_board_is_as_large_as_the_screen_lets_it_be(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "random", "random", "random", modules=ALL)
    someone.reach("next action")
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["width"] >= BOARDS[size]
    assert not problems(page, whole=True)


def test_the_board_is_as_large_as_in_a_replay(guests: Guests) -> None:
    page, someone = at_table(guests, (1440, 900), "random")
    someone.pick()
    someone.look()
    live = page.locator("[data-board]").bounding_box()
    table = page.url.rpartition("/")[2]
    command(page, table, "resign")
    page.goto(f"/replay/{table}")
    again = page.locator("[data-board]").bounding_box()
    assert live is not None
    assert again is not None
    assert live["width"] >= again["width"]


@pytest.mark.parametrize("size", [*BOARDS, NARROW])
def test_no_text_is_too_small_to_read(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "random", "random", "random", modules=ALL)
    found: set[str] = set()
    for _ in range(12):
        someone.pick()
        someone.look()
        found.update(page.evaluate(SMALL, LEAST))
    assert not found


def test_numbers_of_crowds_can_be_read(guests: Guests) -> None:
    page = guests.page("/", NARROW)
    table = make_table(page, "random", modules=ALL)["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    crowd.tell([crowd.step({"toadlings": {"1.outer": 2}}, [])])
    expect(page.locator("[data-toadling] b")).to_be_visible()
    assert page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("size", BOARDS)
def test_nothing_jumps_when_questions_and_hands_change(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "random", modules=ALL)
    someone.reach("next action")
    page.evaluate(STILL)
    stood = page.evaluate(PLACES)
    for _ in range(12):
        someone.pick()
        someone.look()
        page.evaluate(STILL)
        assert page.evaluate(PLACES) == stood


@pytest.mark.parametrize("size", BOARDS)
def test_nothing_jumps_with_a_new_fate_or_a_spell_learned(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    table = make_table(page, "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    stood = page.evaluate(PLACES)
    edition = request(page, "GET", "/api/edition")
    for row in [*edition["fate"], *edition["new_fate"]]:
        change = {"stacks": [0, 0, 0, 4, 4, 4], "fate": row["id"]}
        crowd.tell([crowd.step(change, [{"event": "fate_revealed", "fate": row["id"]}])], 40)
        assert page.evaluate(PLACES) == stood, row["id"]
    shown = page.evaluate(SHOWN)
    if shown:
        card = shown[0]
        left = shown.count(card) - 1
        crowd.tell(
            [crowd.step({"display": {card: left or None}}, [{"event": "card_learned", "seat": 2, "card": card}])], 40
        )
        after = page.evaluate(SHOWN)
        assert len(after) == len(shown)
        assert sum(one != other for one, other in zip(after, shown, strict=True)) == 1, "all other cards stay in place"
    assert page.evaluate(PLACES) == stood


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1440, 900)])
def test_the_board_of_a_lesson_is_large(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/learn/tower", size, touch=size[0] < 1000)
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["width"] >= 440


@pytest.mark.parametrize("size", BOARDS)
def test_no_player_s_name_is_cut_off(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "adept", "master", "novice", modules=ALL)
    for _ in range(8):
        someone.look()
        page.evaluate(
            "document.querySelectorAll('.player .score').forEach((score) => { score.firstChild.data = '44'; })"
        )
        cut = page.evaluate(
            "() => [...document.querySelectorAll('.player .name')]"
            "  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4)"
            "  .map((name) => name.textContent.trim())"
        )
        assert cut == []
        someone.pick()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_players_of_the_same_name_are_told_apart_by_their_colours_where_room_is_scarce(
    guests: Guests, size: tuple[int, int]
) -> None:
    page, someone = at_table(guests, size, "random", "random", "random")
    someone.look()
    names = page.locator(".player:not(.own) .name")
    assert names.all_inner_texts() == ["Henrietta"] * 3
    assert names.evaluate_all("all => all.filter((name) => name.scrollWidth > name.clientWidth).length") == 0
    expect(page.get_by_role("button", name="Henrietta (Red)", exact=True)).to_be_visible()


HAND = ("book_fire_earth", "zap", "fireball", "ice_storm", "switch", "voodoo")
"""Cards with short and with long texts."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "count"), [((390, 844), 5), ((390, 844), 6), ((844, 390), 5)])
def test_many_cards_in_hand_do_not_overlap(guests: Guests, size: tuple[int, int], count: int, language: str) -> None:
    page = guests.page("/", size, touch=True, language=language)
    crowd = Crowd(page)
    crowd.gather(f"/table/{make_table(page, 'random')['id']}")
    none = dict.fromkeys(page.locator("[data-hand]").evaluate_all("all => all.map((it) => it.dataset.hand)"))
    hand = none | dict.fromkeys(HAND[:count], 1)
    crowd.tell([crowd.step({"own": {"hand": hand}}, [])])
    expect(page.locator("[data-hand]")).to_have_count(count)
    page.evaluate(STILL)
    boxes = [card.bounding_box() for card in page.locator("[data-hand]").all()]
    for i, one in enumerate(boxes):
        assert one
        assert one["y"] + one["height"] <= size[1]
        for other in boxes[i + 1 :]:
            assert other
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            assert min(across, down) < 1
    if size == (390, 844):
        cut = "all => all.filter((card) => card.scrollHeight > card.clientHeight + 2).map((card) => card.dataset.card)"
        assert page.locator("[data-hand] .card").evaluate_all(cut) == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_advice_covers_only_the_log(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "random")
    someone.look()
    advice, counters = page.locator("[data-advice]").bounding_box(), page.locator(".counters").bounding_box()
    assert advice
    assert counters
    assert advice["y"] >= counters["y"] + counters["height"]


@pytest.mark.parametrize("size", [*BOARDS, NARROW])
def test_no_word_of_a_card_s_name_is_broken(guests: Guests, size: tuple[int, int]) -> None:
    page, someone = at_table(guests, size, "random")
    someone.look()
    spells = [row["id"] for row in request(page, "GET", "/api/edition")["spells"] if "book" not in row["id"]]
    titles = [Words(language).say(f"card-{spell}") for language in ("en", "de", "fr") for spell in spells]
    broken = page.evaluate(
        """(titles) => {
          const cards = [...document.querySelectorAll("[data-hand] .card")];
          const name = cards.find((card) => card.querySelectorAll(".magic").length === 1).querySelector(".name");
          return titles.flatMap((title) => {
            name.textContent = title;
            return title.split(" ").filter((word) => {
              const range = document.createRange();
              range.setStart(name.firstChild, title.indexOf(word));
              range.setEnd(name.firstChild, title.indexOf(word) + word.length);
              return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
            });
          });
        }""",
        titles,
    )
    assert broken == []


def test_the_start_player_s_mark_leaves_the_counts_in_sight(guests: Guests) -> None:
    page = guests.page("/", (1024, 768))
    table = make_table(page, "random", "random", "random")["id"]
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    counts = {"discard": {"poison": 1}, "toadlings": {"draw": 1}}
    crowd.tell([crowd.step({"start": 2, "seats": {"2": counts}}, [])])
    panel = page.locator("[data-seat='2']")
    expect(panel.locator(".stat")).to_have_count(5)
    mark = panel.locator(".start").bounding_box()
    assert mark
    for stat in panel.locator(".stat").all():
        box = stat.bounding_box()
        assert box
        assert box["x"] + box["width"] <= mark["x"] or mark["y"] + mark["height"] <= box["y"]


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1440, 900), (2560, 1440)])
def test_all_ways_into_a_game_are_on_the_first_screen(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(1440, 900), NARROW])
def test_no_text_of_a_page_is_too_small_to_read(guests: Guests, size: tuple[int, int]) -> None:
    page = guests.page("/", size)
    for address in ("/", "/new?preset=full", "/learn", "/rules", "/rules/cards", "/settings", "/records"):
        page.goto(address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SMALL, LEAST) == [], address
