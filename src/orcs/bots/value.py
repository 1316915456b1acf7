"""Judges: what a position is worth to a seat, in points of the final margin."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orcs.bots.evaluation import evaluate
from orcs.bots.features import fill, phase, phase_with
from orcs.bots.sheet import PHASES, SHORTEST, SIZE, Sheet
from orcs.engine.core import State
from orcs.engine.fields import AT_START, AT_TURN
from orcs.engine.scoring import points

ONE: Final = 1 << 16
SPREAD: Final = 16.0
MOMENTS: Final = 3
ON_TURN: Final = 0
JUST_PLAYED: Final = 1
BETWEEN_TURNS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth to a seat against its rivals, in points."""

    def value(self, s: State, seat: i64) -> float:
        """What the position is worth to the seat."""
        raise NotImplementedError

    def spread(self, s: State) -> float:
        """How far games from here end from their values, as a standard deviation in points."""
        return SPREAD * (1 + int(phase(s))) / PHASES

    def chance(self, s: State, seat: i64, value: float) -> float:
        """The seat's chance to win, if the position is worth so much to it."""
        if s.over:
            return 1.0 if value > 0 else 0.5 if value == 0 else 0.0
        return 0.5 * (1.0 + erf(value / self.spread(s) / sqrt(2.0)))


class Weighed(Judge):
    """Judges by a handful of weights (see `evaluation`)."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights

    def value(self, s: State, seat: i64) -> float:
        return int(evaluate(s, seat, self.weights)) / 1000


class Net:
    """Weights for one kind of table and one moment of the round, fitted for the end of a game and for its start, and
    blended in between.

    A row of `late` or `early` holds, for one feature, the weights into the hidden units and, last, straight into the
    value. `out` leads from the hidden units to the value. `spread` says for each phase how far games end from their
    values. All are whole numbers; ONE of them is a point.
    """

    def __init__(self, hidden: int, late: list[int], early: list[int], out: list[int], spread: list[int]) -> None:
        if len(late) != SIZE * (hidden + 1) or len(early) != len(late) or len(out) != hidden:
            raise ValueError("these weights do not fit the features")
        if len(spread) != PHASES + 1 or min(spread) <= 0:
            raise ValueError(f"the spread needs {PHASES + 1} numbers above 0")
        self.hidden: i64 = hidden
        self.late: vec[i64] = vec[i64](late)
        self.early: vec[i64] = vec[i64](early)
        self.out: vec[i64] = vec[i64](out)
        self.spread: vec[i64] = vec[i64](spread)
        self.blended: list[vec[i64] | None] = [None] * (PHASES + 1)

    def weights(self, step: i64) -> vec[i64]:
        """The weights for a phase of the game, blended once."""
        cells = self.blended[step]
        if cells is None:
            cells = self.late[:]
            for i in range(len(cells)):
                cells[i] = (self.late[i] * (PHASES - step) + self.early[i] * step) // PHASES
            self.blended[step] = cells
        return cells

    def cells(self) -> dict[str, list[int]]:
        """All weights by name, as plain lists."""
        return {"late": list(self.late), "early": list(self.early), "out": list(self.out), "spread": list(self.spread)}


class Reference:
    """A position that others are compared with: its numbers, and what they add up to in each unit."""

    __slots__ = ("active", "count", "sums", "values")

    def __init__(self, width: i64) -> None:
        self.values: vec[i64] = vec[i64]([0] * SIZE)
        self.active: vec[i64] = vec[i64]([0] * SIZE)
        self.count: i64 = 0
        self.sums: vec[i64] = vec[i64]([0] * int(width))

    def become(self, sheet: Sheet, sums: vec[i64]) -> None:
        """Take the place of another position."""
        for i in range(self.count):
            self.values[self.active[i]] = 0
        self.count = sheet.count
        for i in range(sheet.count):
            self.active[i] = sheet.active[i]
            self.values[sheet.active[i]] = sheet.values[sheet.active[i]]
        for unit in range(len(sums)):
            self.sums[unit] = sums[unit]


class Learned(Judge):
    """Judges by small nets that were fitted to many games, one for each moment of the round.

    The positions of a search are much alike: what they add up to is found from one of them by the numbers that differ.
    """

    def __init__(self, nets: list[Net]) -> None:
        self.moments = [LearnedMoment(net) for net in nets]
        self.sheet = Sheet()

    def spread(self, s: State) -> float:
        return int(self.moments[JUST_PLAYED].net.spread[phase(s)]) / ONE

    def value(self, s: State, seat: i64) -> float:
        if s.over:
            return int(margin(s, seat))
        fill(s, seat, self.sheet)
        return self.moments[moment(s, seat)].value(self.sheet, phase_with(s, self.sheet.values[SHORTEST]))


class LearnedMoment:
    """What was learned for one moment of the round."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.sums: vec[i64] = vec[i64]([0] * (net.hidden + 1))
        self.references: list[Reference | None] = [None] * (PHASES + 1)

    def value(self, sheet: Sheet, step: i64) -> float:
        """What a position is worth, in a phase of the game."""
        net = self.net
        self.add_up(sheet, step)
        value = self.sums[net.hidden]
        for unit in range(net.hidden):
            if self.sums[unit] > 0:
                value += (self.sums[unit] * net.out[unit]) // ONE
        return int(value) / ONE

    def add_up(self, sheet: Sheet, step: i64) -> None:
        """Find what the sheet adds up to in each unit, in a phase of the game."""
        sums = self.sums
        weights = self.net.weights(step)
        reference = self.references[step]
        if reference is None:
            reference = Reference(len(sums))
            self.references[step] = reference
        for unit in range(len(sums)):
            sums[unit] = reference.sums[unit]
        changed: i64 = 0
        for i in range(sheet.count):
            feature = sheet.active[i]
            x = sheet.values[feature] - reference.values[feature]
            if x != 0:
                changed += 1
                add_row(weights, feature, x, sums)
        for i in range(reference.count):
            feature = reference.active[i]
            if sheet.values[feature] == 0:
                changed += 1
                add_row(weights, feature, -reference.values[feature], sums)
        if changed > sheet.count // 2:
            reference.become(sheet, sums)


