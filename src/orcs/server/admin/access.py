"""How `orcs admin` reaches a server's tables: through the server where it has a database to itself, else directly."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import msgspec

from orcs.server.admin.admin import PATH, Admin, admin_token
from orcs.server.admin.messages import AnyAdmin, AnyRow
from orcs.server.services import Services
from orcs.server.settings import Settings, database_file, serving_file
from orcs.server.store import StoreError, open_store
from orcs.server.store.lock import ServingLock
from orcs.tables.messages import Problem
from orcs.tables.people import words_for
from orcs.tables.refusal import Refused
from orcs.text.messages import SOURCE

PATIENCE = 120.0


class AdminError(Exception):
    """What could not be done: one line that says why, and what to do."""


class UnknownKey(Exception):
    """The running server was started with another secret."""


def administer(settings: Settings, command: AnyAdmin, language: str = SOURCE) -> list[AnyRow]:
    """Carry a command out, wherever that can be done. Refusals are in this language."""
    file = database_file(settings)
    if file is not None:
        if not file.is_file():
            raise AdminError(f"there is no database at {file}: say which with --data or --database")
        if is_served(file):
            return ask_server(settings, command, language)
    try:
        return asyncio.run(carry_out(settings, command))
    except Refused as refused:
        raise AdminError(refused.problem(words_for(language)).message) from refused
    except StoreError as error:
        raise AdminError(str(error)) from error


def is_served(file: Path) -> bool:
    """Whether a server has the database to itself."""
    lock = ServingLock(file)
    try:
        lock.acquire()
    except StoreError:
        return True
    lock.release()
    return False


def ask_server(settings: Settings, command: AnyAdmin, language: str) -> list[AnyRow]:
    """Let the running server carry the command out, so that those connected are told."""
    told = serving_file(settings)
    assert told is not None
    try:
        where = told.read_text().strip()
        # A server that was not started again since its secret was replaced knows the old one.
        for key in settings.every_key():
            with suppress(UnknownKey):
                return post(where, key, command, language)
    except (OSError, ValueError) as error:
        raise AdminError(f"a server runs but does not answer ({error}): try again in a moment") from error
    raise AdminError("the server has another secret: give the --data (or ORCS_SECRET) that it was started with")


def post(where: str, key: bytes, command: AnyAdmin, language: str) -> list[AnyRow]:
    """The server's answer to a request with this key."""
    request = urllib.request.Request(where.rstrip("/") + PATH, msgspec.json.encode(command), method="POST")
    request.add_header("Content-Type", "application/json")
    request.add_header("Accept-Language", language)
    request.add_header("Authorization", f"Bearer {admin_token(key)}")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=list[AnyRow])
    except urllib.error.HTTPError as error:
        with error:
            raise refusal(error) from error


def refusal(error: urllib.error.HTTPError) -> Exception:
    """Why the server did not do it."""
    try:
        problem = msgspec.json.decode(error.read(), type=Problem)
    except (OSError, ValueError):
        return AdminError(f"the server answered {error.code}")
    return UnknownKey() if problem.code == "not_found" else AdminError(problem.message)


async def carry_out(settings: Settings, command: AnyAdmin) -> list[AnyRow]:
    """Carry the command out here. Processes that share the database hear of it."""
    services = Services(settings, open_store(settings.database))
    await services.store.start()
    try:
        return await Admin(services).do(command)
    finally:
        await services.hall.stop()
        await services.store.stop()
