"""The tutorial in a browser: from start to end by what glows, by mouse, by keys and on a phone, in three languages."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from orcs.learning import Chapter, load
from orcs.text.messages import LANGUAGES, Messages
from tests.web.browser import EVERYWHERE, LAPTOP, PATIENCE, PHONE, SIDEWAYS, Guests, make_table
from tests.web.layout import STILL, problems, violations
from tests.web.player import Player

CHAPTERS = load().chapters
BASICS = [chapter for chapter in CHAPTERS if not chapter.module]
MODULES = [chapter for chapter in CHAPTERS if chapter.module]
MOST_TAPS = 3

GLOWING = """
() => {
  const ring = document.querySelector(".ring");
  if (!ring) return null;
  const box = ring.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
"""

TAPPED = """
async ([said, zoomed, patience]) => {
  const late = performance.now() + patience;
  while (performance.now() < late) {
    if (document.querySelector(".coach .words")?.textContent !== said) return "gone";
    if (document.querySelector(".confirm")) return "confirm";
    if (!zoomed && document.querySelector(".board.zoomed")) return "zoomed";
    await new Promise((next) => requestAnimationFrame(next));
  }
  return "nothing";
}
"""
"""What a tap led to: the next step, a request to confirm, or an enlarged path."""


@dataclass
class Learner:
    """A learner who reads what the guide says and touches what glows. It knows no rules."""

    page: Page
    language: str = "en"
    touch: bool = False
    keys: bool = False

    def __post_init__(self) -> None:
        self.messages = Messages(self.language)

    def say(self, message: str) -> str:
        """What a message says to this reader."""
        return self.messages.format(message, {})

    def reads(self, message: str) -> None:
        """Wait until the guide says this."""
        expect(self.page.locator(".coach .words")).to_have_text(self.say(message))

    def learn(self, chapter: Chapter) -> None:
        """Go through a chapter from its first step."""
        expect(self.page.locator(".coach h2")).to_have_text(self.say(chapter.title))
        for lesson in chapter.lessons:
            self.reads(lesson.message)
            if lesson.allowed:
                self.do(lesson.message)
            else:
                self.go_on()
        known = {BASICS[-1].id: "learn-done_basics", CHAPTERS[-1].id: "learn-done_all"}.get(chapter.id, "")
        expect(self.page.locator(".finish h2")).to_have_text(self.say(known or chapter.title))
        expect(self.page.locator(".finish p")).to_contain_text(self.say(f"{known}_text") if known else "")

    def go_on(self) -> None:
        """Read, and go on."""
        if self.keys:
            expect(self.page.locator("[data-go-on]")).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator("[data-go-on]").click()

    def do(self, message: str) -> None:
        """Do what glows."""
        if self.keys:
            self.press_hinted()
        elif self.touch:
            self.tap(message)
        else:
            self.page.mouse.click(*self.ring())

    def tap(self, message: str) -> None:
        """Tap what glows; first a path may be enlarged, and the answer may need to be confirmed."""
        zoomed = False
        for _ in range(MOST_TAPS):
            self.page.touchscreen.tap(*self.ring())
            came = self.page.evaluate(TAPPED, [self.say(message), zoomed, PATIENCE])
            if came == "confirm":
                self.page.locator(".confirm").tap()
                return
            if came == "gone":
                return
            if came == "zoomed":
                zoomed = True
                self.page.evaluate(STILL)
        raise AssertionError(f"{message} cannot be done by what glows")

    def ring(self) -> tuple[float, float]:
        """The middle of what glows, once it stands still."""
        before = None
        for _ in range(200):
            now = self.page.evaluate(GLOWING)
            if now is not None and now == before:
                return now[0], now[1]
            before = now
            self.page.wait_for_timeout(70)
        raise AssertionError("nothing glows")

    def press_hinted(self) -> None:
        """Go with Tab to the answer that glows, and take it with Enter."""
        expect(self.page.locator("[data-options] .hinted")).to_be_visible()
        for _ in range(120):
            if self.page.evaluate("document.activeElement.matches('[data-options] .hinted')"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("what glows cannot be reached with Tab")


def misfits(page: Page) -> list[str]:
    """What does not fit on the screen. Cards in a full hand may overlap: they are held like a fan."""
    return [each for each in problems(page, whole=True) if each.count("button.slot") < 2]


def follow(learner: Learner, chapter: Chapter) -> None:
    """Go on to a chapter by the button at the end of the last one."""
    learner.page.locator(f'.finish a[href="/learn/{chapter.id}"]').click()


def learn_all(learner: Learner, chapters: list[Chapter]) -> None:
    """One chapter after the other, the first of them open."""
    for number, chapter in enumerate(chapters):
        if number:
            follow(learner, chapter)
        learner.learn(chapter)


def test_a_newcomer_learns_the_game_by_clicks_and_plays(guests: Guests) -> None:
    page = guests.page("/")
    page.get_by_role("link", name="New here?").click()
    expect(page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    page.locator("[data-learn-start]").click()
    learner = Learner(page)
    learn_all(learner, BASICS)
    expect(page.get_by_role("heading", name="You know the game!")).to_be_visible()
    page.get_by_role("button", name="Play your first game").click()
    expect(page.locator("main.table .question")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="New here?")).to_have_count(0)
    page.get_by_role("link", name="Learn the game").click()
    expect(page.locator(".chapter.done")).to_have_count(len(BASICS))


def test_the_game_is_learned_in_french(guests: Guests) -> None:
    page = guests.page("/learn", language="fr")
    learner = Learner(page, "fr")
    page.locator("[data-learn-start]").click()
    learn_all(learner, BASICS)
    expect(page.locator("[data-first-game]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_modules_are_learned(guests: Guests, language: str) -> None:
    page = guests.page("/learn", language=language)
    learner = Learner(page, language)
    page.locator(f'[data-chapter="{MODULES[0].id}"]').click()
    learn_all(learner, MODULES)
    expect(page.locator("[data-first-game]")).to_be_visible()


def test_the_game_is_learned_on_a_phone_in_german(guests: Guests) -> None:
    page = guests.page("/learn", PHONE, touch=True, language="de")
    learner = Learner(page, "de", touch=True)
    page.locator("[data-learn-start]").tap()
    learn_all(learner, BASICS)
    expect(page.locator("[data-first-game]")).to_be_visible()


def test_it_is_learned_by_keys_alone(guests: Guests) -> None:
    page = guests.page(f"/learn/{CHAPTERS[0].id}")
    learner = Learner(page, keys=True)
    for number, chapter in enumerate(CHAPTERS):
        if number:
            expect(page.locator(f'.finish a[href="/learn/{chapter.id}"]')).to_be_focused()
            page.keyboard.press("Enter")
        learner.learn(chapter)


@EVERYWHERE
def test_a_wrong_try_is_explained_and_changes_nothing(guests: Guests) -> None:
    page = guests.page("/learn/reveal")
    learner = Learner(page)
    learner.go_on()
    learner.reads("learn-reveal-pick")
    answer = page.locator(".coach [role=alert]")
    page.locator('[data-stack="1"]').click(force=True)
    expect(answer).to_contain_text(learner.say("learn-reveal-pick-own"))
    expect(answer).to_contain_text("Rule T2")
    page.locator('[data-stack="5"]').click(force=True)
    expect(answer).to_have_text(learner.say("learn-reveal-pick-other"))
    page.locator('[data-stack="3"]').click(force=True)
    expect(answer).to_have_text(learner.say("learn-not_now"))
    learner.reads("learn-reveal-pick")
    learner.do("learn-reveal-pick")
    learner.reads("learn-reveal-empty")
    learner.go_on()
    expect(page.locator(".finish")).to_be_visible()


@EVERYWHERE
def test_it_can_be_left_and_taken_up_again_where_it_was(guests: Guests) -> None:
    page = guests.page("/learn/enhance")
    learner = Learner(page)
    learner.do("learn-enhance-spell")
    learner.reads("learn-enhance-book")
    learner.do("learn-enhance-book")
    learner.reads("learn-enhance-enough")
    page.goto("/")
    page.get_by_role("link", name="Learn the game").click()
    page.get_by_role("link", name="Continue where you left off").click()
    learner.reads("learn-enhance-enough")
    expect(page.locator(".own [data-hand]")).to_have_count(1)
    learner.do("learn-enhance-enough")
    learner.reads("learn-enhance-line")
    page.get_by_role("button", name="Back").click()
    learner.reads("learn-enhance-enough")
    page.reload()
    learner.reads("learn-enhance-enough")


# The longest words are in German and French.
FITS = {"laptop": (LAPTOP, "fr"), "phone": (PHONE, "de"), "sideways": (SIDEWAYS, "de"), "small": ((360, 640), "fr")}


@pytest.mark.parametrize(("size", "language"), FITS.values(), ids=FITS)
def test_every_step_fits_the_screen(guests: Guests, size: tuple[int, int], language: str) -> None:
    page = guests.page("/learn", size, touch=size != LAPTOP, language=language)
    expect(page.locator(".chapter").first).to_be_visible()
    found = [f"chapters: {each}" for each in problems(page) + violations(page, [])]
    for chapter in CHAPTERS:
        page.goto(f"/learn/{chapter.id}")
        learner = Learner(page, language, touch=size != LAPTOP)
        learner.reads(chapter.lessons[0].message)
        for lesson in chapter.lessons:
            learner.reads(lesson.message)
            if lesson.allowed:
                break
            found += [f"{lesson.message}: {each}" for each in misfits(page)]
            learner.go_on()
        else:
            continue
        learner.ring()
        found += [f"{lesson.message}: {each}" for each in misfits(page)]
        if chapter.id in ("cast", "learn", "missions"):
            found += [f"{lesson.message}: {each}" for each in violations(page, [])]
    assert not found, "\n".join(found)


EXPLAINED = """
() => {
  const question = document.querySelector(".question.fresh");
  const advice = document.querySelector("[data-advice]");
  if (!advice?.checkVisibility()) return `${question.innerText}: no advice`;
  const box = advice.getBoundingClientRect();
  const corners = [box.left + 4, box.right - 4].flatMap((x) => [box.top + 2, box.bottom - 2].map((y) => [x, y]));
  const covered = corners.some(([x, y]) => !advice.contains(document.elementFromPoint(x, y)));
  if (covered || advice.scrollHeight > advice.clientHeight + 1) return `${advice.innerText}: cut`;
  const room = question.getBoundingClientRect();
  const hidden = [...question.querySelectorAll("button.option")].filter((option) => {
    const at = option.getBoundingClientRect();
    return !option.closest(".folded") && (at.top + at.bottom > 2 * room.bottom || at.top < room.top);
  });
  return hidden.map((option) => `${option.innerText}: out of sight`).join();
}
"""
"""What is wrong with the advice on a question asked for the first time, or with the options beside it."""
EXPLAINED_AT = {"desk": (LAPTOP, "de"), "phone": (PHONE, "fr"), "sideways": (SIDEWAYS, "de")}


@pytest.mark.parametrize(("size", "language"), EXPLAINED_AT.values(), ids=EXPLAINED_AT)
def test_what_is_asked_for_the_first_time_is_explained(guests: Guests, size: tuple[int, int], language: str) -> None:
    page = guests.page("/", size, touch=size != LAPTOP, language=language)
    table = make_table(page, "random")
    page.goto(f"/table/{table['id']}")
    someone = Player(page, seed=5, touch=size != LAPTOP)
    found: list[str] = []
    explained: set[str] = set()
    for _ in range(40):
        if someone.look()["over"]:
            break
        fresh = page.locator(".question.fresh:not(:has(.confirm, .refusal, .outcome:not(.help)))").count()
        if fresh and not page.locator("dialog").count():
            found.append(page.evaluate(EXPLAINED))
            explained.update(page.locator("[data-advice]").all_inner_texts())
        someone.pick()
    assert not [each for each in found if each]
    assert len(explained) >= 4
    known = page.evaluate("JSON.parse(localStorage.met)")
    assert len(set(known)) == len(known) >= len(explained), "each is met once"
