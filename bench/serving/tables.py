"""Tables of four under load: a pick is sent, and done when all four seats have their new view."""

from __future__ import annotations

import asyncio
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from bench.serving.wire import Http, WebSocket, open_socket

SEATS = 4
USUAL_GAME = 335
"""The picks of a game of four who pick at random; a match of boardgame.io, which has no end of its own, is as long."""
OPTION = re.compile(rb'{"id":\d+,"text":"([^"]+)"')


class Table(ABC):
    """One table. It picks when `due` and calls `done` with the seconds the pick took."""

    def __init__(self, done: Callable[[Table, float], None]) -> None:
        self.done = done
        self.sockets: list[WebSocket] = []
        self.seqs = [-1] * SEATS
        self.asked: list[bytes] = [b""] * SEATS
        self.picks = 0
        self.due = False
        self.over = False
        self.sent_at = 0.0
        self.sent_seq: int | None = None
        self.problems: list[str] = []
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.entering = -1
        """Those who enter wait until everybody has seen more than this seq."""

    @abstractmethod
    async def enter(self) -> None:
        """Open the table and connect its four seats."""

    @abstractmethod
    def answer(self) -> bool:
        """Send an answer to an open question, if there is one."""

    @abstractmethod
    def read(self, seat: int, payload: bytes) -> int | None:
        """The seq of a new view, or None if the message is something else."""

    def hear(self, seat: int, payload: bytes) -> None:
        """Handle a message for a seat."""
        seq = self.read(seat, payload)
        if seq is None:
            return
        self.seqs[seat] = seq
        if self.sent_seq is None:
            if self.due:
                self.pick()
            elif not self.entered.done() and (min(self.seqs) > self.entering or self.problems):
                self.entered.set_result(None)
        elif min(self.seqs) > self.sent_seq:
            self.sent_seq = None
            self.picks += 1
            self.done(self, time.perf_counter() - self.sent_at)

    def pick(self) -> None:
        """Pick now, or as soon as a question is open."""
        self.due = True
        if self.over:
            return
        seq = max(self.seqs)
        if self.answer():
            self.due = False
            self.sent_seq = seq
            self.sent_at = time.perf_counter()

    @property
    def received(self) -> int:
        """The bytes received by all four seats."""
        return sum(socket.received for socket in self.sockets)

    def leave(self) -> None:
        """Disconnect all four."""
        for socket in self.sockets:
            socket.close()


