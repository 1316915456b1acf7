"""A visitor to a running server, for writing and for reading the fixtures of a release."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

Doc = dict[str, Any]


@dataclass
class Visitor:
    """A person, known by a token."""

    url: str
    token: str = ""

    def ask(self, path: str, body: Doc | None = None) -> Any:
        """The server's answer: parsed if JSON, otherwise text."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers), timeout=60) as answer:
            content = answer.read().decode()
            return json.loads(content) if "json" in answer.headers["Content-Type"] else content

    def do(self, table: str, name: str, **fields: Any) -> Doc:
        """Carry out a command at a table."""
        done: Doc = self.ask(f"/api/tables/{table}/commands", {"type": name, **fields})
        return done

    def view(self, table: str) -> Doc:
        """What this person sees of a table."""
        seen: Doc = self.ask(f"/api/tables/{table}/view")
        return seen


def asked(table: str, people: list[Visitor]) -> tuple[Visitor, Doc] | None:
    """Who is asked something at a table, and what."""
    for person in people:
        if question := person.view(table).get("ask"):
            return person, question
    return None


def texts(question: Doc) -> list[str]:
    """The options of a question."""
    return [option["text"] for option in question["options"]]


def play_on(table: str, people: list[Visitor], picks: int, rng: random.Random) -> None:
    """Let the people at a table make this many picks, or until nobody is asked."""
    for _ in range(picks):
        found = asked(table, people)
        if found is None:
            return
        person, question = found
        person.do(table, "answer", ask=question["id"], pick=rng.choice(texts(question)))
