"""The page that needs no server, served by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcs.server.settings import Settings, SettingsError
from tests.server.house import House, visit

INDEX = '<head><meta name="orcs-server" content="{}" /></head>'


def built(folder: Path, server: str = "") -> Path:
    """What `make page` builds, in small."""
    page = folder / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX.format(server))
    (page / "service-worker.js").write_text("// " + "x" * 2000)
    (page / "assets" / "python-1.wasm").write_bytes(b"\0asm" * 1000)
    return page


def test_the_page_is_served_below_its_own_path_and_may_run_web_assembly_only_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        client = (await house.guest()).client
        moved = await client.get("/page")
        assert (moved.status_code, moved.headers["location"]) == (307, "/page/")
        index = await client.get("/page/")
        assert index.text == INDEX.format("/")
        assert index.headers["content-type"].startswith("text/html")
        assert index.headers["cache-control"] == "no-cache"
        for path in ("/page/", "/page/service-worker.js", "/page/assets/python-1.wasm"):
            answer = await client.get(path)
            assert answer.status_code == 200
            assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
            assert "connect-src 'self' blob:;" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        wasm = await client.get("/page/assets/python-1.wasm")
        assert wasm.headers["content-type"] == "application/wasm"
        assert wasm.headers["content-encoding"] == "gzip"
        assert "immutable" in wasm.headers["cache-control"]
        assert wasm.content == b"\0asm" * 1000
        same = await client.get("/page/", headers={"If-None-Match": index.headers["etag"]})
        assert same.status_code == 304
        for path in ("/page/../secret", "/page/nothing.js", "/page/assets/"):
            assert (await client.get(path)).status_code == 404
        for path in ("/", "/api/me", "/rules"):
            policy = (await client.get(path)).headers["content-security-policy"]
            assert "wasm" not in policy
            assert "blob" not in policy

    visit(tmp_path / "data", story, page=built(tmp_path))


def test_a_page_that_names_a_server_leads_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        client = (await house.guest()).client
        assert (await client.get("/page/")).text == INDEX.format("https://example.org")

    visit(tmp_path / "data", story, page=built(tmp_path, "https://example.org"))


def test_without_a_page_there_is_none(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        assert (await (await house.guest()).client.get("/page/")).status_code == 404

    visit(tmp_path, story)


def test_a_folder_without_a_page_is_told(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"ORCS_PAGE.*make page"):
        Settings.load({"ORCS_PAGE": str(tmp_path)}, data=tmp_path / "data")
