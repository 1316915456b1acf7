"""How soon one can play: `start.py [--json] [--make | --first [--no-node]]`. Needs Chromium and the built client.

Measured from the start of the command, with an existing data folder and an open browser: until the server answers, and
until the first screen can be used. The command is `orcs serve`, or `make play` with --make.

With --first: `make play` in a fresh clone of the last commit, with nothing in the caches of pip and npm, until a game
against a bot is started and its first pick accepted. With --no-node the machine's Node is not found.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, expect

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.browser import PATIENCE, chromium, command, make_table, request

Figures = dict[str, Any]
Process = subprocess.Popen[bytes]
ROOT = Path(__file__).parent.parent
PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
STARTS = 5
PROMISED = 3000.0
FIRST = {True: 45.0, False: 60.0}
"""Seconds promised for a first start, with and without Node on the machine."""
LEVEL = "apprentice"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def server_command(port: int, data: Path, *, by_make: bool) -> list[str]:
    """The command a person would type."""
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


@contextlib.contextmanager
def running(command: list[str], folder: Path, env: Mapping[str, str], told: IO[str]) -> Iterator[Process]:
    """A running command, stopped at the end with everything it started."""
    process = subprocess.Popen(command, cwd=folder, env=env, stdout=told, stderr=told, start_new_session=True)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def wait_for(url: str, process: Process, seconds: float) -> None:
    """Wait until the server answers."""
    until = time.perf_counter() + seconds
    while not answers(url):
        if process.poll() is not None or time.perf_counter() > until:
            raise RuntimeError(f"nothing answers at {url}")
        time.sleep(0.01)


def show(page: Page, url: str) -> None:
    """Open the page and wait until the first screen can be used."""
    page.goto(url)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled(timeout=PATIENCE)


def start(page: Page, data: Path, *, by_make: bool) -> tuple[float, float]:
    """Milliseconds until the server answers, and until its page can be used."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = server_command(port, data, by_make=by_make)
    with Path(os.devnull).open("w") as nowhere, running(command, ROOT, os.environ, nowhere) as process:
        began = time.perf_counter()
        wait_for(url, process, 120)
        ready = time.perf_counter() - began
        show(page, url)
        return 1000 * ready, 1000 * (time.perf_counter() - began)


def first_pick(page: Page) -> None:
    """Start a game against a bot and wait until a pick is accepted."""
    table = make_table(page, LEVEL)["id"]
    until = time.perf_counter() + 60
    while not (ask := request(page, "GET", f"/api/tables/{table}/view").get("ask")):
        assert time.perf_counter() < until, "nobody is asked"
        time.sleep(0.05)
    command(page, table, "answer", ask=ask["id"], pick=ask["options"][0]["text"])


def first_start(page: Page, folder: Path, *, node: bool) -> tuple[float, float]:
    """Seconds from `make play` in a fresh clone until its page can be used, and until the first pick is accepted."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    env = os.environ | {name: str(folder / "caches") for name in ("XDG_CACHE_HOME", "PIP_CACHE_DIR", "UV_CACHE_DIR")}
    env["npm_config_cache"] = str(folder / "caches" / "npm")
    env["BROWSER"] = "true"
    if not node:
        hidden = folder / "hidden"
        hidden.mkdir()
        (hidden / "node").write_text("#!/bin/sh\nexit 1\n")
        (hidden / "node").chmod(0o755)
        env["PATH"] = f"{hidden}:{env['PATH']}"
    with running(server_command(port := free_port(), folder / "data", by_make=True), clone, env, sys.stderr) as process:
        url = f"http://127.0.0.1:{port}/"
        began = time.perf_counter()
        wait_for(url, process, 600)
        show(page, url)
        usable = time.perf_counter() - began
        first_pick(page)
        return usable, time.perf_counter() - began


def measure(page: Page, folder: Path, *, by_make: bool) -> Figures:
    """The median of several starts, after one that does not count."""
    data = folder / "data"
    start(page, data, by_make=by_make)
    times = [start(page, data, by_make=by_make) for _ in range(STARTS)]
    ready, usable = (statistics.median(each) for each in zip(*times, strict=True))
    print(f"until the server answers {ready:6.0f} ms")
    print(f"until the page is usable {usable:6.0f} ms (promised: {PROMISED:.0f})")
    return {"make": by_make, "start_ready_ms": round(ready), "start_usable_ms": round(usable)}


def measure_first(page: Page, folder: Path, *, node: bool) -> Figures:
    """One first start."""
    usable, picked = first_start(page, folder, node=node)
    print(f"until the page is usable {usable:6.1f} s")
    print(f"until a pick is accepted {picked:6.1f} s (promised: {FIRST[node]:.0f})")
    return {"node": node, "first_usable_s": round(usable, 1), "first_pick_s": round(picked, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--make", action="store_true", help="measure `make play`")
    parser.add_argument("--first", action="store_true", help="measure the first `make play` in a fresh clone")
    parser.add_argument("--no-node", dest="node", action="store_false", help="with --first: hide the machine's Node")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="orcs-start-") as name,
        chromium() as browser,
        contextlib.redirect_stdout(io.StringIO() if wish.json else sys.stdout),
    ):
        page, folder = browser.new_page(), Path(name)
        figures = (
            measure_first(page, folder, node=wish.node) if wish.first else measure(page, folder, by_make=wish.make)
        )
    print(json.dumps({"bench": "start", **figures}))


if __name__ == "__main__":
    main()
