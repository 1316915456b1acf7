"""A fake browser: it stores what the page's Python hands over, and runs its jobs when told to."""

from __future__ import annotations

from typing import Any

import msgspec

from orcs.page.brain import think
from orcs.page.messages import Answer, Asked, Entries, Event, HungUp, Lost, Opened, Outcome, Replied, Sent, Woken, Work
from orcs.page.page import Page
from orcs.tables.jobs import AnyReply

Doc = dict[str, Any]

START = 1_700_000_000_000


class Browser:
    """What all tabs share: the storage, and who may change which table."""

    def __init__(self) -> None:
        self.stored: Entries = {}
        self.locks: dict[str, Tab] = {}
        self.full = False
        """Whether it refuses to store anything."""


class Tab:
    """One tab, with a Python of its own."""

    def __init__(self, browser: Browser | None = None) -> None:
        self.browser = browser or Browser()
        self.page = Page()
        self.now = START
        self.numbers = 0
        self.lines: dict[int, Line] = {}
        self.jobs: list[Work] = []
        self.due: int | None = None
        self.errors: list[str] = []

    def number(self) -> int:
        self.numbers += 1
        return self.numbers

    # What happens

    def take(self, event: Event) -> list[Answer]:
        """Hand an event over, and do what it leads to, as the page's script does."""
        event.now = self.now
        while (outcome := self.handle(event)).needs is not None:
            event.loaded[outcome.needs] = self.read(outcome.needs)
        if outcome.changes and self.browser.full:
            return self.take(Lost(now=self.now, answers=[answer.id for answer in outcome.answers]))
        for key, text in outcome.changes.items():
            if text is None:
                self.browser.stored.pop(key, None)
            else:
                self.browser.stored[key] = text
        if outcome.error:
            self.errors.append(outcome.error)
        for said in outcome.said:
            self.lines[said.line].hear(said.data, said.code)
        self.jobs += outcome.jobs
        self.due = outcome.due
        self.hold(outcome.tables)
        return outcome.answers

    def handle(self, event: Event) -> Outcome:
        """Everything travels as JSON."""
        return msgspec.json.decode(self.page.handle(msgspec.json.encode(event).decode()), type=Outcome)

    def read(self, shelf: str) -> Entries | None:
        if shelf.startswith("tables/"):
            if self.browser.locks.setdefault(shelf.split("/")[1], self) is not self:
                return None
        return {key: text for key, text in self.browser.stored.items() if key.startswith(shelf)}

    def hold(self, tables: list[str]) -> None:
        """Take the locks of the tables in memory: no other tab may hold them."""
        locks = {table: tab for table, tab in self.browser.locks.items() if tab is not self}
        assert not locks.keys() & set(tables)
        self.browser.locks = locks | dict.fromkeys(tables, self)

    def close(self) -> None:
        """Close the tab, whatever it is doing."""
        self.hold([])

    # What a person does

    def ask(self, method: str, path: str, body: object = None, token: str = "", status: int = 200) -> Any:
        text = "" if body is None else msgspec.json.encode(body).decode()
        asked = Asked(now=self.now, id=self.number(), method=method, path=path, body=text, token=token)
        (answer,) = self.take(asked)
        assert answer.status == status, answer
        return msgspec.json.decode(answer.body) if answer.media == "application/json" and answer.body else answer.body

    def open(self, table: str, token: str = "") -> Line:
        line = Line(self, self.number())
        self.lines[line.number] = line
        self.take(Opened(now=self.now, line=line.number, table=table, token=token))
        return line

    # What happens without a person

    def think(self, reply: AnyReply | None = None) -> None:
        """Run the waiting jobs, or answer them all with this reply."""
        jobs, self.jobs = self.jobs, []
        for work in jobs:
            text = think(msgspec.json.encode(work.job).decode()) if reply is None else msgspec.json.encode(reply)
            self.take(Replied(now=self.now, job=work.id, reply=msgspec.json.decode(text, type=AnyReply)))

    def wait(self) -> bool:
        """Let time pass until something is due; whether anything is."""
        if self.jobs:
            self.think()
        elif self.due is not None:
            self.now = max(self.now, self.due)
            self.take(Woken(now=self.now))
        else:
            return False
        return True


class Line:
    """A line to a table, and what was heard over it."""

    def __init__(self, tab: Tab, number: int) -> None:
        self.tab = tab
        self.number = number
        self.heard: list[Doc] = []
        self.step: Doc = {}
        self.closed: tuple[int, str] | None = None

    def hear(self, data: str, code: int) -> None:
        if code:
            self.closed = (code, data)
            return
        report = msgspec.json.decode(data)
        self.heard.append(report)
        if report["type"] == "step":
            self.step = report

    @property
    def asked(self) -> Doc | None:
        return self.step.get("ask")

    def send(self, type: str, **fields: object) -> Doc:
        """Send a command; the first message in reply."""
        heard = len(self.heard)
        data = msgspec.json.encode({"type": type, "ref": self.tab.number(), **fields}).decode()
        self.tab.take(Sent(now=self.tab.now, line=self.number, data=data))
        return self.heard[heard] if len(self.heard) > heard else {}

    def answer(self, pick: str = "") -> Doc:
        assert self.asked is not None
        return self.send("answer", ask=self.asked["id"], pick=pick or self.asked["options"][0]["text"])

    def hang_up(self) -> None:
        self.tab.take(HungUp(now=self.tab.now, line=self.number))
