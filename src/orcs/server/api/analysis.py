"""The routes of analyses: to request one of a finished game, and to see whether it is done."""

from __future__ import annotations

from typing import Final

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.records import QUERY, find
from orcs.server.records.records import Found
from orcs.server.web.security import client_address
from orcs.tables.documents import AnalysisState

PATH: Final = "/api/records/{id}/analysis"


async def state(call: Call, found: Found) -> AnalysisState:
    """How far the analysis of a record is."""
    analyses = call.services.analyses
    if analysis := await analyses.find(found):
        return AnalysisState("done", analyses.seconds, analysis)
    if found.id in analyses.running:
        return AnalysisState("running", analyses.seconds)
    return AnalysisState("none", analyses.seconds, problem="analysis_failed" if found.id in analyses.failed else "")


async def show_analysis(call: Call) -> AnalysisState:
    """The analysis of a finished game, if anybody asked for it."""
    return await state(call, await find(call))


async def ask_for_analysis(call: Call) -> AnalysisState:
    """Analyse a finished game, unless that was done."""
    found, analyses = await find(call), call.services.analyses
    known = await state(call, found)
    if known.status != "none":
        return known
    kept = await call.services.records.read(found)
    analyses.check(kept)
    if found.id not in analyses.running:
        call.services.limits.take("analysis_here", client_address(call.services.settings, call.request))
        call.services.limits.take("analysis", call.me.id)
        analyses.start(found, kept)
    return AnalysisState("running", analyses.seconds)


ANALYSIS: Final = (
    Endpoint("GET", PATH, show_analysis, "The analysis of a finished game", AnalysisState, who="visitor", query=QUERY),
    Endpoint("POST", PATH, ask_for_analysis, "Ask for the analysis of a finished game", AnalysisState, query=QUERY),
)
