"""The analysis of a game as text, as plain data for the browser, and as a page with its chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orcs import __version__
from orcs.bots.table import UNIT, standing
from orcs.lab import page, svg
from orcs.lab.analyse import SHOWN, Analysis, Swing, Verdict, cost
from orcs.lab.estimates import Estimate
from orcs.lab.timeline import Moment
from orcs.lab.words import columns, number, percent
from orcs.text import Words

PAINTS = {"blue": "#2f6fb5", "green": "#3a8f4d", "red": "#c0392b", "yellow": "#b98a00"}


def moment_text(words: Words, moment: Moment) -> str:
    """A moment in words."""
    return words.say("analysis-moment", round=moment.round, seat=moment.seat + 1)


def plain_moment(analysis: Analysis, moment: Moment) -> dict[str, Any]:
    """A moment as JSON carries it: rows, rounds and seats count from 1."""
    return {
        "row": moment.row,
        "round": moment.round,
        "seat": moment.seat + 1,
        "colour": analysis.line.colours[moment.seat],
    }


def plain_all(estimates: Sequence[Estimate]) -> list[dict[str, Any]]:
    """Estimates in seat order."""
    return [each.as_plain() for each in estimates]


def plain_analysis(analysis: Analysis) -> dict[str, Any]:
    """An analysis as plain data."""
    ended = standing(analysis.line.end)
    question = analysis.question
    return {
        "lab": "analysis",
        "version": __version__,
        "bot": question.bot,
        "player": question.player,
        "iterations": question.iterations,
        "samples": question.samples,
        "seed": question.seed,
        "complete": analysis.complete,
        "colours": analysis.line.colours,
        "result": {"scores": ended.totals, "wins": [win / UNIT for win in ended.wins]},
        "points": [
            {**plain_moment(analysis, each.moment), "win": plain_all(each.wins), "score": plain_all(each.scores)}
            for each in analysis.points
        ],
        "swings": [
            {**plain_moment(analysis, each.moment), "change": plain_all(each.change)} for each in biggest(analysis)
        ],
        "decisions": [plain_verdict(analysis, each) for each in analysis.verdicts],
    }


def plain_verdict(analysis: Analysis, verdict: Verdict) -> dict[str, Any]:
    """A decision as plain data."""
    text = analysis.line.text
    return {
        **plain_moment(analysis, verdict.choice),
        "played": text(verdict.choice.played),
        "advised": text(verdict.advised),
        "line": [text(pick) for pick in verdict.line],
        "cost_win": None if verdict.wins is None else verdict.wins.as_plain(),
        "cost_score": None if verdict.score is None else verdict.score.as_plain(),
    }


def biggest(analysis: Analysis) -> list[Swing]:
    """The turns that changed most, the biggest first."""
    return sorted(analysis.swings, key=lambda swing: (-swing.size(), swing.moment.row))[:SHOWN]


def dearest(analysis: Analysis) -> list[Verdict]:
    """The picks that cost most, the dearest first."""
    found = [each for each in analysis.verdicts if each.wins is not None and each.advised != each.choice.played]
    return sorted(found, key=cost)


def chance_rows(words: Words, analysis: Analysis) -> list[list[str]]:
    """The chances at each turn."""
    return [
        [
            moment_text(words, point.moment),
            *[percent(words.language, each) for each in point.wins],
            *[number(words.language, each) for each in point.scores],
        ]
        for point in analysis.points
    ]


def swing_rows(words: Words, analysis: Analysis) -> list[list[str]]:
    """The biggest swings."""
    return [
        [moment_text(words, swing.moment), *[percent(words.language, each) for each in swing.change]]
        for swing in biggest(analysis)
    ]


def cost_rows(words: Words, analysis: Analysis, most: int | None = None) -> list[list[str]]:
    """The dearest picks."""
    text = analysis.line.text
    return [
        [
            f"{each.choice.row}",
            moment_text(words, each.choice),
            words.pick(text(each.choice.played)),
            " → ".join(words.pick(text(pick)) for pick in each.line or (each.advised,)),
            "–" if each.wins is None else percent(words.language, each.wins),
            "–" if each.score is None else number(words.language, each.score),
        ]
        for each in dearest(analysis)[:most]
    ]


def cost_heads(words: Words) -> list[str]:
    """What the columns of the dearest picks show."""
    say = words.say
    heads = [say("analysis-row"), say("analysis-when"), say("analysis-played"), say("analysis-advised")]
    return [*heads, say("analysis-cost_wins"), say("analysis-cost_points")]


def seats(words: Words) -> list[str]:
    """The players by colour."""
    return [words.colour(seat) for seat in range(len(words.colours))]


def chance_heads(words: Words) -> list[str]:
    """What the columns of the chances show."""
    numbers = range(1, len(words.colours) + 1)
    wins = [words.say("analysis-wins", seat=seat) for seat in numbers]
    return [words.say("analysis-turn"), *wins, *[words.say("analysis-points", seat=seat) for seat in numbers]]


def summary(words: Words, analysis: Analysis) -> list[str]:
    """The game and the question in a few lines."""
    say = words.say
    ended = standing(analysis.line.end)
    results = [say("analysis-result-item", seat=seat, total=total) for seat, total in enumerate(ended.totals, 1)]
    question = analysis.question
    limits = say("lab-limit-own")
    if question.iterations is not None:
        limits = say("lab-limit-iterations", count=question.iterations)
    about = {"samples": question.samples, "player": question.player, "seed": str(question.seed)}
    same = sum(each.advised == each.choice.played for each in analysis.verdicts)
    found = [
        say("analysis-result", list=words.list(results)),
        say("analysis-about", bot=question.bot, limits=limits, **about),
        say("analysis-same", same=same, count=len(analysis.verdicts), bot=question.bot),
    ]
    return found if analysis.complete else [*found, say("analysis-time")]


def text_analysis(words: Words, analysis: Analysis) -> str:
    """An analysis as text."""
    words = words.at_table(words.edition, analysis.line.colours)
    return "\n".join(
        [
            *summary(words, analysis),
            "",
            *columns(chance_heads(words), chance_rows(words, analysis)),
            "",
            words.say("analysis-swings"),
            *columns([words.say("analysis-turn"), *seats(words)], swing_rows(words, analysis)),
            "",
            words.say("analysis-costs"),
            *columns(cost_heads(words), cost_rows(words, analysis, SHOWN)),
            "",
            words.say("analysis-brackets"),
            "",
        ]
    )


def analysis_page(words: Words, analysis: Analysis) -> str:
    """An analysis as a page."""
    words = words.at_table(words.edition, analysis.line.colours)
    say = words.say
    turn, chance, score = say("analysis-turn"), say("analysis-chance"), say("analysis-score")
    parts = [page.paragraph(line) for line in summary(words, analysis)]
    parts += [
        page.heading(chance),
        svg.curves(chance, lines(words, analysis, wins=True), percent=True, x_name=turn),
        page.heading(score),
        svg.curves(score, lines(words, analysis, wins=False), x_name=turn),
        page.heading(say("analysis-swings-short")),
        page.paragraph(say("analysis-swings-about")),
        page.table([turn, *seats(words)], swing_rows(words, analysis)),
        page.heading(say("analysis-costs-short")),
        page.paragraph(say("analysis-costs-about")),
        page.table(cost_heads(words), cost_rows(words, analysis)),
        page.heading(say("analysis-all")),
        page.table(chance_heads(words), chance_rows(words, analysis)),
        page.paragraph(say("analysis-bands"), "note"),
    ]
    return page.page(say("analysis-title"), parts, words.language)


def lines(words: Words, analysis: Analysis, *, wins: bool) -> list[svg.Curve]:
    """A line for each seat, which ends at the game's result."""
    ended = standing(analysis.line.end)
    found = []
    for seat, colour in enumerate(analysis.line.colours):
        last = ended.wins[seat] / UNIT if wins else float(ended.totals[seat])
        points = [
            (float(turn), (point.wins if wins else point.scores)[seat]) for turn, point in enumerate(analysis.points)
        ]
        points.append((float(len(points)), Estimate(last, last, last, 1, 1)))
        found.append(svg.Curve(words.colour(seat), PAINTS[colour], points))
    return found
