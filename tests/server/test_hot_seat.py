"""Several people at one device: the page acts for each with a token, which it offers as a subprotocol."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orcs.server.wire.socket import SUBPROTOCOL
from tests.server.house import House, visit
from tests.server.standin import HERE, HOME
from tests.server.support import Socket

pytestmark = pytest.mark.outside

Doc = dict[str, Any]


class Offering:
    """The application, called by a browser that offers subprotocols."""

    def __init__(self, app: Any, *offered: str) -> None:
        self.app = app
        self.offered = list(offered)
        self.agreed: str | None = None

    async def __call__(self, scope: Doc, receive: Any, send: Any) -> None:
        async def note(message: Doc) -> None:
            if message["type"] == "websocket.accept":
                self.agreed = message.get("subprotocol")
            await send(message)

        await self.app(scope | {"subprotocols": self.offered}, receive, note)


async def dial(house: House, table: str, cookie: str, *offered: str) -> tuple[Doc, Socket, Offering]:
    """The first message of a socket."""
    browser = Offering(house.app, *offered)
    headers = {"Host": HOME.partition("//")[2], **HERE, "Cookie": f"orcs={cookie}"}
    socket = Socket(browser, f"/api/tables/{table}/socket", headers)
    return await socket.get(), socket, browser


def test_a_token_among_the_subprotocols_counts_instead_of_the_cookie(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, other = await house.guest("Ada"), await house.guest()
        token = (await other.post("/api/me?token=1", {"name": "Bo"}))["token"]
        table = await house.table(host, other)
        cookie = host.client.cookies["orcs"]
        for offered, seat in (((), 1), ((SUBPROTOCOL, token), 2)):
            told, socket, browser = await dial(house, table["id"], cookie, *offered)
            assert told["view"]["own"]["seat"] == seat
            assert browser.agreed == (SUBPROTOCOL if offered else None)
            await socket.hang_up()

    visit(tmp_path, story)


def test_a_forged_token_among_the_subprotocols_is_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, other = await house.guest("Ada"), await house.guest("Bo")
        table = await house.table(host, other, watch="none")
        told, socket, browser = await dial(
            house, table["id"], host.client.cookies["orcs"], SUBPROTOCOL, "bearer.x.0.0.y"
        )
        assert told["type"] == "closed"
        assert browser.agreed == SUBPROTOCOL
        await socket.hang_up()

    visit(tmp_path, story)
