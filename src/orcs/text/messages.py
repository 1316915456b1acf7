"""The message files of one language (Project Fluent), looked up by id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

SOURCE: Final = "en"
"""The language that messages are first written in."""
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that say which language is wanted; the first that is set decides."""
FOLDER: Final = resources.files("orcs.text")


def discover() -> tuple[str, ...]:
    """The languages that have a folder of messages, the source first."""
    found = sorted(each.name for each in FOLDER.iterdir() if (each / "common.ftl").is_file())
    return (SOURCE, *(language for language in found if language != SOURCE))


LANGUAGES: Final = discover()
Value = str | int


class LanguageError(ValueError):
    """A language that there are no messages for."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are words in {', '.join(LANGUAGES)}, not in {language!r}")
        self.language = language


class MessageError(LookupError):
    """A message that is missing, or that asks for a value nobody gave."""


def choose_language(wanted: Iterable[str]) -> str:
    """The first of these that there are words in, else the source. `de-AT` and `de_AT.UTF-8` mean `de`."""
    for tag in wanted:
        language = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
        if language in LANGUAGES:
            return language
    return SOURCE


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language that the terminal is set to, if there are words in it."""
    return choose_language([environment[name] for name in VARIABLES if environment.get(name)][:1])


@cache
def load_bundle(language: str, printed: bool = False) -> FluentBundle:
    """All messages of a language. Values are not wrapped in isolation marks, which terminals do not understand."""
    if language not in LANGUAGES:
        raise LanguageError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in (FOLDER / language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    if printed:
        bundle.add_resource(FluentResource((FOLDER / "printed.ftl").read_text("utf-8")), allow_overrides=True)
    return bundle


class Messages:
    """Messages by id. `id.attribute` is an attribute of a message. Cards can be named as they are printed."""

    def __init__(self, language: str, printed: bool = False) -> None:
        self.bundle = load_bundle(language, printed)
        self._names: dict[str, dict[str, str]] = {}

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(id)

    def forms(self, id: str) -> list[str]:
        """The attributes of a message."""
        return list(self.bundle.get_message(id).attributes)

    def all_forms(self, id: str, values: Mapping[str, Value]) -> dict[str, str]:
        """A name: the message under "", and its attributes. Names that need no values are put together once."""
        found = None if values else self._names.get(id)
        if found is None:
            found = {"": self.format(id, values)}
            found.update({form: self.format(f"{id}.{form}", values) for form in self.forms(id)})
            if not values:
                self._names[id] = found
        return found

    def format(self, id: str, values: Mapping[str, Value]) -> str:
        """A message with its values filled in."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            raise MessageError(f"there is no message {name}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MessageError(f"there is no message {id}")
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MessageError(f"message {id}: {errors[0]}")
        return str(text)
