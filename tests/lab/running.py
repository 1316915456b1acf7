"""Running the lab's commands in tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from orcs.cli import main

GUESTS = Path(__file__).parent / "guests.py"


@dataclass(frozen=True)
class Result:
    """What a command printed, and its status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def orcs(capsys: pytest.CaptureFixture[str], *arguments: str) -> Result:
    """Run a command of `orcs` in this process."""
    status = main(arguments)
    printed = capsys.readouterr()
    return Result(status, printed.out, printed.err)
