"""The routes about oneself: becoming a guest, another name, another device, what is kept, being forgotten."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.people.identity import COOKIE, TOKEN_AGE, Identity
from orcs.server.web.security import client_address, is_https, preferred_language
from orcs.server.wire.limits import EVERYBODY
from orcs.tables.messages import Message
from orcs.tables.people import Change, Greeting, Me


class MoveCode(Message):
    """A code that moves an identity to another device, once."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]
    expires: int | None = None


class Arrival(Greeting):
    """How a new guest wants to be known. Some servers let in only those who have an invitation."""

    invitation: Annotated[str, Meta(max_length=40)] = ""


class Export(Message):
    """Everything that is kept of a person."""

    people: list[dict[str, Any]]
    codes: list[dict[str, Any]]
    hosted: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    picks: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    hooks: list[dict[str, Any]]
    addresses: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    reported: list[dict[str, Any]]


def me_message(who: Identity, token: str | None = None) -> Me:
    """A person as they see themselves."""
    return Me(who.id, who.name, who.language, token, bool(who.operator))


def answer_with_cookie(call: Call, who: Identity, token: str | None = None) -> Response:
    """A person as they see themselves, with a fresh cookie."""
    response = Response(msgspec.json.encode(me_message(who, token)), media_type="application/json")
    response.set_cookie(
        COOKIE,
        call.services.identities.token(who, "cookie"),
        max_age=TOKEN_AGE // 1000,
        path="/",
        secure=is_https(call.services.settings, call.request),
        httponly=True,
        samesite="lax",
    )
    return response


def drop_cookie(call: Call) -> Response:
    """An empty answer that takes the cookie away."""
    response = Response(status_code=204)
    response.delete_cookie(
        COOKIE, path="/", secure=is_https(call.services.settings, call.request), httponly=True, samesite="lax"
    )
    return response


async def arrive(call: Call) -> Response:
    """Become a guest. A person who has an identity keeps it."""
    identities = call.services.identities
    who = call.who
    if who is None:
        address = client_address(call.services.settings, call.request)
        call.services.limits.take("guest", address)
        body: Arrival = call.body
        language = body.language or preferred_language(call.request.headers)
        who = await identities.create(body.name, language, body.invitation, call.services.addresses.noting(address))
    token = identities.token(who, "bearer") if call.query.get("token") else None
    return answer_with_cookie(call, who, token)


async def show(call: Call) -> Response | Me:
    """Oneself. A cookie in use is renewed, so that it never runs out on a regular."""
    if COOKIE in call.request.cookies and "authorization" not in call.request.headers:
        return answer_with_cookie(call, call.me)
    return me_message(call.me)


async def change(call: Call) -> Me:
    """Take another name or language."""
    return me_message(await call.services.identities.change(call.me, call.body.name, call.body.language))


async def make_code(call: Call) -> MoveCode:
    """A code for another device."""
    call.services.limits.take("code", call.me.id)
    return MoveCode(*await call.services.identities.make_code(call.me))


async def move(call: Call) -> Response:
    """Become on this device who made the code on another."""
    call.services.limits.take("move", client_address(call.services.settings, call.request))
    call.services.limits.take("moves", EVERYBODY)
    who = await call.services.identities.use_code(call.body.code)
    token = call.services.identities.token(who, "bearer") if call.query.get("token") else None
    return answer_with_cookie(call, who, token)


async def export(call: Call) -> Export:
    """Everything that is kept of oneself."""
    call.services.limits.take("export_here", client_address(call.services.settings, call.request))
    call.services.limits.take("export", call.me.id)
    return Export(**await call.services.identities.export(call.me))


async def erase(call: Call) -> Response:
    """Be forgotten."""
    await call.services.identities.erase(call.me)
    return drop_cookie(call)


async def sign_out_everywhere(call: Call) -> Response:
    """Make all cookies and tokens worthless, and give this device a new cookie if it came with one."""
    who = await call.services.identities.revoke(call.me)
    if "authorization" in call.request.headers:
        return Response(
            msgspec.json.encode(me_message(who, call.services.identities.token(who, "bearer"))),
            media_type="application/json",
        )
    return answer_with_cookie(call, who)


ASK_TOKEN: Final = {"token": Annotated[bool, Meta(description="also answer a bearer token, for programs")]}
PEOPLE: Final = (
    Endpoint("POST", "/api/me", arrive, "Become a guest", Me, Arrival, who="anybody", query=ASK_TOKEN),
    Endpoint("GET", "/api/me", show, "Who one is", Me),
    Endpoint("PUT", "/api/me", change, "Take another name or language", Me, Change),
    Endpoint("DELETE", "/api/me", erase, "Be forgotten: the name is replaced, what was said is removed"),
    Endpoint("POST", "/api/me/code", make_code, "Make a code that moves one to another device", MoveCode),
    Endpoint(
        "POST", "/api/me/move", move, "Use such a code on this device", Me, MoveCode, who="anybody", query=ASK_TOKEN
    ),
    Endpoint("GET", "/api/me/export", export, "Everything that is kept of oneself", Export),
    Endpoint("POST", "/api/me/sign_out_everywhere", sign_out_everywhere, "Make all tokens given before worthless", Me),
)
