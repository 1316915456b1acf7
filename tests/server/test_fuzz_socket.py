"""Sockets under attack: hostile clients send all they can think of to a real server while honest people play.

`ORCS_FUZZ_SECONDS=60` lets it go on for a minute.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sqlite3
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from orcs.client.step import merged
from orcs.tables.commands import AnyCommand
from tests.server.running import Running, running
from tests.server.support import Doc

pytestmark = pytest.mark.outside

SECONDS = float(os.environ.get("ORCS_FUZZ_SECONDS", "8"))
ATTACKERS = 5
GROWTH = 96 * 1024 * 1024
FINE = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013}
"""Codes with which the server may close a socket: never 1011, an internal error."""
COMMANDS: list[str] = [str(kind.__struct_config__.tag) for kind in AnyCommand.__args__]
WORDS = [
    "",
    "x",
    "end",
    "cast:fireball",
    "teleport:1",
    "\u202e",
    "\x00",
    "a" * 301,
    "<script>",
    "'; DROP TABLE steps;--",
]
FIELDS = ("ask", "pick", "ref", "seat", "level", "text", "person", "on", "colour", "nonce", "agree", "type", "view")


class Person:
    """A guest with a token."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.url = url.replace("http", "ws", 1)
        self.name = name

    async def arrive(self) -> Person:
        answer = await self.http.post("/api/me?token=1", json={"name": self.name})
        self.token = answer.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()
        return self

    async def post(self, path: str, body: Doc) -> Doc:
        """Send a request, and wait when the server says so: fast players hit its limits."""
        answer = await self.http.post(path, json=body)
        while answer.status_code == 429:
            await asyncio.sleep(int(answer.headers["Retry-After"]))
            answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def socket(self, table: str, **options: Any) -> connect:
        headers = {"Authorization": f"Bearer {self.token}"}
        path = f"{self.url}/api/tables/{table}/socket"
        return connect(path, additional_headers=headers, compression=None, proxy=None, **options)


class Honest:
    """Two people who play game after game and check what the server sends them."""

    def __init__(self, url: str, number: int) -> None:
        self.people = [Person(url, f"Honest{number}{letter}") for letter in "ab"]
        self.random = random.Random(number)
        self.tables: list[str] = []
        self.links: list[str] = []
        self.picks = 0
        self.stopping = False

    async def play(self) -> None:
        """Play until told to stop."""
        for person in self.people:
            await person.arrive()
        while not self.stopping:
            await self.play_table()
        for person in self.people:
            await person.http.aclose()

    async def play_table(self) -> None:
        one, two = self.people
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "listed": True, "modules": {"missions": ""}}
        table = await one.post("/api/tables", wish)
        path = f"/api/tables/{table['id']}/commands"
        await two.post(path, {"type": "sit"})
        await one.post(path, {"type": "start"})
        self.tables.append(table["id"])
        self.links.append(table["link"])
        await asyncio.gather(*(self.sit(person, table["id"]) for person in self.people))

    async def sit(self, person: Person, table: str) -> None:
        async with person.socket(table) as socket:
            view: Doc = {}
            seq = -1
            while view.get("table", {}).get("status") != "over":
                message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                if message["type"] != "step":
                    continue
                if "base" in message:
                    assert message["base"] == seq
                view = merged(view, message["view"]) if "base" in message else message["view"]
                seq = message["seq"]
                if self.stopping and message.get("ask"):
                    await socket.send('{"type":"resign"}')
                elif message.get("ask") and view["table"]["status"] == "playing":
                    pick = self.random.choice(message["ask"]["options"])["text"]
                    answer = {"type": "answer", "ask": message["ask"]["id"], "pick": pick}
                    await socket.send(json.dumps(answer))
                    self.picks += 1


