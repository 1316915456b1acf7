"""A small server for tests of its parts: a real store in a file, real guards, no tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx
from starlette.routing import BaseRoute

from orcs.server.api.app import make_app
from orcs.server.api.endpoints import Endpoint
from orcs.server.api.people import PEOPLE
from orcs.server.metrics import Metrics, metrics_route
from orcs.server.people.addresses import Addresses
from orcs.server.people.identity import Identities
from orcs.server.settings import Settings
from orcs.server.store import Store, open_store
from orcs.server.wire.limits import Limits

HOME = "http://orcs.test"
HERE = {"Origin": HOME}


def settings_in(folder: Path, **overrides: object) -> Settings:
    """Settings for a folder, with limits that no test hits by accident."""
    usual: dict[str, object] = {
        "data": folder,
        "secret": "s" * 40,
        "messages_per_second": 1000,
        "identities_per_hour": 9999,
    }
    return Settings.load({}, **(usual | overrides))


@dataclass
class StandIn:
    """The services that endpoints use."""

    settings: Settings
    store: Store
    identities: Identities
    addresses: Addresses
    limits: Limits
    metrics: Metrics
    app: Any = None

    def client(self, address: str = "203.0.113.7", **options: Any) -> httpx.AsyncClient:
        """A client with its own cookies, on this server's page."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 40000))
        return httpx.AsyncClient(**{"transport": transport, "base_url": HOME, "headers": HERE, **options})

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the store holds."""
        return await self.store.read(lambda t: t.query(sql, *values))

    async def run(self, sql: str, *values: object) -> None:
        """Change rows of the store."""
        await self.store.write(lambda t: t.execute(sql, *values))


@asynccontextmanager
async def serving(
    folder: Path, endpoints: Sequence[Endpoint] = (), others: Sequence[BaseRoute] = (), **overrides: object
) -> AsyncIterator[StandIn]:
    """A server over a store in the folder, with the routes about people and the given ones."""
    settings = settings_in(folder, **overrides)
    store = open_store(settings.database)
    await store.start()
    try:
        identities = Identities(store, settings)
        addresses = Addresses(store, identities)
        world = StandIn(settings, store, identities, addresses, Limits.of(settings), Metrics())
        routes = [*others, metrics_route(world.metrics, settings)]
        world.app = make_app([*PEOPLE, *endpoints], cast(Any, world), routes)
        yield world
    finally:
        await store.stop()
