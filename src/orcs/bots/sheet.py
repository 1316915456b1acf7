"""The numbers that the learned value sees of a position: their order, to which weights are fitted, and the sheet that
they are written on.

They come in blocks: the seat's own, its leading rival's, the mean of the other rivals', the open table's, and last
what modules add to each of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.terms import MAGIC_NAMES, PATHS, RULE_NAMES, SEATS, SECTIONS, TYPES
from orcs.modules.reinforcement import KINDS as TOADLINGS
from orcs.modules.terrain import COVERED

LAYOUT: Final = 6  # goes up when the numbers or their order change: older weights are then useless
KINDS: Final = 18
PHASES: Final = 16
STANDS: Final = 18  # a creature's type and section
MISSIONS: Final = 8
WHOLE: Final = 24  # something of one seat; where several rivals share a block, each counts for its share

POINTS: Final = 0
TROPHIES: Final = 1
ONE_SKULL: Final = 7
SKILL: Final = 13
CARDS: Final = 19
SHARE: Final = 37
DECK: Final = 55
ON_PATH: Final = 56
BESIDE: Final = 74
DROP: Final = 92
THREAT: Final = 95
REACH: Final = 98
HELD: Final = 101
READY: Final = 102  # its cards that are not discarded, by kind
RISK: Final = READY + KINDS  # what its trophies of each type lose if one more creature gets through
NEXT_DROP: Final = RISK + TYPES  # the same by the odds of the next fate card
NEXT_LOSS: Final = NEXT_DROP + 1  # the trophies that go with it
SKILL_NEAR: Final = NEXT_LOSS + 1  # creatures that would bring a skill: on its path, beside it, elsewhere
LEFT_HERE: Final = SKILL_NEAR + 3  # the markers left on its path
LEFT_BESIDE: Final = LEFT_HERE + 1
NOW_DROP: Final = LEFT_BESIDE + 1  # NEXT_DROP and NEXT_LOSS where the fate card comes before anybody's turn
NOW_LOSS: Final = NOW_DROP + 1
RICHER: Final = NOW_LOSS + 1  # by how much the richest free path promises more than its own
CROWD: Final = RICHER + 1  # creatures on its path beyond those that a turn can take
BOOSTED: Final = CROWD + 1  # cards that boost learned attacks, by magic: how often both come to hand together
BOOSTED_START: Final = BOOSTED + len(MAGIC_NAMES)  # the same for the attacks of the start deck
BOOSTED_TWICE: Final = BOOSTED_START + 1  # two such cards with an attack
BLOCK: Final = BOOSTED_TWICE + 1

OWN: Final = 0
LEADER: Final = BLOCK
FIELD: Final = 2 * BLOCK
TABLE: Final = 3 * BLOCK
COUNTERS: Final = TABLE
STANDING: Final = COUNTERS + TYPES
DISPLAY: Final = STANDING + STANDS
RULE: Final = DISPLAY + KINDS
WAIT: Final = RULE + len(RULE_NAMES)
ROUND_LEFT: Final = WAIT + SEATS
WAIT_FATE: Final = ROUND_LEFT + SEATS  # WAIT before the fate card of a round
MARKERS: Final = WAIT_FATE + SEATS
SHORTEST: Final = MARKERS + 1
ALWAYS: Final = SHORTEST + 1
GAP: Final = ALWAYS + 1  # how far away the leading rival's mage is
CONTESTED: Final = GAP + PATHS // 2  # creatures on its path and beside the leader's, by section; and the other way
BETWEEN: Final = CONTESTED + 2 * SECTIONS  # creatures beside both
MARKERS_OF: Final = BETWEEN + SECTIONS  # the markers left of each type
RICHEST: Final = MARKERS_OF + TYPES  # what the creatures promise on the richest path without a mage, and on the next

TOADLING: Final = RICHEST + 2  # held by the seat, by kind; then those on its path, by section, and beside it
LYING: Final = TOADLING + TOADLINGS
LYING_BESIDE: Final = LYING + SECTIONS
GROUND: Final = LYING_BESIDE + 1  # the tiles on its path, by kind and section
SEAT_MODULES: Final = GROUND + COVERED * SECTIONS - TOADLING
EXTRA: Final = TOADLING + 3 * SEAT_MODULES  # what one more trophy of each type would bring beyond its points
EXTRA_REACH: Final = EXTRA + TYPES  # the same for the creatures on the seat's path, by section
EXTRA_BESIDE: Final = EXTRA_REACH + SECTIONS
LIFE: Final = EXTRA_BESIDE + 1  # new creatures stand in for old ones
EXTRA_NOW: Final = LIFE + TYPES  # the seat's points that modules add, then those of its leading rival
NEXT_SPELL: Final = EXTRA_NOW + 2  # what one more spell learned would bring the seat by its mission
EACH_SPELL: Final = NEXT_SPELL + 1  # the same for each of the next few
NEXT_SKILL: Final = EACH_SPELL + 1
MISSION: Final = NEXT_SKILL + 1  # the seat's mission, then that of its leading rival
SIZE: Final = MISSION + 2 * MISSIONS
ODDS: Final = 24
AHEAD: Final = 4  # so many trophies are looked ahead, since some missions count them in groups


class Sheet:
    """The numbers of one position, and which of them are not 0. A buffer that is reused for every position."""

    __slots__ = ("active", "count", "counts", "power", "promise", "values")

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0] * SIZE)
        self.active: vec[i64] = vec[i64]([0] * SIZE)
        self.count: i64 = 0
        # On the way to the numbers: what the creatures of each path promise, and a seat's cards by kind and by magic.
        self.promise: vec[i64] = vec[i64]([0] * PATHS)
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.power: vec[i64] = vec[i64]([0] * len(MAGIC_NAMES))

    def add(self, cell: i64, value: i64) -> None:
        """Add to one number."""
        if value == 0:
            return
        if self.values[cell] == 0:
            self.active[self.count] = cell
            self.count += 1
        self.values[cell] += value

    def clear(self) -> None:
        """Set every number back to 0."""
        for i in range(self.count):
            self.values[self.active[i]] = 0
        self.count = 0
