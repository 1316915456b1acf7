"""Running the command line in tests: arguments and typed lines in, output and status out."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from orcs.cli import main
from tests.cli.running import Result, Run, Typist


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "state"


@pytest.fixture
def orcs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with these lines as its input."""

    def run(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(list(arguments))
        printed = capsys.readouterr()
        return Result(status, printed.out, printed.err)

    return run


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Typist:
    """A typist who answers every question of `orcs play` with the result of a function."""

    def sit_down(answer: Callable[[], str]) -> None:
        def typed(prompt: str = "") -> str:
            sys.stdout.write(prompt)
            return answer()

        monkeypatch.setattr("builtins.input", typed)

    return sit_down
