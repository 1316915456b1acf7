"""The words that the arguments ask for: `--lang`, else the locale's language; `--printed-names` for the box's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orcs.cli.errors import CommandError
from orcs.text import LANGUAGES

OPTION: Final = "--lang"
PRINTED: Final = "--printed-names"


def language_said(arguments: Sequence[str]) -> str | None:
    """The language that the arguments ask for; None if they do not. Read first: the help is in that language too."""
    said = None
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument == "--":
            break
        name, equals, value = argument.partition("=")
        if name == OPTION:
            said = value if equals else following
    return said or None


def check_language(said: str | None) -> None:
    """Refuse a language that there are no words in."""
    if said and said not in LANGUAGES:
        raise CommandError("error-language", text=said, list=", ".join(LANGUAGES))
