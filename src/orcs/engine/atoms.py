"""Every change of a State, each with its event. Nothing else in the engine assigns to a State."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import CARD_ROOM
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
from orcs.engine.fields import (
    AT_ACTIONS_DONE,
    AT_ACTIONS_EXTRA,
    AT_ASIDE,
    AT_COUNTERS,
    AT_CREATURE_COUNT,
    AT_CREATURES,
    AT_DISCARD,
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_FATE,
    AT_FATE_SHUFFLES,
    AT_FATES,
    AT_FATES_GONE,
    AT_GAVE_POISON,
    AT_HAND,
    AT_HAND_SIZE,
    AT_LEARNED,
    AT_MAGES,
    AT_MARKERS,
    AT_NEXT_TOKEN,
    AT_OVER,
    AT_PILE,
    AT_PILE_SHUFFLES,
    AT_PLAYED,
    AT_POISON_PILE,
    AT_POWER_NEXT,
    AT_REMOVED,
    AT_REMOVED_CARD,
    AT_ROUND,
    AT_SHUFFLES,
    AT_SKULLS,
    AT_STACKS,
    AT_STANDING,
    AT_START,
    AT_TROPHIES,
    AT_TURN,
)
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
    cells = s.cells
    first = AT_CREATURES
    count = cells[AT_CREATURE_COUNT]
    i = first + count
    while i > first and cells[i - 1] > creature:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = creature
    cells[AT_CREATURE_COUNT] = count + 1
    cells[AT_STANDING + place_of(creature)] += 1


def lift(s: State, index: i64) -> i64:
    """Take the creature at an index off the board."""
    cells = s.cells
    first = AT_CREATURES
    creature = cells[first + index]
    count = cells[AT_CREATURE_COUNT] - 1
    cells[AT_CREATURE_COUNT] = count
    for i in range(first + index, first + count):
        cells[i] = cells[i + 1]
    cells[first + count] = NOTHING
    cells[AT_STANDING + place_of(creature)] -= 1
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
    cells = s.cells
    cells[AT_MARKERS + type_] -= 1
    cells[AT_STACKS + path] -= 1
    token = cells[AT_NEXT_TOKEN]
    cells[AT_NEXT_TOKEN] += 1
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
    cells = s.cells
    s.emit("tower_reached", token, type_, path)
    if cells[AT_COUNTERS + type_] < s.rules.track_length[type_] - 1:
        cells[AT_COUNTERS + type_] += 1
        s.emit("counter_dropped", type_, s.rules.track[type_ * TRACK + cells[AT_COUNTERS + type_]])
    for seat in range(s.seats):
        if cells[AT_MAGES + seat] == path and cells[AT_TROPHIES + seat * TYPES + type_] > 0:
            if has_skill(s, seat, NO_LOSS_OF_CREATURES):
                s.emit("trophy_kept", seat, type_)
            else:
                cells[AT_TROPHIES + seat * TYPES + type_] -= 1
                s.emit("trophy_lost", seat, type_)


def hit(s: State, index: i64, amount: i64) -> None:
    """One creature takes damage."""
    creature = lift(s, index)
    s.emit("creature_hit", token_of(creature), type_of(creature), place_of(creature), amount)
    insert(s, creature + (amount << 11))


def hit_place(s: State, place: i64, amount: i64) -> None:
    """Everything at a place takes damage: each creature, and all prey."""
    cells = s.cells
    first = first_at(s, place)
    for i in range(first, first + cells[AT_STANDING + place]):
        creature = cells[AT_CREATURES + i]
        s.emit("creature_hit", token_of(creature), type_of(creature), place, amount)
        cells[AT_CREATURES + i] = creature + (amount << 11)
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
    cells = s.cells
    healed = False
    first = AT_CREATURES
    for i in range(first, first + cells[AT_CREATURE_COUNT]):
        creature = cells[i]
        if (creature >> 7) & 511:
            healed = True
            index = i
            creature = pack(place_of(creature), type_of(creature), 0, 0, token_of(creature))
            while index > first and cells[index - 1] > creature:
                cells[index] = cells[index - 1]
                index -= 1
            cells[index] = creature
    if healed:
        s.emit("creatures_healed")


def win_trophy(s: State, seat: i64, index: i64) -> i64:
    """A creature is defeated: it leaves, the seat has a trophy, its skull track rises (D1, D3)."""
    cells = s.cells
    creature = lift(s, index)
    type_ = type_of(creature)
    cell = seat * TYPES + type_
    cells[AT_TROPHIES + cell] += 1
    s.emit("creature_defeated", token_of(creature), type_, place_of(creature), seat)
    if cells[AT_SKULLS + cell] < SKULL_TOP:
        cells[AT_SKULLS + cell] += 1
        s.emit("skull_raised", seat, type_, cells[AT_SKULLS + cell])
        if cells[AT_SKULLS + cell] == SKULL_TOP:
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
    s.cells[AT_START] = seat
    s.emit("start_named", seat)


def begin_round(s: State) -> None:
    """A new round, in which nobody is at turn yet."""
    cells = s.cells
    cells[AT_ROUND] += 1
    cells[AT_TURN] = NOTHING
    s.emit("round_began", cells[AT_ROUND])


def reveal_fate(s: State, fate: i64) -> None:
    """The top fate card is shown; its rule holds from now on (F1, F5)."""
    cells = s.cells
    cells[AT_FATES + fate] -= 1
    cells[AT_FATES_GONE + fate] += 1
    cells[AT_FATE] = fate
    s.emit("fate_revealed", fate)


def shuffle_fates(s: State) -> None:
    """The revealed fate cards make a new deck (F1)."""
    cells = s.cells
    for fate in range(s.rules.fate_kinds):
        cells[AT_FATES + fate] += cells[AT_FATES_GONE + fate]
        cells[AT_FATES_GONE + fate] = 0
    cells[AT_FATE_SHUFFLES] += 1
    s.emit("fates_shuffled")


def begin_turn(s: State, seat: i64) -> None:
    """A seat's turn, with nothing done in it."""
    cells = s.cells
    cells[AT_TURN] = seat
    cells[AT_ACTIONS_DONE] = 0
    cells[AT_ACTIONS_EXTRA] = 0
    cells[AT_REMOVED_CARD] = 0
    cells[AT_GAVE_POISON] = 0
    cells[AT_POWER_NEXT] = 0
    s.emit("turn_began", seat)


