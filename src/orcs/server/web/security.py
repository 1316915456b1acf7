"""The guards between the network and the server: headers, sizes, and where a request comes from."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orcs.server.people.identity import COOKIE
from orcs.server.settings import Settings, origin_of
from orcs.server.wire.limits import Limits
from orcs.tables.people import words_for
from orcs.tables.refusal import Refused
from orcs.text.messages import choose_language

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
PAGE_POLICY: Final = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "connect-src 'self'", "connect-src 'self' blob:"
)
"""For the page that needs no server: its Python is WebAssembly, and gets its library from memory."""
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
WITH_PORT: Final = re.compile(r"\[([^\]]+)\](?::\d+)?|([0-9.]+):\d+", re.ASCII)
BREATH: Final = 1.0
"""Seconds after which an address that asks far too much is told so: at once, it would only ask again."""
LARGE: Final = 100_000
"""How many bytes make an answer a large one."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses requests that are too many, too big or come from other people's pages, and adds the security headers to
    every answer. ASGI middleware, to be put around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = refusing = False
        place = AsyncExitStack()

        async def send_guarded(message: Message) -> None:
            nonlocal started, refusing
            if refusing:
                return  # another answer has gone out in its place
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                started = True
                await place.aclose()  # the work is done: whoever is slow to read the answer keeps nobody out
                self.add_headers(MutableHeaders(scope=message))
                try:
                    self.charge(scope, Headers(scope=message))
                except Refused as refused:
                    await refuse(refused, Headers(scope=scope))(scope, receive, send_guarded)
                    refusing = True
                    return
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send_guarded)
            return
        headers = Headers(scope=scope)
        address = client_address(self.settings, HTTPConnection(scope))
        try:
            self.limits.take("traffic", address)
        except Refused as refused:
            await asyncio.sleep(BREATH)
            await refuse(refused, headers)(scope, receive, send_guarded)
            return
        try:
            check_length(headers, self.settings.body_bytes)
            if scope["method"] not in SAFE_METHODS:
                check_origin(self.settings, HTTPConnection(scope))
                check_type(headers)
            body = await whole_body(receive, self.settings.body_bytes)
            async with place:
                # Not earlier, or slow senders would keep others out.
                await place.enter_async_context(self.limits.turn("request", address))
                await self.app(scope, preceded(body, receive), send_guarded)
        except Refused as refused:
            if started:
                raise
            await refuse(refused, headers)(scope, receive, send_guarded)

    def charge(self, scope: Scope, headers: Headers) -> None:
        """Count a large answer towards what its address may be sent: whoever does not read it keeps it in memory."""
        size = int(headers.get("content-length", "0"))
        if size > LARGE and scope["path"].startswith("/api/"):
            self.limits.take("sent_here", client_address(self.settings, HTTPConnection(scope)), size)

    def add_headers(self, headers: MutableHeaders) -> None:
        """The headers that tell browsers what not to do."""
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.https:
            headers["Strict-Transport-Security"] = "max-age=31536000"


def refuse(refused: Refused, headers: Mapping[str, str], language: str = "") -> Response:
    """The answer to a request that is not carried out, in its reader's language."""
    problem = refused.problem(words_for(language or preferred_language(headers)))
    answer = Response(msgspec.json.encode(problem), refused.status, media_type="application/json")
    answer.headers["Cache-Control"] = "no-store"
    if "seconds" in refused.fields:
        answer.headers["Retry-After"] = str(refused.fields["seconds"])
    if refused.status == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    return answer


def preferred_language(headers: Mapping[str, str]) -> str:
    """The best available language for a request's Accept-Language."""
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        tag, _, quality = part.partition(";")
        match = re.fullmatch(r"\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*", quality)
        weight = float(match[1]) if match else 1.0
        if weight > 0:
            wanted.append((weight, tag))
    return choose_language(tag for _, tag in sorted(wanted, key=lambda each: -each[0]))


