"""The load generator, a process of its own: `python -m bench.serving.load '{"mode": "human", …}'` prints JSON lines.

Lines such as `{"at": "ready"}` report its progress, so that the bench can look at the server. At some of them it waits
for a line on its input. The last line has the figures.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import uvloop

from bench.serving.process import raise_file_limit
from bench.serving.tables import SEATS, BoardgameTable, LongTable, OrcsTable, Table
from bench.serving.wire import Http, address_of

AT_ONCE = 8
FIRST_PICKS = 50
EARLY = 20


def tell(**line: Any) -> None:
    """Print a line for the bench to read."""
    print(json.dumps(line), flush=True)


async def go_on() -> None:
    """Wait for a line from the bench."""
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


async def each(jobs: Iterable[Callable[[], Awaitable[None]]], at_once: int = AT_ONCE) -> None:
    """Run all jobs, a few at a time."""
    waiting = iter(jobs)

    async def work() -> None:
        for job in waiting:
            await job()

    await asyncio.gather(*(work() for _ in range(at_once)))


def spread(times: list[float]) -> dict[str, float | None]:
    """Median and 95th percentile in milliseconds."""
    if not times:
        return {"p50_ms": None, "p95_ms": None}
    times = sorted(times)
    return {
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p95_ms": round(1000 * times[len(times) * 95 // 100], 2),
    }


class Load:
    """Tables that never stop playing: when a game ends, another begins at a new table."""

    def __init__(self, port: int, server: str, think: float, kind: type[OrcsTable] = OrcsTable, lobby: int = 0) -> None:
        self.kind = kind
        self.lobby = lobby
        self.port = port
        self.server = server
        self.think = think
        self.loop = asyncio.get_running_loop()
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.bytes = 0
        self.games = 0
        self.problems: list[str] = []
        self.renewing: set[asyncio.Task[None]] = set()

    async def enter(self, count: int) -> None:
        """Open tables."""
        await each(self.add for _ in range(count))

    async def add(self) -> None:
        """Open one more table."""
        table = await self.new_table()
        await table.enter()
        self.tables.append(table)

    async def new_table(self) -> Table:
        """A table, with four people for it who share an address."""
        self.games += 1
        if self.server == "boardgameio":
            return BoardgameTable(self.done, self.port, Http(self.lobby))
        http = Http(self.port, address_of(self.games))
        return self.kind(self.done, http, [await guest(http, seat) for seat in range(SEATS)])

    def begin(self) -> None:
        """Let every table make its first pick, spread over the thinking time."""
        for table in self.tables:
            self.loop.call_later(self.think * random.random(), table.pick)

    def done(self, table: Table, seconds: float) -> None:
        """A pick was seen by all: play the next one after some thinking time."""
        self.times.append(seconds)
        if table.over or table.problems:
            self.renew(table)
        elif self.think:
            self.loop.call_at(self.loop.time() - seconds + self.think * random.uniform(0.5, 1.5), table.pick)
        else:
            table.pick()

    def renew(self, table: Table) -> None:
        """Replace a table whose game is over."""
        self.problems += table.problems
        self.bytes += table.received
        self.tables.remove(table)
        table.leave()
        task = self.loop.create_task(self.follow())
        self.renewing.add(task)
        task.add_done_callback(self.renewing.discard)

    async def follow(self) -> None:
        """A new table that plays at once."""
        await self.add()
        self.tables[-1].pick()

    def received(self) -> int:
        """The bytes received so far."""
        return self.bytes + sum(table.received for table in self.tables)

    async def measure(self, seconds: float) -> dict[str, Any]:
        """The figures of the coming seconds."""
        self.times = []
        received, games = self.received(), self.games
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - began
        picks = len(self.times)
        stuck = sum(table.sent_seq is not None and time.perf_counter() - table.sent_at > 5 for table in self.tables)
        return {
            "tables": len(self.tables) + len(self.renewing),
            "seconds": round(wall, 1),
            "picks_per_s": round(picks / wall, 1),
            **spread(self.times),
            "bytes_per_player_pick": round((self.received() - received) / max(1, SEATS * picks)),
            "generator_cpu_percent": round(100 * (time.process_time() - cpu) / wall),
            "new_games": self.games - games,
            "stuck": stuck,
            "problems": self.problems[:3],
        }


async def guest(http: Http, seat: int) -> str:
    """A new person's token."""
    token: str = (await http.request("POST", "/api/me?token=1", None, {"name": f"Guest {seat}"}))["token"]
    return token


async def steady(spec: dict[str, Any]) -> dict[str, Any]:
    """Human pace, or a closed loop without thinking time."""
    load = Load(spec["port"], spec["server"], spec["think"], lobby=spec["lobby"])
    began = time.perf_counter()
    await load.enter(spec["tables"])
    tell(at="entered", seconds=round(time.perf_counter() - began, 1))
    load.begin()
    await asyncio.sleep(spec["ramp"])
    tell(at="measuring")
    result = await load.measure(spec["seconds"])
    tell(at="measured")
    await go_on()
    return result


