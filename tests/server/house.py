"""A whole server for tests: real services over a real store in a file, reached in this process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from orcs import Game
from orcs.server.services import Services
from orcs.server.web.application import application
from tests.server.standin import HERE, HOME, settings_in

Doc = dict[str, Any]


@dataclass
class Guest:
    """A person with their own browser."""

    client: httpx.AsyncClient
    id: str = ""

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """The answer to a GET: JSON or text."""
        answer = await self.client.get(path, params=query)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:500])
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def post(self, path: str, body: Doc | None = None, status: int | tuple[int, ...] = (200, 201)) -> Any:
        """The answer to a POST."""
        answer = await self.client.post(path, json=body or {})
        wanted = (status,) if isinstance(status, int) else status
        assert answer.status_code in wanted, (path, answer.status_code, answer.text[:500])
        return answer.json()

    async def do(self, table: str, command: str, status: int = 200, **fields: Any) -> Any:
        """Carry out a command at a table."""
        return await self.post(f"/api/tables/{table}/commands", {"type": command, **fields}, status)


@dataclass
class House:
    """A running server and its guests."""

    services: Services
    app: Any
    open: AsyncExitStack
    random: random.Random = field(default_factory=lambda: random.Random(1))

    async def guest(self, name: str = "") -> Guest:
        """A new guest; without a name, a stranger without an identity."""
        transport = httpx.ASGITransport(self.app)
        client = await self.open.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=HOME, headers=HERE)
        )
        someone = Guest(client)
        if name:
            someone.id = (await someone.post("/api/me", {"name": name}))["id"]
        return someone

    def game(self, table: str) -> Game:
        """The game of a table in memory."""
        return self.services.hall.rooms[table].table.playing

    async def table(self, *guests: Guest, bots: int = 0, **wish: Any) -> Doc:
        """A table in play: the guests on the first seats, then bots."""
        seats: list[Doc] = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
        seats += [{"kind": "bot", "level": "random"} for _ in range(bots)]
        made: Doc = await guests[0].post("/api/tables", {"seats": seats, "pace": 0, **wish})
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{made['id']}/commands?link={made['link']}", {"type": "sit"})
        await guests[0].do(made["id"], "start")
        return made

    async def pick(self, table: str, *guests: Guest) -> Guest | None:
        """Pick something for the seat that is asked; whose it was."""
        for guest in guests:
            step = await guest.get(f"/api/tables/{table}/view")
            if ask := step.get("ask"):
                await guest.do(table, "answer", ask=ask["id"], pick=self.random.choice(ask["options"])["text"])
                return guest
        return None

    async def resigned(self, *guests: Guest, bots: int = 0, **wish: Any) -> Doc:
        """A game that the first guest resigned after a pick."""
        made = await self.table(*guests, bots=bots, **wish)
        await self.pick(made["id"], *guests)
        await guests[0].do(made["id"], "resign")
        return made

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the store holds."""
        return await self.services.store.read(lambda tx: tx.query(sql, *values))

    async def run(self, sql: str, *values: object) -> None:
        """Change rows of the store."""
        await self.services.store.write(lambda tx: tx.execute(sql, *values))


@asynccontextmanager
async def opened(folder: Path, **overrides: object) -> AsyncIterator[House]:
    """A server in a folder."""
    services = Services(settings_in(folder, **overrides))
    await services.start()
    try:
        async with AsyncExitStack() as stack:
            yield House(services, application(services), stack)
    finally:
        await services.stop()


def visit(folder: Path, story: Callable[[House], Awaitable[None]], **overrides: object) -> None:
    """Run a test's story on a new server."""

    async def run() -> None:
        async with opened(folder, **overrides) as house:
            await story(house)

    asyncio.run(run())
