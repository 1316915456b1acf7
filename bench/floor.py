"""The least a server in Python can need for a pick: `floor.py [--seconds S]`.

No game and no library: uvloop reads a short message, a thread commits one row for it (all that wait by one statement,
SQLite as the server sets it up), and four sockets get 600 bytes each. The load is the closed loop of `server.py`, 100
tables of four, in the dress of its boardgame.io. What the server needs above this, it needs for the game, for its
guards and for its bookkeeping.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import json
import queue
import re
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final

import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server import CLOSED_TABLES, RAMP_SECONDS, Generator
from bench.serving.process import Child, free_port, raise_file_limit
from orcs.server.store.sqlite import connect
from orcs.server.wire.frames import framed

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY: Final = re.compile(rb"Sec-WebSocket-Key: (\S+)")
SYNC: Final = re.compile(rb'\["sync","(\w+)"')
FILLING: Final = b"x" * 570


class Line(asyncio.Protocol):
    """A seat's socket. What it sends is a pick; when it is stored, all of its table are told."""

    def __init__(self, tables: dict[bytes, list[Line]], jobs: queue.SimpleQueue[Line]) -> None:
        self.tables, self.jobs = tables, jobs
        self.mates: list[Line] = []
        self.name = b""
        self.seq = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if key := KEY.search(data):
            accept = base64.b64encode(hashlib.sha1(key[1] + GUID).digest())
            head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            self.transport.write(head + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        elif data.startswith(b"GET"):
            self.transport.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        elif found := SYNC.search(data):
            self.name = found[1]
            self.mates = self.tables.setdefault(self.name, [])
            self.mates.append(self)
            self.transport.write(framed(b'42/bench,{"_stateID":0}'))
        elif b"40/bench," in data:
            self.transport.write(framed(b"40/bench,"))
        else:
            self.jobs.put(self)

    def tell(self) -> None:
        """Tell the table what has happened."""
        self.seq = max(mate.seq for mate in self.mates) + 1
        message = framed(b'42/bench,{"_stateID":%d,"filling":"%b"}' % (self.seq, FILLING))
        for mate in self.mates:
            mate.transport.write(message)


def keep(path: Path, jobs: queue.SimpleQueue[Line], loop: asyncio.AbstractEventLoop) -> None:
    """Store what waits, again and again, and tell it."""
    store = connect(path)
    store.execute("CREATE TABLE steps (name TEXT, seq INTEGER, data TEXT, PRIMARY KEY (name, seq))")
    while True:
        batch = [jobs.get()]
        while len(batch) < 64 and not jobs.empty():
            batch.append(jobs.get())
        rows = [value for line in batch for value in (line.name, time.perf_counter_ns(), '{"fact":"played"}')]
        store.execute("BEGIN IMMEDIATE")
        store.execute(f"INSERT INTO steps VALUES {', '.join(['(?, ?, ?)'] * len(batch))}", rows)
        store.execute("COMMIT")
        loop.call_soon_threadsafe(tell_all, batch)


def tell_all(batch: list[Line]) -> None:
    """Tell the tables of those whose picks are stored."""
    for line in batch:
        line.tell()


async def serve(port: int) -> None:
    """Serve until killed."""
    loop, jobs = asyncio.get_running_loop(), queue.SimpleQueue[Line]()
    threading.Thread(target=keep, args=(Path("floor.db").absolute(), jobs, loop), daemon=True).start()
    tables: dict[bytes, list[Line]] = {}
    server = await loop.create_server(lambda: Line(tables, jobs), "127.0.0.1", port)
    await server.serve_forever()


def measure(seconds: float) -> dict[str, Any]:
    """The figures of a closed loop."""
    with tempfile.TemporaryDirectory(prefix="orcs-floor-") as folder:
        port = free_port()
        here = str(Path(__file__).absolute())
        with Child([sys.executable, here, "--port", str(port)], port, Path(folder), {}, "/") as server:
            load = {"mode": "steady", "server": "boardgameio", "tables": CLOSED_TABLES, "think": 0.0}
            generator = Generator(**load, port=port, ramp=RAMP_SECONDS, seconds=seconds)
            generator.until("measuring")
            cpu = server.cpu_seconds
            generator.until("measured")
            cpu = server.cpu_seconds - cpu
            generator.say()
            figures = generator.end()
    picks = figures["picks_per_s"] * figures["seconds"]
    return {"bench": "floor", "us_per_pick": round(1e6 * cpu / picks), "picks_per_s": figures["picks_per_s"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, help="serve here (for the bench itself)")
    options = parser.parse_args()
    raise_file_limit()
    if options.port:
        sys.setswitchinterval(0.0005)
        uvloop.run(serve(options.port))
    else:
        print(json.dumps(measure(options.seconds)))


if __name__ == "__main__":
    main()
