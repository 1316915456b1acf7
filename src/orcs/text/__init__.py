"""The words of the game: events, options, rules and cards as sentences. The engine holds no prose."""

from orcs.text.messages import LANGUAGES, LanguageError
from orcs.text.render import Words

__all__ = ["LANGUAGES", "LanguageError", "Words"]
