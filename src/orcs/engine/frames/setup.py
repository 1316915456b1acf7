"""Setting up: start player, the first creatures, the display, the hands (S3 to S9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import SPELL, START
from orcs.engine.atoms.cards import show_spell
from orcs.engine.atoms.course import name_start
from orcs.engine.core import CHANCE, NOBODY, Frame, Options, State
from orcs.engine.fields import AT_DISPLAY, AT_PILE, AT_PILE_SHUFFLES
from orcs.engine.frames.draw import draw_cards
from orcs.engine.frames.reveal import READY_MARKERS
from orcs.engine.streams import PILE_STREAM, START_STREAM, stream_number
from orcs.engine.terms import ATTACK_PILE, DISPLAY, HAND, PATHS, SUPPORT_PILE


class SetUp(Frame):
    """Lay out the steps of the set-up, in order."""

    def resolve(self, s: State, pick: i64) -> None:
        for name in reversed(s.rules.set_up_steps):
            s.push(s.rules.make(name, [NOBODY]))


class DrawStart(Frame):
    """The start player: the seat named at set-up, else drawn (S3)."""

    def __init__(self, actor: i64) -> None:
        super().__init__(CHANCE)

    def options(self, s: State, out: Options) -> None:
        if s.rules.named_start < 0:
            for seat in range(s.seats):
                out.add_chance(START + seat, 1)

    def resolve(self, s: State, pick: i64) -> None:
        name_start(s, pick - START if pick >= 0 else s.rules.named_start)

    def stream(self, s: State) -> i64:
        return stream_number(START_STREAM, 0)

    def clause(self) -> str:
        return "S3"


class RevealAtSetUp(Frame):
    """Two markers on each path, path by path (S6)."""

    def resolve(self, s: State, pick: i64) -> None:
        for path in range(PATHS - 1, -1, -1):
            s.push(READY_MARKERS[path])
            s.push(READY_MARKERS[path])


class OpenDisplay(Frame):
    """Three cards of each pile lie open (S7)."""

    def resolve(self, s: State, pick: i64) -> None:
        s.push(READY_DISPLAYS[SUPPORT_PILE])
        s.push(READY_DISPLAYS[ATTACK_PILE])


class FillDisplay(Frame):
    """Chance shows cards of one pile until three lie open or the pile is empty (S7, C9)."""

    def __init__(self, actor: i64, pile: i64) -> None:
        super().__init__(actor)
        self.pile = pile

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        rules = s.rules
        pile = self.pile
        first = AT_DISPLAY
        shown: i64 = 0
        for kind in range(rules.kinds):
            if cells[first + kind] > 0 and rules.pile_of[kind] == pile:
                shown += cells[first + kind]
        if shown < DISPLAY:
            first = AT_PILE
            for kind in range(rules.kinds):
                if cells[first + kind] > 0 and rules.pile_of[kind] == pile:
                    out.add_chance(SPELL + kind, cells[first + kind])

    def resolve(self, s: State, pick: i64) -> None:
        if pick >= 0:
            show_spell(s, pick - SPELL)
            s.push(self)

    def args(self) -> list[int]:
        return [self.actor, self.pile]

    def stream(self, s: State) -> i64:
        return stream_number(PILE_STREAM + self.pile, s.cells[AT_PILE_SHUFFLES])

    def clause(self) -> str:
        return "S7"


READY_DISPLAYS: Final = [FillDisplay(CHANCE, pile) for pile in (ATTACK_PILE, SUPPORT_PILE)]


class DealHands(Frame):
    """Each player draws the first hand (S8)."""

    def resolve(self, s: State, pick: i64) -> None:
        for seat in range(s.seats - 1, -1, -1):
            draw_cards(s, seat, HAND)
