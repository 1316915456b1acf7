"""How soon one can play: `start.py [--json] [--make]`. Needs Chromium and the built client.

From the start of the command, on data that are there already: until the server answers, and until the first screen of
the client can be used in a browser that is open already. With --make the command is `make play`, else `orcs serve`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, expect

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.browser import PATIENCE, chromium

ROOT = Path(__file__).parent.parent
PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
STARTS = 5
PROMISED = 3000.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(port: int, data: Path, *, by_make: bool) -> list[str]:
    """What a person would type."""
    options = f"--port {port} --data {data}"
    if by_make:
        return ["make", "--no-print-directory", "play", f"ARGS={options}"]
    return [sys.executable, "-c", PROGRAM, "serve", *options.split()]


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def start(page: Page, data: Path, *, by_make: bool) -> tuple[float, float]:
    """Milliseconds until the server answers, and until its page can be used."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    began = time.perf_counter()
    process = subprocess.Popen(
        command(port, data, by_make=by_make),
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while not answers(url):
            if process.poll() is not None or time.perf_counter() - began > 120:
                raise RuntimeError(f"nothing answers at {url}")
            time.sleep(0.01)
        ready = time.perf_counter() - began
        page.goto(url)
        expect(page.get_by_role("button", name="Play now")).to_be_enabled(timeout=PATIENCE)
        return 1000 * ready, 1000 * (time.perf_counter() - began)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--make", action="store_true", help="measure `make play`")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        page = browser.new_page()
        data = Path(folder, "data")
        start(page, data, by_make=wish.make)
        times = [start(page, data, by_make=wish.make) for _ in range(STARTS)]
    ready, usable = (statistics.median(each) for each in zip(*times, strict=True))
    figures = {"start_ready_ms": round(ready), "start_usable_ms": round(usable)}
    if not wish.json:
        print(f"until the server answers {ready:6.0f} ms")
        print(f"until the page is usable {usable:6.0f} ms (promised: {PROMISED:.0f})")
    print(json.dumps({"bench": "start", "make": wish.make, **figures}))


if __name__ == "__main__":
    main()
