"""A table with more going on than in any game: its messages are made here."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

Doc = dict[str, Any]
CREATURES = 40
SECTIONS = ("outer", "middle", "inner")
EAR = """
window.crowd = {};
crowd.first = new Promise((heard) => { crowd.begin = heard; });
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    crowd.tell = (text) => hear(new MessageEvent("message", { data: text }));
    super.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.type === "step") crowd.begin(told);
      else hear(event);
    };
  }
};
"""
"""Stands between the page and its socket: holds back the first step, and sends others."""


class Crowd:
    """Forty creatures that march to and fro and are hit."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seq = -1
        self.kinds: list[str] = []
        page.add_init_script(EAR)

    def gather(self, address: str) -> None:
        """Open a table, and put the crowd into its first view."""
        self.page.goto(address)
        first = self.page.evaluate("crowd.first")
        self.seq = first["seq"]
        self.kinds = list(first["view"]["counters"])
        first["view"]["creatures"] = {str(900 + n): self.creature(n, 0) for n in range(CREATURES)}
        first["view"]["turn"], first["ask"] = 2, None
        self.page.evaluate("(text) => crowd.tell(text)", json.dumps(first))
        expect(self.page.locator("[data-token]")).to_have_count(CREATURES)

    def creature(self, n: int, at: int) -> Doc:
        """The n-th creature after some marches."""
        kind = self.kinds[n % len(self.kinds)]
        place = f"{n % 6 + 1}.{SECTIONS[(n + at) % 3]}"
        return {"token": 900 + n, "creature": kind, "place": place, "life": 6, "damage": at % 4, "weakened": 0}

    def march(self, at: int) -> Doc:
        """Everybody one section on, and everybody is hit by a spell: the step that tells it."""
        cast: Doc = {"event": "spell_cast", "seat": 1, "card": "fireball", "power": 1}
        moved: list[Doc] = []
        hit: list[Doc] = []
        for n in range(CREATURES):
            before, now = self.creature(n, at - 1), self.creature(n, at)
            one = {"token": now["token"], "creature": now["creature"]}
            moved.append({"event": "creature_moved", **one, "before": before["place"], "to": now["place"]})
            hit.append({"event": "creature_hit", **one, "place": now["place"], "amount": 1})
        creatures = {str(900 + n): self.creature(n, at) for n in range(CREATURES)}
        return self.step({"creatures": creatures}, [*moved, cast, *hit])

    def step(self, change: Doc, events: list[Doc]) -> Doc:
        """What changes in the view, and what happened."""
        self.seq += 1
        return {"type": "step", "base": self.seq - 1, "seq": self.seq, "view": change, "events": events}

    def tell(self, steps: list[Doc], every: int = 0) -> None:
        """Send the page these steps one after another. It gets them in advance and plays them on its own clock."""
        self.page.evaluate(
            """([texts, every]) => {
              const next = () => { if (texts.length > 0) { crowd.tell(texts.shift()); setTimeout(next, every); } };
              setTimeout(next, every);
            }""",
            [[json.dumps(step) for step in steps], every],
        )
        self.page.wait_for_timeout(every * (len(steps) + 1))