class Attacker:
    """A hostile client that remembers every byte it received."""

    def __init__(self, server: Running, number: int, honest: list[Honest]) -> None:
        self.server = server
        self.person = Person(server.url, f"Mallory{number}")
        self.random = random.Random(1000 + number)
        self.honest = honest
        self.heard = bytearray()
        self.codes: Counter[int] = Counter()
        self.done: Counter[str] = Counter()
        self.own = ""

    async def attack(self, until: float) -> None:
        """Attack by all means until a time, and until there was an answer."""
        await self.person.arrive()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await self.person.post("/api/tables", {"seats": seats, "pace": 0})
        self.own = table["id"]
        await self.person.post(f"/api/tables/{self.own}/commands", {"type": "start"})
        means: list[Callable[[], Awaitable[None]]] = [
            self.send_nonsense,
            self.send_nonsense,
            self.send_out_of_order,
            self.flood,
            self.send_huge,
            self.do_not_read,
            self.break_frames,
            self.leave_half_open,
            self.knock_everywhere,
        ]
        while time.monotonic() < until or not self.heard:
            mean = self.random.choice(means)
            self.done[mean.__name__] += 1
            try:
                await asyncio.wait_for(mean(), 20)
            except ConnectionClosed as closed:
                self.codes[closed.rcvd.code if closed.rcvd else 1006] += 1
            except (WebSocketException, OSError, EOFError):
                self.codes[1006] += 1
        await self.person.http.aclose()

    def target(self) -> str:
        """A table to attack: its own, one of the honest people, or none."""
        tables = [table for honest in self.honest for table in honest.tables[-1:]]
        return self.random.choice([self.own, *tables, "nowhere", "%00", "../../etc"])

    async def listen(self, socket: ClientConnection, seconds: float = 0.05) -> None:
        """Receive messages."""
        with suppress(TimeoutError):
            while True:
                message = await asyncio.wait_for(socket.recv(), seconds)
                self.heard += message if isinstance(message, bytes) else message.encode()

    def nonsense(self) -> str | bytes:
        """A message that makes little sense."""
        rng = self.random
        command = {"type": rng.choice([*COMMANDS, "step", "", None, 5])}
        for _ in range(rng.randrange(5)):
            command[rng.choice(FIELDS)] = self.value(3)
        text = json.dumps(command)
        dice = rng.random()
        if dice < 0.15:
            cut = rng.randrange(len(text))
            return text[:cut] + rng.choice(WORDS) + text[cut + 1 :]
        if dice < 0.25:
            return rng.choice(["[", '{"a":', '{"type":"say","text":{"a":']) * rng.choice([10, 5_000, 12_000])
        if dice < 0.35:
            return rng.randbytes(rng.randrange(200))
        return text if dice < 0.95 else text.encode("utf-16")

    def value(self, depth: int) -> Any:
        rng = self.random
        kind = rng.randrange(9 if depth else 7)
        if kind < 3:
            return rng.choice([0, 1, 2, 3, 4, -1, 10**6, 2**63, 10**30, 1.5, 1e308, True, False, None])
        if kind < 7:
            return rng.choice([*WORDS, *COMMANDS, "random", "blue", self.own])
        if kind == 7:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice(FIELDS): self.value(depth - 1) for _ in range(rng.randrange(4))}

    async def send_nonsense(self) -> None:
        async with self.person.socket(self.target()) as socket:
            for _ in range(40):
                await socket.send(self.nonsense())
            await self.listen(socket)

    async def send_out_of_order(self) -> None:
        async with self.person.socket(self.target()) as socket:
            for number in range(60):
                command = {"type": self.random.choice(COMMANDS), "ref": number}
                fields: Doc = {
                    "answer": {
                        "ask": self.random.randrange(40),
                        "pick": self.random.choice(["end", "pass", "reveal:1"]),
                    },
                    "preview": {"pick": "end"},
                    "why_not": {"pick": "cast:fireball"},
                    "say": {"text": "hello"},
                    "mute": {"person": "x"},
                    "colour": {"colour": "blue"},
                    "add_bot": {"seat": 1},
                    "remove_bot": {"seat": 2},
                    "remove_player": {"person": "x"},
                    "vote_out": {"seat": 2},
                    "hint": {"level": "random"},
                }
                if command["type"] not in ("resign", "abandon"):
                    await socket.send(json.dumps(command | fields.get(str(command["type"]), {})))
            await self.listen(socket)

    async def flood(self) -> None:
        async with self.person.socket(self.target()) as socket:
            for _ in range(self.random.choice([200, 1500])):
                await socket.send('{"type":"resync"}')
            await self.listen(socket)

    async def send_huge(self) -> None:
        async with self.person.socket(self.target(), max_size=None) as socket:
            size = self.random.choice([60_000, 70_000, 1_000_000, 5_000_000])
            await socket.send(json.dumps({"type": "say", "text": "x" * size}))
            await self.listen(socket, 0.2)
            await socket.recv()

    async def do_not_read(self) -> None:
        """Ask for a lot and read none of it."""
        async with self.person.socket(self.target(), max_queue=1) as socket:
            for _ in range(100):
                await socket.send('{"type":"resync"}')
            await asyncio.sleep(0.1)
            socket.transport.abort()

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket opened by hand, to do what no client library does."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        key = base64.b64encode(self.random.randbytes(16)).decode()
        writer.write(
            f"GET /api/tables/{self.own}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {self.person.token}"
            "\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        return reader, writer

    async def break_frames(self) -> None:
        """Invalid frames: random bytes, unmasked, endless, in pieces, of unknown kinds."""
        rng = self.random
        _, writer = await self.raw()
        frames = [
            rng.randbytes(rng.randrange(1, 500)),
            b"\x81\x05hello",
            b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"mask" + b"x" * 100,
            b"\x01\x80mask" * 50,
            bytes([0x80 | rng.randrange(16), 0x84]) + b"\x00\x00\x00\x00" + rng.randbytes(4),
            b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",
            b"\x89\xfe\x01\x00mask" + b"x" * 256,
            b"\x88\x81mask\x00",
        ]
        writer.write(rng.choice(frames))
        await writer.drain()
        await asyncio.sleep(0.02)
        writer.transport.abort()

    async def leave_half_open(self) -> None:
        """Send half a handshake or half a message, then nothing."""
        if self.random.random() < 0.5:
            _, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            writer.write(f"GET /api/tables/{self.own}/socket HTTP/1.1\r\nUpgrade: web".encode())
        else:
            _, writer = await self.raw()
            writer.write(b'\x81\xa0mask{"typ')
        await writer.drain()
        if self.random.random() < 0.5:
            writer.transport.abort()
        else:
            writer.close()

    async def knock_everywhere(self) -> None:
        """Open and drop sockets at all tables."""
        for _ in range(8):
            with suppress(WebSocketException):
                socket = await self.person.socket(self.target())
                self.random.choice([socket.transport.abort, socket.transport.close])()


def seeds_of(data: Path) -> list[str]:
    """The seeds of all tables, from the store."""
    with sqlite3.connect(f"file:{data / 'orcs.db'}?mode=ro", uri=True) as store:
        rows = store.execute("SELECT data FROM steps WHERE seq = 1").fetchall()
    store.close()
    return [json.loads(row[0])["seed"] for row in rows]


def test_hostile_sockets_neither_stop_the_server_nor_learn_anything(tmp_path: Path) -> None:
    limits = {"ORCS_MESSAGES_PER_SECOND": "1000", "ORCS_EVICT_SECONDS": "3"}
    with running(tmp_path / "data", env=limits) as server:
        let_them_fight(server)


def let_them_fight(server: Running) -> None:
    """Honest people and attackers at one server."""
    honest = [Honest(server.url, number) for number in range(2)]
    attackers = [Attacker(server, number, honest) for number in range(ATTACKERS)]

    async def story() -> None:
        players = [asyncio.create_task(each.play()) for each in honest]
        await moved_on(players, honest, [0] * len(honest))
        until = time.monotonic() + SECONDS
        under_fire = [asyncio.create_task(each.attack(until)) for each in attackers]
        await asyncio.sleep(SECONDS / 3)
        early = server.memory()
        picks = [each.picks for each in honest]
        await asyncio.gather(*under_fire)
        late = server.memory()
        await moved_on(players, honest, picks)
        await moved_on(players, honest, [each.picks for each in honest])
        for each in honest:
            each.stopping = True
        await asyncio.gather(*players)
        assert late - early < GROWTH, f"memory grew from {early} to {late}"
        for attacker in attackers:
            await can_go_on(server, attacker)

    asyncio.run(story())
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "ready"}
    assert server.stop() == 0
    log = server.logged()
    assert "Traceback" not in log, log[-4000:]
    assert '"level":"error"' not in log, log[-4000:]
    secrets = [*seeds_of(server.data), *(link for each in honest for link in each.links)]
    secrets += [person.token for each in honest for person in each.people]
    assert len(secrets) > 10
    for attacker in attackers:
        assert attacker.heard
        for secret in secrets:
            assert secret.encode() not in attacker.heard
        assert set(attacker.codes) - {1006} <= FINE, attacker.codes
    for secret in secrets:
        assert secret not in log
    assert sum((each.done for each in attackers), Counter[str]()).total() > 10


