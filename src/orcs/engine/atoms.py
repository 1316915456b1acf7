"""Every change of a State, each with its event. Nothing else in the engine assigns to a State."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.board import (
    damage_of,
    first_at,
    has_skill,
    index_of_token,
    pack,
    place_of,
    prey_at,
    token_of,
    type_of,
    weakened_of,
)
from orcs.engine.core import NOTHING, State
from orcs.engine.rules import TRACK
from orcs.engine.terms import (
    FROM_HAND,
    GIVEN,
    LEARNED,
    NO_LOSS_OF_CREATURES,
    OUTER,
    PLACES,
    PLAYED,
    SECTIONS,
    SKULL_TOP,
    TYPES,
)

# The board


def insert(s: State, creature: i64) -> None:
    """Put a packed creature in its canonical place."""
    i = s.creature_count
    while i > 0 and s.creatures[i - 1] > creature:
        s.creatures[i] = s.creatures[i - 1]
        i -= 1
    s.creatures[i] = creature
    s.creature_count += 1
    s.at[place_of(creature)] += 1


def lift(s: State, index: i64) -> i64:
    """Take the creature at an index off the board."""
    creature = s.creatures[index]
    s.creature_count -= 1
    for i in range(index, s.creature_count):
        s.creatures[i] = s.creatures[i + 1]
    s.creatures[s.creature_count] = 0
    s.at[place_of(creature)] -= 1
    return creature


def land(s: State, creature: i64, place: i64) -> None:
    """End a lifted creature's movement at a place, or wherever that leads (G3); NOTHING is the tower."""
    before = place_of(creature)
    path = (before if place < 0 else place) // SECTIONS
    for hook in s.rules.landing_hooks:
        if place >= 0:
            place = hook.landing(s, place)
    type_ = type_of(creature)
    token = token_of(creature)
    s.emit("creature_moved", token, type_, before, place if place >= 0 else PLACES + path)
    if place < 0:
        reach_tower(s, type_, token, path)
    else:
        insert(s, pack(place, type_, damage_of(creature), weakened_of(creature), token))


def enter(s: State, path: i64, type_: i64) -> None:
    """A revealed marker's creature comes onto the outer section of its path (T1)."""
    s.markers[type_] -= 1
    s.stacks[path] -= 1
    token = s.next_token
    s.next_token += 1
    place = path * SECTIONS + OUTER
    for hook in s.rules.landing_hooks:
        place = hook.landing(s, place)
    s.emit("creature_entered", token, type_, path, place if place >= 0 else PLACES + path)
    if place < 0:
        reach_tower(s, type_, token, path)
    else:
        insert(s, pack(place, type_, 0, 0, token))


def reach_tower(s: State, type_: i64, token: i64, path: i64) -> None:
    """A creature is at the tower: its counter drops, the mage there loses a trophy (F3, F4)."""
    s.emit("tower_reached", token, type_, path)
    if s.counters[type_] < s.rules.track_length[type_] - 1:
        s.counters[type_] += 1
        s.emit("counter_dropped", type_, s.rules.track[type_ * TRACK + s.counters[type_]])
    for seat in range(s.seats):
        if s.mages[seat] == path and s.trophies[seat * TYPES + type_] > 0:
            if has_skill(s, seat, NO_LOSS_OF_CREATURES):
                s.emit("trophy_kept", seat, type_)
            else:
                s.trophies[seat * TYPES + type_] -= 1
                s.emit("trophy_lost", seat, type_)


def hit(s: State, index: i64, amount: i64) -> None:
    """One creature takes damage."""
    creature = lift(s, index)
    s.emit("creature_hit", token_of(creature), type_of(creature), place_of(creature), amount)
    insert(s, creature + (amount << 11))


def hit_place(s: State, place: i64, amount: i64) -> None:
    """Everything at a place takes damage: each creature, and all prey."""
    first = first_at(s, place)
    for i in range(first, first + s.at[place]):
        creature = s.creatures[i]
        s.emit("creature_hit", token_of(creature), type_of(creature), place, amount)
        s.creatures[i] = creature + (amount << 11)
    count = prey_at(s, place)
    if count > 0:
        hit_prey(s, place, count)


def hit_prey(s: State, place: i64, count: i64) -> None:
    """So much of the prey at a place is hit."""
    for hook in s.rules.prey_hooks:
        hook.take_prey(s, place, count)


