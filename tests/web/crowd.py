"""A table with more going on than any game has: its server is told what to say."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

Doc = dict[str, Any]
CREATURES = 40
SECTIONS = ("outer", "middle", "inner")


class Crowd:
    """Forty creatures that march to and fro and are hit; `page.route_web_socket("**/socket*", crowd.route)`."""

    def __init__(self) -> None:
        self.seq = -1
        self.way: WebSocketRoute | None = None
        self.kinds: list[str] = []

    def route(self, way: WebSocketRoute) -> None:
        """Stand between the page and the server."""
        self.way = way
        server = way.connect_to_server()
        server.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        """Pass on the first view, with more creatures in it."""
        told = json.loads(text)
        if told["type"] == "step" and self.seq < 0:
            self.seq = told["seq"]
            self.kinds = list(told["view"]["counters"])
            told["view"]["creatures"] = {str(900 + n): self.creature(n, 0) for n in range(CREATURES)}
            told["view"]["turn"], told["ask"] = 2, None
        self.say(told)

    def say(self, told: Doc) -> None:
        """Say something to the page."""
        assert self.way is not None
        self.way.send(json.dumps(told))

    def creature(self, n: int, at: int) -> Doc:
        """The n-th creature after some marches."""
        kind = self.kinds[n % len(self.kinds)]
        place = f"{n % 6 + 1}.{SECTIONS[(n + at) % 3]}"
        return {"token": 900 + n, "creature": kind, "place": place, "life": 6, "damage": at % 4, "weakened": 0}

    def march(self, at: int) -> None:
        """Everybody one section on, and everybody is hit by a spell."""
        cast: Doc = {"event": "spell_cast", "seat": 1, "card": "fireball", "power": 1}
        moved: list[Doc] = []
        hit: list[Doc] = []
        for n in range(CREATURES):
            before, now = self.creature(n, at - 1), self.creature(n, at)
            one = {"token": now["token"], "creature": now["creature"]}
            moved.append({"event": "creature_moved", **one, "before": before["place"], "to": now["place"]})
            hit.append({"event": "creature_hit", **one, "place": now["place"], "amount": 1})
        creatures = {str(900 + n): self.creature(n, at) for n in range(CREATURES)}
        self.happen({"creatures": creatures}, [*moved, cast, *hit])

    def happen(self, change: Doc, events: list[Doc]) -> None:
        """A step: what changes in the view, and what happened."""
        self.say({"type": "step", "base": self.seq, "seq": self.seq + 1, "view": change, "events": events})
        self.seq += 1
