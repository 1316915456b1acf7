"""Changes of where cards lie."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
from orcs.engine.core import State
from orcs.engine.fields import (
    AT_ASIDE,
    AT_DISCARD,
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_GAVE_POISON,
    AT_HAND,
    AT_HAND_SIZE,
    AT_LEARNED,
    AT_PILE,
    AT_PILE_SHUFFLES,
    AT_PLAYED,
    AT_POISON_PILE,
    AT_POWER_NEXT,
    AT_REMOVED,
    AT_REMOVED_CARD,
    AT_SHUFFLES,
)
from orcs.engine.terms import FROM_HAND, GIVEN, LEARNED, PLAYED


def to_discard(s: State, seat: i64, kind: i64, source: i64) -> None:
    """A card comes to the seat's discard pile."""
    cells = s.cells
    cells[AT_DISCARD + seat * CARD_ROOM + kind] += 1
    cells[AT_DISCARD_SIZE + seat] += 1
    s.emit("card_discarded", seat, kind, source)


def from_hand(s: State, seat: i64, kind: i64) -> None:
    """A card leaves the hand."""
    cells = s.cells
    cells[AT_HAND + seat * CARD_ROOM + kind] -= 1
    cells[AT_HAND_SIZE + seat] -= 1


def discard_card(s: State, seat: i64, kind: i64) -> None:
    """A hand card is discarded (C11)."""
    from_hand(s, seat, kind)
    to_discard(s, seat, kind, FROM_HAND)


def discard_hand(s: State, seat: i64) -> None:
    """All cards left in hand are discarded (T8)."""
    cells = s.cells
    first = AT_HAND + seat * CARD_ROOM
    for cell in range(first, first + s.rules.kinds):
        if cells[AT_HAND_SIZE + seat] == 0:
            return
        while cells[cell] > 0:
            discard_card(s, seat, cell - first)


def end_actions(s: State, seat: i64) -> None:
    """The action phase ends: waiting power is lost, learned cards come to the discard pile (T5, C9)."""
    cells = s.cells
    cells[AT_POWER_NEXT] = 0
    first = AT_ASIDE
    for cell in range(first, first + s.rules.kinds):
        while cells[cell] > 0:
            cells[cell] -= 1
            to_discard(s, seat, cell - first, LEARNED)


def cast_card(s: State, seat: i64, kind: i64, power: i64) -> None:
    """A hand card is played as the spell (C1)."""
    from_hand(s, seat, kind)
    s.cells[AT_PLAYED + kind] += 1
    s.emit("spell_cast", seat, kind, power)


def add_card(s: State, seat: i64, kind: i64, power: i64) -> None:
    """A hand card is played as enhancement (C2)."""
    from_hand(s, seat, kind)
    s.cells[AT_PLAYED + kind] += 1
    s.emit("card_added", seat, kind, power)


def clear_played(s: State, seat: i64) -> None:
    """Spell and enhancements go to the discard pile (C12)."""
    cells = s.cells
    first = AT_PLAYED
    for cell in range(first, first + s.rules.kinds):
        while cells[cell] > 0:
            cells[cell] -= 1
            to_discard(s, seat, cell - first, PLAYED)


def draw_card(s: State, seat: i64, kind: i64) -> None:
    """A card comes from the draw pile to the hand; only its owner sees which."""
    cells = s.cells
    cell = seat * CARD_ROOM + kind
    cells[AT_DRAW + cell] -= 1
    cells[AT_DRAW_SIZE + seat] -= 1
    cells[AT_HAND + cell] += 1
    cells[AT_HAND_SIZE + seat] += 1
    s.emit("card_drawn", seat, kind)


def shuffle_deck(s: State, seat: i64) -> None:
    """The discard pile becomes the draw pile (T8)."""
    cells = s.cells
    draw = AT_DRAW + seat * CARD_ROOM
    discard = AT_DISCARD + seat * CARD_ROOM
    for kind in range(s.rules.kinds):
        cells[draw + kind] = cells[discard + kind]
        cells[discard + kind] = 0
    cells[AT_DRAW_SIZE + seat] = cells[AT_DISCARD_SIZE + seat]
    cells[AT_DISCARD_SIZE + seat] = 0
    cells[AT_SHUFFLES + seat] += 1
    s.emit("deck_shuffled", seat)


def learn_card(s: State, seat: i64, kind: i64) -> None:
    """A card of the display is taken and lies aside until the action phase ends (C9)."""
    cells = s.cells
    cells[AT_DISPLAY + kind] -= 1
    cells[AT_ASIDE + kind] += 1
    cells[AT_LEARNED + seat] += 1
    s.emit("card_learned", seat, kind)


def show_spell(s: State, kind: i64) -> None:
    """A card of a spell pile comes to the display (S7)."""
    cells = s.cells
    cells[AT_PILE + kind] -= 1
    cells[AT_DISPLAY + kind] += 1
    s.emit("spell_shown", kind)


def exchange_display(s: State) -> None:
    """The display goes back to its piles, and they are shuffled (F11)."""
    cells = s.cells
    for kind in range(s.rules.kinds):
        cells[AT_PILE + kind] += cells[AT_DISPLAY + kind]
        cells[AT_DISPLAY + kind] = 0
    cells[AT_PILE_SHUFFLES] += 1
    s.emit("display_exchanged")


def remove_card(s: State, seat: i64, kind: i64) -> None:
    """A hand card goes to the box (T6)."""
    cells = s.cells
    from_hand(s, seat, kind)
    cells[AT_REMOVED + kind] += 1
    cells[AT_REMOVED_CARD] = 1
    s.emit("card_removed", seat, kind)


def give_poison(s: State, seat: i64, rival: i64, kind: i64) -> None:
    """A poison card goes from the pile to a rival's discard pile (T7)."""
    cells = s.cells
    cells[AT_POISON_PILE] -= 1
    cells[AT_GAVE_POISON] = 1
    s.emit("poison_given", seat, rival)
    to_discard(s, rival, kind, GIVEN)
