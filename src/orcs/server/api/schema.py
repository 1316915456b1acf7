"""The protocol as data: OpenAPI for the routes, JSON Schema for the messages of the sockets."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from starlette.responses import Response

import orcs
from orcs.server.api.endpoints import Call, Endpoint
from orcs.tables import commands, documents, messages
from orcs.tables.commands import AnyCommand
from orcs.tables.messages import AnyReport, Problem

Json = dict[str, Any]
COMPONENTS: Final = "#/components/schemas/{name}"
DEFINITIONS: Final = "#/$defs/{name}"
BASES: Final = (messages.Message, messages.TableFacts, commands.Command, messages.Report)
CACHE: Final = "public, max-age=300"


def message_types() -> list[type]:
    """Every message of the protocol, in the order in which they are written down."""
    parts = [*vars(messages).values(), *vars(commands).values(), *vars(documents).values()]
    found = dict.fromkeys(value for value in parts if inspect.isclass(value))
    return [value for value in found if issubclass(value, messages.Message) and value not in BASES]


def tidy(schema: Any) -> Any:
    """A schema with its descriptions on one line, as docstrings are wrapped for another reader."""
    if isinstance(schema, dict):
        return {
            key: " ".join(value.split()) if key == "description" and isinstance(value, str) else tidy(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [tidy(item) for item in schema]
    return schema


def message_schema() -> Json:
    """JSON Schema of what is sent over a table's socket: commands to the server, reports from it."""
    (commands, reports), definitions = msgspec.json.schema_components([AnyCommand, AnyReport], ref_template=DEFINITIONS)
    definitions["AnyCommand"], definitions["AnyReport"] = commands, reports
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/AnyReport"}],
        "$defs": definitions,
    }
    return dict(tidy(schema))


@cache
def described_messages() -> bytes:
    """The same as text, put together once."""
    return msgspec.json.encode(message_schema())


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The OpenAPI 3.1 document of the routes."""
    kinds = list(dict.fromkeys(type_list(endpoints)))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=COMPONENTS)
    known = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, path, known)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Orcs Orcs Orcs", "version": orcs.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "orcs"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return dict(tidy(document))


def type_list(endpoints: Sequence[Endpoint]) -> Iterator[Any]:
    """Every type that the endpoints name."""
    yield Problem
    for endpoint in endpoints:
        yield from (kind for kind in (endpoint.takes, endpoint.gives, *endpoint.query.values()) if kind is not None)


def operation(endpoint: Endpoint, path: str, known: dict[Any, Json]) -> Json:
    """One method of one path."""
    problem = {"description": "why not", "content": {"application/json": {"schema": known[Problem]}}}
    statuses = [400, 401, 403, 429, 503]
    if "{" in path or endpoint.takes is not None:
        statuses += [404, 409]
    if endpoint.method != "GET":
        statuses += [413, 415, 422]
    responses: Json = {success_status(endpoint): success(endpoint, known)}
    if endpoint.method == "GET" and endpoint.cache != "no-store":
        responses["304"] = {"description": "not modified"}
    responses |= {str(status): problem for status in sorted(statuses)}
    part = endpoint.handler.__module__.rpartition(".")[2]
    described: Json = {
        "operationId": f"{part}_{endpoint.handler.__name__}",
        "summary": endpoint.summary,
        "tags": [part],
        "parameters": parameters(endpoint, path, known),
        "security": [{"cookie": []}, {"bearer": []}] + ([] if endpoint.who in ("person", "operator") else [{}]),
        "responses": {**responses, "default": problem},
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": known[endpoint.takes]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def success_status(endpoint: Endpoint) -> str:
    """The status of an answer that went well."""
    return "204" if is_empty(endpoint) else str(endpoint.status)


def is_empty(endpoint: Endpoint) -> bool:
    """Whether an endpoint answers without a body."""
    return endpoint.gives is None and endpoint.media == "application/json"


def success(endpoint: Endpoint, known: dict[Any, Json]) -> Json:
    """The answer that went well."""
    if is_empty(endpoint):
        return {"description": "done"}
    schema: Json = {"type": "string"} if endpoint.gives is None else known[endpoint.gives]
    return {"description": endpoint.summary, "content": {endpoint.media: {"schema": schema}}}


def parameters(endpoint: Endpoint, path: str, known: dict[Any, Json]) -> list[Json]:
    """What stands in the path and the query."""
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    found += [{"name": name, "in": "query", "schema": known[kind]} for name, kind in endpoint.query.items()]
    return found


def schema_endpoints(endpoints: Sequence[Endpoint]) -> tuple[Endpoint, ...]:
    """The routes that describe the given ones, themselves and the messages. What they tell is made when asked for."""

    @cache
    def described() -> bytes:
        return msgspec.json.encode(openapi([*endpoints, *mine]))

    async def show_openapi(call: Call) -> Response:
        return Response(described(), media_type="application/json")

    async def show_messages(call: Call) -> Response:
        return Response(described_messages(), media_type="application/json")

    mine = tuple(
        Endpoint("GET", path, handler, summary, Json, who="anybody", cache=CACHE)
        for path, handler, summary in (
            ("/api/openapi.json", show_openapi, "The routes, as OpenAPI"),
            ("/api/messages.json", show_messages, "The messages of a table's socket, as JSON Schema"),
        )
    )
    return mine
