"""The WebSocket of a table: commands in, steps out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

import msgspec
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from orcs.server.logs import note_route
from orcs.server.people.identity import Identity
from orcs.server.rooms.commands import carry_out
from orcs.server.rooms.room import Room
from orcs.server.services import Services
from orcs.server.store import Conflict, StoreError
from orcs.server.web.security import check_origin, client_address, preferred_language
from orcs.server.wire.endpoint import Endpoint
from orcs.server.wire.frames import EXTENSION, Line
from orcs.server.wire.limits import STRANGERS
from orcs.tables.commands import read_command, ref_of
from orcs.tables.messages import AnyReport, Goodbye
from orcs.tables.people import words_for
from orcs.tables.refusal import OUTDATED, Refused
from orcs.text import Words

log = logging.getLogger("orcs.server")

PATH = "/api/tables/{id}/socket"
SUBPROTOCOL = "orcs"
LONGEST_REASON = 120
"""In bytes: the frame that closes a socket holds no more than 123."""
SOCKET_COST = 20.0
"""Opening a socket costs as much as this many messages: its table may have to be read, and its view built."""
BREATH = 1.0
"""Seconds in which nothing is read from a socket that has sent too fast: meanwhile its sender has to wait."""
TOO_MANY = 429
POLICY, TRY_AGAIN, AWAY = 1008, 1013, 1001


class Connection(Endpoint):
    """One socket."""

    room: Room

    def __init__(
        self,
        socket: WebSocket,
        receive: Receive,
        transmit: Send,
        room: Room,
        who: Identity | None,
        seat: int,
        link: str,
        address: str,
    ) -> None:
        self.line: Line | None = socket.scope.get("extensions", {}).get(EXTENSION)
        write = self.line.write_message if self.line else lambda message: False
        person, name = ("", "") if who is None else (who.id, who.name)
        super().__init__(room, person, name, seat, link, address, write)
        self.socket = socket
        self.receive = receive
        self.transmit = transmit
        self.who = who
        self.leaving = False

    def report(self, report: AnyReport) -> None:
        """Tell this client alone."""
        self.send(msgspec.json.encode(report))

    def words(self) -> Words:
        """The words in the client's language."""
        return words_for(self.who.language if self.who else preferred_language(self.socket.headers))

    async def refuse(self, refused: Refused, ref: int | None) -> None:
        """Say why a command was refused; after a stale view, the new one follows."""
        self.report(refused.problem(self.words(), ref))
        if refused.message in OUTDATED:
            async with self.room.locked():
                self.send(self.room.view(self.seat, ref))

    def leave(self) -> None:
        """End the connection: the server is stopping, and will soon be back."""
        self.leaving = True
        self.wake.set()

    async def write(self) -> None:
        """Send what is queued until the socket closes. When writing ends, the socket closes and reading ends too."""
        with suppress(OSError, RuntimeError):
            while not (self.shut or self.leaving):
                await self.wake.wait()
                self.wake.clear()
                await self.send_waiting()
            if self.shut:
                await self.room.disconnect(self)
                await refuse_socket(self.socket, POLICY, Refused(self.shut).problem(self.words()).message)
            else:
                self.report(Goodbye("restart"))
                await self.send_waiting()
                await refuse_socket(self.socket, AWAY, "restart")

    async def send_waiting(self) -> None:
        """Send what is queued, unless its receiver was shut out."""
        while (self.queue or self.behind) and not self.shut:
            if self.behind:
                # Until we hold the lock nothing is queued: a change sent now would be older than the view.
                async with self.room.locked():
                    self.behind = False
                    self.queue.append(self.room.view(self.seat))
            self.writing = True
            await self.transmit({"type": "websocket.send", "text": self.queue.popleft().decode()})
            self.writing = False

    async def read(self, services: Services) -> None:
        """Carry out what comes in, one command after the other, until the socket closes."""
        if self.line is not None:
            self.line.on_message = partial(self.read_now, services)
        while True:
            self.busy = False
            message = await self.receive()
            if self.busy:
                self.idle = asyncio.get_running_loop().create_future()
                await self.idle
                self.idle = None
            self.busy = True
            if message["type"] == "websocket.disconnect":
                return
            await self.handle(services, message.get("text") or message.get("bytes") or b"", message.get("failed"))

    def read_now(self, services: Services, data: str) -> bool:
        """Carry out a pick at once, unless it has to wait or is refused: then it comes again by `read`."""
        who = self.who
        if self.busy or self.shut or who is None or services.identities.known(self.person) is not who:
            return False
        return self.pick_now(services.limits, data)

    def come_again(self, data: str, error: BaseException) -> None:
        if self.line is not None:
            self.line.come_again(data, error)

    async def handle(self, services: Services, data: str | bytes, failed: BaseException | None = None) -> None:
        """Carry out a message, and answer it. One that has failed already is answered, or tried again if another
        process was faster."""
        ref = None
        try:
            services.limits.take("traffic", self.address)
            services.limits.take("message", self.person or self.address)
        except Refused as refused:
            await self.refuse(refused, ref_of(data))
            await asyncio.sleep(BREATH)
            return
        try:
            await self.check(services)
            command = read_command(data)
            ref = command.ref
            if failed is not None and not isinstance(failed, Conflict):
                raise failed
            answer = await carry_out(services, self.room, self.who, command, self, self.address)
        except Refused as refused:
            await self.refuse(refused, ref_of(data) if ref is None else ref)
            return
        except StoreError as error:
            log.error("store", extra={"route": PATH, "reason": str(error)})
            await self.refuse(Refused("problem-store", 503), ref)
            return
        if answer is not None:
            self.send(answer if isinstance(answer, bytes) else msgspec.json.encode(answer))

    async def check(self, services: Services) -> None:
        """Refuse anybody who was banned, erased or signed out since the socket was opened; learn their language."""
        if self.who is not None and not self.shut:
            known = await services.identities.get(self.who.id)
            if known is None or known.erased is not None or known.epoch != self.who.epoch:
                self.shut_out("problem-not_known")
            elif known.banned is not None:
                self.shut_out()
            else:
                self.who = known
        if self.shut:
            raise Refused(self.shut, 403)


