"""The schema of the protocol, and the browser's types generated from the same messages."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from orcs.server.api.people import PEOPLE
from orcs.server.api.schema import message_schema, message_types, openapi, schema_endpoints
from orcs.tables import commands, messages
from tests.server.standin import serving
from tools import protocol_types

pytestmark = pytest.mark.outside


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        here = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return here.union(*(references(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(references(item) for item in value))
    return set()


def test_every_route_is_described() -> None:
    document = openapi([*PEOPLE, *schema_endpoints(PEOPLE)])
    assert document["openapi"] == "3.1.0"
    for endpoint in PEOPLE:
        described = document["paths"][endpoint.path][endpoint.method.lower()]
        assert described["summary"] == endpoint.summary
        assert ("requestBody" in described) == (endpoint.takes is not None)
        assert ({} in described["security"]) == (endpoint.who == "anybody")
    assert document["paths"]["/api/me"]["delete"]["responses"]["204"]
    assert document["paths"]["/api/me"]["post"]["parameters"][0]["name"] == "token"
    names = {item["operationId"] for path in document["paths"].values() for item in path.values()}
    assert len(names) == len(PEOPLE) + 2


def test_every_reference_leads_somewhere() -> None:
    document = openapi(PEOPLE)
    assert references(document) <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    schema = message_schema()
    assert references(schema) <= {f"#/$defs/{name}" for name in schema["$defs"]}


def test_every_command_and_report_has_a_schema() -> None:
    known = message_schema()["$defs"]
    for kind in message_types():
        if issubclass(kind, (commands.Command, messages.Report)):
            assert known[kind.__name__]["properties"]["type"]["enum"]


def test_the_descriptions_are_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, schema_endpoints(PEOPLE)) as server, server.client() as client:
            for path, key in (("/api/openapi.json", "paths"), ("/api/messages.json", "$defs")):
                answer = await client.get(path)
                assert key in answer.json()
                again = await client.get(path, headers={"If-None-Match": answer.headers["etag"]})
                assert again.status_code == 304

    asyncio.run(story())


# TypeScript


def test_messages_become_interfaces_and_unions() -> None:
    text = protocol_types.write()
    assert text == protocol_types.write()
    for kind in message_types():
        assert f"\nexport interface {kind.__name__} {{\n" in text
    assert '  type: "answer";\n' in text
    assert "\nexport type AnyCommand =\n  | Answer\n" in text
    assert "any;" not in text
    assert "unknown;" not in text


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"$ref": "#/Seat"}}, "Seat[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({}, "unknown"),
    ],
)
def test_types_are_written_as_typescript_does(schema: dict[str, Any], expected: str) -> None:
    assert protocol_types.expression(schema) == expected


def test_no_comment_ends_early() -> None:
    lines = protocol_types.comment("ends */ early " + "word " * 60)
    assert "\n".join(lines).count("*/") == 1
    assert max(map(len, lines)) <= protocol_types.WIDTH


def test_stale_types_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "web" / "protocol.ts"
    assert protocol_types.main(["--check", str(path)]) == 1
    assert protocol_types.main([str(path)]) == 0
    assert protocol_types.main(["--check", str(path)]) == 0
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert protocol_types.main(["--check", str(path)]) == 1
    assert "protocol_types.py" in capsys.readouterr().err


def test_the_documents_are_json() -> None:
    assert json.loads(json.dumps(openapi(PEOPLE)))
    assert json.loads(json.dumps(message_schema()))