def add_row(weights: vec[i64], feature: i64, x: i64, sums: vec[i64]) -> None:
    """Add what one number contributes to each unit."""
    row = feature * len(sums)
    for unit in range(len(sums)):
        sums[unit] += weights[row + unit] * x


def moment(s: State, seat: i64) -> i64:
    """Where a seat is in the round. The same board is worth something else to whoever is next, and to whoever has just
    played and must see what rivals and fate do to it."""
    turn = s.cells[AT_TURN]
    if turn == seat:
        return ON_TURN
    start = s.cells[AT_START]
    # Nobody's turn is before the fate card: the last seat of the round has just played.
    after = start if turn < 0 else turn
    if turn == start or after < 0 or (seat + 1 - after) % s.seats != 0:
        return BETWEEN_TURNS
    return JUST_PLAYED


def margin(s: State, seat: i64) -> i64:
    """By how many points a seat is ahead of its best rival."""
    most: i64 = -(1 << 40)
    for rival in range(s.seats):
        if rival != seat:
            total = points(s, rival)
            if total > most:
                most = total
    return points(s, seat) - most


def kind_of(players: int, missions: bool) -> str:
    """The name of a kind of game in a file of weights. Three players are judged as four are: their rivals beyond the
    leader are a mean either way. Of the modules, only missions change what positions are worth so much that they need
    weights of their own."""
    return f"{2 if players == 2 else 4}{'-missions' if missions else ''}"


def kind_at(s: State) -> str:
    """The kind of game that a position is from."""
    return kind_of(int(s.seats), bool(s.rules.score_hooks))
