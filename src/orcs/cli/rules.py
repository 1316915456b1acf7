"""`orcs rules`: the effective turn, tables and clauses for a set of modules."""

from __future__ import annotations

from orcs.cli.arguments import parse_modules
from orcs.cli.errors import CommandError
from orcs.cli.explain import chapter_list, chosen_clauses, house_rule_lines, print_clauses
from orcs.cli.screen import Screen
from orcs.edition import Edition
from orcs.edition.words import TERRAIN_KINDS
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS
from orcs.modules.compose import MODULES, compose
from orcs.modules.house import read_house_rules
from orcs.text import Words


def show_rules(
    modules: str, house_rules: str | None, names: list[str], edition: Edition, words: Words, screen: Screen
) -> int:
    """Print the rules, or the clauses named."""
    chosen = read_house_rules(house_rules)
    try:
        setup = Setup(
            list(COLOURS),
            None,
            parse_modules(modules, list(MODULES)),
            False,
            None if chosen is None else list(chosen),
        )
        rules = compose(edition, setup)
    except ValueError as error:
        raise CommandError("error-set_up", reason=str(error)) from error
    words = words.at_table(edition, house_rules=rules.house_rules)
    clauses = chosen_clauses(names, rules.modules)
    if isinstance(clauses, str):
        raise CommandError("error-clause", name=clauses, list=chapter_list(words))
    if not names:
        RulesPage(words, screen, rules).print()
    print_clauses(words, screen, clauses, told=bool(names))
    return 0


class RulesPage:
    """Steps and tables of one set of rules."""

    def __init__(self, words: Words, screen: Screen, rules: Rules) -> None:
        self.words = words
        self.screen = screen
        self.rules = rules

    def print(self) -> None:
        """Everything but the clauses."""
        words = self.words
        parts = [words.say("rules-base"), *(words.name("module", module) for module in self.rules.modules)]
        self.heading(words.say("rules-title", modules=words.list(parts)), first=True)
        for module in self.rules.modules:
            text = words.form("module", module, "text")
            self.item(words.say("list-told", name=words.name("module", module), text=text))
        if self.rules.house_rules:
            self.heading(words.say("house_rules"))
            for line in house_rule_lines(words, self.rules.house_rules):
                self.item(line)
        self.steps("rules-steps-set_up", self.rules.set_up_steps)
        self.steps("rules-steps-turn", self.rules.turn_steps)
        self.heading(words.say("rules-creatures"))
        for creature in self.rules.creature_rows:
            self.item(" ".join(words.creature_lines(creature, "bonus" in self.rules.modules)))
        self.heading(words.say("rules-cards"))
        for card in words.edition.spells:
            head = words.say("rules-copies", count=card.copies, head=words.card_head(card))
            self.item(f"{head}. {'. '.join(words.card_account(card))}")
        self.heading(words.say("rules-fate"))
        for fate in self.rules.fate_rows:
            self.item(words.say("rules-copies", count=fate.copies, head=words.name("fate", fate.id)))
        self.module_tables()

    def module_tables(self) -> None:
        """The rows that modules bring."""
        words = self.words
        if "missions" in self.rules.modules:
            self.heading(words.say("rules-missions"))
            for mission in words.edition.missions:
                self.item(words.mission(mission))
        if "terrain" in self.rules.modules:
            self.heading(words.say("rules-terrain", count=self.rules.parameters["tiles"]))
            for kind in TERRAIN_KINDS:
                tiles = [words.name("section", row.section) for row in words.edition.terrain if row.kind == kind]
                name = f"{words.say(f'terrain-{kind}')} ({words.counted(tiles)})"
                self.item(words.say("list-told", name=name, text=words.say(f"terrain-{kind}.text")))
        if "reinforcement" in self.rules.modules:
            self.heading(words.say("rules-toadlings"))
            for row in words.edition.toadlings:
                head = words.say("rules-copies", count=row.copies, head=words.name("toadling", row.id))
                self.item(words.say("list-told", name=head, text=words.form("toadling", row.id, "text")))

    def steps(self, heading: str, names: list[str]) -> None:
        """Numbered steps."""
        self.heading(self.words.say(heading))
        for number, name in enumerate(names, 1):
            self.item(f"{number}. {self.words.say(f'step-{name}')}")

    def heading(self, text: str, first: bool = False) -> None:
        """A headline."""
        if not first:
            self.screen.draw()
        self.screen.say(text, style="bold")

    def item(self, text: str) -> None:
        """One row."""
        self.screen.say(text, "  ", "  ")
