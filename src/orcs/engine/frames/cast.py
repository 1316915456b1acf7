"""Casting: enhancements one by one, their effects, the line that is applied (C2 to C5)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import ADD, CARD_ROOM, DONE, DRAW, LINE, SKIP, TELEPORT
from orcs.engine.atoms.cards import add_card
from orcs.engine.atoms.course import gain_action, move_mage
from orcs.engine.board import list_teleports, refuse_teleport
from orcs.engine.core import Frame, Options, Refusal, State
from orcs.engine.effects import any_line, has_target, start_line
from orcs.engine.fields import AT_HAND
from orcs.engine.frames.draw import can_draw, draw_cards
from orcs.engine.rules import LINES
from orcs.engine.terms import DRAW_EFFECT, PATHS, POISON, SUPPORT, TELEPORT_EFFECT


class Casting(Frame):
    """A decision about the spell that is being cast, and the power gathered for it."""

    def __init__(self, actor: i64, spell: i64, power: i64) -> None:
        super().__init__(actor)
        self.spell = spell
        self.power = power

    def args(self) -> list[int]:
        return [self.actor, self.spell, self.power]

    def about(self, s: State) -> dict[str, object]:
        return {"card": s.rules.card_rows[self.spell].id, "power": self.power}


class ChooseEnhancement(Casting):
    """The caster adds a hand card, or is done. Always asked: a skipped question would tell the others what the hand
    cannot do."""

    def options(self, s: State, out: Options) -> None:
        rules = s.rules
        magic = rules.magic[self.spell]
        cells = s.cells
        first = AT_HAND + self.actor * CARD_ROOM
        for kind in range(rules.kinds):
            if cells[first + kind] > 0 and ((rules.magics[kind] >> magic) & 1 or rules.effects[kind] != 0):
                out.add(ADD + kind)
        if not self.must_add(s):
            out.add(DONE)

    def must_add(self, s: State) -> bool:
        """Whether the caster may not stop here: the spell needs another card of its type, and the hand has one (C7)."""
        rules = s.rules
        if rules.least_power[self.spell] == 0 or rules.line_cost[self.spell * LINES] <= self.power:
            return False
        first = AT_HAND + self.actor * CARD_ROOM
        for kind in range(rules.kinds):
            if s.cells[first + kind] > 0 and (rules.magics[kind] >> rules.magic[self.spell]) & 1:
                return True
        return False

    def resolve(self, s: State, pick: i64) -> None:
        if pick == DONE:
            s.push(ChooseLine(self.actor, self.spell, self.power))
            return
        kind = pick - ADD
        power = self.power + self.gain(s, kind)
        add_card(s, self.actor, kind, power)
        s.push(ChooseEnhancement(self.actor, self.spell, power))
        if s.rules.effects[kind] != 0:
            s.push(ChooseEffect(self.actor, kind, s.rules.effects[kind]))

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        if pick == DONE:
            return {} if any_line(s, self.actor, self.spell, self.power) else {"wasted": 1}
        gain = self.gain(s, pick - ADD)
        return {"gain": gain, "power": self.power + gain}

    def gain(self, s: State, kind: i64) -> i64:
        """The power that a card would add."""
        return (s.rules.magics[kind] >> s.rules.magic[self.spell]) & 1

    def clause(self) -> str:
        return "C2"

    def refusal(self, s: State, pick: i64) -> Refusal:
        if pick == DONE:
            return Refusal("C7", "company")
        if not ADD <= pick < ADD + s.rules.kinds:
            return Refusal("C2")
        kind = pick - ADD
        if s.rules.group[kind] == POISON:
            return Refusal("C2", "poison")
        if s.cells[AT_HAND + self.actor * CARD_ROOM + kind] == 0:
            return Refusal("C2", "not_held")
        return Refusal("C2", "no_use", {"card": s.rules.card_rows[kind].id})


class ChooseEffect(Frame):
    """The caster uses the effect of the card just added, or not; of two, either or both in either order (C3)."""

    def __init__(self, actor: i64, card: i64, effects: i64) -> None:
        super().__init__(actor)
        self.card = card
        self.effects = effects

    def options(self, s: State, out: Options) -> None:
        if self.effects & TELEPORT_EFFECT:
            list_teleports(s, self.actor, out)
        if self.effects & DRAW_EFFECT and can_draw(s, self.actor):
            out.add(DRAW)
        if out.size > 0:
            out.add(SKIP)

    def resolve(self, s: State, pick: i64) -> None:
        if pick == SKIP or pick < 0:
            return
        used: i64 = DRAW_EFFECT if pick == DRAW else TELEPORT_EFFECT
        if self.effects != used:
            s.push(ChooseEffect(self.actor, self.card, self.effects - used))
        if pick == DRAW:
            draw_cards(s, self.actor, 1)
        else:
            move_mage(s, self.actor, pick - TELEPORT)

    def args(self) -> list[int]:
        return [self.actor, self.card, self.effects]

    def about(self, s: State) -> dict[str, object]:
        effects = "both"
        if self.effects == TELEPORT_EFFECT:
            effects = "teleport"
        elif self.effects == DRAW_EFFECT:
            effects = "draw"
        return {"card": s.rules.card_rows[self.card].id, "effects": effects}

    def clause(self) -> str:
        return "C3"

    def refusal(self, s: State, pick: i64) -> Refusal:
        reason = "other"
        if TELEPORT <= pick < TELEPORT + PATHS:
            if self.effects & TELEPORT_EFFECT:
                return refuse_teleport(s, self.actor, pick - TELEPORT)
            reason = "teleported" if s.rules.effects[self.card] & TELEPORT_EFFECT else "no_teleport"
        elif pick == DRAW:
            if self.effects & DRAW_EFFECT:
                reason = "empty"
            else:
                reason = "drawn" if s.rules.effects[self.card] & DRAW_EFFECT else "no_draw"
        return Refusal("C3", reason, self.about(s))


class ChooseLine(Casting):
    """The caster applies one line that is paid for and has a target; a support spell may be left without (C5)."""

    def options(self, s: State, out: Options) -> None:
        rules = s.rules
        first = self.spell * LINES
        for i in range(rules.line_count[self.spell]):
            line = first + i
            if rules.line_cost[line] <= self.power:
                if has_target(s, self.actor, rules.line_verb[line], rules.line_actions[line]):
                    out.add(LINE + i)
        for hook in rules.line_hooks:
            hook.lines(s, self.spell, out)
        if out.size > 0 and rules.group[self.spell] == SUPPORT:
            out.add(SKIP)

    def resolve(self, s: State, pick: i64) -> None:
        if pick == SKIP or pick < 0:
            s.emit("spell_fizzled", self.actor, self.spell)
            return
        rules = s.rules
        line = self.spell * LINES + pick - LINE
        s.emit("line_applied", self.actor, self.spell, pick - LINE)
        for _ in range(rules.line_actions[line]):
            gain_action(s, self.actor)
        start_line(s, self.actor, rules.line_verb[line], rules.line_amount[line])

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        return {} if pick == SKIP else {"card": s.rules.card_rows[self.spell].id}

    def clause(self) -> str:
        return "C5"

    def refusal(self, s: State, pick: i64) -> Refusal:
        rules = s.rules
        if pick == SKIP:
            return Refusal("C5", "must")
        if not LINE <= pick < LINE + rules.line_count[self.spell]:
            return Refusal("C5")
        line = self.spell * LINES + pick - LINE
        if rules.line_cost[line] > self.power:
            return Refusal("C5", "cost", {"cost": rules.line_cost[line], "power": self.power})
        reached = has_target(s, self.actor, rules.line_verb[line], rules.line_actions[line])
        return Refusal("C5", "dearest" if reached else "no_target")
