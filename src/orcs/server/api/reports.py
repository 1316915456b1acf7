"""The route for reporting a player or a line of the chat."""

from __future__ import annotations

from typing import Final

from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.api.tables import QUERY, find_room
from orcs.server.web.security import client_address
from orcs.tables.reports import ReportWish


async def report(call: Call) -> None:
    """Report a person to the operators."""
    limits = call.services.limits
    limits.take("report_here", client_address(call.services.settings, call.request))
    limits.take("report", call.me.id)
    room, _ = await find_room(call)
    await call.services.reports.file(room, call.me, call.body)


REPORTS: Final = (
    Endpoint(
        "POST",
        "/api/tables/{id}/reports",
        report,
        "Report a player or a line of the chat to the server's operators",
        takes=ReportWish,
        query=QUERY,
    ),
)
