"""Brain: what the page's second worker does. It thinks for bots, so that the tables need not wait."""

from __future__ import annotations

import msgspec

from orcs.tables.jobs import AnyJob, carried_out

decode = msgspec.json.Decoder(AnyJob).decode


def think(job: str) -> str:
    """The reply to a job. Both are JSON."""
    return msgspec.json.encode(carried_out(decode(job))).decode()
