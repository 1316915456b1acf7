"""The command needs none of the optional packages, until somebody asks for what they do."""

import subprocess
import sys
from pathlib import Path

OPTIONAL = ("PIL", "choix", "cma", "distributed", "gymnasium", "numpy", "pettingzoo", "psycopg", "pyarrow", "pyspiel")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({OPTIONAL!r})); from orcs.cli import main; sys.exit(main())"


def orcs(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command where no optional package is installed."""
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_command_starts_without_optional_packages(tmp_path: Path) -> None:
    for words in (["--version"], ["serve", "--help"], ["play", "--help"], ["lab", "--help"]):
        ran = orcs(*words, folder=tmp_path)
        assert ran.returncode == 0, ran.stderr


def test_observations_say_which_package_they_need(tmp_path: Path) -> None:
    ran = orcs("lab", "dataset", "games.jsonl", "--games", "1", "--observations", folder=tmp_path)
    assert ran.returncode != 0
    assert "orcs-orcs-orcs[env]" in ran.stderr
    assert "Traceback" not in ran.stderr
