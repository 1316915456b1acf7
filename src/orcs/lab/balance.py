"""The balance of the tables: what creatures, spells, skills, missions, seats and fate cards do to the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orcs.bots.table import UNIT
from orcs.lab import page, svg
from orcs.lab.estimates import Estimate
from orcs.lab.plan import Plan
from orcs.lab.results import describe, heading, plain_failures, text_state
from orcs.lab.session import Outcome
from orcs.lab.tally import Key, Tally
from orcs.lab.words import columns, number, percent, plain_histogram
from orcs.text import Words

EXAMPLE_POINTS = 51
EXAMPLE_TROPHIES = 14
FAMILIES = {"points": "creature", "learned": "card", "skill": "skill", "mission": "mission", "fate": "rule"}
"""What the rows of a section are."""
NOTES = {"result": "example", "learned": "cause", "skill": "cause", "fate": "best"}
"""The note under a section."""


@dataclass(frozen=True)
class Section:
    """One question to the tables: a row for each thing, a column for each estimate. Shares are columns in `shares`.

    Names, heads and the names of rows are those of the JSON form; `title` and the others put them into words.
    """

    name: str
    heads: list[str]
    rows: list[tuple[str, list[Estimate | None]]]
    shares: frozenset[str]

    def title(self, words: Words) -> str:
        """What the section is about."""
        return words.say(f"balance-{self.name}")

    def headings(self, words: Words) -> list[str]:
        """The heads of the columns."""
        return [words.say(f"balance-head-{head.replace(' ', '_')}") for head in self.heads]

    def note(self, words: Words) -> list[str]:
        """What to know when reading it, if there is anything."""
        if self.name not in NOTES:
            return []
        return [words.say(f"balance-note-{NOTES[self.name]}", points=EXAMPLE_POINTS, trophies=EXAMPLE_TROPHIES)]

    def label(self, words: Words, row: str) -> str:
        """The name of a row."""
        family = FAMILIES.get(self.name)
        if family == "mission" or (family and words.messages.has(f"{family}-{row}")):
            return words.name(family, row)
        if row.startswith("seat "):
            return words.say("balance-row-seat", number=row.removeprefix("seat "))
        return words.say(f"balance-row-{row.replace(' ', '_')}")

    def cells(self, words: Words) -> list[list[str]]:
        """The rows as text."""
        language = words.language
        found = []
        for name, estimates in self.rows:
            cells = [
                "–" if each is None else percent(language, each) if head in self.shares else number(language, each, 2)
                for head, each in zip(self.heads, estimates, strict=True)
            ]
            found.append([self.label(words, name), *cells])
        return found

    def column(self, words: Words, head: str) -> list[tuple[str, Estimate]]:
        """One column, for a plot."""
        place = self.heads.index(head)
        rows = [(self.label(words, name), estimates[place]) for name, estimates in self.rows]
        return [(name, each) for name, each in rows if each is not None]

    def as_plain(self) -> dict[str, Any]:
        """The section as JSON carries it."""
        return {
            name: {
                head: None if each is None else each.as_plain()
                for head, each in zip(self.heads, estimates, strict=True)
            }
            for name, estimates in self.rows
        }


def found(tally: Tally, key: Key, unit: int = 1) -> Estimate | None:
    """The mean of something that was seen, else None."""
    return tally.ratios[key].mean(unit) if key in tally.ratios else None


def share(tally: Tally, key: Key) -> Estimate | None:
    """A share of something that was seen, else None."""
    return tally.ratios[key].share(UNIT) if key in tally.ratios else None


def items(tally: Tally, word: str, last: str) -> list[str]:
    """The things of a kind that the tally knows, by name."""
    return sorted({key[1] for key in tally.ratios if len(key) == 3 and key[0] == word and key[2] == last})


def sections(plan: Plan, tally: Tally) -> list[Section]:
    """All that a run of one number of players shows."""
    return [
        overview(tally),
        creatures(tally),
        gains(tally, "learned", "copies a seat"),
        gains(tally, "skill", "gained a seat"),
        seats(plan, tally),
        *([missions(tally)] if items(tally, "mission", "kept") else []),
        fate(tally),
    ]


def overview(tally: Tally) -> Section:
    """A seat's result, and a winner's, beside the rulebook's example."""
    rows: list[tuple[str, list[Estimate | None]]] = [
        ("points", [found(tally, ("points",)), found(tally, ("winner", "points"))]),
        ("trophies", [found(tally, ("trophies",)), found(tally, ("winner", "trophies"))]),
        ("skills gained", [found(tally, ("skills",)), None]),
        ("cards learned", [found(tally, ("cards",)), None]),
        ("rounds", [found(tally, ("rounds",)), None]),
    ]
    return Section("result", ["every seat", "winners"], rows, frozenset())


def creatures(tally: Tally) -> Section:
    """Where points come from."""
    sources = sorted({key[1] for key in tally.ratios if len(key) == 2 and key[0] == "points"})
    rows = [
        (name, [found(tally, ("points", name)), found(tally, ("trophies", name)), found(tally, ("tower", name))])
        for name in sources
    ]
    heads = ["points a seat", "trophies a seat", "reach the tower a game"]
    return Section("points", heads, rows, frozenset())


