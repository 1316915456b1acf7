"""What a viewer may know of a position, and positions that fit it."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
from orcs.engine.core import State
from orcs.engine.fields import AT_DRAW, AT_HAND, AT_OVER, SECRET_ROOM
from orcs.engine.rng import Rng
from orcs.engine.terms import SEATS


class View:
    """A position as one seat sees it, or the public if `viewer` is not a seat (S10).

    `known` holds what the viewer knows: the hands and draw piles of others are empty there, though their sizes are
    right, and others' secret counters are 0. `unseen` counts, for each seat, the cards that lie in hand or draw pile.
    With `open` nothing is hidden.
    """

    def __init__(self, viewer: int, known: State, unseen: vec[i64], open: bool) -> None:
        self.viewer = viewer
        self.known = known
        self.unseen = unseen
        self.open = open

    def shows(self, seat: int) -> bool:
        """Whether the viewer knows what only this seat may see."""
        return self.open or seat == self.viewer

    def owned(self) -> State:
        """The position as far as it is known, with all that others may hold in their draw piles: who owns what is
        public, so points can be counted in it."""
        s = self.known.copy()
        cells = s.cells
        for cell in range(SEATS * CARD_ROOM):
            cells[AT_DRAW + cell] = self.unseen[cell] - cells[AT_HAND + cell]
        return s


def view(s: State, viewer: int) -> View:
    """What a viewer knows. When the game is over nothing is secret any more."""
    return build(s, viewer, s.cells[AT_OVER] != 0)


def open_view(s: State) -> View:
    """The position with nothing hidden, for those who look at it when the game is over."""
    return build(s, -1, True)


def build(s: State, viewer: i64, open: bool) -> View:
    """Build a view up from nothing: what everybody sees, then the secrets that it shows."""
    cells = s.cells
    known = extend(s.rules.no_cells[:SECRET_ROOM], cells[SECRET_ROOM:])
    for field in s.rules.secrets:
        for seat in range(s.seats):
            if open or seat == viewer:
                first = field.first + seat * field.size
                for cell in range(first, first + field.size):
                    known[cell] = cells[cell]
    unseen = s.rules.no_cells[: SEATS * CARD_ROOM]
    for seat in range(s.seats):
        for cell in range(seat * CARD_ROOM, seat * CARD_ROOM + s.rules.kinds):
            unseen[cell] = cells[AT_HAND + cell] + cells[AT_DRAW + cell]
    return View(viewer, State(s.rules, s.seats, known, s.stack[:]), unseen, open)


def sample(seen: View, rng: Rng) -> State:
    """A full position that fits what the viewer knows, every hidden arrangement as likely as chance made it."""
    s = seen.known.copy()
    if not seen.open:
        for imagined in s.rules.imagined:
            imagined.imagine(s, seen.viewer, seen.unseen, rng)
    return s
