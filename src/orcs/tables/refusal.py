"""Refused: a request that is turned down, with a message in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from orcs.tables.messages import Problem
from orcs.text import Words
from orcs.text.messages import Value

LONGEST_FIELD = 200
OUTDATED = ("problem-stale", "problem-overtaken")
"""Refusals of actions on a stale view; the new one is sent along."""


def shortened(value: Value) -> Value:
    """A value that a sentence can quote."""
    return f"{value[:LONGEST_FIELD]}…" if isinstance(value, str) and len(value) > LONGEST_FIELD else value


class Refused(Exception):
    """A request that is turned down: a message with its fields, the HTTP status, the clause behind it if any."""

    def __init__(
        self, message: str, status: int = 409, *, clause: str = "", expected: Sequence[str] = (), **fields: Value
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.clause = clause
        self.expected = list(expected)
        self.fields = {name: shortened(value) for name, value in fields.items()}

    def problem(self, words: Words, ref: int | None = None) -> Problem:
        """What the client is told. The code is the message's name without its prefix."""
        text = words.say(self.message, **self.fields)
        return Problem(self.message.partition("-")[2], text, self.clause, self.expected, ref)
