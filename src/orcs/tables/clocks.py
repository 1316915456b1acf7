"""Clocks: how much time each seat has left, computed from the times of the facts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from orcs.tables.messages import Clock

LEAST = 10_000


@dataclass
class Clocks:
    """The clocks of a table. A clock runs while its seat is asked.

    `move` gives the full time for every question, `days` for every turn. A `bank` is used up, and grows by the
    increment whenever the seat has done what it was asked.
    """

    clock: Clock = field(default_factory=Clock)
    left: list[int] = field(default_factory=list)
    since: dict[int, int] = field(default_factory=dict)
    held: dict[int, int] = field(default_factory=dict)
    """How long each seat had been asked when a pause began. A bank is charged at once and needs none."""

    @classmethod
    def wound(cls, clock: Clock, seats: int) -> Clocks:
        """Clocks with their full time."""
        return cls(clock, [clock.seconds * 1000] * seats)

    @property
    def ticking(self) -> bool:
        """Whether there are limits at all."""
        return self.clock.kind != "none"

    def set(self, asked: Collection[int], mover: int, at: int) -> None:
        """From now on these seats are asked; `mover` has just done something (-1: nobody)."""
        for seat in list(self.since):
            if seat not in asked:
                self._stop(seat, at, done=True)
        for seat in asked:
            if seat not in self.since or (seat == mover and self.clock.kind == "move"):
                self.since[seat] = at - self.held.get(seat, 0)
        self.held = {}

    def restart(self, asked: Collection[int], at: int) -> None:
        """Give these seats their full time again; what they have used of it is forgiven."""
        self.since = dict.fromkeys(asked, at)
        self.held = {}

    def halt(self, at: int) -> None:
        """Stop all clocks: the table pauses, or the game is over."""
        for seat in list(self.since):
            if self.clock.kind != "bank":
                self.held[seat] = at - self.since[seat]
            self._stop(seat, at, done=False)

    def _stop(self, seat: int, at: int, *, done: bool) -> None:
        spent = at - self.since.pop(seat)
        if self.clock.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - spent) + (self.clock.increment * 1000 if done else 0)

    def shown(self) -> dict[str, dict[str, int]]:
        """By seat, from 1: the milliseconds left when the clock last stood, and since when it runs."""
        return {
            str(seat + 1): {"left": left - self.held.get(seat, 0)}
            | ({"since": self.since[seat]} if seat in self.since else {})
            for seat, left in enumerate(self.left)
        }

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has no limit or is not asked."""
        if not self.ticking or seat not in self.since:
            return None
        return self.since[seat] + self.left[seat]

    def refill(self, seat: int, at: int) -> None:
        """Let a seat go on whose time was up. A bank restarts from the increment, or from ten seconds."""
        if self.clock.kind == "bank":
            if seat in self.since:
                self.left[seat] -= at - self.since[seat]
                self.since[seat] = at
            self.left[seat] = max(self.left[seat], self.clock.increment * 1000, LEAST)
