"""Reinforcement: new creatures stand in for old ones; toads leave toadlings, bombers burst (Z1 to Z6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.edition import Edition
from orcs.edition.words import ON_DEFEAT
from orcs.engine.atoms.board import hit_place, weaken
from orcs.engine.atoms.course import gain_action, gain_power
from orcs.engine.board import creature_at, place_of, rule_holds, type_of
from orcs.engine.core import CHANCE, Frame, Options, Refusal, State
from orcs.engine.events import EventRow
from orcs.engine.fields import AT_CREATURE_COUNT, AT_TURN, CELLS, PUBLIC, Fields, Named
from orcs.engine.frames.act import may_gain_action, may_use_power
from orcs.engine.frames.creature import ChooseCreature
from orcs.engine.frames.defeat import fall
from orcs.engine.frames.draw import can_draw, draw_cards
from orcs.engine.hooks import Hooks
from orcs.engine.rules import CreatureRow, Rules
from orcs.engine.streams import stream_number
from orcs.engine.terms import CATEGORY_NAMES, PLACES, RULE_NAMES
from orcs.modules.layout import TOADLING, TOADLING_STREAM, USE

KINDS: Final = 4
USE_DRAW: Final = 0
USE_ACTION: Final = 1
USE_POWER: Final = 2
USE_LIFE: Final = 3

LEAVES_TOADLING: Final = 1
BURSTS: Final = 2
STANDARD: Final = "croco_flyer:goblin,breeding_toad:goblin_shaman,bomber:lava_golem"

FIELDS: Final = Fields()
AT_LYING: Final[i64] = FIELDS.add("toadlings_lying", CELLS, PUBLIC, size=PLACES, named=Named("toadlings", "place"))
AT_BAG: Final[i64] = FIELDS.add("toadlings_left", CELLS, PUBLIC, size=KINDS)
AT_HELD: Final[i64] = FIELDS.add(
    "toadlings_held", CELLS, PUBLIC, size=KINDS, each_seat=True, named=Named("toadlings", "toadling")
)
AT_BLASTS: Final[i64] = FIELDS.add("blasts", CELLS, PUBLIC, size=PLACES)
AT_TAKEN: Final[i64] = FIELDS.add("toadlings_taken", CELLS, PUBLIC)


def fill_bag(s: State, kind: i64, count: i64) -> None:
    """Put this many toadlings of a kind into the bag (Z1)."""
    s.cells[AT_BAG + kind] = count


def turn_toadling(s: State, seat: i64, kind: i64) -> None:
    """A toadling that was taken shows its kind; its player holds it (Z2)."""
    cells = s.cells
    cells[AT_BAG + kind] -= 1
    cells[AT_HELD + seat * KINDS + kind] += 1
    s.emit("toadling_turned", seat, kind)


def use_toadling(s: State, seat: i64, kind: i64) -> None:
    """A player gives a toadling away for what it does (Z4)."""
    s.cells[AT_HELD + seat * KINDS + kind] -= 1
    s.emit("toadling_used", seat, kind)


def take_toadlings(s: State, place: i64, count: i64) -> None:
    """This many toadlings at a place are hit, and taken by the player whose turn it is (Z3)."""
    cells = s.cells
    cells[AT_LYING + place] -= count
    cells[AT_TAKEN] += count
    s.emit("toadling_taken", cells[AT_TURN], place, count)


def count_taken(s: State) -> i64:
    """How many toadlings were taken since the last call; the count starts again."""
    cells = s.cells
    count = cells[AT_TAKEN]
    cells[AT_TAKEN] = 0
    return count


def lay_toadling(s: State, place: i64) -> None:
    """A toadling lies where its toad fell (Z2)."""
    s.cells[AT_LYING + place] += 1
    s.emit("toadling_laid", place)


def light_fuse(s: State, place: i64) -> None:
    """A bomber that fell here bursts when this wave is over (Z5)."""
    s.cells[AT_BLASTS + place] += 1


def burst(s: State, place: i64) -> None:
    """All bombers that fell here burst (Z5)."""
    cells = s.cells
    blast = cells[AT_BLASTS + place]
    cells[AT_BLASTS + place] = 0
    s.emit("bomber_burst", place, blast)
    hit_place(s, place, blast)


class FillBag(Frame):
    """All toadlings go into the bag."""

    def resolve(self, s: State, pick: i64) -> None:
        for kind in range(KINDS):
            fill_bag(s, kind, s.rules.parameters[f"toadlings_{kind}"])


class DrawToadlings(Frame):
    """Chance says which toadlings a player has taken (Z2, Z3)."""

    def __init__(self, actor: i64, seat: i64, count: i64) -> None:
        super().__init__(actor)
        self.seat = seat
        self.count = count

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        for kind in range(KINDS):
            if cells[AT_BAG + kind] > 0:
                out.add_chance(TOADLING + kind, cells[AT_BAG + kind])

    def resolve(self, s: State, pick: i64) -> None:
        kind = pick - TOADLING
        turn_toadling(s, self.seat, kind)
        if self.count > 1:
            s.push(DrawToadlings(CHANCE, self.seat, self.count - 1))

    def args(self) -> list[int]:
        return [self.actor, self.seat, self.count]

    def stream(self, s: State) -> i64:
        return stream_number(TOADLING_STREAM, 0)

    def clause(self) -> str:
        return "Z2"


class ChooseWeakened(ChooseCreature):
    """The player chooses the creature that has one life less this turn (Z4)."""

    def resolve(self, s: State, pick: i64) -> None:
        weaken(s, creature_at(s, pick))
        fall(s)

    def clause(self) -> str:
        return "Z4"


class Reinforcements(Hooks):
    """Toadlings lie, are hit, taken and used; bombers take their section with them."""

    def __init__(self, on_defeat: vec[i64], stopped_by: i64) -> None:
        self.on_defeat = on_defeat
        self.stopped_by = stopped_by

    def prey(self, s: State, place: i64) -> i64:
        return s.cells[AT_LYING + place]

    def take_prey(self, s: State, place: i64, count: i64) -> None:
        take_toadlings(s, place, count)

    def defeated(self, s: State, creature: i64) -> None:
        word = self.on_defeat[type_of(creature)]
        place = place_of(creature)
        if word == BURSTS:
            light_fuse(s, place)
        elif word == LEAVES_TOADLING:
            lay_toadling(s, place)

    def wave(self, s: State) -> None:
        for place in range(PLACES):
            if s.cells[AT_BLASTS + place] > 0:
                burst(s, place)

    def aftermath(self, s: State) -> None:
        count = count_taken(s)
        if count > 0:
            s.push(DrawToadlings(CHANCE, s.cells[AT_TURN], count))

    def offer(self, s: State, seat: i64, out: Options) -> None:
        if self.stopped(s, seat):
            return
        for kind in range(KINDS):
            if s.cells[AT_HELD + seat * KINDS + kind] > 0 and usable(s, seat, kind):
                out.add(USE + kind)

    def stopped(self, s: State, seat: i64) -> bool:
        """Whether a special rule keeps a seat from using toadlings."""
        if self.stopped_by != 0:
            for rule in range(len(RULE_NAMES)):
                if (self.stopped_by >> rule) & 1 and rule_holds(s, seat, rule):
                    return True
        return False

    def refuse(self, s: State, seat: i64, pick: i64) -> Refusal | None:
        kind = pick - USE
        if not 0 <= kind < KINDS:
            return None
        if s.cells[AT_HELD + seat * KINDS + kind] == 0:
            return Refusal("Z4", "not_held")
        if self.stopped(s, seat):
            return Refusal("F10")
        return Refusal("Z4", f"useless_{s.rules.names['toadling'][kind]}")

    def take(self, s: State, seat: i64, pick: i64) -> None:
        kind = pick - USE
        if not 0 <= kind < KINDS:
            return
        use_toadling(s, seat, kind)
        if kind == USE_DRAW:
            draw_cards(s, seat, 1)
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
        return s.cells[AT_CREATURE_COUNT] > 0
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
            rules.stands_for[new.id] = row.id
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
    rules.declare(FIELDS)
    ids = [row.id for row in edition.toadlings]
    rules.ranges.append((USE, "use", ids))
    rules.ranges.append((TOADLING, "toadling", ids))
    rules.names["toadling"] = ids
    rules.events["toadling_laid"] = EventRow("place", "Z2")
    rules.events["toadling_taken"] = EventRow("seat place count", "Z3")
    rules.events["toadling_turned"] = EventRow("seat toadling", "Z2")
    rules.events["toadling_used"] = EventRow("seat toadling", "Z4")
    rules.events["bomber_burst"] = EventRow("place count", "Z5")
    on_defeat = vec[i64]([ON_DEFEAT.index(row.on_defeat) for row in rules.creature_rows])
    stopped_by = rules.parameters.get("toadlings_stopped", 0)
    rules.join(Reinforcements(on_defeat, stopped_by), ["prey", "defeated", "wave", "aftermath", "offer"])
