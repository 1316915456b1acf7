"""Metrics: what the server does and how long it takes, for Prometheus."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orcs.server.errors import Refused
from orcs.server.logs import note_route
from orcs.server.security import is_local, refuse
from orcs.server.settings import Settings

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)


class Counted(Collector):
    """Counts that are kept elsewhere."""

    def __init__(self, name: str, help: str, label: str, counts: Mapping[str, Callable[[], int]]) -> None:
        self.name, self.help, self.label, self.counts = name, help, label, counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What they are now."""
        family = CounterMetricFamily(self.name, self.help, labels=[self.label])
        for value, count in self.counts.items():
            family.add_metric([value], count())
        yield family


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.requests = Counter("orcs_requests", "Requests", ["method", "route", "status"], registry=mine)
        self.request_seconds = Histogram(
            "orcs_request_seconds", "From a request to its answer", ["route"], buckets=FAST, registry=mine
        )
        self.picks = Counter("orcs_picks", "Picks played", registry=mine)
        self.pick_seconds = Histogram(
            "orcs_pick_seconds", "From receiving a pick until all are told", buckets=FAST, registry=mine
        )
        self.sockets = Gauge("orcs_sockets", "Open sockets", registry=mine)
        self.rooms = Gauge("orcs_rooms", "Tables in memory", registry=mine)
        self.bot_seconds = Histogram("orcs_bot_seconds", "How long bots think", ["level"], buckets=SLOW, registry=mine)
        self.commit_seconds = Histogram(
            "orcs_commit_seconds", "How long the store takes to commit", buckets=FAST, registry=mine
        )

    def count(self, name: str, help: str, label: str, counts: Mapping[str, Callable[[], int]]) -> None:
        """Tell what others count, by label."""
        self.registry.register(Counted(name, help, label, counts))

    def observe_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self.requests.labels(method, route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def render(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


def metrics_route(metrics: Metrics, settings: Settings) -> Route:
    """GET /metrics, for this machine and for those who know the metrics token."""

    async def show(request: Request) -> Response:
        note_route(request.scope, "/metrics")
        given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        known = bool(settings.metrics_token) and hmac.compare_digest(given, settings.metrics_token.encode())
        if not known and not is_local(settings, request):
            return refuse(Refused("problem-not_allowed", 403), request.headers)
        return Response(metrics.render(), headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})

    return Route("/metrics", show, methods=["GET"])
