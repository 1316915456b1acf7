"""Several picks sent at once: the same as one by one, all or nothing, and undone together."""

from __future__ import annotations

import random

import pytest

from orcs import CHANCE, MODULES
from orcs.engine.known import plain_known
from orcs.tables import commands as c
from orcs.tables import looking
from orcs.tables.due import due
from orcs.tables.facts import Played
from orcs.tables.fold import fold
from orcs.tables.refusal import Refused
from orcs.tables.table import Table
from orcs.tables.thinking import TableRules, choose
from tests.server.tables import Desk, desk

ALL = dict.fromkeys(MODULES, "")


def log(table: Table) -> list[tuple[int, int, int]]:
    """All picks at a table."""
    return [(row.actor, row.pick, row.back) for row in table.playing.log]


def picked_one_by_one(made: Desk, seat: int, most: int, rng: random.Random) -> list[str]:
    """Random picks of a seat, until chance or somebody else decides."""
    picks: list[str] = []
    while len(picks) < most:
        ask = made.table.ask_of(seat)
        assert ask is not None
        picks.append(rng.choice(ask.options))
        before = len(made.table.playing.log)
        made.ask(seat, c.Answer(ask=ask.id, pick=picks[-1]))
        dealt = any(row.actor == CHANCE for row in made.table.playing.log[before:])
        following = made.table.asks[0].seat if made.table.asks else -1
        if dealt or following != seat or len(made.table.playing.log) == before:
            break
    return picks


