"""The application: all routes around the services."""

from __future__ import annotations

import logging

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
from orcs.server.api.past import PAST
from orcs.server.api.people import PEOPLE
from orcs.server.api.records import RECORDS
from orcs.server.api.sandbox import SANDBOX
from orcs.server.api.schema import schema_endpoints
from orcs.server.api.search import SEARCH
from orcs.server.api.tables import TABLES
from orcs.server.metrics import metrics_route
from orcs.server.services import Services
from orcs.server.store import StoreError, Transaction
from orcs.server.web.pages import Pages
from orcs.server.wire.socket import socket_route

log = logging.getLogger("orcs.server")

ENDPOINTS = (*PEOPLE, *TABLES, *PAST, *HOOKS, *RECORDS, *SEARCH, *AGAIN, *ANALYSIS, *EDITION, *SANDBOX, *LEARNING)


def application(services: Services) -> ASGIApp:
    """The whole server."""

    async def alive(request: Request) -> Response:
        return JSONResponse({"status": "alive"})

    async def ready(request: Request) -> Response:
        def work(tx: Transaction) -> None:
            tx.query("SELECT 1")

        if services.closing:
            return JSONResponse({"status": "stopping"}, 503)
        try:
            await services.store.read(work)
        except StoreError as error:
            log.error("not ready", extra={"reason": str(error)})
            return JSONResponse({"status": "no store"}, 503)
        return JSONResponse({"status": "ready"})

    pages = Pages(services.store)
    others = [
        *pages.routes(),
        Route("/healthz", alive),
        Route("/readyz", ready),
        metrics_route(services.metrics, services.settings),
        socket_route(services),
        admin_route(services),
    ]
    return make_app((*ENDPOINTS, *schema_endpoints(ENDPOINTS)), services, others, lost=pages.lost)
