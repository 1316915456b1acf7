"""How far a run is: a bar where somebody watches, plain lines where a file does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Self, TextIO

WIDTH = 28
BAR_SECONDS = 0.1
LINE_SECONDS = 15.0


def clock(seconds: float) -> str:
    """A span of time as people read it."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Progress:
    """Tells a stream how much of a total is done, how fast, and how long the rest will take."""

    def __init__(self, total: int, unit: str, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        self.total = total
        self.unit = unit
        self.stream = stream
        self.now = now
        self.began = now()
        self.told = self.began
        self.done = 0
        self.live = stream.isatty()

    def add(self, count: int) -> None:
        """So much more is done."""
        self.done += count
        now = self.now()
        if now - self.told >= (BAR_SECONDS if self.live else LINE_SECONDS):
            self.told = now
            self.stream.write(f"\r{self.bar()}{self.text()}\x1b[K" if self.live else f"{self.text()}\n")
            self.stream.flush()

    def bar(self) -> str:
        """The bar."""
        full = min(WIDTH, WIDTH * self.done // max(1, self.total))
        return "█" * full + "░" * (WIDTH - full) + " "

    def text(self) -> str:
        """Done, rate and time left."""
        spent = max(self.now() - self.began, 1e-9)
        rate = self.done / spent
        left = clock((self.total - self.done) / rate) if self.done else "?"
        speed = f"{rate:,.0f}" if rate >= 10 else f"{rate:.2f}"
        return f"{self.done:,} of {self.total:,} {self.unit} · {speed} a second · {left} left"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.stream.write("\r\x1b[K")
        spent = self.now() - self.began
        if self.done:
            rate = self.done / max(spent, 1e-9)
            self.stream.write(f"{self.done:,} {self.unit} in {clock(spent)} ({rate:,.1f} a second)\n")
        self.stream.flush()
