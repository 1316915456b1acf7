"""What is agreed before the first pick: who plays, by which modules and house rules, whether picks may be undone."""

from __future__ import annotations

from orcs.engine.actions import CARD_ROOM
from orcs.engine.core import NOBODY, NOTHING, State
from orcs.engine.fields import (
    AT_CREATURES,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_FATE,
    AT_FATES,
    AT_MAGES,
    AT_MARKERS,
    AT_PILE,
    AT_POISON_PILE,
    AT_STACKS,
    AT_START,
    AT_TURN,
    TOKENS,
)
from orcs.engine.rules import Rules
from orcs.engine.terms import COLOURS, PATHS, POISON_PILE, SEATS, START_PILE, START_SPACES


class Setup:
    """Seats by colour in turn order, the start seat (None: drawn), modules with their options as text, undo, and the
    house rules (None: those of the edition)."""

    def __init__(
        self,
        colours: list[str],
        start: int | None,
        modules: dict[str, str],
        undo: bool,
        house_rules: list[str] | None = None,
    ) -> None:
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
        self.house_rules = house_rules


def first_state(rules: Rules, setup: Setup) -> State:
    """The position before the set-up: everything in the box, in its place (S1, S2, S4, S5, S9)."""
    seats = len(setup.colours)
    s = State(rules, seats, rules.no_cells[:], [rules.make("SetUp", [NOBODY])])
    cells = s.cells
    cells[AT_START] = cells[AT_TURN] = cells[AT_FATE] = NOTHING
    for i in range(TOKENS):
        cells[AT_CREATURES + i] = NOTHING
    for kind, card in enumerate(rules.card_rows):
        if card.pile == START_PILE:
            for seat in range(seats):
                cells[AT_DRAW + seat * CARD_ROOM + kind] = card.copies
                cells[AT_DRAW_SIZE + seat] += card.copies
        elif card.pile == POISON_PILE:
            cells[AT_POISON_PILE] += card.copies
        else:
            cells[AT_PILE + kind] = card.copies
    for seat, colour in enumerate(setup.colours):
        cells[AT_MAGES + seat] = START_SPACES[COLOURS.index(colour)]
    for type_, creature in enumerate(rules.creature_rows):
        cells[AT_MARKERS + type_] = creature.markers[seats - 2]
    for path in range(PATHS):
        cells[AT_STACKS + path] = rules.markers_per_path[seats - 2]
    for number, fate in enumerate(rules.fate_rows):
        cells[AT_FATES + number] = fate.copies
    return s
