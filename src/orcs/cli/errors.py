"""Errors of the command line: one line on stderr, never a traceback."""

from __future__ import annotations


class CommandError(Exception):
    """A message to tell and its fields."""

    def __init__(self, message: str, **fields: object) -> None:
        super().__init__(message)
        self.message = message
        self.fields = fields
