"""The operators' routes: reports and bans. Each act is written to the audit log first."""

from __future__ import annotations

from typing import Final, Literal

from orcs.server.admin import messages as a
from orcs.server.admin.admin import Admin
from orcs.server.api.endpoints import Call, Cursor, Endpoint
from orcs.tables.refusal import Refused
from orcs.tables.reports import BanPage, Decision, PardonWish, ReportInfo, ReportPage

PAGE: Final = 20


async def reports(call: Call) -> ReportPage:
    """Reports with what was around them."""
    query = call.query
    return await call.services.reports.page(query.get("status", "open"), PAGE, query.get("cursor", ""))


async def decide(call: Call) -> ReportInfo:
    """Dismiss a report, or do something about it."""
    body: Decision = call.body
    acts = (body.mute_hours, body.remove, body.ban, body.address_hours)
    await Admin(call.services).do(a.Decide(call.path["report"], *acts, by=call.me.id))
    return await call.services.reports.get(call.path["report"])


async def bans(call: Call) -> BanPage:
    """Who is banned or muted."""
    return BanPage(await call.services.reports.bans())


async def pardon(call: Call) -> BanPage:
    """Lift a ban and a mute."""
    body: PardonWish = call.body
    if bool(body.person) == bool(body.address):
        raise Refused("problem-no_ban", 422)
    admin = Admin(call.services)
    if body.address:
        await admin.do(a.LiftAddress(body.address, by=call.me.id))
    else:
        await admin.do(a.Ban(body.person, False, by=call.me.id))
        await admin.do(a.Mute(body.person, 0, by=call.me.id))
    return await bans(call)


SOME: Final = {"status": Literal["open", "decided"], "cursor": Cursor}
OPERATOR: Final = (
    Endpoint("GET", "/api/operator/reports", reports, "Reports", ReportPage, who="operator", query=SOME),
    Endpoint(
        "POST",
        "/api/operator/reports/{report}",
        decide,
        "Dismiss a report, or do something about it",
        ReportInfo,
        Decision,
        who="operator",
    ),
    Endpoint("GET", "/api/operator/bans", bans, "Who is banned or muted", BanPage, who="operator"),
    Endpoint("POST", "/api/operator/pardons", pardon, "Lift a ban and a mute", BanPage, PardonWish, who="operator"),
)
