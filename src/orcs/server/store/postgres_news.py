"""News between processes, through PostgreSQL: sent with a commit, heard for as long as the store is open."""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import psycopg

from orcs.server.store.postgres_link import Connection, connect
from orcs.server.store.store import News, StoreError

CHANNEL: Final = "orcs"
LINES_AT_ONCE: Final = 100
"""A message holds less than 8,000 bytes; a line has 70 at most, the longest being about a person."""
_LONGEST_PAUSE: Final = 2.0


def send_news(connection: Connection, process: str, news: Sequence[tuple[str, int]]) -> None:
    """Tell the other processes, with the commit, which tables have reached which seq."""
    lines = [f"{seq} {table}" for table, seq in news]
    for begin in range(0, len(lines), LINES_AT_ONCE):
        message = "\n".join((process, *lines[begin : begin + LINES_AT_ONCE]))
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))


def read_news(message: str, process: str) -> list[tuple[str, int]]:
    """What another process has told; nothing if it was this one."""
    sender, *lines = message.split("\n")
    if sender == process:
        return []
    parts = [line.partition(" ") for line in lines]
    return [(table, int(seq)) for seq, _, table in parts]


class Listener:
    """A thread with its own connection. It waits for news without polling, and connects again for ever."""

    def __init__(self, url: str, process: str, hear: News, loop: asyncio.AbstractEventLoop) -> None:
        self._url = url
        self._process = process
        self._hear = hear
        self._loop = loop
        self._stop_sign, self._stop_sender = socket.socketpair()
        self._thread = threading.Thread(target=self._keep_listening, name="orcs-store-news", daemon=True)

    def start(self, connection: Connection) -> None:
        """Listen on a connection from now on; news of what is committed later will not be missed."""
        self._subscribe(connection)
        self._connection: Connection | None = connection
        self._thread.start()

    def stop(self) -> None:
        """Stop listening, and wait until the thread has ended."""
        self._stop_sender.send(b".")
        self._thread.join()
        self._stop_sender.close()
        self._stop_sign.close()

    def _keep_listening(self) -> None:
        pause = 0.05
        while True:
            try:
                if self._connection is None:
                    self._connection = connect(self._url)
                    self._subscribe(self._connection)
                    self._tell([("", 0)])
                pause = 0.05
                self._hear_until_stopped(self._connection)
                self._connection.close()
                return
            except (psycopg.Error, OSError, StoreError):
                if self._connection is not None:
                    self._connection.close()
                    self._connection = None
            if self._stopped_within(pause):
                return
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _subscribe(self, connection: Connection) -> None:
        connection.set_autocommit(True)
        connection.add_notify_handler(lambda notice: self._pass_on([notice.payload]))
        connection.execute(f"LISTEN {CHANNEL}")

    def _hear_until_stopped(self, connection: Connection) -> None:
        """Pass news on until told to stop. Raises if the connection is lost."""
        low = connection.pgconn
        with selectors.DefaultSelector() as selector:
            selector.register(self._stop_sign, selectors.EVENT_READ)
            selector.register(low.socket, selectors.EVENT_READ)
            while True:
                if any(key.fileobj is self._stop_sign for key, _ in selector.select()):
                    return
                low.consume_input()
                payloads: list[str] = []
                while (notice := low.notifies()) is not None:
                    payloads.append(notice.extra.decode())
                self._pass_on(payloads)

    def _stopped_within(self, seconds: float) -> bool:
        with selectors.DefaultSelector() as selector:
            selector.register(self._stop_sign, selectors.EVENT_READ)
            return bool(selector.select(seconds))

    def _pass_on(self, payloads: list[str]) -> None:
        """Tell what other processes have announced, waking the event loop once."""
        if news := [each for payload in payloads for each in read_news(payload, self._process)]:
            self._tell(news)

    def _tell(self, news: list[tuple[str, int]]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self._hear_all, news)

    def _hear_all(self, news: list[tuple[str, int]]) -> None:
        for table, seq in news:
            self._hear(table, seq)
