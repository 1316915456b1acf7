"""Secret missions: two cards each, one kept face down, scored at the end (M1, M2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.edition import Edition, Mission
from orcs.edition.words import MISSION_VERBS, MISSION_VERBS_WITH_CATEGORY, MISSION_VERBS_WITH_SIZE
from orcs.engine.core import CHANCE, NOTHING, Frame, Options, State
from orcs.engine.events import EventRow
from orcs.engine.fields import AT_LEARNED, AT_SKULLS, AT_TROPHIES, CELLS, OWNER, PUBLIC, Fields, Imagined, Named
from orcs.engine.hooks import Hooks
from orcs.engine.rng import Rng
from orcs.engine.rules import Rules
from orcs.engine.scoring import Line
from orcs.engine.streams import stream_number
from orcs.engine.terms import BRUTE, CATEGORY_NAMES, SEATS, SKULL_TOP, STRONG, TYPES, WEAK
from orcs.modules.layout import DEAL, KEEP, MISSION_STREAM

CHOICE: Final = 2
ANY: Final[i64] = MISSION_VERBS.index("groups_of_any")
SETS: Final[i64] = MISSION_VERBS.index("sets")
SKILLS: Final[i64] = MISSION_VERBS.index("skills")
LEARNED: Final[i64] = MISSION_VERBS.index("learned")


class UnseenMissions(Imagined):
    """Any of the missions that the viewer has not seen, and of the two dealt to a seat either as the one kept."""

    def imagine(self, s: State, viewer: i64, unseen: vec[i64], rng: Rng) -> None:
        cells = s.cells
        left: list[int] = [mission for mission in range(s.rules.parameters["missions"]) if not is_dealt(s, mission)]
        for cell in range(cells[AT_DEALT_COUNT]):
            if cell // CHOICE != viewer:
                cells[AT_DEALT + cell] = left.pop(rng.below(len(left))) + 1
        for seat in range(s.seats):
            if seat != viewer and cells[AT_CHOSEN + seat] != 0:
                cells[AT_KEPT + seat] = cells[AT_DEALT + seat * CHOICE + rng.below(CHOICE)]


UNSEEN: Final = UnseenMissions()
FIELDS: Final = Fields()
AT_DEALT: Final[i64] = FIELDS.add("missions_dealt", CELLS, OWNER, size=CHOICE, each_seat=True, imagined=UNSEEN)
AT_KEPT: Final[i64] = FIELDS.add(
    "missions_kept", CELLS, OWNER, each_seat=True, imagined=UNSEEN, named=Named("mission", values="mission")
)
AT_CHOSEN: Final[i64] = FIELDS.add("missions_chosen", CELLS, PUBLIC, each_seat=True)
AT_DEALT_COUNT: Final[i64] = FIELDS.add("missions_out", CELLS, PUBLIC)


class DealMissions(Frame):
    """Chance deals each seat two mission cards, unseen by the others."""

    def __init__(self, actor: i64, count: i64 = 0) -> None:
        super().__init__(CHANCE)
        self.count = count

    def options(self, s: State, out: Options) -> None:
        if self.count < s.seats * CHOICE:
            for mission in range(s.rules.parameters["missions"]):
                if not is_dealt(s, mission):
                    out.add_chance(DEAL + mission, 1)

    def resolve(self, s: State, pick: i64) -> None:
        if pick < 0:
            for seat in range(s.seats - 1, -1, -1):
                s.push(KeepMission(seat))
            return
        deal_mission(s, self.count, pick - DEAL)
        s.push(DealMissions(CHANCE, self.count + 1))

    def args(self) -> list[int]:
        return [self.actor, self.count]

    def stream(self, s: State) -> i64:
        return stream_number(MISSION_STREAM, 0)

    def clause(self) -> str:
        return "M1"


def is_dealt(s: State, mission: i64) -> bool:
    """Whether some seat has a mission card. Cells hold the card's number plus one, or 0 for none."""
    for cell in range(AT_DEALT, AT_DEALT + SEATS * CHOICE):
        if s.cells[cell] == mission + 1:
            return True
    return False


def deal_mission(s: State, count: i64, mission: i64) -> None:
    """The count-th card goes to its seat, which alone sees it."""
    cells = s.cells
    seat = count // CHOICE
    cells[AT_DEALT + count] = mission + 1
    cells[AT_DEALT_COUNT] = count + 1
    s.emit("mission_dealt", seat, mission)


