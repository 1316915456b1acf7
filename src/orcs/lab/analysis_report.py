"""The analysis of a game as text, as plain data for the browser, and as a page with its chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orcs import __version__
from orcs.bots.table import UNIT, standing
from orcs.lab import page, svg
from orcs.lab.analyse import Analysis, Swing, Verdict
from orcs.lab.estimates import Estimate
from orcs.lab.timeline import Moment
from orcs.lab.words import columns, number, percent

SHOWN = 10
PAINTS = {"blue": "#2f6fb5", "green": "#3a8f4d", "red": "#c0392b", "yellow": "#b98a00"}


def moment_text(analysis: Analysis, moment: Moment) -> str:
    """A moment in words."""
    colour = analysis.line.colours[moment.seat]
    return f"round {moment.round}, {colour}" if moment.round else f"set-up, {colour}"


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
        "cost_win": None if verdict.wins is None else verdict.wins.as_plain(),
        "cost_score": None if verdict.score is None else verdict.score.as_plain(),
    }


def biggest(analysis: Analysis) -> list[Swing]:
    """The turns that changed most, the biggest first."""
    return sorted(analysis.swings, key=lambda swing: (-swing.size(), swing.moment.row))[:SHOWN]


def dearest(analysis: Analysis) -> list[Verdict]:
    """The picks that cost most, the dearest first."""
    found = [each for each in analysis.verdicts if each.wins is not None and each.advised != each.choice.played]
    return sorted(found, key=lambda each: (-(each.wins.mean if each.wins else 0), each.choice.row))


def chance_rows(analysis: Analysis) -> list[list[str]]:
    """The chances at each turn."""
    return [
        [moment_text(analysis, point.moment), *map(percent, point.wins), *[number(each) for each in point.scores]]
        for point in analysis.points
    ]


def swing_rows(analysis: Analysis) -> list[list[str]]:
    """The biggest swings."""
    return [
        [moment_text(analysis, swing.moment), *[percent(each) for each in swing.change]] for swing in biggest(analysis)
    ]


def cost_rows(analysis: Analysis, most: int | None = None) -> list[list[str]]:
    """The dearest picks."""
    text = analysis.line.text
    return [
        [
            f"{each.choice.row}",
            moment_text(analysis, each.choice),
            text(each.choice.played),
            text(each.advised),
            "–" if each.wins is None else percent(each.wins),
            "–" if each.score is None else number(each.score),
        ]
        for each in dearest(analysis)[:most]
    ]


COST_HEADS = ["row", "when", "played", "advised", "cost in wins", "cost in points"]


def summary(analysis: Analysis) -> list[str]:
    """The game and the question in a few lines."""
    ended = standing(analysis.line.end)
    results = ", ".join(f"{colour} {total}" for colour, total in zip(analysis.line.colours, ended.totals, strict=True))
    question = analysis.question
    limits = "its own limits" if question.iterations is None else f"{question.iterations} iterations"
    lines = [
        f"Result: {results}.",
        f"Each position is played on up to {question.samples} times by {question.bot} ({limits}) on every seat, "
        f"seed {question.seed}.",
    ]
    same = sum(each.advised == each.choice.played for each in analysis.verdicts)
    lines.append(f"In {same} of {len(analysis.verdicts)} choices {question.bot} would have picked the same.")
    if not analysis.complete:
        lines.append("Time was up before all samples were played: the intervals say how sure each number is.")
    return lines


def text_analysis(analysis: Analysis) -> str:
    """An analysis as text."""
    colours = analysis.line.colours
    heads = ["turn", *[f"{colour} wins" for colour in colours], *[f"{colour} points" for colour in colours]]
    return "\n".join(
        [
            *summary(analysis),
            "",
            *columns(heads, chance_rows(analysis)),
            "",
            "The biggest swings: change of the chance to win in a turn",
            *columns(["turn", *colours], swing_rows(analysis)),
            "",
            "The dearest picks: what the bot's pick would have gained",
            *columns(COST_HEADS, cost_rows(analysis, SHOWN)),
            "",
            "In brackets: 95 %.",
            "",
        ]
    )


def analysis_page(analysis: Analysis) -> str:
    """An analysis as a page."""
    colours = analysis.line.colours
    heads = ["turn", *[f"{colour} wins" for colour in colours], *[f"{colour} points" for colour in colours]]
    parts = [page.paragraph(line) for line in summary(analysis)]
    parts += [
        page.heading("Chance to win"),
        svg.curves("Chance to win", lines(analysis, wins=True), percent=True, x_name="turn"),
        page.heading("Expected score"),
        svg.curves("Expected score", lines(analysis, wins=False), x_name="turn"),
        page.heading("The biggest swings"),
        page.paragraph("Change of the chance to win from the begin of a turn to the begin of the next."),
        page.table(["turn", *colours], swing_rows(analysis)),
        page.heading("What picks cost"),
        page.paragraph("Where the bot would have picked something else: what its pick gains the seat."),
        page.table(COST_HEADS, cost_rows(analysis)),
        page.heading("All turns"),
        page.table(heads, chance_rows(analysis)),
        page.paragraph("In brackets and as bands: 95 % intervals.", "note"),
    ]
    return page.page("Analysis of a game", parts)


def lines(analysis: Analysis, *, wins: bool) -> list[svg.Curve]:
    """A line for each seat, which ends at the game's result."""
    ended = standing(analysis.line.end)
    found = []
    for seat, colour in enumerate(analysis.line.colours):
        last = ended.wins[seat] / UNIT if wins else float(ended.totals[seat])
        points = [
            (float(turn), (point.wins if wins else point.scores)[seat]) for turn, point in enumerate(analysis.points)
        ]
        points.append((float(len(points)), Estimate(last, last, last, 1, 1)))
        found.append(svg.Curve(colour, PAINTS[colour], points))
    return found
