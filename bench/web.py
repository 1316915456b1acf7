"""How light and how fast the client is: `web.py [--json]`. Needs Chromium and the built client (`make web`).

first load   what a browser with nothing kept transfers until a table can be played, as the server sends it (gzip)
usable       from the start of the navigation until the question at the table can be answered
click        from a click on an option until the screen shows the answer of the server
frames       forty creatures march and are hit again and again: the work of the page's main thread for each frame,
             and its longest task, from a trace of the browser
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, expect

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.running import Running, running
from tests.web.browser import SEEDED, Guests, chromium, make_table
from tests.web.player import LOOK

COLD_LOADS = 5
CLICKS = 12
CREATURES = 40
MARCHES = 10
PATIENCE = 15_000
MARKS = {
    "js_gz_kb": 150.0,
    "total_kb": 400.0,
    "usable_ms": 1500.0,
    "click_ms": 100.0,
    "frame_p95_ms": 8.0,
    "longest_task_ms": 50.0,
}
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel"]
Figures = dict[str, float]
Event = dict[str, Any]


def kept(page: Page) -> dict[str, float]:
    """Bytes on the wire by address: what the page itself knows of its requests."""
    rows: list[tuple[str, float]] = page.evaluate(
        """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
          .map((each) => [each.name, each.transferSize])"""
    )
    return {urlsplit(name).path: size for name, size in rows}


def first_loads(guests: Guests, table: str, person: dict[str, Any]) -> tuple[Figures, dict[str, float]]:
    """Cold loads of a table in play, each in a browser that has nothing kept but who it is."""
    times = []
    sizes: dict[str, float] = {}
    for _ in range(COLD_LOADS):
        context = guests.context()
        context.add_cookies(person["cookies"])
        page = context.new_page()
        page.goto(f"/table/{table}", wait_until="commit")
        page.evaluate(LOOK, PATIENCE)
        times.append(float(page.evaluate("performance.now()")))
        sizes = kept(page)
        context.close()
    script = sum(size for path, size in sizes.items() if path.endswith(".js"))
    figures = {
        "js_gz_kb": script / 1000,
        "total_kb": sum(sizes.values()) / 1000,
        "usable_ms": statistics.median(times),
    }
    return figures, sizes


def clicks(page: Page) -> Figures:
    """Take an option by its button, again and again; until the screen shows another question and has painted it."""
    took = []
    for _ in range(CLICKS):
        page.evaluate(LOOK, PATIENCE)
        took.append(
            float(
                page.evaluate(
                    """(patience) => new Promise((done, fail) => {
                      const asked = () => document.querySelector("[data-options]");
                      const before = asked();
                      const start = performance.now();
                      before.querySelector("button").click();
                      const look = () => {
                        const now = performance.now() - start;
                        if (asked() !== before) setTimeout(() => done(performance.now() - start));
                        else if (now > patience) fail(new Error("a click without an answer"));
                        else requestAnimationFrame(look);
                      };
                      requestAnimationFrame(look);
                    })""",
                    PATIENCE,
                )
            )
        )
    return {"click_ms": statistics.median(took), "click_max_ms": max(took)}


class Crowd:
    """A table whose server is told what to say: forty creatures that march to and fro."""

    def __init__(self) -> None:
        self.seq = -1
        self.way: WebSocketRoute | None = None
        self.tokens: list[str] = []
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
        assert self.way is not None
        self.way.send(json.dumps(told))

    def creature(self, n: int, at: int) -> dict[str, Any]:
        """The n-th creature after some marches."""
        section = ("outer", "middle", "inner")[(n + at) % 3]
        kind = self.kinds[n % len(self.kinds)]
        place = f"{n % 6 + 1}.{section}"
        return {"token": 900 + n, "creature": kind, "place": place, "life": 6, "damage": at % 4, "weakened": 0}

    def march(self, at: int) -> None:
        """Everybody one section on, and everybody is hit."""
        moved: list[Event] = []
        hit: list[Event] = []
        for n in range(CREATURES):
            before, now = self.creature(n, at - 1), self.creature(n, at)
            one = {"token": now["token"], "creature": now["creature"]}
            moved.append({"event": "creature_moved", **one, "before": before["place"], "to": now["place"]})
            hit.append({"event": "creature_hit", **one, "place": now["place"], "amount": 1})
        creatures = {str(900 + n): self.creature(n, at) for n in range(CREATURES)}
        step = {"type": "step", "base": self.seq, "seq": self.seq + 1, "view": {"creatures": creatures}}
        self.seq += 1
        assert self.way is not None
        self.way.send(json.dumps(step | {"events": [*moved, *hit]}))


def frames(browser: Browser, guests: Guests, table: str, person: dict[str, Any]) -> Figures:
    """What forty creatures in motion cost."""
    context = guests.context(speed=1, motion="full")
    context.add_cookies(person["cookies"])
    crowd = Crowd()
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.route_web_socket("**/socket*", crowd.route)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-token]")).to_have_count(CREATURES)
    crowd.march(1)
    page.wait_for_timeout(1500)
    session = context.new_cdp_session(page)
    events = traced(session, page, crowd)
    context.close()
    return read(events)


def traced(session: CDPSession, page: Page, crowd: Crowd) -> list[Event]:
    """What the browser did while they marched."""
    events: list[Event] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    page.evaluate("() => { const tick = () => requestAnimationFrame(tick); tick(); }")
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    for at in range(2, MARCHES + 2):
        crowd.march(at)
        page.wait_for_timeout(900)
    session.send("Tracing.end")
    give_up = time.monotonic() + 30
    while not done and time.monotonic() < give_up:
        page.wait_for_timeout(50)
    return events


def read(events: list[Event]) -> Figures:
    """The work of the main thread for each frame, the frame rate and the longest task."""
    mains = {
        (each["pid"], each["tid"]): 0.0
        for each in events
        if each.get("name") == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each
        for each in events
        if each.get("name") == "RunTask" and "dur" in each and (each["pid"], each["tid"]) in mains
    ]
    for each in tasks:
        mains[each["pid"], each["tid"]] += each["dur"]
    busiest = max(mains, key=lambda thread: mains[thread])
    tasks = [each for each in tasks if (each["pid"], each["tid"]) == busiest]
    begins = sorted(
        each["ts"]
        for each in events
        if each.get("name") == "FireAnimationFrame" and (each["pid"], each["tid"]) == busiest
    )
    spans = list(itertools.pairwise(begins))
    work = sorted(sum(each["dur"] for each in tasks if start <= each["ts"] < end) / 1000 for start, end in spans)
    seconds = (begins[-1] - begins[0]) / 1e6
    return {
        "frame_p50_ms": work[len(work) // 2],
        "frame_p95_ms": work[int(len(work) * 0.95)],
        "fps": len(spans) / seconds,
        "longest_task_ms": max(each["dur"] for each in tasks) / 1000,
    }


def measure(server: Running, browser: Browser) -> tuple[Figures, dict[str, float]]:
    """All figures."""
    guests = Guests(browser, server.url)
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    person = {"cookies": page.context.cookies()}
    figures, sizes = first_loads(guests, table, person)
    page.goto(f"/table/{table}")
    figures |= clicks(page)
    figures |= frames(browser, guests, table, person)
    return figures, sizes


def show(figures: Figures, sizes: dict[str, float]) -> None:
    """The figures beside what is promised, and what is big."""
    print(f"{'figure':18}{'measured':>10}{'promised':>10}")
    for name, value in figures.items():
        mark = f"≤ {MARKS[name]:g}" if name in MARKS else ""
        print(f"{name:18}{value:10.1f}{mark:>10}")
    print("\nbiggest of the first load, kB")
    for path, size in sorted(sizes.items(), key=lambda each: -each[1])[:8]:
        print(f"{size / 1000:8.1f}  {path}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="only the line of JSON")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder, "data"), program=SEEDED) as server,
        chromium() as browser,
    ):
        figures, sizes = measure(server, browser)
    if not wish.json:
        show(figures, sizes)
    print(json.dumps({name: round(value, 1) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
