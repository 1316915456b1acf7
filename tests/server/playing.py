"""Tables in play, and people who talk to them over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.house import Guest, House, visit
from tests.server.support import Doc, Socket, joined, option_texts, quick_bots

Story = Callable[[House], Awaitable[None]]


def tell(folder: Path, story: Story, **overrides: object) -> None:
    """Run a story on a new server, with bots that take no time."""

    async def quick(house: House) -> None:
        quick_bots(house.services)
        await story(house)

    visit(folder, quick, **overrides)


async def gather(house: House, *names: str, seats: int = 3, **wish: Any) -> tuple[list[Guest], Doc]:
    """Guests, and a table that the first of them has created and sits at."""
    guests = [await house.guest(name) for name in names]
    kinds = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    return guests, await guests[0].post("/api/tables", {"seats": kinds, "pace": 0, "listed": True, **wish})


@asynccontextmanager
async def playing(house: House, people: int = 2, bots: int = 0, **wish: Any) -> AsyncIterator[tuple[Doc, list[Socket]]]:
    """A started game, with a socket for each person."""
    guests = [await house.guest(name) for name in ("Ann", "Bob", "Cid", "Dee")[:people]]
    table = await house.table(*guests, bots=bots, **wish)
    async with AsyncExitStack() as stack:
        yield table, [await stack.enter_async_context(joined(house, guest, table["id"])) for guest in guests]


async def asked(*players: Socket) -> Socket:
    """Who is asked, once everybody is up to date and bots have answered."""
    for _ in range(500):
        for player in players:
            await player.settle()
            if player.ask is not None:
                return player
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


async def reach(kind: str, *players: Socket, option: str = "") -> Socket:
    """Play on until this is asked, with an option that starts like this."""
    for _ in range(300):
        player = await asked(*players)
        assert player.ask is not None
        if player.ask["kind"] == kind and any(text.startswith(option) for text in option_texts(player.ask)):
            return player
        await player.answer()
    raise AssertionError(f"{kind} never came")


def seats_of(socket: Socket) -> list[Doc]:
    return list(socket.view["table"]["seats"].values())
