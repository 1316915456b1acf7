"""The action phase: teleport, cast, pass, and the actions that skills give (T3 to T7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.engine.actions import (
    CARD_ROOM,
    CAST,
    END,
    LEARN,
    MODULE_PICKS,
    PASS,
    POISON_PICK,
    PREY,
    REMOVE,
    REVEAL,
    TELEPORT,
)
from orcs.engine.atoms.cards import cast_card, clear_played, give_poison, learn_card, remove_card
from orcs.engine.atoms.course import begin_action, move_mage
from orcs.engine.board import can_teleport, gained_skill, has_skill, list_teleports, refuse_teleport, rule_holds
from orcs.engine.core import NOBODY, Frame, Options, Refusal, State
from orcs.engine.effects import PLENTY, any_line
from orcs.engine.fields import (
    AT_ACTIONS_DONE,
    AT_ACTIONS_EXTRA,
    AT_DISPLAY,
    AT_GAVE_POISON,
    AT_HAND,
    AT_HAND_SIZE,
    AT_POISON_PILE,
    AT_POWER_NEXT,
    AT_REMOVED_CARD,
    AT_TURN,
)
from orcs.engine.frames.cast import ChooseEnhancement
from orcs.engine.frames.draw import can_draw
from orcs.engine.frames.setup import READY_DISPLAYS
from orcs.engine.hooks import refused_by
from orcs.engine.terms import (
    ACTION_LIMIT,
    ACTIONS,
    DRAW_EFFECT,
    EXTRA_ACTION,
    LORE,
    NO_LEARNING,
    NO_SKILLS,
    PATHS,
    POISON,
    POISON_SKILL,
    REMOVE_CARD,
    SEATS,
    TELEPORT_EFFECT,
)


def actions_allowed(s: State) -> i64:
    """How many actions the player whose turn it is may take in all, recounted each time (T3)."""
    cells = s.cells
    allowed = ACTIONS + cells[AT_ACTIONS_EXTRA]
    if has_skill(s, cells[AT_TURN], EXTRA_ACTION):
        allowed += 1
    return allowed if allowed < ACTION_LIMIT else ACTION_LIMIT


def actions_left(s: State) -> i64:
    """How many actions the player whose turn it is has left."""
    left = actions_allowed(s) - s.cells[AT_ACTIONS_DONE]
    return left if left > 0 else 0


def may_gain_action(s: State) -> bool:
    """Whether one more action could be used: none can beyond the tenth (T3)."""
    return actions_allowed(s) < ACTION_LIMIT


def may_use_power(s: State) -> bool:
    """Whether an action could still come that uses spell power: none does after the tenth (T3, B2)."""
    return s.cells[AT_ACTIONS_DONE] < ACTION_LIMIT


def can_learn(s: State, seat: i64) -> bool:
    """Whether a card may be taken from the display (C6, F7)."""
    if rule_holds(s, seat, NO_LEARNING):
        return False
    cells = s.cells
    first = AT_DISPLAY
    for cell in range(first, first + s.rules.kinds):
        if cells[cell] > 0:
            return True
    return False


def usable_effects(s: State, seat: i64) -> i64:
    """The enhancement effects that could be used now, as a bit set (C3)."""
    effects: i64 = 0
    if can_teleport(s, seat):
        effects |= TELEPORT_EFFECT
    if can_draw(s, seat):
        effects |= DRAW_EFFECT
    return effects


def list_casts(s: State, seat: i64, out: Options) -> None:
    """List the cards that may be cast: lore if there is something to learn, others if something could come of it
    (C6, C7)."""
    cells = s.cells
    rules = s.rules
    kinds = rules.kinds
    hand = AT_HAND + seat * CARD_ROOM
    usable = usable_effects(s, seat)
    helpers: i64 = 0
    earth: i64 = 0
    lightning: i64 = 0
    water: i64 = 0
    fire: i64 = 0
    left = cells[AT_HAND_SIZE + seat]
    end: i64 = 0
    while left > 0 and end < kinds:
        kind = end
        end += 1
        copies = cells[hand + kind]
        if copies > 0:
            left -= copies
            magics = rules.magics[kind]
            earth += copies * (magics & 1)
            lightning += copies * ((magics >> 1) & 1)
            water += copies * ((magics >> 2) & 1)
            fire += copies * ((magics >> 3) & 1)
            if rules.effects[kind] & usable:
                helpers += copies
    for kind in range(end):
        if cells[hand + kind] > 0:
            group = rules.group[kind]
            if group == LORE:
                if can_learn(s, seat):
                    out.add(CAST + kind)
            elif group != POISON:
                own: i64 = 1 if rules.effects[kind] & usable else 0
                magic = rules.magic[kind]
                power = earth if magic == 0 else lightning if magic == 1 else water if magic == 2 else fire
                if power < rules.least_power[kind]:
                    continue
                if helpers > own or any_line(s, seat, kind, power + cells[AT_POWER_NEXT]):
                    out.add(CAST + kind)


class ChooseAction(Frame):
    """The player whose turn it is chooses the next action, or ends the phase."""

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        seat = self.actor
        left = actions_left(s)
        if left > 0:
            list_casts(s, seat, out)
            list_teleports(s, seat, out)
            if cells[AT_REMOVED_CARD] == 0 and cells[AT_HAND_SIZE + seat] > 0 and has_skill(s, seat, REMOVE_CARD):
                first = seat * CARD_ROOM
                for kind in range(s.rules.kinds):
                    if cells[AT_HAND + first + kind] > 0:
                        out.add(REMOVE + kind)
            if cells[AT_GAVE_POISON] == 0 and cells[AT_POISON_PILE] > 0 and has_skill(s, seat, POISON_SKILL):
                for rival in range(s.seats):
                    if rival != seat:
                        out.add(POISON_PICK + rival)
        for hook in s.rules.offer_hooks:
            hook.offer(s, seat, out)
        if left > 0:
            out.add(PASS)
        elif out.size > 0 or s.rules.ask_end:
            out.add(END)

    def resolve(self, s: State, pick: i64) -> None:
        seat = self.actor
        if pick == PASS:
            s.emit("passed", seat)
            return
        if pick == END or pick < 0:
            return
        s.push(self)
        if pick < CAST:
            begin_action(s)
            if pick < POISON_PICK:
                move_mage(s, seat, pick - TELEPORT)
            else:
                give_poison(s, seat, pick - POISON_PICK, s.rules.poison_kind)
        elif pick < LEARN:
            cast(s, seat, pick - CAST)
        elif pick < REMOVE + s.rules.kinds:
            begin_action(s)
            remove_card(s, seat, pick - REMOVE)
        else:
            for hook in s.rules.offer_hooks:
                hook.take(s, seat, pick)

    def about(self, s: State) -> dict[str, object]:
        return {"left": actions_left(s)}

    def clause(self) -> str:
        return "T3"

    def refusal(self, s: State, pick: i64) -> Refusal:
        return refuse_action(s, self.actor, pick)


def cast(s: State, seat: i64, kind: i64) -> None:
    """Play a hand card as a spell (C1); a lore spell alone, any other with enhancements (C2, C6)."""
    waiting = begin_action(s)
    s.push(READY_ENDS[seat])
    if s.rules.group[kind] == LORE:
        cast_card(s, seat, kind, 0)
        s.push(READY_SPELLS[seat])
    else:
        cast_card(s, seat, kind, 1 + waiting)
        s.push(ChooseEnhancement(seat, kind, 1 + waiting))


class EndAction(Frame):
    """The cards played in an action go to the discard pile (C12)."""

    def __init__(self, actor: i64, seat: i64) -> None:
        super().__init__(actor)
        self.seat = seat

    def resolve(self, s: State, pick: i64) -> None:
        clear_played(s, self.seat)

    def args(self) -> list[int]:
        return [self.actor, self.seat]


class ChooseSpell(Frame):
    """The player takes a card of the display (C9)."""

    def options(self, s: State, out: Options) -> None:
        for kind in range(s.rules.kinds):
            if s.cells[AT_DISPLAY + kind] > 0:
                out.add(LEARN + kind)

    def resolve(self, s: State, pick: i64) -> None:
        kind = pick - LEARN
        learn_card(s, self.actor, kind)
        s.push(READY_DISPLAYS[s.rules.pile_of[kind]])

    def clause(self) -> str:
        return "C9"


READY_ENDS: Final = [EndAction(NOBODY, seat) for seat in range(SEATS)]
READY_SPELLS: Final = [ChooseSpell(seat) for seat in range(SEATS)]


def refuse_action(s: State, seat: i64, pick: i64) -> Refusal:
    """Why an action is not open."""
    rules = s.rules
    refusal = refused_by(rules.offer_hooks, s, seat, pick)
    if refusal is not None:
        return refusal
    left = actions_left(s)
    if left == 0:
        return Refusal("T3", "none_left")
    if pick == END:
        return Refusal("T3", "end", {"left": left})
    if TELEPORT <= pick < TELEPORT + PATHS:
        return refuse_teleport(s, seat, pick - TELEPORT)
    if CAST <= pick < CAST + rules.kinds:
        return refuse_cast(s, seat, pick - CAST)
    if REMOVE <= pick < REMOVE + rules.kinds:
        return refuse_skill(s, seat, REMOVE_CARD, "T6", "used" if s.cells[AT_REMOVED_CARD] else "not_held")
    if POISON_PICK <= pick < POISON_PICK + SEATS:
        if s.cells[AT_GAVE_POISON]:
            return refuse_skill(s, seat, POISON_SKILL, "T7", "used")
        return refuse_skill(s, seat, POISON_SKILL, "T7", "rival" if s.cells[AT_POISON_PILE] else "none_left")
    if REVEAL <= pick < REVEAL + PATHS:
        return Refusal("T2", "late")
    if LEARN <= pick < LEARN + rules.kinds:
        return Refusal("F7") if rule_holds(s, seat, NO_LEARNING) else Refusal("C9", "cast")
    return Refusal("T3", "aim" if PREY <= pick < MODULE_PICKS else "")


def refuse_cast(s: State, seat: i64, kind: i64) -> Refusal:
    """Why a card may not be cast (C1, C6, C7, F7)."""
    group = s.rules.group[kind]
    if group == POISON:
        return Refusal("C1", "poison")
    if s.cells[AT_HAND + seat * CARD_ROOM + kind] == 0:
        return Refusal("C1", "not_held")
    if group == LORE:
        return Refusal("F7" if rule_holds(s, seat, NO_LEARNING) else "C6")
    if power_held(s, seat, kind) < s.rules.least_power[kind]:
        return Refusal("C7", "alone")
    if any_line(s, seat, kind, PLENTY):
        return Refusal("C7", "no_power")
    return Refusal("C7", "no_target" if can_teleport(s, seat) else "no_way")


def power_held(s: State, seat: i64, spell: i64) -> i64:
    """The power of a spell's type that a hand could give."""
    rules = s.rules
    held: i64 = 0
    for kind in range(rules.kinds):
        if (rules.magics[kind] >> rules.magic[spell]) & 1:
            held += s.cells[AT_HAND + seat * CARD_ROOM + kind]
    return held


def refuse_skill(s: State, seat: i64, skill: i64, clause: str, otherwise: str) -> Refusal:
    """Why the action of a skill is not open: it was not gained, it is suspended, or some other reason."""
    if not gained_skill(s, seat, skill):
        return Refusal(clause, "no_skill", {"creature": s.rules.creature_rows[s.rules.skill_type[skill]].id})
    if rule_holds(s, seat, NO_SKILLS):
        return Refusal("F10")
    return Refusal(clause, otherwise)
