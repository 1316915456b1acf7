"""Reinforcement: new creatures stand in for old ones; toads leave toadlings, bombers burst (Z1 to Z6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.edition import Edition
from orcs.engine.atoms import gain_action, gain_power, hit_place, weaken
from orcs.engine.board import creature_at, list_creatures_at, place_of, type_of
from orcs.engine.core import CHANCE, Frame, Options, State
from orcs.engine.frames.act import may_gain_action, may_use_power
from orcs.engine.frames.defeat import fall
from orcs.engine.frames.draw import DrawCards, can_draw
from orcs.engine.hooks import Hooks
from orcs.engine.rules import PUBLIC, CreatureRow, Rules, Tally
from orcs.engine.streams import stream_number
from orcs.engine.terms import CATEGORY_NAMES, PLACES, SEATS
from orcs.modules.layout import BAG, BLASTS, HELD, LYING, TAKEN, TOADLING, TOADLING_STREAM, USE

KINDS: Final = 4
USE_DRAW: Final = 0
USE_ACTION: Final = 1
USE_POWER: Final = 2
USE_LIFE: Final = 3

LEAVES_TOADLING: Final = 1
BURSTS: Final = 2
STANDARD: Final = "croco_flyer:goblin,breeding_toad:goblin_shaman,bomber:lava_golem"
ON_DEFEAT: Final = ("none", "toadling", "blast")


class FillBag(Frame):
    """All toadlings lie ready."""

    def resolve(self, s: State, pick: i64) -> None:
        for kind in range(KINDS):
            s.tally[BAG + kind] = s.rules.parameters[f"toadlings_{kind}"]


class DrawToadlings(Frame):
    """Chance says which toadlings a player has taken (Z2, Z3)."""

    def __init__(self, actor: i64, seat: i64, count: i64) -> None:
        super().__init__(actor)
        self.seat = seat
        self.count = count

    def options(self, s: State, out: Options) -> None:
        for kind in range(KINDS):
            if s.tally[BAG + kind] > 0:
                out.add_chance(TOADLING + kind, s.tally[BAG + kind])

    def resolve(self, s: State, pick: i64) -> None:
        kind = pick - TOADLING
        s.tally[BAG + kind] -= 1
        s.tally[HELD + self.seat * KINDS + kind] += 1
        s.emit("toadling_turned", self.seat, kind)
        if self.count > 1:
            s.push(DrawToadlings(CHANCE, self.seat, self.count - 1))

    def args(self) -> list[int]:
        return [self.actor, self.seat, self.count]

    def stream(self, s: State) -> i64:
        return stream_number(TOADLING_STREAM, 0)

    def clause(self) -> str:
        return "Z2"


class ChooseWeakened(Frame):
    """The player chooses the creature that has one life less this turn (Z4)."""

    def options(self, s: State, out: Options) -> None:
        for place in range(PLACES):
            list_creatures_at(s, place, out)

    def resolve(self, s: State, pick: i64) -> None:
        weaken(s, creature_at(s, pick))
        fall(s)

    def clause(self) -> str:
        return "Z4"


class Reinforcements(Hooks):
    """Toadlings lie, are hit, taken and used; bombers take their section with them."""

    def __init__(self, on_defeat: vec[i64]) -> None:
        self.on_defeat = on_defeat

    def prey(self, s: State, place: i64) -> i64:
        return s.tally[LYING + place]

    def take_prey(self, s: State, place: i64, count: i64) -> None:
        s.tally[LYING + place] -= count
        s.tally[TAKEN] += count
        s.emit("toadling_taken", s.turn, place, count)

    def defeated(self, s: State, creature: i64) -> None:
        word = self.on_defeat[type_of(creature)]
        place = place_of(creature)
        if word == BURSTS:
            s.tally[BLASTS + place] += 1
        elif word == LEAVES_TOADLING:
            s.tally[LYING + place] += 1
            s.emit("toadling_laid", place)

    def wave(self, s: State) -> None:
        for place in range(PLACES):
            blast = s.tally[BLASTS + place]
            if blast > 0:
                s.tally[BLASTS + place] = 0
                s.emit("bomber_burst", place, blast)
                hit_place(s, place, blast)

    def aftermath(self, s: State) -> None:
        if s.tally[TAKEN] > 0:
            s.push(DrawToadlings(CHANCE, s.turn, s.tally[TAKEN]))
            s.tally[TAKEN] = 0

    def offer(self, s: State, seat: i64, out: Options) -> None:
        for kind in range(KINDS):
            if s.tally[HELD + seat * KINDS + kind] > 0 and usable(s, seat, kind):
                out.add(USE + kind)

    def refuse(self, s: State, seat: i64, pick: i64) -> str:
        return "Z4" if 0 <= pick - USE < KINDS else ""

    def take(self, s: State, seat: i64, pick: i64) -> None:
        kind = pick - USE
        if not 0 <= kind < KINDS:
            return
        s.tally[HELD + seat * KINDS + kind] -= 1
        s.emit("toadling_used", seat, kind)
        if kind == USE_DRAW:
            s.push(DrawCards(CHANCE, seat, 1))
        elif kind == USE_ACTION:
            gain_action(s, seat)
        elif kind == USE_POWER:
            gain_power(s, seat)
        else:
            s.push(ChooseWeakened(seat))


def usable(s: State, seat: i64, kind: i64) -> bool:
    """Whether a toadling can be used now (Z4)."""
    if kind == USE_DRAW:
        return can_draw(s, seat)
    if kind == USE_ACTION:
        return may_gain_action(s)
    if kind == USE_LIFE:
        return s.creature_count > 0
    return may_use_power(s)


def chosen(edition: Edition, option: str) -> dict[str, str]:
    """Which new creature stands in for which: `croco_flyer:goblin,bomber:chief`."""
    news = {row.id: row for row in edition.reinforcements}
    olds = {row.id: row for row in edition.creatures}
    pairs: dict[str, str] = {}
    for part in (option or STANDARD).split(","):
        new, _, old = part.partition(":")
        if new not in news:
            raise ValueError(f"reinforcement knows {', '.join(news)}, not {new!r}")
        if old not in olds or olds[old].category != news[new].category:
            fitting = [row.id for row in edition.creatures if row.category == news[new].category]
            raise ValueError(f"{new} stands in for {' or '.join(fitting)}, not {old!r}")
        if old in pairs or new in pairs.values():
            raise ValueError(f"reinforcement names {new} or {old} twice")
        pairs[old] = new
    return pairs


def join(rules: Rules, edition: Edition, option: str) -> None:
    """Add the module to a set of rules; the option says which new creature stands in for which."""
    news = {row.id: row for row in edition.reinforcements}
    pairs = chosen(edition, option)
    for i, row in enumerate(rules.creature_rows):
        new = news.get(pairs.get(row.id, ""))
        if new is not None:
            rules.creature_rows[i] = CreatureRow(
                new.id,
                CATEGORY_NAMES.index(new.category),
                row.tokens,
                row.markers,
                new.life,
                row.track,
                row.skill,
                new.bonus,
                new.on_defeat,
            )
    for kind, toadling in enumerate(edition.toadlings):
        rules.parameters[f"toadlings_{kind}"] = toadling.copies
    rules.frames["FillBag"] = FillBag
    rules.frames["DrawToadlings"] = DrawToadlings
    rules.frames["ChooseWeakened"] = ChooseWeakened
    rules.set_up_steps.insert(0, "FillBag")
    rules.declare(Tally("toadlings_lying", LYING, PLACES, PUBLIC, 0))
    rules.declare(Tally("toadlings_left", BAG, KINDS, PUBLIC, 0))
    rules.declare(Tally("toadlings_held", HELD, SEATS * KINDS, PUBLIC, 0))
    rules.declare(Tally("blasts", BLASTS, PLACES, PUBLIC, 0))
    rules.declare(Tally("toadlings_taken", TAKEN, 1, PUBLIC, 0))
    ids = [row.id for row in edition.toadlings]
    rules.ranges.append((USE, "use", ids))
    rules.ranges.append((TOADLING, "toadling", ids))
    rules.names["toadling"] = ids
    rules.events["toadling_laid"] = "place"
    rules.events["toadling_taken"] = "seat place count"
    rules.events["toadling_turned"] = "seat toadling"
    rules.events["toadling_used"] = "seat toadling"
    rules.events["bomber_burst"] = "place count"
    on_defeat = vec[i64]([ON_DEFEAT.index(row.on_defeat) for row in rules.creature_rows])
    rules.join(Reinforcements(on_defeat), ["prey", "defeated", "wave", "aftermath", "offer"])
