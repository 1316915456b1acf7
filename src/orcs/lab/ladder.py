"""The ladder: every bot against every other, for each number of players, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from orcs.bots.table import UNIT
from orcs.lab import page, svg
from orcs.lab.errors import LabError
from orcs.lab.estimates import Estimate, Ratio
from orcs.lab.plan import Plan
from orcs.lab.ratings import meetings, ratings
from orcs.lab.results import describe, heading, limits, plain_failures, text_state
from orcs.lab.session import Outcome
from orcs.lab.tally import Tally
from orcs.lab.words import columns, number, percent
from orcs.text import Words


def tables_of(bots: Sequence[str], players: int, neighbours: bool) -> list[tuple[str, ...]]:
    """The tables of a round robin: every choice of that many bots, or only of neighbours in the list; with fewer bots,
    every mixture that has all of them.
    """
    if neighbours and len(bots) >= players:
        return [tuple(bots[first : first + players]) for first in range(len(bots) - players + 1)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [table for table in combinations_with_replacement(bots, players) if set(table) == set(bots)]


def ladder_plans(base: Plan, bots: Sequence[str], players: Sequence[int], neighbours: bool = False) -> list[Plan]:
    """A plan for each table of each size."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise LabError("a ladder compares two or more different bots; name each of them once")
    plans: list[Plan] = []
    for size in players:
        tables = tables_of(bots, size, neighbours)
        plans += [replace(base, bots=table, number=len(plans) + i) for i, table in enumerate(tables)]
    return plans


@dataclass(frozen=True)
class Rung:
    """A bot's standing on the ladder of one number of players."""

    bot: str
    rating: Estimate
    wins: Estimate
    score: Estimate


@dataclass(frozen=True)
class Ladder:
    """The results for one number of players, the strongest bot first."""

    players: int
    games: int
    rungs: list[Rung]
    pairs: dict[tuple[str, str], Estimate]


def flipped(estimate: Estimate) -> Estimate:
    """The other side of a share."""
    low = None if estimate.high is None else 1 - estimate.high
    high = None if estimate.low is None else 1 - estimate.low
    return replace(estimate, mean=1 - estimate.mean, low=low, high=high)


def merged(tallies: Sequence[Tally]) -> Tally:
    """All tables together."""
    whole = Tally()
    for tally in tallies:
        whole.merge(tally)
    return whole


def ladders(plans: Sequence[Plan], outcome: Outcome, bots: Sequence[str]) -> list[Ladder]:
    """A ladder for each number of players all of whose tables have finished deals."""
    found = []
    for size in sorted({plan.players for plan in plans}):
        tallies = [outcome.tallies[plan.number] for plan in plans if plan.players == size]
        if all(tally.deals for tally in tallies):
            found.append(ladder_of(size, tallies, bots, plans[0].seed))
    return found


def ladder_of(size: int, tallies: Sequence[Tally], bots: Sequence[str], seed: int) -> Ladder:
    """The ladder of some tables."""
    whole = merged(tallies)
    rated = ratings([meetings(tally, bots) for tally in tallies], bots, seed)
    rungs = [
        Rung(bot, rating, whole.ratios["win", bot].share(), whole.ratios["score", bot].mean())
        for bot, rating in zip(bots, rated, strict=True)
    ]
    pairs: dict[tuple[str, str], Estimate] = {}
    for key, ratio in sorted(whole.ratios.items()):
        if key[0] == "pair":
            pairs[key[1], key[2]] = pair_share(ratio)
            pairs[key[2], key[1]] = flipped(pair_share(ratio))
    return Ladder(size, whole.games, sorted(rungs, key=lambda rung: -rung.rating.mean), pairs)


def pair_share(ratio: Ratio) -> Estimate:
    """How often one bot finishes above another."""
    return ratio.share(UNIT)


