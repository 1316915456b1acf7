"""Nobody learns what is not theirs: what a seat or spectator is sent is a function of its view, and secrets are sent to
nobody (S10)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import msgspec
import pytest

from orcs import MODULES, Ask, Dealer, Game, Rng, plain_event, plain_position
from orcs.bots.levels import LEVELS
from orcs.engine.plain import plain_own
from orcs.server import clock
from orcs.server.rooms import driver
from orcs.server.rooms.driver import Driver
from orcs.server.thinking.thinker import Thinker
from orcs.tables import handlers, info, looking, wire
from orcs.tables.audience import Audience
from orcs.tables.due import USUAL_TIMES
from orcs.tables.folding import LONGEST_TIME
from orcs.tables.refusal import Refused
from orcs.tables.table import Table
from tests.properties.games import frozen
from tests.server.tables import desk
from tests.server.twin_rooms import differ, pairs, stop_time

SETS = [(), ("missions",), ("bonus",), ("missions", "terrain"), ("new_fate", "reinforcement"), tuple(MODULES)]
name_of = "+".join


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_time(monkeypatch)


# What is sent is a function of the view


@pytest.mark.parametrize("modules", SETS, ids=name_of)
def test_tables_that_a_viewer_cannot_tell_apart_send_the_same_bytes(modules: tuple[str, ...]) -> None:
    count = 0
    for seed in (70, 71, 75):
        for pair in pairs(modules, seed + len(modules), 31, 4):
            assert differ(pair, 25, Rng(count)) is None
            count += 1
    assert count >= 9


@pytest.mark.parametrize("viewer", [wire.SPECTATOR, 0, 2])
def test_games_dealt_differently_from_the_start_send_the_same_bytes(viewer: int) -> None:
    one, two = (Game.new(3, start=0, modules=["missions", "bonus"], dealer=Dealer(), undo=True) for _ in range(2))
    assert differ((one, two, viewer), 70, Rng(72)) is None
    assert frozen(one.state) != frozen(two.state)


def plant_hands_in_view(patch: pytest.MonkeyPatch) -> None:
    public = wire.public_doc
    patch.setattr(wire, "public_doc", lambda game: public(game) | {"hands": game.state.values("hand")})


def plant_hands_in_change(patch: pytest.MonkeyPatch) -> None:
    def turn(sheets: wire.Sheets, game: Any, section: Any, moving: Any) -> None:
        honest(sheets, game, section, moving)
        sheets.change = wire.encode(msgspec.json.decode(sheets.change) | {"hands": game.state.values("hand")})

    honest = wire.Sheets.turn
    patch.setattr(wire.Sheets, "turn", turn)


def plant_own_change_of_another(patch: pytest.MonkeyPatch) -> None:
    honest = wire.Sheets.own_change
    patch.setattr(wire.Sheets, "own_change", lambda sheets, game, seat: honest(sheets, game, 0))


def plant_draw_piles_in_own(patch: pytest.MonkeyPatch) -> None:
    own = wire.own_doc
    patch.setattr(wire, "own_doc", lambda game, seat: own(game, seat) | {"all": plain_position(game.state)})


def plant_another_seats_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "own_doc", lambda game, seat: plain_own(game.state, (seat + 1) % len(game.setup.colours)))


def plant_whole_events(patch: pytest.MonkeyPatch) -> None:
    def bytes_for(told: wire.EventBytes, viewer: int) -> bytes:
        return wire.encode([plain_event(told.game.rules, event) for event in told.events] if told.game else [])

    patch.setattr(wire.EventBytes, "bytes_for", bytes_for)


def plant_others_questions(patch: pytest.MonkeyPatch) -> None:
    def ask_bytes(audience: Audience, table: Table, seat: int) -> bytes:
        return b"".join(wire.ask_bytes(table.playing, ask) for ask in table.asks[:1])

    patch.setattr(Audience, "ask_bytes", ask_bytes)


def plant_flag_of_others_choice(patch: pytest.MonkeyPatch) -> None:
    def flags(audience: Audience, table: Table, seat: int) -> tuple[str, ...]:
        return ("early",) if any(len(ask.options) % 2 for ask in table.asks) else ()

    patch.setattr(Audience, "flags", flags)


def plant_options_in_table(patch: pytest.MonkeyPatch) -> None:
    honest = info.info_doc
    patch.setattr(info, "info_doc", lambda *args: honest(*args) | {"n": [len(ask.options) for ask in args[0].asks]})


def plant_points_in_info(patch: pytest.MonkeyPatch) -> None:
    honest = info.table_info

    def table_info(table: Any, *args: Any) -> Any:
        doc = honest(table, *args)
        doc.result = [score.total for score in table.playing.scores()]
        return doc

    patch.setattr(info, "table_info", table_info)


def plant_options_in_refusals(patch: pytest.MonkeyPatch) -> None:
    honest = handlers.refused_pick

    def refused_pick(table: Any, error: Any) -> Refused:
        refused = honest(table, error)
        refused.expected = [text for ask in table.asks for text in ask.options]
        return refused

    patch.setattr(handlers, "refused_pick", refused_pick)


def plant_previews_for_others(patch: pytest.MonkeyPatch) -> None:
    honest = looking.look

    def look(table: Any, seat: int, command: Any) -> Any:
        return honest(table, table.asks[0].seat if table.asks else seat, command)

    patch.setattr(looking, "look", look)


def plant_sheet_of_another(patch: pytest.MonkeyPatch) -> None:
    def whole(sheets: wire.Sheets, game: Any, seat: int) -> bytes:
        return wire.encode(wire.public_doc(game) | {"table": sheets.section, "own": wire.own_doc(game, 0)})

    patch.setattr(wire.Sheets, "whole", whole)


def plant_true_position_in_hints(patch: pytest.MonkeyPatch) -> None:
    async def think(thinker: Any, table: Any, seat: int, *args: object) -> str:
        return msgspec.json.encode(plain_position(table.playing.state)).decode()

    patch.setattr(Thinker, "think", think)


LEAKS = [value for name, value in list(globals().items()) if name.startswith("plant_")]


@pytest.mark.interpreted
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_planted_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    modules = ("bonus", "missions")
    for number, pair in enumerate(pairs(modules, 63, 13, 30)):
        if differ(pair, 25, Rng(number)) is not None:
            return
    one, two = (Game.new(3, start=0, modules=modules, dealer=Dealer()) for _ in range(2))
    assert differ((one, two, 0), 80, Rng(63)) is not None


# Timing reveals nothing either


class Waits:
    """Sleep that takes no time, on its own clock."""

    def __init__(self, patch: pytest.MonkeyPatch, thinking: float) -> None:
        self.time = 5_000_000
        self.thinking = thinking
        patch.setattr(clock, "now_ms", lambda: self.time)
        patch.setattr(driver, "asyncio", SimpleNamespace(sleep=self.sleep))

    async def sleep(self, seconds: float) -> None:
        self.time += round(seconds * 1000)

    async def think(self, ask: Ask) -> str:
        self.time += round(self.thinking * 1000)
        return "pass"


def answered_after(patch: pytest.MonkeyPatch, level: str, options: list[str], thinking: float, pace: int) -> int:
    """The milliseconds after which a bot answers."""
    made = desk(1, 1).table
    made.seats[1].level = cast(Any, level)
    made.wish.pace = pace
    waits = Waits(patch, thinking)
    made.asks, made.asked_at = [Ask(3, 1, "ChooseAction", "T3", options)], {1: waits.time}
    answers: list[int] = []

    async def do(command: object) -> None:
        answers.append(waits.time - made.asked_at[1])

    (due,) = made.due()
    asyncio.run(Driver(do, waits.think, Mock()).work(due))
    return answers[0]


@pytest.mark.parametrize("pace", [1, 300, 900, 10_000])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_at_the_same_pace_whatever_it_holds(
    level: str, pace: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = [["pass"], ["pass", "end"], [f"cast:{number}" for number in range(9)]]
    thinking = (0.0, LEVELS[level].seconds / 3, LEVELS[level].seconds)
    times = {answered_after(monkeypatch, level, held, t, pace) for held in options for t in thinking}
    assert len(times) == 1
    assert times.pop() >= pace


@pytest.mark.parametrize("own", [(), (1_000, 7_000, 2_500)])
def test_an_automatic_answer_takes_as_long_as_its_seat_usually_does(
    own: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = desk(2, auto_pass=True)
    table = made.table
    while len(table.times.get(0, ())) < len(own):
        ask = table.asks[0]
        if ask.seat == 0 and len(ask.options) > 1:
            made.pick(0, ask.options[0], wait=own[len(table.times.get(0, ()))])
        else:  # neither another's time nor that of a question without a choice is the seat's own
            made.pick(ask.seat, ask.options[0], wait=LONGEST_TIME)
    table.asks, table.asked_at = [Ask(2, 0, "ChooseAction", "T3", ["pass"])], {0: made.now}
    waits = Waits(monkeypatch, 0)
    delays: set[int] = set()

    async def do(command: object) -> None:
        pass

    for _ in range(100):
        before = waits.time
        (due,) = table.due()
        asyncio.run(Driver(do, waits.think, Mock()).work(due))
        delays.add(waits.time - before)
    assert delays == set(own or USUAL_TIMES)
