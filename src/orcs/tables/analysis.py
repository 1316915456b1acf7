"""Analysis: a look back at a finished game, using the lab."""

from __future__ import annotations

import io
from typing import Final

from orcs.bots.levels import CHECKER, PLAYER
from orcs.bots.table import UNIT, standing
from orcs.lab.analyse import SHOWN, Analysis, Question, analyse
from orcs.lab.analysis_report import biggest, dearest
from orcs.lab.estimates import Estimate
from orcs.lab.runners import Runner
from orcs.tables.documents import AnalysedPick, AnalysedSwing, AnalysedTurn, Estimated, GameAnalysis

DIGITS: Final = 4
PARTS: Final = (0.45, 0.5, 0.75, 0.97, 1.0)
"""The curve comes first: it is what everybody looks at."""


def look_back(record: str, level: str, samples: int, seconds: float) -> GameAnalysis:
    """Analyse a finished game within about this many seconds. LabError if it is not finished."""
    question = Question(record, level, PLAYER, samples, seed=1, checker=CHECKER)
    return analysis_doc(analyse(question, Runner(), io.StringIO(), limit=seconds, seat=None, parts=PARTS))


def analysis_doc(analysis: Analysis) -> GameAnalysis:
    """An analysis as clients get it."""
    ended = standing(analysis.line.end)
    text = analysis.line.text
    return GameAnalysis(
        level=analysis.question.bot,
        samples=analysis.question.samples,
        complete=analysis.complete,
        wins=[win / UNIT for win in ended.wins],
        scores=list(ended.totals),
        turns=[
            AnalysedTurn(at.row - 1, at.round, at.seat + 1, estimated(point.wins), estimated(point.scores))
            for point in analysis.points
            for at in [point.moment]
        ],
        swings=[
            AnalysedSwing(at.row - 1, at.round, at.seat + 1, estimated(swing.change))
            for swing in biggest(analysis)
            for at in [swing.moment]
        ],
        picks=[
            AnalysedPick(at.row - 1, at.round, at.seat + 1, text(at.played), text(each.advised), win, score, line)
            for each in dearest(analysis)[:SHOWN]
            for at in [each.choice]
            if each.wins and each.score and each.wins.mean > 0
            for win, score in [estimated([each.wins, each.score])]
            for line in [[text(pick) for pick in each.line]]
        ],
    )


def estimated(estimates: list[Estimate]) -> list[Estimated]:
    """Estimates as clients get them."""

    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, DIGITS)

    return [
        Estimated(round(each.mean, DIGITS), each.cases, rounded(each.low), rounded(each.high)) for each in estimates
    ]