def weaken(s: State, index: i64) -> None:
    """One creature has one life less for this turn (Z4)."""
    creature = lift(s, index)
    s.emit("creature_weakened", token_of(creature), type_of(creature), place_of(creature))
    insert(s, creature + (1 << 7))


def heal(s: State) -> None:
    """All damage, and all that weakens for a turn, is gone (T9)."""
    healed = False
    for i in range(s.creature_count):
        creature = s.creatures[i]
        if (creature >> 7) & 511:
            healed = True
            index = i
            creature = pack(place_of(creature), type_of(creature), 0, 0, token_of(creature))
            while index > 0 and s.creatures[index - 1] > creature:
                s.creatures[index] = s.creatures[index - 1]
                index -= 1
            s.creatures[index] = creature
    if healed:
        s.emit("creatures_healed")


def win_trophy(s: State, seat: i64, index: i64) -> i64:
    """A creature is defeated: it leaves, the seat has a trophy, its skull track rises (D1, D3)."""
    creature = lift(s, index)
    type_ = type_of(creature)
    cell = seat * TYPES + type_
    s.trophies[cell] += 1
    s.emit("creature_defeated", token_of(creature), type_, place_of(creature), seat)
    if s.skulls[cell] < SKULL_TOP:
        s.skulls[cell] += 1
        s.emit("skull_raised", seat, type_, s.skulls[cell])
        if s.skulls[cell] == SKULL_TOP:
            s.emit("skill_gained", seat, s.rules.skill[type_])
    return creature


def march(s: State, token: i64, sections: i64) -> None:
    """A creature goes so many sections towards the tower, and is there if it gets so far (F2, C10)."""
    creature = lift(s, index_of_token(s, token))
    section = place_of(creature) % SECTIONS
    land(s, creature, place_of(creature) - sections if sections <= section else NOTHING)


def put(s: State, token: i64, place: i64) -> None:
    """A creature is put on a section (C10)."""
    land(s, lift(s, index_of_token(s, token)), place)


def swap(s: State, token: i64, other: i64) -> None:
    """Two creatures change places, their damage with them (C10)."""
    one = lift(s, index_of_token(s, token))
    two = lift(s, index_of_token(s, other))
    land(s, one, place_of(two))
    land(s, two, place_of(one))


# The course of the game


def name_start(s: State, seat: i64) -> None:
    """This seat starts every round (S3)."""
    s.start = seat
    s.emit("start_named", seat)


def begin_round(s: State) -> None:
    """A new round, in which nobody is at turn yet."""
    s.round += 1
    s.turn = NOTHING
    s.emit("round_began", s.round)


def reveal_fate(s: State, fate: i64) -> None:
    """The top fate card is shown; its rule holds from now on (F1, F5)."""
    s.fates[fate] -= 1
    s.fates_gone[fate] += 1
    s.fate = fate
    s.emit("fate_revealed", fate)


def shuffle_fates(s: State) -> None:
    """The revealed fate cards make a new deck (F1)."""
    for fate in range(s.rules.fate_kinds):
        s.fates[fate] += s.fates_gone[fate]
        s.fates_gone[fate] = 0
    s.fate_shuffles += 1
    s.emit("fates_shuffled")


def begin_turn(s: State, seat: i64) -> None:
    """A seat's turn, with nothing done in it."""
    s.turn = seat
    s.actions_done = 0
    s.actions_extra = 0
    s.removed_card = 0
    s.gave_poison = 0
    s.power_next = 0
    s.emit("turn_began", seat)


def end_turn(s: State, seat: i64) -> None:
    """The turn is over and nobody is at turn."""
    heal(s)
    s.turn = NOTHING
    s.emit("turn_ended", seat)


def end_game(s: State) -> None:
    """No more picks (E1)."""
    s.over = True
    s.emit("game_ended")


# Actions


def begin_action(s: State) -> i64:
    """One more action is under way. Returns the spell power that waits for it, which is used or lost (B2)."""
    s.actions_done += 1
    power = s.power_next
    s.power_next = 0
    return power


def gain_action(s: State, seat: i64) -> None:
    """One more action this turn (C13)."""
    s.actions_extra += 1
    s.emit("action_gained", seat)


def gain_power(s: State, seat: i64) -> None:
    """One spell power for the next action (B2)."""
    s.power_next += 1
    s.emit("power_gained", seat, s.power_next)


