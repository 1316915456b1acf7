"""How fast the server is: `server.py [--json] [--short] [--tables N] [--seconds S] [--only WHAT]`.

One server process on SQLite with durable commits, and the load generator as a second process on loopback, where every
table has an address of its own (127.x.y.z, so on Linux), under the limits that the server has by default. Only `growth`
and `long`, one table as fast as it can, are without limits. A pick is done when all four seats of its table have their
new view.

human        tables of four connected players, each table about one pick a second
closed       100 tables, the next pick as soon as the last is seen by all four
idle         memory for each table in the middle of a game, just looked at and after a while without anybody; processor
             time when nobody does anything; how fast a table comes back that is not in memory
growth       the cost of a pick early and late in a game
long         the cost of a pick at step 20 and step 20,000 of one table, and for how long it stalls others to load it
workers      the closed loop on PostgreSQL with one worker and with two (needs --database)
boardgameio  a boardgame.io server, in memory only, under the same two loads (needs npm)
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.serving.process import FILES_NEEDED, Child, boardgame_server, orcs_server, raise_file_limit
from orcs.engine import core

ROOT = Path(__file__).parent.parent
ENGINE = "interpreted" if core.__file__.endswith(".py") else "compiled"
PARTS = ("human", "closed", "idle", "growth", "long", "workers", "boardgameio")
CLOSED_TABLES = 100
RAMP_SECONDS = 5
IDLE_PICKS = 50
WARM_UP = 20
STALLS = 5
WINDOW = 1000
"""The number of steps over which the cost of one is averaged."""
SHORT = {"tables": 50, "seconds": 4, "idle_tables": 50, "idle_seconds": 4, "steps": 3000}
SATURATED = 95
COLUMNS = {
    "tables": 7,
    "picks/s": 10,
    "p50 ms": 9,
    "p95 ms": 9,
    "bytes": 8,
    "server%": 9,
    "per cpu s": 11,
    "generator%": 12,
}
RATIOS = {"ratio_boardgameio": "picks_per_s", "ratio_boardgameio_per_cpu_s": "picks_per_server_cpu_s"}
QUIET = 0.7
Figures = dict[str, Any]


class Generator:
    """The load generator at work."""

    def __init__(self, **spec: Any) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.serving.load"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.say(json.dumps(spec))

    def say(self, line: str = "") -> None:
        """Send it a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, at: str) -> Figures:
        """Wait for the line that reports this stage."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            told: Figures = json.loads(line)
            if told.pop("at") == at:
                return told
        raise RuntimeError(f"the load generator ended before {at!r}, with status {self.process.wait()}")

    def end(self) -> Figures:
        """Its figures, once it has finished."""
        told = self.until("end")
        self.process.wait()
        return told


class Bench:
    """The parts of the bench, each on a server of its own."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.folder = folder
        self.quiet: bool = options.json

    def say(self, line: str) -> None:
        """Print a line of the table."""
        if not self.quiet:
            print(line, flush=True)

    def server(self, name: str, *options: str, limits: bool = True) -> Child:
        """This project's server, with a data folder of that name."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        return orcs_server(folder, *options, limits=limits)

    def steady(self, name: str, server: Child, kind: str, tables: int, think: float) -> Figures:
        """A steady load, and how the server copes."""
        generator = Generator(
            mode="steady",
            port=server.port,
            lobby=server.lobby,
            server=kind,
            tables=tables,
            think=think,
            ramp=RAMP_SECONDS,
            seconds=self.options.seconds,
        )
        generator.until("measuring")
        cpu, began = server.cpu_seconds, time.perf_counter()
        generator.until("measured")
        busy = (server.cpu_seconds - cpu) / (time.perf_counter() - began)
        generator.say()
        figures = generator.end()
        figures["server_cpu_percent"] = round(100 * busy)
        figures["picks_per_server_cpu_s"] = round(figures["picks_per_s"] / busy, 1)
        figures["generator_saturated"] = figures["generator_cpu_percent"] >= SATURATED
        self.show(name, figures)
        return figures

    def show(self, name: str, figures: Figures) -> None:
        """A row for a load."""
        self.say(
            f"{name:22}{figures['tables']:7}{figures['picks_per_s']:10.1f}{figures['p50_ms'] or 0:9.2f}"
            f"{figures['p95_ms'] or 0:9.2f}{figures['bytes_per_player_pick']:8}"
            f"{figures['server_cpu_percent']:9}{figures['picks_per_server_cpu_s']:11.1f}"
            f"{figures['generator_cpu_percent']:12}"
        )
        if figures["generator_saturated"]:
            self.say("  the load generator itself is at its limit: the server could do more")
        for problem in figures["problems"]:
            self.say(f"  problem: {problem}")
        if figures["stuck"]:
            self.say(f"  {figures['stuck']} tables wait for more than 5 s")

    def human(self) -> Figures:
        with self.server("human") as server:
            return self.steady("human pace", server, "orcs", self.options.tables, 1.0)

    def closed(self) -> Figures:
        with self.server("closed") as server:
            return self.steady("closed loop", server, "orcs", CLOSED_TABLES, 0.0)

    def idle(self) -> Figures:
        """Memory and processor time of tables that wait, with sockets and without; how fast they come back."""
        tables, file = self.options.idle_tables, str(self.folder / "tables.json")
        with self.server("idle") as server:
            generator = Generator(
                mode="idle", port=server.port, server="orcs", tables=tables, picks=IDLE_PICKS, file=file
            )
            generator.until("warm")
            bare = server.resident_kb
            generator.say()
            for problem in generator.until("connected")["problems"]:
                self.say(f"  problem: {problem}")
            connected = round((server.resident_kb - bare) / tables, 1)
            cpu_connected = self.idle_cpu(server)
            generator.say()
            generator.end()
        # A server just started has none of them in memory.
        with self.server("idle") as server:
            generator = Generator(mode="wake", port=server.port, file=file, warm_up=WARM_UP)
            generator.until("warm")
            bare = server.resident_kb
            generator.say()
            wake = generator.end()
            woken = round((server.resident_kb - bare) / (tables - WARM_UP), 1)
            cpu = self.idle_cpu(server)
            alone = round(max(0, server.resident_kb - bare) / (tables - WARM_UP), 1)
        self.say(
            f"{tables} tables in the middle of a game: {woken} kB each just after a look at them, {alone} kB "
            f"{self.options.idle_seconds:.0f} s later; {connected} kB with four sockets each"
        )
        self.say(f"processor when nothing happens: {cpu} %; with {4 * tables} sockets {cpu_connected} %")
        self.say(f"a table comes back in {wake['p50_ms']} ms, p95 {wake['p95_ms']} ms")
        return {
            "idle_tables": tables,
            "kb_per_idle_table": alone,
            "kb_per_table_in_memory": woken,
            "kb_per_connected_table": connected,
            "idle_cpu_percent": cpu,
            "idle_cpu_percent_connected": cpu_connected,
            "wake_ms": wake["p50_ms"],
            "wake_p95_ms": wake["p95_ms"],
        }

    def idle_cpu(self, server: Child) -> float:
        """Percent of a core that an idle server uses."""
        cpu, began = server.cpu_seconds, time.perf_counter()
        time.sleep(self.options.idle_seconds)
        return round(100 * (server.cpu_seconds - cpu) / (time.perf_counter() - began), 2)

    def growth(self) -> Figures:
        """The cost of a pick at the beginning and the end of a game."""
        with self.server("growth", limits=False) as server:
            figures = Generator(mode="growth", port=server.port, server="orcs", games=8).end()
        self.say(
            f"a pick alone: {figures['first_ms']} ms in the first 50, {figures['last_ms']} ms in the last 50 "
            f"of {figures['picks_per_game']}"
        )
        return {"growth": figures}

    def long(self) -> Figures:
        """The cost of a pick early and late at a table with thousands of steps, and of loading that table."""
        steps, file = self.options.steps, str(self.folder / "long.json")
        cost: dict[str, float] = {}
        with self.server("long", limits=False) as server:
            generator = Generator(mode="long", port=server.port, server="orcs", steps=steps, window=WINDOW, file=file)
            for name in ("early", "late"):
                generator.until(name)
                cpu = server.cpu_seconds
                generator.say()
                generator.until(f"{name} done")
                cost[name] = round(1e6 * (server.cpu_seconds - cpu) / WINDOW)
                generator.say()
            for problem in generator.end()["problems"]:
                self.say(f"  problem: {problem}")
        stalls: list[Figures] = []
        for _ in range(STALLS):
            with self.server("long", limits=False) as server:
                stalls.append(Generator(mode="stall", port=server.port, server="orcs", file=file).end())
        stall = max(stalls, key=lambda each: float(each["stalled_pick_ms"]))
        self.say(f"a step: {cost['early']:.0f} µs of processor at first, {cost['late']:.0f} µs at step {steps}")
        self.say(
            f"that table is loaded in {stall['load_ms']} ms; the longest pick elsewhere takes "
            f"{stall['stalled_pick_ms']} ms meanwhile, {stall['pick_ms']} ms before (the worst of {STALLS} times)"
        )
        return {"long": {"steps": steps, "early_us": cost["early"], "late_us": cost["late"], **stall}}

    def workers(self) -> Figures:
        """The closed loop on PostgreSQL, with one worker and with two."""
        if not self.options.database:
            self.say("no figures for several workers: give --database postgresql://…")
            return {"workers": None}
        found: Figures = {}
        for count in (1, 2):
            with self.server(
                f"workers {count}", "--database", self.options.database, "--workers", str(count)
            ) as server:
                found[str(count)] = self.steady(f"{count} worker{'s'[: count - 1]}", server, "orcs", CLOSED_TABLES, 0.0)
        cost = found["1"]["picks_per_server_cpu_s"] / found["2"]["picks_per_server_cpu_s"]
        self.say(f"processor time for a pick with two workers: {cost:.2f} × that with one")
        return {"workers": found | {"cost_of_two": round(cost, 2)}}

    def boardgameio(self) -> Figures:
        """The same loads on a boardgame.io server."""
        folder = self.folder / "boardgameio"
        folder.mkdir()
        server = boardgame_server(folder)
        if isinstance(server, str):
            self.say(f"no comparison: {server}")
            return {"boardgameio": None}
        with server:
            closed = self.steady("boardgame.io closed", server, "boardgameio", CLOSED_TABLES, 0.0)
        server = boardgame_server(folder)
        assert isinstance(server, Child)
        with server:
            human = self.steady("boardgame.io human", server, "boardgameio", 800, 1.0)
        return {"boardgameio": {"human": human, "closed": closed}}

    def run(self) -> Figures:
        """Run the parts asked for."""
        wanted = [self.options.only] if self.options.only else PARTS
        load = os.getloadavg()[0]
        figures: Figures = {"bench": "server", "engine": ENGINE, "cores": os.cpu_count(), "load_before": round(load, 1)}
        if load > QUIET:
            self.say(f"the machine is busy with other things (load {load:.1f}): trust the picks per cpu second alone")
        if {"human", "closed", "boardgameio"} & set(wanted):
            self.say(" " * 22 + "".join(f"{name:>{width}}" for name, width in COLUMNS.items()))
        if "human" in wanted:
            figures["human"] = self.human()
        if "closed" in wanted:
            figures["closed"] = self.closed()
            figures["bytes_per_player_pick"] = figures["closed"]["bytes_per_player_pick"]
        if "idle" in wanted:
            figures |= self.idle()
        for name in ("growth", "long", "workers", "boardgameio"):
            if name in wanted:
                figures |= getattr(self, name)()
        theirs, ours = figures.get("boardgameio"), figures.get("closed")
        for name, field in RATIOS.items():
            figures[name] = round(ours[field] / theirs["closed"][field], 2) if theirs and ours else None
        return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one line of JSON only")
    parser.add_argument("--tables", type=int, default=2000, help="at human pace (2000)")
    parser.add_argument("--seconds", type=float, default=30, help="measured seconds of each load (30)")
    parser.add_argument("--idle-tables", type=int, default=1000, help="tables held in memory (1000)")
    parser.add_argument("--idle-seconds", type=float, default=60, help="measured seconds without load (60)")
    parser.add_argument("--steps", type=int, default=20_000, help="steps of the long table (20000)")
    parser.add_argument("--database", help="an empty PostgreSQL for the part `workers`, as `orcs serve` takes it")
    parser.add_argument("--short", action="store_true", help="a small run, to see that it works")
    parser.add_argument("--only", choices=PARTS, help="run only this part")
    parser.add_argument("--folder", help="the folder for databases, on a real disk (default: a temporary folder)")
    options = parser.parse_args()
    if options.short:
        vars(options).update(SHORT)
    files = raise_file_limit()
    if files < FILES_NEEDED:
        print(f"only {files} files may be open at once: {FILES_NEEDED} are needed (ulimit -n)", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="orcs-bench-", dir=options.folder) as folder:
        figures = Bench(options, Path(folder)).run()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
