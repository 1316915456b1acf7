"""What must hold on every screen at every size: nothing overflows, nothing covers what can be clicked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

STILL = """
async () => {
  await document.fonts.ready;
  const moving = () => document.getAnimations().filter((each) =>
    each.playState === "running" && each.effect?.getComputedTiming().iterations !== Infinity);
  for (let all = moving(); all.length > 0; all = moving()) {
    await Promise.all(all.map((each) => each.finished.catch(() => null)));
  }
}
"""
"""Wait until nothing moves except what always moves."""

PROBLEMS = """
(whole) => {
  const problems = [];
  const page = document.scrollingElement;
  const wide = page.scrollWidth - innerWidth, high = page.scrollHeight - innerHeight;
  if (wide > 0) problems.push(`the page is ${wide} px too wide`);
  if (whole && high > 0) problems.push(`the page is ${high} px too high`);

  const name = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30);
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte"));
    return `${[element.tagName.toLowerCase(), ...classes].join(".")} "${words}"`;
  };
  const boxOf = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  // What is left of an element after all that clips it, and whether somebody could scroll the rest into sight.
  const seen = (element) => {
    const box = boxOf(element);
    let scrolls = false;
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow !== "visible" && style.display !== "contents") {
        const frame = boxOf(at);
        const more = /auto|scroll/.test(style.overflow) &&
          (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1);
        scrolls ||= more;
        for (const side of ["left", "top"]) box[side] = Math.max(box[side], frame[side]);
        for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], frame[side]);
      }
    }
    return {box, scrolls};
  };
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document;
  const clickable = "button, a, input, select, textarea, summary";
  const interest = `${clickable}, [role=button], [data-board], .card, .card .line, h1, h2`;
  // What stays in place while the page scrolls lies over what passes under it.
  const stays = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const all = [];
  for (const element of root.querySelectorAll(interest)) {
    const style = getComputedStyle(element);
    const own = boxOf(element);
    const hidden = element.closest(".out-of-sight, [hidden], [aria-hidden=true], [role=tooltip]") ||
      style.visibility === "hidden" || style.opacity === "0" || own.right - own.left < 2 || own.bottom - own.top < 2;
    if (hidden || !element.checkVisibility()) continue;
    const {box, scrolls} = seen(element);
    const out = Math.max(own.left < -1 ? -own.left : 0, own.right - innerWidth);
    if (!scrolls && out > 1.5) problems.push(`${name(element)} sticks out by ${Math.round(out)} px`);
    const below = whole ? Math.max(own.bottom - innerHeight, -own.top) : 0;
    const sides = [box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom];
    const cut = Math.round(Math.max(below, ...sides));
    if (cut > 2 && !scrolls) problems.push(`${name(element)} is cut off by ${cut} px`);
    if (cut > 2 && scrolls && whole) problems.push(`${name(element)} must be scrolled to: ${cut} px are out of sight`);
    if (element.matches(clickable) && box.right - box.left > 2 && box.bottom - box.top > 2) {
      all.push({element, box, over: stays(element)});
    }
  }
  for (const [i, one] of all.entries()) {
    if (one.element.closest("[data-board]")) continue;
    const x = (one.box.left + one.box.right) / 2, y = (one.box.top + one.box.bottom) / 2;
    if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) {
      const hit = document.elementFromPoint(x, y);
      const label = one.element.closest("label");
      const same = hit && (one.element.contains(hit) || hit.contains(one.element) || label?.contains(hit));
      if (!same && !one.element.disabled && (one.over || !hit || !stays(hit))) {
        problems.push(`${name(one.element)} lies under ${hit ? name(hit) : "nothing"}`);
      }
    }
    for (const other of all.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.over !== other.over) continue;
      if (other.element.closest("[data-board]")) continue;
      const dx = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const dy = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (dx > 2 && dy > 2) {
        const size = `${Math.round(dx)}×${Math.round(dy)}`;
        problems.push(`${name(one.element)} and ${name(other.element)} overlap by ${size} px`);
      }
    }
  }
  return problems;
}
"""


def problems(page: Page, *, whole: bool = False) -> list[str]:
    """What is wrong with what the page shows; `whole` if all of it must be in sight at once."""
    page.evaluate(STILL)
    found: list[str] = page.evaluate(PROBLEMS, whole)
    return found


def violations(page: Page, rules: list[str]) -> list[str]:
    """What axe-core finds on the page; by some of its rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """async (rules) => {
          const only = rules.length > 0 ? {runOnly: {type: "rule", values: rules}} : {};
          return (await axe.run(document, {resultTypes: ["violations"], ...only})).violations;
        }""",
        rules,
    )
    return [
        f"{each['id']}: {each['help']}: {'; '.join(node['html'][:160] for node in each['nodes'][:4])}" for each in found
    ]
