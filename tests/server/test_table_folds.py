"""A table is the fold of its facts, after every command of random games."""

import random

import pytest

from orcs import MODULES
from orcs.tables import commands as c
from orcs.tables import lines
from orcs.tables.facts import (
    read_fact,
)
from orcs.tables.fold import fold
from orcs.tables.messages import Clock, ClockKind
from orcs.tables.refusal import Refused
from orcs.tables.table import Table
from tests.server.tables import PEOPLE, Desk, desk, told

ALL = dict.fromkeys(MODULES, "")


def random_command(made: Desk, rng: random.Random) -> c.TableCommand:
    """A command that a person at the table, or the server, may try now. It may be refused."""
    table, person = made.table, rng.choice(PEOPLE)
    number = rng.randint(1, len(table.seats))
    tries: list[c.AnyCommand] = [
        c.Sit(seat=rng.randrange(len(table.seats) + 1)),
        c.Stand(),
        c.TakeColour(colour=rng.choice(["blue", "green", "red", "yellow"])),
        c.AddBot(seat=number),
        c.RemoveBot(seat=number),
        c.RemovePlayer(person=rng.choice(PEOPLE)),
        c.Mute(person=rng.choice(PEOPLE), on=rng.random() < 0.5),
        c.Start(),
        c.Undo(),
        c.Redo(),
        c.Restart(),
        c.Pause(on=rng.random() < 0.6),
        c.Abandon(agree=rng.random() < 0.3),
        c.VoteOut(seat=number),
        c.Back(),
    ]
    chance = rng.random()
    if table.status == "gathering" and table.seq > 30:
        return c.Request(table.host, to_the_start(table), nonce="n")
    if not table.asks:
        return c.Request(person, rng.choice(tries), nonce=f"n{rng.randrange(10**9)}")
    ask = rng.choice(list(table.asks))
    if chance < 0.2:
        return c.Request(person, rng.choice(tries), range(len(table.seats)), nonce=f"n{rng.randrange(10**9)}")
    if chance < 0.203:
        return c.Request(person, c.Resign() if rng.random() < 0.5 else c.Close())
    if chance < 0.3:
        return c.TimeOut(ask.seat, ask.id)
    if chance < 0.4:
        return c.Pick(ask.seat, ask.id, rng.choice(ask.options), "bot")
    mover = table.seats[ask.seat].person
    return c.Request(mover, c.Answer(ask=ask.id, pick=rng.choice([*ask.options, "cast:fireball"])))


def to_the_start(table: Table) -> c.AnyCommand:
    """What the host can do to start the game."""
    for number, seat in enumerate(table.seats, 1):
        if seat.kind == "open":
            return c.AddBot(seat=number) if table.seat_of(table.host) >= 0 else c.Sit(seat=number)
    return c.Start() if any(seat.kind == "person" for seat in table.seats) else c.RemoveBot(seat=1)


SETS: list[dict[str, str]] = [{}, {"missions": ""}, {"bonus": "", "new_fate": ""}, ALL]


@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("kind", ["none", "move", "bank", "days"])
def test_folding_the_facts_gives_the_same_table_after_every_command(modules: dict[str, str], kind: ClockKind) -> None:
    rng = random.Random(f"{modules} {kind}")
    made = desk(
        rng.randint(2, 4),
        modules=modules,
        clock=Clock(kind, 60, 5, rng.choice(["skip", "bot"])),
        undo=rng.random() < 0.8,
        started=False,
        auto_pass=rng.random() < 0.5,
    )
    twin, refusals = Table("desk"), 0
    for _ in range(600):
        if made.table.status in ("over", "closed"):
            break
        before = len(made.rows), told(made.table)
        command, wait = random_command(made, rng), rng.randrange(40_000)
        try:
            made.do(command, wait)
        except Refused:
            refusals += 1
            assert (len(made.rows), told(made.table)) == before, command
            continue
        for seq, at, data in made.rows[twin.seq :]:
            assert twin.seq == seq - 1
            twin.apply(read_fact(data), at)
        assert told(twin) == told(made.table), command
        if made.table.game is not None:
            assert twin.snapshot() == made.table.snapshot()
        if made.table.status == "playing" and made.table.at_barrier() and rng.random() < 0.1:
            made.snap()
        if rng.random() < 0.02:
            assert_folds(made)
    assert_folds(made)
    assert refusals > 5
    assert made.table.game is not None


def assert_folds(made: Desk) -> None:
    """Check that all facts, and the facts after the snapshot, fold into the current table."""
    stored = made.stored()
    table, repair = fold(stored)
    assert repair is None
    assert told(table) == told(made.table)
    stored.snapshot = None
    whole, repair = fold(stored)
    assert repair is None
    assert told(whole) == told(made.table)


def test_a_finished_game_is_read_from_its_snapshot() -> None:
    made = desk(2)
    made.play_on(10_000)
    assert made.table.ending == "played"
    made.snap()
    table, repair = fold(made.stored())
    assert repair is None
    assert told(table) == told(made.table) | {"undoable": []}
    assert table.playing.scores()[0].total == made.table.playing.scores()[0].total


def test_a_game_from_another_record_cannot_be_taken_back_beyond_its_start() -> None:
    first = desk(2)
    rng = random.Random(3)
    while not first.table.playing.undoable:
        first.play_on(1, rng)
    made = desk(2, record=lines.logged(first.table.playing, 0))
    assert made.table.at_barrier()
    assert_folds(made)
