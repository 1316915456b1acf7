"""Endpoint: a route with the types that go in and out, from which both Starlette's routing and OpenAPI are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, wraps
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from orcs.tables.messages import Message, whole

if TYPE_CHECKING:
    from orcs.server.people.identity import Identity
    from orcs.server.services import Services

Cursor = Annotated[
    str, Meta(pattern=whole(r"[0-9]{1,16}\.[0-9A-Za-z_-]{1,40}"), description="`next` of the page before")
]


@dataclass
class Call:
    """One request, checked and decoded: who asks, the parts of its path, its query and its body."""

    services: Services
    request: Request
    who: Identity | None
    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any = None

    @property
    def me(self) -> Identity:
        """The person who asks, at an endpoint that needs one."""
        assert self.who is not None
        return self.who


Handler = Callable[[Call], Awaitable[Any]]


def fixed(make: Callable[[], Message]) -> Handler:
    """A handler that always gives the same message. It is long, so it is written down once."""
    written = cache(lambda: msgspec.json.encode(make()))

    @wraps(make)
    async def handler(call: Call) -> Response:
        return Response(written(), media_type="application/json")

    return handler


@dataclass(frozen=True)
class Endpoint:
    """A route. `handler` returns a message of type `gives`, or a Starlette response of media type `media`.

    `who` may use it: anybody; a visitor (anybody, unless the server is for the invited); a person (an identity that is
    not banned); or an operator (a person who looks after the server). `query` names the parameters with their types,
    all optional. `cache` is the Cache-Control of a successful answer to GET.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    handler: Handler
    summary: str
    gives: Any = None
    takes: Any = None
    who: Literal["anybody", "visitor", "person", "operator"] = "person"
    query: Mapping[str, Any] = field(default_factory=dict)
    status: int = 200
    media: str = "application/json"
    cache: str = "no-store"
