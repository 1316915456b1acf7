"""Points, with the clause that gives each of them (E2 to E5)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
from orcs.engine.core import NOTHING, State
from orcs.engine.fields import AT_ASIDE, AT_COUNTERS, AT_DISCARD, AT_DRAW, AT_HAND, AT_PLAYED, AT_TROPHIES, AT_TURN
from orcs.engine.rules import TRACK
from orcs.engine.terms import TYPES


class Line:
    """One line of a score: the clause, what it counts (a row of the table `of`, if any), how many, the value of each,
    the points."""

    __slots__ = ("clause", "count", "item", "of", "points", "value")

    def __init__(self, clause: str, of: str, item: int, count: int, value: int) -> None:
        self.clause = clause
        self.of = of
        self.item = item
        self.count = count
        self.value = value
        self.points = count * value


class Score:
    """A seat's points, line by line."""

    __slots__ = ("lines", "seat", "total")

    def __init__(self, seat: int, lines: list[Line]) -> None:
        self.seat = seat
        self.lines = lines
        self.total = sum([line.points for line in lines])


def owned_openly(s: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat owns that lie open."""
    cells = s.cells
    count = cells[AT_DISCARD + seat * CARD_ROOM + kind]
    if seat == cells[AT_TURN]:
        count += cells[AT_PLAYED + kind] + cells[AT_ASIDE + kind]
    return count


def owned(s: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat owns, wherever they lie."""
    cell = seat * CARD_ROOM + kind
    return s.cells[AT_HAND + cell] + s.cells[AT_DRAW + cell] + owned_openly(s, seat, kind)


def owned_worth(s: State, seat: i64, points: i64) -> int:
    """How many of a seat's cards are worth this many points each."""
    count: i64 = 0
    for kind in range(s.rules.kinds):
        if s.rules.points[kind] == points:
            count += owned(s, seat, kind)
    return count


def counter_value(s: State, type_: i64) -> i64:
    """What a trophy of this type is worth now."""
    return s.rules.track[type_ * TRACK + s.cells[AT_COUNTERS + type_]]


def trophy_points(s: State, seat: i64) -> i64:
    """The points for a seat's trophies (E2)."""
    points: i64 = 0
    for type_ in range(TYPES):
        points += s.cells[AT_TROPHIES + seat * TYPES + type_] * counter_value(s, type_)
    return points


def points(s: State, seat: i64) -> i64:
    """A seat's points if the game ended now, without their lines."""
    total = trophy_points(s, seat)
    for kind in s.rules.worthy:
        total += s.rules.points[kind] * owned(s, seat, kind)
    if s.rules.score_hooks:
        total += extra_points(s, seat)
    return total


def extra_points(s: State, seat: i64) -> i64:
    """The points that modules add to a seat's."""
    total: i64 = 0
    for hook in s.rules.score_hooks:
        total += hook.extra(s, seat)
    return total


def score(s: State, seat: i64) -> Score:
    """A seat's points if the game ended now."""
    lines = [
        Line("E2", "creature", type_, s.cells[AT_TROPHIES + seat * TYPES + type_], counter_value(s, type_))
        for type_ in range(TYPES)
    ]
    lines += [
        Line("E3" if value > 0 else "E4", "", NOTHING, owned_worth(s, seat, value), value) for value in s.rules.values
    ]
    for hook in s.rules.score_hooks:
        hook.score(s, seat, lines)
    return Score(seat, lines)


def scores(s: State) -> list[Score]:
    """The points of all seats."""
    return [score(s, seat) for seat in range(s.seats)]


def winners(s: State) -> list[int]:
    """The seats with the most points; tied seats share the victory (E5)."""
    totals = [each.total for each in scores(s)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
