"""Editions from files: the built-in tables, and an owner's corrections laid over them."""

from functools import cache
from importlib import resources
from pathlib import Path

from orcs.edition.assembly import FILES, assemble
from orcs.edition.document import Document, joined, overlaid, read_document
from orcs.edition.problems import EditionError, EditionProblem
from orcs.edition.rows import Edition

Problems = list[EditionProblem]


@cache
def built_in() -> Edition:
    """The edition that comes with the game."""
    problems: Problems = []
    return _sound(assemble(_built_in_document(), None, "", problems), problems)


def load(override: str | Path | None = None) -> Edition:
    """The built-in edition, with the file laid over it if one is given.

    EditionError lists all that is wrong with the file.
    """
    if override is None:
        return built_in()
    problems: Problems = []
    return _sound(_from_file(Path(override), problems), problems)


def load_text(text: str, name: str = "override") -> Edition:
    """The built-in edition with this text laid over it; the name stands for the file in errors."""
    problems: Problems = []
    return _sound(_from_text(text, name, problems), problems)


def check(path: str | Path) -> list[EditionProblem]:
    """All that is wrong with an override file; nothing if it can be played."""
    problems: Problems = []
    _from_file(Path(path), problems)
    return problems


def check_text(text: str, name: str = "override") -> list[EditionProblem]:
    """All that is wrong with the text of an override."""
    problems: Problems = []
    _from_text(text, name, problems)
    return problems


def _from_file(path: Path, problems: Problems) -> Edition | None:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        problems.append(EditionProblem(path.name, "whole file", f"cannot be read: {error.strerror}"))
        return None
    except UnicodeDecodeError as error:
        cause = f"must be UTF-8 text, but byte {error.start} is not"
        problems.append(EditionProblem(path.name, "whole file", cause))
        return None
    return _from_text(text, path.name, problems)


def _from_text(text: str, name: str, problems: Problems) -> Edition | None:
    over = read_document(text, name, problems)
    return assemble(overlaid(_built_in_document(), over, problems), name, text, problems)


@cache
def _built_in_document() -> Document:
    folder = resources.files("orcs.edition")
    problems: Problems = []
    names = dict.fromkeys(FILES.values())
    document = joined([read_document((folder / name).read_text("utf-8"), name, problems) for name in names])
    if problems:
        raise EditionError(problems)
    return document


def _sound(edition: Edition | None, problems: Problems) -> Edition:
    if problems or edition is None:
        raise EditionError(problems)
    return edition
