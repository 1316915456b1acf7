"""Orcs Orcs Orcs: a digital edition of the board game."""

from importlib.metadata import version

__version__ = version("orcs-orcs-orcs")
