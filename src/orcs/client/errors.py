"""What can go wrong between a client and the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class ServerError(Exception):
    """The server refused: `code` for programs, the message for people, the rules' `clause` behind it if any."""

    def __init__(self, code: str, message: str, clause: str = "", expected: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.expected = list(expected)


class StaleError(ServerError):
    """The ask was answered already, or is no longer open. The seat's view and ask are the current ones."""


class BrokenOffError(ServerError):
    """The connection broke before the server's answer came, so the command may have been carried out or not.

    The seat is connected again; its view shows which.
    """


class UnreachableError(ServerError):
    """The server does not answer."""


def refusal(problem: Mapping[str, Any]) -> ServerError:
    """The exception for a message of type `problem`."""
    kind = StaleError if problem["code"] == "stale" else ServerError
    return kind(problem["code"], problem["message"], problem.get("clause", ""), problem.get("expected", ()))
