"""Every figure this project promises, on one page: `all.py [--short] [--plain PYTHON] [--output FILE] [--only BENCH]`.

Runs the other scripts of this folder one after another, each in its own process, with the Python that runs this one.
With --plain, the engine is also measured with a second Python, whose engine is not compiled. --short takes three
minutes, for a first look. The results are printed beside the promises, and written as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from orcs import __version__

HERE = Path(__file__).parent
Doc = dict[str, Any]


@dataclass(frozen=True)
class Bench:
    """A script, and its arguments for a full and for a short run."""

    script: str
    whole: str = ""
    short: str = ""


@dataclass(frozen=True)
class Figure:
    """A figure: the bench it comes from, its path in the bench's JSON, its name, its unit and the promise."""

    bench: str
    path: str
    name: str
    unit: str
    promised: str = ""


@dataclass(frozen=True)
class Measured:
    """A figure and its value; `kept` says whether the promise holds."""

    group: str
    name: str
    value: float
    unit: str
    promised: str
    kept: bool


BENCHES = {
    "engine": Bench("engine.py", short="--seconds 1"),
    "plain engine": Bench("engine.py", short="--seconds 1"),
    "bots": Bench("bots.py", short="--decisions 100"),
    "lab": Bench("lab.py", short="--players 4 --games 20"),
    "env": Bench("env.py", short="--seconds 0.5"),
    "server": Bench("server.py", short="--only closed --seconds 5"),
    "client": Bench("web.py"),
    "page": Bench("page.py"),
    "start": Bench("start.py", "--make", "--make"),
    "first start": Bench("start.py", "--first", "--first"),
    "first start, Python alone": Bench("start.py", "--first --no-node", "--first --no-node"),
}
PLAIN = "plain engine"
FIGURES = (
    Figure("engine", "base.decisions_per_s", "decisions, four players", "/s", "≥ 500000"),
    Figure("engine", "all_modules.decisions_per_s", "decisions, all modules", "/s", "≥ 500000"),
    Figure("engine", "base.games_per_s", "whole games, four players", "/s"),
    Figure("engine", "base.copy_us", "copy of a position", "µs", "≤ 2"),
    Figure("engine", "base.load_ms", "loading a finished record", "ms", "≤ 50"),
    Figure(PLAIN, "base.decisions_per_s", "decisions, four players", "/s", "≥ 15000"),
    Figure(PLAIN, "base.copy_us", "copy of a position", "µs", "≤ 20"),
    Figure(PLAIN, "base.load_ms", "loading a finished record", "ms", "≤ 50"),
    Figure("bots", "own.level=adept,table=base.p95", "adept, a decision, 95 of 100", "ms", "≤ 150"),
    Figure("bots", "own.level=adept,table=all modules.p95", "adept, all modules, 95 of 100", "ms", "≤ 150"),
    Figure("bots", "own.level=master,table=base.p95", "master, a decision, 95 of 100", "ms", "≤ 1000"),
    Figure("bots", "own.level=master,table=all modules.p95", "master, all modules, 95 of 100", "ms", "≤ 1000"),
    Figure("bots", "limits.level=master,limit=200.beyond", "master, beyond a limit of 200 ms", "ms"),
    Figure("lab", "rows.players=4.share", "share of the engine's speed", "", "≥ 0.9"),
    Figure("lab", "rows.players=4.lab with views", "decisions with views", "/s"),
    Figure("env", "rows.what=VectorEnv,players=2,modules=0.median", "decisions observed, of two", "/s", "≥ 100000"),
    Figure("env", "rows.what=VectorEnv,players=4,modules=0.median", "decisions observed, of four", "/s", "≥ 100000"),
    Figure("server", "human.tables", "tables at human pace", ""),
    Figure("server", "human.p95_ms", "a pick seen by all four, 95 of 100", "ms", "≤ 50"),
    Figure("server", "closed.picks_per_s", "picks, 100 busy tables", "/s", "≥ 2200"),
    Figure("server", "bytes_per_player_pick", "sent to a player for a pick", "bytes", "≤ 670"),
    Figure("server", "kb_per_idle_table", "memory of a table at rest", "kB", "≤ 25"),
    Figure("server", "wake_ms", "a table back from the store", "ms", "≤ 50"),
    Figure("server", "idle_cpu_percent", "processor when nothing happens", "%", "≤ 0.5"),
    Figure("server", "ratio_boardgameio", "picks beside boardgame.io", "×", "≥ 1"),
    Figure("server", "ratio_boardgameio_per_cpu_s", "the same for a processor second", "×", "≥ 2"),
    Figure("client", "js_gz_kb", "script of the first load, packed", "kB", "≤ 150"),
    Figure("client", "total_kb", "first load in all", "kB", "≤ 400"),
    Figure("client", "usable_ms", "a table usable after a cold load", "ms", "≤ 1500"),
    Figure("client", "click_ms", "a click answered", "ms", "≤ 100"),
    Figure("client", "frame_p95_ms", "work for a frame, 40 creatures", "ms", "≤ 8"),
    Figure("client", "longest_task_ms", "longest task, 40 creatures", "ms", "≤ 50"),
    Figure("client", "fps", "frames, 40 creatures", "/s"),
    Figure("page", "home_ms", "the page without a server usable", "ms", "≤ 1500"),
    Figure("page", "home_kb", "fetched until then, packed", "kB", "≤ 250"),
    Figure("page", "cold_s", "“Play now” to the first question, cold", "s", "≤ 6"),
    Figure("page", "warm_s", "the same, warm", "s", "≤ 3"),
    Figure("page", "total_mb", "the whole page, packed", "MB", "≤ 7"),
    Figure("page", "pick_p95_ms", "a pick stored and shown, 95 of 100", "ms", "≤ 100"),
    Figure("page", "adept_p95_ms", "adept, a decision, 95 of 100", "ms", "≤ 100"),
    Figure("page", "archmage_p95_ms", "archmage, a decision, 95 of 100", "ms", "≤ 2000"),
    Figure("page", "memory_mb", "memory in a game", "MB", "≤ 400"),
    Figure("start", "start_usable_ms", "second `make play` to a usable page", "ms", "≤ 3000"),
    Figure("first start", "first_pick_s", "`make play` in a fresh clone to a pick", "s", "≤ 45"),
    Figure("first start, Python alone", "first_pick_s", "the same without Node", "s", "≤ 60"),
)


