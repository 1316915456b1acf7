"""Stand-ins for commands in the documents: `stand_ins.py NAME ARGUMENTS`.

`ORCS_ROOT` is the checkout, `ORCS_MAKE` the real make.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
FEWER = {"--games": "1", "--iterations": "2", "--samples": "2", "--jobs": "0", "--workers": "1"}
"""The same command with less work."""
QUICK_GAMES = ["--games", "4", "--iterations", "2"]
QUICK_TUNING = ["--grouped", "1", "--generations", "1", "--population", "4", "--deals", "1", "--iterations", "2"]
ROOT = Path(os.environ["ORCS_ROOT"])


def orcs(arguments: list[str]) -> int:
    """The command itself, with fewer games; a server stops once it serves."""
    for position, argument in enumerate(arguments[:-1]):
        if argument in FEWER:
            arguments[position + 1] = FEWER[argument]
        if argument == "--games" and "train" in arguments:
            arguments[position + 1] = "20"
        if argument == "--seconds":
            arguments[position + 1] = "0.002"
    if "lab" in arguments and "dataset" not in arguments and "--seconds" not in arguments:
        arguments += ["--iterations", "2"]
    if "analyse" in arguments:
        arguments += ["--limit", "2", "--samples", "2", "--iterations", "2"]
    command = [sys.executable, "-c", PROGRAM, *arguments]
    if "serve" not in arguments:
        return subprocess.run(command, check=False).returncode
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        server.terminate()
    return 0 if "http" in line else 1


def make(arguments: list[str]) -> int:
    """Check that the target exists, without running it."""
    return subprocess.run([os.environ["ORCS_MAKE"], "--dry-run", "-C", str(ROOT), *arguments], check=False).returncode


def pip(arguments: list[str]) -> int:
    """Check that the extra to be installed exists."""
    assert arguments[0] == "install", arguments
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for wanted in arguments[1:]:
        if wanted.startswith("-") or wanted == ".":
            continue
        found = re.fullmatch(r"(?:orcs-orcs-orcs|\.)(?:\[([\w,]+)\])?", wanted)
        assert found, f"{wanted} is not ours"
        assert set((found[1] or "").split(",")) <= {"", *known}, wanted
    return 0


def runner(name: str, arguments: list[str]) -> int:
    """What `uvx --from . orcs …` and `pipx run --spec . orcs …` run."""
    expected = {"uvx": ["--from", ".", "orcs"], "pipx": ["run", "--spec", ".", "orcs"]}[name]
    assert arguments[: len(expected)] == expected, arguments
    return orcs(arguments[len(expected) :])


def python(arguments: list[str]) -> int:
    """A program of ours, in the Python of the tests."""
    if arguments[0].endswith("tune.py") and arguments[1] == "run":
        arguments += QUICK_TUNING
    if arguments[0].endswith("judgement.py"):
        arguments += QUICK_GAMES
    if arguments[0].endswith("matches.py"):
        arguments[1:3] = ["archmage(iterations=2)", "master(iterations=2)"]
        arguments += ["--games", "4", "--jobs", "1"]
    return subprocess.run([sys.executable, *arguments], check=False).returncode


def main(name: str, arguments: list[str]) -> int:
    if name in ("uvx", "pipx"):
        return runner(name, arguments)
    return {"orcs": orcs, "make": make, "pip": pip, "python": python}[name](arguments)


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]
    raise SystemExit(main(sys.argv[1], sys.argv[2:]))
