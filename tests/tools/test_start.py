"""`make play` starts at once and builds the package in the background: tested with a game and a build of three
lines.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60
GAME = """
import os, sys
def main():
    print("from", os.environ["FROM"] if "FROM" in os.environ else "sources", *sys.argv[1:], flush=True)
    for line in sys.stdin:
        sys.exit(int(line))
    return 0
"""
INSTALLED = """#!{python}
import os, sys
sys.path.insert(0, "src")
os.environ["FROM"] = "package"
from orcs.cli import main
raise SystemExit(main())
"""
MAKEFILE = """
.venv-built/installed: source
	@{python} -m tools.install_built sh -c 'echo $$PPID > building; read go < gate; echo built >> builds'
	@touch $@
engine:
	@echo no compiler && false
"""

pytestmark = pytest.mark.outside


class Checkout:
    """A folder with all that a start needs, and the games started in it. A build waits until it is released."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[subprocess.Popen[str]] = []
        programs = folder / ".venv-built" / "bin"
        programs.mkdir(parents=True)
        (programs / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        (programs / "orcs").write_text(INSTALLED.format(python=sys.executable))
        for program in programs.iterdir():
            program.chmod(0o755)
        (folder / "src" / "orcs").mkdir(parents=True)
        (folder / "src" / "orcs" / "__init__.py").touch()
        (folder / "src" / "orcs" / "cli.py").write_text(GAME)
        (folder / "tools").mkdir()
        for name in ("start.py", "locks.py", "install_built.py"):
            shutil.copy(ROOT / "tools" / name, folder / "tools")
        (folder / "tools" / "engine_kind.py").touch()
        (folder / "Makefile").write_text(MAKEFILE.format(python=sys.executable))
        (folder / "source").touch()
        os.mkfifo(folder / "gate")

    def start(self, wish: str = "", game: str = "serve") -> subprocess.Popen[str]:
        """Start the game as make does."""
        command = [sys.executable, "-m", "tools.start", game, "--port", "1"]
        env = {**os.environ, "ORCS_COMPILE": wish}
        pipe = subprocess.PIPE
        started = subprocess.Popen(command, cwd=self.folder, env=env, stdin=pipe, stdout=pipe, text=True)
        self.games.append(started)
        return started

    def let_build(self) -> None:
        """Release the waiting build."""
        (self.folder / "gate").write_text("go\n")

    @property
    def builds(self) -> int:
        """How many builds have finished."""
        told = self.folder / "builds"
        return len(told.read_text().splitlines()) if told.exists() else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    for game in made.games:
        game.kill()
        game.communicate()


def end(game: subprocess.Popen[str], status: int = 0) -> str:
    """End a game as its player does; the rest of its output."""
    return game.communicate(f"{status}\n", timeout=PATIENCE)[0]


def line(game: subprocess.Popen[str]) -> str:
    """The next line of output."""
    return out(game).readline()


def out(game: subprocess.Popen[str]) -> IO[str]:
    assert game.stdout is not None
    return game.stdout


def test_the_first_start_builds_in_the_background_for_the_second(checkout: Checkout) -> None:
    first = checkout.start()
    assert "compiled meanwhile" in line(first)
    assert line(first) == "from sources serve --port 1\n"
    assert checkout.builds == 0
    checkout.let_build()
    assert line(first) == "· the engine is compiled: it is used from the next start on\n"
    assert end(first) == ""
    second = checkout.start()
    assert line(second) == "from package serve --port 1\n"
    assert end(second) == ""
    assert checkout.builds == 1


def test_a_game_that_ends_before_the_build_waits_for_it(checkout: Checkout) -> None:
    game = checkout.start(game="play")
    assert "compiled meanwhile" in line(game)
    assert line(game) == "from sources play --port 1\n"
    assert game.stdin is not None
    game.stdin.write("0\n")
    game.stdin.flush()
    assert "still being compiled" in line(game)
    checkout.let_build()
    assert line(game) == "· the engine is compiled: it is used from the next start on\n"
    assert game.wait(PATIENCE) == 0


def test_one_game_at_a_time_builds(checkout: Checkout) -> None:
    first, second = checkout.start(), None
    assert "compiled meanwhile" in line(first)
    second = checkout.start()
    assert "another game here is compiling it" in line(second)
    end(second)
    checkout.let_build()
    end(first)
    assert checkout.builds == 1


def test_the_package_is_not_replaced_under_a_game(checkout: Checkout) -> None:
    first = checkout.start()
    checkout.let_build()
    end(first)
    old = checkout.start()
    assert line(old) == "from package serve --port 1\n"
    later = (checkout.folder / ".venv-built" / "installed").stat().st_mtime + 1
    os.utime(checkout.folder / "source", (later, later))
    new = checkout.start()
    assert "compiled meanwhile" in line(new)
    assert line(new) == "from sources serve --port 1\n"
    log = checkout.folder / "build" / "compile.log"
    while "waiting for the game" not in log.read_text():
        assert new.poll() is None
    end(old)
    checkout.let_build()
    assert line(new) == "· the engine is compiled: it is used from the next start on\n"
    end(new)
    assert checkout.builds == 2


@pytest.mark.parametrize("how", ["terminated", "failed"])
def test_a_build_ends_with_a_game_that_does_not_end_well(checkout: Checkout, how: str) -> None:
    game = checkout.start()
    assert "compiled meanwhile" in line(game)
    assert line(game) == "from sources serve --port 1\n"
    building = checkout.folder / "building"
    while not (building.exists() and building.read_text().strip()):
        assert game.poll() is None
    if how == "terminated":
        game.send_signal(signal.SIGTERM)
        assert end(game) == ""
    else:
        assert end(game, 3) == ""
        assert game.returncode == 3
    # The build's process group is gone, so nothing can release it.
    with pytest.raises(ProcessLookupError):
        os.kill(int(building.read_text()), 0)
    assert checkout.builds == 0


def test_orcs_compile_is_obeyed(checkout: Checkout) -> None:
    plain = checkout.start("0")
    assert "as ORCS_COMPILE=0 says" in line(plain)
    assert line(plain) == "from sources serve --port 1\n"
    end(plain)
    assert not (checkout.folder / "building").exists()
    compiled = checkout.start("1")
    assert line(compiled) == "no compiler\n"
    assert compiled.wait(PATIENCE) == 2
