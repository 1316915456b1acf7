"""Tables for tests: made and played without a server, every step kept as the server would keep it."""

from __future__ import annotations

from orcs import Event
from orcs.engine.terms import COLOURS
from orcs.server.keeping import Kept
from orcs.server.messages import Clock, SeatWish, TableWish
from orcs.server.steps import AnyFact, Created, SeatFact, write_fact
from orcs.server.table import STATE, Table

SEED = "5e" * 32
PEOPLE = ("ann", "bob", "cid", "dee")


class Desk:
    """A table with the steps that it has had, one second apart unless told otherwise."""

    def __init__(self, wish: TableWish, seats: list[SeatFact]) -> None:
        self.table = Table("desk")
        self.rows: list[tuple[int, int, str]] = []
        self.snapshot: str | None = None
        self.snapshot_seq = 0
        self.now = 1_000_000
        self.follow(Created(PEOPLE[0], wish, seats, SEED))

    def follow(self, fact: AnyFact, wait: int = 1000) -> None:
        """Keep a step that the game has played already."""
        self.now += wait
        self.table.follow(fact, self.now)
        self.rows.append((self.table.seq, self.now, write_fact(fact)))

    def start(self) -> None:
        """Deal."""
        self.follow(self.table.begin()[0])

    def do(self, step: tuple[AnyFact, list[Event]], wait: int = 1000) -> None:
        """Keep what a command has made."""
        self.follow(step[0], wait)

    def snap(self) -> None:
        """Take a snapshot."""
        self.snapshot, self.snapshot_seq = self.table.snapshot(), self.table.seq

    def kept(self) -> Kept:
        """What the store would hold."""
        return Kept("desk", "link", self.snapshot, self.snapshot_seq, list(self.rows))


def desk(
    people: int = 2,
    bots: int = 0,
    *,
    modules: dict[str, str] | None = None,
    clock: Clock | None = None,
    undo: bool = True,
    started: bool = True,
) -> Desk:
    """A table of so many people and bots."""
    wish = TableWish([SeatWish() for _ in range(people + bots)], modules or {}, clock=clock or Clock(), undo=undo)
    kinds = [SeatFact("person", COLOURS[seat], PEOPLE[seat], nonce=f"n{seat}") for seat in range(people)]
    kinds += [SeatFact("bot", COLOURS[seat], level="random") for seat in range(people, people + bots)]
    made = Desk(wish, kinds)
    if started:
        made.start()
    return made


def told(table: Table) -> dict[str, object]:
    """All that a table is, for comparing two of them; but what could be picked again, a table may forget."""
    state: dict[str, object] = {name: getattr(table, name) for name in STATE}
    game = table.game
    if game is not None:
        state["asks"] = [(ask.id, ask.seat, ask.options) for ask in table.asks]
        state["log"] = [(row.actor, row.pick, row.back) for row in game.log]
        state["position"] = game.checkpoint()
        state["waiting"] = dict(game.waiting)
        state["undoable"] = list(game.undoable)
    return state
