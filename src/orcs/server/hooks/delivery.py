"""Webhooks: "your turn" for a player's program, signed, and repeated until it is received.

A notice is queued in the transaction of its fact, so neither is stored without the other. It says that
there is something to do, and nothing of what the player sees.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import random
import re
import secrets
import ssl
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from orcs.server.clock import now_ms
from orcs.server.hooks.calls import Caller, CallError, check_hook_url
from orcs.server.store import Bulk, Store, StoreError, Transaction, Value
from orcs.server.wire.buckets import Rate
from orcs.server.wire.limits import Limits
from orcs.tables.refusal import Refused

__all__ = ["Deliverer", "check_hook_url", "queueing", "signature", "verify_signature"]

TRIES: Final = 8
FIRST_DELAY: Final = 10_000
LAST_DELAY: Final = 6 * 3_600_000
JITTER: Final = 0.2
CLAIM: Final = 60_000  # longer than any call takes
MOST_AT_ONCE: Final = 16
MOST_OF_PERSON: Final = 2
MOST_TO_HOST: Final = 8
CROWDED: Final = 1000
LONGEST_SLEEP: Final = 60.0  # rows of a process that died are found by then
TROUBLE: Final = 5.0
GONE: Final = 410
TOLERANCE: Final = 300

QUEUED: Final = "INSERT INTO deliveries (id, table_id, seat, body, due) SELECT"
QUEUE: Final = Bulk(
    f"{QUEUED} ?, table_id, seat, ?, ? FROM hooks WHERE table_id = ? AND seat = ?",
    f"{QUEUED} column1, table_id, seat, column2, column3 FROM hooks, ({{}}) AS given"
    " WHERE table_id = column4 AND seat = column5",
)
"""Queues a notice for a seat that has a hook."""
DROP: Final = Bulk(
    "DELETE FROM deliveries WHERE table_id = ? AND seat = ?",
    "DELETE FROM deliveries WHERE (table_id, seat) IN ({})",
)
"""Drops the notice that waits for a seat."""

log = logging.getLogger("orcs.server")


class Delivery(NamedTuple):
    """A notice on its way."""

    id: str
    table: str
    seat: int
    body: str
    tries: int
    url: str
    secret: str
    person: str


def queueing(table_id: str, seat: int, seq: int, at: int) -> list[tuple[Bulk, tuple[Value, ...]]]:
    """What queues the notice that it is a seat's turn, if the seat has a hook, in place of one that still waits."""
    body = json.dumps({"event": "your_turn", "table": table_id, "seat": seat, "seq": seq, "at": at})
    return [(DROP, (table_id, seat)), (QUEUE, (secrets.token_hex(16), body, at, table_id, seat))]


def drop_strangers(tx: Transaction, table_id: str) -> None:
    """Take the hooks away of those who no longer sit where they set them."""
    seated = "SELECT 1 FROM seats WHERE seats.table_id = {0}.table_id AND seats.seat = {0}.seat"
    gone = f"NOT EXISTS ({seated.format('hooks')} AND seats.person = hooks.person)"
    for (seat,) in tx.query(f"DELETE FROM hooks WHERE table_id = ? AND {gone} RETURNING seat", table_id):
        tx.execute(DROP.one, table_id, seat)


