"""House rules: what the rulebooks leave open, read the other way. Each changes a table, a value of the rules or a hook,
so that no frame asks which are in force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from orcs.edition import Edition
from orcs.edition.words import HOUSE_RULES
from orcs.engine.actions import LINE
from orcs.engine.core import Options, State
from orcs.engine.hooks import Hooks
from orcs.engine.rules import LINES, Rules
from orcs.engine.setup import Setup
from orcs.engine.terms import ATTACK, ATTACK_PILE, NO_SKILLS

WISDOM: Final = "wisdom"
WISDOM_POINTS: Final = 2
IN_COMPANY: Final = 2


class DearestLine(Hooks):
    """Of the lines that could be applied only the most expensive may be, or any of several that cost the same (C5)."""

    def lines(self, s: State, spell: i64, out: Options) -> None:
        dearest: i64 = 0
        for i in range(out.size):
            cost = s.rules.line_cost[spell * LINES + out.picks[i] - LINE]
            dearest = cost if cost > dearest else dearest
        listed = out.size
        out.size = 0
        for i in range(listed):
            if s.rules.line_cost[spell * LINES + out.picks[i] - LINE] == dearest:
                out.add(out.picks[i])


def wisdom_points(edition: Edition) -> Edition:
    """Wisdom scores like a support spell (E3)."""
    spells = [replace(row, points=WISDOM_POINTS) if row.id == WISDOM else row for row in edition.spells]
    return replace(edition, spells=tuple(spells))


def reinforcement_bonuses(edition: Edition) -> Edition:
    """What toad and bomber cause is their bonus (Z6)."""
    rows = [replace(row, bonus=row.on_defeat, on_defeat="none") for row in edition.reinforcements]
    return replace(edition, reinforcements=tuple(rows))


def chosen_terrain(rules: Rules) -> None:
    """Players choose the section of each tile (G1)."""
    rules.parameters["terrain_chosen"] = 1


def toadling_skills(rules: Rules) -> None:
    """“No extra skills” stops toadlings too (Z4, F10)."""
    rules.parameters["toadlings_stopped"] = 1 << NO_SKILLS


def unshielded_skills(rules: Rules) -> None:
    """“No change of rules” does not help against “no extra skills” (F12)."""
    rules.unshielded = 1 << NO_SKILLS


def dearest_line(rules: Rules) -> None:
    """Only the most expensive line may be applied (C5)."""
    rules.join(DearestLine(), ["lines"])


def strict_enhancement(rules: Rules) -> None:
    """Attacks of the spell piles need another card of their type (C7)."""
    for row in rules.card_rows:
        if row.group == ATTACK and row.pile == ATTACK_PILE:
            row.least_power = IN_COMPANY


TABLES: Final[dict[str, Callable[[Edition], Edition]]] = {
    "wisdom_points": wisdom_points,
    "reinforcement_bonuses": reinforcement_bonuses,
}
VALUES: Final[dict[str, Callable[[Rules], None]]] = {
    "chosen_terrain": chosen_terrain,
    "toadling_skills": toadling_skills,
    "unshielded_skills": unshielded_skills,
    "dearest_line": dearest_line,
    "strict_enhancement": strict_enhancement,
}


def read_house_rules(text: str | None) -> tuple[str, ...] | None:
    """House rules as people write them: `dearest_line,wisdom_points`, `all` or `none`; None leaves the edition's."""
    if text is None:
        return None
    if text == "all":
        return HOUSE_RULES
    return tuple([word.strip() for word in text.split(",") if word.strip() not in ("", "none")])


def house_rules_of(edition: Edition, setup: Setup) -> list[str]:
    """The house rules in force, in order: the set-up's, else the edition's. ValueError if one is unknown."""
    chosen = list(edition.house_rules) if setup.house_rules is None else setup.house_rules
    for name in chosen:
        if name not in HOUSE_RULES:
            raise ValueError(f"there are the house rules {', '.join(HOUSE_RULES)}, not {name!r}")
    return [name for name in HOUSE_RULES if name in chosen]
