"""Frames: read and written like any WebSocket library, however they are split."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from orcs.server.wire.frames import EXTENSION, SLICE, TRY_AGAIN, StraightProtocol, framed

pytestmark = pytest.mark.outside


class Line(asyncio.Transport):
    """The server's end of a connection."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        """There is always room."""

    def resume_reading(self) -> None:
        """Reading goes on anyway."""


class Meeting:
    """A server that notes what it hears, and a client."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.scope: Any = None
        self.line = Line()
        self.client = ClientProtocol(parse_uri("ws://here/"))
        config = uvicorn.Config(self.app, interface="asgi3", ws=StraightProtocol, log_config=None)
        config.ws_per_message_deflate = False
        self.server = StraightProtocol(config, ServerState(), {})
        self.server.connection_made(self.line)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text") or message.get("bytes"))

    async def begin(self) -> None:
        self.client.send_request(self.client.connect())
        self.pass_on()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.told()

    def pass_on(self, cuts: int = 0) -> None:
        """Deliver what the client has sent, in pieces of this many bytes."""
        data = b"".join(self.client.data_to_send())
        for at in range(0, len(data), cuts or len(data) or 1):
            self.server.data_received(data[at : at + (cuts or len(data))])

    def told(self) -> list[Any]:
        """What the client has received."""
        self.client.receive_data(bytes(self.line.written))
        self.line.written.clear()
        return [each.data for each in self.client.events_received() if isinstance(each, Frame)]


def meet(story: Any) -> None:
    async def run() -> None:
        meeting = Meeting()
        await meeting.begin()
        await story(meeting)
        meeting.server.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("cuts", [0, 1, 3, 7])
def test_messages_arrive_whole_however_they_are_cut(cuts: int) -> None:
    sent = ["a", "", "ü" * 60, "x" * 125, "y" * 126, "z" * 3000]

    async def story(meeting: Meeting) -> None:
        for text in sent:
            meeting.client.send_text(text.encode())
            meeting.pass_on(cuts)
        await asyncio.sleep(0.01)
        assert [each or "" for each in meeting.heard] == [text or "" for text in sent]

    meet(story)


def test_pings_and_pieces_between_messages_are_understood() -> None:
    async def story(meeting: Meeting) -> None:
        client = meeting.client
        client.send_text(b"one")
        meeting.pass_on()
        client.send_ping(b"are you there")
        meeting.pass_on()
        assert meeting.told() == [b"are you there"]
        client.send_text(b"two and ", fin=False)
        meeting.pass_on()
        client.send_continuation(b"a half", fin=True)
        meeting.pass_on()
        client.send_text(b"three")
        client.send_text(b"four")
        meeting.pass_on()
        client.send_binary(b"five")
        meeting.pass_on()
        await asyncio.sleep(0.01)
        assert meeting.heard == ["one", "two and a half", "three", "four", b"five"]

    meet(story)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x03abc", 1002),  # not masked
        (b"\xc1\x81\0\0\0\0a", 1002),  # a reserved bit
        (b"\x80\x81\0\0\0\0a", 1002),  # a continuation of nothing
        (b"\x81\x82\0\0\0\0\xff\xfe", 1007),  # not UTF-8
        (b"\x81\xff\0\0\0\0\x7f\0\0\0\0\0\0\0", 1009),  # huge
    ],
)
def test_what_breaks_the_rules_ends_the_line(frame: bytes, code: int) -> None:
    async def story(meeting: Meeting) -> None:
        meeting.client.send_text(b"before")
        meeting.pass_on()
        meeting.server.data_received(frame)
        await asyncio.sleep(0.01)
        assert meeting.line.closed
        meeting.told()
        assert meeting.client.close_rcvd is not None
        assert meeting.client.close_rcvd.code == code
        assert meeting.heard == ["before"]

    meet(story)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_messages_are_framed_as_the_library_does_it(size: int) -> None:
    message = b"m" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_are_written_together_unless_the_line_is_full_or_closed() -> None:
    async def story(meeting: Meeting) -> None:
        write = meeting.scope["extensions"][EXTENSION].write_message
        assert write(b"hello")
        assert write(b"you")
        assert not meeting.told()
        await asyncio.sleep(0)
        assert meeting.told() == [b"hello", b"you"]
        meeting.server.pause_writing()
        assert not write(b"not now")
        meeting.server.resume_writing()
        assert write(b"again")
        await meeting.server.send({"type": "websocket.send", "text": "and after it"})
        assert meeting.told() == [b"again", b"and after it"]
        meeting.client.send_close(1000)
        meeting.pass_on()
        assert not write(b"too late")

    meet(story)


def test_nothing_is_written_to_a_line_that_is_gone() -> None:
    async def story(meeting: Meeting) -> None:
        write = meeting.scope["extensions"][EXTENSION].write_message
        meeting.line.close()
        assert not write(b"too late")
        assert not meeting.line.written

    meet(story)


@pytest.mark.parametrize(
    "frame",
    [
        b"\x8a\x80\0\0\0\0",  # pong
        b"\x89\x80\0\0\0\0",  # ping
        b"\x00\x80\0\0\0\0",  # continuation
    ],
)
def test_frames_that_are_no_message_are_limited_too(frame: bytes) -> None:
    async def story(meeting: Meeting) -> None:
        if frame[0] == 0:
            meeting.server.data_received(b"\x01\x80\0\0\0\0")
        meeting.server.data_received(frame * 90)
        assert not meeting.line.is_closing()
        meeting.server.data_received(frame * 11_000)
        assert meeting.line.closed
        assert len(meeting.line.written) < 1000  # not every ping was answered
        await asyncio.sleep(0.01)
        meeting.told()
        assert meeting.client.close_rcvd is not None
        assert meeting.client.close_rcvd.code == TRY_AGAIN

    meet(story)


def test_what_comes_after_the_limit_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(meeting: Meeting) -> None:
        parsed = 0
        receive = meeting.server.conn.receive_data

        def count(data: bytes) -> None:
            nonlocal parsed
            parsed += len(data)
            receive(data)

        monkeypatch.setattr(meeting.server.conn, "receive_data", count)
        meeting.server.data_received(b"\x8a\x80\0\0\0\0" * 40_000)
        assert parsed <= 2 * SLICE

    meet(story)


def test_a_chunk_of_too_many_messages_ends_the_line() -> None:
    async def story(meeting: Meeting) -> None:
        meeting.server.data_received(b"\x81\x80\0\0\0\0" * 20_000)
        assert meeting.line.closed
        assert meeting.server.queue.qsize() < 1000

    meet(story)


def test_somebody_who_pings_now_and_then_is_never_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(meeting: Meeting) -> None:
        now = meeting.server.loop.time()
        monkeypatch.setattr(meeting.server.loop, "time", lambda: now)
        for _ in range(1000):
            now += 0.2
            meeting.server.data_received(b"\x89\x80\0\0\0\0")
        assert not meeting.line.closed

    meet(story)


@pytest.mark.parametrize("frame", [b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"], ids=["pongs", "messages"])
def test_who_was_told_to_go_is_not_listened_to_for_long(frame: bytes) -> None:
    async def story(meeting: Meeting) -> None:
        await meeting.server.send({"type": "websocket.close", "code": 1013})
        assert not meeting.line.is_closing()  # the other end may say goodbye
        parsed = 0
        for _ in range(100):
            if meeting.line.is_closing():
                break
            parsed += 1
            meeting.server.data_received(frame * 1000)
        assert parsed < 30

    meet(story)


def test_pings_wait_for_a_full_second_so_that_they_leave_together() -> None:
    async def story(meeting: Meeting) -> None:
        timer = meeting.server.ping_timer
        assert timer is not None
        assert timer.when() == int(timer.when())

    meet(story)
