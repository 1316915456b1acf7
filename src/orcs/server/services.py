"""Services: the parts of a running server, created once and passed to all who need them."""

from __future__ import annotations

from collections.abc import Callable

from orcs.server.admin.retention import Retention
from orcs.server.hooks.delivery import Deliverer
from orcs.server.metrics import Metrics
from orcs.server.people.addresses import Addresses
from orcs.server.people.identity import PERSON, Identities
from orcs.server.people.reports import Reports
from orcs.server.records.analyses import Analyses
from orcs.server.records.records import Records
from orcs.server.rooms.chat import Chats
from orcs.server.rooms.hall import Hall
from orcs.server.settings import Settings
from orcs.server.store import Store, open_store
from orcs.server.thinking.thinker import Thinker
from orcs.server.thinking.workers import Workers
from orcs.server.wire.limits import Limits


class Services:
    """What routes, sockets and rooms share."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.database)
        self.limits = Limits.of(settings)
        self.identities = Identities(self.store, settings)
        self.addresses = Addresses(self.store, self.identities)
        self.reports = Reports(self.store, self.identities)
        self.metrics = Metrics()
        self.workers = Workers(settings.bot_processes)
        self.deliverer = Deliverer(self.store, allow_private=settings.allow_private_hooks)
        self.records = Records(self.store)
        self.analyses = Analyses(self.store)
        self.chats = Chats(self.store, self.limits)
        self.thinker = Thinker(self.workers, self.metrics)
        self.hall = Hall(self.store, settings, self.metrics, self.thinker, self.chats, self.deliverer.nudge)
        self.retention = Retention(self.store, settings, self.hall, self.identities)
        self.closing = False
        self.farewells: set[Callable[[], None]] = set()
        """Called to tell each client that the server is stopping."""
        self.identities.on_erase.append(self.hall.forget)
        self.identities.on_shut_out.append(self.hall.shut_out)
        self.metrics.rooms.set_function(lambda: len(self.hall.rooms))
        self.metrics.count(
            "orcs_bot_failures",
            "Bots that crashed or took too long",
            "kind",
            {"crash": lambda: self.workers.crashed, "timeout": lambda: self.workers.timed_out},
        )
        self.metrics.count(
            "orcs_hook_deliveries",
            "Webhooks by outcome",
            "outcome",
            {
                "delivered": lambda: self.deliverer.delivered,
                "failed": lambda: self.deliverer.failed,
                "given_up": lambda: self.deliverer.given_up,
            },
        )

    async def start(self) -> None:
        """Open the store and begin to serve."""
        self.store.listen(self.hear)
        await self.store.start()
        await self.hall.start()
        self.deliverer.start()
        self.retention.start()

    def hear(self, about: str, seq: int) -> None:
        """Another process has changed a table or a person; any of them, if it does not say which."""
        if about.startswith(PERSON):
            self.hall.spawn(self.identities.hear(about.removeprefix(PERSON)))
            return
        if not about:
            self.hall.spawn(self.check_people())
        self.hall.hear(about, seq)

    async def check_people(self) -> None:
        """Check everybody who is connected again: news about them may have been missed."""
        rooms = list(self.hall.rooms.values())
        connected = {each.person for room in rooms for each in room.audience.everybody() if each.person}
        for person in connected:
            self.identities.forget(person)
            who = await self.identities.get(person)
            if who is None or who.erased is not None or who.banned is not None:
                await self.identities.hear(person)

    def close(self) -> None:
        """Accept nothing more, and tell all clients to come back later."""
        self.closing = True
        for leave in self.farewells:
            leave()

    async def stop(self) -> None:
        """Finish what is under way and close the store."""
        self.close()
        await self.retention.stop()
        await self.hall.stop()
        await self.identities.stop()
        await self.deliverer.stop()
        await self.workers.stop()
        await self.analyses.stop()
        await self.store.stop()
