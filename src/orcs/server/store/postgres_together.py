"""Together: rows to be inserted, and the statements that follow each, carried out by one statement of each kind.

Between two statements a thread waits for PostgreSQL and then for the interpreter. So the rows of many works go as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import psycopg

from orcs.server.store.jobs import Job
from orcs.server.store.postgres_link import Connection, lost, may_be_retried
from orcs.server.store.store import Insert, Value

Rows = dict[str, list[tuple[Value, ...]]]


class NotTogether(Exception):
    """Something cannot be done with the rest: each work has to go by itself."""


def do_together(connection: Connection, jobs: Sequence[Job], news: list[tuple[str, int]]) -> list[Job]:
    """Do the jobs that insert a row, without guards, and add what they announce to the news; returns the other jobs.
    NotTogether if a row is refused."""
    others: list[Job] = []
    done: list[tuple[Job, Insert]] = []
    rows: Rows = {}
    more: Rows = {}
    for job in jobs:
        work = job.work
        if not isinstance(work, Insert) or work.guards:
            others.append(job)
            continue
        done.append((job, work))
        rows.setdefault(f"INSERT INTO {work.into} {{}} ON CONFLICT DO NOTHING", []).append(work.values)
        for bulk, values in work.more:
            more.setdefault(bulk.many, []).append(values)
    try:
        if any(run(connection, sql, some) < len(some) for sql, some in rows.items()):
            raise NotTogether
        changed = {sql: run(connection, sql, some) for sql, some in more.items()}
    except (psycopg.Error, ValueError) as error:
        if lost(connection, error) or may_be_retried(error):
            raise
        raise NotTogether from error
    for job, work in done:
        if work.counted is not None:
            job.result = changed[work.counted.many]
        if work.news is not None:
            news.append(work.news)
    return others


def run(connection: Connection, sql: str, rows: list[tuple[Value, ...]]) -> int:
    """Run a statement for many rows of values; how many rows it changed."""
    return connection.execute(sql.format(unpacked(rows)), [msgspec.json.encode(rows).decode()]).rowcount


def unpacked(rows: list[tuple[Value, ...]]) -> str:
    """What selects rows that come as JSON, as column1, column2 … A column without a text holds numbers."""
    texts = [any(isinstance(value, str) for value in column) for column in zip(*rows, strict=True)]
    values = [f"(value->>{at}){'' if text else '::bigint'} AS column{at + 1}" for at, text in enumerate(texts)]
    return f"SELECT {', '.join(values)} FROM json_array_elements(%s::json)"
