"""One request creates a guest; the routes about a person work, and only for that person."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from orcs.server.people.identity import COOKIE
from tests.server.standin import StandIn, serving

pytestmark = pytest.mark.outside

Story = Callable[[StandIn], Awaitable[None]]


def play(folder: Path, story: Story, **overrides: Any) -> None:
    async def run() -> None:
        async with serving(folder, **overrides) as server:
            await story(server)

    asyncio.run(run())


async def arrive(client: httpx.AsyncClient, name: str = "Ann") -> dict[str, str]:
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_one_request_makes_a_guest(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            assert (await client.get("/api/me")).json()["code"] == "not_known"
            answer = await client.post("/api/me")
            cookie = answer.headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
                assert part in cookie
            assert "Secure" not in cookie
            me = answer.json()
            assert me["name"].startswith("Guest ")
            assert "token" not in me
            assert (await client.get("/api/me")).json() == me
            assert (await client.post("/api/me", json={"name": "Other"})).json() == me

    play(tmp_path, story)


def test_a_program_gets_a_token(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client(headers={}) as client:
            me = (await client.post("/api/me?token=1", json={"name": "Robot"})).json()
        async with server.client(headers={"Authorization": f"Bearer {me['token']}"}) as client:
            answer = await client.get("/api/me")
            assert answer.json() == {"id": me["id"], "name": "Robot", "language": "en"}
            assert "set-cookie" not in answer.headers
            assert (await client.put("/api/me", content=b'{"name":"R2"}')).json()["name"] == "R2"

    play(tmp_path, story)


def test_a_bad_token_is_not_made_good_by_a_cookie(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            await arrive(client)
            cookie = client.cookies[COOKIE]
            for wrong in ("Bearer x", "Bearer", f"Bearer {cookie}", f"Basic {cookie}"):
                assert (await client.get("/api/me", headers={"Authorization": wrong})).status_code == 401

    play(tmp_path, story)


def test_names_and_languages_can_be_changed(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            await arrive(client)
            assert (await client.put("/api/me", json={"name": " Ann\u202e  II "})).json()["name"] == "Ann II"
            assert (await client.get("/api/me")).json()["name"] == "Ann II"
            assert (await client.put("/api/me", json={"language": "en"})).json()["name"] == "Ann II"
            for bad, status in (
                ({"name": "\u200b"}, 422),
                ({"name": "x" * 25}, 400),
                ({"name": ""}, 400),
                ({"language": "xx"}, 422),
                ({"language": "english"}, 400),
                ({"id": "other"}, 400),
            ):
                assert (await client.put("/api/me", json=bad)).status_code == status, bad

    play(tmp_path, story)


def test_a_code_brings_an_identity_to_another_device(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as phone, server.client() as laptop:
            me = await arrive(phone)
            other = await arrive(laptop, "Somebody else")
            code = (await phone.post("/api/me/code")).json()["code"]
            assert (await laptop.post("/api/me/move", json={"code": code})).json() == me
            assert (await laptop.get("/api/me")).json() == me != other
            assert (await phone.get("/api/me")).json() == me
            again = await phone.post("/api/me/move", json={"code": code})
            assert (again.status_code, again.json()["code"]) == (404, "bad_code")

    play(tmp_path, story)


def test_codes_cannot_be_guessed_in_a_hurry(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client, server.client("198.51.100.1") as other:
            statuses = [
                (await client.post("/api/me/move", json={"code": f"BBBB-{i:04}"})).status_code for i in range(12)
            ]
            assert statuses == [404] * 10 + [429] * 2
            assert (await other.post("/api/me/move", json={"code": "BBBB-BBBB"})).status_code == 404

    play(tmp_path, story)


def test_an_address_can_become_only_so_many_guests(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        for expected in (200, 200, 429):
            async with server.client() as client:
                answer = await client.post("/api/me")
                assert answer.status_code == expected
        assert int(answer.headers["retry-after"]) > 60
        async with server.client("198.51.100.1") as client:
            assert (await client.post("/api/me")).status_code == 200

    play(tmp_path, story, identities_per_hour=4)


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            await arrive(client)
            statuses = {(await client.get("/api/me")).status_code for _ in range(30)}
        assert statuses == {200, 429}

    play(tmp_path, story, messages_per_second=2)


def test_signing_out_everywhere_leaves_this_device_in(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as phone, server.client() as laptop:
            me = await arrive(phone)
            laptop.cookies.set(COOKIE, phone.cookies[COOKIE])
            assert (await laptop.get("/api/me")).json() == me
            assert (await phone.post("/api/me/sign_out_everywhere")).json() == me
            assert (await phone.get("/api/me")).json() == me
            laptop.cookies.clear()
            assert (await laptop.get("/api/me")).status_code == 401
            program = (await phone.post("/api/me?token=1")).json()["token"]
            headers = {"Authorization": f"Bearer {program}"}
            new = (await laptop.post("/api/me/sign_out_everywhere", headers=headers)).json()["token"]
            assert (await laptop.get("/api/me", headers=headers)).status_code == 401
            assert (await laptop.get("/api/me", headers={"Authorization": f"Bearer {new}"})).status_code == 200

    play(tmp_path, story)


def test_who_is_banned_is_told_so_and_gets_no_new_name(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            me = await arrive(client)
            await server.identities.ban(me["id"])
            for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/me/code")):
                answer = await client.request(method, path)
                assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            await server.identities.ban(me["id"], banned=False)
            assert (await client.get("/api/me")).status_code == 200

    play(tmp_path, story)


def test_export_and_erasure(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            me = await arrive(client)
            kept = (await client.get("/api/me/export")).json()
            assert kept["people"][0]["id"] == me["id"]
            answer = await client.delete("/api/me")
            assert answer.status_code == 204
            assert COOKIE not in client.cookies
            assert (await client.get("/api/me")).status_code == 401
            assert (await arrive(client))["id"] != me["id"]

    play(tmp_path, story)


def test_an_invitation_is_asked_for_where_it_is_needed(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            assert (await client.post("/api/me", json={"name": "Ann"})).json()["code"] == "not_invited"
            code = await server.identities.invite()
            assert (await client.post("/api/me", json={"invitation": code})).status_code == 200

    play(tmp_path, story, invitation_only=True)


@pytest.mark.parametrize("path", ["/api/me/export", "/api/me"])
def test_what_is_personal_is_never_cached(tmp_path: Path, path: str) -> None:
    async def story(server: StandIn) -> None:
        async with server.client() as client:
            await arrive(client)
            assert (await client.get(path)).headers["cache-control"] == "no-store"

    play(tmp_path, story)
