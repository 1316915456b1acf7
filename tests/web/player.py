"""A player who plays by what the screen shows: it knows no rules, only what glows."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import PATIENCE

MOST_PICKS = 1500
NEAR, DOUBLE = 12, 450
"""Within this many milliseconds, a nearby tap would be taken for the second half of a double tap."""

LOOK = """
async (patience) => {
  const late = performance.now() + patience;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const hits = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element === hit || element.contains(hit));
  };
  const points = (element) => {
    const box = element.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    if (!(element instanceof SVGPathElement)) return [middle];
    const at = element.getPointAtLength(0).matrixTransform(element.getScreenCTM());
    return [middle, [(middle[0] + at.x) / 2, (middle[1] + at.y) / 2]];
  };
  const glowing = "[data-options] button, .figure.open, .space.open, .stack.open, .toadling.open, .slot.open, " +
    ".pickable, path.section.open";
  const glow = () => [...document.querySelectorAll(glowing)].flatMap((element) => {
    const at = points(element).find(([x, y]) => hits(element, x, y));
    const {pick, hand, shown, place} = element.dataset;
    const card = hand && `hand:${hand}`;
    const id = Object.entries({...element.closest("[data-seat]")?.dataset, ...element.dataset}).map(String).sort();
    const name = pick ?? card ?? shown ?? place ?? element.getAttribute("aria-label") ?? element.textContent.trim();
    return at ? [{name, id: id.join(" "), x: at[0], y: at[1], kind: element.classList[0]}] : [];
  });
  let before = "";
  while (performance.now() < late) {
    if (document.querySelector("dialog[open] .end")) return {over: true, asked: "", found: []};
    const asked = document.querySelector(".question.mine[aria-busy=false] h2")?.textContent.trim();
    const found = asked ? glow() : [];
    const now = JSON.stringify(found);
    if (found.length > 0 && now === before) return {over: false, asked, found};
    before = now;
    await frame();
  }
  throw new Error(`nothing can be done: ${document.body.innerText}`);
}
"""
"""What glows and can be reached, once it stands still; or that the game is over."""


@dataclass
class Player:
    """Picks something that glows, by mouse or by finger, until the game is over."""

    page: Page
    seed: int = 1
    touch: bool = False
    kinds: dict[str, int] = field(default_factory=dict)
    """How often each kind of thing was clicked."""
    asked: dict[str, int] = field(default_factory=dict)
    clicked: tuple[float, float] = (0, 0)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def look(self, patience: int = PATIENCE) -> dict[str, Any]:
        """What can be done now; waits until there is something."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, patience)
        return seen

    def glow(self) -> set[str]:
        """What glows once the screen stands still, by kind: in any language, wherever it is."""
        return {each["id"] for each in self.look()["found"]}

    def pick(self, wanted: str = "", patience: int = PATIENCE) -> bool:
        """Do something, or something whose name starts like this; whether there was anything to do."""
        seen = self.look(patience)
        if seen["over"]:
            return False
        chosen = self.random.choice([each for each in seen["found"] if each["name"].startswith(wanted)])
        self.kinds[chosen["kind"]] = self.kinds.get(chosen["kind"], 0) + 1
        self.asked[seen["asked"]] = self.asked.get(seen["asked"], 0) + 1
        at = (chosen["x"], chosen["y"])
        if self.touch and math.dist(at, self.clicked) < NEAR:
            self.page.wait_for_timeout(DOUBLE)
        self.clicked = at
        if self.touch:
            self.page.touchscreen.tap(chosen["x"], chosen["y"])
            confirm = self.page.locator(".confirm").last
            if confirm.is_visible():
                confirm.tap()
        else:
            self.page.mouse.click(chosen["x"], chosen["y"])
        return True

    def reach(self, question: str, wanted: str = "", most: int = 60, by: tuple[str, ...] = ()) -> None:
        """Go on until a question with these words comes, and something can be picked whose name begins so; on the way
        pick what begins with one of `by`, the first of them that there is."""
        for _ in range(most):
            seen = self.look()
            names = [each["name"] for each in seen["found"]]
            if question in seen["asked"] and any(name.startswith(wanted) for name in names):
                return
            self.pick(next((word for word in by if any(name.startswith(word) for name in names)), ""))
        raise AssertionError(f"no {question!r} in {most} picks: {self.asked}")

    def play(self, most: int = MOST_PICKS) -> int:
        """Go on until the game is over; the number of picks."""
        for n in range(most):
            if not self.pick():
                return n
        raise AssertionError(f"the game did not end in {most} picks: {self.page.inner_text('main')}")


def opened(page: Page) -> Locator:
    """The dialog that was opened last, with its content: some of them load it only then."""
    dialog = page.locator("dialog[open]").last
    expect(dialog.locator(".content > *").first).to_be_visible()
    return dialog


def finished(page: Page) -> None:
    """The end is on the screen: who won, the points by clause, and the look back, which is loaded late."""
    expect(page.locator("dialog .winner")).to_be_visible()
    expect(page.locator("dialog tfoot td").first).to_be_visible()
    expect(page.locator("dialog .back figure")).to_be_visible()


def click_on(page: Page, thing: Locator) -> None:
    """Click on something that is marked as disabled."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
