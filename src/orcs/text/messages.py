"""The message files of one language (Project Fluent), looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en",)
FILES: Final = (
    "common",
    "creatures",
    "skills",
    "cards",
    "fate",
    "modules",
    "events",
    "options",
    "refusals",
    "scores",
    "clauses",
    "cli",
    "play",
    "server",
    "web",
    "learn",
)

Value = str | int


class LanguageError(ValueError):
    """A language that there are no messages for."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are words in {', '.join(LANGUAGES)}, not in {language!r}")
        self.language = language


class MessageError(LookupError):
    """A message that is missing, or that asks for a value nobody gave."""


@cache
def load_bundle(language: str) -> FluentBundle:
    """All messages of a language. Values are not wrapped in isolation marks, which terminals do not understand."""
    if language not in LANGUAGES:
        raise LanguageError(language)
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("orcs.text") / language
    for name in FILES:
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text("utf-8")))
    return bundle


class Messages:
    """Messages by id. `id.attribute` is an attribute of a message."""

    def __init__(self, language: str) -> None:
        self.bundle = load_bundle(language)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(id)

    def forms(self, id: str) -> list[str]:
        """The attributes of a message."""
        return list(self.bundle.get_message(id).attributes)

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