class OrcsTable(Table):
    """A table of this project's server with four people who pick at random."""

    def __init__(self, done: Callable[[Table, float], None], http: Http, tokens: list[str]) -> None:
        super().__init__(done)
        self.http = http
        self.tokens = tokens
        self.id = ""
        self.rng = random.Random()

    async def enter(self) -> None:
        """As people do: one makes a table, the others come by its link, sit down, and then it starts."""
        wish = {"seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1), "listed": True}
        self.id = (await self.http.request("POST", "/api/tables", self.tokens[0], wish))["id"]
        self.http.close()
        for seat in range(SEATS):
            await self.connect_seat(seat)
        await self.entered
        for seat in range(1, SEATS):
            await self.command(seat, b'{"type":"sit"}')
        await self.command(0, b'{"type":"start"}')

    async def command(self, seat: int, command: bytes) -> None:
        """Send a command to the table, and wait until everybody has seen it."""
        self.entered = asyncio.get_running_loop().create_future()
        self.entering = max(self.seqs)
        self.sockets[seat].send(command)
        await self.entered
        if self.problems:
            raise RuntimeError(f"{command!r}: {self.problems}")

    async def connect_seat(self, seat: int) -> None:
        """Connect one seat."""
        path = f"/api/tables/{self.id}/socket"
        self.sockets.append(
            await open_socket(self.http.port, path, self.hearer(seat), self.tokens[seat], self.http.address)
        )

    def hearer(self, seat: int) -> Callable[[bytes], None]:
        """What a seat's socket calls."""
        return lambda payload: self.hear(seat, payload)

    def read(self, seat: int, payload: bytes) -> int | None:
        if not payload.startswith(b'{"type":"step"'):
            if payload.startswith(b'{"type":"problem"'):
                self.problems.append(payload.decode())
            return None
        ask = payload.find(b'"ask":{"id":')
        self.asked[seat] = payload[ask + 12 :] if ask >= 0 else b""
        if seat == 0 and b'"status":"over"' in payload:
            self.over = True
        at = payload.index(b'"seq":') + 6
        return int(payload[at : payload.index(b",", at)])

    def answer(self) -> bool:
        for seat, ask in enumerate(self.asked):
            if ask:
                pick = self.rng.choice(OPTION.findall(ask))
                number = ask[: ask.index(b",")]
                self.asked[seat] = b""
                self.sockets[seat].send(b'{"type":"answer","ask":%b,"pick":"%b"}' % (number, pick))
                return True
        return False


class LongTable(OrcsTable):
    """A table whose people undo whatever they can, so that its game never ends."""

    def __init__(self, done: Callable[[Table, float], None], http: Http, tokens: list[str]) -> None:
        super().__init__(done, http, tokens)
        self.undoer = -1

    def read(self, seat: int, payload: bytes) -> int | None:
        seq = super().read(seat, payload)
        if b'"can_undo":true' in payload:
            self.undoer = seat
        return seq

    def answer(self) -> bool:
        if self.undoer >= 0:
            self.sockets[self.undoer].send(b'{"type":"undo"}')
            self.undoer = -1
            return True
        for seat, ask in enumerate(self.asked):
            if ask:
                pick, number = OPTION.findall(ask)[0], ask[: ask.index(b",")]
                self.asked[seat] = b""
                self.sockets[seat].send(b'{"type":"answer","ask":%b,"pick":"%b"}' % (number, pick))
                return True
        return False


class BoardgameTable(Table):
    """A match of the boardgame.io server of boardgame/server.js; its seats move in turn."""

    def __init__(self, done: Callable[[Table, float], None], port: int, http: Http) -> None:
        super().__init__(done)
        self.port = port
        self.http = http
        self.match = b""
        self.credentials: list[bytes] = []

    async def enter(self) -> None:
        """As people do with its client for lobbies: one makes a match, each joins it, and then they connect."""
        made = await self.http.request("POST", "/games/bench/create", None, {"numPlayers": SEATS})
        self.match = made["matchID"].encode()
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = await self.http.request("POST", f"/games/bench/{made['matchID']}/join", None, who)
            self.credentials.append(joined["playerCredentials"].encode())
        self.http.close()
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await open_socket(self.port, path, self.hearer(seat)))
        for socket in self.sockets:
            socket.send(b"40/bench,")
        await self.entered

    def hearer(self, seat: int) -> Callable[[bytes], None]:
        """What a seat's socket calls: handles the game's messages and those of Socket.IO itself."""

        def hear(payload: bytes) -> None:
            if payload.startswith(b"42/bench,"):
                self.hear(seat, payload)
            elif payload.startswith(b"40/bench,"):
                sync = (self.match, seat, self.credentials[seat])
                self.sockets[seat].send(b'42/bench,["sync","%b","%d","%b",4]' % sync)
            elif payload == b"2":
                self.sockets[seat].send(b"3")

        return hear

    def read(self, seat: int, payload: bytes) -> int | None:
        found = re.search(rb'"_stateID":(\d+)', payload)
        return int(found[1]) if found else None

    def answer(self) -> bool:
        seat = self.picks % SEATS
        pick = b'{"type":"pick","args":[%d],"playerID":"%d","credentials":"%b"}'
        move = b'{"type":"MAKE_MOVE","payload":%b}' % (pick % (self.picks, seat, self.credentials[seat]))
        self.sockets[seat].send(b'42/bench,["update",%b,%d,"%b","%d"]' % (move, self.seqs[seat], self.match, seat))
        self.over = self.picks + 1 == USUAL_GAME
        return True
