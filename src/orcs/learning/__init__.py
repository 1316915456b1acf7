"""Learning the game: the tutorial, as data."""

from orcs.learning.tutorial import Chapter, Game, Lesson, Try, Tutorial, load

__all__ = ["Chapter", "Game", "Lesson", "Try", "Tutorial", "load"]
