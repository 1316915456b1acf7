"""Effort: processor time that requests cost, spent on threads of its own and charged to who asked for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from orcs.server.api.endpoints import Call
from orcs.server.web.security import client_address

Result = TypeVar("Result")

AT_ONCE: Final = 2
"""More threads would only take turns with the event loop more often."""
RESERVED: Final = 0.25
"""Seconds that are charged beforehand, or a person could ask from many addresses before the first job is paid."""

threads: Final = ThreadPoolExecutor(AT_ONCE, "orcs-effort")


async def spend(call: Call, work: Callable[[], Result]) -> Result:
    """Do what takes processor time away from the event loop, within what the asker and their address may use."""
    address = client_address(call.services.settings, call.request)
    keys = [("effort_here", address)]
    if call.who is not None:
        keys.append(("effort", call.who.id))
    # One job per address: no address can take all threads, and each job is paid for before the next one begins.
    async with call.services.limits.turn("effort", address):
        return await spend_now(call, keys, work)


async def spend_now(call: Call, keys: list[tuple[str, str]], work: Callable[[], Result]) -> Result:
    """Run a job on the threads, and charge its time to these keys."""
    limits, loop = call.services.limits, asyncio.get_running_loop()
    paid: list[tuple[str, str]] = []
    try:
        for kind, key in keys:
            limits.take(kind, key, RESERVED)
            paid.append((kind, key))
    except BaseException:
        settle(call, paid, 0.0)
        raise

    def timed() -> Result:
        began = time.thread_time()
        try:
            return work()
        finally:
            used = time.thread_time() - began
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, call, paid, used)

    return await loop.run_in_executor(threads, timed)


def settle(call: Call, keys: list[tuple[str, str]], used: float) -> None:
    """Charge what was used in place of what was reserved."""
    for kind, key in keys:
        call.services.limits.charge(kind, key, used - RESERVED)
