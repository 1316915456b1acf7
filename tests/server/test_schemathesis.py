"""The routes do what their description says, whatever is sent to them: no 5xx, and every answer is described."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import GenerationConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from orcs.server.api.schema import openapi, schema_endpoints
from orcs.server.web.application import ENDPOINTS
from tests.server.running import Running, running

pytestmark = pytest.mark.outside

EXAMPLES = int(os.environ.get("ORCS_SCHEMA_EXAMPLES", "8"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
ENDING = ("DELETE /api/me", "POST /api/me/sign_out_everywhere")
"""After these a token is worthless."""

document = json.loads(json.dumps(openapi([*ENDPOINTS, *schema_endpoints(ENDPOINTS)])))
for methods in document["paths"].values():
    for operation in methods.values():
        # Every status that comes is to be named; the catch-all is for clients.
        del operation["responses"]["default"]
schema = schemathesis.openapi.from_dict(document)
schema.config.generation = GenerationConfig(max_examples=EXAMPLES, deterministic=True, no_shrink=True)


class World:
    """A server with tables in every state, and somebody who sits at them."""

    def __init__(self, server: Running) -> None:
        self.url = server.url
        self.numbers = count()
        self.token = self.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = [self.post("/api/tables", {"seats": seats, "listed": True}) for _ in range(3)]
        self.links = {table["id"]: table["link"] for table in made}
        for table in made[1:]:
            self.post(f"/api/tables/{table['id']}/commands", {"type": "start"})
        self.post(f"/api/tables/{made[2]['id']}/commands", {"type": "resign"})

    def guest(self) -> str:
        self.token = ""
        return str(self.post("/api/me?token=1", {})["token"])

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        if not self.token:
            del headers["Authorization"]
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return dict(json.load(answer))

    def status(self, path: str) -> int:
        """How a GET is answered."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=20) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return int(error.code)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running(tmp_path_factory.mktemp("schema") / "data") as server:
        yield World(server)
        assert server.stop() == 0
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


@pytest.mark.parametrize("number", ["-1", "x", "1.5", str(1 << 53), str(1 << 63), str(1 << 64), "9" * 30, "9" * 5000])
@pytest.mark.parametrize("path", ["/api/tables?before=", "/api/tables/{}/chat?after=", "/api/records?before="])
def test_numbers_out_of_range_are_refused(path: str, number: str, world: World) -> None:
    status = world.status(path.format(next(iter(world.links))) + number)
    assert status == (200 if number == str(1 << 53) else 400)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_every_answer_is_described_and_none_is_the_servers_fault(case: schemathesis.Case[Any], world: World) -> None:
    number = next(world.numbers)
    name = f"{case.method} {case.path}"
    if "id" in (case.path_parameters or {}) and number % 4:
        case.path_parameters["id"] = list(world.links)[number % 3]
    if name in ENDING:
        token = world.token
        case.headers["Authorization"] = f"Bearer {world.guest()}"
        world.token = token
    elif number % 8:
        case.headers["Authorization"] = f"Bearer {world.token}"
    case.call_and_validate(base_url=world.url, checks=CHECKS, timeout=20)
