"""A busy server: people at several tables answer as fast as they can, reconnect whenever they are cut off, and remember
everything that was acknowledged, to be compared with the store.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from orcs.client import Server, ServerError
from orcs.server.store import Transaction
from orcs.server.store.postgres_link import PostgresTransaction
from orcs.server.store.sqlite import SqliteTransaction
from orcs.tables.facts import Early, Played, Resumed, Voted, read_fact
from orcs.tables.patches import merged
from orcs.verify import verify
from tests.server.bystander import Bystanders

Doc = dict[str, Any]
PATIENCE = 60.0
"""After this long without progress, a table counts as stuck."""
OUTDATED = ("stale", "overtaken")
AWAY = ("unreachable", "store", "http-503")
TABLES = (["me", "open"], ["me", "open", "random"], ["me", "apprentice", "open"], ["me", "random"])
MODULES: tuple[dict[str, str], ...] = ({}, {"missions": ""}, {"bonus": "", "new_fate": ""})


@dataclass(frozen=True)
class Acknowledged:
    """A pick or vote that its player saw carried out, with the number of its step."""

    seq: int
    seat: int
    what: str
    pick: str = ""


@dataclass
class Desk:
    """A table and what is known of it."""

    id: str
    link: str
    tokens: list[str] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    said: set[str] = field(default_factory=set)
    seen: int = 0
    over: bool = False


class Player:
    """A person at a table. `where` gives the address of a server, a different one at each call if there are several."""

    def __init__(
        self, desk: Desk, token: str, where: Callable[[], str], rng: random.Random, problems: list[str]
    ) -> None:
        self.desk = desk
        self.token = token
        self.where = where
        self.rng = rng
        self.seq = 0
        self.view: Doc = {}
        self.ask: Doc | None = None
        self.can_undo = False
        self.refs = itertools.count(1)
        self.pending: Doc | None = None
        self.problems = problems

    async def play(self) -> None:
        """Play until the game is over, however often the connection is lost."""
        give_up = None
        loop = asyncio.get_running_loop()
        while not self.desk.over:
            try:
                address = f"ws{self.where().removeprefix('http')}/api/tables/{self.desk.id}/socket"
                headers = {"Authorization": f"Bearer {self.token}"}
                async with connect(address, additional_headers=headers, max_size=1 << 22, proxy=None) as socket:
                    give_up = None
                    await self.converse(socket)
            except (OSError, WebSocketException):
                give_up = give_up or loop.time() + PATIENCE
                assert loop.time() < give_up, f"no way back to {self.desk.id}"
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def converse(self, socket: ClientConnection) -> None:
        """Play until the game is over or the connection is lost."""
        before = self.seq
        self.forget()
        while not self.desk.over:
            try:
                async with asyncio.timeout(PATIENCE):
                    message: Doc = json.loads(await socket.recv())
            except TimeoutError:
                raise AssertionError(f"table {self.desk.id} is stuck at {self.seq}: {self.view['table']}") from None
            if message["type"] == "step":
                if "base" not in message:
                    assert message["seq"] >= before, f"seq {message['seq']} after {before} was seen"
                self.take(message)
            elif message["type"] == "problem":
                await self.hear(message)
            elif message["type"] == "done" and self.pending is not None and self.answers(message):
                self.desk.said.add(self.pending["text"])
                self.pending = None
            if self.pending is None and not self.desk.over:
                await self.act(socket)

    def forget(self) -> None:
        """Forget the view: the next step brings a whole one."""
        self.seq, self.ask, self.can_undo, self.pending = -1, None, False, None

    def take(self, step: Doc) -> None:
        """Take in a step, and note whether it acknowledges what was sent."""
        if "base" in step:
            assert step["base"] == self.seq, f"a patch on {step['base']} came at {self.seq}"
        self.view = merged(self.view, step["view"]) if "base" in step else step["view"]
        self.seq, self.ask, self.can_undo = step["seq"], step.get("ask"), step.get("can_undo", False)
        self.desk.seen = max(self.desk.seen, self.seq)
        if self.answers(step):
            assert self.pending is not None
            seat = self.view["own"]["seat"] - 1
            self.desk.acknowledged.append(
                Acknowledged(self.seq, seat, self.pending["type"], self.pending.get("pick", ""))
            )
            self.pending = None
        elif "base" not in step:
            self.pending = None  # a listener that is too slow gets the whole view; what became of the pick is unknown
        self.desk.over = self.view["table"]["status"] == "over"

    def answers(self, message: Doc) -> bool:
        """Whether a message answers what was sent last."""
        return self.pending is not None and message.get("ref") == self.pending["ref"]

    async def hear(self, problem: Doc) -> None:
        """Take in a refusal. If the view was stale, the new one follows."""
        self.problems.append(problem["code"])
        assert problem["code"] in (*OUTDATED, "refused", "store", "paused"), problem
        self.pending = None
        if problem["code"] in OUTDATED:
            self.ask, self.can_undo = None, False
        elif problem["code"] == "refused":
            self.can_undo = False
        else:
            await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def act(self, socket: ClientConnection) -> None:
        """Answer at random; undo, vote for a pause or chat now and then. A pause ends soon."""
        ref, chance = next(self.refs), self.rng.random()
        if self.view["table"].get("paused"):
            self.pending = {"type": "pause", "on": False, "ref": ref}
        elif self.can_undo and chance < 0.06:
            self.pending = {"type": "undo", "ref": ref}
        elif self.ask is None:
            return
        elif chance > 0.985:
            self.pending = {"type": "pause", "on": True, "ref": ref}
        elif chance > 0.955:
            self.pending = {"type": "say", "text": f"{self.seq} {self.rng.random()}", "ref": ref}
        else:
            pick = self.rng.choice(self.ask["options"])["text"]
            self.pending = {"type": "answer", "ask": self.ask["id"], "pick": pick, "ref": ref}
        await socket.send(json.dumps(self.pending))


class Party:
    """Several tables at once; when a game is over, its record is checked and another one begins, until `closing`."""

    def __init__(self, servers: Sequence[Callable[[], str]], count: int, seed: int, **wishes: Any) -> None:
        self.servers = servers
        self.count = count
        self.rng = random.Random(seed)
        self.wishes = wishes
        self.desks: list[Desk] = []
        self.problems: list[str] = []
        self.closing = False
        self.made = 0
        self.bystanders = Bystanders(self.where, self.desks, random.Random(seed))

    def where(self) -> str:
        """The address of any of the servers."""
        return self.rng.choice(self.servers)()

    @property
    def picks(self) -> int:
        """How many picks were acknowledged."""
        return sum(len(desk.acknowledged) for desk in self.desks)

    @property
    def finished(self) -> int:
        """How many games have ended and had their records checked."""
        return sum(desk.over for desk in self.desks)

    async def play(self) -> None:
        """Keep all tables busy until `closing`, then play their games to the end."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.count):
                group.create_task(self.keep_playing())
            group.create_task(self.bystanders.go_on(lambda: self.closing))

    async def keep_playing(self) -> None:
        """One game after another."""
        while not self.closing:
            try:
                self.made += 1
                desk, tokens = await asyncio.to_thread(self.sit_down, self.made)
            except ServerError as error:
                # The server was killed, or its store was down. A table that was not started does no harm.
                if error.code not in (*AWAY, "conflict", "not_known"):
                    raise
                await asyncio.sleep(0.05)
                continue
            self.desks.append(desk)
            async with asyncio.TaskGroup() as group:
                for token in tokens:
                    group.create_task(self.player(desk, token).play())
            await self.check_record(desk, tokens[0])

    def player(self, desk: Desk, token: str) -> Player:
        """A player at a table of any of the servers."""
        return Player(desk, token, self.where, random.Random(self.rng.random()), self.problems)

    def sit_down(self, number: int) -> tuple[Desk, list[str]]:
        """Start a game; its table and the players' tokens. Each number has its own kind of table."""
        host = Server(self.where())
        host.guest("Host")
        seats, modules = TABLES[number % len(TABLES)], MODULES[number % len(MODULES)]
        made = host.create_table(seats, modules, pace=0, **self.wishes)
        tokens = [str(host.token)]
        for _ in range(seats.count("open")):
            other = Server(self.where())
            other.guest("Other")
            other.command(made["id"], "sit", made["link"])
            tokens.append(str(other.token))
        host.command(made["id"], "start")
        return Desk(made["id"], made["link"], tokens), tokens

    async def check_record(self, desk: Desk, token: str) -> None:
        """Check that a finished game has a record that replays and whose draws are proved."""
        for _ in range(int(PATIENCE / 0.2)):
            server = Server(self.where(), token)
            try:
                text = await asyncio.to_thread(server.fetch, f"/api/records/{desk.id}/text", link=desk.link)
            except ServerError as error:
                if error.code not in AWAY:
                    raise
                await asyncio.sleep(0.2)
                continue
            verdict = await asyncio.to_thread(verify, text.decode())
            assert verdict.over
            assert verdict.proved
            return
        raise AssertionError(f"no record of {desk.id}")

    async def moving(self) -> None:
        """Wait until every table with a running game has moved on."""
        await self.until(lambda: len(self.desks) >= self.count)
        before = {desk.id: desk.seen for desk in self.desks if not desk.over}
        await self.until(lambda: all(desk.over or desk.seen != before.get(desk.id) for desk in self.desks))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.01)

    async def audit(self, database: str) -> int:
        """Compare everything acknowledged with the store; how many acknowledged things it lacks."""
        known = [missing(desk.id, desk.seen, list(desk.acknowledged), set(desk.said)) for desk in self.desks]
        claims = list(self.bystanders.claims.values())

        def work(tx: Transaction) -> int:
            return sum(count(tx) for count in known) + sum(not claim.holds(tx) for claim in claims)

        return await asyncio.to_thread(lambda: read_beside(database, work))