async def idle(spec: dict[str, Any]) -> dict[str, Any]:
    """Play tables to the middle of a game, then leave them alone with their sockets open."""
    load = Load(spec["port"], spec["server"], 0.0)
    await load.add()
    await play_to(load.tables[0], spec["picks"])
    tell(at="warm")
    await go_on()
    kept: list[OrcsTable] = []

    async def fill() -> None:
        table = await load.new_table()
        assert isinstance(table, OrcsTable)
        await table.enter()
        await play_to(table, spec["picks"])
        kept.append(table)

    await each(fill for _ in range(spec["tables"]))
    tell(at="connected", problems=[problem for table in kept for problem in table.problems][:3])
    await go_on()
    for table in kept:
        table.leave()
    Path(spec["file"]).write_text(json.dumps([[table.id, table.tokens] for table in kept]))
    return {}


async def play_to(table: Table, picks: int | None) -> list[float]:
    """Play some picks at a table, or to its end; the seconds each took."""
    times: list[float] = []
    finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(table: Table, seconds: float) -> None:
        times.append(seconds)
        if table.over or table.problems or table.picks == picks:
            finished.set_result(None)
        else:
            table.pick()

    table.done = done
    table.pick()
    await finished
    return times


async def wake(spec: dict[str, Any]) -> dict[str, Any]:
    """How long the first view takes at tables that are not in memory. Afterwards they are, without sockets."""
    times: list[float] = []
    for number, (name, tokens) in enumerate(json.loads(Path(spec["file"]).read_text())):
        if number == spec["warm_up"]:
            tell(at="warm")
            await go_on()
        http = Http(spec["port"], address_of(number))
        began = time.perf_counter()
        await http.request("GET", f"/api/tables/{name}/view", tokens[0])
        http.close()
        if number >= spec["warm_up"]:
            times.append(time.perf_counter() - began)
    return spread(times)


async def growth(spec: dict[str, Any]) -> dict[str, Any]:
    """Whole games, one after the other: the time of a pick at the beginning and at the end."""
    load = Load(spec["port"], spec["server"], 0.0)
    first: list[float] = []
    last: list[float] = []
    lengths: list[int] = []
    for number in range(spec["games"] + 1):
        table = await load.new_table()
        await table.enter()
        times = await play_to(table, None)
        table.leave()
        if number:
            lengths.append(len(times))
            first += times[:FIRST_PICKS]
            last += times[-FIRST_PICKS:]
    return {
        "picks_per_game": round(statistics.mean(lengths)),
        "first_ms": round(1000 * statistics.mean(first), 2),
        "last_ms": round(1000 * statistics.mean(last), 2),
    }


async def long(spec: dict[str, Any]) -> dict[str, Any]:
    """A table at which people pick and undo for thousands of steps; the cost is measured early and late."""
    load = Load(spec["port"], spec["server"], 0.0, LongTable)
    table = await load.new_table()
    assert isinstance(table, LongTable)
    await table.enter()
    for name, begin in (("early", EARLY), ("late", spec["steps"] - spec["window"])):
        await play_to(table, begin)
        tell(at=name)
        await go_on()
        await play_to(table, begin + spec["window"])
        tell(at=f"{name} done")
        await go_on()
    table.leave()
    Path(spec["file"]).write_text(json.dumps([table.id, table.tokens]))
    return {"problems": table.problems[:3]}


async def stall(spec: dict[str, Any]) -> dict[str, Any]:
    """How long picks take at one table while another, long one is read from the store."""
    load = Load(spec["port"], spec["server"], 0.0)
    await load.enter(1)
    load.begin()
    await asyncio.sleep(2)
    alone, load.times = load.times, []
    name, tokens = json.loads(Path(spec["file"]).read_text())
    began = time.perf_counter()
    await Http(spec["port"]).request("GET", f"/api/tables/{name}/view", tokens[0])
    taken = time.perf_counter() - began
    beside = load.times
    return {
        "load_ms": round(1000 * taken, 1),
        "pick_ms": round(1000 * max(alone), 1),
        "stalled_pick_ms": round(1000 * max(beside, default=taken), 1),
    }


MODES = {"steady": steady, "idle": idle, "wake": wake, "growth": growth, "long": long, "stall": stall}


def main() -> None:
    """Run the mode asked for."""
    spec = json.loads(sys.argv[1] if len(sys.argv) > 1 else sys.stdin.readline())
    raise_file_limit()
    gc.freeze()
    gc.disable()
    result = uvloop.run(MODES[spec["mode"]](spec))
    tell(at="end", **result)


if __name__ == "__main__":
    main()