def end_actions(s: State, seat: i64) -> None:
    """The action phase ends: waiting power is lost, learned cards come to the discard pile (T5, C9)."""
    s.power_next = 0
    for kind in range(s.rules.kinds):
        while s.aside[kind] > 0:
            s.aside[kind] -= 1
            to_discard(s, seat, kind, LEARNED)


def move_mage(s: State, seat: i64, path: i64) -> None:
    """A mage goes to another tower space (T4)."""
    s.mages[seat] = path
    s.emit("mage_moved", seat, path)


# Cards


def to_discard(s: State, seat: i64, kind: i64, source: i64) -> None:
    """A card comes to the seat's discard pile."""
    s.discard[seat * s.rules.kinds + kind] += 1
    s.discard_size[seat] += 1
    s.emit("card_discarded", seat, kind, source)


def from_hand(s: State, seat: i64, kind: i64) -> None:
    """A card leaves the hand."""
    s.hand[seat * s.rules.kinds + kind] -= 1
    s.hand_size[seat] -= 1


def discard_card(s: State, seat: i64, kind: i64) -> None:
    """A hand card is discarded (C11)."""
    from_hand(s, seat, kind)
    to_discard(s, seat, kind, FROM_HAND)


def discard_hand(s: State, seat: i64) -> None:
    """All cards left in hand are discarded (T8)."""
    if s.hand_size[seat] == 0:
        return
    first = seat * s.rules.kinds
    for kind in range(s.rules.kinds):
        while s.hand[first + kind] > 0:
            discard_card(s, seat, kind)


def cast_card(s: State, seat: i64, kind: i64, power: i64) -> None:
    """A hand card is played as the spell (C1)."""
    from_hand(s, seat, kind)
    s.played[kind] += 1
    s.emit("spell_cast", seat, kind, power)


def add_card(s: State, seat: i64, kind: i64, power: i64) -> None:
    """A hand card is played as enhancement (C2)."""
    from_hand(s, seat, kind)
    s.played[kind] += 1
    s.emit("card_added", seat, kind, power)


def clear_played(s: State, seat: i64) -> None:
    """Spell and enhancements go to the discard pile (C12)."""
    for kind in range(s.rules.kinds):
        while s.played[kind] > 0:
            s.played[kind] -= 1
            to_discard(s, seat, kind, PLAYED)


def draw_card(s: State, seat: i64, kind: i64) -> None:
    """A card comes from the draw pile to the hand; only its owner sees which."""
    cell = seat * s.rules.kinds + kind
    s.draw[cell] -= 1
    s.draw_size[seat] -= 1
    s.hand[cell] += 1
    s.hand_size[seat] += 1
    s.emit("card_drawn", seat, kind, owner=seat)


def shuffle_deck(s: State, seat: i64) -> None:
    """The discard pile becomes the draw pile (T8)."""
    first = seat * s.rules.kinds
    for cell in range(first, first + s.rules.kinds):
        s.draw[cell] = s.discard[cell]
        s.discard[cell] = 0
    s.draw_size[seat] = s.discard_size[seat]
    s.discard_size[seat] = 0
    s.shuffles[seat] += 1
    s.emit("deck_shuffled", seat)


def learn_card(s: State, seat: i64, kind: i64) -> None:
    """A card of the display is taken and lies aside until the action phase ends (C9)."""
    s.display[kind] -= 1
    s.aside[kind] += 1
    s.learned[seat] += 1
    s.emit("card_learned", seat, kind)


def show_spell(s: State, kind: i64) -> None:
    """A card of a spell pile comes to the display (S7)."""
    s.pile[kind] -= 1
    s.display[kind] += 1
    s.emit("spell_shown", kind)


def exchange_display(s: State) -> None:
    """The display goes back to its piles, and they are shuffled (F11)."""
    for kind in range(s.rules.kinds):
        s.pile[kind] += s.display[kind]
        s.display[kind] = 0
    s.pile_shuffles += 1
    s.emit("display_exchanged")


def remove_card(s: State, seat: i64, kind: i64) -> None:
    """A hand card goes to the box (T6)."""
    from_hand(s, seat, kind)
    s.removed[kind] += 1
    s.removed_card = 1
    s.emit("card_removed", seat, kind)


def give_poison(s: State, seat: i64, rival: i64, kind: i64) -> None:
    """A poison card goes from the pile to a rival's discard pile (T7)."""
    s.poison_pile -= 1
    s.gave_poison = 1
    s.emit("poison_given", seat, rival)
    to_discard(s, rival, kind, GIVEN)
