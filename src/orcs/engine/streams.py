"""The streams that chance draws from. One for each deck and each of its shuffles, so that one differing pick does
not shift the draws of every other deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SHUFFLES: Final = 4096

START_STREAM: Final = 0
FATE_STREAM: Final = 1
MARKER_STREAM: Final = 2
PILE_STREAM: Final = 3
DECK_STREAM: Final = 5
MODULE_STREAM: Final = 9


def stream_number(deck: i64, shuffle: i64) -> i64:
    """The number of a deck's k-th shuffle."""
    return deck * SHUFFLES + shuffle
