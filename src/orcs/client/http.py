"""Requests to the server's REST routes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from orcs.client.errors import ServerError, UnreachableError, refusal

TIMEOUT = 30.0


def send(
    method: str,
    url: str,
    token: str | None = None,
    body: object = None,
    query: Mapping[str, str | int | None] | None = None,
) -> bytes:
    """The body of the answer. A refusal is raised as ServerError."""
    asked = urlencode({name: value for name, value in (query or {}).items() if value is not None})
    headers = {"Accept": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = Request(f"{url}?{asked}" if asked else url, data, headers, method=method)
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:
            content: bytes = answer.read()
            return content
    except HTTPError as error:
        with error:
            raise read_refusal(error.code, error.read()) from None
    except (OSError, HTTPException) as error:
        raise UnreachableError("unreachable", f"{url} does not answer: {error}") from error


def read_refusal(status: int, content: bytes) -> ServerError:
    """The exception for an answer that is no success."""
    try:
        return refusal(json.loads(content))
    except (ValueError, KeyError, TypeError):
        return ServerError(f"http-{status}", content.decode(errors="replace")[:200] or f"HTTP status {status}")
