"""Connections to PostgreSQL: how they are made, what they must guarantee, and what their errors mean."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, NoReturn

import psycopg
from psycopg import IsolationLevel, errors

from orcs.server.store.store import Conflict, StoreError, Transaction

Connection = psycopg.Connection[tuple[Any, ...]]

# A process that hangs must not hold up the others for ever, nor a machine that has vanished.
_PATIENCE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
_SESSION: Final = (
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET client_min_messages = 'warning'",
)
_QUOTED_OR_MARK: Final = re.compile(r"'[^']*'|\"[^\"]*\"|[?%]")


class PostgresTransaction(Transaction):
    """Statements on a connection. What it announces is added to `news`."""

    __slots__ = ("_connection", "failure", "news")

    def __init__(self, connection: Connection, news: list[tuple[str, int]]) -> None:
        self._connection = connection
        self.news = news
        self.failure: Exception | None = None

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self._run(sql, values).fetchall()

    def named(self, sql: str, *values: object) -> list[dict[str, Any]]:
        rows = self._run(sql, values)
        names = [column[0] for column in rows.description or ()]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def execute(self, sql: str, *values: object) -> int:
        return self._run(sql, values).rowcount

    def announce(self, table: str, seq: int) -> None:
        self.news.append((table, seq))

    def _run(self, sql: str, values: tuple[object, ...]) -> psycopg.Cursor[tuple[Any, ...]]:
        if self.failure is not None:
            raise self.failure
        plain = [int(value) if value is True or value is False else value for value in values]
        try:
            return self._connection.execute(with_placeholders(sql), plain)
        except psycopg.Error as error:
            self.failure = error
            raise


@lru_cache(maxsize=1000)
def with_placeholders(sql: str) -> str:
    """The statement as psycopg wants it: `%s` for each question mark outside quotes, every other % doubled."""

    def one(found: re.Match[str]) -> str:
        return "%s" if found[0] == "?" else found[0].replace("%", "%%")

    return _QUOTED_OR_MARK.sub(one, sql)


def connect(url: str) -> Connection:
    """A connection whose commits are on disk when they return. Raises psycopg.OperationalError if the
    database cannot be reached now, StoreError if it will not do."""
    known = psycopg.conninfo.conninfo_to_dict(url)
    patience = {name: value for name, value in _PATIENCE.items() if name not in known}
    connection = psycopg.connect(url, autocommit=True, **patience)
    try:
        for setting in _SESSION:
            connection.execute(setting)
        demand_durability(connection)
        connection.set_autocommit(False)
        connection.set_isolation_level(IsolationLevel.REPEATABLE_READ)
    except BaseException:
        connection.close()
        raise
    return connection


def demand_durability(connection: Connection) -> None:
    """Make commits wait for the disk; refuse a server that does not."""
    if _show(connection, "synchronous_commit") == "off":
        connection.execute("SET synchronous_commit = on")
    for setting in ("fsync", "full_page_writes"):
        if _show(connection, setting) != "on":
            raise StoreError(f"PostgreSQL runs with {setting} off, so it may lose games: switch it on")
    if _show(connection, "server_encoding") != "UTF8":
        raise StoreError("the PostgreSQL database cannot hold every name: create it with ENCODING 'UTF8'")


def _show(connection: Connection, setting: str) -> str:
    row = connection.execute(f"SHOW {setting}").fetchone()
    return str(row[0]) if row else ""


def lost(connection: Connection | None, error: Exception) -> bool:
    """Whether the connection is gone or could not be made, as opposed to a bad statement."""
    if connection is None:
        return isinstance(error, psycopg.OperationalError)
    return isinstance(error, psycopg.Error) and connection.closed


def may_be_retried(error: Exception) -> bool:
    """Whether the transaction only collided with another one."""
    return isinstance(error, errors.SerializationFailure | errors.DeadlockDetected | errors.LockNotAvailable)


def translated(error: Exception) -> Exception:
    """What a database's error means to those who use a store; mistakes in SQL stay what they are."""
    if isinstance(error, errors.UniqueViolation | errors.ForeignKeyViolation):
        return Conflict(str(error))
    if isinstance(error, psycopg.OperationalError | errors.ReadOnlySqlTransaction):
        return StoreError(f"the database is in trouble: {_first_line(error)}")
    return error


def raise_translated(error: Exception) -> NoReturn:
    """Raise what an error means."""
    meaning = translated(error)
    if meaning is error:
        raise error
    raise meaning from error


def why_not_connected(error: Exception) -> StoreError:
    """What to print when a server is started on a database that refuses it."""
    text = str(error)
    if "authentication failed" in text or "no password supplied" in text:
        advice = "the name or password in the URL is not right"
    elif "does not exist" in text:
        advice = "create the role and the database first (createuser, createdb)"
    else:
        advice = "is it running, and is the address in the URL right?"
    return StoreError(f"PostgreSQL cannot be used: {advice} ({_first_line(error)})")


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
