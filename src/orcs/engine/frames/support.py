"""Support spells that move creatures or make rivals discard (C10, C11)."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.actions import MODULE_PICKS, POISON_PICK, PREY, RIVAL, SECTION, TARGET, place_name
from orcs.engine.atoms.board import march, put, swap
from orcs.engine.board import creature_at, list_creatures_at, place_of, token_of
from orcs.engine.core import Frame, Options, Refusal, State
from orcs.engine.fields import AT_CREATURE_COUNT, AT_CREATURES, AT_MAGES, AT_STANDING
from orcs.engine.frames.creature import ChooseCreature, creature_id, creature_of_token
from orcs.engine.frames.defeat import fall
from orcs.engine.frames.draw import ChooseDiscard, must_discard
from orcs.engine.terms import PLACES, SECTIONS


class ChooseMoved(ChooseCreature):
    """The caster chooses a creature that a spell moves (C10)."""

    def clause(self) -> str:
        return "C10"

    def refusal(self, s: State, pick: i64) -> Refusal:
        return Refusal("C10", "toadling" if PREY <= pick < TARGET else "")


class ChooseFirst(ChooseMoved):
    """The caster chooses the first of two creatures that swap: one with another elsewhere."""

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        for place in range(PLACES):
            if cells[AT_STANDING + place] < cells[AT_CREATURE_COUNT]:
                list_creatures_at(s, place, out)

    def resolve(self, s: State, pick: i64) -> None:
        s.push(ChooseSecond(self.actor, token_of(s.cells[AT_CREATURES + creature_at(s, pick)])))


class ChooseSecond(ChooseMoved):
    """The caster chooses the other creature, on another section."""

    def __init__(self, actor: i64, token: i64) -> None:
        super().__init__(actor)
        self.token = token

    def options(self, s: State, out: Options) -> None:
        here = place_of(creature_of_token(s, self.token))
        for place in range(PLACES):
            if place != here:
                list_creatures_at(s, place, out)

    def resolve(self, s: State, pick: i64) -> None:
        swap(s, self.token, token_of(s.cells[AT_CREATURES + creature_at(s, pick)]))
        fall(s)

    def args(self) -> list[int]:
        return [self.actor, self.token]

    def about(self, s: State) -> dict[str, object]:
        creature = creature_of_token(s, self.token)
        return {"creature": creature_id(s, creature), "place": place_name(place_of(creature))}

    def refusal(self, s: State, pick: i64) -> Refusal:
        return Refusal("C10", "same_section") if TARGET <= pick < MODULE_PICKS else super().refusal(s, pick)


class ChoosePut(ChooseMoved):
    """The caster chooses the creature to put on their own path."""

    def resolve(self, s: State, pick: i64) -> None:
        s.push(ChooseSection(self.actor, token_of(s.cells[AT_CREATURES + creature_at(s, pick)])))


class ChooseSection(Frame):
    """The caster chooses the section of their own path that a creature is put on."""

    def __init__(self, actor: i64, token: i64) -> None:
        super().__init__(actor)
        self.token = token

    def options(self, s: State, out: Options) -> None:
        cells = s.cells
        here = place_of(creature_of_token(s, self.token))
        own = cells[AT_MAGES + self.actor] * SECTIONS
        for section in range(SECTIONS):
            if own + section != here:
                out.add(SECTION + section)

    def resolve(self, s: State, pick: i64) -> None:
        put(s, self.token, s.cells[AT_MAGES + self.actor] * SECTIONS + pick - SECTION)
        fall(s)

    def args(self) -> list[int]:
        return [self.actor, self.token]

    def about(self, s: State) -> dict[str, object]:
        creature = creature_of_token(s, self.token)
        return {"creature": creature_id(s, creature), "path": s.cells[AT_MAGES + self.actor] + 1}

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        return {"places": [place_name(s.cells[AT_MAGES + self.actor] * SECTIONS + pick - SECTION)]}

    def clause(self) -> str:
        return "C10"

    def refusal(self, s: State, pick: i64) -> Refusal:
        return Refusal("C10", "same_place" if SECTION <= pick < RIVAL else "section")


class ChooseForward(ChooseMoved):
    """The caster chooses the creature that goes forward."""

    def __init__(self, actor: i64, sections: i64) -> None:
        super().__init__(actor)
        self.sections = sections

    def resolve(self, s: State, pick: i64) -> None:
        march(s, token_of(s.cells[AT_CREATURES + creature_at(s, pick)]), self.sections)
        fall(s)

    def args(self) -> list[int]:
        return [self.actor, self.sections]

    def about(self, s: State) -> dict[str, object]:
        return {"amount": self.sections}


class ChooseRival(Frame):
    """The caster names the player who discards (C11)."""

    def options(self, s: State, out: Options) -> None:
        for seat in range(s.seats):
            if must_discard(s, seat):
                out.add(RIVAL + seat)

    def resolve(self, s: State, pick: i64) -> None:
        s.push(ChooseDiscard(pick - RIVAL))

    def clause(self) -> str:
        return "C11"

    def refusal(self, s: State, pick: i64) -> Refusal:
        if not RIVAL <= pick < POISON_PICK:
            return Refusal("C11")
        if pick - RIVAL == self.actor:
            return Refusal("C11", "self")
        return Refusal("C11", "few", {"rival": pick - RIVAL + 1})
