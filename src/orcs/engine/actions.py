"""The action space: every pick as an int in a named range, and its text form (`teleport:4`, `cast:fireball`).

The numbers are fixed for all editions and modules: cards have room for 32 kinds, fate cards for 32 rows, each
section for 24 distinguishable creatures. Text forms use the edition's ids, so they outlive any renumbering.
"""

from __future__ import annotations

from typing import Final

from orcs.engine.terms import PATHS, PLACES, SEATS, SECTION_NAMES, TYPES

CARD_ROOM: Final = 32
FATE_ROOM: Final = 32
SLOTS: Final = 24

PASS: Final = 0
END: Final = 1
DONE: Final = 2
SKIP: Final = 3
DRAW: Final = 4
TELEPORT: Final = 5
REVEAL: Final = 11
LINE: Final = 17
AREA: Final = 20
SECTION: Final = 29
RIVAL: Final = 32
POISON_PICK: Final = 36
CAST: Final = 40
ADD: Final = 72
LEARN: Final = 104
REMOVE: Final = 136
DISCARD: Final = 168
PREY: Final = 200
TARGET: Final = 218
MODULE_PICKS: Final = 650

CHANCE_PICKS: Final = 700
CARD: Final = 700
SPELL: Final = 732
FATE: Final = 764
MARKER: Final = 796
START: Final = 802
MODULE_CHANCE: Final = 806

NO_SIDE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
SIDE_NAMES: Final = ("", ".left", ".right")


def place_name(place: int) -> str:
    """The text form of a place: path number and section, `3.inner`."""
    return f"{place // 3 + 1}.{SECTION_NAMES[place % 3]}"


def numbers(count: int) -> list[str]:
    """The labels 1, 2, … count."""
    return [str(n + 1) for n in range(count)]


class ActionSpace:
    """All ranges of picks of one set of rules: names for people and records, numbers for the engine."""

    def __init__(self, cards: list[str], fates: list[str], creatures: list[str]) -> None:
        self.texts: dict[int, str] = {}
        self.picks: dict[str, int] = {}
        for base, word in ((PASS, "pass"), (END, "end"), (DONE, "done"), (SKIP, "skip"), (DRAW, "draw")):
            self.name(base, word)
        self.declare(TELEPORT, "teleport", numbers(PATHS))
        self.declare(REVEAL, "reveal", numbers(PATHS))
        self.declare(LINE, "line", numbers(3))
        self.declare(AREA, "area", [section + side for section in SECTION_NAMES for side in SIDE_NAMES])
        self.declare(SECTION, "section", list(SECTION_NAMES))
        self.declare(RIVAL, "rival", numbers(SEATS))
        self.declare(POISON_PICK, "poison", numbers(SEATS))
        for base, word in (
            (CAST, "cast"),
            (ADD, "add"),
            (LEARN, "learn"),
            (REMOVE, "remove"),
            (DISCARD, "discard"),
        ):
            self.declare(base, word, cards)
        self.declare(PREY, "prey", [place_name(place) for place in range(PLACES)])
        self.declare(
            TARGET,
            "target",
            [f"{place_name(place)}.{slot + 1}" for place in range(PLACES) for slot in range(SLOTS)],
        )
        self.declare(CARD, "card", cards)
        self.declare(SPELL, "spell", cards)
        self.declare(FATE, "fate", fates)
        self.declare(MARKER, "marker", creatures[:TYPES])
        self.declare(START, "start", numbers(SEATS))

    def name(self, pick: int, text: str) -> None:
        """Give one pick its text form; a number or text that is taken already is an error."""
        if pick in self.texts or text in self.picks:
            raise ValueError(f"pick {pick} ({text}) is declared twice")
        self.texts[pick] = text
        self.picks[text] = pick

    def declare(self, base: int, word: str, labels: list[str]) -> None:
        """Name a range of picks, one for each label, from `base` on."""
        for i, label in enumerate(labels):
            self.name(base + i, f"{word}:{label}")

    def text(self, pick: int) -> str:
        """The text form of a pick."""
        return self.texts[pick]

    def parse(self, text: str) -> int | None:
        """The pick with this text form, or None."""
        return self.picks.get(text)
