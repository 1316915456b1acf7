"""Revealing markers at the start of a turn (T1, T2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import MARKER, REVEAL
from orcs.engine.atoms.board import enter
from orcs.engine.board import creatures_on
from orcs.engine.core import CHANCE, NOBODY, Frame, Options, Refusal, State
from orcs.engine.fields import AT_MAGES, AT_MARKERS, AT_STACKS
from orcs.engine.streams import MARKER_STREAM, stream_number
from orcs.engine.terms import PATHS, TYPES


class RevealMarker(Frame):
    """Chance says which creature the next marker of a path shows; it enters (T1)."""

    def __init__(self, actor: i64, path: i64) -> None:
        super().__init__(actor)
        self.path = path

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        for type_ in range(TYPES):
            if cells[AT_MARKERS + type_] > 0:
                out.add_chance(MARKER + type_, cells[AT_MARKERS + type_])

    def resolve(self, s: State, pick: i64) -> None:
        enter(s, self.path, pick - MARKER)

    def args(self) -> list[int]:
        return [self.actor, self.path]

    def stream(self, s: State) -> i64:
        return stream_number(MARKER_STREAM, 0)

    def clause(self) -> str:
        return "T1"


READY_MARKERS: Final = [RevealMarker(CHANCE, path) for path in range(PATHS)]


class RevealEmpty(Frame):
    """Every path without a creature gets one marker, in path order (T1)."""

    def __init__(self, actor: i64, path: i64 = 0) -> None:
        super().__init__(NOBODY)
        self.path = path

    def resolve(self, s: State, pick: i64) -> None:
        for path in range(self.path, PATHS):
            if s.cells[AT_STACKS + path] > 0 and creatures_on(s, path) == 0:
                s.push(RevealEmpty(NOBODY, path + 1))
                s.push(READY_MARKERS[path])
                return

    def args(self) -> list[int]:
        return [self.actor, self.path]


class ChooseReveal(Frame):
    """The player reveals one marker on any path but their own mage's (T2)."""

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        own = cells[AT_MAGES + self.actor]
        for path in range(PATHS):
            if path != own and cells[AT_STACKS + path] > 0:
                out.add(REVEAL + path)

    def resolve(self, s: State, pick: i64) -> None:
        if pick >= 0:
            s.push(READY_MARKERS[pick - REVEAL])

    def clause(self) -> str:
        return "T2"

    def refusal(self, s: State, pick: i64) -> Refusal:
        path = pick - REVEAL
        if not 0 <= path < PATHS:
            return Refusal("T2")
        own = path == s.cells[AT_MAGES + self.actor]
        return Refusal("T2", "own" if own else "no_markers", {"path": path + 1})
