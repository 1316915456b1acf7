"""What is due at a table without a person: bots answer, forced answers pass, clocks run out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from orcs import Ask
from orcs.bots.levels import LEVELS
from orcs.tables.folding import LONGEST_TIME
from orcs.tables.state import TableState

SAFE = ("done", "end", "skip", "pass")
TRANSPORT = 200
"""How many milliseconds it may take to ask a worker and hear its answer."""
USUAL_TIMES = (1_800, 2_600, 3_400, 4_500, 6_000)
"""How long people take, for a seat that has not shown it yet."""


class Due(NamedTuple):
    """Something that must have happened at a table by a time: a question answered by a bot, by the clock, or because
    there is only one answer. An automatic answer comes after one of `delays`, so that its time reveals nothing."""

    at: int
    ask: Ask
    by: Literal["bot", "clock", "auto"]
    delays: Sequence[int] = ()

    @property
    def key(self) -> tuple[int, int, str, int]:
        """What tells one from another: a clock that was put off is another, a bot goes on thinking."""
        return (self.ask.id, self.ask.seat, self.by, self.at if self.by == "clock" else 0)


def due(table: TableState) -> list[Due]:
    """All that is due; nothing if the table waits for people without clocks."""
    found: list[Due] = []
    if table.status != "playing" or table.paused:
        return found
    for ask in table.asks:
        asked = table.asked_at[ask.seat]
        if table.seats[ask.seat].by_bot:
            found.append(Due(asked + bot_pace(table, ask.seat), ask, "bot"))
            continue
        if (deadline := time_up(table, ask.seat)) is not None:
            found.append(Due(deadline, ask, "clock"))
        if table.is_forced(ask):
            at_once = table.among_bots(ask.seat)
            delays = (0,) if at_once else table.times.get(ask.seat) or USUAL_TIMES
            found.append(Due(asked if at_once else asked + LONGEST_TIME, ask, "auto", delays))
    return found


def bot_pace(table: TableState, seat: int) -> int:
    """How many milliseconds after its question a bot answers: at least as many as its level may think, so that a hand
    without a choice takes as long as any other. At a table without a pace, bots answer as soon as they can."""
    pace = table.wish.pace
    return pace and max(pace, int(LEVELS[table.seats[seat].level].seconds * 1000) + TRANSPORT)


def time_up(table: TableState, seat: int) -> int | None:
    """When the clock answers for a seat; at once if it is playing the seat's turn to its end."""
    deadline = table.clocks.deadline(seat)
    return table.asked_at[seat] if deadline is not None and seat == table.overdue else deadline


def safe_pick(options: list[str]) -> str:
    """The pick for a seat whose time is up: to stop if possible, otherwise the first option."""
    return next((pick for pick in SAFE if pick in options), options[0])
