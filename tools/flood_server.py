"""Flood a server from one address while others play: `python -m tools.flood_server --seconds 30`, from the root of the
repository.

A server with its usual limits serves tables where people pick at a human pace, from 127.0.0.1. Another process attacks
from 127.0.0.2, in one way after another and then in all ways at once. For each attack it prints how long picks took and
how much memory the server used; it fails if the players notice.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from orcs.client import Server
from tests.server.running import UNHURRIED, Running, running

ATTACKER = "127.0.0.2"
USUAL = dict.fromkeys(UNHURRIED, "") | {"ORCS_LOG_FORMAT": "json"}
"""A server's default limits."""
PACE = 0.5
MOST_SECONDS = 0.1
MOST_MEMORY = 200_000_000
HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


# Players


@dataclass
class Played:
    """How long picks took, in seconds, and the server's peak memory meanwhile."""

    times: list[float]
    memory: int

    def p95(self) -> float:
        """The 95th percentile."""
        return sorted(self.times)[int(len(self.times) * 0.95)] if self.times else float("inf")


class Pair:
    """Two people at a table."""

    def __init__(self, url: str, seed: int) -> None:
        self.ann, self.bob = Server(url), Server(url)
        self.ann.guest("Ann")
        self.bob.guest("Bob")
        self.rng = random.Random(seed)
        self.refs = itertools.count(1)
        self.times: list[float] = []
        self.sent: dict[int, float] = {}
        self.begin()

    def begin(self) -> None:
        """Begin a game at a new table."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = self.ann.post("/api/tables", {"seats": seats, "listed": True, "pace": 0})
        self.bob.command(made["id"], "sit", link=made["link"])
        self.ann.command(made["id"], "start")
        self.id = str(made["id"])
        self.over = False

    async def play(self) -> None:
        """Play one game after another until cancelled or cut off."""
        await self.play_game()
        while self.over:
            await asyncio.to_thread(self.begin)
            await self.play_game()

    async def play_game(self) -> None:
        """Pick at a human pace."""
        url = f"ws{self.ann.url.removeprefix('http')}/api/tables/{self.id}/socket"
        headers = [{"Authorization": f"Bearer {server.token}"} for server in (self.ann, self.bob)]
        async with (
            connect(url, additional_headers=headers[0]) as one,
            connect(url, additional_headers=headers[1]) as other,
        ):
            sockets = (one, other)
            asks = [json.loads(await socket.recv()).get("ask") for socket in sockets]
            listening = [asyncio.create_task(self.listen(socket, asks, i)) for i, socket in enumerate(sockets)]
            try:
                while not (self.over or all(task.done() for task in listening)):
                    await self.pick(sockets, asks)
                    await asyncio.sleep(PACE * self.rng.uniform(0.5, 1.5))
            finally:
                for task in listening:
                    task.cancel()

    async def listen(self, socket: ClientConnection, asks: list[Any], seat: int) -> None:
        """Record what a seat is asked and how long its picks took."""
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "step":
                asks[seat] = message.get("ask")
                self.over = self.over or message["view"].get("table", {}).get("status") == "over"
            if message.get("ref") in self.sent:
                self.times.append(time.monotonic() - self.sent.pop(message["ref"]))

    async def pick(self, sockets: tuple[ClientConnection, ...], asks: list[Any]) -> None:
        """Pick something for the seat that is asked."""
        for seat, socket in enumerate(sockets):
            if ask := asks[seat]:
                asks[seat] = None
                ref = next(self.refs)
                self.sent[ref] = time.monotonic()
                pick = self.rng.choice(ask["options"])["text"]
                await socket.send(json.dumps({"type": "answer", "ask": ask["id"], "pick": pick, "ref": ref}))
                return


async def play_under(server: Running, pairs: list[Pair], seconds: float, *kinds: str) -> Played:
    """Play for a while under these attacks."""
    command = [sys.executable, "-m", "tools.flood_server", "--url", server.url, "--table", pairs[0].id]
    command += ["--seconds", str(seconds)]
    attacks = [subprocess.Popen([*command, "--attack", kind]) for kind in kinds]
    for pair in pairs:
        pair.times = []
    most, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        most = max(most, server.memory())
        await asyncio.sleep(0.1)
    for attack in attacks:
        await asyncio.to_thread(attack.wait)
    now = time.monotonic()
    waiting = [now - at for pair in pairs for at in pair.sent.values()]
    return Played([each for pair in pairs for each in pair.times] + waiting, most)


# Attackers


class Attack:
    """Ways to be a nuisance."""

    def __init__(self, url: str, table: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host, self.port, self.table = host, int(port), table

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from the attacker's address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(ATTACKER, 0))

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        """One request on a connection of its own."""
        reader, writer = await self.line()
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        writer.write(head.encode() + data)
        answer = await reader.read()
        writer.close()
        return answer.partition(b"\r\n\r\n")[2]

    async def open_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a socket to the table as a stranger."""
        reader, writer = await self.line()
        path = f"/api/tables/{self.table}/socket"
        writer.write(HELLO.format(path=path, host=f"{self.host}:{self.port}").encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def drain(self, reader: asyncio.StreamReader) -> None:
        """Read until the line ends."""
        with suppress(OSError):
            while await reader.read(65_536):
                pass

    async def sockets(self) -> None:
        """Open sockets and keep them."""
        reader, _ = await self.open_socket()
        await self.drain(reader)

    async def pongs(self) -> None:
        """Send unsolicited pongs."""
        reader, writer = await self.open_socket()
        reading = asyncio.create_task(self.drain(reader))
        while not reading.done():
            writer.write(b"\x8a\x80\0\0\0\0" * 10_000)
            await writer.drain()

    async def requests(self) -> None:
        """Request the lobby again and again on one connection."""
        await self.repeat("GET /api/tables")

    async def junk(self) -> None:
        """Request what is large, what is not there, and what is not even JSON."""
        await self.repeat("GET /", "GET /api/openapi.json", "GET /nowhere", "GET /api/nowhere", "POST /api/me")

    async def repeat(self, *asked: str) -> None:
        """Send requests again and again on one connection. Those that post something send what cannot be read."""
        reader, writer = await self.line()
        reading = asyncio.create_task(self.drain(reader))
        for each in itertools.cycle(asked):
            if reading.done():
                return
            body = "{" if each.startswith("POST") else ""
            head = f"{each} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
            await writer.drain()
            await asyncio.sleep(0)

    async def headers(self) -> None:
        """Send endless headers."""
        reader, writer = await self.line()
        writer.write(b"GET / HTTP/1.1\r\n")
        reading = asyncio.create_task(self.drain(reader))
        while not reading.done():
            writer.write(b"x: " + b"y" * 65_536)
            await writer.drain()

    async def bodies(self) -> None:
        """Send a body byte by byte."""
        reader, writer = await self.line()
        writer.write(f"POST /api/me HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: 60000\r\n\r\n".encode())
        reading = asyncio.create_task(self.drain(reader))
        while not reading.done():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.2)

    async def token(self) -> str:
        """A new guest."""
        return str(json.loads(await self.ask("POST", "/api/me?token=1", {}))["token"])

    async def editions(self) -> None:
        """Create tables with editions that are slow to reject."""
        token = await self.token()
        edition = "\n".join(f"[creature.c{number}]\nlife = 1" for number in range(1800))[:39_000]
        for _ in range(20):
            await self.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {}], "edition": edition}, token)

    async def searches(self) -> None:
        """Search for records that do not exist."""
        await self.ask("GET", "/api/records?name=zzz&modules=terrain")

    async def hints(self) -> None:
        """Ask the strongest bot for hints."""
        token = await self.token()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = json.loads(await self.ask("POST", "/api/tables", {"seats": seats, "pace": 0}, token))["id"]
        await self.ask("POST", f"/api/tables/{table}/commands", {"type": "start"}, token)
        for _ in range(20):
            await self.ask("POST", f"/api/tables/{table}/commands", {"type": "hint", "level": "master"}, token)

    async def keep(self, way: Callable[[], Awaitable[None]]) -> None:
        """One attacker, who reconnects whenever the connection is cut."""
        while True:
            with suppress(OSError, EOFError, ValueError, KeyError, asyncio.IncompleteReadError):
                await way()
            await asyncio.sleep(0.01)


