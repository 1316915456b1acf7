"""The routes of webhooks: where a seat is told that it is its turn."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from msgspec import Meta

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.hooks.calls import check_hook_url
from orcs.server.store import Transaction
from orcs.tables.messages import Message
from orcs.tables.refusal import Refused


class HookWish(Message):
    """Where to send "your turn"."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]


class Hook(Message):
    """A webhook. Its secret, which signs notices, is shown only when it is set."""

    url: str
    secret: str = ""


async def own_seat(call: Call, hooked: bool = False) -> int:
    """The asker's seat at the table, from 1. With `hooked`, they are about to set a hook."""
    room = await call.services.hall.room(call.path["id"])
    async with room.locked() as table:
        seat = table.seat_of(call.me.id)
        if seat < 0:
            room.admit(call.me.id)
            raise Refused("problem-not_seated", 403)
        room.journal.hooked |= hooked
        return seat + 1


async def set_hook(call: Call) -> Hook:
    """Be told at an address."""
    check_hook_url(call.body.url, call.services.settings.allow_private_hooks)
    seat = await own_seat(call, hooked=True)
    table, url, secret, person = call.path["id"], call.body.url, secrets.token_hex(32), call.me.id

    def work(tx: Transaction) -> None:
        if not tx.query("SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND person = ?", table, seat, person):
            raise Refused("problem-not_seated", 403)
        tx.execute("DELETE FROM hooks WHERE table_id = ? AND seat = ?", table, seat)
        tx.execute(
            "INSERT INTO hooks (table_id, seat, url, secret, person) VALUES (?, ?, ?, ?, ?)",
            *(table, seat, url, secret, person),
        )

    await call.services.store.write(work)
    return Hook(url, secret)


async def show_hook(call: Call) -> Hook:
    """Where one is told."""
    seat, table, person = await own_seat(call), call.path["id"], call.me.id
    sql = "SELECT url FROM hooks WHERE table_id = ? AND seat = ? AND person = ?"
    rows = await call.services.store.read(lambda tx: tx.query(sql, table, seat, person))
    if not rows:
        raise Refused("problem-no_hook", 404)
    return Hook(str(rows[0][0]))


async def drop_hook(call: Call) -> None:
    """No longer be told."""
    seat, table = await own_seat(call), call.path["id"]

    def work(tx: Transaction) -> None:
        tx.execute("DELETE FROM hooks WHERE table_id = ? AND seat = ?", table, seat)
        tx.execute("DELETE FROM deliveries WHERE table_id = ? AND seat = ?", table, seat)

    await call.services.store.write(work)


HOOKS: Final = (
    Endpoint("PUT", "/api/tables/{id}/hook", set_hook, "Be told at an address when it is one's turn", Hook, HookWish),
    Endpoint("GET", "/api/tables/{id}/hook", show_hook, "Where one is told", Hook),
    Endpoint("DELETE", "/api/tables/{id}/hook", drop_hook, "No longer be told"),
)
