"""What people do besides playing while a server is killed: they arrive, change their names, set webhooks and report
each other. Everything acknowledged is remembered as a claim about the store."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from orcs.client import Server, ServerError
from orcs.client.http import send
from orcs.server.store import Transaction

NOT_NOW = ("unreachable", "store", "http-503", "conflict", "too_fast", "not_known", "no_table", "not_seated")
"""Codes of requests that may not have been carried out: the server was killed meanwhile, or the game was over."""
NAME = "SELECT name FROM people WHERE id = ?"
HOOK = "SELECT url FROM hooks WHERE table_id = ? AND person = ?"
REPORT = "SELECT note FROM reports WHERE reporter = ? AND table_id = ?"


class Place(Protocol):
    """A table, its link, and the tokens of those who play there."""

    id: str
    link: str
    over: bool
    tokens: list[str]


@dataclass
class Claim:
    """What the store must hold. While a change is in flight, the old and the new value are both right."""

    sql: str
    values: tuple[str, ...]
    right: set[str]

    def holds(self, tx: Transaction) -> bool:
        """Whether the store agrees."""
        rows = tx.query(self.sql, *self.values)
        return bool(rows) and rows[0][0] in self.right


class Bystanders:
    """People around the tables of a party, and claims about what they did."""

    def __init__(self, where: Callable[[], str], desks: Sequence[Place], rng: random.Random) -> None:
        self.where = where
        self.desks = desks
        self.rng = rng
        self.claims: dict[tuple[str, ...], Claim] = {}
        self.numbers = itertools.count(1)
        self.done: Counter[str] = Counter()

    async def go_on(self, closing: Callable[[], bool]) -> None:
        """Do one thing after another."""
        while not closing():
            try:
                await asyncio.to_thread(self.rng.choice([self.rename, self.hook, self.report]))
            except ServerError as error:
                if error.code not in NOT_NOW:
                    raise
            await asyncio.sleep(self.rng.uniform(0.0, 0.2))

    def change(self, what: str, sql: str, values: tuple[str, ...], value: str, act: Callable[[], object]) -> None:
        """Make a change that the store must hold once it is acknowledged."""
        if (sql, *values) in self.claims:
            self.claims[sql, *values].right.add(value)
        act()
        self.claims[sql, *values] = Claim(sql, values, {value})
        self.done[what] += 1

    def arrive(self) -> tuple[Server, str]:
        """Become a new guest."""
        server, name = Server(self.where()), f"Guest {next(self.numbers)}"
        person = str(server.guest(name)["id"])
        self.claims[NAME, person] = Claim(NAME, (person,), {name})
        self.done["guests"] += 1
        return server, person

    def rename(self) -> None:
        """Become a new guest and change the name."""
        server, person = self.arrive()
        name = f"Known {next(self.numbers)}"
        self.change("names", NAME, (person,), name, lambda: self.put(server, "/api/me", {"name": name}))

    def hook(self) -> None:
        """Change a webhook's address."""
        if desk := self.playing():
            server = Server(self.where(), self.rng.choice(desk.tokens))
            path, url = f"/api/tables/{desk.id}/hook", f"https://hooks.invalid/{next(self.numbers)}"
            values = (desk.id, str(server.me()["id"]))
            self.change("hooks", HOOK, values, url, lambda: self.put(server, path, {"url": url}))

    def report(self) -> None:
        """Become a new guest and report the host of a table."""
        if desk := self.playing():
            server, person = self.arrive()
            path, link, note = f"/api/tables/{desk.id}/reports", desk.link, f"Note {next(self.numbers)}"
            wish = {"reason": "other", "seat": 1, "note": note}
            self.change("reports", REPORT, (person, desk.id), note, lambda: server.post(path, wish, link=link))

    def playing(self) -> Place | None:
        """A table with a running game."""
        found = [desk for desk in self.desks if not desk.over]
        return self.rng.choice(found) if found else None

    def put(self, server: Server, path: str, body: dict[str, str]) -> None:
        """Change something."""
        send("PUT", server.url + path, server.token, body)
