"""No secret reaches anybody else in live games, and planted leaks are found (S10)."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcs import MODULES
from orcs.server.logs import JsonLines, TextLines
from orcs.server.people.identity import Identities
from orcs.tables import info, wire
from orcs.tables.audience import Audience
from tests.server.house import Guest, House, visit
from tests.server.support import Socket, joined, option_texts, quick_bots


class Watchers:
    """A table in play, its viewers, and every byte that each of them was sent."""

    def __init__(self, house: House, caplog: pytest.LogCaptureFixture) -> None:
        self.house = house
        self.caplog = caplog
        self.sent: dict[str, list[bytes]] = {}
        self.guests: dict[str, Guest] = {}

    async def guest(self, name: str, known: bool = True) -> Guest:
        """A guest whose answers are recorded, except their own cookies."""
        guest = self.guests[name] = await self.house.guest(name if known else "")
        heard = self.sent.setdefault(name, [])

        async def remember(response: httpx.Response) -> None:
            heard.append(await response.aread() + str([*response.headers.items()]).encode())

        guest.client.event_hooks["response"].append(remember)
        return guest


async def act(socket: Socket, rng: random.Random) -> None:
    """A random action of an active player."""
    dice = rng.random()
    texts = option_texts(socket.ask)
    if dice < 0.1:
        await socket.do(rng.choice(["undo", "redo", "restart"]))
    elif dice < 0.2:
        await socket.do("preview", pick=rng.choice(texts or ["cast:fireball"]))
    elif dice < 0.3:
        await socket.do("why_not", pick=rng.choice(["cast:fireball", "teleport:1", "nonsense"]))
    elif dice < 0.35:
        await socket.do("hint", level="random")
    elif dice < 0.4:
        await socket.do("say", text=f"hello {rng.random()}")
    elif dice < 0.45:
        await socket.do("pause", on=False)
    elif dice < 0.5:
        await socket.do("answer", ask=rng.randrange(99), pick="end")
    elif texts:
        await socket.answer(rng.choice(texts))


async def peek(guest: Guest, table: str, link: str, rng: random.Random) -> None:
    """Request every route of a table."""
    for path in ("", "/view", "/past", "/chat", "/hook", "/edition"):
        await guest.client.get(f"/api/tables/{table}{path}", params={"link": link} if link else {})
    for path in ("", "/text", "/events", "/views/3", "/steps", "/compare"):
        await guest.client.get(f"/api/records/{table}{path}", params={"link": link} if link else {})
    await guest.client.get("/api/tables", params={"status": rng.choice(["gathering", "playing"])})
    await guest.client.get("/api/me/tables")
    await guest.client.get("/api/records", params={"mine": rng.choice(["true", "false"])})
    body = {"type": rng.choice(["resync", "undo", "hint", "start", "back"])}
    await guest.client.post(f"/api/tables/{table}/commands", json=body, params={"link": link} if link else {})


@pytest.mark.parametrize(("people", "modules"), [(2, ("missions", "bonus")), (3, tuple(MODULES)), (4, ("missions",))])
def test_no_secret_reaches_anybody_else(
    people: int, modules: tuple[str, ...], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    play_live(people, modules, 90, tmp_path, caplog)


def plant_in_info(name: str) -> Callable[[pytest.MonkeyPatch], None]:
    """Leak something that the table knows into everybody's view of it."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = info.info_doc
        patch.setattr(info, "info_doc", lambda *args: honest(*args) | {"more": str(getattr(args[0], name))})

    return plant


def plant_link_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Audience, "invites", lambda audience, link: True)


def plant_cookie_in_log(patch: pytest.MonkeyPatch) -> None:
    honest = Identities.of

    async def of(identities: Identities, connection: Any) -> Any:
        logging.getLogger("orcs.server").info("visit", extra={"cookie": connection.cookies.get("orcs", "")[30:]})
        return await honest(identities, connection)

    patch.setattr(Identities, "of", of)