def plain_ladder(plans: Sequence[Plan], outcome: Outcome, found: Sequence[Ladder]) -> dict[str, Any]:
    """The ladders as plain data."""
    rows = [
        {
            "players": ladder.players,
            "games": ladder.games,
            "bots": [
                {
                    "bot": rung.bot,
                    "rating": rung.rating.as_plain(),
                    "win_share": rung.wins.as_plain(),
                    "score": rung.score.as_plain(),
                }
                for rung in ladder.rungs
            ],
            "pairs": [
                {"bot": one, "rival": other, "above": share.as_plain()}
                for (one, other), share in sorted(ladder.pairs.items())
            ],
        }
        for ladder in found
    ]
    return {
        "lab": "ladder",
        **describe(plans[0]),
        "complete": outcome.complete,
        "ladders": rows,
        **plain_failures(outcome),
    }


def rung_rows(words: Words, ladder: Ladder) -> list[list[str]]:
    """A line for each bot."""
    language = words.language
    return [
        [rung.bot, number(language, rung.rating, 0), percent(language, rung.wins), number(language, rung.score)]
        for rung in ladder.rungs
    ]


def rung_heads(words: Words) -> list[str]:
    """What the columns of a ladder show."""
    return [words.say("lab-bot"), words.say("lab-rating"), words.say("lab-wins"), words.say("lab-score")]


def pair_rows(words: Words, ladder: Ladder) -> list[list[str]]:
    """How often the bot of the row finishes above the bot of the column."""
    order = [rung.bot for rung in ladder.rungs]
    rows = []
    for one in order:
        shares = [ladder.pairs.get((one, other)) for other in order]
        rows.append([one, *["–" if share is None else percent(words.language, share) for share in shares]])
    return rows


def title_of(words: Words, ladder: Ladder) -> str:
    """The size of a ladder."""
    return words.say("lab-ladder-table", players=ladder.players, games=ladder.games)


def text_ladder(words: Words, plans: Sequence[Plan], outcome: Outcome, found: Sequence[Ladder]) -> str:
    """The ladders as text."""
    lines = [heading(words, plans[0]), *text_state(words, outcome)]
    for ladder in found:
        heads = ["", *[rung.bot for rung in ladder.rungs]]
        lines += ["", title_of(words, ladder), "", *columns(rung_heads(words), rung_rows(words, ladder))]
        lines += ["", words.say("lab-ladder-above"), *columns(heads, pair_rows(words, ladder))]
    lines += ["", explanation(words, plans)]
    return "\n".join(lines) + "\n"


def explanation(words: Words, plans: Sequence[Plan]) -> str:
    """How to read a ladder."""
    return words.say("lab-ladder-note", bot=min(plans, key=lambda plan: plan.number).bots[0])


def ladder_page(words: Words, plans: Sequence[Plan], outcome: Outcome, found: Sequence[Ladder]) -> str:
    """The ladders as a page."""
    say = words.say
    parts = [page.paragraph(line) for line in [heading(words, plans[0]), *text_state(words, outcome)]]
    for ladder in found:
        title = title_of(words, ladder)
        ratings = [(rung.bot, rung.rating) for rung in ladder.rungs]
        shares = [(rung.bot, rung.wins) for rung in ladder.rungs]
        heads = ["", *[rung.bot for rung in ladder.rungs]]
        parts += [
            page.heading(title),
            svg.dots(say("lab-ladder-ratings", title=title), ratings),
            page.table(rung_heads(words), rung_rows(words, ladder)),
            page.heading(say("lab-ladder-above"), 3),
            page.table(heads, pair_rows(words, ladder)),
            svg.dots(say("lab-ladder-shares", title=title), shares, percent=True, reference=1 / ladder.players),
        ]
    parts.append(page.paragraph(explanation(words, plans), "note"))
    parts.append(page.paragraph(say("lab-thinking", limits=limits(words, plans[0])), "note"))
    return page.page(say("lab-ladder"), parts, words.language)
