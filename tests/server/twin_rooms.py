"""Twin rooms: two tables alike in all that one viewer can know, and everything that the server sends about them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest.mock import Mock

import msgspec

from orcs import CHANCE, Dealer, Game, Rng, plain_view
from orcs.server import clock
from orcs.server.metrics import Metrics
from orcs.server.people.identity import Identity
from orcs.server.rooms import commands as commanding
from orcs.server.rooms.journal import Journal
from orcs.server.rooms.room import Room
from orcs.server.services import Services
from orcs.server.store import Store
from orcs.server.thinking.thinker import Thinker
from orcs.server.thinking.workers import Workers
from orcs.server.wire.buckets import Rate
from orcs.server.wire.limits import Limits
from orcs.tables import commands as c
from orcs.tables import folding, handlers, lines
from orcs.tables.audience import SPECTATOR
from orcs.tables.commands import Create
from orcs.tables.facts import Early, Played, Started
from orcs.tables.people import words_for
from orcs.tables.playing import Progress
from orcs.tables.refusal import Refused
from orcs.tables.state import TableState
from orcs.tables.table import Table
from tests.properties.games import new_game, played
from tests.properties.twins import chance_picks, player_picks, shows_hands, twins
from tests.server.support import created

NOW = 1_000_000_000_000
Pair = tuple[Game, Game, int]


class Ears:
    """A connected person who remembers every message."""

    def __init__(self, person: str = "") -> None:
        self.person = self.name = person
        self.seat = SPECTATOR
        self.link = "link"
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def shut_out(self, why: str = "problem-banned") -> None:
        raise AssertionError(why)


class TellingWorkers:
    """Workers whose answer is everything they were sent."""

    async def choose(self, level: str, rules: object, seen: Any, options: list[str], *_: object) -> str:
        return msgspec.json.encode([level, plain_view(seen), options]).decode()


class Nowhere:
    """A store that keeps nothing."""

    shared = False

    async def write(self, work: object) -> None:
        return None


class Take(NamedTuple):
    """A command for these tests only: a pick of any seat, or of chance."""

    pick: int
    seat: int


def do_take(table: TableState, command: Take, now: int) -> Progress:
    """Play the pick."""
    game, seat = table.playing, command.seat
    first = len(game.log)
    events = game.play(command.pick, seat)
    if len(game.log) == first:
        return Progress(Early(seat, 0, game.text(command.pick), "bot"), events)
    return Progress(Played(max(seat, 0), lines.logged(game, first), "bot"), events)


handlers.HANDLERS[Take] = do_take


class Stage:
    """A room over a game, with the viewer and the public listening, without a store, a network or a process."""

    def __init__(self, game: Game, viewer: int) -> None:
        table = Table("twins")
        table.do(Create(created(len(game.setup.colours), undo=game.setup.undo)), NOW)
        table.game = game
        folding.follow(table, Started({}, []), NOW)
        names = {f"person{seat}": f"Person {seat}" for seat in range(4)}
        metrics = Metrics()
        thinker = Thinker(cast(Workers, TellingWorkers()), metrics)
        self.services = cast(
            Services, SimpleNamespace(thinker=thinker, limits=Limits({"hint": Rate(1e9, 1e9)}), chats=None)
        )
        journal = Journal(cast(Store, Nowhere()), metrics, Mock(), table, "link", names)
        self.room = Room(journal, thinker, noticed=Mock(), lost=Mock())
        self.viewer = viewer
        self.ears = {seat: Ears(f"person{seat}" if seat >= 0 else "") for seat in {viewer, SPECTATOR}}

    @property
    def game(self) -> Game:
        return self.room.table.playing

    async def open(self) -> None:
        for listener in self.ears.values():
            await self.room.connect(listener)

    async def reconnect(self) -> None:
        """Disconnect and reconnect the viewer."""
        await self.room.disconnect(self.ears[self.viewer])
        await self.room.connect(self.ears[self.viewer])

    async def play(self, pick: int, seat: int) -> None:
        """Play a pick of a seat or of chance."""
        await self.room.do(cast(c.TableCommand, Take(pick, seat)))

    async def do(self, command: c.AnyCommand, seat: int) -> None:
        """Carry out a command and broadcast it."""
        await self.room.do(c.Request(f"person{seat}", command))

    async def asked(self, command: c.AnyCommand, seat: int) -> bytes:
        """The answer to a command that changes nothing."""
        who = Identity(f"person{seat}", "Person", "en") if seat >= 0 else None
        before = self.room.table.seq
        try:
            answer = await commanding.carry_out(self.services, self.room, who, command)
        except Refused as refused:
            return msgspec.json.encode(refused.problem(words_for("en"), command.ref))
        assert self.room.table.seq == before
        return answer if isinstance(answer, bytes) else msgspec.json.encode(answer)

    async def told(self, tried: list[str]) -> list[bytes]:
        """Everything that the viewer and the public were sent since the last time, or can ask for now."""
        found: list[bytes] = []
        table = self.room.table
        for seat, listener in sorted(self.ears.items()):
            found += listener.heard
            listener.heard = []
            ask = table.ask_of(seat)
            options = [] if ask is None else ask.options
            picks = options[:6] + tried
            questions: list[c.AnyCommand] = [c.Preview(pick, ref=1) for pick in picks]
            questions += [c.WhyNot(pick) for pick in picks]
            questions += [c.Preview("done", after=[pick], ref=3) for pick in picks[:3]]
            questions += [c.Hint("random", after=[pick], ref=4) for pick in picks[:3]]
            questions += [c.Resync(), c.Hint("random", ref=2), c.Back(), c.Stand(), c.VoteOut(1)]
            questions += [c.Answer(ask.id, pick) for pick in tried if ask is not None and pick not in options]
            questions += [c.Answer(-1, pick) for pick in tried]
            if not self.game.can_undo(seat):
                questions += [c.Undo(), c.Restart()]
            if not (self.game.undone and self.game.actor == seat):
                questions.append(c.Redo())
            found += [await self.asked(question, seat) for question in questions]
        found.append(msgspec.json.encode(self.room.info()))
        return found


async def first_difference(pair: Pair, steps: int, rng: Rng) -> tuple[bytes, bytes] | None:
    """Where what the viewer or the public is sent of the twins first differs."""
    one, two = (Stage(game, pair[2]) for game in pair[:2])
    texts = list(one.game.rules.actions.picks)
    for stage in (one, two):
        await stage.open()
    walking = walk(one, two, rng)
    for _ in range(steps):
        tried = [texts[rng.below(len(texts))] for _ in range(3)]
        left, right = await one.told(tried), await two.told(tried)
        for ours, theirs in zip(left, right, strict=True):
            if ours != theirs:
                return ours, theirs
        step = next(walking, None)
        if step is None:
            return None
        for stage, change in zip((one, two), step, strict=True):
            await change(stage)
        if one.game.over or two.game.over:
            return None
    return None


Change = Callable[[Stage], Any]


def walk(one: Stage, two: Stage, rng: Rng) -> Iterator[tuple[Change, Change]]:
    """Changes that look the same to the viewer, until what was hidden comes to light."""
    viewer = one.viewer
    while True:
        actor = one.game.actor
        dice = rng.below(12)
        if dice == 0:
            yield (reconnect, reconnect)
        elif dice == 1:
            seat = int(rng.below(len(one.room.table.seats)))
            vote = doing(c.Pause(on=True), seat)
            yield (vote, vote)
            back = doing(c.Pause(on=False), seat)
            yield (back, back)
        elif dice <= 3 and actor is not None and actor >= 0 and one.game.can_undo(actor) and two.game.can_undo(actor):
            undo = doing(c.Undo(), actor)
            yield (undo, undo)
            if rng.below(2):
                redo = doing(c.Redo(), actor)
                yield (redo, redo)
        else:
            find = chance_picks if actor == CHANCE else player_picks
            picks = find(one.game, two.game, viewer, rng)
            if picks is None or shows_hands(one.game, two.game, picks[0], picks[1]):
                return
            yield (playing(picks[0], picks[2]), playing(picks[1], picks[2]))


async def reconnect(stage: Stage) -> None:
    await stage.reconnect()


def doing(command: c.AnyCommand, seat: int) -> Change:
    return lambda stage: stage.do(command, seat)


def playing(pick: int, seat: int) -> Change:
    return lambda stage: stage.play(pick, seat)


def pairs(modules: tuple[str, ...], seed: int, every: int, most: int) -> Iterator[Pair]:
    """Twins from all over a game, for one viewer after the other, the public among them."""
    players = 2 + seed % 3
    game = new_game(modules, players, seed, undo=bool(seed % 2), dealer=Dealer())
    rng = Rng(seed)
    count = 0
    for number, _ in enumerate(played(game, rng)):
        if number % every or game.over:
            continue
        viewer = [*range(players), SPECTATOR][count % (players + 1)]
        pair = twins(game, viewer, rng)
        if pair is not None:
            yield (*pair, viewer)
            count += 1
        if count == most:
            return


def differ(pair: Pair, steps: int, rng: Rng) -> tuple[bytes, bytes] | None:
    """The first difference, found in a loop of its own."""
    return asyncio.run(first_difference(pair, steps, rng))


def fixed_time() -> int:
    return NOW


def stop_time(patch: Any) -> None:
    """Let no time pass, so that messages can be compared."""
    patch.setattr(clock, "now_ms", fixed_time)
