"""What is agreed before the first pick: who plays, with which modules, and whether picks may be taken back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.core import NOBODY, Frame, State
from orcs.engine.rules import TALLIES, Rules
from orcs.engine.terms import (
    COLOURS,
    PATHS,
    PLACES,
    POISON_PILE,
    SEATS,
    START_PILE,
    START_SPACES,
    TYPES,
)


class Setup:
    """Seats by colour in turn order, the start seat (None: drawn), modules with their options as text, undo."""

    def __init__(self, colours: list[str], start: int | None, modules: dict[str, str], undo: bool) -> None:
        if not 2 <= len(colours) <= SEATS:
            raise ValueError(f"2 to {SEATS} players can play, not {len(colours)}")
        for colour in colours:
            if colour not in COLOURS:
                raise ValueError(f"there are mages in {', '.join(COLOURS)}, not {colour!r}")
        if len(set(colours)) < len(colours):
            raise ValueError(f"each player needs a colour of their own, not {', '.join(colours)}")
        if start is not None and not 0 <= start < len(colours):
            raise ValueError(f"the start player is a seat from 1 to {len(colours)}, not {start + 1}")
        self.colours = colours
        self.start = start
        self.modules = modules
        self.undo = undo


def first_state(rules: Rules, setup: Setup) -> State:
    """The position before the set-up: everything in the box, in its place (S1, S2, S4, S5, S9)."""
    seats = len(setup.colours)
    kinds = rules.kinds
    empty = [0] * (seats * kinds)
    decks = [row.copies if row.pile == START_PILE else 0 for row in rules.card_rows] * seats
    deck_size = sum(decks) // seats
    pile = [row.copies if row.pile < START_PILE else 0 for row in rules.card_rows]
    poison = sum([row.copies for row in rules.card_rows if row.pile == POISON_PILE])
    markers = [row.markers[seats - 2] for row in rules.creature_rows]
    stack: list[Frame] = [rules.make("SetUp", [NOBODY])]
    return State(
        rules=rules,
        seats=seats,
        start=-1,
        round=0,
        turn=-1,
        fate=-1,
        actions_done=0,
        actions_extra=0,
        removed_card=0,
        gave_poison=0,
        power_next=0,
        poison_pile=poison,
        creature_count=0,
        next_token=0,
        fate_shuffles=0,
        pile_shuffles=0,
        over=False,
        creatures=vec[i64]([0] * (sum([row.tokens for row in rules.creature_rows]) + 1)),
        at=vec[i64]([0] * PLACES),
        mages=vec[i64]([START_SPACES[COLOURS.index(colour)] for colour in setup.colours]),
        hand=vec[i64](empty),
        draw=vec[i64](decks),
        discard=vec[i64](empty),
        hand_size=vec[i64]([0] * seats),
        draw_size=vec[i64]([deck_size] * seats),
        discard_size=vec[i64]([0] * seats),
        shuffles=vec[i64]([0] * seats),
        played=vec[i64]([0] * kinds),
        aside=vec[i64]([0] * kinds),
        removed=vec[i64]([0] * kinds),
        display=vec[i64]([0] * kinds),
        pile=vec[i64](pile),
        trophies=vec[i64]([0] * (seats * TYPES)),
        skulls=vec[i64]([0] * (seats * TYPES)),
        counters=vec[i64]([0] * TYPES),
        learned=vec[i64]([0] * seats),
        markers=vec[i64](markers),
        stacks=vec[i64]([rules.markers_per_path[seats - 2]] * PATHS),
        fates=vec[i64]([row.copies for row in rules.fate_rows]),
        fates_gone=vec[i64]([0] * len(rules.fate_rows)),
        tally=vec[i64]([0] * TALLIES),
        stack=stack,
    )
