"""The application: all routes around the services."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from orcs.server.admin.admin import admin_route
from orcs.server.api.again import AGAIN
from orcs.server.api.analysis import ANALYSIS
from orcs.server.api.app import make_app
from orcs.server.api.edition import EDITION
from orcs.server.api.hooks import HOOKS
from orcs.server.api.learning import LEARNING
from orcs.server.api.links import LINKS
from orcs.server.api.operator import OPERATOR
from orcs.server.api.past import PAST
from orcs.server.api.people import PEOPLE
from orcs.server.api.records import RECORDS
from orcs.server.api.reports import REPORTS
from orcs.server.api.sandbox import SANDBOX
from orcs.server.api.schema import schema_endpoints
from orcs.server.api.search import SEARCH
from orcs.server.api.tables import TABLES
from orcs.server.metrics import metrics_route
from orcs.server.services import Services
from orcs.server.store import StoreError
from orcs.server.web.offline import OfflinePage
from orcs.server.web.pages import Pages
from orcs.server.wire.socket import socket_route

log = logging.getLogger("orcs.server")

CHECKED_FOR = 1.0
PATIENCE = 5.0
ENDPOINTS = (
    *PEOPLE,
    *TABLES,
    *PAST,
    *HOOKS,
    *RECORDS,
    *LINKS,
    *SEARCH,
    *AGAIN,
    *ANALYSIS,
    *EDITION,
    *SANDBOX,
    *LEARNING,
    *REPORTS,
    *OPERATOR,
)


class Readiness:
    """Whether the server can keep what people do. It is tried, but not again for everybody who asks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.looked = -CHECKED_FOR
        self.status = ""

    async def look(self) -> str:
        """Whether it is ready, as of a moment ago."""
        async with self.lock:
            if time.monotonic() - self.looked >= CHECKED_FOR:
                self.status = await self.attempt()
                self.looked = time.monotonic()
            return self.status

    async def attempt(self) -> str:
        """Keep something."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.services.store.check()
        except (StoreError, TimeoutError, OSError) as error:
            log.error("not ready", extra={"reason": str(error) or "the store does not answer"})
            return "no store"
        return "ready"


def application(services: Services) -> ASGIApp:
    """The whole server."""

    async def alive(request: Request) -> Response:
        return JSONResponse({"status": "alive"})

    readiness = Readiness(services)

    async def ready(request: Request) -> Response:
        status = "stopping" if services.closing else await readiness.look()
        return JSONResponse({"status": status}, 200 if status == "ready" else 503)

    pages = Pages(services.store)
    page = services.settings.page
    others = [
        *pages.routes(),
        *(OfflinePage(page).routes() if page else ()),
        Route("/healthz", alive),
        Route("/readyz", ready),
        metrics_route(services.metrics, services.settings),
        socket_route(services),
        admin_route(services),
    ]
    return make_app((*ENDPOINTS, *schema_endpoints(ENDPOINTS)), services, others, lost=pages.lost)
