"""How light and how fast the client is: `web.py [--json]`. Needs Chromium and the built client (`make web`).

first load   what a browser with nothing kept transfers until a table can be played, as the server sends it (gzip)
usable       from the start of the navigation until the question at the table can be answered
click        from a click on an option until the screen shows the answer of the server
frames       forty creatures march and are hit again and again: the work of the page's main thread for each frame, and
             its longest task, from a trace of the browser. What counts is processor time, which other programs on the
             machine do not change; by the clock (`_wall_`) and the frame rate tell how busy the machine was. A browser
             without a graphics processor rasterises and draws on the processor, in other threads: told beside.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.running import Running, running
from tests.web.browser import SEEDED, Guests, chromium, make_table
from tests.web.crowd import Crowd
from tests.web.player import LOOK
from tests.web.trace import Trace, traced

COLD_LOADS = 5
CLICKS = 12
MARCHES = 10
MARCH = 1500
PATIENCE = 15_000
MARKS = {
    "js_gz_kb": 150.0,
    "total_kb": 400.0,
    "usable_ms": 1500.0,
    "click_ms": 100.0,
    "frame_p95_ms": 8.0,
    "longest_task_ms": 50.0,
    "not_composited": 0.0,
}
Figures = dict[str, float]


def kept(page: Page) -> dict[str, float]:
    """Bytes on the wire by address, as the page's own performance entries report them."""
    rows: list[tuple[str, float]] = page.evaluate(
        """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
          .map((each) => [each.name, each.transferSize])"""
    )
    return {urlsplit(name).path: size for name, size in rows}


def first_loads(guests: Guests, table: str, person: dict[str, Any]) -> tuple[Figures, dict[str, float]]:
    """Cold loads of a table in play, each in a browser that has nothing but its identity cookie."""
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
    """Click options again and again; the time until the screen has painted the next question."""
    took = []
    for _ in range(CLICKS):
        page.evaluate(LOOK, PATIENCE)
        took.append(
            float(
                page.evaluate(
                    """(patience) => new Promise((done, fail) => {
                      const options = () => [...document.querySelectorAll("[data-options] button")];
                      const asked = () => options().map((each) => each.dataset.pick).join();
                      const before = asked();
                      const start = performance.now();
                      options()[0].click();
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


def frames(guests: Guests, table: str, person: dict[str, Any]) -> tuple[Figures, Figures]:
    """The cost of forty moving creatures, by kind of work."""
    context = guests.context(speed=1, motion="full")
    context.add_cookies(person["cookies"])
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    crowd = Crowd(page)
    crowd.gather(f"/table/{table}")
    crowd.tell([crowd.march(1)], MARCH)
    with traced(page) as trace:
        crowd.tell([crowd.march(at) for at in range(2, MARCHES + 2)], MARCH)
    context.close()
    return read(trace), shares(trace)


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[int(len(values) * 0.95)]


def read(trace: Trace) -> Figures:
    """The main thread's work for each frame, in processor time and by the clock."""
    used = [frame.used for frame in trace.frames]
    return {
        "frame_p50_ms": statistics.median(used),
        "frame_p95_ms": p95(used),
        "frame_max_ms": max(used),
        "longest_task_ms": max(each["tdur"] for each in trace.tasks) / 1000,
        "fps": len(used) / trace.seconds,
        "frame_p95_wall_ms": p95([frame.passed for frame in trace.frames]),
        "longest_task_wall_ms": max(each["dur"] for each in trace.tasks) / 1000,
        "not_composited": float(len(trace.hindered())),
    }


def shares(trace: Trace) -> Figures:
    """The average processor time of a frame by kind of work, then the work of other threads."""
    count = len(trace.frames)
    kinds: Counter[str] = Counter()
    for frame in trace.frames:
        kinds.update(frame.kinds)
    told = {kind: used / count for kind, used in kinds.most_common()}
    told["other"] = sum(frame.used for frame in trace.frames) / count - sum(told.values())
    return told | {f"beside: {name}": used / count for name, used in trace.beside().items()}


def measure(server: Running, browser: Browser) -> tuple[Figures, dict[str, float], Figures]:
    """All figures and their parts."""
    guests = Guests(browser, server.url)
    page = guests.page("/")
    table = make_table(page, "random")["id"]
    person = {"cookies": page.context.cookies()}
    figures, sizes = first_loads(guests, table, person)
    page.goto(f"/table/{table}")
    figures |= clicks(page)
    page.context.close()
    moving, parts = frames(guests, table, person)
    return figures | moving, sizes, parts


def show(figures: Figures, sizes: dict[str, float], parts: Figures) -> None:
    """Print the figures beside the promises, the parts of a frame, and the biggest files."""
    print(f"{'figure':22}{'measured':>10}{'promised':>10}")
    for name, value in figures.items():
        mark = f"≤ {MARKS[name]:g}" if name in MARKS else ""
        print(f"{name:22}{value:10.1f}{mark:>10}")
    print("\na frame on average, ms of processor time")
    for name, value in parts.items():
        print(f"{value:8.2f}  {name}")
    print("\nbiggest of the first load, kB")
    for path, size in sorted(sizes.items(), key=lambda each: -each[1])[:8]:
        print(f"{size / 1000:8.1f}  {path}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder, "data"), program=SEEDED) as server,
        chromium() as browser,
    ):
        figures, sizes, parts = measure(server, browser)
    if not wish.json:
        show(figures, sizes, parts)
    print(json.dumps({name: round(value, 1) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
