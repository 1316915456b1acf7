"""From endpoints to an application: who asks, what they send, what they get, and what goes wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Lifespan

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.logs import RequestLog, log, note_route
from orcs.server.store import Conflict, StoreError
from orcs.server.web.security import Guard, client_address, refuse
from orcs.tables.refusal import Refused

if TYPE_CHECKING:
    from orcs.server.people.identity import Identity
    from orcs.server.services import Services


def make_app(
    endpoints: Sequence[Endpoint],
    services: Services,
    others: Sequence[BaseRoute] = (),
    lifespan: Lifespan[Starlette] | None = None,
    lost: Callable[[Request], Response | None] = lambda request: None,
) -> ASGIApp:
    """The whole application: endpoints, other routes (sockets, pages), and the guards around them. `lost` may answer
    requests for unknown paths."""

    async def answer_http_error(request: Request, error: HTTPException) -> Response:
        page = lost(request) if error.status_code == 404 else None
        return page or refuse_http_error(request, error)

    handlers: Mapping[Any, Any] = {HTTPException: answer_http_error, Exception: answer_failure}
    routes = [*make_routes(endpoints, services), *others]
    inner = Starlette(routes=routes, exception_handlers=handlers, lifespan=lifespan)
    # A redirect that drops the last slash would copy the path, which may hold a secret link, to more places.
    inner.router.redirect_slashes = False
    return RequestLog(Guard(inner, services.settings, services.limits), services.metrics.observe_request)


def make_routes(endpoints: Sequence[Endpoint], services: Services) -> list[Route]:
    """Starlette's routes: one for each path, whole words before parameters."""
    by_path: dict[str, dict[str, Runner]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = Runner(endpoint, services)
    paths = sorted(by_path, key=lambda path: [part.startswith("{") for part in path.split("/")])
    return [make_route(path, by_path[path]) for path in paths]


def make_route(path: str, runners: Mapping[str, Runner]) -> Route:
    """One path with all its methods."""

    async def run(request: Request) -> Response:
        return await runners["GET" if request.method == "HEAD" else request.method].run(request)

    return Route(path, run, methods=list(runners))


def refuse_http_error(request: Request, error: HTTPException) -> Response:
    """What Starlette itself refuses: unknown paths, wrong methods."""
    known = {404: "problem-not_found", 405: "problem-not_allowed_method"}
    answer = refuse(Refused(known.get(error.status_code, "problem-unknown"), error.status_code), request.headers)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def answer_failure(request: Request, error: Exception) -> Response:
    """What went wrong outside the endpoints; the server logs it."""
    return refuse(Refused("problem-unknown", 500), request.headers)


class Runner:
    """An endpoint at work."""

    def __init__(self, endpoint: Endpoint, services: Services) -> None:
        self.endpoint = endpoint
        self.services = services
        self.decoder: msgspec.json.Decoder[Any] | None = None
        if endpoint.takes is not None:
            self.decoder = msgspec.json.Decoder(endpoint.takes)

    async def run(self, request: Request) -> Response:
        """The answer to a request, whatever happens."""
        language = ""
        note_route(request.scope, self.endpoint.path)
        try:
            who = await self.services.identities.of(request)
            if who is not None:
                language = who.language
                note_route(request.scope, self.endpoint.path, self.services.identities.tag(who.id))
            elif self.endpoint.who == "visitor" and await self.services.identities.by_invitation():
                self.services.limits.take("visit", client_address(self.services.settings, request))
                raise Refused("problem-not_known", 401)
            return await self.answer(request, await self.admit(request, who))
        except Refused as refused:
            return refuse(refused, request.headers, language)
        except Conflict:
            return refuse(Refused("problem-conflict", 409), request.headers, language)
        except StoreError as error:
            log.error("store", extra={"route": self.endpoint.path, "reason": str(error)})
            return refuse(Refused("problem-store", 503, seconds=2), request.headers, language)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("unexpected", extra={"route": self.endpoint.path})
            return refuse(Refused("problem-unknown", 500), request.headers, language)

    async def admit(self, request: Request, who: Identity | None) -> Identity | None:
        """Refuse banned people, strangers where a person is needed, and clients that ask too often."""
        address = client_address(self.services.settings, request)
        personal = self.endpoint.who in ("person", "operator")
        try:
            await self.services.addresses.admit(address, who)
        except Refused:
            if personal or self.endpoint.method != "GET":
                raise
            who = None
        if who is not None:
            self.services.limits.take("request", who.id)
        else:
            self.services.limits.take("visit", address)
            if personal:
                raise Refused("problem-not_known", 401)
        if self.endpoint.who == "operator" and not (who and who.operator):
            raise Refused("problem-operator_only", 403)
        return who

    async def answer(self, request: Request, who: Identity | None) -> Response:
        """Carry the request out."""
        path = {name: str(value) for name, value in request.path_params.items()}
        if any("\0" in value for value in path.values()):
            raise Refused("problem-not_found", 404)
        call = Call(self.services, request, who, path, self.read_query(request), await self.read_body(request))
        result = await self.endpoint.handler(call)
        if isinstance(result, Response):
            response = result
        elif result is None:
            response = Response(status_code=204)
        else:
            response = Response(msgspec.json.encode(result), self.endpoint.status, media_type=self.endpoint.media)
        return self.cached(request, response)

    def read_query(self, request: Request) -> dict[str, Any]:
        """The parameters that the endpoint knows; others are ignored."""
        found: dict[str, Any] = {}
        for name, kind in self.endpoint.query.items():
            value = request.query_params.get(name)
            if value is None:
                continue
            try:
                if "\0" in value:
                    raise ValueError("a character that cannot be stored")
                found[name] = msgspec.convert(value, kind, strict=False)
            except ValueError as error:
                raise Refused("problem-bad_message", 400, text=f"{name}: {error}") from None
        return found

    async def read_body(self, request: Request) -> Any:
        """The body as the endpoint's message. An empty body is a message without fields."""
        if self.decoder is None:
            return None
        body = await request.body()
        try:
            if b"\\u0000" in body:
                raise ValueError("a character that cannot be stored: \\u0000")
            return self.decoder.decode(body or b"{}")
        except (ValueError, RecursionError) as error:
            raise Refused("problem-bad_message", 400, text=str(error)) from None

    def cached(self, request: Request, response: Response) -> Response:
        """The answer with what caches need to know, or "not modified" if the asker has it already."""
        good = response.status_code < 300 and self.endpoint.method == "GET"
        response.headers.setdefault("Cache-Control", self.endpoint.cache if good else "no-store")
        if not good or self.endpoint.cache == "no-store":
            return response
        if "public" not in response.headers["cache-control"]:
            response.headers.setdefault("Vary", "Authorization, Cookie")
        if "etag" not in response.headers:
            if not response.body:
                return response
            response.headers["ETag"] = f'"{hashlib.sha256(response.body).hexdigest()[:32]}"'
        if not matches(request.headers.get("if-none-match", ""), response.headers["etag"]):
            return response
        kept = {name: value for name, value in response.headers.items() if name in ("etag", "cache-control", "vary")}
        return Response(status_code=304, headers=kept)


def matches(wanted: str, etag: str) -> bool:
    """Whether If-None-Match names an ETag."""
    return wanted.strip() == "*" or etag in (part.strip().removeprefix("W/") for part in wanted.split(","))
