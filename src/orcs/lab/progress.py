"""The progress of a run: a bar in a terminal, plain lines in a file."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Self, TextIO

from orcs.lab.words import figure
from orcs.text import Words
from orcs.text.messages import SOURCE

WIDTH = 28
BAR_SECONDS = 0.1
LINE_SECONDS = 15.0


def clock(seconds: float) -> str:
    """A span of time as people read it."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Progress:
    """Tells a stream how much of a total is done, how fast, and how long the rest will take.

    `unit` is what is counted: a message `lab-unit-…`.
    """

    def __init__(
        self,
        total: int,
        unit: str,
        stream: TextIO,
        now: Callable[[], float] = time.monotonic,
        *,
        language: str = SOURCE,
    ) -> None:
        self.total = total
        self.unit = unit
        self.stream = stream
        self.now = now
        self.began = now()
        self.told = self.began
        self.done = 0
        self.live = stream.isatty()
        self.language = language

    def add(self, count: int) -> None:
        """Count more as done."""
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
        speed = figure(self.language, rate, 0 if rate >= 10 else 2)
        return self.tell("lab-progress", total=self.total, speed=speed, left=left)

    def tell(self, message: str, **fields: object) -> str:
        """A sentence about what is done. The words are looked up only when there is something to tell."""
        words = Words(self.language)
        return words.say(message, done=self.done, unit=words.say(f"lab-unit-{self.unit}"), **fields)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.stream.write("\r\x1b[K")
        spent = self.now() - self.began
        if self.done:
            speed = figure(self.language, self.done / max(spent, 1e-9))
            self.stream.write(self.tell("lab-progress-done", time=clock(spent), speed=speed) + "\n")
        self.stream.flush()