async def moved_on(players: list[asyncio.Task[None]], honest: list[Honest], picks: list[int]) -> None:
    """Wait until everybody has made more picks than that; errors of players are raised here."""
    deadline = time.monotonic() + 60
    while not all(each.picks > before for each, before in zip(honest, picks, strict=True)):
        for player in players:
            if player.done():
                player.result()
        assert time.monotonic() < deadline, "a table is stuck"
        await asyncio.sleep(0.05)


async def can_go_on(server: Running, attacker: Attacker) -> None:
    """An attacker's table still works: it answers, and its game can be resigned."""
    person = Person(server.url, "x")
    person.token = attacker.person.token
    async with person.socket(attacker.own) as socket:
        await socket.send('{"type":"resign"}')
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] == "problem" or message.get("view", {}).get("table", {}).get("status") == "over":
                break
    await person.http.aclose()


def test_a_message_that_is_too_long_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        person = await Person(url, "Ann").arrive()
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await person.post("/api/tables", {"seats": seats})
        async with person.socket(table["id"]) as one, person.socket(table["id"]) as two:
            await one.send("x" * (64 * 1024 + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await drain(one)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await two.send('{"type":"resync","ref":1}')
            while json.loads(await two.recv()).get("ref") != 1:
                pass
        await person.http.aclose()

    with running(tmp_path / "data") as server:
        asyncio.run(story(server.url))


async def drain(socket: ClientConnection) -> None:
    """Read until the socket closes."""
    while True:
        await socket.recv()