def signature(secret: str, body: bytes, at: int) -> str:
    """The value of the header `Orcs-Signature`, for a body sent at this second."""
    digest = hmac.new(secret.encode(), b"%d." % at + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


def verify_signature(secret: str, header: str, body: bytes, now: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a body came from the server that knows the secret, not longer ago than the tolerance; for receivers."""
    match = re.fullmatch(r"t=([0-9]{1,12}),v1=[0-9a-f]{64}", header)
    if match is None or abs(now - int(match[1])) > tolerance:
        return False
    return hmac.compare_digest(header, signature(secret, body, int(match[1])))


def delay(tries: int) -> int:
    """How many milliseconds to wait after this many tries: longer each time, with some jitter."""
    growth: float = (LAST_DELAY / FIRST_DELAY) ** ((tries - 1) / (TRIES - 2))
    return round(FIRST_DELAY * growth * random.uniform(1 - JITTER, 1 + JITTER))


def earliest(tx: Transaction) -> int | None:
    """When the next notice is due."""
    due: int | None = tx.query("SELECT MIN(due) FROM deliveries")[0][0]
    return due


def claim(now: int, most: int, tx: Transaction) -> list[Delivery]:
    """Notices that are due, put off so that no other process sends them too."""
    rows = tx.query(
        "SELECT d.id, d.table_id, d.seat, d.body, d.tries, d.due, h.url, h.secret, h.person"
        " FROM deliveries d"
        " LEFT JOIN hooks h ON h.table_id = d.table_id AND h.seat = d.seat"
        " WHERE d.due <= ? ORDER BY d.due LIMIT ?",
        now,
        most,
    )
    claimed: list[Delivery] = []
    for number, table, seat, body, tries, due, url, secret, person in rows:
        if url is None:
            forget(number, tx)
        elif tx.execute(
            "UPDATE deliveries SET due = ?, tries = tries + 1 WHERE id = ? AND due = ?", now + CLAIM, number, due
        ):
            claimed.append(Delivery(number, table, seat, body, tries + 1, url, secret, person))
    return claimed


def forget(id: str, tx: Transaction) -> None:
    """Delete a notice."""
    tx.execute("DELETE FROM deliveries WHERE id = ?", id)


def put_off(id: str, due: int, tx: Transaction) -> None:
    """Try a notice again later."""
    tx.execute("UPDATE deliveries SET due = ? WHERE id = ?", due, id)


def hold_back(id: str, due: int, tx: Transaction) -> None:
    """Send a notice later that was not tried, since its receiver gets too many."""
    tx.execute("UPDATE deliveries SET due = ?, tries = tries - 1 WHERE id = ?", due, id)


def remove_hook(delivery: Delivery, tx: Transaction) -> None:
    """Delete a hook whose receiver is gone for good, unless its address has changed."""
    tx.execute(
        "DELETE FROM hooks WHERE table_id = ? AND seat = ? AND url = ?", delivery.table, delivery.seat, delivery.url
    )
    forget(delivery.id, tx)


class Deliverer:
    """Sends notices as they fall due. Each is sent at least once, or given up after a number of tries.

    Counted: notices `delivered`, calls that `failed`, notices `given_up`.
    """

    def __init__(
        self,
        store: Store,
        *,
        allow_private: bool = False,
        tls: ssl.SSLContext | None = None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.delivered = 0
        self.failed = 0
        self.given_up = 0
        self._store = store
        self._caller = Caller(allow_private, tls)
        self._clock = clock
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._busy: Counter[tuple[str, str]] = Counter()
        self._limits = Limits({"person": Rate(1, 30), "host": Rate(20, 200)})
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with what an earlier process left too."""
        self._task = asyncio.create_task(self._run())

    def nudge(self) -> None:
        """Look at once: a notice was queued."""
        self._wake.set()

    async def stop(self) -> None:
        """Stop. The next deliverer sends notices in flight again."""
        tasks = [*self._sending, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._caller.close()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                sleep = await self._send_due()
            except StoreError as error:
                log.warning("notices cannot be sent now", extra={"event": "hooks_in_trouble", "reason": str(error)})
                sleep = TROUBLE
            except Exception:
                # Whatever it is, notices go on when it is over.
                log.exception("notices cannot be sent now", extra={"event": "hooks_in_trouble"})
                sleep = TROUBLE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(sleep):
                    await self._wake.wait()

    async def _send_due(self) -> float:
        """Start sending what is due; returns how long there is nothing else to do."""
        room = MOST_AT_ONCE - len(self._sending)
        due = await self._store.read(earliest) if room else None
        if due is None:
            return LONGEST_SLEEP
        now = self._clock()
        if due > now:
            return min(LONGEST_SLEEP, (due - now) / 1000)
        for delivery in await self._store.write(partial(claim, now, room)):
            wait = self._crowded(delivery)
            if wait:
                await self._store.write(partial(hold_back, delivery.id, now + wait))
                continue
            task = asyncio.create_task(self._deliver(delivery))
            self._sending.add(task)
            task.add_done_callback(partial(self._sent, delivery))
        return 0.0

    def _crowded(self, delivery: Delivery) -> int:
        """How many milliseconds to wait because a person's or a host's notices take too many places already, or come
        too fast: strangers choose where they go, and a slow receiver must not hold up those of others. Counts this
        one if there is no need to wait."""
        keys = self._keys(delivery)
        if any(self._busy[key] >= most for key, most in keys.items()):
            return CROWDED
        try:
            for kind, key in keys:
                self._limits.take(kind, key)
        except Refused as refused:
            return 1000 * int(str(refused.fields["seconds"]))
        self._busy.update(keys.keys())
        return 0

    def _keys(self, delivery: Delivery) -> dict[tuple[str, str], int]:
        """What a delivery counts for, and how many of each may be under way."""
        host = urlsplit(delivery.url).hostname or ""
        return {("person", delivery.person): MOST_OF_PERSON, ("host", host): MOST_TO_HOST}

    def _sent(self, delivery: Delivery, task: asyncio.Task[None]) -> None:
        self._busy.subtract(self._keys(delivery).keys())
        self._busy = +self._busy
        self._sending.discard(task)
        self._wake.set()

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            try:
                status = await self._call(delivery)
                error = f"status {status}"
            except CallError as failure:
                status, error = 0, str(failure)
            await self._settle(delivery, status, error)
        except StoreError as error:  # it stays queued
            log.warning("a notice could not be settled", extra={"event": "hooks_in_trouble", "reason": str(error)})
        except Exception:
            log.exception("a notice could not be settled", extra={"event": "hooks_in_trouble"})

    async def _call(self, delivery: Delivery) -> int:
        """The status that the receiver answers with."""
        body = delivery.body.encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "orcs-orcs-orcs",
            "Orcs-Delivery": delivery.id,
            "Orcs-Signature": signature(delivery.secret, body, self._clock() // 1000),
        }
        return await self._caller.post(delivery.url, body, headers)

    async def _settle(self, delivery: Delivery, status: int, error: str) -> None:
        """Note how a call ended."""
        about = {"table": delivery.table, "seat": delivery.seat, "tries": delivery.tries, "error": error}
        if 200 <= status < 300:
            self.delivered += 1
            await self._store.write(partial(forget, delivery.id))
            return
        self.failed += 1
        if status == GONE:
            log.info("a webhook is gone", extra={"event": "hook_gone", **about})
            await self._store.write(partial(remove_hook, delivery))
        elif delivery.tries < TRIES:
            log.info("a webhook did not take a notice", extra={"event": "hook_failed", **about})
            await self._store.write(partial(put_off, delivery.id, self._clock() + delay(delivery.tries)))
        else:
            self.given_up += 1
            log.warning("a notice is given up", extra={"event": "hook_given_up", **about})
            await self._store.write(partial(forget, delivery.id))