def read_beside(database: str, work: Callable[[Transaction], int]) -> int:
    """Read a store without writing to it, even if it is in use or full."""
    if database.startswith("sqlite:///"):
        address = f"file:{database.removeprefix('sqlite:///')}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=30)) as file:
            file.execute("BEGIN")
            return work(SqliteTransaction(file))
    with psycopg.connect(database) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        return work(PostgresTransaction(connection, []))


def missing(id: str, seen: int, acknowledged: list[Acknowledged], said: set[str]) -> Callable[[Transaction], int]:
    """A transaction that counts what is missing at a table, and checks that the rest is intact."""

    def work(tx: Transaction) -> int:
        rows = tx.query("SELECT seq, data FROM steps WHERE table_id = ? ORDER BY seq", id)
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), f"{id}: steps are missing"
        found = tx.query("SELECT status FROM tables WHERE id = ?", id)
        if not found:
            return 1 + len(acknowledged) + len(said)
        ((status,),) = found
        assert len(tx.query("SELECT 1 FROM records WHERE table_id = ?", id)) == (status == "over")
        lines = {text for (text,) in tx.query("SELECT text FROM chat WHERE table_id = ?", id)}
        kept = dict(rows)
        lost = sum(not holds(kept.get(pick.seq), pick) for pick in acknowledged)
        return lost + len(said - lines) + int(seen > len(rows))

    return work


def holds(data: str | None, pick: Acknowledged) -> bool:
    """Whether a step is the acknowledged pick."""
    if data is None:
        return False
    fact = read_fact(data)
    if pick.what == "pause":
        return isinstance(fact, (Voted, Resumed)) and fact.seat == pick.seat
    if isinstance(fact, Early):
        return (fact.seat, fact.pick) == (pick.seat, pick.pick)
    if not isinstance(fact, Played) or fact.seat != pick.seat:
        return False
    done = fact.lines[0].partition(" ")[2]
    return done.startswith("undo ") if pick.what == "undo" else done == pick.pick
