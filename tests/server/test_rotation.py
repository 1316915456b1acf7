"""The server's secret can be replaced: signatures of the old one stay valid for a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from orcs.server.admin import messages as a
from orcs.server.admin.admin import Admin
from orcs.server.people.identity import Identities
from orcs.server.settings import Settings, SettingsError, read_secret, replace_secret
from orcs.tables.refusal import Refused
from tests.server.house import House, opened

pytestmark = pytest.mark.outside

OLD, NEW = "o" * 40, "n" * 40
LATER = 4_000_000_000_000


def tell(folder: Path, before: Callable[[House], Awaitable[None]], after: Callable[[House], Awaitable[None]]) -> None:
    """Run a story on a server, and another on the same server with a new secret."""

    async def run() -> None:
        async with opened(folder, secret=OLD) as house:
            await before(house)
        async with opened(folder, secret=NEW, old_secrets=f"{OLD} {LATER}") as house:
            await after(house)

    asyncio.run(run())


def test_a_cookie_of_the_old_secret_counts_and_is_renewed(tmp_path: Path) -> None:
    cookie = ""

    async def before(house: House) -> None:
        nonlocal cookie
        ann = await house.guest("Ann")
        cookie = ann.client.cookies["orcs"]

    async def after(house: House) -> None:
        ann = await house.guest()
        ann.client.cookies.set("orcs", cookie)
        assert (await ann.get("/api/me"))["name"] == "Ann"
        fresh = [each.value for each in ann.client.cookies.jar if each.value != cookie][-1]
        assert fresh is not None
        alone = Identities(house.services.store, Settings.load({}, data=tmp_path, secret=NEW))
        assert await alone.check(cookie, "cookie") is None
        assert await alone.check(fresh, "cookie") is not None
        identities = house.services.identities
        identities.now = lambda: LATER
        assert await identities.check(cookie, "cookie") is None

    tell(tmp_path, before, after)


def test_codes_and_invitations_of_the_old_secret_work(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(house: House) -> None:
        ann = await house.guest("Ann")
        codes.append((await ann.post("/api/me/code"))["code"])
        codes.append(await house.services.identities.invite())
        await Admin(house.services).do(a.InvitationOnly(True))

    async def after(house: House) -> None:
        moved, invited = await house.guest(), await house.guest()
        assert (await moved.post("/api/me/move", {"code": codes[0]}))["name"] == "Ann"
        assert (await moved.post("/api/me/move", {"code": codes[0]}, 404))["code"] == "bad_code"
        await invited.post("/api/me", {"name": "Bob", "invitation": codes[1]})
        assert (await (await house.guest()).post("/api/me", {"invitation": codes[1]}, 403))["code"] == "not_invited"

    tell(tmp_path, before, after)


def test_a_banned_address_stays_banned(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        bob = await house.guest("Bob")
        await bob.get("/api/me")
        await Admin(house.services).do(a.Ban(bob.id, True, 24))

    async def after(house: House) -> None:
        with pytest.raises(AssertionError, match="banned_address"):
            await house.guest("Not Bob")

    tell(tmp_path, before, after)


def test_the_audit_log_stays_whole_over_a_new_secret(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        await Admin(house.services).do(a.RotateKey())

    async def after(house: House) -> None:
        admin = Admin(house.services)
        with pytest.raises(Refused):
            await admin.do(a.Ban("nobody"))
        rows = [row for row in await admin.do(a.ListAudit()) if isinstance(row, a.AuditRow)]
        assert [row.intact for row in rows] == [True, True]
        await house.run("UPDATE audit SET at = at + 1, seal = 'forged' WHERE number = 1")
        rows = [row for row in await admin.do(a.ListAudit()) if isinstance(row, a.AuditRow)]
        assert [row.intact for row in rows] == [False, False]

    tell(tmp_path, before, after)


def test_the_file_holds_the_new_secret_first(tmp_path: Path) -> None:
    first = Settings.load({}, data=tmp_path)
    replace_secret(tmp_path, 5000)
    second = Settings.load({}, data=tmp_path)
    assert second.secret != first.secret
    assert second.keys(4999) == [second.key, first.key]
    assert second.keys(5000) == [second.key]
    replace_secret(tmp_path, 9000)
    third = Settings.load({"ORCS_OLD_SECRETS": "x" * 40}, data=tmp_path)
    assert third.keys(1) == [third.key, second.key, first.key, b"x" * 40]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert len(read_secret(tmp_path / "secret").splitlines()) == 3
    assert first.secret not in repr(third)


def test_old_secrets_must_be_long_too(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="not shown here"):
        Settings.load({"ORCS_OLD_SECRETS": "short"}, data=tmp_path)
