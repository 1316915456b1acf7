"""The past of a table: everybody gets again what they were sent, or would have been; never more (S10)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from orcs import MODULES, Game, Rng
from orcs.tables import commands as c
from orcs.tables import past, wire
from orcs.tables.facts import AnyFact, Early, Played
from orcs.tables.playing import Progress
from orcs.tables.refusal import Refused
from tests.server.house import House, visit
from tests.server.support import joined, option_texts, quick_bots
from tests.server.tables import Desk, desk

SETS = [(), ("missions",), ("bonus", "new_fate"), ("terrain", "reinforcement"), tuple(MODULES)]
VIEWERS = (wire.SPECTATOR, 0, 1, 2)
STEPS = 160


class Witness:
    """A table with random play, and everything that each viewer was sent."""

    def __init__(self, modules: tuple[str, ...], seed: int) -> None:
        self.rng = Rng(seed)
        self.desk: Desk = desk(3, modules=dict.fromkeys(modules, ""), started=False)
        self.sent: dict[int, list[list[object]]] = {viewer: [] for viewer in VIEWERS}
        self.seqs: list[int] = []
        self.early = 0
        self.hear(self.desk.ask(0, c.Start()))

    def hear(self, progress: Progress) -> None:
        """Broadcast the result of a command, as a room does."""
        fact = progress.fact
        told = wire.EventBytes(self.desk.table.game, progress.events)
        for viewer, heard in self.sent.items():
            plain = msgspec.json.decode(told.bytes_for(viewer))
            if plain or is_undo(fact):
                heard.append(plain)
        self.early += isinstance(fact, Early)
        if len(self.sent[0]) > len(self.seqs):
            self.seqs.append(self.desk.table.seq)

    def step(self) -> None:
        """Pick, undo or redo something."""
        table = self.desk.table
        ask = table.asks[self.rng.below(len(table.asks))]
        if self.rng.below(4) == 0:
            try:
                self.hear(self.desk.ask(ask.seat, (c.Undo(), c.Redo(), c.Restart())[self.rng.below(3)]))
            except Refused:
                return
        else:
            pick = ask.options[self.rng.below(len(ask.options))]
            self.hear(self.desk.pick(ask.seat, pick))

    def play(self, steps: int = STEPS) -> None:
        """Play this many steps, or until the game is over."""
        for _ in range(steps):
            if self.desk.table.status == "playing":
                self.step()


def is_undo(fact: AnyFact) -> bool:
    return isinstance(fact, Played) and " undo " in fact.lines[0]


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_everybody_is_told_again_what_they_were_sent_and_nothing_else(modules: tuple[str, ...]) -> None:
    for seed in range(4):
        game = Witness(modules, seed)
        game.play()
        for viewer in VIEWERS:
            assert [step.events for step in past.retold(game.desk.rows, viewer)] == game.sent[viewer]
        assert len({msgspec.json.encode(heard) for heard in game.sent.values()}) == len(VIEWERS), "views differ"


def test_the_games_of_these_tests_have_early_answers_and_takings_back() -> None:
    game = Witness(("missions",), 1)
    game.play()
    assert game.early > 0
    assert [] in game.sent[0]


def test_a_past_up_to_a_step_is_the_beginning_of_the_whole() -> None:
    game = Witness((), 5)
    game.play(60)
    whole = past.retold(game.desk.rows, 0)
    for count, seq in enumerate(game.seqs, 1):
        assert past.retold([row for row in game.desk.rows if row[0] <= seq], 0) == whole[:count]


def test_who_took_back_is_named() -> None:
    game = Witness((), 2)
    game.play(200)
    told = past.retold(game.desk.rows, wire.SPECTATOR)
    assert {step.undone for step in told if not step.events} == {1, 2, 3}
    assert all(step.undone == 0 for step in told if step.events)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Witness(("missions",), 3)
    game.play(80)
    monkeypatch.setattr(Game, "redact", lambda game, events, viewer: events)
    for viewer in VIEWERS:
        assert [step.events for step in past.retold(game.desk.rows, viewer)] != game.sent[viewer]


def test_a_newcomer_gets_the_past_of_a_live_table_and_goes_on_from_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        quick_bots(house.services)
        ann, viewer = await house.guest("Ann"), await house.guest("Viewer")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await ann.post("/api/tables", {"seats": seats, "pace": 0, "modules": {"missions": ""}})
        path = f"/api/tables/{table['id']}/past"
        assert await ann.get(path) == {"seq": 1, "steps": []}
        await ann.do(table["id"], "start")
        async with joined(house, ann, table["id"]) as socket:
            while socket.seq < 20:
                while not option_texts(socket.ask):
                    await socket.get()
                await socket.answer()
            await socket.settle()
            seq = socket.seq
        whole = await ann.get(path, until=seq)
        public = await viewer.get(path, until=seq, link=table["link"])
        assert whole["seq"] == public["seq"] == seq
        assert len(whole["steps"]) == len(public["steps"]) > 3
        assert whole["steps"] != public["steps"], "Ann knows what she drew"
        dealt = [
            event for step in public["steps"] for event in step.get("events", ()) if event["event"] == "card_drawn"
        ]
        assert dealt
        assert all(event["card"] is None for event in dealt)
        few = await ann.get(path, until=seq, last=3)
        assert few == {"seq": seq, "steps": whole["steps"][-3:], "more": True}

    visit(tmp_path, story)
