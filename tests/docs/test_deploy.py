"""The examples in deploy/ as a host would use them: real proxies with TLS before a real server."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.running import Running
from tools.test_deps import find_program

pytestmark = pytest.mark.outside

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "orcs.example.org"
MISSING = "is not installed: `make test-deps` installs it"


def program(name: str) -> str:
    """The path of a program; administrators' programs may not be on PATH."""
    found = find_program(name)
    if found is None:
        pytest.skip(f"{name} {MISSING}")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    wish = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(cert)]
    subprocess.run([program("openssl"), "req", "-x509", *wish, *names, *files], check=True, capture_output=True)
    return cert, key


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """A configuration with other names and ports; each name to be replaced must occur."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def caddy(folder: Path, upstream: int, port: int, plain: int) -> list[str]:
    """The Caddyfile at other ports, with a local certificate."""
    cert, key = certificate(folder)
    text = replaced(
        (DEPLOY / "Caddyfile").read_text(),
        (f"{NAME} {{", f"https://localhost:{port} {{\n\ttls {cert} {key}"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
    )
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n{text}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


def nginx(folder: Path, upstream: int, port: int, plain: int) -> list[str]:
    """The nginx site at other ports, in a configuration that needs no privileges."""
    cert, key = certificate(folder)
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(cert)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        (NAME, "localhost"),
    )
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}include {folder}/site.conf;\n}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-c", str(config)]


class Proxied:
    """A server behind a proxy."""

    def __init__(self, folder: Path, kind: Any) -> None:
        port, self.plain = free_port(), free_port()
        self.url = f"https://localhost:{port}"
        settings = {"ORCS_PUBLIC_URL": self.url, "ORCS_TRUST_PROXY": "yes", "ORCS_IDENTITIES_PER_HOUR": "6"}
        self.server = Running(folder / "data", env=settings)
        self.server.port = free_port()
        self.server.start()
        try:
            command = kind(folder, self.server.port, port, self.plain)
        except BaseException:
            self.server.end()
            raise
        self.log = folder / "proxy.log"
        with self.log.open("w") as log:
            self.proxy = subprocess.Popen(command, stdout=log, stderr=log)
        self.ssl = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self.await_start(port)

    def await_start(self, port: int) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.proxy.poll() is None, self.log.read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.ssl, timeout=30, headers={"Origin": self.url})

    def stop(self) -> None:
        self.proxy.terminate()
        self.proxy.wait(30)
        self.server.end()


@pytest.fixture(params=[caddy, nginx], ids=["caddy", "nginx"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxied]:
    house = Proxied(tmp_path, request.param)
    yield house
    house.stop()


async def play_some(proxied: Proxied, cookie: str, table: str, picks: int) -> None:
    """Play some picks over a socket through the proxy, as a browser does."""
    url = f"{proxied.url.replace('https', 'wss')}/api/tables/{table}/socket"
    headers = {"Cookie": f"orcs={cookie}"}
    origin = Origin(proxied.url)
    async with connect(url, ssl=proxied.ssl, origin=origin, additional_headers=headers, proxy=None) as one:
        while picks:
            message = json.loads(await asyncio.wait_for(one.recv(), 30))
            assert message["type"] != "problem", message
            if ask := message.get("ask"):
                pick = {"type": "answer", "ask": ask["id"], "pick": ask["options"][0]["text"]}
                await one.send(json.dumps(pick))
                picks -= 1


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    with proxied.client() as client:
        assert client.get("/healthz").status_code == 200
        came = client.post("/api/me", json={"name": "Ann"})
        assert came.status_code < 300, came.text
        assert "secure" in came.headers["set-cookie"].lower()
        wish = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "pace": 0}
        table = client.post("/api/tables", json=wish).json()["id"]
        assert client.post(f"/api/tables/{table}/commands", json={"type": "start"}).status_code < 300
        asyncio.run(play_some(proxied, client.cookies["orcs"], table, 5))


def test_limits_are_by_the_address_that_the_proxy_saw(proxied: Proxied) -> None:
    answers = []
    for number in range(4):
        with proxied.client() as client:
            made_up = {"X-Forwarded-For": f"198.51.100.{number}"}
            answers.append(client.post("/api/me", json={"name": "Ann"}, headers=made_up).status_code)
    assert answers[0] < 300
    assert answers[-1] == 429


def test_nginx_leads_to_https(tmp_path: Path) -> None:
    house = Proxied(tmp_path, nginx)
    try:
        answer = httpx.get(f"http://127.0.0.1:{house.plain}/rules", headers={"Host": "localhost"})
        assert answer.status_code == 301
        assert answer.headers["location"] == "https://localhost/rules"
    finally:
        house.stop()


@pytest.mark.parametrize("names", [("orcs.service",), ("orcs-backup.timer", "orcs-backup.service")])
def test_the_units_are_such_that_systemd_takes_them(names: tuple[str, ...], tmp_path: Path) -> None:
    true = shutil.which("true")
    assert true is not None
    for name in names:
        text = (DEPLOY / name).read_text()
        changes = [("/opt/orcs/bin/orcs", true), ("User=orcs", "User=daemon")] if name.endswith(".service") else []
        (tmp_path / name).write_text(replaced(text, *changes))
    command = [program("systemd-analyze"), "verify", *(str(tmp_path / name) for name in names)]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not [line for line in checked.stderr.splitlines() if any(name in line for name in names)]
    assert checked.returncode == 0, checked.stderr


def test_the_container_file_names_what_is_there() -> None:
    root = DEPLOY.parent
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert copied
    assert all((root / path).exists() for path in copied)
    assert (root / "requirements" / "play.txt").exists()
