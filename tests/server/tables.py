"""Tables for tests: played without a server, with every fact stored as the server would."""

from __future__ import annotations

import random

from orcs.engine.terms import COLOURS
from orcs.tables.commands import AnyCommand, Create, Pick, Request, Start, TableCommand
from orcs.tables.due import safe_pick
from orcs.tables.facts import AnyFact, By, Created, SeatFact, write_fact
from orcs.tables.fold import StoredTable
from orcs.tables.messages import Clock, SeatWish, TableWish
from orcs.tables.playing import Progress
from orcs.tables.state import FIELDS
from orcs.tables.table import Table

SEED = "5e" * 32
PEOPLE = ("ann", "bob", "cid", "dee")


class Desk:
    """A table with its facts, one second apart unless told otherwise."""

    def __init__(self, wish: TableWish, seats: list[SeatFact], record: list[str] | None = None) -> None:
        self.table = Table("desk")
        self.rows: list[tuple[int, int, str]] = []
        self.snapshot: str | None = None
        self.snapshot_seq = 0
        self.now = 1_000_000
        self.do(Create(Created(PEOPLE[0], wish, seats, SEED, record=record or [])))

    def do(self, command: TableCommand, wait: int = 1000) -> Progress:
        """Carry out a command and store its fact. A refused command takes no time."""
        progress = self.table.do(command, self.now + wait)
        self.now += wait
        self.rows.append((self.table.seq, self.now, write_fact(progress.fact)))
        return progress

    def ask(self, seat: int, command: AnyCommand, wait: int = 1000) -> Progress:
        """Carry out what a person asks for."""
        return self.do(Request(PEOPLE[seat], command, nonce="nonce"), wait)

    def apply(self, fact: AnyFact, wait: int = 1000) -> None:
        """Apply a fact whose command does not matter here."""
        self.now += wait
        self.table.apply(fact, self.now)
        self.rows.append((self.table.seq, self.now, write_fact(fact)))

    def start(self) -> None:
        """Deal."""
        self.ask(0, Start())

    def pick(self, seat: int, pick: str, by: By = "person", wait: int = 1000) -> Progress:
        """Answer the open question of a seat."""
        ask = self.table.ask_of(seat)
        assert ask is not None
        return self.do(Pick(seat, ask.id, pick, by), wait)

    def play_on(self, picks: int, rng: random.Random | None = None) -> None:
        """Let the seats that are asked answer, in seat order, at most this often."""
        for _ in range(picks):
            if self.table.status != "playing":
                return
            ask = self.table.asks[0]
            self.pick(ask.seat, rng.choice(ask.options) if rng else safe_pick(ask.options))

    def snap(self) -> None:
        """Take a snapshot."""
        self.snapshot, self.snapshot_seq = self.table.snapshot(), self.table.seq

    def stored(self) -> StoredTable:
        """The rows that the store would hold."""
        return StoredTable("desk", "link", self.snapshot, self.snapshot_seq, list(self.rows))


def desk(
    people: int = 2,
    bots: int = 0,
    *,
    modules: dict[str, str] | None = None,
    clock: Clock | None = None,
    undo: bool = True,
    started: bool = True,
    auto_pass: bool = False,
    record: list[str] | None = None,
) -> Desk:
    """A table of people and bots."""
    seats = [SeatWish() for _ in range(people + bots)]
    wish = TableWish(seats, modules or {}, clock=clock or Clock(), undo=undo, auto_pass=auto_pass)
    kinds = [SeatFact("person", COLOURS[seat], PEOPLE[seat], nonce=f"n{seat}") for seat in range(people)]
    kinds += [SeatFact("bot", COLOURS[seat], level="random") for seat in range(people, people + bots)]
    made = Desk(wish, kinds, record)
    if started:
        made.start()
    return made


def told(table: Table) -> dict[str, object]:
    """Everything about a table, to compare two of them; except redo, which a reloaded table may forget."""
    state: dict[str, object] = {name: getattr(table, name) for name in FIELDS}
    game = table.game
    if game is not None:
        state["asks"] = [(ask.id, ask.seat, ask.options) for ask in table.asks]
        state["log"] = [(row.actor, row.pick, row.back) for row in game.log]
        state["position"] = game.checkpoint()
        state["waiting"] = dict(game.waiting)
        state["undoable"] = list(game.undoable)
    return state
