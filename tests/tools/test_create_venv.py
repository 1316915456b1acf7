"""The environments of `make` have a pip that works, unpacked from Python's own copy or else installed by Python."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import create_venv

pytestmark = pytest.mark.outside


def pip(folder: Path, *words: str) -> str:
    """What pip says in an environment."""
    command = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_new_environment_has_pip_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, create_venv.__file__, str(folder)], check=True)
    assert str(folder) in pip(folder, "--version")
    assert [line.split("==")[0] for line in pip(folder, "list", "--format", "freeze").splitlines()] == ["pip"]


def test_without_its_own_copy_of_pip_python_installs_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    monkeypatch.setattr(create_venv, "bundled_pip", lambda: None)
    monkeypatch.setattr("venv.create", lambda folder, with_pip, symlinks: made.append(with_pip))
    create_venv.create(tmp_path)
    assert made == [True]