async def serve_socket(services: Services, socket: WebSocket, receive: Receive, transmit: Send) -> None:
    """Everything from the handshake to the end."""
    note_route(socket.scope, PATH)
    language = preferred_language(socket.headers)
    try:
        check_origin(services.settings, socket)
        who = await services.identities.of(socket)
        language = language if who is None else who.language
        address = client_address(services.settings, socket)
        services.limits.take("traffic", address, SOCKET_COST)
        await services.addresses.admit(address, who)
        if who is None and await services.identities.by_invitation():
            raise Refused("problem-not_known", 401)
        key = address if who is None else who.id
        services.limits.take("request" if who else "visit", key)
        room = await services.hall.room(socket.path_params["id"])
        link = socket.query_params.get("link", "")
        async with room.locked():
            seat = room.admit("" if who is None else who.id, link)
        with services.limits.socket(key, 1 if who else STRANGERS):
            await socket.accept(spoken(socket))
            services.metrics.sockets.inc()
            try:
                await converse(services, Connection(socket, receive, transmit, room, who, seat, link, address))
            finally:
                services.metrics.sockets.dec()
    except Refused as refused:
        if refused.status == TOO_MANY:
            await asyncio.sleep(BREATH)
        code = TRY_AGAIN if refused.status == TOO_MANY else POLICY
        await refuse_socket(socket, code, refused.problem(words_for(language)).message)
    except StoreError:
        await refuse_socket(socket, TRY_AGAIN, "store")


def spoken(socket: WebSocket) -> str | None:
    """The subprotocol to agree on. Browsers offer it beside a token, which they can send in no other way."""
    return SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None


async def refuse_socket(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket and say why. One that was not open yet is opened first: browsers pass on no other reason."""
    try:
        if socket.client_state.name == "CONNECTING":
            await socket.accept(spoken(socket))
        await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
    except (RuntimeError, WebSocketDisconnect):
        pass


async def converse(services: Services, connection: Connection) -> None:
    """Read and write until the socket closes. A command that was read is carried out, whatever becomes of the
    socket."""
    await connection.room.connect(connection)
    writing = asyncio.create_task(connection.write())
    services.farewells.add(connection.leave)
    try:
        # A task of its own: each message would have to pass through all that stands around this one.
        await asyncio.create_task(connection.read(services))
    finally:
        services.farewells.discard(connection.leave)
        writing.cancel()
        await connection.room.disconnect(connection)


class SocketApp:
    """The sockets of the tables, as an ASGI application."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(self.services, WebSocket(scope, receive, send), receive, send)


def socket_route(services: Services) -> WebSocketRoute:
    """The route of the tables' sockets."""
    return WebSocketRoute(PATH, SocketApp(services))