@pytest.mark.parametrize("modules", [{}, ALL])
@pytest.mark.parametrize("seed", range(3))
def test_picks_sent_at_once_do_what_they_do_one_by_one(modules: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    one, other = desk(2, modules=modules), desk(2, modules=modules)
    for _ in range(60):
        if one.table.status != "playing":
            break
        ask = one.table.asks[0]
        picks = picked_one_by_one(one, ask.seat, rng.randint(1, 6), rng)
        more = ["teleport:1"] if one.table.asks and one.table.asks[0].seat != ask.seat else []
        other.ask(ask.seat, c.Answers(ask=ask.id, picks=picks + more))
        assert log(other.table) == log(one.table)
        assert other.table.playing.digest == one.table.playing.digest
        assert [(each.id, each.options) for each in other.table.asks] == [
            (each.id, each.options) for each in one.table.asks
        ]


def at_action(people: int = 1, bots: int = 1, **wish: bool) -> tuple[Desk, c.Answers]:
    """A table whose first player can cast, and a plain cast at a target."""
    made = desk(people, bots, **wish)  # type: ignore[arg-type]
    rng = random.Random(4)
    for _ in range(200):
        ask = made.table.asks[0]
        game = made.table.playing
        if ask.seat == 0 and ask.kind == "ChooseAction":
            for cast in [pick for pick in ask.options if pick.startswith("cast:")]:
                for line in ("line:3", "line:2", "line:1"):
                    chain = [cast, "done", line]
                    if not any(game.why_not(pick, 0, chain[:n]) for n, pick in enumerate(chain)):
                        foreseen = game.foresee(chain, 0)
                        if foreseen.made == 3 and foreseen.actor == 0 and foreseen.ask(0).kind == "ChooseTarget":
                            return made, c.Answers(ask=ask.id, picks=[*chain, foreseen.ask(0).options[0]])
        made.pick(ask.seat, rng.choice(ask.options), "bot")
    raise AssertionError("nothing can be cast")


def test_a_chain_with_a_pick_that_is_not_open_changes_nothing() -> None:
    made, cast = at_action()
    before, seq = log(made.table), made.table.seq
    with pytest.raises(Refused):
        made.ask(0, c.Answers(ask=cast.ask, picks=[*cast.picks[:3], "target:6.outer.9"]))
    assert (log(made.table), made.table.seq) == (before, seq)
    with pytest.raises(Refused, match="stale"):
        made.ask(0, c.Answers(ask=cast.ask + 1, picks=cast.picks))
    made.ask(0, cast)
    assert len(log(made.table)) >= len(before) + 4


@pytest.mark.parametrize("people", [1, 2])
def test_one_undo_takes_a_chain_back_and_one_redo_makes_it_again(people: int) -> None:
    made, cast = at_action(people, 2 - people)
    before = made.table.ask_of(0)
    made.ask(0, cast)
    after = made.table.ask_of(0)
    assert before is not None
    assert after is not None
    made.ask(0, c.Undo())
    undone = made.table.ask_of(0)
    assert undone is not None
    assert undone.options == before.options
    made.ask(0, c.Redo())
    redone = made.table.ask_of(0)
    assert redone is not None
    assert redone.options == after.options
    made.ask(0, c.Undo())
    again = made.table.ask_of(0)
    assert again is not None
    assert again.options == before.options


def test_a_hint_can_be_asked_in_the_middle_of_a_cast_that_was_not_sent() -> None:
    made, cast = at_action()
    before = log(made.table)
    for n, pick in enumerate(cast.picks):
        ask, seen = looking.hint_question(made.table, 0, cast.picks[:n])
        assert pick in ask.options
        assert ask.id == cast.ask + n
        assert (
            choose("random", TableRules.of(made.table.playing), plain_known(seen), ask.options, 1.0, 5) in ask.options
        )
    with pytest.raises(Refused, match="refused"):
        looking.hint_question(made.table, 0, ["target:6.outer.9"])
    with pytest.raises(Refused, match="not_asked"):
        looking.hint_question(made.table, 0, ["pass"])
    assert log(made.table) == before


def test_a_table_that_was_read_again_takes_the_same_back() -> None:
    made, cast = at_action(2, 0)
    made.ask(0, cast)
    table, _ = fold(made.stored())
    undoable = made.table.playing.undoable
    assert [table.start_of(number) for number in undoable] == [made.table.start_of(number) for number in undoable]


def test_among_bots_what_has_one_answer_passes_with_the_pick_before_it() -> None:
    made, cast = at_action(auto_pass=True)
    progress = made.ask(0, c.Answer(ask=cast.ask, pick=cast.picks[0]))
    assert isinstance(progress.fact, Played)
    ask = made.table.ask_of(0)
    assert ask is not None
    assert len(ask.options) > 1 or ask.options == ["end"]
    made.ask(0, c.Undo())
    back = made.table.ask_of(0)
    assert back is not None
    assert cast.picks[0] in back.options


@pytest.mark.parametrize("seed", range(3))
def test_among_bots_nobody_is_asked_what_has_one_answer(seed: int) -> None:
    """Except the end of the turn, as long as it can be undone."""
    made = desk(1, 1, auto_pass=True, modules=ALL)
    rng = random.Random(seed)
    asked = 0
    for _ in range(250):
        if made.table.status != "playing":
            break
        ask = made.table.asks[0]
        forced = [each for each in due(made.table) if each.by == "auto"]
        if forced:
            assert (forced[0].at, list(forced[0].delays)) == (made.table.asked_at[forced[0].ask.seat], [0])
            made.pick(forced[0].ask.seat, forced[0].ask.options[0], "auto")
        elif ask.seat == 0:
            asked += 1
            assert len(ask.options) > 1 or (ask.options == ["end"] and made.table.playing.can_undo(0))
            made.ask(0, c.Answer(ask=ask.id, pick=rng.choice(ask.options)))
        else:
            made.pick(ask.seat, rng.choice(ask.options), "bot")
    assert asked > 20


def test_among_people_what_has_one_answer_takes_as_long_as_a_choice() -> None:
    made = desk(2, auto_pass=True)
    rng = random.Random(2)
    seen = 0
    for _ in range(200):
        if made.table.status != "playing":
            break
        ask = made.table.asks[0]
        for each in due(made.table):
            assert each.by == "auto"
            assert min(each.delays) >= 1000
            seen += 1
        made.ask(ask.seat, c.Answer(ask=ask.id, pick=rng.choice(ask.options)))
    assert seen > 3
