"""What travels between the page's script and Python in its worker. All of it is JSON.

The script hands over one event at a time, and does what the outcome says: first it stores the changes, then it passes
the messages on. Where an outcome `needs` something, nothing was done: the script reads it and hands the same event over
again, with what it has read.
"""

from __future__ import annotations

from msgspec import Struct, field

from orcs.tables.jobs import AnyJob, AnyReply

Entries = dict[str, str]
"""What the browser stores: texts by key."""


class Event(Struct, tag_field="kind", kw_only=True):
    """Something that happened. `loaded` are the shelves read for it; null for one that another tab has."""

    now: int
    loaded: dict[str, Entries | None] = field(default_factory=dict)


class Asked(Event, tag="asked"):
    """A request. `token` says for whom it is: "" for the owner of the browser, or a guest at this device."""

    id: int
    method: str
    path: str
    body: str = ""
    token: str = ""
    language: str = "en"


class Opened(Event, tag="opened"):
    """A line to a table."""

    line: int
    table: str
    link: str = ""
    token: str = ""
    language: str = "en"


class Sent(Event, tag="sent"):
    """A command on a line."""

    line: int
    data: str


class HungUp(Event, tag="hung_up"):
    """The end of a line."""

    line: int


class Replied(Event, tag="replied"):
    """What came of a job."""

    job: int
    reply: AnyReply


class Woken(Event, tag="woken"):
    """Something may be due."""


class Lost(Event, tag="lost"):
    """The browser could not store what changed last: all that is in memory may be wrong. `answers` are the requests
    that wait for it."""

    answers: list[int] = field(default_factory=list)
    language: str = "en"


AnyEvent = Asked | Opened | Sent | HungUp | Replied | Woken | Lost


class Answer(Struct):
    """The answer to a request."""

    id: int
    status: int
    body: str
    media: str = "application/json"


class Said(Struct, omit_defaults=True):
    """A message on a line; with a `code`, the line ends, and `data` says why."""

    line: int
    data: str
    code: int = 0


class Work(Struct):
    """A job for another worker."""

    id: int
    job: AnyJob


class Outcome(Struct, omit_defaults=True, kw_only=True):
    """What is to be done after an event. `changes` are to be stored before anything else, all or none; null removes.
    `tables` are those in memory: no other tab may have them. `due` is when to wake up next."""

    needs: str | None = None
    changes: dict[str, str | None] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    jobs: list[Work] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    due: int | None = None
    error: str = ""
