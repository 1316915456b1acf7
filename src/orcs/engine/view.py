"""What a viewer may know of a position, and positions that fit it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orcs.engine.core import State
from orcs.engine.rng import Rng
from orcs.engine.rules import OWNER


class View:
    """A position as one seat sees it, or the public if `viewer` is not a seat (S10).

    `known` holds what the viewer knows: the hands and draw piles of others are empty there, though their sizes are
    right, and others' secret counters are 0. `unseen` counts, for each seat, the cards that lie in hand or draw pile.
    """

    def __init__(self, viewer: int, known: State, unseen: vec[i64]) -> None:
        self.viewer = viewer
        self.known = known
        self.unseen = unseen

    def owned(self) -> State:
        """The position as far as it is known, with all that others may hold in their draw piles: who owns what is
        public, so points can be counted in it."""
        s = self.known.copy()
        for cell in range(len(self.unseen)):
            s.draw[cell] = self.unseen[cell] - s.hand[cell]
        return s


def view(s: State, viewer: int) -> View:
    """Build what a viewer knows, field by field. When the game is over nothing is secret any more."""
    kinds = s.rules.kinds
    cells = s.seats * kinds
    unseen = s.rules.no_cards[:cells]
    hand = s.rules.no_cards[:cells]
    draw = s.rules.no_cards[:cells]
    for cell in range(cells):
        unseen[cell] = s.hand[cell] + s.draw[cell]
    for seat in range(s.seats):
        if s.over or seat == viewer:
            for cell in range(seat * kinds, seat * kinds + kinds):
                hand[cell] = s.hand[cell]
                draw[cell] = s.draw[cell]
    tally = s.rules.no_tallies[:]
    for declared in s.rules.tallies:
        for i in range(declared.size):
            if declared.visibility != OWNER or s.over or i // declared.stride == viewer:
                tally[declared.base + i] = s.tally[declared.base + i]
    known = State(
        rules=s.rules,
        seats=s.seats,
        start=s.start,
        round=s.round,
        turn=s.turn,
        fate=s.fate,
        actions_done=s.actions_done,
        actions_extra=s.actions_extra,
        removed_card=s.removed_card,
        gave_poison=s.gave_poison,
        power_next=s.power_next,
        poison_pile=s.poison_pile,
        creature_count=s.creature_count,
        next_token=s.next_token,
        fate_shuffles=s.fate_shuffles,
        pile_shuffles=s.pile_shuffles,
        over=s.over,
        creatures=s.creatures[:],
        at=s.at[:],
        mages=s.mages[:],
        hand=hand,
        draw=draw,
        discard=s.discard[:],
        hand_size=s.hand_size[:],
        draw_size=s.draw_size[:],
        discard_size=s.discard_size[:],
        shuffles=s.shuffles[:],
        played=s.played[:],
        aside=s.aside[:],
        removed=s.removed[:],
        display=s.display[:],
        pile=s.pile[:],
        trophies=s.trophies[:],
        skulls=s.skulls[:],
        counters=s.counters[:],
        learned=s.learned[:],
        markers=s.markers[:],
        stacks=s.stacks[:],
        fates=s.fates[:],
        fates_gone=s.fates_gone[:],
        tally=tally,
        stack=s.stack[:],
    )
    return View(viewer, known, unseen)


def sample(seen: View, rng: Rng) -> State:
    """A full position that fits what the viewer knows, every hidden arrangement as likely as chance made it."""
    s = seen.known.copy()
    if s.over:
        return s
    kinds = s.rules.kinds
    for seat in range(s.seats):
        if seat != seen.viewer:
            first = seat * kinds
            left = s.hand_size[seat] + s.draw_size[seat]
            needed = s.hand_size[seat]
            for kind in range(kinds):
                for _ in range(seen.unseen[first + kind]):
                    if rng.below(left) < needed:
                        s.hand[first + kind] += 1
                        needed -= 1
                    else:
                        s.draw[first + kind] += 1
                    left -= 1
    for hook in s.rules.imagine_hooks:
        hook.imagine(s, seen.viewer, rng)
    return s
