"""The language of the terminal: what `--lang` says, else the locale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orcs.cli.errors import CommandError
from orcs.text.messages import LANGUAGES, choose_language

OPTION: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What tells the language of messages; the first that is set decides."""


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language that the terminal is set to, if there are words in it."""
    return choose_language([environment[name] for name in VARIABLES if environment.get(name)][:1])


def language_said(arguments: Sequence[str]) -> str | None:
    """The language that the arguments ask for; None if they do not. Read first: the help is in that language too."""
    said = None
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument == "--":
            break
        name, equals, value = argument.partition("=")
        if name == OPTION:
            said = value if equals else following
    if said and said not in LANGUAGES:
        raise CommandError("error-language", text=said, list=", ".join(LANGUAGES))
    return said or None
