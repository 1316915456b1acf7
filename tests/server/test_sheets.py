"""Sheets: a change of a view turns the old view into the new one, whatever happened in between."""

from __future__ import annotations

import json

from orcs import Game, Rng, plain_event
from orcs.engine.core import ROOM, Options
from orcs.engine.plain import event_line
from orcs.tables.audience import Audience
from orcs.tables.patches import Doc, merged
from orcs.tables.sheets import OwnSheet, Sheet
from orcs.tables.wire import SPECTATOR, own_change, own_doc, public_change, public_doc
from tests.properties.games import every_module_set, lively, new_game
from tests.server.tables import desk

Told = tuple[Sheet, list[OwnSheet]]


def sheets_of(game: Game) -> Told:
    seats = range(len(game.setup.colours))
    state = game.state.copy()
    return Sheet(game.view(SPECTATOR)), [OwnSheet(state, seat) for seat in seats]


def docs_of(game: Game) -> list[Doc]:
    seats = range(len(game.setup.colours))
    return [public_doc(game), *(own_doc(game, seat) for seat in seats)]


def changes(before: Told, now: Told) -> list[Doc]:
    return [public_change(before[0], now[0]), *map(own_change, before[1], now[1])]


@every_module_set
def test_every_change_makes_the_new_view_of_the_old_one_and_tells_nothing_twice(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 2 + len(modules) % 3, 19, undo=True)
    rng = Rng(len(modules))
    told, shown = sheets_of(game), docs_of(game)
    while not game.over:
        seat = game.actor
        assert seat is not None
        if rng.below(6) == 0 and game.can_undo(seat):
            game.undo(seat)
        else:
            events = game.play(lively(game, rng))
            assert [event_line(game.rules, each) for each in events] == [
                json.dumps(plain_event(game.rules, each)) for each in events
            ]
        if rng.below(3) and not game.over:
            continue  # several picks may lie between two views
        now, docs = sheets_of(game), docs_of(game)
        for old, change, doc in zip(shown, changes(told, now), docs, strict=True):
            assert merged(old, change) == doc
            assert_new(old, change)
        assert not any(changes(now, sheets_of(game)))
        told, shown = now, docs
    assert shown[0]["over"]


def assert_new(old: Doc, change: Doc) -> None:
    """Check that a change holds nothing that the old view has."""
    for name, value in change.items():
        if isinstance(value, dict) and name in old:
            assert value, name
            assert_new(old[name], value)
        else:
            assert old.get(name) != value, name


def test_a_table_that_was_read_anew_is_told_by_what_differs() -> None:
    first, second = new_game(("missions",), 3, 5), new_game(("bonus",), 3, 6)
    for old, change, doc in zip(
        docs_of(first), changes(sheets_of(first), sheets_of(second)), docs_of(second), strict=True
    ):
        assert merged(old, change) == doc


@every_module_set
def test_a_score_tells_what_counts_and_what_a_mission_brings(modules: tuple[str, ...]) -> None:
    game = new_game(modules, 3, 19)
    rng = Rng(len(modules))
    missing = 0
    while not game.over:
        game.play(lively(game, rng))
        for score, told in zip(game.scores(), public_doc(game)["scores"].values(), strict=True):
            assert all(line["count"] or line["clause"] == "M2" for line in told["lines"])
            missing += len(score.lines) - len(told["lines"])
            own = own_doc(game, score.seat).get("score", told)
            assert own["total"] == score.total == sum(line["points"] for line in own["lines"])
            kept = [line for line in score.lines if line.clause == "M2"]
            assert [line["points"] for line in own["lines"] if line["clause"] == "M2"] == [each.points for each in kept]
    assert missing


def test_there_is_room_for_any_number_of_options() -> None:
    out = Options()
    for pick in range(5 * ROOM):
        out.add_chance(pick, pick + 1)
    assert out.as_list() == list(range(5 * ROOM))
    assert out.odds() == list(range(1, 5 * ROOM + 1))


class Guest:
    """Somebody connected, who keeps what is sent."""

    seat, name, link = 0, "Ann", ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def shut_out(self, why: str = "") -> None:
        raise AssertionError(why)


def test_a_table_without_anybody_keeps_nothing_of_what_was_sent() -> None:
    made = desk(2)
    audience, guest = Audience(made.table, "link", {"ann": "Ann"}), Guest("ann")
    audience.add(made.table, guest)
    audience.broadcast(made.table, [], newcomer=guest)
    assert audience.section_doc
    audience.remove(guest, 0)
    audience.broadcast(made.table, [])
    assert (audience.sheets, audience.section_doc, dict(audience.listeners)) == (None, {}, {})
    assert json.loads(audience.view(made.table, 0))["seq"] == json.loads(guest.sent[0])["seq"]
    assert (audience.sheets, audience.section_doc) == (None, {})
