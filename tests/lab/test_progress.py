"""The progress of a run, on a terminal and in a file."""

from __future__ import annotations

from io import StringIO

import pytest

from orcs.lab.progress import Progress, clock
from orcs.lab.session import Pace

pytestmark = pytest.mark.outside


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """A clock set by the test."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_terminal_sees_a_bar_with_rate_and_time_left() -> None:
    now, stream = Clock(), Terminal()
    with Progress(200, "games", stream, now) as progress:
        now.time = 2.0
        progress.add(50)
    text = stream.getvalue()
    assert "███████░" in text
    assert "50 of 200 games · 25 a second · 0:06 left" in text
    assert text.endswith("50 games in 0:02 (25.0 a second)\n")


def test_a_file_gets_a_line_now_and_then() -> None:
    now, stream = Clock(), StringIO()
    with Progress(1000, "games", stream, now) as progress:
        for _ in range(40):
            now.time += 1.0
            progress.add(10)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 3
    assert lines[0] == "150 of 1,000 games · 10 a second · 1:25 left"
    assert "\r" not in stream.getvalue()


def test_hours_are_shown() -> None:
    assert clock(3725) == "1:02:05"


def test_batches_grow_with_the_speed() -> None:
    now = Clock()
    pace = Pace(2, now)
    assert pace.size == 1
    now.time = 1.0
    pace.add(400)
    assert pace.size == 100
    now.time = 100.0
    pace.add(0)
    assert pace.size == 1
