"""Every answer carries the security headers; bodies that are too big and cross-origin requests are refused."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.people.identity import COOKIE
from orcs.server.store import Conflict, StoreError
from orcs.server.web.security import HEADERS, check_origin, client_address, is_https, is_local
from orcs.server.wire.limits import AT_ONCE
from orcs.tables.people import words_for
from orcs.tables.refusal import Refused
from tests.server.standin import HOME, StandIn, serving, settings_in

pytestmark = pytest.mark.outside

Story = Callable[[StandIn], Awaitable[None]]


async def echo(call: Call) -> Any:
    return call.body


async def fail(call: Call) -> Any:
    raise {"store": StoreError("disk full at /secret/place"), "conflict": Conflict()}.get(
        call.path["how"], ZeroDivisionError("a detail that is nobody's business")
    )


async def page(call: Call) -> Any:
    return {"limit": call.query.get("limit", 0)}


async def broken(request: Request) -> Response:
    raise ZeroDivisionError("nobody's business")


ENDPOINTS = (
    Endpoint("POST", "/api/echo", echo, "Echo", dict[str, Any], dict[str, Any], who="anybody"),
    Endpoint("GET", "/api/fail/{how}", fail, "Fail", who="anybody"),
    Endpoint("GET", "/api/page", page, "Page", dict, who="anybody", query={"limit": int}, cache="public, max-age=60"),
)


def play(folder: Path, story: Story, **overrides: Any) -> None:
    async def run() -> None:
        async with serving(folder, ENDPOINTS, [Route("/broken", broken)], **overrides) as server:
            await story(server)

    asyncio.run(run())


def connection(headers: dict[str, str], address: str = "203.0.113.7", scheme: str = "http") -> HTTPConnection:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw, "client": (address, 1), "scheme": scheme})


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/api/me", 200),
        ("GET", "/api/me", 401),
        ("GET", "/nowhere", 404),
        ("DELETE", "/api/echo", 405),
        ("GET", "/api/me/", 404),
        ("GET", "/api/fail/store", 503),
        ("GET", "/api/fail/conflict", 409),
        ("GET", "/api/fail/otherwise", 500),
        ("GET", "/broken", 500),
        ("GET", "/api/page", 200),
        ("HEAD", "/api/page", 200),
        ("GET", "/api/page?limit=many", 400),
        ("GET", "/metrics", 403),
    ],
)
def test_every_answer_carries_the_security_headers(tmp_path: Path, method: str, path: str, status: int) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            answer = await client.request(method, path)
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "unsafe" not in answer.headers["content-security-policy"]
        if status >= 400:
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["cache-control"] == "no-store"
            problem = answer.json()
            assert problem["type"] == "problem"
            assert problem["message"]
            assert "nobody's business" not in answer.text
            assert "/secret/place" not in answer.text

    play(tmp_path, story)


def test_refusals_say_when_to_come_back_and_how_to_sign_in(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            assert (await client.get("/api/fail/store")).headers["retry-after"] == "2"
            assert (await client.get("/api/me")).headers["www-authenticate"] == "Bearer"
            assert set((await client.delete("/api/echo")).headers["allow"].split(", ")) == {"POST"}

    play(tmp_path, story)


def test_https_is_remembered_and_its_cookie_kept_to_it(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client(headers={"Origin": "https://orcs.example"}) as client:
            answer = await client.post("/api/me")
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "; Secure" in answer.headers["set-cookie"]

    play(tmp_path, story, public_url="https://orcs.example")


def test_what_is_known_already_is_not_sent_again(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            first = await client.get("/api/page")
            etag = first.headers["etag"]
            assert first.headers["cache-control"] == "public, max-age=60"
            for known in (etag, f"W/{etag}", f'"other", {etag}', "*"):
                again = await client.get("/api/page", headers={"If-None-Match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
            other = await client.get("/api/page?limit=5", headers={"If-None-Match": etag})
            assert (other.status_code, other.json()) == (200, {"limit": 5})

    play(tmp_path, story)


# Bodies


def test_a_body_that_is_too_long_is_refused_before_or_while_it_comes(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        sent = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal sent
            while True:
                sent += 1
                assert sent < 200
                yield b"[" * 1000

        async with server.client(headers={"Content-Type": "application/json"}) as client:
            limit = server.settings.body_bytes
            said = await client.post("/api/echo", content=b" " * (limit + 1))
            streamed = await client.post("/api/echo", content=endless())
            just = await client.post("/api/echo", content=b"{}" + b" " * (limit - 2))
            lie = await client.post("/api/echo", content=b"{}", headers={"Content-Length": "-1"})
            huge = await client.post("/api/echo", content=b"{}", headers={"Content-Length": "9" * 5000})
        assert [answer.status_code for answer in (said, streamed, just, lie, huge)] == [413, 413, 200, 400, 413]
        assert streamed.json()["code"] == "too_big"

    play(tmp_path, story)


def test_slow_bodies_keep_nobody_of_the_same_address_out(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        started, go_on = 0, asyncio.Event()

        async def slow() -> AsyncIterator[bytes]:
            nonlocal started
            started += 1
            yield b"{"
            await go_on.wait()
            yield b"}"

        async with server.client(headers={"Content-Type": "application/json"}) as client, asyncio.timeout(30):
            posts = [asyncio.create_task(client.post("/api/echo", content=slow())) for _ in range(AT_ONCE["request"])]
            while started < len(posts):
                await asyncio.sleep(0.01)
            assert (await client.get("/api/page")).status_code == 200
            go_on.set()
            assert {answer.status_code for answer in await asyncio.gather(*posts)} == {200}

    play(tmp_path, story)


def test_who_leaves_before_the_body_is_there_is_no_error_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: StandIn) -> None:
        coming: list[Any] = [
            {"type": "http.request", "body": b"{", "more_body": True},
            {"type": "http.disconnect"},
        ]
        scope = {"type": "http", "method": "POST", "path": "/api/echo", "headers": [], "query_string": b""}
        told: list[Any] = []

        async def receive() -> Any:
            return coming.pop(0) if coming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await server.app({**scope, "client": ("203.0.113.7", 1), "scheme": "http"}, receive, send)
        assert told[0]["status"] == 400
        assert not [record for record in caplog.records if record.levelname == "ERROR"]

    play(tmp_path, story)


@pytest.mark.parametrize(
    "body",
    [b"{", b"[]", b"nul", b'{"a":1}x', b'"\xff"', b'{"a":"\\ud800"}', b'{"a":"\\u0000"}', b'{"a":' * 20_000, b"1e999"],
)
def test_a_body_that_cannot_be_read_is_a_bad_message(tmp_path: Path, body: bytes) -> None:
    async def story(server: StandIn) -> None:
        async with server.client(headers={"Content-Type": "application/json"}) as client:
            answer = await client.post("/api/echo", content=body)
        assert answer.status_code in (400, 413)
        assert answer.json()["code"] in ("bad_message", "too_big")

    play(tmp_path, story, body_bytes=200_000)


def test_a_bad_field_is_named(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            answer = await client.post("/api/me", json={"name": 5})
        assert answer.status_code == 400
        assert "$.name" in answer.json()["message"]

    play(tmp_path, story)


# Where requests come from

CROSS = [
    # headers, has the cookie, is accepted
    ({"Origin": HOME}, True, True),
    ({"Origin": "HTTP://ORCS.TEST:80"}, True, True),
    ({"Origin": "https://orcs.test"}, True, True),
    ({"Origin": "https://friend.example"}, True, True),
    ({"Sec-Fetch-Site": "same-origin"}, True, True),
    ({}, False, True),
    ({"Authorization": "Bearer x", "Origin": "https://evil.example"}, False, True),
    ({"Origin": "https://evil.example"}, True, False),
    ({"Origin": "https://evil.example"}, False, False),
    ({"Origin": "http://orcs.test:8080"}, True, False),
    ({"Origin": "http://orcs.test.evil.example"}, True, False),
    ({"Origin": "http://orcs.test@evil.example"}, True, False),
    ({"Origin": "null"}, True, False),
    ({"Origin": ""}, True, False),
    ({"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"}, True, False),
    ({"Sec-Fetch-Site": "cross-site"}, True, False),
    ({"Sec-Fetch-Site": "same-site"}, False, False),
    ({"Authorization": "Basic x"}, True, False),
    ({}, True, False),
]


@pytest.mark.parametrize(("headers", "cookie", "passes"), CROSS)
def test_no_page_of_others_can_change_anything(
    tmp_path: Path, headers: dict[str, str], cookie: bool, passes: bool
) -> None:
    async def story(server: StandIn) -> None:
        sent = {**headers, "Content-Type": "application/json"}
        if cookie:
            sent["Cookie"] = f"{COOKIE}=x"
        async with server.client(headers=sent) as client:
            answer = await client.post("/api/echo", content=b"{}")
            look = await client.get("/api/page")
        assert answer.status_code == (200 if passes else 403)
        assert look.status_code == 200
        if not passes:
            assert answer.json()["code"] == "other_origin"

    play(tmp_path, story, origins="https://friend.example")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_be_json(tmp_path: Path, kind: str) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            answer = await client.post("/api/echo", content=b"{}", headers={"Content-Type": kind})
            program = await client.post(
                "/api/echo", content=b"{}", headers={"Content-Type": kind, "Authorization": "Bearer x"}
            )
        assert (answer.status_code, program.status_code) == (415, 200)

    play(tmp_path, story)


def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, public_url="https://orcs.example")
    check_origin(settings, connection({"Origin": "https://orcs.example", "Host": "127.0.0.1:8000"}))
    for origin in ("http://orcs.example", "http://rebound.example"):
        with pytest.raises(Exception, match="problem-other_origin"):
            check_origin(settings, connection({"Origin": origin, "Host": "rebound.example"}))


def test_a_page_without_https_is_not_the_page_with_it(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with pytest.raises(Exception, match="problem-other_origin"):
        check_origin(settings, connection({"Origin": HOME, "Host": "orcs.test"}, scheme="https"))


def test_only_a_trusted_proxy_says_where_a_request_comes_from(tmp_path: Path) -> None:
    plain, proxied = settings_in(tmp_path), settings_in(tmp_path, trust_proxy=True)
    forwarded = {"X-Forwarded-For": "127.0.0.1, 198.51.100.9", "X-Forwarded-Proto": "https"}
    assert client_address(plain, connection(forwarded)) == "203.0.113.7"
    assert client_address(proxied, connection(forwarded)) == "198.51.100.9"
    assert (is_https(plain, connection(forwarded)), is_https(proxied, connection(forwarded))) == (False, True)
    assert client_address(plain, connection({}, "2001:db8:1:2:3::4")) == "2001:db8:1:2::/64"
    assert client_address(plain, connection({}, "::ffff:198.51.100.9")) == "198.51.100.9"


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ("198.51.100.9:4711", "198.51.100.9"),
        ("[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2:3::4]", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("odd:4711", "odd:4711"),
    ],
)
def test_a_port_makes_no_other_address(told: str, key: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, trust_proxy=True)
    assert client_address(settings, connection({"X-Forwarded-For": told})) == key


def test_a_proxy_on_this_machine_is_not_this_machine(tmp_path: Path) -> None:
    plain, proxied = settings_in(tmp_path), settings_in(tmp_path, trust_proxy=True)
    assert is_local(plain, connection({}, "127.0.0.1"))
    assert is_local(plain, connection({}, "::1"))
    assert not is_local(plain, connection({}, "203.0.113.7"))
    assert not is_local(plain, connection({"X-Forwarded-For": "127.0.0.1"}, "127.0.0.1"))
    assert not is_local(proxied, connection({"X-Forwarded-For": "127.0.0.1, 203.0.113.7"}, "127.0.0.1"))


def test_metrics_are_for_this_machine_and_who_knows_the_token(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as far, server.client("127.0.0.1") as near:
            assert (await far.get("/metrics")).status_code == 403
            assert (await far.get("/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 403
            told = await far.get("/metrics", headers={"Authorization": "Bearer knock-knock"})
            assert "orcs_requests_total{" in told.text
            assert 'route="/metrics"' in (await near.get("/metrics", headers={"Host": "localhost"})).text
            assert "orcs_pick_seconds_bucket" in told.text

    play(tmp_path, story, metrics_token="knock-knock")


def test_a_refusal_is_a_message_of_the_protocol(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            answer = await client.get("/nowhere", headers={"Accept-Language": "xx, en;q=0.5"})
        from orcs.tables.messages import AnyReport, Problem

        assert isinstance(msgspec.json.decode(answer.content, type=AnyReport), Problem)

    play(tmp_path, story)


def test_of_several_lines_that_name_an_address_the_proxy_wrote_the_last(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, trust_proxy=True)
    lines = [(b"x-forwarded-for", b"198.51.100.9, 198.51.100.8"), (b"x-forwarded-for", b"198.51.100.7, 203.0.113.5")]
    lines += [(b"x-forwarded-proto", b"https"), (b"x-forwarded-proto", b"http")]
    connection = HTTPConnection({"type": "http", "headers": lines, "client": ("127.0.0.1", 4000)})
    assert client_address(settings, connection) == "203.0.113.5"
    assert not is_https(settings, connection)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_refusal_that_quotes_something_long_stays_a_sentence(language: str) -> None:
    refused = Refused("problem-bad_message", 400, text="x" * 100_000)
    message = refused.problem(words_for(language)).message
    assert 200 < len(message) < 400
