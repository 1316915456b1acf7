"""The error of the lab, in one line."""

from __future__ import annotations


class LabError(ValueError):
    """A run that cannot start. The message is one line that says what to do instead."""
