"""The routes match their schema whatever is sent to them: no 5xx, and every answer is described."""

from __future__ import annotations

import json
import os
import subprocess
import sys
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
from tests.server.running import PROGRAM, Running, running

pytestmark = pytest.mark.outside

EXAMPLES = int(os.environ.get("ORCS_SCHEMA_EXAMPLES", "8"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
ENDING = ("DELETE /api/me", "POST /api/me/sign_out_everywhere")
"""Routes that invalidate the token."""

document = json.loads(json.dumps(openapi([*ENDPOINTS, *schema_endpoints(ENDPOINTS)])))
for methods in document["paths"].values():
    for operation in methods.values():
        # Every status must be listed; the catch-all is for clients.
        del operation["responses"]["default"]
schema = schemathesis.openapi.from_dict(document)
schema.config.generation = GenerationConfig(max_examples=EXAMPLES, deterministic=True, no_shrink=True)


class World:
    """A server with tables in every state, and a person who sits at them."""

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
        self.post(f"/api/tables/{made[1]['id']}/commands", {"type": "say", "text": "Hello"})
        self.person = self.me["id"]
        self.operator = self.make_operator(server)
        self.reports = [self.report(made[1]) for _ in range(2)]

    def make_operator(self, server: Running) -> str:
        """The token of an operator."""
        host, token = self.token, self.guest()
        command = [sys.executable, "-c", PROGRAM, "admin", "operator", self.me["id"], "--data", str(server.data)]
        subprocess.run(command, check=True, capture_output=True)
        self.token = host
        return token

    def report(self, table: dict[str, Any]) -> str:
        """A pending report; its id."""
        host, self.token = self.token, self.guest()
        self.post(f"/api/tables/{table['id']}/reports?link={table['link']}", {"reason": "other", "seat": 1})
        self.token = self.operator
        found = self.get("/api/operator/reports")["reports"][-1]["id"]
        self.token = host
        return str(found)

    def guest(self) -> str:
        self.token = ""
        self.me = self.post("/api/me?token=1", {})
        return str(self.me["token"])

    def get(self, path: str) -> dict[str, Any]:
        request = urllib.request.Request(self.url + path, headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            return dict(json.load(answer))

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        if not self.token:
            del headers["Authorization"]
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return dict(json.loads(answer.read() or b"{}"))

    def status(self, path: str) -> int:
        """The status of a GET."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=20) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return int(error.code)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running(tmp_path_factory.mktemp("schema") / "data") as server:
        world = World(server)
        yield world
        sys.stdout.write(f"\ncases: {next(world.numbers)}\n")
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
    if "report" in (case.path_parameters or {}) and number % 4:
        case.path_parameters["report"] = world.reports[number % 2]
    if isinstance(case.body, dict) and "person" in case.body and number % 2:
        case.body["person"] = world.person
    if name in ENDING:
        token = world.token
        case.headers["Authorization"] = f"Bearer {world.guest()}"
        world.token = token
    elif number % 8:
        operator = case.path.startswith("/api/operator/") and number % 4
        case.headers["Authorization"] = f"Bearer {world.operator if operator else world.token}"
    case.call_and_validate(base_url=world.url, checks=CHECKS, timeout=20)