def end_turn(s: State, seat: i64) -> None:
    """The turn is over and nobody is at turn."""
    heal(s)
    s.cells[AT_TURN] = NOTHING
    s.emit("turn_ended", seat)


def end_game(s: State) -> None:
    """No more picks (E1)."""
    s.cells[AT_OVER] = 1
    s.emit("game_ended")


# Actions


def begin_action(s: State) -> i64:
    """One more action is under way. Returns the spell power that waits for it, which is used or lost (B2)."""
    cells = s.cells
    cells[AT_ACTIONS_DONE] += 1
    power = cells[AT_POWER_NEXT]
    cells[AT_POWER_NEXT] = 0
    return power


def gain_action(s: State, seat: i64) -> None:
    """One more action this turn (C13)."""
    s.cells[AT_ACTIONS_EXTRA] += 1
    s.emit("action_gained", seat)


def gain_power(s: State, seat: i64) -> None:
    """One spell power for the next action (B2)."""
    cells = s.cells
    cells[AT_POWER_NEXT] += 1
    s.emit("power_gained", seat, cells[AT_POWER_NEXT])


def end_actions(s: State, seat: i64) -> None:
    """The action phase ends: waiting power is lost, learned cards come to the discard pile (T5, C9)."""
    cells = s.cells
    cells[AT_POWER_NEXT] = 0
    first = AT_ASIDE
    for cell in range(first, first + s.rules.kinds):
        while cells[cell] > 0:
            cells[cell] -= 1
            to_discard(s, seat, cell - first, LEARNED)


def move_mage(s: State, seat: i64, path: i64) -> None:
    """A mage goes to another tower space (T4)."""
    s.cells[AT_MAGES + seat] = path
    s.emit("mage_moved", seat, path)


# Cards


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
