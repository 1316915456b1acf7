"""Where modules may step in. Every method does nothing by default; a module overrides what it needs.

Modifiers change a number the rules ask for; reactions are told what happened and may push frames. A module names
the points it uses when it joins the rules (`Rules.join`), so the points nobody uses cost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from orcs.engine.core import Options, Refusal, State
    from orcs.engine.scoring import Line


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What a module may change in the course of the rules."""

    def life(self, s: State, place: i64) -> i64:
        """Added to the life of each creature that stands here."""
        return 0

    def landing(self, s: State, place: i64) -> i64:
        """Where a movement that would end here ends; -1 for the tower."""
        return place

    def reaches(self, s: State, place: i64, creature: bool) -> bool:
        """Whether an attack may choose a creature (or else prey) here."""
        return True

    def lines(self, s: State, spell: i64, out: Options) -> None:
        """Remove the lines of a spell that may not be applied from those that could be."""

    def prey(self, s: State, place: i64) -> i64:
        """How many things lie here that any damage takes."""
        return 0

    def take_prey(self, s: State, place: i64, count: i64) -> None:
        """This many of the things that lie here were hit."""

    def defeated(self, s: State, creature: i64) -> None:
        """A creature has been defeated; it has left the board and its skull track has risen."""

    def wave(self, s: State) -> None:
        """All creatures that fell together have been dealt with: what their fall causes strikes now."""

    def aftermath(self, s: State) -> None:
        """Nothing more falls: push what follows. What the modules that joined first push comes first."""

    def offer(self, s: State, seat: i64, out: Options) -> None:
        """List picks that the player may make between actions."""

    def take(self, s: State, seat: i64, pick: i64) -> None:
        """Carry such a pick out, if it is this module's."""

    def refuse(self, s: State, seat: i64, pick: i64) -> Refusal | None:
        """Why such a pick is not open, or what `reaches` keeps out of reach; None if it is not this module's doing."""
        return None

    def score(self, s: State, seat: i64, lines: list[Line]) -> None:
        """Add what this module scores for a seat."""

    def extra(self, s: State, seat: i64) -> i64:
        """The points of what this module scores. Bots ask often: a module may count them without lines."""
        lines: list[Line] = []
        self.score(s, seat, lines)
        total: i64 = 0
        for line in lines:
            total += line.points
        return total


def refused_by(hooks: list[Hooks], s: State, seat: i64, pick: i64) -> Refusal | None:
    """Why one of these modules does not let a seat pick something; None if none of them forbids it."""
    for hook in hooks:
        refusal = hook.refuse(s, seat, pick)
        if refusal is not None:
            return refusal
    return None
