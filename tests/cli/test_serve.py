"""What `orcs serve` prints when it starts, and when it cannot."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from orcs import __version__
from orcs.cli.serve import has_screen
from orcs.server.serve import network_address
from tests.cli.running import Run
from tests.server.running import Running

pytestmark = pytest.mark.outside

PROGRAM = "from orcs.cli import main; raise SystemExit(main())"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port in use."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_reported_with_a_free_one(orcs: Run, taken: int, tmp_path: Path) -> None:
    result = orcs("serve", "--port", str(taken), "--data", str(tmp_path))
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert f"port {taken} is in use" in result.err
    assert f"--port {taken % 65535 + 1}" in result.err


def test_an_address_of_another_computer_is_reported(orcs: Run, tmp_path: Path) -> None:
    result = orcs("serve", "--host", "nowhere.invalid", "--data", str(tmp_path))
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert "no address “nowhere.invalid”" in result.err


@pytest.mark.parametrize("secret", ["", "s" * 40], ids=["to be made", "given"])
def test_a_folder_that_cannot_be_written_to_is_reported(
    orcs: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    monkeypatch.setenv("ORCS_SECRET", secret)
    (tmp_path / "file").write_text("")
    result = orcs("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert "Not a directory" in result.err
    assert "with --data" in result.err


def test_it_prints_its_address_and_its_folder_even_into_a_pipe(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", env={"PYTHONUNBUFFERED": ""})
    try:
        server.start()
        assert server.process is not None
        assert server.process.stdout is not None
        told = [server.process.stdout.readline() for _ in range(2)]
        assert told[0].startswith("Only this computer can reach it.")
        assert "--host 0.0.0.0" in "".join(told)
    finally:
        server.end()


def test_a_second_one_opens_the_browser_at_the_first(tmp_path: Path) -> None:
    server = Running(tmp_path / "data")
    try:
        server.start()
        command = [sys.executable, "-c", PROGRAM, "serve", "--open", "--port", "0", "--data", str(server.data)]
        env = server.env | {"BROWSER": "true %s"}
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=True)
        assert second.stdout == f"Orcs Orcs Orcs is already running at {server.url}/\n"
    finally:
        server.end()


def test_friends_are_given_an_address_they_can_reach() -> None:
    assert network_address("127.0.0.1") is None
    assert network_address("192.168.1.5") is None
    found = network_address("0.0.0.0")
    assert found is None or not found.startswith(("127.", "0."))


def test_a_browser_is_opened_only_where_there_is_a_screen() -> None:
    assert not has_screen({}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({"BROWSER": "w3m"}, "linux")
    assert has_screen({}, "darwin")


def test_the_version_is_the_one_of_the_project(orcs: Run) -> None:
    assert orcs("--version").out == f"orcs {__version__}\n"
