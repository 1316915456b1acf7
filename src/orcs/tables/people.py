"""People as a table knows them; names and texts that are safe to show anywhere."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from orcs.tables.messages import Language, Message, Name
from orcs.tables.refusal import Refused
from orcs.text import Words
from orcs.text.messages import LANGUAGES

LONGEST_NAME: Final = 24
EMOTES: Final = ("hello", "luck", "well_played", "thanks", "ouch", "oops")
"""What can be said in the chat with one click, as `:thanks:`; readers see it in their own language."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that show nothing though Unicode calls them letters, marks or symbols."""


class Greeting(Message):
    """How a guest wants to be known. Without a language it is that of the request."""

    name: Name | None = None
    language: Language | None = None


class Me(Message):
    """An identity, as its owner sees it. `token` is told once, to programs that ask for it; `operator` to those who
    look after the server."""

    id: str
    name: str
    language: str
    token: str | None = None
    operator: bool = False


class Change(Message):
    """What is to be changed about oneself."""

    name: Name | None = None
    language: Language | None = None


@cache
def words_for(language: str) -> Words:
    """The words of a language, or English where there are none yet."""
    return Words(language if language in LANGUAGES else "en")


def clean_text(text: str) -> str:
    """A text that can be shown anywhere: one line, nothing invisible, nothing that reverses or covers the rest."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        # C: control, direction and zero-width characters, surrogates, private and unassigned ones.
        if category[0] == "C" or letter in BLANKS or is_variation(letter):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= 3 and (kept or not marks):
            kept.append(letter)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def clean_name(name: str) -> str:
    """A name that can be shown anywhere, and seen."""
    clean = clean_text(name)
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise Refused("problem-bad_name", 422, most=LONGEST_NAME)
    return clean


def is_variation(letter: str) -> bool:
    """Whether a character only selects a variant of the one before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def check_language(language: str) -> str:
    """A language, refused if the game has no words in it."""
    if language not in LANGUAGES:
        raise Refused("problem-bad_language", 422, list=", ".join(LANGUAGES))
    return language
