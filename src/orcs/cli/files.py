"""Reading and writing saved games, with clear errors."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from orcs.cli.errors import CommandError
from orcs.edition import EditionError
from orcs.engine.notation import RecordError
from orcs.game import Game
from orcs.links import LinkError, packed_in, unpack

BIGGEST: Final = 20_000_000


def read_record(name: str) -> str:
    """The record in a file, or in a link to a game; CommandError says why it cannot be read."""
    packed = packed_in(name)
    if packed is None:
        return read_text(name)
    try:
        return unpack(packed)
    except LinkError as error:
        raise CommandError("problem-link_newer" if error.newer else "problem-link_broken") from error


def read_text(name: str) -> str:
    """The text of a file; CommandError says why it cannot be read."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(BIGGEST + 1)
    except FileNotFoundError as error:
        raise CommandError("error-file-missing", file=name) from error
    except IsADirectoryError as error:
        raise CommandError("error-file-directory", file=name) from error
    except PermissionError as error:
        raise CommandError("error-file-denied", file=name) from error
    except (OSError, ValueError) as error:
        raise CommandError("error-file", file=name, reason=reason_of(error)) from error
    if len(data) > BIGGEST:
        raise CommandError("error-file-big", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError("error-file-binary", file=name) from error


def load_game(name: str) -> Game:
    """The game of a record file."""
    text = read_record(name)
    try:
        return Game.load(text)
    except RecordError as error:
        raise CommandError("error-record", file=name, reason=str(error)) from error
    except EditionError as error:
        raise CommandError("error-record-table", file=name, reason=str(error.problems[0])) from error


def write_text(name: str, text: str) -> None:
    """Write a file whole or not at all."""
    path = Path(name)
    trial = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(None, "it is a folder")
        trial.write_text(text, encoding="utf-8", newline="\n")
        trial.replace(path)
    except (OSError, ValueError) as error:
        raise CommandError("error-file-write", file=name, reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """What the system says about an error, without its number."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def autosave_name() -> str:
    """Where a game is kept when the player names no file."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = Path(base) if base else Path.home() / ".local" / "state"
    except RuntimeError:
        return "last.orc"
    return str(folder / "orcs" / "last.orc")