def keep_mission(s: State, seat: i64, mission: i64) -> None:
    """A seat keeps one of its cards, face down."""
    cells = s.cells
    cells[AT_KEPT + seat] = mission + 1
    cells[AT_CHOSEN + seat] = 1
    s.emit("mission_kept", seat, mission)


class KeepMission(Frame):
    """A player keeps one of the two missions dealt; all choose independently (M1)."""

    def options(self, s: State, out: Options) -> None:
        for cell in range(AT_DEALT + self.actor * CHOICE, AT_DEALT + self.actor * CHOICE + CHOICE):
            out.add(KEEP + s.cells[cell] - 1)

    def resolve(self, s: State, pick: i64) -> None:
        keep_mission(s, self.actor, pick - KEEP)

    def independent(self) -> bool:
        return True

    def clause(self) -> str:
        return "M1"


class Task:
    """What a mission asks, as numbers: bots count it at every position they judge."""

    __slots__ = ("category", "points", "size", "verb")

    def __init__(self, row: Mission) -> None:
        self.verb: i64 = MISSION_VERBS.index(row.verb)
        self.category: i64 = CATEGORY_NAMES.index(row.category) if row.verb in MISSION_VERBS_WITH_CATEGORY else NOTHING
        self.size: i64 = row.size if row.verb in MISSION_VERBS_WITH_SIZE else 1
        self.points: i64 = row.points


class Missions(Hooks):
    """Scores the mission that each seat kept (M2)."""

    def __init__(self, rows: list[Mission]) -> None:
        self.tasks = [Task(row) for row in rows]

    def score(self, s: State, seat: i64, lines: list[Line]) -> None:
        kept = s.cells[AT_KEPT + seat] - 1
        if kept >= 0:
            task = self.tasks[kept]
            lines.append(Line("M2", "mission", kept, accomplished(s, seat, task), task.points))

    def extra(self, s: State, seat: i64) -> i64:
        kept = s.cells[AT_KEPT + seat] - 1
        if kept < 0:
            return 0
        task = self.tasks[kept]
        return accomplished(s, seat, task) * task.points


def trophies_of(s: State, seat: i64, category: i64) -> i64:
    """A seat's trophies of one category."""
    count: i64 = 0
    for type_ in range(TYPES):
        if s.rules.category[type_] == category:
            count += s.cells[AT_TROPHIES + seat * TYPES + type_]
    return count


def has_most(s: State, seat: i64, type_: i64) -> bool:
    """Whether no other seat has more trophies of a type; ties count, but not at zero."""
    cells = s.cells
    count = cells[AT_TROPHIES + seat * TYPES + type_]
    if count == 0:
        return False
    for other in range(s.seats):
        if cells[AT_TROPHIES + other * TYPES + type_] > count:
            return False
    return True


def accomplished(s: State, seat: i64, task: Task) -> i64:
    """How often a seat has done what a mission asks."""
    cells = s.cells
    count: i64 = 0
    if task.category >= 0:
        count = trophies_of(s, seat, task.category)
    elif task.verb == ANY:
        for type_ in range(TYPES):
            count += cells[AT_TROPHIES + seat * TYPES + type_]
    elif task.verb == SETS:
        count = min(trophies_of(s, seat, WEAK), trophies_of(s, seat, STRONG), trophies_of(s, seat, BRUTE))
    elif task.verb == LEARNED:
        count = cells[AT_LEARNED + seat]
    else:
        for type_ in range(TYPES):
            if task.verb == SKILLS:
                count += 1 if cells[AT_SKULLS + seat * TYPES + type_] >= SKULL_TOP else 0
            else:
                count += 1 if has_most(s, seat, type_) else 0
    return count // task.size


def join(rules: Rules, edition: Edition, option: str) -> None:
    """Add the module to a set of rules."""
    rows = list(edition.missions)
    ids = [row.id for row in rows]
    rules.parameters["missions"] = len(rows)
    rules.frames["DealMissions"] = DealMissions
    rules.frames["KeepMission"] = KeepMission
    rules.set_up_steps.insert(rules.set_up_steps.index("BeginRound"), "DealMissions")
    rules.declare(FIELDS)
    rules.ranges.append((DEAL, "mission", ids))
    rules.ranges.append((KEEP, "keep", ids))
    rules.names["mission"] = ids
    rules.events["mission_dealt"] = EventRow("seat mission!", "M1")
    rules.events["mission_kept"] = EventRow("seat mission!", "M1")
    rules.join(Missions(rows), ["score"])
