"""Requests: the routes of the server that need no other device, answered from what the browser stores."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlsplit

import msgspec

from orcs.page import people
from orcs.page.messages import Answer, Asked
from orcs.page.people import Person
from orcs.tables.people import words_for
from orcs.tables.refusal import Refused

if TYPE_CHECKING:
    from orcs.page.page import Page


@dataclass
class Call:
    """One request, checked and decoded: who asks, the parts of its path, its query and its body."""

    page: Page
    now: int
    token: str
    language: str
    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any

    @property
    def who(self) -> Person | None:
        """The person who asks, if they are known."""
        return people.find(self.page.store, self.token)

    @property
    def me(self) -> Person:
        """The person who asks."""
        return people.known(self.page.store, self.token)


@dataclass(frozen=True)
class Plain:
    """An answer that is no JSON document."""

    text: str
    media: str


@dataclass(frozen=True)
class Route:
    """A route: `path` as the server has it, the types that go in, and who answers."""

    method: str
    path: str
    handler: Callable[[Call], Any]
    takes: Any = None
    query: Mapping[str, Any] | None = None
    status: int = 200

    def match(self, parts: list[str]) -> dict[str, str] | None:
        """The parameters in a path, None if it is another one."""
        own = self.path.split("/")
        if len(own) != len(parts):
            return None
        found: dict[str, str] = {}
        for mine, part in zip(own, parts, strict=True):
            if mine.startswith("{"):
                found[mine[1:-1]] = part
            elif mine != part:
                return None
        return found


@cache
def decoder(takes: Any) -> msgspec.json.Decoder[Any]:
    """What reads a body."""
    return msgspec.json.Decoder(takes)


def answer(page: Page, routes: list[Route], asked: Asked) -> Answer:
    """The answer to a request, a refusal among them."""
    try:
        address = urlsplit(asked.path)
        route, path = find(routes, asked.method, address.path)
        query = read_query(route, dict(parse_qsl(address.query)))
        call = Call(page, asked.now, asked.token, asked.language, path, query, read_body(route, asked.body))
        result = route.handler(call)
    except Refused as refused:
        return Answer(asked.id, refused.status, encode(refused.problem(words_for(asked.language))))
    if isinstance(result, Plain):
        return Answer(asked.id, route.status, result.text, result.media)
    if isinstance(result, bytes):
        return Answer(asked.id, route.status, result.decode())
    return Answer(asked.id, 204, "") if result is None else Answer(asked.id, route.status, encode(result))


def find(routes: list[Route], method: str, path: str) -> tuple[Route, dict[str, str]]:
    """The route of a request, whole words before parameters, and the parameters in its path."""
    parts = path.split("/")
    found = [(route, match) for route in routes if (match := route.match(parts)) is not None]
    if not found:
        raise Refused("problem-needs_server" if path in ELSEWHERE else "problem-not_found", 404)
    fewest = min(len(match) for _, match in found)
    for route, match in found:
        if route.method == method and len(match) == fewest:
            return route, match
    raise Refused("problem-not_allowed_method", 405)


ELSEWHERE: Final = ("/api/me/code", "/api/me/move", "/api/me/sign_out_everywhere")
"""What only a server can do."""


def read_query(route: Route, given: dict[str, str]) -> dict[str, Any]:
    """The parameters that the route knows; others are ignored."""
    found: dict[str, Any] = {}
    for name, kind in (route.query or {}).items():
        if name in given:
            try:
                found[name] = msgspec.convert(given[name], kind, strict=False)
            except ValueError as error:
                raise Refused("problem-bad_message", 400, text=f"{name}: {error}") from None
    return found


def read_body(route: Route, body: str) -> Any:
    """The body as the route's message. An empty body is a message without fields."""
    if route.takes is None:
        return None
    try:
        return decoder(route.takes).decode(body or "{}")
    except (ValueError, RecursionError) as error:
        raise Refused("problem-bad_message", 400, text=str(error)) from None


def encode(value: object) -> str:
    """A document as it travels."""
    return msgspec.json.encode(value).decode()


def nonce() -> str:
    """A person's part of a provable deal."""
    return secrets.token_hex(16)
