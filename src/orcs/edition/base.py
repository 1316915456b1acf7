"""The base game's rules from an edition's tables."""

from orcs.edition.rows import Creature, Edition, Fate, Spell
from orcs.engine.frames.registry import FRAMES
from orcs.engine.rules import ALL_PLACES, CardRow, CreatureRow, FateRow, LineRow, Rules
from orcs.engine.terms import (
    CATEGORY_NAMES,
    EFFECT_NAMES,
    MAGIC_NAMES,
    PILE_NAMES,
    RULE_NAMES,
    SKILL_NAMES,
    SPELL_NAMES,
    VERB_NAMES,
)


def base_rules(edition: Edition) -> Rules:
    """Rules that modules can join; `Rules.close` makes them ready for play."""
    return Rules(
        [_creature(row) for row in edition.creatures],
        [_card(row) for row in edition.spells],
        [_fate(row) for row in edition.fate],
        list(edition.per_path),
        FRAMES,
    )


def _creature(row: Creature) -> CreatureRow:
    threes, fours = row.numbered
    return CreatureRow(
        id=row.id,
        category=CATEGORY_NAMES.index(row.category),
        tokens=row.tokens,
        markers=[row.tokens - threes - fours, row.tokens - fours, row.tokens],
        life=row.life,
        track=list(row.track),
        skill=SKILL_NAMES.index(row.skill),
        bonus=row.bonus,
        on_defeat="none",
    )


def _card(row: Spell) -> CardRow:
    return CardRow(
        id=row.id,
        group=SPELL_NAMES.index(row.category),
        pile=PILE_NAMES.index(row.pile),
        copies=row.copies,
        magic=MAGIC_NAMES.index(row.magic[0]) if row.magic else 0,
        magics=_bits(row.magic, MAGIC_NAMES),
        effects=_bits(row.enhancement, EFFECT_NAMES),
        lines=[LineRow(line.cost, VERB_NAMES.index(line.verb), line.amount, line.actions) for line in row.lines],
        points=row.points,
    )


def _fate(row: Fate) -> FateRow:
    return FateRow(row.id, _bits(row.categories, CATEGORY_NAMES), ALL_PLACES, rule_bits(row.rules), row.copies)


def rule_bits(rules: tuple[str, ...]) -> int:
    """The special rules of a fate card as a bit set; one without any has the rule "none"."""
    return _bits(rules or RULE_NAMES[:1], RULE_NAMES)


def _bits(words: tuple[str, ...], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(word) for word in words)
