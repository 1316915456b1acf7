"""Receivers of webhook calls, and a deliverer whose clock the test sets."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import Awaitable, Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from orcs.server.hooks.delivery import Deliverer, queueing
from orcs.server.store.sqlite import SqliteStore
from orcs.server.store.store import Transaction

START = 1_800_000_000_000
SECRET = "whisper"
PATIENCE = 30.0


class Receiver:
    """A player's program: answers with the given statuses, then with 200."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.heard.append((self.path, dict(self.headers), body))
                status = receiver.statuses.pop(0) if receiver.statuses else 200
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook?room=1"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Receiver:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Scene:
    """A store with a table, and a deliverer whose clock only the test moves."""

    def __init__(self, store: SqliteStore, allow_private: bool, tls: ssl.SSLContext | None) -> None:
        self.store = store
        self.now = START
        self.deliverer = self.another(allow_private, tls)

    def another(self, allow_private: bool = True, tls: ssl.SSLContext | None = None) -> Deliverer:
        return Deliverer(self.store, allow_private=allow_private, tls=tls, clock=lambda: self.now)

    async def hook(self, url: str, seat: int = 2, person: str = "ann") -> None:
        await self.store.write(
            lambda tx: tx.execute("INSERT INTO hooks VALUES (?, ?, ?, ?, ?)", "oak", seat, url, SECRET, person)
        )

    async def notice(self, seq: int = 7, seat: int = 2) -> bool:
        statements = queueing("oak", seat, seq, self.now)
        changed = await self.store.write(lambda tx: [tx.execute(bulk.one, *values) for bulk, values in statements])
        self.deliverer.nudge()
        return changed[-1] > 0

    async def pass_time(self, milliseconds: float) -> None:
        self.now += round(milliseconds)
        self.deliverer.nudge()

    async def rows(self, sql: str = "SELECT due, tries FROM deliveries") -> list[tuple[Any, ...]]:
        return await self.store.read(lambda tx: tx.query(sql))

    async def until_left(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(await self.rows()) != count:
                await asyncio.sleep(0.01)

    async def until_failed(self, times: int) -> None:
        """Wait until this many calls have failed and the store says so."""
        async with asyncio.timeout(PATIENCE):
            while self.deliverer.failed < times or self.deliverer._sending:
                await asyncio.sleep(0.01)


def play(
    folder: Path,
    act: Callable[[Scene], Awaitable[None]],
    *,
    allow_private: bool = True,
    tls: ssl.SSLContext | None = None,
) -> Deliverer:
    """Act a scene; returns the deliverer with its counts."""

    async def whole() -> Deliverer:
        store = SqliteStore(folder / "orcs.db")
        await store.start()
        scene = Scene(store, allow_private, tls)
        try:
            await store.write(add_table)
            scene.deliverer.start()
            await act(scene)
        finally:
            await scene.deliverer.stop()
            await store.stop()
        return scene.deliverer

    return asyncio.run(whole())


def add_table(tx: Transaction) -> None:
    tx.execute(
        "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed)"
        " VALUES ('oak', 'link', 'ann', 'playing', 0, 'all', '{}', 0, 0) ON CONFLICT DO NOTHING"
    )
