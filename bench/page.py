"""How fast the page without a server is, in Chromium: `page.py [--json]`. Needs `make page`.

home         from the start of a cold navigation until "Play now" can be clicked, and what was transferred until then
first pick   from a click on "Play now" until the first question can be answered: cold (at the first visit, clicked at
             once, so that Python is still to be fetched), and warm (the page and Python are in the browser's cache)
pick         from a click on an option until the screen shows what came of it; it is on disk by then
bots         how long the page's Python thinks about a decision, in a worker like the page's own
memory       what the renderer's process holds in the middle of a game, both Pythons and the screen among it
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parent.parent))

from orcs import Game
from orcs.bots.levels import LEVELS
from orcs.engine.known import plain_known
from orcs.tables.jobs import Choose
from orcs.tables.thinking import TableRules
from tests.web.browser import HASTE, chromium
from tests.web.player import LOOK, Player
from tools import build_page as built

PICKS = 25
DECISIONS = {"adept": 20, "archmage": 8}
PATIENCE = 180_000
MARKS = {
    "home_ms": 1500.0,
    "home_kb": 250.0,
    "cold_s": 6.0,
    "warm_s": 3.0,
    "total_mb": 7.0,
    "pick_p95_ms": 100.0,
    "adept_p95_ms": 100.0,
    "archmage_p95_ms": 2000.0,
    "memory_mb": 400.0,
}
Figures = dict[str, float]
WATCH = """
window.took = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data) {
  if (data?.kind === "sent" && data.data.includes('"type":"answer')) {
    const start = performance.now();
    const hear = ({data: news}) => {
      if (news.kind === "outcome" && news.said.length > 0) {
        this.removeEventListener("message", hear);
        requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - start)));
      }
    };
    this.addEventListener("message", hear);
  }
  return post.apply(this, arguments);
};
"""
"""Records how long each pick takes until its answer has arrived and been painted."""
THINK = """
async ([script, base, jobs]) => {
  const worker = new Worker(script, {type: "module"});
  const reply = () => new Promise((resolve) => { worker.onmessage = resolve; });
  let ready = reply();
  worker.postMessage({base});
  await ready;
  const times = [];
  for (const job of jobs) {
    ready = reply();
    const began = performance.now();
    worker.postMessage({job});
    const {data} = await ready;
    if (data.reply !== "chosen") throw new Error(JSON.stringify(data));
    times.push(performance.now() - began);
  }
  worker.terminate();
  return times;
}
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page like a plain web server."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """Serve the built page."""
    handler = functools.partial(Handler, directory=str(built.TARGET))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def visitor(browser: Browser) -> BrowserContext:
    """A browser that has never been here, but for a choice: its owner starts each game. A bot that starts takes its
    time for each move, which is no part of what is measured.
    """
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    kept = {name: json.dumps(value) for name, value in (HASTE | {"choice": {"start": 1}}).items()}
    context.add_init_script(
        f"Object.entries({json.dumps(kept)}).forEach(([name, value]) => {{ localStorage[name] ??= value }})"
    )
    context.add_init_script(WATCH)
    context.set_default_timeout(PATIENCE)
    return context


def begin(page: Page) -> float:
    """Click on "Play now"; the seconds until the first question can be answered."""
    began = time.perf_counter()
    page.locator("button.door.first").click()
    page.evaluate(LOOK, PATIENCE)
    return time.perf_counter() - began


def packed_before(page: Page) -> float:
    """The kilobytes fetched so far, gzipped as a server sends them."""
    names = page.evaluate('() => performance.getEntriesByType("resource").map((each) => each.name)')
    own = {name.removeprefix(page.url).partition("?")[0] for name in names if name.startswith(page.url)}
    paths = [built.TARGET / name for name in ("index.html", *own)]
    return sum(built.packed_size(path) for path in paths if path.is_file()) / 1000


def starts(browser: Browser, url: str) -> tuple[Figures, Page]:
    """How fast it starts, and a page in the middle of a game."""
    context = visitor(browser)
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url)
    page.locator("button.door.first").wait_for()
    figures = {"home_ms": (time.perf_counter() - began) * 1000, "home_kb": packed_before(page)}
    figures["cold_s"] = begin(page)
    page.evaluate("navigator.serviceWorker.ready")
    page.goto(url)
    page.reload()
    page.locator("button.door.first").wait_for()
    figures["warm_s"] = begin(page)
    return figures, page


def picks(page: Page) -> Figures:
    """The time until a pick is stored and shown."""
    player = Player(page)
    for _ in range(PICKS):
        player.pick(patience=PATIENCE)
    player.look(PATIENCE)
    times: list[float] = page.evaluate("window.took")
    return {"pick_ms": statistics.median(times), "pick_p95_ms": p95(times)}


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def decisions(count: int) -> Iterator[tuple[Game, int]]:
    """Positions of a game with a choice to make, and the seat that makes it."""
    game = Game.new(2, seed=3)
    for number in range(count * 3):
        ask = game.asks()[0]
        if number % 3 == 2 and len(ask.options) > 1:
            yield game, ask.seat
        game.play(ask.options[number % len(ask.options)])


def bots(page: Page, url: str) -> Figures:
    """How long each level thinks in the page's Python."""
    script = next((built.TARGET / "assets").glob("brain.worker-*.js")).name
    figures: Figures = {}
    for level, count in DECISIONS.items():
        jobs = [
            msgspec.json.encode(
                Choose(
                    limit=60.0,
                    level=level,
                    rules=TableRules.of(game),
                    view=plain_known(game.view(seat)),
                    options=game.asks()[0].options,
                    seconds=LEVELS[level].seconds,
                    seed=1,
                )
            ).decode()
            for game, seat in decisions(count)
        ]
        times = page.evaluate(THINK, [f"{url}assets/{script}", url, jobs])
        figures |= {f"{level}_ms": statistics.median(times), f"{level}_p95_ms": p95(times)}
    return figures


def memory(browser: Browser) -> float:
    """The megabytes of the largest renderer process: that of the page and its workers."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [resident(each["id"]) for each in found if each["type"] == "renderer"]
    return max(sizes) / 1000


def resident(pid: int) -> float:
    """The resident memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


def measure() -> Figures:
    """All figures."""
    with served() as url, chromium() as browser:
        figures, page = starts(browser, url)
        figures |= picks(page)
        figures["memory_mb"] = memory(browser)
        figures |= bots(page, url)
    return figures | {"total_mb": built.total(packed=True) / 1e6}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="only the figures, as JSON")
    args = parser.parse_args()
    figures = {name: round(value, 2) for name, value in measure().items()}
    if not args.json:
        for name, value in figures.items():
            promised = f"  (≤ {MARKS[name]:g})" if name in MARKS else ""
            print(f"{name:18} {value:10.1f}{promised}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
