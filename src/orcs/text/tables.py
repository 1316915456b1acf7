"""Cards and creatures told in full, from the rows of the edition: a corrected edition reads right."""

from __future__ import annotations

from orcs.edition import Spell
from orcs.edition.rows import Line
from orcs.engine.rules import CreatureRow
from orcs.engine.terms import CATEGORY_NAMES, SKILL_NAMES
from orcs.text.names import Names


def card_head(names: Names, row: Spell) -> str:
    """A card's name, kind and type."""
    if "head" in names.messages.forms(f"card-{row.id}"):
        return names.form("card", row.id, "head")
    if not row.magic:
        return names.say("card-head-poison", card=row.id)
    return names.say("card-head", card=row.id, spell=row.category, magics=names.magics(row.magic))


def card_lines(names: Names, row: Spell) -> list[str]:
    """All that is written on a card, lines of one kind together."""
    if row.category == "poison":
        return [names.say("card-no_use")]
    groups: dict[tuple[str, int], list[Line]] = {}
    for line in row.lines:
        groups.setdefault((line.verb, line.actions), []).append(line)
    lines = [
        names.say("card-line", cost=names.slashed(line.cost for line in group), effect=names.effect(*group))
        for group in groups.values()
    ]
    if row.category == "lore":
        lines.append(names.say("card-lore"))
    if row.enhancement:
        effects = names.list((names.name("enhancement", effect) for effect in row.enhancement), "or")
        lines.append(names.say("card-enhancement", enhancements=effects))
    return lines


def card_account(names: Names, row: Spell) -> list[str]:
    """A card's lines, after its printed name where the reader knows it by another one."""
    printed = names.printed_name(row)
    told = [names.say("lexicon-printed", card_id=row.id, name=printed)] if printed else []
    return [*told, *card_lines(names, row)]


def creature_lines(names: Names, row: CreatureRow, bonus: bool) -> list[str]:
    """All that is known of a creature in play; its bonus if the game has bonus actions."""
    category = CATEGORY_NAMES[row.category]
    track = names.list(map(str, row.track))
    lines = [
        names.say("creature-text", creature=row.id, category=category, life=row.life, track=track),
        names.say("creature-text-skill", skill=SKILL_NAMES[row.skill]),
    ]
    if row.on_defeat != "none":
        lines.append(names.say("creature-text-defeat", on_defeat=row.on_defeat))
    if bonus and row.bonus != "none":
        lines.append(names.say("creature-text-bonus", bonus=row.bonus))
    return lines
