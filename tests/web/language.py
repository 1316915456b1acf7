"""Which language a screen speaks: what is English on it, and which words are cut."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from orcs.text import Words
from tests.support.fluent import read_messages

TEXTS = """
() => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const found = new Set([document.title]);
  const attributes = ["aria-label", "title", "placeholder", "alt", "data-text"];
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.closest("script, style, [aria-hidden=true]")) continue;
    if (element.closest("[lang]") !== document.documentElement) continue;
    for (const name of attributes) found.add(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
  }
  return [...found].map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}
"""
"""All text that can be read or heard on the page, except parts that declare their own language."""

FOREIGN = """
() => [...document.querySelectorAll("input[type=file]")]
  .filter((input) => input.checkVisibility() && input.getBoundingClientRect().width > 1)
  .map((input) => `the browser's own button: ${input.outerHTML}`)
"""
"""Buttons that the browser labels in its own language."""

CUT = """
() => {
  const problems = [];
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const flowing = ".tail, .brief .help";  // as much of it as there is room for
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const away = ".out-of-sight, [hidden], [aria-hidden=true], [inert], script, style, option, svg";
    if (!node.data.trim() || element.closest(away) || element.closest(flowing)) continue;
    if (!element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      let scrolls = false;
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflow === "visible" || style.display === "inline") continue;
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") { scrolls = true; break; }
        const more = /auto|scroll/.test(style.overflow) &&
          (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1);
        if (more) { scrolls = true; break; }
        const box = at.getBoundingClientRect();
        const [above, below] = [box.top - line.top - 4, line.bottom - box.bottom - 4];
        const cut = Math.max(line.right - box.right, box.left - line.left, above, below);
        if (cut > 2) {
          const words = node.data.trim().slice(0, 40);
          problems.push(`"${words}" is cut off by ${Math.round(cut)} px in ${at.tagName}.${at.className}`);
          break;
        }
      }
      const out = Math.max(line.right - innerWidth, -line.left);
      if (!scrolls && out > 2 && line.width > 0) {
        problems.push(`"${node.data.trim().slice(0, 40)}" sticks out by ${Math.round(out)} px`);
      }
    }
  }
  return [...new Set(problems)];
}
"""
"""Words that are partly hidden, even after scrolling."""

ENGLISH = re.compile(
    r"\b(the|of|your?|with|and|this|that|has|have|is|are|path|damage|spell|creature|card|cards|life|trophy)\b",
    re.IGNORECASE,
)
"""Words that exist in neither German nor French."""


@cache
def printed(language: str) -> re.Pattern[str]:
    """The names printed on the cards, English in every language."""
    words = Words(language, printed=True)
    return re.compile("|".join(re.escape(words.card(row).partition(" (")[0]) for row in words.edition.spells))


@cache
def english(language: str) -> frozenset[str]:
    """Whole texts that are English and not of this language."""
    return frozenset(text for text in whole_texts("en") - whole_texts(language) if len(text) > 2)


def whole_texts(language: str) -> set[str]:
    """The texts of a language without placeholders."""
    whole = (each for each in read_messages(language).values() if not each.values | each.messages | each.terms)
    return {text for each in whole for text in each.texts.values()}


def left_in_english(page: Page, language: str) -> list[str]:
    """What the page says in English, if it should speak another language."""
    if language == "en":
        return []
    said: list[str] = page.evaluate(TEXTS)
    foreign: list[str] = page.evaluate(FOREIGN)
    own = (text for text in said if text in english(language) or ENGLISH.search(printed(language).sub("", text)))
    return [*foreign, *own]


def cut_words(page: Page) -> list[str]:
    """The words on the page that are cut off."""
    found: list[str] = page.evaluate(CUT)
    return found