KINDS = {
    "sockets": 100,
    "pongs": 10,
    "requests": 30,
    "junk": 30,
    "headers": 20,
    "bodies": 600,
    "editions": 10,
    "searches": 20,
    "hints": 10,
}
"""Each attack, and how many attackers use it at once."""


async def attack(url: str, table: str, kind: str, seconds: float) -> None:
    """Attack for a while."""
    attacker = Attack(url, table)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for _ in range(KINDS[kind]):
                group.create_task(attacker.keep(getattr(attacker, kind)))


def flood(folder: Path, seconds: float, tables: int, kinds: list[str]) -> dict[str, Played]:
    """How the players fared under each attack, and under none."""
    with running(folder / "data", env=USUAL) as server:
        pairs = [Pair(server.url, number) for number in range(tables)]
        return asyncio.run(play_on(server, pairs, seconds, kinds))


async def play_on(server: Running, pairs: list[Pair], seconds: float, kinds: list[str]) -> dict[str, Played]:
    """Play under one attack after the other."""
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    rounds = {"none": (), **{kind: (kind,) for kind in kinds}, **({"all": tuple(kinds)} if len(kinds) > 1 else {})}
    try:
        return {name: await play_under(server, pairs, seconds, *each) for name, each in rounds.items()}
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def main() -> int:
    """Run it and print a table."""
    options = argparse.ArgumentParser(description="Flood a server while others play.")
    options.add_argument("--seconds", type=float, default=30.0, help="for each attack")
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    options.add_argument("--attack", choices=list(KINDS), help=argparse.SUPPRESS)
    options.add_argument("--url", default="", help=argparse.SUPPRESS)
    options.add_argument("--table", default="", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.attack:
        asyncio.run(attack(chosen.url, chosen.table, chosen.attack, chosen.seconds))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found = flood(Path(folder), chosen.seconds, chosen.tables, chosen.kinds)
    idle = found["none"].memory
    noticed = False
    print("attack      picks   median      p95      max   memory")
    for name, each in found.items():
        bad = each.p95() > MOST_SECONDS or each.memory > idle + MOST_MEMORY
        noticed = noticed or bad
        times = [statistics.median(each.times), each.p95(), max(each.times)] if each.times else [float("inf")] * 3
        shown = " ".join(f"{seconds * 1000:5.0f} ms" for seconds in times)
        print(f"{name:10} {len(each.times):6} {shown} {each.memory / 1e6:5.0f} MB{'  noticed' if bad else ''}")
    return int(noticed)


if __name__ == "__main__":
    sys.exit(main())
