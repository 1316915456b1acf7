"""Logs say what happened, one line each, and never who did it, from where, or any secret."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.logs import log, set_up_logs, tells_no_path
from orcs.server.people.identity import COOKIE
from orcs.tables.refusal import Refused
from tests.server.standin import serving

pytestmark = pytest.mark.outside


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """The logged lines; the format is the test's parameter."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs(getattr(request, "param", "json"), stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False
    logging.getLogger("uvicorn.error").removeFilter(tells_no_path)
    logging.getLogger("httpx").setLevel(logging.NOTSET)
    logging.getLogger("httpcore").setLevel(logging.NOTSET)


def test_a_line_is_one_json_object(lines: io.StringIO) -> None:
    log.info("started", extra={"port": 8000, "where": "a\nb", "what": Path("x")})
    line = json.loads(lines.getvalue())
    assert (line["event"], line["level"], line["port"], line["where"], line["what"]) == (
        "started",
        "info",
        8000,
        "a\nb",
        "x",
    )
    assert lines.getvalue().count("\n") == 1


@pytest.mark.parametrize("lines", ["text"], indirect=True)
def test_a_line_for_people_cannot_be_faked_or_paint_the_terminal(lines: io.StringIO) -> None:
    log.warning("said", extra={"text": "x\n12:00:00 error fake\x1b[2J\x9b"})
    assert lines.getvalue().count("\n") == 1
    assert "warning" in lines.getvalue()
    assert not set("\x1b\x9b") & set(lines.getvalue())


@pytest.mark.parametrize("lines", ["json", "text"], indirect=True)
def test_tokens_and_passwords_are_hidden_wherever_they_come_from(lines: io.StringIO) -> None:
    token = f"cookie.{'a' * 16}.0.1700000000000.{'s' * 43}"
    log.info("odd %s", token, extra={"url": "postgresql://me:hush@host/x"})
    try:
        raise ValueError(token)
    except ValueError:
        log.exception("failed")
    assert lines.getvalue().count("(hidden)") == 3
    assert "ssss" not in lines.getvalue()
    assert "hush" not in lines.getvalue()


def test_uvicorn_does_not_tell_the_paths_of_sockets(lines: io.StringIO) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "198.51.100.77:1", "/api/links/L1nk")
    logging.getLogger("uvicorn.access").info('%s - "%s %s"', "198.51.100.77:1", "GET", "/api/links/L1nk")
    uvicorn.info("Application startup complete.")
    assert [json.loads(line)["event"] for line in lines.getvalue().splitlines()] == ["Application startup complete."]


@pytest.mark.parametrize("lines", ["json", "text"], indirect=True)
def test_requests_are_logged_without_what_is_private(lines: io.StringIO, tmp_path: Path) -> None:
    link = "L1nkThatNobodyMayGuess"

    async def by_link(call: Call) -> Any:
        if call.path["link"] == "broken":
            raise ZeroDivisionError
        raise Refused("problem-not_found", 404)

    async def story() -> list[str]:
        endpoint = Endpoint("GET", "/api/links/{link}", by_link, "By link", who="anybody")
        async with serving(tmp_path, [endpoint]) as server, server.client("198.51.100.77") as client:
            me = (await client.post("/api/me?token=1", json={"name": "Rumpelstilz"})).json()
            code = (await client.post("/api/me/code")).json()["code"]
            await client.post("/api/me/move", json={"code": code})
            await client.get(f"/api/links/{link}?token={me['token']}")
            await client.get(f"/nowhere/{link}")
            await client.get("/api/links/broken")
            await client.request("INVENTED", f"/api/links/{link}")
            await client.get("/api/me", headers={"Authorization": f"Bearer {me['token']}"})
            await client.put("/api/me", json={"name": link, "more": me["token"]})
            metrics = server.metrics.render().decode()
            assert link not in metrics
            assert 'route="/api/links/{link}"' in metrics
            return [me["token"], client.cookies[COOKIE], code, link, me["id"], me["name"], "198.51.100.77"]

    private = asyncio.run(story())
    text = lines.getvalue()
    assert "/api/links/{link}" in text
    assert "ZeroDivisionError" in text
    for secret in private:
        assert secret not in text


def test_a_request_tells_its_route_its_status_its_time_and_whose_it_is_by_a_tag(
    lines: io.StringIO, tmp_path: Path
) -> None:
    async def story() -> str:
        async with serving(tmp_path) as server, server.client() as client:
            me = (await client.post("/api/me")).json()
            await client.get("/metrics")
            await client.get("/api/me")
            return server.identities.tag(me["id"])

    tag = asyncio.run(story())
    *_, before, line = (json.loads(line) for line in lines.getvalue().splitlines())
    assert (before["route"], before["who"]) == ("/metrics", "-")
    assert (line["event"], line["method"], line["route"], line["status"]) == ("request", "GET", "/api/me", 200)
    assert line["who"] == tag
    assert line["ms"] >= 0
