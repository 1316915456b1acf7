"""Fixtures for every test of the client: the built client, a server that serves it, and a browser.

Playwright keeps an event loop running in this thread: the browser lives no longer than a module, so that other tests of
the same worker can run loops of their own.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running, running
from tests.web.browser import PATIENCE, SEEDED, THRIFT, Device, Guests, chromium
from tests.web.hosting import hosted
from tools.test_deps import find_chromium

ROOT = Path(__file__).parents[2]

expect.set_options(timeout=PATIENCE)


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share, and no other run."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client, built once for all workers, and again if its sources changed."""
    if find_chromium() is None:
        pytest.skip("Chromium is missing: `make test` or `make test-deps` installs it")
    shared = shared_folder(tmp_path_factory) / "orcs-web.lock"
    with shared.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = subprocess.run(["make", "web"], cwd=ROOT, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stdout + made.stderr


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which equal tables get equal deals."""
    env = {"ORCS_TABLES_PER_IDENTITY": "1000", "ORCS_SOCKETS_PER_IDENTITY": "100"}
    with running(tmp_path_factory.mktemp("web") / "data", env=env, program=SEEDED) as started:
        yield started


@pytest.fixture(scope="module")
def browser(client: None) -> Iterator[Browser]:
    """The browser of a module."""
    with chromium(*THRIFT) as started:
        yield started


@pytest.fixture
def server_guests(server: Running, browser: Browser) -> Iterator[Guests]:
    """People with browsers that must not complain."""
    some = Guests(browser, server.url)
    yield some
    some.leave()


@pytest.fixture(scope="session")
def page_host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host of the page without a server, built once for all workers."""
    shared = shared_folder(tmp_path_factory) / "orcs-web.lock"
    with shared.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark = shared.with_name("orcs-page-built")
        if not mark.exists():
            made = subprocess.run(["make", "page", "ARGS="], cwd=ROOT, capture_output=True, text=True, check=False)
            assert made.returncode == 0, made.stdout + made.stderr
            mark.touch()
    with hosted() as url:
        yield url


@pytest.fixture(scope="module")
def one_device(page_host: str, browser: Browser) -> Iterator[Device]:
    """The browser at the page that the tests of a module share."""
    device = Device(browser, page_host)
    yield device
    device.leave()


@pytest.fixture
def device(one_device: Device) -> Iterator[Device]:
    """The browser at the page, without tabs from other tests."""
    yield one_device
    one_device.rest()


@pytest.fixture
def guests(request: pytest.FixtureRequest) -> Guests:
    """People at the server, or where a test says so, at the page."""
    some: Guests = request.getfixturevalue(getattr(request, "param", "server_guests"))
    return some