def check_length(headers: Headers, most: int) -> None:
    """Refuse a body whose declared length is too long."""
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise Refused("problem-bad_message", 400, text="Content-Length")
    if len(length) > 15 or int(length) > most:
        raise Refused("problem-too_big", 413, most=most)


async def whole_body(receive: Receive, most: int) -> Message:
    """The body of a request in one message, refused as soon as it is too long; or the message that its sender left."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused("problem-too_big", 413, most=most)
        if not message.get("more_body", False):
            return {"type": "http.request", "body": bytes(body), "more_body": False}


def preceded(first: Message, receive: Receive) -> Receive:
    """Receive a message that was read already, then those that follow."""
    waiting = [first]

    async def receive_next() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_next


def check_type(headers: Headers) -> None:
    """Refuse a body that is not JSON: other sites' pages can send forms and plain text without asking."""
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and not has_bearer(headers) and kind != "application/json":
        raise Refused("problem-not_json", 415)


def has_bearer(headers: Headers) -> bool:
    """Whether a request has a bearer token, which no other site can make a browser send."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def check_origin(settings: Settings, connection: HTTPConnection) -> None:
    """Refuse what another site makes a browser send; for requests that change something, and for sockets."""
    headers = connection.headers
    if has_bearer(headers):
        return
    if "origin" in headers or "sec-fetch-site" in headers:
        allowed = origin_allowed(settings, headers, https=is_https(settings, connection))
    else:
        # No browser, or an old one: only the cookie would vouch for it.
        allowed = COOKIE not in connection.cookies
    if not allowed:
        raise Refused("problem-other_origin", 403)


def origin_allowed(settings: Settings, headers: Mapping[str, str], *, https: bool = False) -> bool:
    """Whether the page behind a request is one of the server's own, or one that the settings name."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    try:
        origin = origin_of(origin)
    except ValueError:
        return False
    if origin in settings.origins:
        return True
    if settings.public_url:
        return origin == origin_of(settings.public_url)
    # Without a configured name, the server takes the one it was called by.
    host = headers.get("host", "").lower()
    try:
        return origin == origin_of(f"https://{host}") or (not https and origin == origin_of(f"http://{host}"))
    except ValueError:
        return False


def is_https(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether a request came by https, to the server or to the proxy before it."""
    if settings.https:
        return True
    if settings.trust_proxy:
        return forwarded(connection, "x-forwarded-proto").lower() == "https"
    return connection.scope.get("scheme") in ("https", "wss")


def forwarded(connection: HTTPConnection, name: str) -> str:
    """What the proxy says: the last value of the last line. Those before it may be made up."""
    lines = connection.headers.getlist(name)
    return lines[-1].rpartition(",")[2].strip() if lines else ""


def client_address(settings: Settings, connection: HTTPConnection) -> str:
    """Where a request comes from, as a key for limits. IPv6 is cut to the network that one customer gets."""
    address = connection.client.host if connection.client else ""
    if settings.trust_proxy:
        address = forwarded(connection, "x-forwarded-for") or address
    return address_key(address)


def address_key(address: str) -> str:
    """An address as a key for limits. Some proxies add a port to it, which is another one for every connection."""
    if found := WITH_PORT.fullmatch(address):
        address = found[1] or found[2]
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64] or "unknown"
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_loopback:
            return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def is_own_name(host: str) -> bool:
    """Whether a Host header is a name that other sites cannot have: localhost, an address, or none."""
    try:
        name = urlsplit(f"//{host}").hostname
        return name in (None, "localhost") or bool(ipaddress.ip_address(name or ""))
    except ValueError:
        return False


def is_local(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and neither through a proxy on it nor from another site's page, whose
    name was made to lead here."""
    forwarded = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via"))
    if (forwarded and not settings.trust_proxy) or not is_own_name(connection.headers.get("host", "")):
        return False
    try:
        return ipaddress.ip_address(client_address(settings, connection)).is_loopback
    except ValueError:
        return False
