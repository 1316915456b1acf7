"""Metrics: what the server does and how long it takes, for Prometheus."""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orcs.server.logs import note_route
from orcs.server.settings import Settings
from orcs.server.web.security import is_local, refuse
from orcs.tables.refusal import Refused

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)


class Counted(Collector):
    """Counters that live elsewhere."""

    def __init__(self, name: str, help: str, label: str, counts: Mapping[str, Callable[[], int]]) -> None:
        self.name, self.help, self.label, self.counts = name, help, label, counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What they are now."""
        family = CounterMetricFamily(self.name, self.help, labels=[self.label] if self.label else [])
        for value, count in self.counts.items():
            family.add_metric([value] if self.label else [], count())
        yield family


class Timing(Collector):
    """A histogram of what happens at every pick, for the thread of the event loop alone: it takes no lock."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(FAST) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(FAST, seconds)] += 1
        self.total += seconds

    def count(self) -> int:
        """How many there were."""
        return sum(self.counts)

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What they are now."""
        limits = [*map(str, map(float, FAST)), "+Inf"]
        buckets = list(zip(limits, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.help, buckets=buckets, sum_value=self.total)


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.requests = Counter("orcs_requests", "Requests", ["method", "route", "status"], registry=mine)
        self.request_seconds = Histogram(
            "orcs_request_seconds", "From a request to its answer", ["route"], buckets=FAST, registry=mine
        )
        self.pick_seconds = Timing("orcs_pick_seconds", "From receiving a pick until all are told")
        self.commit_seconds = Timing("orcs_commit_seconds", "How long the store takes to commit")
        for timing in (self.pick_seconds, self.commit_seconds):
            mine.register(timing)
        self.count("orcs_picks", "Picks played", "", {"": self.pick_seconds.count})
        self.sockets = Gauge("orcs_sockets", "Open sockets", registry=mine)
        self.rooms = Gauge("orcs_rooms", "Tables in memory", registry=mine)
        self.bot_seconds = Histogram("orcs_bot_seconds", "How long bots think", ["level"], buckets=SLOW, registry=mine)

    def count(self, name: str, help: str, label: str, counts: Mapping[str, Callable[[], int]]) -> None:
        """Export what others count, by label."""
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
