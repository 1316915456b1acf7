"""The route of the sandbox."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from orcs.server.api.effort import spend
from orcs.server.api.endpoints import Call, Endpoint
from orcs.server.web.security import client_address
from orcs.tables import sandbox
from orcs.tables.refusal import Refused
from orcs.tables.sandbox import SandboxStep, SandboxWish

SECONDS: Final = 1.0
"""How much processor time one request may take."""


def play(wish: SandboxWish) -> SandboxStep:
    """The answer to a request, or a refusal when it takes too long. Not for the event loop."""
    end = time.thread_time() + SECONDS

    def check() -> None:
        if time.thread_time() > end:
            raise Refused("problem-sandbox_slow", 422)

    return sandbox.play(wish, check)


async def show_sandbox(call: Call) -> SandboxStep:
    """A position, as a seat sees it."""
    key = client_address(call.services.settings, call.request) if call.who is None else call.who.id
    call.services.limits.take("sandbox", key)
    return await spend(call, partial(play, call.body))


SANDBOX: Final = (
    Endpoint(
        "POST",
        "/api/sandbox",
        show_sandbox,
        "A position to try things on, nothing of it kept",
        SandboxStep,
        SandboxWish,
        who="anybody",
    ),
)
