"""Drawing cards, discarding them, and the draw phase (T8, C11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import CARD, CARD_ROOM, DISCARD
from orcs.engine.atoms.cards import discard_card, discard_hand, draw_card, end_actions, shuffle_deck
from orcs.engine.board import has_skill, rule_holds
from orcs.engine.core import CHANCE, NOBODY, Frame, Options, Refusal, State
from orcs.engine.fields import AT_DISCARD_SIZE, AT_DRAW, AT_DRAW_SIZE, AT_HAND, AT_HAND_SIZE, AT_SHUFFLES, AT_TURN
from orcs.engine.streams import DECK_STREAM, stream_number
from orcs.engine.terms import DRAW_ONE_MORE, DRAW_THREE, HAND, KEEP, SEATS

DRAWS: Final = 8


class DrawCards(Frame):
    """Chance deals a seat a number of cards from its draw pile, shuffling the discard pile when that runs out."""

    def __init__(self, actor: i64, seat: i64, count: i64) -> None:
        super().__init__(actor)
        self.seat = seat
        self.count = count

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        left = cells[AT_DRAW_SIZE + self.seat]
        first = AT_DRAW + self.seat * CARD_ROOM
        kinds = s.rules.kinds
        kind: i64 = 0
        while left > 0 and kind < kinds:
            copies = cells[first + kind]
            if copies > 0:
                out.add_chance(CARD + kind, copies)
                left -= copies
            kind += 1

    def resolve(self, s: State, pick: i64) -> None:
        if pick >= 0:
            draw_card(s, self.seat, pick - CARD)
            if self.count > 1:
                draw_cards(s, self.seat, self.count - 1)
        elif s.cells[AT_DISCARD_SIZE + self.seat] > 0:
            shuffle_deck(s, self.seat)
            s.push(self)

    def args(self) -> list[int]:
        return [self.actor, self.seat, self.count]

    def stream(self, s: State) -> i64:
        return stream_number(DECK_STREAM + self.seat, s.cells[AT_SHUFFLES + self.seat])

    def clause(self) -> str:
        return "T8"


# Frames are immutable, so those that are needed often are made once.
READY_DRAWS: Final = [DrawCards(CHANCE, seat, count) for seat in range(SEATS) for count in range(DRAWS)]


def draw_cards(s: State, seat: i64, count: i64) -> None:
    """A seat draws this many cards next."""
    if count < DRAWS:
        s.push(READY_DRAWS[seat * DRAWS + count])
    else:
        s.push(DrawCards(CHANCE, seat, count))


class DrawPhase(Frame):
    """The action phase is over: discard what is left, draw a new hand (T8)."""

    def __init__(self, actor: i64) -> None:
        super().__init__(NOBODY)

    def resolve(self, s: State, pick: i64) -> None:
        seat = s.cells[AT_TURN]
        end_actions(s, seat)
        discard_hand(s, seat)
        count: i64 = HAND
        if rule_holds(s, seat, DRAW_THREE):
            count -= 1
        if has_skill(s, seat, DRAW_ONE_MORE):
            count += 1
        draw_cards(s, seat, count)

    def reveals(self, s: State, viewer: i64) -> bool:
        return viewer != s.cells[AT_TURN]


class ChooseDiscard(Frame):
    """A player whom an effect makes discard chooses the card (C11)."""

    def options(self, s: State, out: Options) -> None:
        first = self.actor * CARD_ROOM
        for kind in range(s.rules.kinds):
            if s.cells[AT_HAND + first + kind] > 0:
                out.add(DISCARD + kind)

    def resolve(self, s: State, pick: i64) -> None:
        discard_card(s, self.actor, pick - DISCARD)

    def independent(self) -> bool:
        return True

    def clause(self) -> str:
        return "C11"

    def refusal(self, s: State, pick: i64) -> Refusal:
        return Refusal("C11", "not_held" if DISCARD <= pick < DISCARD + CARD_ROOM else "discard")


def must_discard(s: State, seat: i64) -> bool:
    """Whether a discard effect touches this seat: not in its own turn, and only with more than three cards in hand."""
    cells = s.cells
    return seat != cells[AT_TURN] and cells[AT_HAND_SIZE + seat] > KEEP


def anybody_must_discard(s: State) -> bool:
    """Whether a discard effect touches anybody."""
    for seat in range(s.seats):
        if must_discard(s, seat):
            return True
    return False


def ask_discards(s: State) -> None:
    """Every player whom the effect touches discards, in seat order from the one whose turn it is."""
    for step in range(s.seats - 1, 0, -1):
        seat = (s.cells[AT_TURN] + step) % s.seats
        if must_discard(s, seat):
            s.push(ChooseDiscard(seat))


def can_draw(s: State, seat: i64) -> bool:
    """Whether a card could be drawn: from the draw pile, or the discard pile shuffled (C3)."""
    cells = s.cells
    return cells[AT_DRAW_SIZE + seat] > 0 or cells[AT_DISCARD_SIZE + seat] > 0
