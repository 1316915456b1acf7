"""Every command in the README and the documents is run, as it stands there.

A block marked `sh` is a script. It runs in a folder that holds what a reader has by then (a bot, a record, a file of
corrections), with a server at $ORCS. Three kinds of command get a stand-in, since the test cannot do them as they are:
`orcs` plays fewer games and a server stops once it serves; `make` says what it would do; `pip`, `uvx` and `pipx` check
that what they would install is ours.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from orcs import Game, Rng
from tests.server.running import Running, running

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"^( *)```(\S*)[^\n]*\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\s*(orcs|make|pip|pipx|uvx|python3?|npm|npx|node|curl|git) \S", re.MULTILINE)
STAND_INS = Path(__file__).parent / "stand_ins.py"


def blocks(page: str) -> list[tuple[str, str]]:
    """The code of a page: its language and its text."""
    found = BLOCK.findall((ROOT / page).read_text("utf-8"))
    return [(language, text) for _, language, text in found]


def scripts() -> list[tuple[str, str]]:
    return [(page, text) for page in PAGES for language, text in blocks(page) if language == "sh"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "data") as started:
        yield started


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with what the pages speak of."""
    for name in ("examples", "tools", "bench"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "examples" / "my_bot.py", tmp_path)
    (tmp_path / "my.toml").write_text('[[reinforcement]]\nid = "bomber"\nlife = 5\n')
    game, rng = Game.new(2, seed=1), Rng(1)
    while not game.over:
        ask = game.asks()[0]
        game.play(ask.options[rng.below(len(ask.options))], ask.seat)
    (tmp_path / "game.orc").write_text(game.save())
    (tmp_path / "dist" / "page").mkdir(parents=True)
    (tmp_path / "dist" / "page" / "service-worker.js").touch()
    stand_ins = tmp_path / "bin"
    stand_ins.mkdir()
    for name in ("orcs", "make", "pip", "pipx", "uvx", "python"):
        path = stand_ins / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{STAND_INS}" {name} "$@"\n')
        path.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(
    ("page", "script"), scripts(), ids=[f"{page}-{number}" for number, (page, _) in enumerate(scripts())]
)
def test_commands_do_what_the_page_says(page: str, script: str, desk: Path, server: Running) -> None:
    for needed in ("node", "curl"):
        if re.search(rf"\b{needed} ", script) and shutil.which(needed) is None:
            pytest.skip(f"{needed} is not installed: a block of {page} needs it")
    environment = {
        **os.environ,
        "PATH": f"{desk / 'bin'}:{os.environ['PATH']}",
        "HOME": str(desk),
        "XDG_DATA_HOME": str(desk / "data"),
        "XDG_STATE_HOME": str(desk / "state"),
        "ORCS": server.url,
        "POSTGRES": f"sqlite:///{desk}/instead.db",
        "ORCS_ROOT": str(ROOT),
        "ORCS_MAKE": shutil.which("make") or "",
    }
    if "orcs admin" in script:
        environment["ORCS_DATA"] = str(server.data)
    command = ["sh", "-eu", "-c", script]
    done = subprocess.run(
        command, cwd=desk, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{script}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("page", PAGES)
def test_no_command_hides_in_another_block(page: str) -> None:
    """Commands stand in blocks marked `sh`, or nobody would run them."""
    for language, text in blocks(page):
        if language != "sh":
            assert not COMMAND.search(text), f"{page}: {text}"
    for line in (ROOT / page).read_text("utf-8").splitlines():
        assert not (line.startswith("    ") and COMMAND.match(line)), f"{page}: {line}"


def test_there_are_commands() -> None:
    assert len(scripts()) > 10