def look_up(answer: Any, path: str) -> float | None:
    """A value by its path, or None. A part with “=” selects the row of a list that has these fields."""
    for part in path.split("."):
        if "=" in part:
            wanted = dict(each.split("=") for each in part.split(","))
            rows = [row for row in answer if all(str(row[name]) == value for name, value in wanted.items())]
            answer = rows[0] if rows else None
        else:
            answer = answer.get(part)
        if answer is None:
            return None
    return float(answer)


def is_kept(value: float, promised: str) -> bool:
    """Whether a value meets a promise such as `≤ 50`."""
    sign, _, mark = promised.partition(" ")
    return not promised or (value <= float(mark) if sign == "≤" else value >= float(mark))


def run(name: str, python: str, *, short: bool) -> Doc | str:
    """The JSON that a bench prints last, or the reason why there is none."""
    bench = BENCHES[name]
    options = (bench.short if short else bench.whole).split()
    command = [python, str(HERE / bench.script), "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    if done.returncode or not lines:
        return (done.stderr.strip().splitlines() or ["it printed nothing"])[-1]
    answer: Doc = json.loads(lines[-1])
    return answer


def machine(*, short: bool) -> Doc:
    """The machine that was measured."""
    return {
        "version": __version__,
        "date": time.strftime("%Y-%m-%d"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 1),
        "short": short,
    }


def shown(value: float) -> str:
    """A value with as many digits as matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def show(group: str, figures: list[Measured]) -> None:
    """Print one section."""
    print(f"\n{group}")
    for each in figures:
        mark = "" if each.kept else "  missed"
        print(f"  {each.name:38}{shown(each.value):>12} {each.unit:6}{each.promised:>12}{mark}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--short", action="store_true", help="a rough measurement in three minutes")
    parser.add_argument("--plain", metavar="PYTHON", help="another Python whose engine is not compiled")
    parser.add_argument("--output", metavar="FILE", default="build/figures.json", help="write the JSON to this file")
    parser.add_argument(
        "--only", metavar="BENCH", choices=BENCHES, action="append", help="run only this bench (may be repeated)"
    )
    wish = parser.parse_args()
    about = machine(short=wish.short)
    print(*(f"{name} {value}" for name, value in about.items()), sep=", ", flush=True)
    measured: list[Measured] = []
    trouble: dict[str, str] = {}
    answers: Doc = {}
    for name in wish.only or BENCHES:
        if name == PLAIN and not wish.plain:
            continue
        answer = run(name, wish.plain if name == PLAIN else sys.executable, short=wish.short)
        if isinstance(answer, str):
            trouble[name] = answer
            print(f"\n{name}\n  not measured: {answer}", flush=True)
            continue
        answers[name] = answer
        found = [(each, look_up(answer, each.path)) for each in FIGURES if each.bench == name]
        part = [
            Measured(name, each.name, value, each.unit, each.promised, is_kept(value, each.promised))
            for each, value in found
            if value is not None
        ]
        measured += part
        show(name, part)
    output = Path(wish.output)
    output.parent.mkdir(parents=True, exist_ok=True)
    page = {"about": about, "figures": [asdict(each) for each in measured], "not_measured": trouble, "answers": answers}
    output.write_text(json.dumps(page, indent=1, ensure_ascii=False) + "\n", "utf-8")
    missed = sum(not each.kept for each in measured)
    print(f"\n{len(measured)} figures, {missed} missed; all of it is in {output}")
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
