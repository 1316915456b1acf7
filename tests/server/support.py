"""Clients for tests of the server: sockets within this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from orcs.client.step import merged
from orcs.server.services import Services
from orcs.server.wire.frames import EXTENSION
from orcs.tables.facts import Created, SeatFact
from orcs.tables.messages import Clock, TableWish
from tests.server.house import Guest, House
from tests.server.standin import HERE, HOME

Doc = dict[str, Any]
PATIENCE = 20.0


class Socket:
    """A socket to a table without a network: the application is called as uvicorn calls it. It follows the
    views as a client does, and fails if a change does not fit the view before it."""

    def __init__(self, app: Any, path: str, headers: dict[str, str], query: str = "") -> None:
        self.inbox: asyncio.Queue[Doc] = asyncio.Queue()
        self.outbox: asyncio.Queue[Doc] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.received: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.seq = -1
        self.view: Doc = {}
        self.ask: Doc | None = None
        self.refs = 1000
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("203.0.113.9", 5),
            "scheme": "ws",
            "subprotocols": [],
            "state": {},
            "extensions": {EXTENSION: self},
        }
        self.on_message: Callable[[str], bool] | None = None
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.take))

    def write_message(self, message: bytes) -> bool:
        """Receive what the server writes at once; a client that does not read makes it wait."""
        if self.reads.is_set():
            self.outbox.put_nowait({"type": "websocket.send", "text": message.decode()})
        return self.reads.is_set()

    def come_again(self, text: str, failed: BaseException) -> None:
        """Queue a message that the server took at once, and that has failed."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text, "failed": failed})

    async def take(self, message: Doc) -> None:
        """Receive what the server sends; a client that does not read makes it wait."""
        await self.reads.wait()
        self.outbox.put_nowait(message)

    async def get(self) -> Doc:
        """The next message from the server. A close is `{"type": "closed"}`."""
        message = await asyncio.wait_for(self.outbox.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = (message["code"], message.get("reason") or "")
            return {"type": "closed"}
        if message["type"] == "websocket.accept":
            return await self.get()
        text = message["text"]
        self.received.append(text.encode())
        told: Doc = json.loads(text)
        if told["type"] == "step":
            if "base" in told:
                assert told["base"] == self.seq, f"a change of {told['base']} came on a view of {self.seq}"
                self.view = merged(self.view, told["view"])
            else:
                self.view = told["view"]
            assert told["seq"] >= self.seq, "the table went back"
            self.seq, self.ask = told["seq"], told.get("ask")
        return told

    async def until(self, wanted: Callable[[Doc], bool]) -> Doc:
        """The first message that fits; those before it are consumed."""
        while True:
            message = await self.get()
            if wanted(message):
                return message
            assert message["type"] != "closed", self.closed

    def send(self, type: str, **fields: Any) -> None:
        """Send a command without waiting for the answer."""
        self.send_raw(json.dumps({"type": type, **fields}))

    def send_raw(self, data: str | bytes) -> None:
        """Send anything."""
        if isinstance(data, str) and self.on_message is not None and self.inbox.empty() and self.on_message(data):
            return
        name = "text" if isinstance(data, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", name: data})

    async def do(self, type: str, **fields: Any) -> Doc:
        """Send a command; its answer."""
        self.refs += 1
        ref = self.refs
        self.send(type, ref=ref, **fields)
        return await self.until(lambda message: message.get("ref") == ref)

    async def refused(self, type: str, **fields: Any) -> str:
        """Send a command that must be refused; the code of the problem."""
        answer = await self.do(type, **fields)
        assert answer["type"] == "problem", answer
        return str(answer["code"])

    async def settle(self) -> list[Doc]:
        """All messages up to now."""
        self.refs += 1
        ref, told = self.refs, list[Doc]()
        self.send("resync", ref=ref)
        while True:
            told.append(await self.get())
            assert told[-1]["type"] != "closed", self.closed
            if told[-1].get("ref") == ref:
                return told[:-1]

    async def answer(self, pick: str | None = None) -> Doc:
        """Answer the open question, with its first option unless told otherwise."""
        assert self.ask is not None
        return await self.do("answer", ask=self.ask["id"], pick=pick or self.ask["options"][0]["text"])

    async def hang_up(self) -> None:
        """Disconnect and wait until the server has noticed."""
        self.reads.set()
        if not self.task.done():
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


def dial(house: House, guest: Guest, table: str, link: str = "") -> Socket:
    """A socket that connects."""
    cookie = guest.client.cookies.get("orcs")
    headers = {"Host": HOME.partition("//")[2], **HERE} | ({"Cookie": f"orcs={cookie}"} if cookie else {})
    query = f"link={link}" if link else ""
    return Socket(house.app, f"/api/tables/{table}/socket", headers, query)


@asynccontextmanager
async def joined(house: House, guest: Guest, table: str, link: str = "") -> AsyncIterator[Socket]:
    """A socket that was accepted and has the first view."""
    socket = dial(house, guest, table, link)
    try:
        await socket.until(lambda message: message["type"] == "step" and "base" not in message)
        yield socket
    finally:
        await socket.hang_up()


def quick_bots(services: Services) -> None:
    """Make bots take the first option, without worker processes."""

    async def think(table: object, seat: int, level: str, options: list[str], seconds: float) -> str:
        return options[0]

    replace_thinking(services, think)


def replace_thinking(services: Services, think: Callable[..., Coroutine[Any, Any, str]]) -> None:
    """Make bots think like this, without worker processes."""
    services.thinker.think = think  # type: ignore[method-assign]


def option_texts(ask: Doc | None) -> list[str]:
    """The options of a question."""
    return [] if ask is None else [option["text"] for option in ask["options"]]


def created(people: int, **wish: Any) -> Created:
    """The first step of a table without bots."""
    colours = ("blue", "green", "red", "yellow")
    seats = [SeatFact("person", colours[seat], f"person{seat}", nonce=f"nonce{seat}") for seat in range(people)]
    return Created("person0", TableWish([], clock=Clock(), **wish), seats, "5e" * 32)
