"""Seat: a place at a table that is kept up to date, connection lost or not."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

from orcs.client.connection import Connection, LostError
from orcs.client.errors import BrokenOffError, ServerError, refusal
from orcs.client.step import Ask, Step, merged, read_step

PATIENCE = 60.0
LINES_KEPT = 200
ENDED = ("over", "closed")
HARMLESS = ("resync", "preview", "why_not", "hint")


class Seat:
    """A place at a table, with the newest `view` and `ask`. Iterating gives each Step until the table is over.

    Commands wait for the server's answer; steps that come meanwhile are kept for the iteration. A lost connection is
    made again, for at most `patience` seconds. A Seat belongs to one thread.
    """

    def __init__(
        self, url: str, token: str | None, table: str, link: str | None = None, patience: float = PATIENCE
    ) -> None:
        self.id = table
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.ask: Ask | None = None
        self.chat: deque[dict[str, Any]] = deque(maxlen=LINES_KEPT)
        self.steps: deque[Step] = deque()
        self.refs = 0
        self.in_step = False
        self.connection = Connection(url, token, table, link, patience)
        self.connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __iter__(self) -> Iterator[Step]:
        while True:
            while self.steps:
                yield self.steps.popleft()
            if self.over:
                return
            try:
                report = self.read()
            except LostError:
                self.connect()
            else:
                if report["type"] == "problem":
                    raise refusal(report)

    @property
    def table(self) -> dict[str, Any]:
        """Who sits here, and what was agreed."""
        table: dict[str, Any] = self.view["table"]
        return table

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at this table."""
        return self.table["status"] in ENDED

    def answer(self, pick: str) -> None:
        """Answer the open ask. StaleError means that the table has moved on: look at the view again."""
        if self.ask is None:
            raise ServerError("no-ask", "there is no open ask to answer")
        self.command("answer", ask=self.ask.id, pick=pick)

    def undo(self) -> None:
        """Take the own last pick back."""
        self.command("undo")

    def redo(self) -> None:
        """Pick again what was taken back."""
        self.command("redo")

    def restart(self) -> None:
        """Take the own turn back as far as can be."""
        self.command("restart")

    def start(self) -> None:
        """Deal and begin, as the table's host."""
        self.command("start")

    def resign(self) -> None:
        """Give the game up."""
        self.command("resign")

    def say(self, text: str) -> None:
        """Say something to the table; what is said there is in `chat`."""
        self.command("say", text=text)

    def preview(self, pick: str) -> list[dict[str, Any]]:
        """What a pick would do, up to the next chance or question."""
        events: list[dict[str, Any]] = self.command("preview", pick=pick)["events"]
        return events

    def why_not(self, pick: str) -> str:
        """The clause that forbids a pick, "" if it is open."""
        clause: str = self.command("why_not", pick=pick)["clause"]
        return clause

    def hint(self, level: str = "archmage") -> str:
        """What a bot of a level would pick, seeing what this seat sees."""
        pick: str = self.command("hint", level=level)["pick"]
        return pick

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Have something done; the report that answers it. A refusal is raised as ServerError."""
        self.refs += 1
        message = {"type": type, "ref": self.refs, **fields}
        while True:
            try:
                self.connection.send(message)
                report = self.read_until(self.refs, fields.get("ask"))
            except LostError:
                self.connect()
                if type == "answer":
                    if not self.asks(fields["ask"]):
                        return {"type": "done"}
                elif type not in HARMLESS:
                    raise BrokenOffError("interrupted", f"the connection broke before {type!r} was answered") from None
            else:
                if report["type"] == "problem":
                    raise refusal(report)
                return report

    def asks(self, ask: int) -> bool:
        """Whether this question is the one that is open."""
        return self.ask is not None and self.ask.id == ask

    def close(self) -> None:
        """Leave the socket. The seat stays taken; come back with `Server.join`."""
        self.connection.close()

    def connect(self) -> None:
        """Connect (again) and wait for the whole view."""
        self.in_step = False
        while not self.in_step:
            self.connection.open()
            try:
                while not self.in_step:
                    self.read()
            except LostError:
                continue

    def read_until(self, ref: int, ask: int | None = None) -> dict[str, Any]:
        """The report with this ref, the view being up to date again. A stale answer brings a step after it.

        To who reads too slowly the server sends the whole view instead of what waits, refs and all: if the question is
        gone from it, it was answered.
        """
        found: dict[str, Any] | None = None
        while found is None or not self.in_step:
            report = self.read()
            if found is None and report.get("ref") == ref:
                found = report
                if report["type"] == "problem" and report["code"] == "stale":
                    self.in_step = False
            elif ask is not None and report["type"] == "step" and "base" not in report and not self.asks(ask):
                found = found or report
        return found

    def read(self) -> dict[str, Any]:
        """Take in one report."""
        report = self.connection.receive()
        if report["type"] == "step":
            self.take(report)
        elif report["type"] == "chat":
            self.chat.append(report)
        return report

    def take(self, message: dict[str, Any]) -> None:
        """Bring the view up to date by a step, or ask for the whole view if the step does not fit."""
        base = message.get("base")
        if base is not None and not self.in_step:
            return
        if base is not None and base != self.seq:
            self.in_step = False
            self.connection.send({"type": "resync"})
            return
        self.view = message["view"] if base is None else merged(self.view, message["view"])
        self.seq = message["seq"]
        step = read_step(message, self.view)
        self.ask = step.ask
        self.in_step = True
        self.steps.append(step)