def gains(tally: Tally, word: str, often: str) -> Section:
    """How often something is gained, and how often seats with and without it win."""
    rows = [
        (
            name,
            [
                found(tally, (word, name, "count")),
                share(tally, (word, name, "have")),
                share(tally, (word, name, "with")),
                share(tally, (word, name, "without")),
            ],
        )
        for name in items(tally, word, "count")
    ]
    heads = [often, "seats with it", "wins with", "wins without"]
    return Section(word, heads, rows, frozenset(heads[1:]))


def seats(plan: Plan, tally: Tally) -> Section:
    """Wins by seat and of the start player."""
    rows = [(f"seat {seat + 1}", [share(tally, ("seat", str(seat + 1)))]) for seat in range(plan.players)]
    rows.append(("start player", [share(tally, ("first",))]))
    return Section("seat", ["wins"], rows, frozenset(["wins"]))


def missions(tally: Tally) -> Section:
    """How often a mission is kept, what it scores, how often it wins."""
    rows = [
        (
            name,
            [
                share(tally, ("mission", name, "kept")),
                found(tally, ("mission", name, "points")),
                share(tally, ("mission", name, "with")),
            ],
        )
        for name in items(tally, "mission", "kept")
    ]
    heads = ["kept of dealt", "points", "wins with"]
    return Section("mission", heads, rows, frozenset(["kept of dealt", "wins with"]))


def fate(tally: Tally) -> Section:
    """What the special rules of the fate cards do, and how much their rounds decide."""
    rows = [
        (
            name,
            [
                found(tally, ("fate", name, "rounds")),
                found(tally, ("fate", name, "trophies")),
                found(tally, ("fate", name, "towers")),
                share(tally, ("fate", name, "most")),
            ],
        )
        for name in items(tally, "fate", "rounds")
    ]
    heads = ["rounds a game", "trophies a round", "in the tower a round", "wins of the best in them"]
    return Section("fate", heads, rows, frozenset(heads[3:]))


def plain_balance(plans: Sequence[Plan], outcome: Outcome) -> dict[str, Any]:
    """A run as plain data."""
    tables = []
    for plan in plans:
        tally = outcome.tallies[plan.number]
        if tally.deals:
            body = {section.name: section.as_plain() for section in sections(plan, tally)}
            counts = {"rounds": plain_histogram(tally.counts["rounds",])}
            size = {"players": plan.players, "table": list(plan.bots), "games": tally.games, "deals": tally.deals}
            tables.append({**size, **body, "counts": counts})
    example = {"points": EXAMPLE_POINTS, "trophies": EXAMPLE_TROPHIES}
    run = {"complete": outcome.complete, "example": example, "tables": tables}
    return {"lab": "balance", **describe(plans[0]), **run, **plain_failures(outcome)}


def title_of(words: Words, plan: Plan, tally: Tally) -> str:
    """A table in a line."""
    return words.say("balance-table", players=plan.players, bots=", ".join(plan.bots), games=tally.games)


def text_balance(words: Words, plans: Sequence[Plan], outcome: Outcome) -> str:
    """A run as text."""
    lines = [heading(words, plans[0]), *text_state(words, outcome)]
    for plan in plans:
        tally = outcome.tallies[plan.number]
        if tally.deals:
            lines += ["", f"# {title_of(words, plan, tally)}"]
            for section in sections(plan, tally):
                table = columns(["", *section.headings(words)], section.cells(words))
                lines += ["", section.title(words), *table, *section.note(words)]
    return "\n".join([*lines, "", words.say("balance-brackets")]) + "\n"


def balance_page(words: Words, plans: Sequence[Plan], outcome: Outcome) -> str:
    """A run as a page."""
    parts = [page.paragraph(line) for line in [heading(words, plans[0]), *text_state(words, outcome)]]
    for plan in plans:
        tally = outcome.tallies[plan.number]
        if tally.deals:
            parts.append(page.heading(title_of(words, plan, tally)))
            parts.append(svg.bars(words.say("lab-rounds"), tally.counts["rounds",]))
            for section in sections(plan, tally):
                parts += section_parts(words, plan, section)
    parts.append(page.paragraph(words.say("balance-bars"), "note"))
    return page.page(words.say("balance-title"), parts, words.language)


def section_parts(words: Words, plan: Plan, section: Section) -> list[str]:
    """A section as parts of a page: heading, plot of its most telling column, table."""
    title = section.title(words)
    parts = [page.heading(title, 3)]
    heads = dict(zip(section.heads, section.headings(words), strict=True))
    plotted = [head for head in ("wins with", "wins", "points a seat", "trophies a round") if head in heads]
    if plotted:
        percents = plotted[0] in section.shares
        rows = section.column(words, plotted[0])
        even = 1 / plan.players if percents else None
        parts.append(svg.dots(f"{title}: {heads[plotted[0]]}", rows, percent=percents, reference=even))
    parts.append(page.table(["", *heads.values()], section.cells(words)))
    return parts + [page.paragraph(line, "note") for line in section.note(words)]