def plant_own_for_all(patch: pytest.MonkeyPatch) -> None:
    public = wire.public_doc
    patch.setattr(wire, "public_doc", lambda game: public(game) | {"own": wire.own_doc(game, 0)})


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "leak",
    [plant_in_info("seed"), plant_in_info("seats"), plant_link_for_all, plant_cookie_in_log, plant_own_for_all],
    ids=["seed", "nonces", "link", "cookie", "own"],
)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        play_live(2, ("missions",), 8, tmp_path, caplog)


def play_live(
    people: int, modules: tuple[str, ...], actions: int, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Let people play and others watch, and look for secrets in everything that was sent."""
    caplog.set_level(logging.DEBUG)
    rng = random.Random(people)

    async def story(house: House) -> None:
        quick_bots(house.services)
        watchers = Watchers(house, caplog)
        seated = [await watchers.guest(name) for name in ("Ann", "Bob", "Cid", "Dee")[:people]]
        viewer, stranger = await watchers.guest("Viewer"), await watchers.guest("Stranger")
        nobody = await watchers.guest("Nobody", known=False)
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in seated[1:])]
        wish = {"seats": seats, "listed": True, "modules": dict.fromkeys(modules, "")}
        table = await seated[0].post("/api/tables", wish)
        name, link = table["id"], table["link"]
        for number, guest in enumerate(seated[1:]):
            await guest.do(name, "sit", nonce=f"nonceOf{number}" * 4)
        await seated[0].do(name, "start")
        code = (await seated[0].post("/api/me/code"))["code"]
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(joined(house, guest, name)) for guest in seated]
            watching = [
                await stack.enter_async_context(joined(house, guest, name)) for guest in (viewer, stranger, nobody)
            ]
            for number in range(actions):
                await act(rng.choice(sockets), rng)
                if number % 30 == 0:
                    for guest in watchers.guests.values():
                        await peek(guest, name, "", rng)
                if number % 20 == 0:
                    seat = rng.randrange(people)
                    watchers.sent[("Ann", "Bob", "Cid", "Dee")[seat]] += sockets[seat].received
                    await sockets[seat].hang_up()
                    sockets[seat] = await stack.enter_async_context(joined(house, seated[seat], name))
                for socket in watching:
                    socket.send("preview", pick="end")
                    await socket.do("resync")
            assert sockets[0].view["table"]["status"] == "playing"
            for who, socket in zip(watchers.guests, [*sockets, *watching], strict=True):
                watchers.sent[who] += socket.received
            await check_secrets(watchers, name, link, code, seated)
            assert not any(b'"own"' in message or b'"ask"' in message for each in watching for message in each.received)
        await seated[0].do(name, "resign")
        for guest in seated[1:]:
            await guest.client.post(f"/api/tables/{name}/commands", json={"type": "resign"})
        record = await nobody.get(f"/api/records/{name}")
        assert record["proof"]["seed"] == house.services.hall.rooms[name].table.seed

    visit(folder, story)


async def check_secrets(watchers: Watchers, table: str, link: str, code: str, seated: list[Guest]) -> None:
    """Check that no secret of the table or its people was logged, or sent to anybody who may not have it."""
    room = watchers.house.services.hall.rooms[table]
    names = list(watchers.guests)
    secret = {room.table.seed: [], code: [names[0]], link: names[: len(seated)]}
    secret |= {seat.nonce: [] for seat in room.table.seats}
    for who, guest in watchers.guests.items():
        if cookie := guest.client.cookies.get("orcs"):
            secret[cookie.rpartition(".")[2]] = [who]
    assert len(secret) == 3 + len(seated) + len(seated) + 2
    for who, messages in watchers.sent.items():
        everything = b"\n".join(messages)
        assert len(everything) > 1000
        for value, knowing in secret.items():
            assert who in knowing or value.encode() not in everything, (who, value)
    text = "\n".join(line.format(record) for line in (TextLines(), JsonLines()) for record in watchers.caplog.records)
    for value in secret:
        assert value not in text, value
